/** Words that tell what is near, folded. */
export const kindsOfWords: Record<string, string> = {
  fruit:
    'fresas?|fresones|frambuesas?|frutos rojos|frutas?|platanos?|bananas?|pina|melon|sandia|manzanas?|peras?|naranjas?|limon|mango|cerezas?|melocoton(?:es)?|maracuya|coco|kiwi|maduixes|maduixa|pinya|poma|taronja',
  sweet:
    'helados?|tartas?|batidos?|chocolates?|xocolata|crepes?|creps?|tortitas|nata|vainilla|galletas?|flan|mousse|tiramisu|yogur(?:es)?|gofres?|natillas|bizcochos?|brownies?|coulant|torrijas?|churros|sorbetes?|copa|leche|blanco|caramelo|dulce de leche|napolitanas?|milhojas|profiteroles|cafe|smoothie|cookies?|muffins?|donuts?|palmeras?|bombon(?:es)?|turron|gelat|{fruit}',
  sea: 'gambas?|gambon(?:es)?|langostinos?|cigalas?|ostras?|almejas?|mejillon(?:es)?|berberechos|coquinas|navajas|marisco|mariscada|mariscos|pescado|pescaito|merluza|bacalao|atun|bonito|boquerones|acedias|calamares|chocos|pulpo|sardinas?|salmon|rape|caracoles|cangrejo|cangrejos|camarones|tortillitas|necoras?|centollo|percebes|canaillas|caballa|melva|jurel|sardinas|boqueron|lubina|dorada',
  pulse: 'garbanzos|habas|habitas|lentejas|alubias|judias|guisantes|pochas|fabes|verdinas|fabas|faves',
  vegetable:
    'verduras?|esparragos|trigueros|setas|patatas|papas|alcachofas|coliflor|acelgas|espinacas|col|repollo|{pulse}',
  pasta: 'bolonesa|carbonara|pesto|tomate|nata|queso|quesos|atun|pasta|parmesano|arrabbiata|arrabiata',
  mexican:
    'tacos?|enchiladas?|chilaquiles|nachos|burritos?|quesadillas?|totopos|fajitas?|mexican[oa]s?|guacamole|frijoles|pico de gallo',
}

/**
 * A word or more, what stands near, and what it then is: a name of the lexicon, or nothing where nobody can read it, or - where a name before it says it already. In what stands near,
 * _ is the word itself, % a comma, {fruit} any fruit, «&» joins two conditions, ! says what may not be there. «ca:» before a word is of one language,
 * «small:» of a word without a capital; + goes before a longer name of the lexicon. The first that fits counts.
 */
