/** Vegetables, pulses, fruit, nuts, cheese, eggs and what else stands beside a dish. How to read a line: read-lexicon.ts. */
export const garden = `
verdura,hortaliza|vegetables~ +vegetable|légumes mp|Gemüse|",verduretes fp,hortalisses||barazki
lechuga,lechuga romana|lettuce~|laitue|Kopfsalat +Salat|enciam m|leituga|letxuga
cogollo,cogollos de Tudela mp|lettuce heart|cœur de laitue|Salatherz/-en|cabdell,cabdells de Tudela mp|cogolo
escarola|curly endive~|chicorée frisée|Friséesalat +Frisée
rúcula|rocket~|roquette|Rucola m|ruca,"
canónigos p|lamb's lettuce|mâche f|Feldsalat +Feld|canonges
berros p|watercress|cresson m|Brunnenkresse +Brunnenkresse|créixens
endivia,endibia|chicory~|endive|Chicorée m|endívia
mézclum,mesclum,brotes tiernos mp,brotes,hojas verdes fp|mixed leaves~ +mixed leaf|jeunes pousses fp|Blattsalate p +Blatt|brots tendres mp
tomate|tomato/tomatoes|" f|"/Tomaten|tomàquet,tomata f,tomaca f,tomàtec m||"
tomate cherry,tomates cherry mp,cherry m|cherry tomato/cherry tomatoes|tomate cerise f|Kirschtomate/-n|tomàquet cherry/tomàquets cherry
tomate seco|sun-dried tomato/sun-dried tomatoes|||
tomate frito s|fried tomato sauce~|sauce tomate f|Tomatensoße|salsa de tomàquet f
cebolla|onion|oignon m|Zwiebel/-n|ceba|cebola|tipula
cebolla caramelizada,cebolla confitada|||karamellisierte Zwiebeln p|,ceba confitada
cebollita|baby onion|petit oignon m|kleine Zwiebel/-n|cebeta
cebolleta,cebolla tierna|spring onion|oignon nouveau m|Frühlingszwiebel/-n|ceba tendra|ceboliña|tipulin
chalota,escalonia|shallot|échalote|Schalotte/-n|escalunya
ajo|garlic~|ail ms|Knoblauch|all|allo|baratxuri
ajete,ajos tiernos mp|young garlic~|jeune ail|junger Knoblauch|all tendre
pimiento|pepper|poivron|Paprika/- m +Paprika|pebrot,pebres mp|pemento|piper
pimiento rojo|||rote Paprika/-|,pebres vermells p,pebrera||piper gorri
pimiento verde|||grüne Paprika/-|
pimiento del piquillo,pimiento de piquillo,piquillo|piquillo pepper|piment piquillo/piments piquillo|Piquillo-Paprika/-|pebrot del piquillo||pikillo piper
pimientos de Padrón p,pimiento de Padrón m,pimientos del Padrón mp|Padrón peppers (small green peppers, some hot)|piments de Padrón (petits piments verts, parfois piquants)|Padrón-Paprika p (kleine grüne Paprika, manche scharf)||pementos de Padrón,pementos do Padrón
pimientos de Gernika p|Gernika peppers|piments de Gernika|Gernika-Paprika p|||gernikako piper
piparra|mild green chilli/mild green chillies (## pickled)|piment vert doux m (# au vinaigre)|milde grüne Peperoni f (## eingelegt)|bitxo verd m (# en vinagre)||"
guindilla,ají m|chilli/chillies|piment m|Chili/-s|bitxo m
sal,sal en escamas,sal gorda,sal Maldon,sal marina|salt~|sel m|Salz n|"|" m
calabacín,bubango,zuchini|courgette|courgette f|Zucchini|carbassó,carabassó|cabaciña f|kuiatxo
calabaza|pumpkin~|potiron m|Kürbis|carbassa,carabassa|cabaza|kalabaza,kuia
berenjena|aubergine|aubergine|Aubergine/-n|albergínia|berenxena|alberjinia
zanahoria|carrot|carotte|Karotte/-n|pastanaga,carlota,safanòria|cenoria,cenoura|azenario
puerro|leek|poireau|Lauch|porro|porro,allo porro|porru
apio|celery~|céleri|Sellerie m|api
espárrago|asparagus~|asperge f|Spargel|espàrrec||zainzuri
espárrago verde,espárrago triguero,triguero||||
alcachofa,alcaucil m|artichoke|artichaut m|Artischocke/-n|carxofa,escarxofa||orburu
espinaca|spinach~|épinards mp|Spinat|espinac m||espinaka
acelga|chard~|blettes fp|Mangold|bleda||zerba
borraja|borage~|bourrache|Borretsch|borratja
grelos p,nabizas fp,respigos|turnip greens|fanes de navet fp|Speiserübenblätter p|"|"
col f,repollo m,berza f|cabbage~|chou/-x m|Weißkohl|"|repolo m," f,verza|aza
lombarda,col lombarda|red cabbage~|chou rouge m|Rotkohl|col llombarda
coliflor f|cauliflower~|chou-fleur/choux-fleurs m|Blumenkohl|"|"|azalore
brócoli,brécol|broccoli~|brocoli|Brokkoli|bròcoli,bròquil|"|brokoli
coles de Bruselas fp|Brussels sprouts||Rosenkohl|cols de Brussel·les
judía verde,habichuela verde,vainas fp,bajocas||||mongeta tendra/mongetes tendres,mongeta verda,bajoqueta|feixóns verdes mp,xudías verdes,xudías|leka,baina
guisante|peas~ +pea|petits pois mp|Erbsen p +Erbsen|pèsol|chícharo,ervella f|ilar
haba|broad beans~ +broad bean|fèves fp|dicke Bohnen p|fava,faveta|faba loba|baba
maíz,millo|sweetcorn~|maïs|Mais|blat de moro||arto
remolacha|beetroot~|betterave|Rote Bete|remolatxa
pepino|cucumber~|concombre|Gurke/-n f|cogombre|cogombro
pepinillo|gherkin|cornichon|Essiggurke/-n f|cogombret
aguacate|avocado|avocat|Avocado/-s f|alvocat
champiñón,champi|mushroom|champignon|Champignon/-s|xampinyó|"|txanpinoi
setas chinas p|Chinese mushrooms|||bolets xinesos
seta,hongo m|wild mushroom|champignon m|Pilz/-e +Pilz|bolet m|cogomelo m,cogumelo|perretxiko
boletus,boletus edulis,hongo boletus,cep|porcini mushrooms~ +porcini mushroom|cèpes mp|Steinpilze p +Steinpilz|bolets ceps mp,cep m||onddo,ontto
níscalo,rovelló,rovellón|saffron milk cap|lactaire|Reizker/-|rovelló
patata|potato/potatoes|pomme de terre|Kartoffel/-n|",creïlla,trumfa,patató|pataca|"
papa|potato/potatoes|pomme de terre|Kartoffel/-n|patata
patatas fritas p,patata frita f,papas fritas fp|chips|frites|Pommes frites p|,patata fregida f,creïlles fregides fp|patacas fritidas|patata frijitu
patata panadera,patatas panadera fp,papas panadera|sliced baked potatoes~|pommes de terre boulangère fp|Kartoffelscheiben aus dem Ofen p|patates al forn tallades fp|pataca panadeira
patata gajo,patatas gajo fp,patatas deluxe|potato wedges~|potatoes mp|Kartoffelspalten p|grills de patata mp
cachelos p|boiled potatoes|pommes de terre bouillies fp|Salzkartoffeln p|patates bullides fp|"
boniato,batata f|sweet potato/sweet potatoes|patate douce f|Süßkartoffel/-n|moniato|pataca doce f|"
yuca|cassava~|manioc m|Maniok|iuca
lenteja|lentil|lentille|Linse/-n|llentia,llentilla|lentella|dilista
lenteja pardina|brown lentil|lentille brune|braune Linse/-n|llentia pardina
garbanzo|chickpea|pois chiche|Kichererbse/-n|cigró|garavanzo|txitxirio,garbantzu
alubia,judía,habichuela,fríjol m,frejol m|beans~ +bean|haricots mp|Bohnen p +Bohnen|mongeta,mongeta seca,fesol m|feixón m,faba f|indaba,babarrun
alubia blanca,judía blanca||||mongetes blanques fp
alubia pinta,judía pinta|pinto beans~|haricots pinto mp|Wachtelbohnen p|mongetes pintes fp||babarrun pinto
alubia roja,judía roja||||mongetes vermelles fp||babarrun gorri
alubia de Tolosa,alubias negras de Tolosa p|Tolosa black beans~|haricots noirs de Tolosa mp|schwarze Bohnen aus Tolosa p|mongetes negres de Tolosa fp||tolosako babarrun
judión,fabe f,fabas fp|large white beans~|gros haricots blancs mp|große weiße Bohnen p|mongetes grosses fp|fabas fp
verdinas p|small pale green haricot beans|flageolets mp|kleine grüne Bohnenkerne p
soja|soya~|" m|" n
tofu|"~|"|"
seitán|seitan~ (wheat protein)|seitan (protéine de blé)|Seitan (Weizeneiweiß)|seitan
quinoa,quinua|"~|" m|"
cuscús*,cous cous*,couscous*|couscous~;& with %~|couscous;& aux %|Couscous;& mit %
arroz|rice~;& with %~|riz;& aux %|Reis;& mit %|arròs,arròs blanc|"|"
arroz basmati|basmati rice~|riz basmati|Basmatireis|arròs basmati
pasta|"~|pâtes fp|"|"||"
pan|bread~|pain|Brot|pa|"|ogi
pan de la casa,pan casero|||Hausbrot|
pan con tomate,pan tumaca,pa amb tomàquet|tomato bread~||Tomatenbrot|
pan de ajo|garlic bread~|pain à l'ail|Knoblauchbrot|pa d'all
picatostes p,costrones|croutons|croûtons|Croûtons p|crostons
picos p|breadsticks|petits gressins mp|Brotstangen p|bastonets de pa mp
aceituna,oliva|olive|olive|Olive/-n|oliva||oliba
alcaparra|caper|câpre|Kaper/-n f|tàpera
encurtidos p,variantes|pickles|pickles|eingelegtes Gemüse|envinagrats
nuez f|walnut|noix|Walnuss/Walnüsse +Walnuss|nou|noz|intxaur
almendra|almond|amande|Mandel/-n f +Mandel|ametlla,ametla|améndoa|arbendol
avellana|hazelnut|noisette|Haselnuss/Haselnüsse +Haselnuss|"|abelá|hur
pistacho|pistachio|pistache f|Pistazie/-n|pistatxo,festuc||pistatxo
piñón|pine nut|pignon|Pinienkern/-e|pinyó|"
anacardo|cashew|noix de cajou f|Cashewkern/-e|anacard
cacahuete|peanut|cacahuète f|Erdnuss/Erdnüsse +Erdnuss|cacauet
castaña|chestnut|châtaigne|Kastanie/-n|castanya||gaztaina
frutos secos p|nuts|fruits à coque|Nüsse p +Nuss|fruita seca f,fruits secs mp|froitos secos|fruitu lehor
sésamo|sesame~|sésame|Sesam|sèsam
semilla|seed|graine|Kern/-e|llavor
pasa,uvas pasas fp|raisin|raisin sec m|Rosine/-n|pansa||"
orejón|dried apricot|abricot sec|getrocknete Aprikose/-n|orelló
dátil|date|datte f|Dattel/-n f|dàtil
dátil con beicon,dátiles con bacon mp|dates wrapped in bacon~|dattes au bacon fp|Datteln im Speckmantel p|dàtils amb bacó mp
ciruela pasa|prune|pruneau m|Backpflaume/-n|pruna seca
fruta|fruit~|fruit m|Obst|fruita|froita|"
fruta fresca,fruta natural||fruits frais mp|||froita fresca|fruta freskoa
fruta del tiempo,fruta de temporada,pieza de fruta||fruits de saison mp||,fruita de temporada,peça de fruita|froita do tempo,froita da tempada|sasoiko fruta
piña natural s|fresh pineapple|ananas frais m|frische Ananas|
piña|pineapple|ananas m|Ananas|pinya f|" f|anana
piña de millo|corn on the cob~|épis de maïs mp|Maiskolben p|panotxes fp
melón|melon~|melon|Melone|meló|"|meloi
melón con jamón,jamón con melón||||
sandía|watermelon~|pastèque|Wassermelone|síndria,meló d'Alger m||angurri
manzana|apple|pomme|Apfel/Äpfel +Apfel|poma|mazá|sagar
manzana asada|baked apple|pomme au four|Bratapfel/Bratäpfel|poma al forn,poma rostida,poma escalivada|mazá asada|sagar errea
pera|pear|poire|Birne/-n|"||udare
naranja|orange|orange|Orange/-n|taronja|laranxa|laranja
naranja preparada|sliced orange~ (# with sugar)|orange en tranches (# au sucre)|Orangenscheiben p (# mit Zucker)|taronja preparada
mandarina|mandarin|mandarine|Mandarine/-n|"||"
limón|lemon|citron|Zitrone/-n|llimona f,llima|"|limoi
lima|lime|citron vert m|Limette/-n|llima
plátano,plátano de Canarias,banana f|banana|banane f|Banane/-n|plàtan||platano
fresa,fresón m|strawberry|fraise|Erdbeere/-n +Erdbeer|maduixa,maduixot m,fraula f|amorodo m|marrubi
frambuesa|raspberry|framboise|Himbeere/-n +Himbeer|gerd m|framboesa
arándano|blueberry|myrtille f|Heidelbeere/-n +Heidelbeer|nabiu|arando
frutos rojos p,frutas rojas fp,frutos del bosque mp,frutas del bosque fp|red berries|fruits rouges|Beeren p +Beeren|fruits vermells,fruits del bosc|froitos vermellos
arándano rojo|cranberry|canneberge|Cranberry/-s f|
cereza|cherry|cerise|Kirsche/-n +Kirsch|cirera|cereixa|gerezi
uva,uva moscatel|grape|raisin m|Traube/-n|raïm m||mahats
higo|fig|figue f|Feige/-n|figa f|figo|piku
melocotón|peach|pêche f|Pfirsich/-e|préssec,bresquilla f|pexego|mertxika
melocotón con vino,melocotón al vino|peach in wine||Pfirsich in Wein|
albaricoque|apricot|abricot|Aprikose/-n|albercoc
ciruela|plum|prune|Pflaume/-n|pruna|ameixa
mango|"|mangue f|"/Mangos f|"
maracuyá,fruta de la pasión f|passion fruit~|fruit de la passion|Maracuja|fruita de la passió f
coco|coconut~|noix de " f|Kokosnuss +Kokos|"
granada,granada fruta|pomegranate~|grenade|Granatapfel|magrana
kiwi|"|"|"/Kiwis f
membrillo fresco|quince|coing|Quitte/-n|codony
membrillo,carne de membrillo f,dulce de membrillo m|quince paste~|pâte de coing f|Quittenpaste|codonyat,codony|marmelo|irasagar
queso|cheese~|fromage|Käse|formatge|queixo|gazta
queso vegetal|plant-based cheese~|fromage végétal|pflanzlicher Käse|
queso de cabra,rulo de cabra,rulo de queso de cabra|goat's cheese~|fromage de chèvre|Ziegenkäse|formatge de cabra,rul·lo de cabra|queixo de cabra|ahuntz-gazta
queso fresco,queso de Burgos|||Frischkäse|formatge fresc|queixo fresco
queso azul|blue cheese~|fromage bleu|Blauschimmelkäse|formatge blau|queixo azul
queso manchego,manchego|Manchego cheese~|fromage manchego|Manchego-Käse|
queso curado,queso semicurado||fromage affiné||
queso de oveja,queso de Roncal,queso Roncal,queso zamorano|cured sheep's cheese~|fromage de brebis|Schafskäse|formatge d'ovella
queso de tetilla,queso tetilla,tetilla|Tetilla cheese~|fromage de Tetilla|Tetilla-Käse|formatge de tetilla|queixo de tetilla,queixo tetilla
queso idiazábal,idiazábal,queso de idiazábal|Idiazabal cheese~|fromage d'Idiazabal|Idiazabal-Käse|formatge idiazabal||idiazabal gazta
queso picón|Picón blue cheese~|fromage bleu Picón|Picón-Blauschimmelkäse|formatge blau Picón
cabrales,queso de cabrales,queso cabrales|Cabrales blue cheese~|fromage de Cabrales|"-Käse|formatge de "
roquefort|Roquefort~|"|"|rocafort
parmesano,queso parmesano|Parmesan~|parmesan|Parmesan|parmesà,formatge parmesà
mozzarella,mozarela|"~|"|" m
burrata|"~|"|"
feta m,queso feta|"~|" f|" m
gorgonzola m|"~|"|" m
requesón|curd cheese~|ricotta f|Ricotta f|mató,recuit|requeixo
huevo|egg|œuf|Ei/-er n +Eier|ou|ovo|arrautza,arraultza
huevo frito,huevo a la plancha||œuf au plat|Spiegelei/-er n|ou ferrat,ou fregit|ovo frito,ovo fritido|arrautza frijitu
huevo duro,huevo cocido|hard-boiled egg|œuf dur|hartgekochtes Ei/hartgekochte Eier n|ou dur|ovo cocido
huevo poché||||
huevo de codorniz|quail's egg|œuf de caille|Wachtelei/-er n|ou de guatlla
huevo a baja temperatura||œuf basse température|bei niedriger Temperatur gegartes Ei n|
yemas p!|candied egg yolks|jaunes d'œufs confits mp|kandierte Eigelbpralinen p|rovells ensucrats mp
yema|egg yolk|jaune d'œuf m|Eigelb n|rovell d'ou m
mantequilla|butter~|beurre m|Butter|mantega|manteiga
nata vegetal|plant-based cream~|crème végétale|pflanzliche Sahne
nata|cream~|crème|Sahne|"||esne-gain,esnegain
bechamel f,besamel|béchamel~;%|béchamel à|Béchamel f|beixamel||bexamel
mayonesa,mahonesa|mayonnaise~;%|mayonnaise à|Mayonnaise|maionesa|maionesa|maionesa
alioli,ali oli,allioli,all i oli|garlic mayonnaise~;%|aïoli à|Aioli f|allioli,all i oli|aioli
romesco|" sauce~ (peppers and nuts)|" (poivron et fruits à coque)|"-Soße (mit Paprika und Nüssen)
mojo picón,mojo rojo|spicy red mojo sauce~|mojo rouge piquant|scharfe rote Mojo-Soße
mojo verde,mojo de cilantro|green coriander mojo sauce~|mojo vert à la coriandre|grüner Koriander-Mojo m|
mojo rojo y verde,mojo verde y rojo,mojos mp,dos mojos|red and green mojo sauces~|mojos rouge et vert mp|rote und grüne Mojo-Soße|mojo vermell i verd ms
mojo|" sauce~|sauce " f|"-Soße
pesto|"~;%|"|" n
vinagreta*|vinaigrette~;%|vinaigrette à|Vinaigrette|"
vinagre|vinegar~|vinaigre|Essig|"
vinagre de Módena,módena|balsamic vinegar~|vinaigre balsamique|Balsamico-Essig|vinagre de Mòdena
aceite,aceite de oliva,aove,aceite de oliva virgen,aceite virgen extra,aceite de oliva virgen extra,aceite de arbequina,aceite picual|olive oil~|huile d'olive f|Olivenöl|oli d'oliva,oli,oli d'oliva arbequina
mostaza,mostaza de Dijon|mustard~|moutarde|Senf|mostassa
mostaza antigua,mostaza a la antigua|wholegrain mustard~|moutarde à l'ancienne|körniger Senf|mostassa antiga
miel|honey~|" m|Honig|mel|mel m|ezti
guacamole|"~|"|"
nachos p|"|"|" p|natxos
hummus,humus|"~;%|houmous|"
hummus de garbanzo,hummus de garbanzos|hummus~|houmous|Hummus|hummus
salsa*|sauce;%|sauce;& aux %|Soße/-n|"|mollo m|saltsa
salsa de tomate||sauce tomate||,salsa de tomata||tomate saltsa
salsa brava|spicy tomato sauce~|sauce tomate piquante|scharfe Tomatensoße
salsa rosa|cocktail sauce~|sauce cocktail|Cocktailsoße
salsa tártara|tartare sauce~|sauce tartare|Remoulade|salsa tàrtara
salsa de soja|soy sauce~|sauce soja|
salsa verde|green parsley sauce~|sauce verte au persil|grüne Petersiliensoße|||saltsa berde
salsa holandesa|hollandaise sauce~|sauce hollandaise|Sauce hollandaise
salsa de vino,salsa de vino tinto,salsa al vino tinto,reducción de vino tinto|red wine sauce~|sauce au vin rouge|Rotweinsoße|salsa de vi negre
salsa española|rich meat gravy~|sauce espagnole (jus de viande)|braune Fleischsoße|salsa espanyola
salsa de yogur vegetal|plant-based yoghurt sauce~|sauce au yaourt végétal|Soße aus pflanzlichem Joghurt|salsa de iogurt vegetal
salsa de yogur||||salsa de iogurt
salsa de setas|mushroom sauce~|||
salsa de frutos rojos|red berry sauce~|coulis de fruits rouges m||
salsa romesco|romesco sauce~ (peppers and nuts)|sauce romesco (poivron et fruits à coque)|Romesco-Soße (mit Paprika und Nüssen)
salsa teriyaki,teriyaki m|teriyaki sauce~|sauce teriyaki|Teriyaki-Soße|",teriyaki m
salsa barbacoa,salsa bbq|barbecue sauce~|sauce barbecue|Barbecuesoße
salsa pesto|pesto~|pesto m|Pesto n
almíbar|syrup~|sirop|Sirup|almívar
caramelo,caramelo líquido|caramel~|caramel|Karamell|caramel
canela|cinnamon~|cannelle|Zimt|canyella
vainilla|vanilla~|vanille|Vanille +Vanille|"||banilla,bainilla
azafrán|saffron~|safran|Safran|safrà
pimienta|pepper~|poivre m|Pfeffer|pebre m|pementa
jengibre|ginger~|gingembre|Ingwer|gingebre
romero|rosemary~|romarin|Rosmarin|romaní
tomillo|thyme~|thym|Thymian|farigola f,timó m
orégano|oregano~|origan|Oregano|orenga f
albahaca|basil~|basilic m|Basilikum n|alfàbrega
perejil|parsley~|persil|Petersilie|julivert|perexil
menta|mint~|menthe|Minze
hierbabuena|spearmint~|menthe|Minze|herba-sana
cilantro|coriander~|coriandre f|Koriander|coriandre
hierbas p,finas hierbas,hierbas aromáticas,hierbas provenzales|herbs|fines herbes|Kräuter p|herbes,fines herbes,herbes aromàtiques
curry*|"~;%|"|"|curri
pimentón|paprika~|paprika|Paprikapulver n|pebre vermell s|pemento
trufa|truffle|truffe|Trüffel/-|tòfona
jugo|gravy~|jus|Bratensaft|suc de carn
guarnición|side dish|garniture|Beilage|guarnició|gornición
gofio|"~ (toasted wheat or maize flour)|" (farine de blé ou de maïs grillé)|" n (geröstetes Weizen- oder Maismehl)|" (farina torrada)
mermelada,confitura|jam~;%|confiture|Marmelade|melmelada,confitura|marmelada
chutney|"~;%|"|" n
crema agria,nata agria|sour cream~|crème aigre|Sauerrahm|crema agra
nabo|turnip|navet|Rübe/-n|nap
cardo|cardoon~|cardon|Kardone|card||kardu
pochas p,pocha f|fresh white beans|haricots blancs frais mp|frische weiße Bohnen p|mongetes fresques de desgranar,mongetes tendres de desgranar||potxa
mora|blackberry|mûre|Brombeere/-n +Brombeer|móra
granizado*|iced slush;%|granité|Granita|granissat
escabeche|pickled fish~ (# tuna);% in a vinegar marinade|poisson en escabèche (# du thon);% en escabèche|eingelegter Fisch (# Thunfisch);Essigmarinade mit %|escabetx;& de %
ensalada de escabeche|salad with pickled fish (# tuna)|salade au poisson en escabèche (# du thon)||
ahumados p,ahumado variado m|smoked fish|poissons fumés|geräucherter Fisch|fumats
salazones p,salazón m|salt-cured fish|salaisons de poisson fp|gesalzener Fisch|salaons
perretxiko,perrechico|St George's mushroom|mousseron|Maipilz/-e|moixernó||"
salsa alioli|garlic mayonnaise~|sauce aïoli|Aioli f|salsa allioli
salsa César|Caesar dressing~|sauce César|Caesar-Dressing n|salsa Cèsar
salsa de pimienta,salsa a la pimienta|pepper sauce~|||
gambas y langostinos mp||||gambes i llagostins
huevos al plato p,huevo al plato|baked eggs (## with tomato, ham or chorizo)|œufs au four (# à la tomate, au jambon ou au chorizo)|im Pfännchen gebackene Eier p (## mit Tomate, Schinken oder Chorizo)|
pimienta verde|green peppercorns~|||
cebolla morada,cebolla roja|red onion|oignon rouge m|rote Zwiebel/-n|ceba morada
salsa de pimienta verde,salsa a la pimienta verde|green peppercorn sauce~|sauce au poivre vert||salsa de pebre verd
jaca,yaca,jackfruit m|jackfruit~|fruit du jacquier m|Jackfrucht f
cúrcuma|turmeric~|curcuma m|Kurkuma
cacao|cocoa~|"|Kakao|cacau
azúcar moreno|brown sugar~|sucre roux|brauner Zucker|sucre moreno
azúcar|sugar~|sucre|Zucker|sucre
tapioca|"~|" m|Tapioka
pan de masa madre|sourdough bread~|pain au levain|Sauerteigbrot|pa de massa mare
soja texturizada|soya mince~|protéines de soja texturées fp|Sojagranulat n|soja texturitzada
merlán,plegonero|whiting~|merlan|Merlan/-e|merlà
queso asado|grilled cheese~|fromage grillé|gegrillter Käse|formatge a la brasa
boliches p|small white beans|petits haricots blancs|kleine weiße Bohnen p|mongetes petites fp
espinacas labradas p|spinach with garlic, bread and paprika|épinards à l'ail, au pain et au paprika mp|Spinat mit Knoblauch, Brot und Paprikapulver|espinacs amb all i pebre vermell mp
espárragos con mayonesa p|white asparagus with mayonnaise|asperges blanches à la mayonnaise fp|weißer Spargel mit Mayonnaise s|
berenjena rellena|stuffed aubergine ($);aubergine stuffed with %/aubergines stuffed with %|($)|gefüllte Aubergine/-n ($);mit % &/-n f|
patata rellena|stuffed potato/stuffed potatoes ($);potato stuffed with %/potatoes stuffed with %|($)|gefüllte Kartoffel/-n ($);mit % &/-n f|
tomate relleno|stuffed tomato/stuffed tomatoes (# with tuna);tomato stuffed with %/tomatoes stuffed with %|(# au thon)|gefüllte Tomate/-n (# mit Thunfisch);mit % &/-n f|
aguacate relleno|stuffed avocado (# with prawns or tuna);avocado stuffed with %/avocados stuffed with %|(# crevettes ou thon)|gefüllte Avocado/-s (# mit Garnelen oder Thunfisch);mit % &/-s f|
lentejas estofadas p,lentejas guisadas,lentejas caseras,lentejas de la abuela|stewed lentils (## with chorizo)|(# au chorizo)|Linseneintopf (## mit Chorizo)|
alubias estofadas p,alubias guisadas,judías estofadas,judías guisadas,alubias de la abuela|stewed beans (## with chorizo)|(# au chorizo)|Bohneneintopf (## mit Chorizo)|
garbanzos estofados p,garbanzos guisados,garbanzos de la abuela|stewed chickpeas (## with chorizo)|(# au chorizo)|Kichererbseneintopf (## mit Chorizo)|
fabes estofadas p,fabes guisadas,pochas estofadas,pochas guisadas|stewed white beans (## with chorizo)|(# au chorizo)|Eintopf aus weißen Bohnen (## mit Chorizo)|mongetes blanques estofades fp
aderezo|dressing;% dressing|assaisonnement m à|Dressing n;%dressing|amaniment m
`
