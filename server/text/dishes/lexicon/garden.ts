/** Vegetables, pulses, fruit, nuts, cheese, eggs and what else stands beside a dish. How to read a line: read-lexicon.ts. */
export const garden = `
verdura f, hortaliza f, verdurita f|vegetables~ +vegetable|légumes mp|Gemüse n|" f, verduretes fp, hortalisses fp|" f|barazki
lechuga f|lettuce~|laitue f|Kopfsalat m +Salat|enciam m|leituga f|letxuga
cogollo m, cogollos de Tudela m p|lettuce heart|cœur de laitue m|Salatherz/Salatherzen n|cabdell m, cabdells de Tudela mp|cogolo m
escarola f|curly endive~|chicorée frisée f|Friséesalat m +Frisée|" f
rúcula f|rocket~|roquette f|Rucola m|ruca f, " f
canónigos mp|lamb’s lettuce~|mâche f|Feldsalat m +Feld|canonges mp
berros mp|watercress~|cresson m|Brunnenkresse f +Brunnenkresse|créixens mp
endivia f|chicory~|endive f|Chicorée m|endívia f
mézclum m, brotes tiernos mp, brotes mp, hojas verdes fp|mixed leaves~|jeunes pousses fp|Blattsalate p +Blatt|brots tendres mp
tomate m, tomatito m|tomato/tomatoes|" f|"/Tomaten f|tomàquet m, tomata f, tomàtec m|" m|"
tomate cherry m, tomatito cherry m, tomates cherry m p, cherry m|cherry tomato/cherry tomatoes|tomate cerise f|Kirschtomate/Kirschtomaten f|tomàquet cherry/tomàquets cherry m
tomate seco m|sun-dried tomato/sun-dried tomatoes|tomate séchée f|getrocknete Tomate/getrocknete Tomaten f|tomàquet sec m
tomate frito m|fried tomato sauce~|sauce tomate f|Tomatensoße f|salsa de tomàquet f
cebolla f, cebollita f|onion|oignon m|Zwiebel/Zwiebeln f|ceba f|cebola f|tipula
cebolla caramelizada f, cebolla confitada f|caramelised onion~|oignon caramélisé m|karamellisierte Zwiebeln p|ceba caramel·litzada f, ceba confitada f
cebolleta f|spring onion|oignon nouveau m|Frühlingszwiebel/Frühlingszwiebeln f|ceba tendra f, cebeta f|ceboliña f
chalota f, escalonia f|shallot|échalote f|Schalotte/Schalotten f|escalunya f
ajo m|garlic~|ail m|Knoblauch m|all m|allo m|baratxuri
ajete m, ajos tiernos m p|young garlic~|jeune ail m|junger Knoblauch m|all tendre m
pimiento m|pepper|poivron m|Paprika/Paprika m +Paprika|pebrot m|pemento m|piper
pimiento rojo m|red pepper|poivron rouge m|rote Paprika/rote Paprika f|pebrot vermell m
pimiento verde m|green pepper|poivron vert m|grüne Paprika/grüne Paprika f|pebrot verd m
pimiento del piquillo m, pimiento de piquillo m, piquillo m|piquillo pepper|piment piquillo/piments piquillo m|Piquillo-Paprika/Piquillo-Paprika f|pebrot del piquillo m|-|pikillo piper
pimientos de Padrón mp, pimiento de Padrón m, pimientos del Padrón mp|Padrón peppers~ (small green peppers, some hot)|piments de Padrón mp (petits piments verts, parfois piquants)|Padrón-Paprika p (kleine grüne Paprika, manche scharf)|pebrots de Padrón mp|pementos de Padrón mp, pementos do Padrón mp
pimientos de Gernika mp|Gernika peppers~|piments de Gernika mp|Gernika-Paprika p|pebrots de Gernika mp|-|gernikako piper
piparra f|mild pickled chilli/mild pickled chillies|piment doux au vinaigre m|milde eingelegte Peperoni f|bitxo en vinagre m|-|"
guindilla f|chilli/chillies|piment m|Chili/Chilis m|bitxo m
sal f, sal en escamas f, sal gorda f, sal Maldon f|salt~|sel m|Salz n|sal f|sal m
calabacín m, zuchini m|courgette|courgette f|Zucchini f|carbassó m, carabassó m|cabaciña f|kuiatxo
calabaza f|pumpkin~|potiron m|Kürbis m|carbassa f, carabassa f|cabaza f|kalabaza
berenjena f|aubergine|aubergine f|Aubergine/Auberginen f|albergínia f|berenxena f|alberjinia
zanahoria f|carrot|carotte f|Karotte/Karotten f|pastanaga f, carlota f, safanòria f|cenoria f, cenoura f|azenario
puerro m|leek|poireau m|Lauch m|porro m|porro m, allo porro m|porru
apio m|celery~|céleri m|Sellerie m|api m
espárrago m|asparagus~|asperge f|Spargel m|espàrrec m|" m|zainzuri
espárrago verde m, espárrago triguero m, triguero m|green asparagus~|asperge verte f|grüner Spargel m|espàrrec verd m
alcachofa f, alcaucil m|artichoke|artichaut m|Artischocke/Artischocken f|carxofa f, escarxofa f|" f|orburu
espinaca f|spinach~|épinards mp|Spinat m|espinac m|" f|espinaka
acelga f|chard~|blettes fp|Mangold m|bleda f|" f|zerba
borraja f|borage~|bourrache f|Borretsch m|borratja f
grelos mp, nabizas fp|turnip greens~|fanes de navet fp|Steckrübenblätter p|" mp|" mp
col f, repollo m, berza f|cabbage~|chou/choux m|Weißkohl m|col f|repolo m, col f, verza f|aza
lombarda f, col lombarda f|red cabbage~|chou rouge m|Rotkohl m|col llombarda f
coliflor f|cauliflower~|chou-fleur/choux-fleurs m|Blumenkohl m|" f|" f|azalore
brócoli m, brécol m|broccoli~|brocoli m|Brokkoli m|bròcoli m, bròquil m|" m|brokoli
coles de Bruselas fp|Brussels sprouts~|choux de Bruxelles mp|Rosenkohl m|cols de Brussel·les fp
judía verde f, habichuela verde f, vainas fp, bajocas fp|green beans~ +green bean|haricots verts mp|grüne Bohnen p|mongeta tendra/mongetes tendres f, mongeta verda f, bajoqueta f|feixóns verdes mp|leka, baina
guisante m|peas~ +pea|petits pois mp|Erbsen p +Erbsen|pèsol m|chícharo m, ervella f|ilar
haba f, habita f|broad beans~ +broad bean|fèves fp|dicke Bohnen p|fava f, faveta f|faba loba f|baba
maíz m|sweetcorn~|maïs m|Mais m|blat de moro m|millo m|arto
remolacha f|beetroot~|betterave f|Rote Bete f|remolatxa f|" f
pepino m|cucumber~|concombre m|Gurke/Gurken f|cogombre m|cogombro m
pepinillo m|gherkin|cornichon m|Essiggurke/Essiggurken f|cogombret m
aguacate m|avocado|avocat m|Avocado/Avocados f|alvocat m|" m
champiñón m, champis mp|mushroom|champignon m|Champignon/Champignons m|xampinyó m|" m|txanpinoi
seta f, hongo m|wild mushroom|champignon m|Pilz/Pilze m +Pilz|bolet m|cogomelo m|perretxiko, onddo
boletus m|porcini mushroom~|cèpes mp|Steinpilze p +Steinpilz|bolets ceps mp, cep m
níscalo m, rovelló m, rovellón m|saffron milk cap|lactaire m|Reizker/Reizker m|rovelló m
patata f, patatita f|potato/potatoes|pomme de terre f|Kartoffel/Kartoffeln f|" f, creïlla f, trumfa f|pataca f|"
papa f|potato/potatoes|pomme de terre f|Kartoffel/Kartoffeln f|patata f
patatas fritas fp, patata frita f, papas fritas fp|chips~|frites fp|Pommes frites p|patates fregides fp, patata fregida f, creïlles fregides fp|patacas fritidas fp|patata frijitu
patata panadera f, patatas panadera fp, papas panadera fp|sliced baked potatoes~|pommes de terre boulangère fp|Kartoffelscheiben aus dem Ofen p|patates al forn tallades fp
patata gajo f, patatas gajo f p, patatas deluxe f p|potato wedges~|potatoes mp|Kartoffelspalten p|grills de patata mp
cachelos mp|boiled potatoes~|pommes de terre bouillies fp|Salzkartoffeln p|patates bullides fp|" mp
boniato m, batata f|sweet potato/sweet potatoes|patate douce f|Süßkartoffel/Süßkartoffeln f|moniato m|pataca doce f|"
yuca f|cassava~|manioc m|Maniok m|iuca f
lenteja f, lentejita f|lentil|lentille f|Linse/Linsen f|llentia f, llentilla f|lentella f|dilista
lenteja pardina f|brown lentil|lentille brune f|braune Linse/braune Linsen f|llentia pardina f
garbanzo m|chickpea|pois chiche m|Kichererbse/Kichererbsen f|cigró m|garavanzo m|txitxirio, garbantzu
alubia f, judía f, habichuela f, fríjol m|beans~ +bean|haricots mp|Bohnen p +Bohnen|mongeta f, mongeta seca f, fesol m|feixón m, faba f, xudía f|indaba, babarrun
alubia blanca f, judía blanca f|white beans~ +white bean|haricots blancs mp|weiße Bohnen p|mongetes blanques fp
alubia pinta f, judía pinta f|pinto beans~|haricots pinto mp|Wachtelbohnen p|mongetes pintes fp|-|babarrun pinto
alubia roja f, judía roja f, alubias de Tolosa fp|red beans~|haricots rouges mp|rote Bohnen p|mongetes vermelles fp|-|babarrun gorri, tolosako babarrun
judión m, fabe f, fabas fp|large white beans~|gros haricots blancs mp|große weiße Bohnen p|mongetes grosses fp|fabas fp
verdinas fp|small green beans~ (dried)|petits haricots verts secs mp|kleine grüne Bohnenkerne p|" fp
soja f|soya~|" m|" n|" f
tofu m|"~|" m|" m|" m
seitán m|seitan~ (wheat protein)|seitan m (protéine de blé)|Seitan m (Weizeneiweiß)|seitan m
quinoa f, quinua f|"~|" m|" f|" f
cuscús m*, cous cous m*, couscous m*|couscous~;couscous with %~|couscous m;couscous aux %|Couscous m;Couscous mit %|" m
arroz m|rice~;rice with %~|riz m;riz aux %|Reis m;Reis mit %|arròs m, arròs blanc m|" m|"
arroz blanco m|white rice~|riz blanc m|weißer Reis m|arròs blanc m|arroz branco m
arroz basmati m|basmati rice~|riz basmati m|Basmatireis m|arròs basmati m
pasta f|"~|pâtes fp|" f|" f|" f|"
pan m|bread~|pain m|Brot n|pa m|pan m|ogi
pan de la casa m, pan casero m|house bread~|pain maison m|Hausbrot n|pa de la casa m
pan con tomate m, pan tumaca m, pa amb tomàquet m|bread with tomato and olive oil~|pain à la tomate m|Brot mit Tomate n|pa amb tomàquet m
pan de ajo m|garlic bread~|pain à l’ail m|Knoblauchbrot n|pa d’all m
picatostes mp, costrones mp|croutons~|croûtons mp|Croûtons p|crostons mp
regañás fp, picos mp|breadsticks~|petits gressins mp|Brotstangen p|bastonets de pa mp
aceituna f, oliva f|olive|olive f|Olive/Oliven f|oliva f|oliva f|oliba
alcaparra f|caper|câpre f|Kaper/Kapern f|tàpera f
encurtidos mp, variantes mp|pickles~|pickles mp|eingelegtes Gemüse n|confitats mp
nuez f|walnut|noix f|Walnuss/Walnüsse f +Walnuss|nou f|noz f|intxaur
almendra f|almond|amande f|Mandel/Mandeln f +Mandel|ametlla f, ametla f|améndoa f|arbendol
avellana f|hazelnut|noisette f|Haselnuss/Haselnüsse f +Haselnuss|" f|abelá f|hur
pistacho m|pistachio|pistache f|Pistazie/Pistazien f|pistatxo m, festuc m|" m|pistatxo
piñón m|pine nut|pignon m|Pinienkern/Pinienkerne m|pinyó m|" m
anacardo m|cashew|noix de cajou f|Cashewkern/Cashewkerne m|anacard m
cacahuete m|peanut|cacahuète f|Erdnuss/Erdnüsse f +Erdnuss|cacauet m|" m
castaña f|chestnut|châtaigne f|Kastanie/Kastanien f|castanya f|" f|gaztaina
frutos secos mp|nuts~|fruits à coque mp|Nüsse p|fruita seca f, fruits secs mp|froitos secos mp|fruitu lehor
sésamo m|sesame~|sésame m|Sesam m|sèsam m|" m
semilla f|seed|graine f|Kern/Kerne m|llavor f
pasa f, uvas pasas f p|raisin|raisin sec m|Rosine/Rosinen f|pansa f|" f|"
orejón m|dried apricot|abricot sec m|getrocknete Aprikose/getrocknete Aprikosen f|orelló m
dátil m|date|datte f|Dattel/Datteln f|dàtil m
dátil con beicon m, dátiles con bacon m p|dates wrapped in bacon~|dattes au bacon fp|Datteln im Speckmantel p|dàtils amb bacó mp
ciruela pasa f|prune|pruneau m|Backpflaume/Backpflaumen f|pruna seca f
fruta f|fruit~|fruit m|Obst n|fruita f|froita f|"
fruta del tiempo f, fruta de temporada f, fruta natural f, fruta fresca f, fruta variada f, pieza de fruta f|seasonal fruit~|fruits de saison mp|Obst der Saison n|fruita del temps f, fruita de temporada f, fruita fresca f, peça de fruita f|froita do tempo f, froita fresca f, froita da tempada f|sasoiko fruta, fruta freskoa
piña f s, piña natural f s|pineapple~|ananas m|Ananas f|pinya f, pinya natural f|" f|anana
piña de millo f, piñas fp|corn on the cob~|épis de maïs mp|Maiskolben p|panotxes fp
melón m|melon~|melon m|Melone f|meló m|" m|meloi
melón con jamón m, jamón con melón m|melon with ham~|melon au jambon m|Melone mit Schinken f|meló amb pernil m
sandía f|watermelon~|pastèque f|Wassermelone f|síndria f, meló d’Alger m|" f|angurri
manzana f|apple|pomme f|Apfel/Äpfel m +Apfel|poma f|mazá f|sagar
manzana asada f|baked apple|pomme au four f|Bratapfel/Bratäpfel m|poma al forn f, poma rostida f, poma escalivada f|mazá asada f|sagar errea
pera f|pear|poire f|Birne/Birnen f|" f|" f|udare
naranja f|orange|orange f|Orange/Orangen f|taronja f|laranxa f|laranja
naranja preparada f, naranja con canela f, naranja preparada con canela f|sliced orange~ with cinnamon|orange à la cannelle f|Orange mit Zimt f|taronja amb canyella f, taronja preparada f
mandarina f|mandarin|mandarine f|Mandarine/Mandarinen f|" f|" f|"
limón m|lemon|citron m|Zitrone/Zitronen f|llimona f, llima f|" m|limoi
lima f|lime|citron vert m|Limette/Limetten f|llima f
plátano m, plátano de Canarias m, banana f|banana|banane f|Banane/Bananen f|plàtan m|" m|platano
fresa f, fresón m|strawberry|fraise f|Erdbeere/Erdbeeren f +Erdbeer|maduixa f, maduixot m, fraula f|amorodo m|marrubi
frambuesa f|raspberry|framboise f|Himbeere/Himbeeren f +Himbeer|gerd m|framboesa f
arándano m|blueberry|myrtille f|Heidelbeere/Heidelbeeren f +Heidelbeer|nabiu m|arando m
frutos rojos mp, frutas rojas fp, frutos del bosque mp, frutas del bosque fp|red berries~|fruits rouges mp|Beeren p +Beeren|fruits vermells mp, fruits del bosc mp|froitos vermellos mp
cereza f|cherry|cerise f|Kirsche/Kirschen f +Kirsch|cirera f|cereixa f|gerezi
uva f|grape|raisin m|Traube/Trauben f|raïm m|uva f|mahats
higo m|fig|figue f|Feige/Feigen f|figa f|figo m|piku
melocotón m|peach|pêche f|Pfirsich/Pfirsiche m|préssec m, bresquilla f|pexego m|mertxika
melocotón en almíbar m|peach in syrup|pêche au sirop f|Pfirsich in Sirup m|préssec en almívar m|pexego en xarope m
melocotón con vino m, melocotón al vino m|peach in wine|pêche au vin f|Pfirsich in Wein m|préssec amb vi m
piña en almíbar f|pineapple in syrup~|ananas au sirop m|Ananas in Sirup f|pinya en almívar f
albaricoque m|apricot|abricot m|Aprikose/Aprikosen f|albercoc m
ciruela f|plum|prune f|Pflaume/Pflaumen f|pruna f|ameixa f
mango m|"|mangue f|"/Mangos f|" m|" m
maracuyá m, fruta de la pasión f|passion fruit~|fruit de la passion m|Maracuja f|fruita de la passió f
coco m|coconut~|noix de " f|Kokosnuss f +Kokos|" m|" m
granada f|pomegranate~|grenade f|Granatapfel m|magrana f
kiwi m|"|" m|"/Kiwis f|" m
membrillo m, carne de membrillo f, dulce de membrillo m|quince paste~|pâte de coing f|Quittenpaste f|codonyat m, codony m|marmelo m|irasagar
queso m, quesito m|cheese~|fromage m|Käse m|formatge m|queixo m|gazta
queso de cabra m, rulo de cabra m, rulo de queso de cabra m|goat’s cheese~|fromage de chèvre m|Ziegenkäse m|formatge de cabra m, rul·lo de cabra m|queixo de cabra m|ahuntz-gazta
queso fresco m, queso de Burgos m|fresh cheese~|fromage frais m|Frischkäse m|formatge fresc m|queixo fresco m
queso azul m|blue cheese~|fromage bleu m|Blauschimmelkäse m|formatge blau m|queixo azul m
queso manchego m, manchego m|Manchego cheese~|fromage manchego m|Manchego-Käse m|formatge manxec m
queso curado m, queso semicurado m, queso de oveja m|cured sheep’s cheese~|fromage de brebis m|Schafskäse m|formatge d’ovella m
queso de tetilla m, queso tetilla m, tetilla m|Tetilla cheese~|fromage de Tetilla m|Tetilla-Käse m|formatge de tetilla m|queixo de tetilla m, queixo tetilla m
queso idiazábal m, idiazábal m, queso de idiazábal m|Idiazabal cheese~|fromage d’Idiazabal m|Idiazabal-Käse m|formatge idiazabal m|-|idiazabal gazta
cabrales m, queso de cabrales m, queso cabrales m|Cabrales blue cheese~|fromage de Cabrales m|Cabrales-Käse m|formatge de " m
roquefort m|Roquefort~|" m|" m|rocafort m
parmesano m|Parmesan~|parmesan m|Parmesan m|parmesà m
mozzarella f, mozarela f|"~|" f|" m|" f
burrata f|"~|" f|" f|" f
feta m, queso feta m|"~|" f|" m|" m
gorgonzola m|"~|" m|" m|" m
requesón m|curd cheese~|fromage blanc m|Quark m|mató m, recuit m|requeixo m
huevo m, huevito m, huevo campero m, huevo de corral m|egg|œuf m|Ei/Eier n +Eier|ou m|ovo m|arrautza, arraultza
huevo frito m, huevo a la plancha m|fried egg|œuf au plat m|Spiegelei/Spiegeleier n|ou ferrat m, ou fregit m|ovo frito m, ovo fritido m|arrautza frijitu
huevo duro m, huevo cocido m|hard-boiled egg|œuf dur m|hartgekochtes Ei/hartgekochte Eier n|ou dur m|ovo cocido m
huevo poché m, huevo escalfado m, huevo pochado m|poached egg|œuf poché m|pochiertes Ei/pochierte Eier n|ou escalfat m
huevo de codorniz m|quail’s egg|œuf de caille m|Wachtelei/Wachteleier n|ou de guatlla m
huevo a baja temperatura m|slow-cooked egg|œuf basse température m|bei niedriger Temperatur gegartes Ei n|ou a baixa temperatura m
yemas fp!|candied egg yolks~|jaunes d’œufs confits mp|kandierte Eigelbpralinen p|rovells ensucrats mp
yema f|egg yolk|jaune d’œuf m|Eigelb n|rovell d’ou m
mantequilla f|butter~|beurre m|Butter f|mantega f|manteiga f
nata f|cream~|crème f|Sahne f|" f|" f|esne-gain
bechamel f, besamel f|béchamel~;% béchamel~|béchamel f à|Béchamel f;%béchamel f|beixamel f
mayonesa f, mahonesa f|mayonnaise~;% mayonnaise~|mayonnaise f à|Mayonnaise f;%mayonnaise f|maionesa f|maionesa f
alioli m, ali oli m, allioli m, all i oli m|garlic mayonnaise~;% garlic mayonnaise~|aïoli m à|Aioli f;%aioli f|allioli m|aioli m
romesco m|" sauce~ (peppers and nuts)|" m (poivron et fruits à coque)|Romesco-Soße f (mit Paprika und Nüssen)|" m
mojo picón m, mojo rojo m|spicy red mojo sauce~|mojo rouge piquant m|scharfe rote Mojo-Soße f|" m
mojo verde m, mojo de cilantro m|green coriander mojo sauce~|mojo vert à la coriandre m|grüne Mojo-Soße f|mojo verd m
mojo m|" sauce~|sauce " f|Mojo-Soße f|" m
pesto m|"~;% "~|" m;" de %|" n;%pesto n|" m
vinagreta f*|vinaigrette~;% vinaigrette~|vinaigrette f à|Vinaigrette f;%vinaigrette f|" f|" f
vinagre m|vinegar~|vinaigre m|Essig m|" m|" m
vinagre de Módena m, módena m|balsamic vinegar~|vinaigre balsamique m|Balsamico-Essig m|vinagre de Mòdena m
aceite m, aceite de oliva m, aove m, aceite de oliva virgen m, aceite virgen extra m, aceite de oliva virgen extra m|olive oil~|huile d’olive f|Olivenöl n|oli d’oliva m, oli m
mostaza f|mustard~|moutarde f|Senf m|mostassa f|" f
miel f|honey~|" m|Honig m|mel f|mel m|ezti
guacamole m|"~|" m|" f|" m
nachos mp|"~|" mp|" p|natxos mp
hummus m, humus m|"~;% "~|houmous m;houmous de %|" m;%hummus m|" m
hummus de garbanzo m, hummus de garbanzos m|hummus~|houmous m|Hummus m|hummus m
salsa f*|sauce;% sauce|sauce f;sauce aux %|Soße f;%soße f|" f|" f, mollo m|saltsa
salsa de tomate f|tomato sauce~|sauce tomate f|Tomatensoße f|salsa de tomàquet f, salsa de tomata f|" f|tomate saltsa
salsa brava f|spicy tomato sauce~|sauce tomate piquante f|scharfe Tomatensoße f|" f
salsa rosa f|cocktail sauce~|sauce cocktail f|Cocktailsoße f|" f
salsa tártara f|tartare sauce~|sauce tartare f|Remoulade f|salsa tàrtara f
salsa de soja f|soy sauce~|sauce soja f|Sojasoße f|" f
salsa verde f|parsley sauce~|sauce verte au persil f|grüne Petersiliensoße f|salsa verda f|" f|saltsa berde
salsa holandesa f|hollandaise sauce~|sauce hollandaise f|Sauce hollandaise f|" f
salsa de vino f, salsa de vino tinto f, salsa al vino tinto f, reducción de vino tinto f|red wine sauce~|sauce au vin rouge f|Rotweinsoße f|salsa de vi negre f
salsa española f|brown sauce~|sauce espagnole f|braune Soße f|salsa espanyola f
salsa de yogur f|yoghurt sauce~|sauce au yaourt f|Joghurtsoße f|salsa de iogurt f
salsa de queso f|cheese sauce~|sauce au fromage f|Käsesoße f|salsa de formatge f
salsa de setas f|mushroom sauce~|sauce aux champignons f|Pilzsoße f|salsa de bolets f
salsa de mostaza f|mustard sauce~|sauce à la moutarde f|Senfsoße f|salsa de mostassa f
salsa de frutos rojos f|red berry sauce~|coulis de fruits rouges m|Beerensoße f|salsa de fruits vermells f
salsa romesco f|romesco sauce~ (peppers and nuts)|sauce romesco f (poivron et fruits à coque)|Romesco-Soße f (mit Paprika und Nüssen)|" f
salsa teriyaki f|teriyaki sauce~|sauce teriyaki f|Teriyaki-Soße f|" f
salsa barbacoa f, salsa bbq f|barbecue sauce~|sauce barbecue f|Barbecuesoße f|" f
salsa pesto f|pesto~|pesto m|Pesto n|" f
almíbar m|syrup~|sirop m|Sirup m|almívar m
caramelo m, caramelo líquido m|caramel~|caramel m|Karamell m|caramel m|" m
canela f|cinnamon~|cannelle f|Zimt m|canyella f|" f
vainilla f|vanilla~|vanille f|Vanille f +Vanille|" f|" f|banilla
azafrán m|saffron~|safran m|Safran m|safrà m
pimienta f|black pepper~|poivre m|Pfeffer m|pebre m|pementa f
jengibre m|ginger~|gingembre m|Ingwer m|gingebre m
romero m|rosemary~|romarin m|Rosmarin m|romaní m
tomillo m|thyme~|thym m|Thymian m|farigola f, timó m
orégano m|oregano~|origan m|Oregano m|orenga f
albahaca f|basil~|basilic m|Basilikum n|alfàbrega f
perejil m|parsley~|persil m|Petersilie f|julivert m
menta f|mint~|menthe f|Minze f|" f
hierbabuena f|spearmint~|menthe f|Minze f|herba-sana f
cilantro m|coriander~|coriandre f|Koriander m|coriandre m
hierbas fp, finas hierbas fp, hierbas aromáticas fp, hierbas provenzales fp|herbs~|fines herbes fp|Kräuter p|herbes fp, fines herbes fp, herbes aromàtiques fp
curry m*|"~;% "|" m;" de %|" n;%curry n|curri m
pimentón m|paprika~|paprika m|Paprikapulver n|pebre vermell m|pemento m
trufa f|truffle|truffe f|Trüffel/Trüffel m|tòfona f|" f
jugo m|gravy~|jus m|Bratensaft m|suc m
guarnición f|side dish|garniture f|Beilage f|guarnició f|gornición f
ensalada verde f|green salad|salade verte f|grüner Salat m|amanida verda f|" f|entsalada berde
gofio m|"~ (toasted wheat or maize flour)|" m (farine de blé ou de maïs grillé)|" n (geröstetes Weizen- oder Maismehl)|" m
mermelada f, confitura f|jam~;% jam|confiture f|Marmelade f|melmelada f, confitura f|marmelada f
chutney m|"~;% "~|" m;" de %|" n;%chutney n|" m
crema agria f, nata agria f|sour cream~|crème aigre f|Sauerrahm m|crema agra f
endibia f|chicory~|endive f|Chicorée m|endívia f
nabo m|turnip|navet m|Rübe/Rüben f|nap m|" m
cardo m|cardoon~|cardon m|Kardone f|card m|-|kardu
pochas fp, pocha f|fresh white beans~|haricots blancs frais mp|frische weiße Bohnen p|mongetes tendres de desgranar fp|-|potxa
mora f|blackberry|mûre f|Brombeere/Brombeeren f +Brombeer|móra f
granizado m*|slush;% slush/% slushes|granité m|Granita f;%granita f|granissat m
escabeche m|vinegar marinade~|escabèche f|Essigmarinade f|escabetx m
ahumados mp, ahumado variado m|smoked fish~|poissons fumés mp|geräucherter Fisch m|fumats mp
salazones mp, salazón m|salt-cured fish~|salaisons de poisson fp|gesalzener Fisch m|salaons mp
perretxiko m, perrechico m|St George’s mushroom|mousseron m|Maipilz/Maipilze m|moixernó m|-|"
mojo rojo m|red mojo sauce~|mojo rouge m|rote Mojo-Soße f|mojo vermell m
salsa alioli f|garlic mayonnaise~|sauce aïoli f|Aioli f|salsa allioli f
salsa César f|Caesar dressing~|sauce César f|Caesar-Dressing n|salsa Cèsar f
salsa de pimienta f, salsa a la pimienta f, salsa pimienta f|pepper sauce~|sauce au poivre f|Pfeffersoße f|salsa de pebre f
salsa roquefort f, salsa de roquefort f|Roquefort sauce~|sauce au roquefort f|Roquefortsoße f|salsa de rocafort f
salsa de champiñones f|mushroom sauce~|sauce aux champignons f|Champignonsoße f|salsa de xampinyons f
gambas y langostinos mp|prawns and king prawns~|crevettes et gambas fp|Garnelen und Riesengarnelen p|gambes i llagostins mp
huevos al plato mp|baked eggs~ (often with tomato, ham or chorizo)|œufs au four mp (souvent à la tomate, au jambon ou au chorizo)|im Pfännchen gebackene Eier p (oft mit Tomate, Schinken oder Chorizo)|ous al plat mp
pimienta verde f|green peppercorns~|poivre vert m|grüner Pfeffer m|pebre verd m
cebolla morada f, cebolla roja f|red onion|oignon rouge m|rote Zwiebel/rote Zwiebeln f|ceba morada f
salsa de pimienta verde f, salsa a la pimienta verde f|green peppercorn sauce~|sauce au poivre vert f|grüne Pfeffersoße f|salsa de pebre verd f
jaca f, yaca f, jackfruit m|jackfruit~|jacquier m|Jackfrucht f|" f
cúrcuma f|turmeric~|curcuma m|Kurkuma f|" f
cacao m|cocoa~|" m|Kakao m|cacau m
azúcar moreno m|brown sugar~|sucre roux m|brauner Zucker m|sucre moreno m
azúcar m|sugar~|sucre m|Zucker m|sucre m
tapioca f|"~|" m|Tapioka f|" f
pan de masa madre m|sourdough bread~|pain au levain m|Sauerteigbrot n|pa de massa mare m
soja texturizada f|soya mince~|protéines de soja texturées fp|Sojagranulat n|soja texturitzada f
merlán m, plegonero m|whiting~|merlan m|Merlan/Merlane m|merlà m
queso asado m|grilled cheese~|fromage grillé m|gegrillter Käse m|formatge a la brasa m
boliches mp|small white beans~|petits haricots blancs mp|kleine weiße Bohnen p|mongetes petites fp
bubango m|courgette|courgette f|Zucchini f|carbassó m
espinacas labradas fp|spinach with garlic, bread and paprika~|épinards à l’ail, au pain et au paprika mp|Spinat mit Knoblauch, Brot und Paprika m|espinacs amb all, pa i pebre vermell mp
`