export const senses = `
saltimbocca de ternera,saltimboca de ternera / . / saltimbocca,saltimbocca
a la romana / saltimboc?ca _ / -
ropa vieja de garbanzas,ropa vieja con garbanzas / . / ropa vieja de garbanzos,ropa vieja de garbanzos
al caffe,al cafe / affogato _ / -
banadas en chocolate,con chocolate,en chocolate,de chocolate / frutas de aragon _ / -
con compango / fabada(?: asturiana)? _ / -
sopa de tomate / _ con (?:higos|brevas|uvas)|_ extremena / sopa de tomate y pan
extremena / ^sopa de tomate _ / -
crema de torta del casar / . / crema de queso
ca: suc / _ (?:de|d) (?:romani|farigola) / salsa
eu: kroketa / _ etxekoak / kroketak
camperos / huevos _ (?:rotos|estrellados) / -
campero,camperos / huevos?(?: \\S+)? _ / de corral
+jamon ( cocido ) / . / jamon cocido
orejita,orejitas / {sweet}|hojaldre|palmier
caracolito,caracolitos / {pasta}
rosquilleta,rosquilletas / .
ca: rosquilleta,rosquilletes / .
arrugadas / ^(?!.*(?:patatas|papas)).*(?:con|y|,) _(?:$| con| y) / papas arrugadas
parmentier / ^_ (?:de|al) (?:rabo|pato|confit|cordero|carrillera|ternera|buey|pollo|cerdo|cochinillo|vaca|carne|cabrito|pularda|gallina)
satay / ^brochetas? _ de \\S+ con salsa (?:de cacahuete|satay) / -
en pimenton / . / al pimenton
huevos rotos,huevos estrellados / ^patatas(?: fritas)? .*_ / huevos fritos
( moje ),( mojete ) / ^ensalada murciana _ / -
+bienmesabe ( cazon ) / . / cazon en adobo
en rosca,en su rosca / pescad|merluz|trucha|lubina
panaderas,panadera / (?:con|y|,|\\+|sobre|sobre cama de|cama de) _ / patatas panaderas
fritas / ^(?!.*(?:patatas|papas)).*(?:con|y|\\+|,) _$ / patatas fritas
de / parmentier _ (?:pimenton|trufa|ajo|romero|tomillo|azafran|wasabi|curry|limon|aceite|albahaca|eneldo|pimienta|vainilla) / con
gl: canas fritidas,cana fritida / . / canas fritas
con crema / ^canas? (?:fritas?|zamoranas?|fritidas)(?: de \\S+)? _(?:$| y ) / -
eu: +behi xerra,behi xerrak / . / txahal xerra
ca: a l / _ (?:all i oli|allioli)\\b / amb
iberico / (?:virutas|lascas|taquitos|tacos|polvo) de _(?! de cerdo) / jamon iberico
chupito de hierbas,chupitos de hierbas / . / licor de hierbas
quesos manchegos / (?:tabla|surtido|seleccion|degustacion|plato|cuna|variado) (?:\\S+ )?de _ / queso manchego
ca: herbes / xarrups? d _ / licor d herbes
eu: onddo,perretxiko,ziza / _ nahaski / onddoak,perretxikoak,zizak
champinon,champi / ^_ (?:con|a la plancha|al ajillo|al|a la|a lo|en) (?!.*rellen) / champinones,champis
en tomate / . / en salsa de tomate
herbon / (?:pementos?|pimientos?|pebrots?) (?:de|d) _ / padron
ca: arrebossada,arrebossades,arrebossat / ^escalop(?:a|es)(?: de \\S+)? _ / -
rebozado,rebozada,rebozados / ^escalopes?(?: de \\S+)? _ / -
natural,naturales / ^macedonia(?: de frutas?)? _|^frutas? _|^(?:menestra|parrillada|ensalada|salteado) de verduras? _ / frescas
ca: torrat,torrada,torrats,torrades / polp(?: sec)? _|pop sec _ / a la brasa
platano,platanos / ^(?:moros|ropa vieja|frijoles|caraotas|pabellon).* _ frit / platano macho,platanos machos
casera,caseras / !vino|tinto|verano|mosto|cerveza & \\( _ \\)?$ / hecha en casa,hechas en casa
+mantecaito,mantecaitos / .
sopa,sopas / _ (?:secas?|tostadas?)$
huevas / _ de toro
cafe / _ de ibiza
musica / ^_$
rayada,rayadas,rayado,rayados / (?:gambas?|langostinos?|salmonetes?) _ / -
ca: blanc i negre / .
blanco y negro / bocadillo|bocata
ca: blat / ^_ picat
ca: torrada / _ de (?:carn|embotit|xulla)
+aguja / _ (?:frita|pala|azul|en escabeche|en adobo|adobada)|^_$
de pata negra / croquetas|tabla|tosta|tostada|montadito|bocadillo|plato|surtido|racion
de pata negra / !jamon|paleta|paletilla|lomo|iberic|cerdo|presa|secreto|pluma|solomillo|embutid|chorizo|salchichon|cana|chacina|morcon / de primera
de bellota / !jamon|pernil|paleta|paletilla|lomo|iberic|cerdo|porc|presa|secreto|pluma|solomillo|embutid|chorizo|salchichon|cana|chacina|morcon|carrillada|abanico|lagarto|costilla|panceta|papada|llom|sobrasada|carne
chuletas,chuleta / ajo cabanil / chuletas de cordero,chuleta de cordero
chicharrones,chicharron / cadiz|gaditan|especial
poleo / ^_$|manzanilla|tila|\\bte\\b|cafe|menta / poleo menta
trigo / ^_$
churrasco / cordob
sopa del cocido / . / sopa de cocido
croquetas del puchero,croquetas del cocido / . / croquetas de puchero,croquetas de cocido
rabo / (?:croquetas|canelones|raviolis?|hamburguesa|lasana|tosta|bao|brioche|empanadillas?|timbal|milhojas|parmentier|pastel|tacos?) de _|^_ (?:estofado|guisado|al vino|al oloroso|al pedro|al px|en salsa|deshuesado|con patatas|a la cordobesa|cordobes) / rabo de toro
tortilla,tortillas / ^_$|^_ (?:con|sin) cebolla|^_ (?:poco )?(?:cuajada|jugosa) / tortilla de patatas,tortillas de patatas
+tortilla guisada / .
tocino / ^(?:tarta|flan|pastel|helado) de _$ / tocino de cielo
de / ^caldo _ pelotas?\\b / con
+caldo bercian / .
caldo / bercian
+gazpachos de monte,gazpacho de monte / . / gazpacho manchego
gazpacho / _ (?:\\S+ )?(?:de|d) (?:pinoso|el pinos|pinos|jumilla|yecla|villena|elda|monovar|utiel|ayora|albacete|almansa|caudete|hellin|la mancha|pastor)\\b / gazpachos
ca: gaspatxo / _ (?:d |de |del )(?:pinos|el pinos|pinoso|conill|muntanya|villena|elda|la marina)\\b / gaspatxos
ca: gaspatxo,gaspatxos / mariner
ca: herbes / ^_ (?:dolces|seques|mesclades|barrejades|eivissenques|mallorquines|menorquines|de (?:mallorca|menorca|eivissa))|(?:copa|got|xarrup) d _ / licor d herbes
ca: amb suc / ^truit(?:a|es).* _$ / en salsa
ca: suc / \\ben _$ / salsa
ca: +espineta,espinetes / .
ca: torrat,torrada,torrats,torrades / (?:carn|xulla|xulles|costelles|embotit|embotits|sobrassada|botifarra|botifarres|botifarro|botifarrons|llonganissa|llonganisses|carxofa|carxofes|capellans?|sepia|sepies|calamars?|sardines|pebrots?|alberginia|verdures|peix|pollastre|conill|xai|llom|pop|cansalada|xoris|xoricos|bacalla|albergina) _ / a la brasa
ca: sopes seques / . / sopes mallorquines
ca: +carn i xulla,carn i xua,carnixulla / .
+cafe del tiempo,cafe solo del tiempo,cortado del tiempo,cafe con leche del tiempo / . / cafe con hielo
ca: +cafe del temps / . / cafe amb gel
coca / _ de (?:patata|patates|vidre|cristal)
con / ^huevas? _ tomate / y
empanada,empanadas / _ (?:bercian|leones|asturian|zamoran|murcian|cantabr|menorquin|ibicenc|valencian|canari|colombian|venezolan|aragones|andaluz|catalan|extremen|riojan|vasc|navarr|maragat|salmantin|salteñ|tucuman|bolivian|peruan|paraguay|uruguay)|_ de (?:leon|el bierzo|zamora|murcia|menorca|pascua)
gl: crema de augardente,crema de aguardiente / . / crema de orujo
+crema de aguardiente / . / crema de orujo
crema / ^_ de (?:bellota|ron|whisky|licor|hierbas)\\b
eu: kremarekin / .
eu: beteak,betea / [a-z]z _
a la gallega,a la galega,a galega / vieira|zamburin|volandeira / gallegas
a la donostiarra / txangurro|centoll / a la vasca
eu: donostiar erara / txangurro|zentoilo / euskal erara
allos tenros / . / ajetes
gl: chourizos criollos,chourizo criollo / . / chorizos criollos,chorizo criollo
eu: purea / ^(?:barazki|porru|kalabaza|kalabazin|kuia|azenario) _ / krema
eu: +arroza esnearekin,arroz esnearekin / . / arroz esne
al / _ queso (?:de )?(?:cabra|cabrales|valdeon|gamoneu|gamonedo|idiazabal|tetilla|arzua|roncal|oveja|azul|mahon|brie|camembert|parmesano|manchego|crema|peral|torta|casar|mascarpone|mozzarella|provolone|fundido|cheddar|gouda|emmental|feta|semicurado|curado|fresco|ahumado|picante)\\b / con
+cerveza tostada / (?:jarra|tubo|doble|tercio|botella|copa|cana|vaso) de _ / cerveza tostada
+lomo / ^_ (?:iberico )?de bellota & !plancha|brasa|horno|asado|con |a la|al |en salsa|guarnic / cana de lomo
+conejo al salmorejo,conejo con salmorejo / . / conejo en salmorejo
salmorejo / ^_ canari|(?:conejo|cochino|carne|costillas|cerdo|pollo|cordero|cabrito|pescado|atun|cherne).* al _|(?:cochino|carne|costillas|cerdo|pollo|cordero|cabrito).* en _
chuleta,chuletas / _ (?:de avila|abulens) / chuleton,chuletones
+doble de cerveza / cana.* [oy] _ / jarra de cerveza
porras / (?:chocolate|cafe|cafe con leche|churros)(?: caliente)? (?:con|y|o|,) _ / porras churro
con tropezones / ^migas / con su pringa
con tropezones / gazpacho|melon / con guarnicion
bienmesabe / helado / bienmesabe canario
maduro / queso _ / curado
maduro,maduros / (?:arroz(?: \\S+)?|frijoles|menestra|patacones?|yuca|carne|pollo|ensalada)(?: con| y| ,) _|^_ (?:con|frit)|^maduros$
+tortillas de maiz,tortilla de maiz,tortillas de trigo,tortilla de trigo / (?:con|y|,|en|sobre) _ / tortillas de maiz,tortilla de maiz,tortillas de trigo,tortilla de trigo
tortillas / _ de harina / tortillas de trigo
revuelto de huevo,revueltos de huevo / . / revuelto
lomo,lomos / _ de (?:tofu|seitan|tempeh|tomate|berenjena|calabacin|coliflor|sandia|aguacate|remolacha) / filete,filetes
agua / _ de jamaica
+chivito,chivitos / al plato
a la napolitana / milanesa|escalop|suprema
napolitana / (?:milanesa|escalope|suprema) de
al / _ (?:curry|ajo|limon|vermut|chocolate|pimenton|vinagre|aceite) (?:rojo|verde|amarillo|negro|blanco|confitado|amargo|ahumado|balsamico|asado|frito|salvaje|silvestre)\\b / con
a la,a las / _ (?:mostaza|cerveza|miel|soja|naranja|uvas|frambuesa|mora|fresa|manzana|ciruela|salsa) (?:verdes?|negras?|rojas?|rubia|tostada|blancas?|amarga|antigua|picante|dulce|agria|silvestre|asada|caramelizada|confitada)\\b / con
seco,seca,semiseco,viejo,vieja,anejo,natural,escoces,joven,rancio,tinto,dulce,rosado / (?:al|a la) (?:jerez|vino blanco|vino tinto|oporto|ron|whisky|brandy|conac|cava|sidra|vermut) _ / -
ca: al / _ formatge (?:de |blau|brie|cheddar|manxec|roquefort|cabrales|fos)|_ (?:curri|vinagre) (?:vermell|verd|groc|negre)\\b / amb
ca: a la,a les / _ (?:mostassa|cervesa|mel|taronja) (?:antiga|negra|torrada|verda|amarga)\\b / amb
ca: a l / _ all negre / amb
ca: negre / vermut _ / vermell
ca: sec,seca,vell,vella,natural,jove,ranci,dolc / (?:al|a la) (?:xeres|vi blanc|vi negre|porto|rom|whisky|conyac|cava|sidra) _ / -
gl: ao / _ queixo (?:de )?(?:tetilla|arzua|azul|san simon|cabra|cebreiro)\\b / con
roja,negra,blanca,rosa / a la pimienta _ / -
dulce,picante,agridulce / al pimenton _ / -
verde,rojo,negro / pil pil _ / -
en gabardina negra,con gabardina negra / . / en gabardina
crujiente,dorado,dorada,ligera,suave,picante,blanco,negro,rojo,fino / en (?:hojaldre|tempura|escabeche|costra|aceite|vinagre|almibar|adobo|gabardina|panko) _ / -
+fresco,curado / tarta de queso _ / -
rallado / pan con tomate _ / -
ciruelas secas,ciruela seca / . / ciruelas pasas,ciruela pasa
ajo tierno / . / ajete
leche / ^croquetas? (?:vegan\\S+ )?de _
+arroz con leche / _ de (?:almendras?|coco|avena|soja|avellanas?)\\b
horchata / _ (?:mexican|de arroz)
wonton,wontons / crujientes? de _
aglio % olio e peperoncino / . / aglio e olio
tallarines / ^_ verdes
enchiladas / _ suizas
quesillo,quesillos / venezolan
albahaca thai / . / albahaca
pato laqueado al estilo pekin,pato laqueado estilo pekin,pato laqueado pekin / . / pato pekin
en plancha caliente / . / a la plancha
taco / ^_ de (?:merluza|salmon|corvina|rape|mero)\\b|^_ de bacalao (?:confitado|al|a|con|en)\\b / lomo
patatas / (?:durum|kebab|shawarma|nuggets|hamburguesa).*con _(?: y (?:bebida|refresco|ensalada)|$) / patatas fritas
mojete murciano / . / mojete
moraga / ^_$
plato,platos / \\bmenus?\\b.*(?:un|1|dos|2) _|^(?:un|1|dos|2) _ ,
picantes,picante / ^caracol(?:es)? _ / a la brava
ca: crostes / (?:amanida|ensalada).* _ / crostons
crostes / ensalada.* _ / picatostes
cortado natural / . / cortado
jarra / ^_$
gl: fabas verdes / . / judias verdes
gl: lombo de porco / . / lomo de cerdo
ca: a la catalana / ^tripa _ / catalana
ca: bistec,bistecs / !_ de / bistec de vedella,bistecs de vedella
ca: ofegada,ofegades,ofegat,ofegats / sepi|calamar|sipi|\\bpop|pesol|verdur|bolet|ceb|col|carxof / guisada,guisades,guisat,guisats
piparras,piparra / frit / pimientos verdes,pimiento verde
con refrito de ajos,con refrito de ajo,con su refrito de ajos / a la espalda / -
con refrito,con su refrito / a la espalda _(?! de) / -
con jamon y queso / ^cachopo (?:de ternera |de vaca )?_(?:$| y | , | con | \\() / -
con pimientos / bacalao a la riojana _(?:$| y | , | con | \\() / -
con cacahuetes / kung pao _(?:$| y | , | con | \\() / -
cachopo,cachopos / _ (?:\\S+ )?de (?:merluza|rape|bacalao|pescado|pixin|salmon|cecina)\\b.* (?:con|y|rellen)
guarrito,guarritos / !chopito|calamar|sepia|choco / cochinillo,cochinillos
choco,chocos / {sweet} & !papas|patatas|habas|arroz|garbanzos|fritos?\\b|plancha|tinta|tomate|croquetas|albondigas / chocolate
ventresca,ventrescas / iberica|cerdo / ventresca de cerdo
volador,voladores / sec[oa]s?\\b|salad|jarea / pez volador
ca: truita,truites / _ (?:fumad|escabetxad|marinad|asalmonad|a la (?:navarres|planxa|brasa|meunier)|al forn|amb ametll) / truita de riu
ca: truita,truites / _ fregid|^truites$
berza,berzas / ^_$|_ con garbanzos|_ caser|_ de la abuela|^plato de _ / berza jerezana
tocinillo,tocinillos / {vegetable} & !_ de cielo / panceta
manzanilla / ^(?:copas?|botella|media|media botella|vaso) (?:de )?_|_ fria|{sea}.* _|(?:sorbete|granizado) de _ / jerez
manzanilla / ^_$|\\bcopas?\\b
hierbas / ^_ (?:dulces|secas|mezcladas|caseras|mallorquin|ibicenc|menorquin|de (?:mallorca|ibiza|menorca|formentera))|^(?:copa|vaso) de _ / licor de hierbas
hierbas / ^_$
mosto / aljarafe|umbrete|jerez|_ nuevo / vino joven
+lentejas estofadas,lentejas guisadas,lentejas caseras,lentejas de la abuela,lenteja estofada / verdura|setas|vegan|viud|bacalao / lentejas
+alubias estofadas,alubias guisadas,judias estofadas,judias guisadas / verdura|setas|vegan|viud|bacalao|almejas / alubias
+garbanzos estofados,garbanzos guisados / verdura|setas|vegan|viud|bacalao|espinacas / garbanzos
ca: +llenties estofades / verdur|bolets|vega / llenties
ca: +cigrons estofats / verdur|bolets|vega|bacalla|espinacs / cigrons
cabra / ^(?:ensalada(?: templada)?|tarta|pizza|lasana|tosta|tostada|hamburguesa|croquetas|quiche|canelones|raviolis|empanadillas?|milhojas|timbal|tartaleta) (?:de |con )_ / queso de cabra
rabo,rabos,rabito,rabitos / iberic / rabo de cerdo
tortillitas,tortillita / _ a la gaditana|_ gaditan / tortillitas de camarones
+huevos a caballo / .
ca: toro / \\bal _
toro / \\bal _
limonada / leones|semana santa|_ de vino
orellas / entroido|carnaval|azuc|\\bmel\\b|miel|doces?|dulces?|\\banis / orejuelas
orellas / ^_$
oreja,orejas / miel|azucar|\\banis|dulces? / orejuelas
oreja,orejas / ^_ de (?:haman|bizcocho)
ameixa,ameixas / marmelada|iogur|yogur|compota|torta|tarta|xeado|helado|polo|lombo|porco|pato|pavo|coello|doce|pasas / ciruela,ciruelas
solo / ^_$|^_ (?!con hielo|con leche|largo|corto|doble|y |o |\\/)
+cana,canas / !_ rellenas?(?: de crema| con crema)?$|_ rechea|zamorana|_ frit & ^_ .*(?:rellen|reche|crema|nata|chocolate|hojaldre|gallega) / canutillo,canutillos
copa,copas / ^_$|^_ (?:y|o|,|\\+|\\/) |(?:cafe|puro|postre|chupito|bebida)(?: y| o| ,| \\+| \\/) _|^_ de la casa
copa,copas / ^_ de (?:gazpacho|salmorejo|ensaladilla|ajoblanco|vichyssoise|melon con|crema)\\b / vaso,vasos
copa,copas / ^_ de (?:montilla|moriles|rueda|rioja|ribera|penedes|priorat|toro|somontano|jumilla|albarino|godello|ribeiro|verdejo|mencia|tempranillo|garnacha|monastrell|crianza|rosado|tinto|blanco|txakoli|chacoli|cuenta)\\b
+canas fritas,canas fritas rellenas,canas fritas recheas / rech|rellen
+gazpacho manchego,gazpachos manchegos / _ de
gazpacho,gazpachos / _ de (?:perdiz|conejo|caza|liebre|codorniz|pollo|setas)
cola / _ de cacao
caldo cocido / .
sopa cocido,sopas cocido / . / sopa de cocido,sopas de cocido
+bienmesabe antequerano / .
salsa americana / hamburguesa|patatas|nuggets|alitas|costillas|huevos|bocadillo|perrito
+cabello de angel / sopa|caldo|consome|fideos|puchero / fideos
trucha,truchas / ^_ (?:canaria|dulce|de navidad|navidena|rellenas? de (?:batata|boniato|cabello|almendra|calabaza)|de (?:almendra|cabello)) / trucha de batata
jugo,jugos / ^_(?! de (?:carne|asado)) / zumo
pastas / ^_ (?:variadas|surtidas)|{sweet}.* _|(?:te|infusion|chocolate|vino|dulce|moscatel|mistela|licor|sidra)(?: y| con) _ / pastas de te
pastas / ^_$|^_ y (?:te|cafe)
ca: pastes / ^_$|(?:cafe|te|infusio|gelat|xocolata).* _ / pastes de te
picatostes / chocolate
mojito / con _|_ (?:verde|rojo|picon)|papas.* _ / mojo
muselina / milhojas|{sweet}|^crema _
alino / (?:con|en|con su) _ / aderezo
bomba,bombas / crema|nata|chocolate|helad
matrimonio / chorizo|morcilla|iberic|huevo|longaniza|\\(
+cola / ^_$|^_ de caballo|^_ (?:y|o|,|zero|light)
centro,tronco,suprema,supremas,troncos / _ (?:de )?(?:{sweet}|navidad|navideno|alcachofas?|esparragos)
rosada / salsa _ / rosa
rosada / (?:vinagreta|ensalada|pimienta|sal|crema) _|pechuga|^_ (?:y|o) (?:tinto|blanco)
fritura,fritada / huerta|verdura|tomate
caracol,caracoles,caracola / dulce|crema|canela|chocolate|hojaldre|pasas|coco
ca: cargol,cargols / dolc|crema|xocolata|canyella
emperador / (?:tartas?|galletas?|pastel) _
cherry,cherries / tartas? _|{sweet}|brandy|licor
ca: feta / !(?:amb|de|i|,) (?:formatge )?_
quesillo / fresc|asad|anchoa|ensalada|tomate|plancha|miel
brevas / rellen|crema|chocolate|fritas
polo,polos / ^_$|^_ (?:variad|surtid|infantil)|\\b(?:helado|hielo|nata|chocolate)\\b|^_ de {fruit}
bombon,bombones / foie|queso|morcilla|pate|cabrales
cigarrillo,cigarrillos / rellen|_ de (?:queso|morcilla|foie|jamon|bacalao)
crema / ^_$|^_ (?:casera|con (?:galletas?|caramelo|barquillos?|neules|nata|nueces|canela)|de (?:baileys|membrillo|miel|nata|leche|canela|fresas?|frambuesas?|platano|manzana|pera|melocoton|licor))\\b|^_ \\(
ca: crema / ^_$|^_ (?:amb (?:galetes|neules|carquinyolis|nata|melindros))
clara,claras / huevo|nieve|batid|montad|tortilla
tropezones / helado|yogur|nata|chocolate
ca: abadejo / . / bacalla
abadejo / tomaca|esgarraet|bunuelo|bunyol|mullador|ali ?oli|all i oli / bacalao
bacalaito,bacalaitos / rebozad|fritura
taquito,taquitos / {mexican}
+small: granada / (?:zumo|salsa|vinagreta|granizado|semillas|granos|helado|sorbete|gel|reduccion|mermelada|ensalada|aderezo)(?: \\S+)? de _|y _$|con _ / granada fruta
membrillo / _ (?:asad|al horno|fresc|crudo|al vino|cocid)|(?:compota|mermelada|jalea|pure) de _ / membrillo fresco
pinas / millo|papas|costillas? / mazorcas
salsa verde / {mexican}
anis / (?:infusion|te|manzanilla|galletas?|semillas?|panecillos?|bizcochos?|rollos?|helado) (?:de|con) _ / anis en grano
chanfaina / (?:conejo|pollo|bacalao|rape|merluza|pavo).* (?:con|en) _ / samfaina
ca: xanfaina / . / samfaina
hornazo / dulce|pascua
tortitas / mexican|carne|pollo|maiz|guacamole|calabacin|verdura|brocoli|{sea}
buey / mariscada|salpicon|marisco|necora|centoll|(?:patas|bocas|pinzas) de _|^_ (?:cocido|relleno|a la marinera) / buey de mar
buey / ^crema de _
ca: cabra / (?:arros|sopa|suquet|fideua|fideus|fideuada|crema|mariscada).* _ / cabra de mar
ca: suc / amb (?:el seu |molt )?_(?! de) / salsa
ca: costella,costelles / (?:fideu|arros|cigrons|llenties|patates|mongetes|escudella|olla|sopa).* _ / costello,costellons
ca: filet,filets / _ de (?:vedella|porc|bou|vaca)\\b / filet de porc o de vedella
ca: cuixa,cuixes / _ de (?:xai|porc|be|corder|cabrit|vedella|bou|toro)\\b / cama,cames
ca: tallarines,tallarinas / _ (?:a la (?:planxa|marinera|plancha)|al vapor|amb all|amb juli) / tellines
tallarines,tallarinas / _ (?:a la (?:plancha|marinera)|al vapor|al ajillo) / coquinas
caracolas / !{pasta}|salsa de tomate|gratinad
jamoncito,jamoncitos / (?:con|de|y) _|iberic|serrano / jamon
plumas / {pasta}|ensalada / penne
plumas / !iberic|cerdo|brasa|plancha
coditos,codito / {pasta}|ensalada|jamon|chorizo|carne\\b|picad|marisco|gambas|verdur|gratinad|sopa / macarrones
coditos,codito / !cerdo|lacon|iberic|asad|horno|brasa|chucrut|cachelos|lombarda|braseado|cocidos?\\b
cintas / !_ de (?:lomo|cerdo)|adobad
cabrilla,cabrillas / !_s? ?(?:en|con) (?:salsa|tomate|caldo)|picante|guisad|andaluza
castanetas,castanuelas / frit|rebozad|escabeche|plancha|^_$
+agujas / !iberic|de cerdo
toro / (?:sashimi|maki|makis|tataki|usuzukuri|uramaki|temaki) de _ / ventresca de atun
toro / (?:carpaccio de|tiradito de) _
toro / (?:vino|vinos|queso)(?: \\S+)? de _ / toro zamora
combinado,combinados / \\b(?:ron|ginebra|gin|vodka|whisky|licor)\\b|^combinados$|^_$
albondiga,albondigas / mariner
tostones / (?:crema|sopa|gazpacho|ensalada|pure|salmorejo|consome).* _ / picatostes
carne mechada / arepa|tequeno|empanada|criollo|platano|patacon|arroz
tosta,tostada,tostadas,tostas / _ (?:caramelizad|de brioche|rellenas? de crema|con (?:helado|nata)|de crema$|de nata|borracha|de leche)
macaron,macarones,macarons / ^_$|_ de (?:frambuesa|chocolate|pistacho|vainilla|limon|fresa|cafe|almendra)|surtid|variad
chivito,chivitos / ajillo|salsa|guisad|lechal|frit|leon|estofad|brasa|cordero / cabrito,cabritos
paleta,paletas / {fruit}|helado|hielo|chocolate|tosta|tomate
+corazon de buey / !brocheta|anticucho|plancha|tomate _ / tomate corazon de buey
hueso,huesos / (?:aceitunas?|olivas|datiles|cerezas)(?: \\S+)? con _
huesito,huesitos / .
tarrina,tarrinas / !_ de (?:foie|pescado|pate|salmon|cabracho)
pincho,pinchos / _ (?:\\S+ )?(?:de|a la) (?:pollo|gambas|langostinos|cordero|cerdo|ternera|fruta|frutas|verduras|rape|pavo|brasa|lechazo|lechal|solomillo|secreto|presa|pulpo) / brocheta,brochetas
muslitos / _ de (?:cangrejo|mar)
morcilla / _ (?:blanca|de verano|dulce|vegetal|vegana)
cazuela,cazuelas / _ de (?:queso|provolone|gulas)|al ajillo|pil pil / cazuelita,cazuelitas
perdiz,perdices / de huerta|de la huerta
crestas / !_ de gallo
patitas,patitos,potitas,potitos / !_ de (?:cordero|cerdo)
patitas / _ de cerdo / manitas
taco,tacos / _ de (?:queso|fruta|melon|sandia|tocino|manzana|jamon)\\b / dado,dados
+gazpacho,gazpachos / marinero|caliente|viudo|_ (?:\\S+ )?de (?:bacalao|setas|verduras)\\b
caprese / (?:torta|tarta) _
pure / ^_ de castanas?$
empanada,empanadas,empanadilla,empanadillas / dulces?|_ de (?:manzana|crema|chocolate|pera|cidra|cabello|boniato|membrillo)
revuelto / frutos secos|golosinas|gominolas|encurtidos|chuches
picadillo / {sea}.* (?:con|y) _|_ (?:de verano|andaluz|murciano|de tomate|de la huerta|de verdura) / pirinaca
trigo / _ pica(?:o|do)\\b
eu: antxoa,antxoak / baratxuri|friji|errez / bokartak
pemento doce e picante,pemento doce,pemento picante,pemento / (?:orella|orelleira|polbo|pulpo|lacon|careta|cacheira|rabo|soa)s? (?:a feira )?con _ / pimenton
crema,cremas / \\bsopas?(?: del dia| de \\w+)? [ouy] _ / sopa crema,sopas crema
empanada,empanadas / (?:plancha|brasa|horno|fritas?|romana|cocidas?|rebozadas?) [ou] _ / apanada,apanadas
picadillo / a la cubana|^_$|\\bsu _
chicharo,chicharos / ^(?:potaje|guiso|cazuela|olla) de _
pimienta / salsa (?:de )?\\w+ , _ [ou]\\b
gachas / con (?:leche|miel|azucar|canela|coscorron) / gachas dulces
flauta,flautas / !pollo|res\\b|guacamole|crema|{mexican}|flautista / bocadillo,bocadillos
quesadilla,quesadillas / hierro|gomera|canaria|asturiana|herrena / quesadilla herrena,quesadillas herrenas
ca: pebres / (?:dos|tres|quatre|cinc|\\d) _
vegetal,vegetales / ^empanadas? _
criadillas / ^revuelto (?:de|con) _
paleta,paletas,chivito,chivitos,coditos,toston,crujiente,crujientes,patas,lazos,aleta,agujas / ^_$
rossejat / ^_$
tortilla,tortillas / guacamole|mexicana|frijol|cochinita|carnitas
sopes / ^_$
crujiente / ^_ de (?:parmesano|queso|almendras?|sesamo|chocolate|jamon|platano|patata|arroz)
+leche y leche / .
gl: papas / leite|de millo
gl: torta,tortas / maiz|trigo|carne|jamon|anis|miel|huevo|aceite|pan\\b
americana,boca,bocas,capellan,centro,concha,corte,delicias,erizo,lirio,morena,puntilla,rubio,suprema,tajada,taquito,torpedo,tronco,volador,cherry,muselina,bola,costra,hojas,toque,aroma,punto,casera,fino,doble,americano,glorias,suspiro,torta,torpedos,lirios,tajadas,centros,supremas / ^_$
tajin / con _|{fruit} / sal de tajin
embuchado,embuchados / !riojan|asad|plancha|brasa
brick,brik / zumo|batido|leche
rollo,rollos / _ (?:de anis|frito|de vino|de naranja)
pita,pitas / guisad|estofad|caleya|pepitoria
bocadito,bocaditos / .
tapa / _ de (?:vaca|buey|cadera|novillo)|_ (?:\\S+ )?madurad
`
