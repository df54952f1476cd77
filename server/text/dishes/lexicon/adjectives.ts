/** What agrees with its noun: «asado», «casero», «ibérico». How to read a line: read-lexicon.ts. */
export const adjectives = `
garden: asado|roast|rôti|geröstet|rostit||errea
asado,rostizado|roast|rôti|gebraten|rostit||errea
asado al horno|oven-roasted|rôti au four|im Ofen gebraten|rostit al forn
frito,fritito|fried|frit|frittiert|fregit|fritido,frito|frijitu,frijituak,frijituta
rebozado|battered|=en beignet|>im Backteig|arrebossat||erromatar erara,arraultzeztatu
enharinado|floured and fried|fariné et frit|bemehlt und gebraten|enfarinat
empanado,apanado|breaded|pané|paniert|arrebossat,empanat||apanatu
estofado,en estofado|stewed|mijoté|geschmort|estofat
guisado|stewed|mijoté|geschmort|guisat||gisatu,erregosi
cocido,hervido|boiled|bouilli|gekocht|bullit||egosi,egosiak
salteado,rehogado|sautéed|sauté|sautiert|saltat,saltejat,ofegat||salteatu
fruit: confitado|candied|confit|kandiert|confitat
confitado,confit|confit|confit|confiert|confitat
gratinado,al gratén|>au gratin|gratiné|überbacken|gratinat||gratinatu
gratinado con queso,gratinado al queso|>au gratin with cheese|gratiné au fromage|>mit Käse überbacken|gratinat amb formatge
cebolla puerro patata pimiento verdura: pochado|soft-cooked|fondu|geschmort|sofregit
escalfado,poché,pochado|poached|poché|pochiert|escalfat
salmón boquerón sardina bacalao: marinado,macerado|>marinated (# raw)|mariné (# cru)|>mariniert (# roh)|marinat (# cru)|mariñado
marinado,macerado|marinated|mariné|mariniert|marinat|mariñado|marinatu
adobado,en adobo|>in a paprika marinade|mariné au paprika|>in Paprikamarinade|adobat|=en adobo
ahumado|smoked|fumé|geräuchert|fumat|afumado|ketu
curado|cured|séché|gereift|curat
escabechado,en escabeche|>in a vinegar marinade|=à l'escabèche|>in Essigmarinade|escabetxat,=en escabetx|=en escabeche|eskabetxean
encebollado|>with onions|=aux oignons|>mit Zwiebeln|encebat|encebolado|tipulatuta
zanahoria cebolla nabo: glaseado|glazed|glacé|glasiert|glacejat
glaseado,lacado|glazed|laqué|glasiert|glacejat,lacat
caramelizado|caramelised|caramélisé|karamellisiert|caramel·litzat
braseado|braised|braisé|geschmort|brasejat
asado a baja temperatura,a baja temperatura,cocinado a baja temperatura|slow-cooked|cuit à basse température|>bei niedriger Temperatur gegart|=a baixa temperatura
casero,hecho en casa|homemade|=maison|hausgemacht|casolà,fet a casa|caseiro|etxeko
artesano,artesanal|handmade|artisanal/artisanale/artisanaux/artisanales|handwerklich|artesà
meat: ibérico|Iberian|ibérique|^Ibérico-|ibèric||iberiar
ibérico|>with Iberian ham or pork|=au jambon ou porc ibérique|>mit Ibérico-Schinken oder -Schwein|=amb pernil o porc ibèric||iberiar
fresco,del día fresco|fresh|frais/fraîche/frais/fraîches|frisch|fresc/fresca/frescos/fresques||fresko,freskoak
natural|"|naturel|natürlich|"/"/naturals/naturals|"
crepe focaccia empanadilla wrap: mixto|>with ham and cheese|=au jambon et au fromage|>mit Schinken und Käse|=de pernil i formatge
mixto|mixed|mixte|gemischt|mixt/mixta/mixtos/mixtes||nahasi,misto
variado|assorted|varié|gemischt|variat
caliente|hot|chaud|heiß|calent|quente|bero
templado,tibio|warm|tiède|lauwarm|tebi/tèbia/tebis/tèbies|morno|epel
frío|cold|froid|kalt|fred||hotz
picante|spicy|épicé|scharf|picant||pikante
crujiente|crispy|croustillant|knusprig|cruixent|crocante|kurruskari
tierno|tender|tendre|zart|tendre/tendra/tendres/tendres|tenro
cremoso|creamy|crémeux|cremig|cremós
meloso|tender|fondant|butterweich|melós
caldoso|soupy|=au bouillon|>mit Brühe|caldós
jugoso|juicy|juteux|saftig|sucós
dulce|sweet|doux/douce/doux/douces|süß|dolç|doce
agridulce|sweet and sour|=aigre-doux/=aigre-douce/=aigres-doux/=aigres-douces|>süß-sauer|agredolç
verde|green|vert|grün|verd||berde
rojo,colorado|red|rouge|rot|vermell/vermella/vermells/vermelles|vermello|gorri
blanco|white|blanc|weiß|blanc|branco|zuri
croqueta arroz ravioli raviolis gnocchi canelones lasaña buñuelo tempura: negro|>with squid ink|=à l'encre de seiche|>mit Tintenfischtinte|=amb tinta de sípia
cerveza jarra caña: negro|dark|brun|dunkl|negre/negra/negres/negres
negro|black|noir|schwarz|negre/negra/negres/negres||beltz
marinero|seafood|=de la mer|>mit Meeresfrüchten|mariner|mariñeiro
flambeado|flambéed|flambé|flambiert|flamejat
crudo|raw|cru|roh|cru
encurtido|pickled|mariné au vinaigre|eingelegt|envinagrat
sweet nata: trufado|>with chocolate truffle cream|=à la ganache|>mit Schokoladentrüffelcreme|=amb trufa
trufado|truffled|truffé|getrüffelt|trufat
inglés|English|anglais|englisch|anglès
sweet drinks: seco|dry|sec/sèche/secs/sèches|trocken|sec
seco|dried|séché|getrocknet|sec
tostado|toasted|grillé|geröstet|torrat
laminado,fileteado|sliced|émincé|>in Scheiben|laminat
troceado,en dados,en tacos|diced|=en dés|gewürfelt|=a daus
desmigado,desmechado,deshilachado|shredded|effiloché|gezupft|esmicolat,esqueixat
picado|chopped|haché|gehackt|picat
rallado|grated|râpé|gerieben|ratllat
fundido,derretido|melted|fondu|geschmolzen|fos
aceituna dátil ciruela cereza melocotón: deshuesado,sin hueso|pitted|dénoyauté|>entsteint|=sense pinyol
deshuesado,sin hueso|boneless|désossé|>ohne Knochen|desossat
aliñado|dressed|assaisonné|angemacht|amanit
croissant mollete bagel wrap pulga montadito tosta panini: vegetal|>with salad (# with egg, tuna or ham)|=aux crudités (# œuf, thon ou jambon)|>mit Salat (# mit Ei, Thunfisch oder Schinken)|=vegetal (# amb ou o tonyina o pernil)
sweet drinks meat sea: vegetal|plant-based|végétal/végétale/végétaux/végétales|pflanzlich|"/"/vegetals/vegetals
vegetal|vegetable|=aux légumes|>mit Gemüse|"/"/vegetals/vegetals
vegetariano|vegetarian|végétarien|vegetarisch|vegetarià|vexetariano|begetariano
vegano|vegan|végan|vegan|vegà||begano
ecológico|organic|biologique|^Bio-|ecològic|ecolóxico|ekologiko
pequeño,mini|small|<petit|klein|petit|pequeno|txiki
grande|large|<grand|groß|gran/gran/grans/grans||handi
gallego|Galician|galicien|galicisch|gallec/gallega/gallecs/gallegues|galego|galiziar
asturiano|Asturian|asturien|asturisch|asturià
andaluz/andaluza/andaluces/andaluzas|Andalusian|andalou/andalouse/andalous/andalouses|andalusisch|andalús/andalusa/andalusos/andaluses
canario|Canarian|canarien|kanarisch|canari/canària/canaris/canàries
noruego|Norwegian|norvégien|norwegisch|noruec/noruega/noruecs/noruegues
cántabro,del cantábrico|Cantabrian|=de Cantabrie|kantabrisch|=del Cantàbric|=do Cantábrico
griego|Greek|grec/grecque/grecs/grecques|griechisch|grec/grega/grecs/gregues
italiano|Italian|italien|italienisch|italià
catalán|Catalan|catalan|katalanisch|català
vasco|Basque|basque|baskisch|basc/basca/bascos/basques
madrileño|Madrid-style|madrilène|>nach Madrider Art|madrileny
murciano|Murcian|murcien|>nach Art von Murcia|murcià
riojano|Rioja-style|=de la Rioja|>aus der Rioja|riojà
mediterráneo|Mediterranean|méditerranéen|mediterran|mediterrani/mediterrània/mediterranis/mediterrànies
mechado,mechá,mechao|>larded and braised (# with bacon)|=lardé et braisé (# au lard)|>gespickt und geschmort (# mit Speck)|=metxat
relleno de crema,relleno de crema pastelera,recheo de crema,farcit de crema|>filled with custard|fourré à la crème pâtissière|>mit Vanillecreme gefüllt|farcit de crema|=recheo de crema
sweet: relleno|filled|fourré|gefüllt|farcit|recheo
relleno|stuffed|farci|gefüllt|farcit|recheo|beteak,betea
rustido|roast|rôti|gebraten|rostit
sancochado|boiled|bouilli|gekocht|bullit
desalado|desalted|dessalé|entsalzen|dessalat
pelado|peeled|pelé|geschält|pelat
pintado|glazed|laqué|glasiert|pintat
cuajado|set|pris|gestockt|quallat
salvaje|wild|sauvage|^Wild-|salvatge/salvatge/salvatges/salvatges|salvaxe
integral|wholemeal|complet/complète/complets/complètes|^Vollkorn-|"/"/integrals/integrals|"
tricolor,de colores|three-coloured|tricolore|dreifarbig|"/"/tricolors/tricolors
nacional|Spanish|espagnol|spanisch|"/"/nacionals/nacionals
madurado|aged|maturé|gereift|madurat
meat larder: maduro|aged|affiné|gereift|madur
maduro|ripe|mûr|reif|madur
premium,gourmet,especial,selecto|special|spécial/spéciale/spéciaux/spéciales|besonder|especial|especial
suave|mild|doux/douce/doux/douces|mild|suau/suau/suaus/suaus
viudo|meatless|=sans viande|fleischlos|=sense carn
esparragado|>with garlic, bread and paprika|=à l'ail, au pain et au paprika|>mit Knoblauch, Brot und Paprikapulver|=amb all i pebre vermell
dishes: líquido|>with a runny centre|=au cœur coulant|>mit flüssigem Kern|=de cor líquid
líquido|liquid|=au cœur coulant|flüssig|líquid
gigante|giant|géant|riesig|gegant
navideño|Christmas|=de Noël|^Weihnachts-|nadalenc
malagueño|Málaga-style|=à la mode de Malaga|>nach Málaga-Art|malagueny
cordobés|Córdoba-style|=à la cordouane|>nach Córdoba-Art|cordovès
jienense,jiennense|Jaén-style|=à la mode de Jaén|>nach Jaén-Art|=de Jaén
extremeño|Extremadura-style|=d'Estrémadure|>nach Extremadura-Art|extremeny
manchego|La Mancha-style|=de la Manche espagnole|>nach La-Mancha-Art|manxec/manxega/manxecs/manxegues
menorquín/menorquina/menorquines/menorquinas|Menorcan|minorquin|menorquinisch|menorquí
mallorquín/mallorquina/mallorquines/mallorquinas|Mallorcan|majorquin|mallorquinisch|mallorquí
valenciano|Valencian|valencien|valencianisch|valencià
navarro|Navarre-style|navarrais|>nach Navarra-Art|navarrès
zamorano|Zamora-style|=de Zamora|>aus Zamora|=de Zamora
leonés|León-style|=de León|>aus León|lleonès
salmantino|Salamanca-style|=de Salamanque|>aus Salamanca|salmantí
segoviano|Segovia-style|=de Ségovie|>nach Segovia-Art|segovià
castellano|Castilian|castillan|kastilisch|castellà
aragonés|Aragonese|aragonais|aragonesisch|aragonès
bilbaíno|Bilbao-style|=à la mode de Bilbao|>nach Bilbao-Art|bilbaí/bilbaïna/bilbaïns/bilbaïnes
portugués|Portuguese|portugais|portugiesisch|portuguès
francés|French|français|französisch|francès
alemán|German|allemand|deutsch|alemany
japonés|Japanese|japonais|japanisch|japonès
chino|Chinese|chinois|chinesisch|xinès
tailandés,thai,tailandés,al estilo thai,estilo thai,estilo tailandés|Thai-style|thaï|>nach Thai-Art|=a l'estil thai
indio,hindú,estilo hindú,estilo indio|Indian|indien|indisch|indi/índia/indis/índies
mexicano,mejicano,a la mexicana,estilo mexicano|Mexican|mexicain|mexikanisch|mexicà
peruano|Peruvian|péruvien|peruanisch|peruà
argentino|Argentinian|argentin|argentinisch|argentí
americano|American|américain|amerikanisch|americà
belga|Belgian|belge|belgisch|"/"/belgues/belgues
suizo|Swiss|suisse|schweizerisch|suís/suïssa/suïssos/suïsses
húngaro|Hungarian|hongrois|ungarisch|hongarès
turco|Turkish|turc/turque/turcs/turques|türkisch|turc
árabe|Arab|arabe|arabisch|àrab
marroquí|Moroccan|marocain|marokkanisch|marroquí
moruno,al estilo moruno,estilo moruno|spiced|épicé|>mit Gewürzen|especiat
teriyaki,con salsa teriyaki,en salsa teriyaki|>in " sauce|=sauce "|>in Teriyaki-Soße|=amb salsa "
satay|>in peanut sauce|=sauce aux cacahuètes|>in Erdnusssoße|=amb salsa de cacauet
korma|>" (creamy curry, ## with nuts)|=" (curry crémeux, # aux fruits à coque)|>" (cremiges Curry, ## mit Nüssen)|="
tandoori|>"|="|>"|="
strogonoff,stroganoff,al strogonoff,strogonof|>stroganoff (creamy mushroom sauce)|=stroganoff (sauce crémeuse aux champignons)|>Stroganoff (Sahne-Pilz-Soße)|="
Wellington|>" (in puff pastry)|=" (en croûte feuilletée)|>" (im Blätterteig)|="
meat: =poco hecho,=poco hecha|>rare|=saignant|>blutig|=poc fet/=poc feta/=poc fets/=poc fetes|=pouco feita
sea: =poco hecho,=poco hecha|>lightly cooked|=mi-cuit|>kurz gebraten|=poc fet/=poc feta/=poc fets/=poc fetes|=pouco feita
=poco hecho,=poco cuajado,=poco hecha,=poco cuajada,=jugosita|>lightly set|=peu cuit|>leicht gestockt|=poc feta|=pouco feita
=muy hecho,=muy hecha|>well done|=bien cuit|>durchgebraten|=molt fet
=aparte|>on the side|=à part|>separat|=a part
=no incluido,=no incluida,=no incluidos,=no incluidas|>not included|non compris/non comprise/non compris/non comprises|>nicht inbegriffen|no inclòs/no inclosa/no inclosos/no incloses
=incluido,=incluida,=incluidos,=incluidas|>included|compris|>inbegriffen|=inclòs
estilo sidrería|>cider-house style|=façon cidrerie|>nach Art der Apfelweinhäuser|=a l'estil sidreria
lechal|milk-fed|=de lait|^Milch-|=de llet
campero|country-style|=à la campagnarde|>nach ländlicher Art|=camperol
tudelano|Tudela-style|=de Tudela|>nach Tudela-Art|tudelà
cortado|cut|coupé|geschnitten|tallat
cortado a cuchillo|hand-carved|coupé au couteau|handgeschnitten|tallat a ganivet
majado,machacado,aplastado,chafado|crushed|écrasé|zerdrückt|aixafat
meat: albardado|>wrapped in bacon|=bardé de lard|>im Speckmantel|enrotllat amb cansalada
emborrizado,albardado|battered|=en beignet|>im Backteig|arrebossat
dorado,sellado,marcado|browned|doré|angebraten|daurat
especiado|spiced|épicé|gewürzt|especiat
garrapiñado|caramelised|caramélisé|gebrannt|garapinyat
enchilado,picantón|spicy|épicé|scharf|picant
borracho|>in wine or spirits|=au vin ou à l'alcool|>in Wein oder Alkohol|=amb vi o licor
baby|baby|<jeune|jung|="
rústico|country-style|rustique|>nach ländlicher Art|rústic
almeriense|Almería-style|=d'Almería|>nach Almería-Art|almerienc
berciano|Bierzo-style|=du Bierzo|>aus dem Bierzo|bercià
conquense|Cuenca-style|=de Cuenca|>nach Cuenca-Art|=de Conca
tinto|red|rouge|rot|negre/negra/negres/negres
gomero|>from La Gomera|de La Gomera|>aus La Gomera|=de La Gomera
`
