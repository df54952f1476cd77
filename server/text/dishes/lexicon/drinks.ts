/** Drinks, and what a menu says of what is included. How to read a line: read-lexicon.ts. */
export const drinks = `
agua con gas f|sparkling water~|eau gazeuse f|Mineralwasser mit Kohlensäure n|aigua amb gas f|auga con gas f
agua sin gas f|still water~|eau plate f|stilles Wasser n|aigua sense gas f|auga sen gas f
agua del grifo f|tap water~|eau du robinet f|Leitungswasser n|aigua de l’aixeta f
botella de agua f|bottle of water|bouteille d’eau f|Flasche Wasser f|ampolla d’aigua f
copa de vino tinto f|glass of red wine|verre de vin rouge m|Glas Rotwein n|copa de vi negre f
copa de vino blanco f|glass of white wine|verre de vin blanc m|Glas Weißwein n|copa de vi blanc f
copa de cava f|glass of cava|coupe de cava f|Glas Cava n|" f
media botella de vino f|half bottle of wine~|demi-bouteille de vin f|halbe Flasche Wein f|mitja ampolla de vi f
jarra f|jug;jug of %/jugs of %|carafe f;carafe de %|Krug m;Krug %|gerra f
jarra de cerveza f|large beer|grande bière f|großes Bier n|gerra de cervesa f
jarra de vino f|carafe of wine|carafe de vin f|Karaffe Wein f|gerra de vi f
sangría de cava f|cava sangria~|sangria au cava f|Cava-Sangria f|sangria de cava f
vino joven m, vino del año m, vino de cosecha m|young wine|vin jeune m|junger Wein m|vi jove m
vino crianza m, vino tinto crianza m, crianza m|crianza red wine (aged in oak)|vin rouge crianza m (élevé en fût)|Crianza-Rotwein m (im Fass gereift)|vi criança m
vino reserva m, vino tinto reserva m|reserva red wine (aged in oak)|vin rouge reserva m (élevé en fût)|Reserva-Rotwein m (im Fass gereift)|vi reserva m
vino Ribera del Duero m, vino de la Ribera m, Ribera del Duero m|Ribera del Duero wine|vin de Ribera del Duero m|Wein aus Ribera del Duero m|vi de Ribera del Duero m
vino Rioja m, Rioja m|Rioja wine|vin de Rioja m|Rioja-Wein m|vi de Rioja m
vino de Jerez m, jerez m, fino m!, oloroso m, amontillado m, manzanilla de Sanlúcar f|sherry~|xérès m|Sherry m|xerès m
vino de Montilla m|Montilla wine|vin de Montilla m|Wein aus Montilla m|vi de Montilla m
vino verdejo m, verdejo m|Verdejo white wine|vin blanc verdejo m|Verdejo-Weißwein m|vi verdejo m
vino albariño m, albariño m|Albariño white wine|vin blanc albariño m|Albariño-Weißwein m|vi albariño m|viño albariño m, albariño m
vino dulce m|sweet wine|vin doux m|Süßwein m|vi dolç m
vino turbio m|cloudy young white wine|vin blanc trouble m|trüber Weißwein m|vi tèrbol m
moscatel m|sweet " wine~|vin doux de muscat m|süßer Moscatel-Wein m|moscatell m
pedro ximénez m|Pedro Ximénez~ (sweet sherry)|Pedro Ximénez m (xérès doux)|Pedro Ximénez m (süßer Sherry)|Pedro Ximénez m
champán m, champagne m|champagne~|champagne m|Champagner m|xampany m
txakoli m, chacolí m|"~ (Basque white wine)|" m (vin blanc basque)|" m (baskischer Weißwein)|txacolí m|-|", txakolin
cerveza sin alcohol f, cerveza 0, 0 f, cerveza sin f, cerveza 0 0 f|alcohol-free beer|bière sans alcool f|alkoholfreies Bier n|cervesa sense alcohol f
cerveza con limón f, clara f!, clara con limón f|beer with lemonade~|panaché m|Radler n|clara f
doble de cerveza m, tubo de cerveza m, tercio de cerveza m, tercio m!|beer|bière f|Bier n|cervesa f
botellín m, quinto m!, quinto de cerveza m|small bottle of beer|petite bouteille de bière f|kleine Flasche Bier f|quinto m
calimocho m, kalimotxo m|red wine with cola~|vin rouge au cola m|Rotwein mit Cola m|calimotxo m|-|kalimotxo
rebujito m|"~ (dry sherry with lemonade)|" m (xérès sec et limonade)|" m (trockener Sherry mit Limonade)|" m
coca cola f, cocacola f, refresco de cola m|cola~|cola m|Cola f|cola f
coca cola zero f, coca cola light f|sugar-free cola~|cola sans sucre m|zuckerfreie Cola f|cola sense sucre f
refresco de naranja m, fanta de naranja f, fanta naranja f|orangeade~|soda à l’orange m|Orangenlimonade f|refresc de taronja m
refresco de limón m, fanta limón f, fanta de limón f|lemon soft drink|soda au citron m|Zitronenlimonade f|refresc de llimona m
tónica f|tonic water~|tonic m|Tonic m|tònica f
mosto m|grape juice~|jus de raisin m|Traubensaft m|most m
bitter m, bíter m, bitter sin alcohol m|"~ (aperitif)|" m (apéritif)|" m (Aperitif)|bíter m
vermut m, vermú m, vermut casero m|vermouth~|vermouth m|Wermut m|" m|vermú m
limonada f|lemonade~|citronnade f|Zitronenlimonade f|llimonada f
batido m|milkshake;% milkshake|milk-shake m à|Milchshake/Milchshakes m;%milchshake m|batut m;batut de %
smoothie m|";% "|" m à|"/Smoothies m;%smoothie m|batut m;batut de %
leche de almendras f, bebida de almendras f|almond drink~|boisson aux amandes f|Mandeldrink m|beguda d’ametlla f
leche de avena f, bebida de avena f|oat drink~|boisson à l’avoine f|Haferdrink m|beguda de civada f
leche de soja f, bebida de soja f|soya drink~|boisson au soja f|Sojadrink m|beguda de soja f
leche de coco f|coconut milk~|lait de coco m|Kokosmilch f|llet de coco f
leche condensada f|condensed milk~|lait concentré sucré m|Kondensmilch f|llet condensada f
café cortado m, cortado m!, café manchado m|espresso with a dash of milk~|café noisette m|Espresso mit etwas Milch m|tallat m
café descafeinado m, descafeinado m, cortado descafeinado m|decaffeinated coffee~|café décaféiné m|koffeinfreier Kaffee m|descafeïnat m, cafè descafeïnat m
café americano m, americano m!|black coffee~|café allongé m|schwarzer Kaffee m|cafè americà m
café con hielo m|iced coffee~|café glacé m|Kaffee mit Eiswürfeln m|cafè amb gel m
café irlandés m|Irish coffee~ (with whiskey)|Irish coffee m (au whiskey)|Irish Coffee m (mit Whiskey)|cafè irlandès m
café vienés m|coffee with whipped cream~|café viennois m|Kaffee mit Schlagsahne m|cafè vienès m
café bombón m|coffee with condensed milk~|café au lait concentré m|Kaffee mit Kondensmilch m|cafè bombó m
café de puchero m, café de pota m|pot coffee~|café à l’ancienne m|gekochter Kaffee m|cafè de pot m|café de pota m
capuchino m, cappuccino m|cappuccino|cappuccino m|Cappuccino m|caputxino m
solo m!|espresso|expresso m|Espresso m|cafè sol m
affogato m|"~ (ice cream with espresso)|" m (glace et expresso)|" m (Eis mit Espresso)|" m
poleo menta m, infusión de poleo f|pennyroyal mint tea~|tisane de menthe f|Minztee m|poliol menta m
poleo m|pennyroyal~|menthe pouliot f|Poleiminze f|poliol m
tila f|lime blossom tea~|tilleul m|Lindenblütentee m|til·la f
té negro m, té rojo m|black tea~|thé noir m|schwarzer Tee m|te negre m
té moruno m|Moroccan mint tea~|thé à la menthe m|marokkanischer Minztee m|te moro m
rooibos m|" tea~|" m|Rooibos-Tee m|" m
colacao m, cola cao m|chocolate milk~|lait au chocolat m|Kakao m|" m
chocolate a la taza m|thick hot chocolate~|chocolat chaud épais m|dicke heiße Schokolade f|xocolata desfeta f
orujo m, aguardiente m|"~ (grape spirit)|eau-de-vie de marc f|Tresterschnaps m|aiguardent m|augardente f, " m
orujo de hierbas m, licor de hierbas m, hierbas ibicencas fp|herbal liqueur~|liqueur aux herbes f|Kräuterlikör m|licor d’herbes m|licor de herbas m
licor m|liqueur;% liqueur|liqueur f;liqueur de %|Likör m;%likör m|" m|" m
licor café m, licor de café m|coffee liqueur~|liqueur de café f|Kaffeelikör m|licor de cafè m|" m
pacharán m, patxaran m|patxaran~ (sloe liqueur)|patxaran m (liqueur de prunelle)|Patxaran m (Schlehenlikör)|patxaran m|-|patxaran
ron m|rum~|rhum m|Rum m|rom m
ron miel m|honey rum~|rhum au miel m|Honigrum m|rom mel m
vodka m|"~|" f|Wodka m|" m
whisky m, güisqui m|"~|" m|" m|" m
brandy m, coñac m|"~|cognac m|Weinbrand m|conyac m
oporto m|port~|porto m|Portwein m|porto m
cointreau m|Cointreau~ (orange liqueur)|Cointreau m (liqueur d’orange)|" m (Orangenlikör)|Cointreau m
grand marnier m|Grand Marnier~ (orange liqueur)|Grand Marnier m (liqueur d’orange)|Grand Marnier m (Orangenlikör)|Grand Marnier m
baileys m|Baileys~ (whiskey cream liqueur)|Baileys m (crème de whiskey)|" m (Whiskey-Sahnelikör)|Baileys m
amaretto m|"~ (almond liqueur)|" m (liqueur d’amande)|" m (Mandellikör)|" m
anís m|anise liqueur~|liqueur d’anis f|Anislikör m|" m
gin tonic m, gintonic m|gin and tonic|" m|Gin Tonic m|gintònic m
mojito m|"~ (rum)|" m (rhum)|" m (Rum)|" m
piña colada f|"~ (rum, pineapple and coconut)|" f (rhum, ananas et coco)|Piña Colada f (Rum, Ananas und Kokos)|pinya colada f
cuba libre m, cubalibre m, cubata m|rum and cola|rhum-cola m|Rum mit Cola m|cubalibre m
queimada f|"~ (flamed grape spirit with lemon and coffee beans)|" f (eau-de-vie flambée au citron et café)|" f (flambierter Tresterschnaps mit Zitrone und Kaffeebohnen)|" f|" f
chupito de orujo m, chupito de hierbas m|shot of orujo (grape spirit)|petit verre d’eau-de-vie de marc m|Glas Tresterschnaps n|xarrup d’orujo m
horchata con fartons f|tiger nut milk with sweet rolls~|lait de souchet aux brioches m|Erdmandelmilch mit Hefegebäck f|orxata amb fartons f
fartón m|sweet roll|petite brioche longue f|süßes Hefegebäck n|fartó m
bebida incluida f|drink included~|boisson comprise f|Getränk inbegriffen n|beguda inclosa f
bebida no incluida f, bebidas no incluidas fp, bebida aparte f|drink not included~|boisson non comprise f|Getränk nicht inbegriffen n|beguda no inclosa f
IVA incluido m|VAT included~|TVA comprise f|inkl. MwSt. f|IVA inclòs m
hielo m|ice~|glaçons mp|Eiswürfel p|gel m
aperitivo m|appetiser|amuse-bouche m|Appetithappen m|aperitiu m|" m
picoteo m, picoteo variado m, picadita f|mixed nibbles~|assortiment à grignoter m|gemischte Häppchen p|pica-pica m
cerveza tostada f|amber beer|bière ambrée f|dunkles Bier n|cervesa torrada f
cerveza artesana f, cerveza artesanal f|craft beer|bière artisanale f|Craft-Bier n|cervesa artesana f
vaso m|glass/glasses;glass of %/glasses of %|verre m;verre de %|Glas n;Glas %|got m
menú del día m, menú m|set menu|menu du jour m|Tagesmenü n|menú del dia m
medio menú m|half set menu|demi-menu m|halbes Menü n|mig menú m
menú infantil m|children’s menu|menu enfant m|Kindermenü n|" m
`
