/** Vegetables, pulses, fruit, nuts, cheese, eggs and what else stands beside a dish. How to read a line: read-lexicon.ts. */
export const garden = `
verdura f,hortaliza|vegetables~ +vegetable|légumes mp|Gemüse n|",verduretes fp,hortalisses|"|barazki
lechuga f|lettuce~|laitue|Kopfsalat +Salat|enciam m|leituga|letxuga
cogollo,cogollos de Tudela mp|lettuce heart|cœur de laitue|Salatherz/-en n|cabdell,cabdells de Tudela mp|cogolo
escarola f|curly endive~|chicorée frisée|Friséesalat +Frisée|"
rúcula f|rocket~|roquette|Rucola|ruca,"
canónigos mp|lamb's lettuce|mâche f|Feldsalat +Feld|canonges
berros mp|watercress|cresson m|Brunnenkresse f +Brunnenkresse|créixens
endivia f,endibia|chicory~|endive|Chicorée|endívia
mézclum,brotes tiernos mp,brotes,hojas verdes fp|mixed leaves~|jeunes pousses fp|Blattsalate p +Blatt|brots tendres mp
tomate|tomato/tomatoes|" f|"/Tomaten f|tomàquet,tomata f,tomaca f,tomàtec m|"|"
tomate cherry,tomatito cherry,tomates cherry mp,cherry m|cherry tomato/cherry tomatoes|tomate cerise f|Kirschtomate/-n f|tomàquet cherry/tomàquets cherry
tomate seco|sun-dried tomato/sun-dried tomatoes|tomate séchée f|getrocknete Tomate/-n f|tomàquet sec
tomate frito|fried tomato sauce~|sauce tomate f|Tomatensoße f|salsa de tomàquet f
cebolla f|onion|oignon m|Zwiebel/-n f|ceba|cebola|tipula
cebolla caramelizada f,cebolla confitada|caramelised onion~|oignon caramélisé m|karamellisierte Zwiebeln p|ceba caramel·litzada,ceba confitada
cebolleta f|spring onion|oignon nouveau m|Frühlingszwiebel/-n f|ceba tendra,cebeta|ceboliña
chalota f,escalonia|shallot|échalote|Schalotte/-n f|escalunya
ajo|garlic~|ail ms|Knoblauch|all|allo|baratxuri
ajete,ajos tiernos mp|young garlic~|jeune ail|junger Knoblauch|all tendre
pimiento|pepper|poivron|Paprika/- +Paprika|pebrot|pemento|piper
pimiento rojo|red pepper|poivron rouge|rote Paprika/- f|pebrot vermell
pimiento verde|green pepper|poivron vert|grüne Paprika/- f|pebrot verd
pimiento del piquillo,pimiento de piquillo,piquillo|piquillo pepper|piment piquillo/piments piquillo|Piquillo-Paprika/- f|pebrot del piquillo|-|pikillo piper
pimientos de Padrón mp,pimiento de Padrón m,pimientos del Padrón mp|Padrón peppers (small green peppers, some hot)|piments de Padrón (petits piments verts, parfois piquants)|Padrón-Paprika p (kleine grüne Paprika, manche scharf)|pebrots de Padrón|pementos de Padrón,pementos do Padrón
pimientos de Gernika mp|Gernika peppers|piments de Gernika|Gernika-Paprika p|pebrots de Gernika|-|gernikako piper
piparra f|mild green chilli/mild green chillies (often pickled)|piment vert doux m (souvent au vinaigre)|milde grüne Peperoni f (oft eingelegt)|bitxo verd m (sovint en vinagre)|-|"
guindilla f|chilli/chillies|piment m|Chili/-s|bitxo m
sal f,sal en escamas,sal gorda,sal Maldon|salt~|sel m|Salz n|"|" m
calabacín,zuchini|courgette|courgette f|Zucchini f|carbassó,carabassó|cabaciña f|kuiatxo
calabaza f|pumpkin~|potiron m|Kürbis|carbassa,carabassa|cabaza|kalabaza
berenjena f|aubergine|aubergine|Aubergine/-n f|albergínia|berenxena|alberjinia
zanahoria f|carrot|carotte|Karotte/-n f|pastanaga,carlota,safanòria|cenoria,cenoura|azenario
puerro|leek|poireau|Lauch|porro|porro,allo porro|porru
apio|celery~|céleri|Sellerie|api
espárrago|asparagus~|asperge f|Spargel|espàrrec|"|zainzuri
espárrago verde,espárrago triguero,triguero|green asparagus~|asperge verte f|grüner Spargel|espàrrec verd
alcachofa f,alcaucil m|artichoke|artichaut m|Artischocke/-n f|carxofa,escarxofa|"|orburu
espinaca f|spinach~|épinards mp|Spinat|espinac m|"|espinaka
acelga f|chard~|blettes fp|Mangold|bleda|"|zerba
borraja f|borage~|bourrache|Borretsch|borratja
grelos mp,nabizas fp|turnip greens|fanes de navet fp|Steckrübenblätter p|"|"
col f,repollo m,berza f|cabbage~|chou/-x m|Weißkohl|"|repolo m," f,verza|aza
lombarda f,col lombarda|red cabbage~|chou rouge m|Rotkohl|col llombarda
coliflor f|cauliflower~|chou-fleur/choux-fleurs m|Blumenkohl|"|"|azalore
brócoli,brécol|broccoli~|brocoli|Brokkoli|bròcoli,bròquil|"|brokoli
coles de Bruselas fp|Brussels sprouts|choux de Bruxelles mp|Rosenkohl|cols de Brussel·les
judía verde f,habichuela verde,vainas fp,bajocas|green beans~ +green bean|haricots verts mp|grüne Bohnen p|mongeta tendra/mongetes tendres,mongeta verda,bajoqueta|feixóns verdes mp|leka,baina
guisante|peas~ +pea|petits pois mp|Erbsen p +Erbsen|pèsol|chícharo,ervella f|ilar
haba f|broad beans~ +broad bean|fèves fp|dicke Bohnen p|fava,faveta|faba loba|baba
maíz|sweetcorn~|maïs|Mais|blat de moro|millo|arto
remolacha f|beetroot~|betterave|Rote Bete f|remolatxa|"
pepino|cucumber~|concombre|Gurke/-n f|cogombre|cogombro
pepinillo|gherkin|cornichon|Essiggurke/-n f|cogombret
aguacate|avocado|avocat|Avocado/-s f|alvocat|"
champiñón,champi|mushroom|champignon|Champignon/-s|xampinyó|"|txanpinoi
seta f,hongo m|wild mushroom|champignon m|Pilz/-e +Pilz|bolet m|cogomelo m|perretxiko,onddo
boletus,boletus edulis,hongo boletus,cep|porcini mushroom~|cèpes mp|Steinpilze p +Steinpilz|bolets ceps mp,cep m,ceps mp
níscalo,rovelló,rovellón|saffron milk cap|lactaire|Reizker/-|rovelló
patata f|potato/potatoes|pomme de terre|Kartoffel/-n f|",creïlla,trumfa|pataca|"
papa f|potato/potatoes|pomme de terre|Kartoffel/-n f|patata
patatas fritas fp,patata frita f,papas fritas fp|chips|frites|Pommes frites p|patates fregides,patata fregida f,creïlles fregides fp|patacas fritidas|patata frijitu
patata panadera f,patatas panadera fp,papas panadera|sliced baked potatoes~|pommes de terre boulangère fp|Kartoffelscheiben aus dem Ofen p|patates al forn tallades fp
patata gajo f,patatas gajo fp,patatas deluxe|potato wedges~|potatoes mp|Kartoffelspalten p|grills de patata mp
cachelos mp|boiled potatoes|pommes de terre bouillies fp|Salzkartoffeln p|patates bullides fp|"
boniato,batata f|sweet potato/sweet potatoes|patate douce f|Süßkartoffel/-n f|moniato|pataca doce f|"
yuca f|cassava~|manioc m|Maniok|iuca
lenteja f|lentil|lentille|Linse/-n f|llentia,llentilla|lentella|dilista
lenteja pardina f|brown lentil|lentille brune|braune Linse/-n f|llentia pardina
garbanzo|chickpea|pois chiche|Kichererbse/-n f|cigró|garavanzo|txitxirio,garbantzu
alubia f,judía,habichuela,fríjol m|beans~ +bean|haricots mp|Bohnen p +Bohnen|mongeta,mongeta seca,fesol m|feixón m,faba f,xudía|indaba,babarrun
alubia blanca f,judía blanca|white beans~ +white bean|haricots blancs mp|weiße Bohnen p|mongetes blanques fp
alubia pinta f,judía pinta|pinto beans~|haricots pinto mp|Wachtelbohnen p|mongetes pintes fp|-|babarrun pinto
alubia roja f,judía roja,alubias de Tolosa fp|red beans~|haricots rouges mp|rote Bohnen p|mongetes vermelles fp|-|babarrun gorri,tolosako babarrun
judión,fabe f,fabas fp|large white beans~|gros haricots blancs mp|große weiße Bohnen p|mongetes grosses fp|fabas fp
verdinas fp|small pale green haricot beans|petits haricots verts secs mp|kleine grüne Bohnenkerne p|"
soja f|soya~|" m|" n|"
tofu|"~|"|"|"
seitán|seitan~ (wheat protein)|seitan (protéine de blé)|Seitan (Weizeneiweiß)|seitan
quinoa f,quinua|"~|" m|" f|"
cuscús*,cous cous*,couscous*|couscous~;couscous with %~|couscous;couscous aux %|Couscous;Couscous mit %|"
arroz|rice~;rice with %~|riz;riz aux %|Reis;Reis mit %|arròs,arròs blanc|"|"
arroz basmati|basmati rice~|riz basmati|Basmatireis|arròs basmati
pasta f|"~|pâtes fp|" f|"|"|"
pan|bread~|pain|Brot n|pa|"|ogi
pan de la casa,pan casero|house bread~|pain maison|Hausbrot n|pa de la casa
pan con tomate,pan tumaca,pa amb tomàquet|bread with tomato and olive oil~|pain à la tomate|Brot mit Tomate n|pa amb tomàquet
pan de ajo|garlic bread~|pain à l'ail|Knoblauchbrot n|pa d'all
picatostes mp,costrones|croutons|croûtons|Croûtons p|crostons
regañás fp,picos mp|breadsticks|petits gressins mp|Brotstangen p|bastonets de pa mp
aceituna f,oliva|olive|olive|Olive/-n f|oliva|oliva|oliba
alcaparra f|caper|câpre|Kaper/-n f|tàpera
encurtidos mp,variantes|pickles|pickles|eingelegtes Gemüse n|confitats
nuez f|walnut|noix|Walnuss/Walnüsse f +Walnuss|nou|noz|intxaur
almendra f|almond|amande|Mandel/-n f +Mandel|ametlla,ametla|améndoa|arbendol
avellana f|hazelnut|noisette|Haselnuss/Haselnüsse f +Haselnuss|"|abelá|hur
pistacho|pistachio|pistache f|Pistazie/-n f|pistatxo,festuc|"|pistatxo
piñón|pine nut|pignon|Pinienkern/-e|pinyó|"
anacardo|cashew|noix de cajou f|Cashewkern/-e|anacard
cacahuete|peanut|cacahuète f|Erdnuss/Erdnüsse f +Erdnuss|cacauet|"
castaña f|chestnut|châtaigne|Kastanie/-n f|castanya|"|gaztaina
frutos secos mp|nuts|fruits à coque|Nüsse p|fruita seca f,fruits secs mp|froitos secos|fruitu lehor
sésamo|sesame~|sésame|Sesam|sèsam|"
semilla f|seed|graine|Kern/-e|llavor
pasa f,uvas pasas fp|raisin|raisin sec m|Rosine/-n f|pansa|"|"
orejón|dried apricot|abricot sec|getrocknete Aprikose/-n f|orelló
dátil|date|datte f|Dattel/-n f|dàtil
dátil con beicon,dátiles con bacon mp|dates wrapped in bacon~|dattes au bacon fp|Datteln im Speckmantel p|dàtils amb bacó mp
ciruela pasa f|prune|pruneau m|Backpflaume/-n f|pruna seca
fruta f|fruit~|fruit m|Obst n|fruita|froita|"
fruta del tiempo f,fruta de temporada,fruta natural,fruta fresca,fruta variada,pieza de fruta|seasonal fruit~|fruits de saison mp|Obst der Saison n|fruita del temps,fruita de temporada,fruita fresca,peça de fruita|froita do tempo,froita fresca,froita da tempada|sasoiko fruta,fruta freskoa
piña natural fs|fresh pineapple|ananas frais m|frische Ananas f|pinya natural f
piña fs|pineapple|ananas m|Ananas f|pinya f|" f|anana
piña de millo f,piñas fp|corn on the cob~|épis de maïs mp|Maiskolben p|panotxes fp
melón|melon~|melon|Melone f|meló|"|meloi
melón con jamón,jamón con melón|melon with ham~|melon au jambon|Melone mit Schinken f|meló amb pernil
sandía f|watermelon~|pastèque|Wassermelone f|síndria,meló d'Alger m|"|angurri
manzana f|apple|pomme|Apfel/Äpfel +Apfel|poma|mazá|sagar
manzana asada f|baked apple|pomme au four|Bratapfel/Bratäpfel|poma al forn,poma rostida,poma escalivada|mazá asada|sagar errea
pera f|pear|poire|Birne/-n f|"|"|udare
naranja f|orange|orange|Orange/-n f|taronja|laranxa|laranja
naranja preparada f|sliced orange~ (usually with sugar)|orange en tranches (souvent au sucre)|Orangenscheiben p (meist mit Zucker)|taronja preparada
mandarina f|mandarin|mandarine|Mandarine/-n f|"|"|"
limón|lemon|citron|Zitrone/-n f|llimona f,llima|"|limoi
lima f|lime|citron vert m|Limette/-n f|llima
plátano,plátano de Canarias,banana f|banana|banane f|Banane/-n f|plàtan|"|platano
fresa f,fresón m|strawberry|fraise|Erdbeere/-n f +Erdbeer|maduixa,maduixot m,fraula f|amorodo m|marrubi
frambuesa f|raspberry|framboise|Himbeere/-n f +Himbeer|gerd m|framboesa
arándano|blueberry|myrtille f|Heidelbeere/-n f +Heidelbeer|nabiu|arando
frutos rojos mp,frutas rojas fp,frutos del bosque mp,frutas del bosque fp|red berries|fruits rouges|Beeren p +Beeren|fruits vermells,fruits del bosc|froitos vermellos
cereza f|cherry|cerise|Kirsche/-n f +Kirsch|cirera|cereixa|gerezi
uva f|grape|raisin m|Traube/-n f|raïm m|"|mahats
higo|fig|figue f|Feige/-n f|figa f|figo|piku
melocotón|peach|pêche f|Pfirsich/-e|préssec,bresquilla f|pexego|mertxika
melocotón con vino,melocotón al vino|peach in wine|pêche au vin f|Pfirsich in Wein|préssec amb vi
albaricoque|apricot|abricot|Aprikose/-n f|albercoc
ciruela f|plum|prune|Pflaume/-n f|pruna|ameixa
mango|"|mangue f|"/Mangos f|"|"
maracuyá,fruta de la pasión f|passion fruit~|fruit de la passion|Maracuja f|fruita de la passió f
coco|coconut~|noix de " f|Kokosnuss f +Kokos|"|"
granada f|pomegranate~|grenade|Granatapfel|magrana
kiwi|"|"|"/Kiwis f|"
membrillo,carne de membrillo f,dulce de membrillo m|quince paste~|pâte de coing f|Quittenpaste f|codonyat,codony|marmelo|irasagar
queso|cheese~|fromage|Käse|formatge|queixo|gazta
queso de cabra,rulo de cabra,rulo de queso de cabra|goat's cheese~|fromage de chèvre|Ziegenkäse|formatge de cabra,rul·lo de cabra|queixo de cabra|ahuntz-gazta
queso fresco,queso de Burgos|fresh cheese~|fromage frais|Frischkäse|formatge fresc|queixo fresco
queso azul|blue cheese~|fromage bleu|Blauschimmelkäse|formatge blau|queixo azul
queso manchego,manchego|Manchego cheese~|fromage manchego|Manchego-Käse|formatge manxec
queso curado,queso semicurado,queso de oveja,queso de Roncal,queso Roncal,queso zamorano|cured sheep's cheese~|fromage de brebis|Schafskäse|formatge d'ovella
queso de tetilla,queso tetilla,tetilla|Tetilla cheese~|fromage de Tetilla|Tetilla-Käse|formatge de tetilla|queixo de tetilla,queixo tetilla
queso idiazábal,idiazábal,queso de idiazábal|Idiazabal cheese~|fromage d'Idiazabal|Idiazabal-Käse|formatge idiazabal|-|idiazabal gazta
cabrales,queso de cabrales,queso cabrales|Cabrales blue cheese~|fromage de Cabrales|"-Käse|formatge de "
roquefort|Roquefort~|"|"|rocafort
parmesano,queso parmesano|Parmesan~|parmesan|Parmesan|parmesà,formatge parmesà
mozzarella f,mozarela|"~|"|"|"
burrata f|"~|"|" f|"
feta,queso feta|"~|" f|"|"
gorgonzola|"~|"|"|"
requesón|curd cheese~|fromage blanc|Quark|mató,recuit|requeixo
huevo,huevo campero,huevo de corral|egg|œuf|Ei/-er n +Eier|ou|ovo|arrautza,arraultza
huevo frito,huevo a la plancha|fried egg|œuf au plat|Spiegelei/-er n|ou ferrat,ou fregit|ovo frito,ovo fritido|arrautza frijitu
huevo duro,huevo cocido|hard-boiled egg|œuf dur|hartgekochtes Ei/hartgekochte Eier n|ou dur|ovo cocido
huevo poché|poached egg|œuf poché|pochiertes Ei/pochierte Eier n|ou escalfat
huevo de codorniz|quail's egg|œuf de caille|Wachtelei/-er n|ou de guatlla
huevo a baja temperatura|slow-cooked egg|œuf basse température|bei niedriger Temperatur gegartes Ei n|ou a baixa temperatura
yemas fp!|candied egg yolks|jaunes d'œufs confits mp|kandierte Eigelbpralinen p|rovells ensucrats mp
yema f|egg yolk|jaune d'œuf m|Eigelb n|rovell d'ou m
mantequilla f|butter~|beurre m|Butter f|mantega|manteiga
nata f|cream~|crème|Sahne f|"|"|esne-gain
bechamel f,besamel|béchamel~;%|béchamel à|Béchamel f|beixamel||bexamel
mayonesa f,mahonesa|mayonnaise~;%|mayonnaise à|Mayonnaise f|maionesa|maionesa|maionesa
alioli,ali oli,allioli,all i oli|garlic mayonnaise~;%|aïoli à|Aioli f|allioli|aioli
romesco|" sauce~ (peppers and nuts)|" (poivron et fruits à coque)|"-Soße f (mit Paprika und Nüssen)|"
mojo picón,mojo rojo|spicy red mojo sauce~|mojo rouge piquant|scharfe rote Mojo-Soße f|"
mojo verde,mojo de cilantro|green coriander mojo sauce~|mojo vert à la coriandre|grüne Mojo-Soße f|mojo verd
mojo rojo y verde,mojo verde y rojo,mojos mp,dos mojos|red and green mojo sauces~|mojos rouge et vert mp|rote und grüne Mojo-Soße f|mojo vermell i verd ms
mojo|" sauce~|sauce " f|"-Soße f|"
pesto|"~;%|"|" n|"
vinagreta f*|vinaigrette~;%|vinaigrette à|Vinaigrette f|"|"
vinagre|vinegar~|vinaigre|Essig|"|"
vinagre de Módena,módena|balsamic vinegar~|vinaigre balsamique|Balsamico-Essig|vinagre de Mòdena
aceite,aceite de oliva,aove,aceite de oliva virgen,aceite virgen extra,aceite de oliva virgen extra,aceite de arbequina,aceite picual|olive oil~|huile d'olive f|Olivenöl n|oli d'oliva,oli,oli d'oliva arbequina
mostaza f,mostaza antigua,mostaza a la antigua,mostaza de Dijon|mustard~|moutarde|Senf|mostassa,mostassa antiga|"
miel f|honey~|" m|Honig|mel|mel m|ezti
guacamole|"~|"|" f|"
nachos mp|"|"|" p|natxos
hummus,humus|"~;%|houmous|"|"
hummus de garbanzo,hummus de garbanzos|hummus~|houmous|Hummus|hummus
salsa f*|sauce;%|sauce;sauce aux %|Soße f|"|",mollo m|saltsa
salsa de tomate f|tomato sauce~|sauce tomate|Tomatensoße f|salsa de tomàquet,salsa de tomata|"|tomate saltsa
salsa brava f|spicy tomato sauce~|sauce tomate piquante|scharfe Tomatensoße f|"
salsa rosa f|cocktail sauce~|sauce cocktail|Cocktailsoße f|"
salsa tártara f|tartare sauce~|sauce tartare|Remoulade f|salsa tàrtara
salsa de soja f|soy sauce~|sauce soja|Sojasoße f|"
salsa verde f|parsley sauce~|sauce verte au persil|grüne Petersiliensoße f|salsa verda|"|saltsa berde
salsa holandesa f|hollandaise sauce~|sauce hollandaise|Sauce hollandaise f|"
salsa de vino f,salsa de vino tinto,salsa al vino tinto,reducción de vino tinto|red wine sauce~|sauce au vin rouge|Rotweinsoße f|salsa de vi negre
salsa española f|brown sauce~|sauce espagnole|braune Soße f|salsa espanyola
salsa de yogur f|yoghurt sauce~|sauce au yaourt|Joghurtsoße f|salsa de iogurt
salsa de setas f|mushroom sauce~|sauce aux champignons|Pilzsoße f|salsa de bolets
salsa de frutos rojos f|red berry sauce~|coulis de fruits rouges m|Beerensoße f|salsa de fruits vermells
salsa romesco f|romesco sauce~ (peppers and nuts)|sauce romesco (poivron et fruits à coque)|Romesco-Soße f (mit Paprika und Nüssen)|"
salsa teriyaki f,teriyaki m|teriyaki sauce~|sauce teriyaki|Teriyaki-Soße f|",teriyaki m
salsa barbacoa f,salsa bbq|barbecue sauce~|sauce barbecue|Barbecuesoße f|"
salsa pesto f|pesto~|pesto m|Pesto n|"
almíbar|syrup~|sirop|Sirup|almívar
caramelo,caramelo líquido|caramel~|caramel|Karamell|caramel|"
canela f|cinnamon~|cannelle|Zimt|canyella|"
vainilla f|vanilla~|vanille|Vanille f +Vanille|"|"|banilla,bainilla
azafrán|saffron~|safran|Safran|safrà
pimienta f|black pepper~|poivre m|Pfeffer|pebre m|pementa
jengibre|ginger~|gingembre|Ingwer|gingebre
romero|rosemary~|romarin|Rosmarin|romaní
tomillo|thyme~|thym|Thymian|farigola f,timó m
orégano|oregano~|origan|Oregano|orenga f
albahaca f|basil~|basilic m|Basilikum n|alfàbrega
perejil|parsley~|persil|Petersilie f|julivert
menta f|mint~|menthe|Minze f|"
hierbabuena f|spearmint~|menthe|Minze f|herba-sana
cilantro|coriander~|coriandre f|Koriander|coriandre
hierbas fp,finas hierbas,hierbas aromáticas,hierbas provenzales|herbs|fines herbes|Kräuter p|herbes,fines herbes,herbes aromàtiques
curry*|"~;%|"|" n|curri
pimentón|paprika~|paprika|Paprikapulver n|pebre vermell|pemento
trufa f|truffle|truffe|Trüffel/-|tòfona|"
jugo|gravy~|jus|Bratensaft|suc
guarnición f|side dish|garniture|Beilage f|guarnició|gornición
gofio|"~ (toasted wheat or maize flour)|" (farine de blé ou de maïs grillé)|" n (geröstetes Weizen- oder Maismehl)|" (farina torrada)
mermelada f,confitura|jam~;%|confiture|Marmelade f|melmelada,confitura|marmelada
chutney|"~;%|"|" n|"
crema agria f,nata agria|sour cream~|crème aigre|Sauerrahm|crema agra
nabo|turnip|navet|Rübe/-n f|nap|"
cardo|cardoon~|cardon|Kardone f|card|-|kardu
pochas fp,pocha f|fresh white beans|haricots blancs frais mp|frische weiße Bohnen p|mongetes fresques de desgranar,mongetes tendres de desgranar|-|potxa
mora f|blackberry|mûre|Brombeere/-n f +Brombeer|móra
granizado*|slush;%|granité|Granita f|granissat
escabeche|pickled fish~ (usually tuna);% in a vinegar marinade|poisson en escabèche (souvent du thon);% en escabèche|eingelegter Fisch (meist Thunfisch);Essigmarinade mit %|escabetx;escabetx de %
ensalada de escabeche f|salad with pickled fish (usually tuna)|salade au poisson en escabèche (souvent du thon)|Salat mit eingelegtem Fisch (meist Thunfisch)|amanida d'escabetx
ahumados mp,ahumado variado m|smoked fish|poissons fumés|geräucherter Fisch|fumats
salazones mp,salazón m|salt-cured fish|salaisons de poisson fp|gesalzener Fisch|salaons
perretxiko,perrechico|St George's mushroom|mousseron|Maipilz/-e|moixernó|-|"
salsa alioli f|garlic mayonnaise~|sauce aïoli|Aioli f|salsa allioli
salsa César f|Caesar dressing~|sauce César|Caesar-Dressing n|salsa Cèsar
salsa de pimienta f,salsa a la pimienta|pepper sauce~|sauce au poivre|Pfeffersoße f|salsa de pebre
salsa roquefort f|Roquefort sauce~|sauce au roquefort|Roquefortsoße f|salsa de rocafort
gambas y langostinos mp|prawns and king prawns|crevettes et gambas fp|Garnelen und Riesengarnelen p|gambes i llagostins
huevos al plato mp|baked eggs (often with tomato, ham or chorizo)|œufs au four (souvent à la tomate, au jambon ou au chorizo)|im Pfännchen gebackene Eier p (oft mit Tomate, Schinken oder Chorizo)|ous al plat
pimienta verde f|green peppercorns~|poivre vert m|grüner Pfeffer|pebre verd m
cebolla morada f,cebolla roja|red onion|oignon rouge m|rote Zwiebel/-n f|ceba morada
salsa de pimienta verde f,salsa a la pimienta verde|green peppercorn sauce~|sauce au poivre vert|grüne Pfeffersoße f|salsa de pebre verd
jaca f,yaca,jackfruit m|jackfruit~|jacquier m|Jackfrucht f|"
cúrcuma f|turmeric~|curcuma m|Kurkuma f|"
cacao|cocoa~|"|Kakao|cacau
azúcar moreno|brown sugar~|sucre roux|brauner Zucker|sucre moreno
azúcar|sugar~|sucre|Zucker|sucre
tapioca f|"~|" m|Tapioka f|"
pan de masa madre|sourdough bread~|pain au levain|Sauerteigbrot n|pa de massa mare
soja texturizada f|soya mince~|protéines de soja texturées fp|Sojagranulat n|soja texturitzada
merlán,plegonero|whiting~|merlan|Merlan/-e|merlà
queso asado|grilled cheese~|fromage grillé|gegrillter Käse|formatge a la brasa
boliches mp|small white beans|petits haricots blancs|kleine weiße Bohnen p|mongetes petites fp
bubango|courgette|courgette f|Zucchini f|carbassó
espinacas labradas fp|spinach with garlic, bread and paprika|épinards à l'ail, au pain et au paprika mp|Spinat mit Knoblauch, Brot und Paprika|espinacs amb all m,pa i pebre vermell mp
cebolla tierna f|spring onion|oignon nouveau m|Frühlingszwiebel/-n f|ceba tendra
espárragos con mayonesa mp|white asparagus with mayonnaise|asperges blanches à la mayonnaise fp|weißer Spargel mit Mayonnaise ms|espàrrecs amb maionesa
`
