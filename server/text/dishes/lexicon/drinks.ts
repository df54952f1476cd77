/** Drinks, and what a menu says of what is included. How to read a line: read-lexicon.ts. */
export const drinks = `
bebida|drink|boisson|Getränk/-e n|beguda||edaria
agua|water~|eau|Wasser|aigua|auga|ura
agua mineral|mineral water~|eau minérale|Mineralwasser|aigua mineral
vino|wine|vin|Wein|vi/vins|viño|ardo
vino de la casa||vin de la maison|Hauswein||viño da casa|etxeko ardoa
vino de la tierra||vin de pays|Landwein||viño da terra
vino tinto,tinto!|||Rotwein||viño tinto|ardo beltza
vino tinto o blanco,vino blanco o tinto|red or white wine|vin rouge ou blanc|Rot- oder Weißwein|vi negre o blanc
vino blanco|||Weißwein||viño branco|ardo zuria
vino rosado,rosado!|rosé wine|vin rosé|Roséwein|vi rosat|viño rosado
vino con gaseosa,vino con casera||||
tinto de verano|"~ (red wine with lemonade)|" (vin rouge et limonade)|Tinto de Verano (Rotwein mit Limonade)|",tinto d'estiu
cerveza|beer|bière|Bier|cervesa|cervexa|garagardo
caña de cerveza,caña!|small draught beer|demi de bière m|kleines Bier vom Fass|canya
sidra|cider~|cidre m|Apfelwein|"||sagardo
cava m|"~ (sparkling wine)|" (vin mousseux)|" m (Schaumwein)
refresco|soft drink|soda|Erfrischungsgetränk n|refresc||freskagarri
gaseosa,casera|lemonade~|limonade|Limonade|gasosa|gasosa|"
zumo*|juice;%|jus|Saft|suc|zume|zuku
zumo natural*|fresh juice;fresh % juice|jus frais|frischer Saft|suc natural
zumo de naranja|||||zume de laranxa|laranja zukua
zumo de naranja natural,zumo natural de naranja|fresh orange juice~|jus d'orange frais|frischer Orangensaft|suc de taronja natural
café|coffee~|"|Kaffee|cafè|"|kafe
café con leche|white coffee~||Milchkaffee|
café solo|espresso|expresso|Espresso|cafè sol
cremaet|"~ (coffee with flamed rum)|" (café au rhum flambé)|" m (Kaffee mit flambiertem Rum)|" (cafè amb rom cremat)
copita|glass;& of %/&es of %|verre;verre de %|Glas n;& %|copeta
carajillo|coffee with brandy~|café arrosé|Kaffee mit Weinbrand|cigaló,"
infusión f|herbal tea|infusion|Kräutertee|infusió|"|infusio
té|tea~|thé|Tee|te|té|te
manzanilla|camomile tea~|camomille|Kamillentee|camamilla
chupito,chupito de licor|shot of liqueur|petit verre de liqueur|Glas Likör n|xarrup de licor||txupito
horchata,horchata de chufa|tiger nut milk~|lait de souchet m|Erdmandelmilch|orxata
sangría|sangria~|sangria|Sangria|sangria
drinks: copa|glass;& of %/&es of %|verre;verre de %|Glas n;& %|copa
botella|bottle;& of %/&s of %|bouteille|Flasche;& %|ampolla
agua con gas|||Mineralwasser mit Kohlensäure||auga con gas
agua sin gas|||||auga sen gas
agua del grifo|tap water~|eau du robinet|Leitungswasser|aigua de l'aixeta
copa de vino tinto||verre de vin rouge m||
copa de vino blanco||verre de vin blanc m||
copa de cava|glass of cava|coupe de cava|Glas Cava n
media botella de vino|half bottle of wine~|demi-bouteille de vin|halbe Flasche Wein f|mitja ampolla de vi
jarra|jug;& of %/&s of %|carafe|Krug;& %|gerra
jarra de cerveza|large beer|grande bière|großes Bier|
jarra de vino|carafe of wine||Karaffe Wein f|
sangría de cava|cava sangria~|sangria au cava|Cava-Sangria|sangria de cava
vino joven,vino del año,vino de cosecha|young wine|vin jeune|junger Wein|vi jove
vino crianza,vino tinto crianza,crianza|crianza red wine (aged in oak)|vin rouge crianza (élevé en fût)|Crianza-Rotwein (im Fass gereift)|vi criança
vino reserva,vino tinto reserva|reserva red wine (aged in oak)|vin rouge reserva (élevé en fût)|Reserva-Rotwein (im Fass gereift)|vi reserva
vino Ribera del Duero,vino de la Ribera,Ribera del Duero|Ribera del Duero wine|vin de Ribera del Duero|Wein aus Ribera del Duero|vi de Ribera del Duero
vino Rioja,Rioja|Rioja wine|vin de Rioja|Rioja-Wein|vi de Rioja
vino de Jerez,jerez,fino!,manzanilla de Sanlúcar f|sherry~|xérès|Sherry|xerès
oloroso|"~ (sherry)|" (xérès)|"-Sherry|" (xerès)
amontillado|"~ (sherry)|" (xérès)|"-Sherry|" (xerès)
vino de Montilla|Montilla wine|vin de Montilla|Wein aus Montilla|vi de Montilla
vino verdejo,verdejo|Verdejo white wine|vin blanc verdejo|Verdejo-Weißwein|vi verdejo
vino albariño,albariño|Albariño white wine|vin blanc albariño|Albariño-Weißwein|vi albariño|viño albariño
vino dulce|||Süßwein|
vino turbio|cloudy young white wine|vin blanc trouble|trüber Weißwein|vi tèrbol
moscatel|sweet " wine~|vin doux de muscat|süßer "-Wein|moscatell
pedro ximénez|Pedro Ximénez~ (sweet sherry)|Pedro Ximénez (xérès doux)|Pedro Ximénez (süßer Sherry)|Pedro Ximénez
champán,champagne|champagne~|champagne|Champagner|xampany
txakoli,chacolí|"~ (Basque white wine)|" (vin blanc basque)|" (baskischer Weißwein)|txacolí||",txakolin
cerveza sin alcohol,cerveza sin,cerveza 0 0|alcohol-free beer|bière sans alcool|alkoholfreies Bier|cervesa sense alcohol
cerveza con limón,clara!,clara con limón|beer with lemonade~|panaché m|Radler n|clara
doble de cerveza,tubo de cerveza,tercio de cerveza|beer|bière f|Bier|cervesa f
botellín,quinto!,quinto de cerveza|small bottle of beer|petite bouteille de bière f|kleine Flasche Bier f|quinto
calimocho,kalimotxo|red wine with cola~|vin rouge au cola|Rotwein mit Cola|calimotxo||kalimotxo
rebujito|"~ (dry sherry with lemonade)|" (xérès sec et limonade)|" (trockener Sherry mit Limonade)
coca cola,cocacola,refresco de cola m|cola~|cola m|Cola|cola
coca cola zero,coca cola light|sugar-free cola~|cola sans sucre m|zuckerfreie Cola|cola sense sucre
refresco de naranja,fanta de naranja f,fanta naranja|orangeade~|soda à l'orange|Orangenlimonade|refresc de taronja
refresco de limón,fanta limón f,fanta de limón|lemon soft drink|soda au citron|Zitronenlimonade|refresc de llimona
tónica|tonic water~|tonic m|Tonic|tònica
mosto|grape juice~ (in Andalusia new wine)|jus de raisin (en Andalousie, vin nouveau)|Traubensaft (in Andalusien junger Wein)|most
bitter,bíter|"~ (aperitif)|" (apéritif)|" (Aperitif)|bíter
vermut,vermú,vermut casero|vermouth~|vermouth|Wermut|"|vermú
limonada|lemonade~|citronnade|Zitronenlimonade|llimonada
batido*|milkshake;%|milk-shake à|Milchshake/-s;%milchshake|batut
smoothie|";%|" à|"/Smoothies m;%smoothie|batut
leche de almendras,bebida de almendras|almond drink~|boisson aux amandes|Mandeldrink|beguda d'ametlla
leche de avena,bebida de avena|oat drink~|boisson à l'avoine|Haferdrink|beguda de civada
leche de soja,bebida de soja|soya drink~|boisson au soja|Sojadrink|beguda de soja
leche de coco|coconut milk~|lait de coco m|Kokosmilch|llet de coco
leche condensada|condensed milk~|lait concentré sucré m|Kondensmilch|llet condensada
café cortado,cortado,café manchado|cortado~ (espresso with a dash of milk)|café noisette|Espresso mit etwas Milch|tallat
café solo o con leche,café con leche o solo|espresso or white coffee|expresso ou café au lait|Espresso oder Milchkaffee|
leche manchada m,manchado!|milk with a dash of coffee~|lait au café m|Milch mit etwas Kaffee|llet tacada
café descafeinado,descafeinado,cortado descafeinado,descafeinado de máquina,descafeinado de sobre|decaffeinated coffee~|café décaféiné|koffeinfreier Kaffee|descafeïnat,cafè descafeïnat
café americano,americano!|black coffee~|café allongé|schwarzer Kaffee|
café con hielo|iced coffee~|café glacé||
café irlandés|Irish coffee~ (with whiskey)|Irish coffee (au whiskey)|Irish Coffee m (mit Whiskey)|cafè irlandès
café vienés|coffee with whipped cream~|café viennois|Kaffee mit Schlagsahne|cafè vienès
café bombón|coffee with condensed milk~|café au lait concentré|Kaffee mit Kondensmilch|cafè bombó
café de puchero,café de pota|boiled coffee~|café à l'ancienne|gekochter Kaffee|cafè d'olla|café de pota
capuchino,cappuccino|cappuccino|cappuccino|Cappuccino|caputxino
solo!|espresso|expresso|Espresso|cafè sol
affogato|"~ (ice cream with espresso)|" (glace et expresso)|" (Eis mit Espresso)
poleo menta,infusión de poleo f|pennyroyal mint tea~|tisane de menthe f|Minztee|poliol menta
poleo|pennyroyal~|menthe pouliot f|Poleiminze|poliol
tila|lime blossom tea~|tilleul m|Lindenblütentee|til·la
té negro||||
té moruno|Moroccan mint tea~|thé à la menthe|marokkanischer Minztee|te moro
rooibos|" tea~|"|"-Tee
colacao,cola cao|chocolate milk~|lait au chocolat|Kakao
chocolate a la taza|thick hot chocolate~|chocolat chaud épais|dicke heiße Schokolade|xocolata desfeta f
orujo,aguardiente|"~ (grape spirit)|eau-de-vie de marc f|Tresterschnaps|aiguardent|augardente f," m
licor de hierbas,orujo de hierbas,hierbas ibicencas fp|herbal liqueur~|liqueur aux herbes f|Kräuterlikör|licor d'herbes|licor de herbas
licor|liqueur;%|liqueur f|Likör|"|"
licor de bellota|acorn liqueur|liqueur de gland f|Eichellikör|licor d'aglà
licor café|coffee liqueur~|liqueur de café f|Kaffeelikör|licor de cafè|"
pacharán,patxaran|patxaran~ (sloe liqueur)|patxaran (liqueur de prunelle)|Patxaran (Schlehenlikör)|patxaran||patxaran
ron|rum~|rhum|Rum|rom
ron miel|honey rum~|rhum au miel|Honigrum|rom mel
vodka m|"~|" f|Wodka m
whisky,güisqui|"~|"|"
brandy,coñac|"~|cognac|Weinbrand|conyac
oporto|port~|porto|Portwein|porto
cointreau|Cointreau~ (orange liqueur)|Cointreau (liqueur d'orange)|" (Orangenlikör)|Cointreau
grand marnier|Grand Marnier~ (orange liqueur)|Grand Marnier (liqueur d'orange)|Grand Marnier (Orangenlikör)|Grand Marnier
baileys|Baileys~ (whiskey cream liqueur)|Baileys (crème de whiskey)|" (Whiskey-Sahnelikör)|Baileys
amaretto|"~ (almond liqueur)|" (liqueur d'amande)|" (Mandellikör)
anís|anise liqueur~|liqueur d'anis f|Anislikör
gin tonic,gintonic|gin and tonic|"|Gin Tonic|gintònic
mojito|"~ (rum)|" (rhum)|" (Rum)
piña colada|"~ (rum, pineapple and coconut)|" (rhum, ananas et coco)|Piña Colada (Rum, Ananas und Kokos)|pinya colada
cuba libre m,cubalibre,cubata|spirit and cola|alcool et cola|Spirituose mit Cola|cubalibre
queimada|"~ (flamed grape spirit with lemon and coffee beans)|" (eau-de-vie flambée au citron et café)|" (flambierter Tresterschnaps mit Zitrone und Kaffeebohnen)|"
chupito de orujo|shot of orujo (grape spirit)|petit verre d'eau-de-vie de marc|Glas Tresterschnaps n|xarrup d'orujo
horchata con fartons|tiger nut milk with sweet rolls~|lait de souchet aux brioches m|Erdmandelmilch mit Hefegebäck|orxata amb fartons
fartón|sweet roll|petite brioche longue f|süßes Hefegebäck|fartó
bebida incluida|drink included~||Getränk inbegriffen n|beguda inclosa
bebida no incluida,bebidas no incluidas fp,bebida aparte f|drink not included~|boisson non comprise|Getränk nicht inbegriffen n|beguda no inclosa
IVA incluido|VAT included~|TVA comprise f|inkl. MwSt. f|IVA inclòs
hielo|ice~|glaçons mp|Eiswürfel p|gel
aperitivo|appetiser|amuse-bouche|Appetithappen|aperitiu
picoteo,picoteo variado,picadita f|mixed nibbles~|assortiment à grignoter|gemischte Häppchen p|pica-pica
cerveza tostada|amber beer|bière ambrée|dunkles Bier|
cerveza artesana,cerveza artesanal|craft beer||Craft-Bier|
vaso|glass/glasses;& of %/&es of %|verre|Glas n;& %|got
menú del día,menú|set menu|menu du jour|Tagesmenü|menú del dia
medio menú|half set menu|demi-menu|halbes Menü|mig menú
menú infantil|children's menu|menu enfant|Kindermenü
kombucha|"~ (fermented tea)|" m (thé fermenté)|" m (fermentierter Tee)
cesta de pan,cestita de pan,panera,servicio de pan m|bread basket|corbeille de pain|Brotkorb/Brotkörbe|cistella de pa
taza*|cup;& of %/&s of %|tasse|Tasse/-n;& mit %|tassa
agua de Valencia|agua de Valencia~ (orange juice, cava and spirits)|agua de Valencia (jus d'orange, cava et alcools)|Agua de Valencia n (Orangensaft, Cava und Spirituosen)|aigua de València
té rojo|red pu-erh tea~|thé pu-erh|Pu-Erh-Tee|
anís en grano|aniseed~|anis m|Anis m|anís
`
