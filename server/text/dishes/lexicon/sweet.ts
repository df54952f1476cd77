/** Desserts and drinks. How to read a line: read-lexicon.ts. */
export const sweet = `
postre m, postre casero m, postre de la casa m|dessert|dessert m|Dessert/Desserts n|postres fp, " casolà m|sobremesa f|postrea
flan m*|crème caramel;% crème caramel|crème caramel f;" de %|Karamellpudding m;Karamellpudding mit %|flam m|" m|flana
flan de huevo m|egg crème caramel|crème caramel aux œufs f|Karamellpudding m|flam d’ou m|-|arrautza flan, arraultza flan
flan casero m|homemade crème caramel|crème caramel maison f|hausgemachter Karamellpudding m|flam de la casa m, flam casolà m|flan da casa m, flan caseiro m|etxeko flana
flan con nata m|crème caramel with whipped cream|crème caramel à la chantilly f|Karamellpudding mit Schlagsahne m|flam amb nata m
flan de café m|coffee crème caramel|flan au café m|Kaffeepudding m|flam de cafè m
flan de queso m|cheese crème caramel|flan au fromage m|Käse-Karamellpudding m|flam de formatge m
flan de coco m|coconut crème caramel|flan coco m|Kokos-Karamellpudding m|flam de coco m
natillas fp, natilla f|vanilla custard~|crème à la vanille f|Vanillecreme f|natilles fp, natilla f|" fp|natillak
natillas de chocolate fp|chocolate custard~|crème au chocolat f|Schokoladencreme f|natilles de xocolata fp
crema catalana f|"~ (custard with caramelised sugar)|crème catalane f|" f (Creme mit Karamellkruste)|" f, crema cremada f
crema de limón f|lemon cream~|crème au citron f|Zitronencreme f|crema de llimona f
crema de chocolate f|chocolate cream~|crème au chocolat f|Schokoladencreme f|crema de xocolata f
crema de café f|coffee cream~|crème au café f|Kaffeecreme f|crema de cafè f
crema de yogur f|yoghurt cream~|crème au yaourt f|Joghurtcreme f|crema de iogurt f
crema de vainilla f|vanilla cream~|crème à la vanille f|Vanillecreme f|" f
crema de naranja f|orange cream~|crème à l’orange f|Orangencreme f|crema de taronja f
crema de queso f|cheese cream~|crème au fromage f|Käsecreme f|crema de formatge f
crema de avellanas f|hazelnut cream~|crème aux noisettes f|Haselnusscreme f|crema de avellanes f
caña rellena f, cañita rellena f, cañita rellena de crema f, caña rellena de crema f, caña de crema f, canutillos de crema mp|custard-filled pastry horn|cornet feuilleté à la crème m|gefülltes Cremehörnchen/gefüllte Cremehörnchen n|canya farcida de crema f
crema de orujo f|orujo cream liqueur~|crème de marc f|Orujo-Sahnelikör m|crema d’orujo f
cuajada con miel f|sheep’s milk curd~ with honey|caillé de brebis au miel m|Schafsmilch-Dickmilch mit Honig f|quallada amb mel f
cuajada f|sheep’s milk curd~|caillé de brebis m|Schafsmilch-Dickmilch f|quallada f|callada f, leite callado m|mamia, gatzatua, gaztanbera
mel i mató m, mató con miel m, miel y mató f, mató con miel y nueces m|fresh cheese with honey~|fromage frais au miel m|Frischkäse mit Honig m|" m
yogur m|yoghurt;% yoghurt|yaourt m à|Joghurt m;%joghurt m|iogurt m|iogur m|jogurt
yogur natural m|plain yoghurt|yaourt nature m|Naturjoghurt m|iogurt natural m|iogur natural m
yogur griego m|Greek yoghurt~|yaourt grec m|griechischer Joghurt m|iogurt grec m
helado m*|ice cream~;% ice cream~|glace f à|Eis n;%eis n|gelat m|xeado m|izozki
helado variado m, surtido de helados m|assorted ice cream~|glaces variées fp|gemischtes Eis n|gelats variats mp
helado artesano m, bola de helado f, copa de helado f|ice cream~|glace f|Eis n|gelat m, copa de gelat f
bola de helado de vainilla f, helado de vainilla m|vanilla ice cream~|glace à la vanille f|Vanilleeis n|gelat de vainilla m|xeado de vainilla m
sorbete m*|sorbet;% sorbet|sorbet m|Sorbet n;%sorbet n|sorbet m|" m|sorbetea
sorbete de limón m|lemon sorbet|sorbet au citron m|Zitronensorbet n|sorbet de llimona m|" m
sorbete de limón al cava m|lemon and cava sorbet|sorbet citron et cava m|Zitronen-Cava-Sorbet n|sorbet de llimona al cava m
sorbete de mojito m|mojito sorbet|sorbet mojito m|Mojito-Sorbet n|sorbet de mojito m
tarta f*|cake;% cake|gâteau/gâteaux m à|Kuchen/Kuchen m;%kuchen m|pastís m|torta f|"
tarta casera f|homemade cake|gâteau maison m|hausgemachter Kuchen m|pastís casolà m|torta da casa f
tarta de queso f|cheesecake|cheesecake m|Käsekuchen m|pastís de formatge m|torta de queixo f, tarta de queixo f|gazta tarta, gaztazko tarta
tarta de manzana f|apple tart|tarte aux pommes f|Apfelkuchen m|pastís de poma m|torta de mazá f|sagar tarta
tarta tatin f, tatin de manzana f|tarte Tatin (caramelised apple tart)|tarte Tatin f|Tarte Tatin f|tarta Tatin f
tarta de Santiago f|Santiago almond cake|gâteau de Santiago aux amandes m|Mandelkuchen aus Santiago m|pastís de Santiago m|torta de Santiago f
tarta de almendra f, pastel de almendra m|almond cake|gâteau aux amandes m|Mandelkuchen m|pastís d’ametlla m|torta de améndoa f, tarta de améndoa f, tarta de améndoas f
tarta de zanahoria f, carrot cake m|carrot cake|gâteau à la carotte m|Karottenkuchen m|pastís de pastanaga m
tarta de limón f, lemon pie m, pastel de limón m|lemon tart|tarte au citron f|Zitronenkuchen m|pastís de llimona m
tarta de chocolate f|chocolate cake|gâteau au chocolat m|Schokoladenkuchen m|pastís de xocolata m|torta de chocolate f|txokolate tarta
tarta de la abuela f|grandma’s biscuit and chocolate cake|gâteau de grand-mère aux biscuits et chocolat m|Großmutters Keks-Schokoladen-Kuchen m|pastís de l’àvia m|torta da avoa f
tarta de galletas f, pastel de galletas m|biscuit cake|gâteau aux biscuits m|Kekskuchen m|pastís de galetes m
tarta de tres chocolates f, tarta tres chocolates f|three-chocolate cake|gâteau aux trois chocolats m|Drei-Schokoladen-Torte f|pastís de tres xocolates m
tarta al whisky f, tarta de whisky f|whisky ice cream cake|gâteau glacé au whisky m|Whisky-Eistorte f|pastís de whisky m
tarta helada f|ice cream cake|gâteau glacé m|Eistorte f|pastís gelat m
tarta de hojaldre f|puff pastry tart|tarte feuilletée f|Blätterteigkuchen m|pastís de full m
bizcocho m*|sponge cake;% sponge cake|gâteau moelleux m à|Rührkuchen m;%kuchen m|pa de pessic m, bescuit m|biscoito m|bizkotxoa
bizcocho borracho m|rum-soaked sponge cake|baba au rhum m|mit Rum getränkter Kuchen m|borratxo m
brownie m, brownie de chocolate m|chocolate "|" au chocolat m|Schokoladen-Brownie m|" de xocolata m, " m
brownie con helado m, brownie de chocolate con helado m|chocolate brownie with ice cream|brownie au chocolat et glace m|Schokoladen-Brownie mit Eis m|brownie amb gelat m
coulant m, coulant de chocolate m, volcán de chocolate m, coulán de chocolate m|chocolate fondant|fondant au chocolat m|Schokoladenküchlein mit flüssigem Kern n|" de xocolata m
mousse f*, mus m*|";% "|" f à|" f;%mousse f|" f|" f
mousse de chocolate f, mus de chocolate m|chocolate mousse|mousse au chocolat f|Mousse au Chocolat f|mousse de xocolata f
mousse de limón f, espuma de limón f|lemon mousse|mousse au citron f|Zitronenmousse f|mousse de llimona f
tiramisú m*|tiramisu~;% tiramisu~|tiramisu m à|Tiramisu n;%tiramisu n|" m|" m|tiramisua
panacota f, panna cotta f, pannacotta f|panna cotta;% panna cotta|panna cotta f à|Panna cotta f;%panna cotta f|panna cotta f
torrija f|" (Spanish French toast)|" f (pain perdu espagnol)|"/Torrijas f (spanischer Armer Ritter)|torrada de Santa Teresa f|torrada f, torrixa f|torrada
leche frita f|"~ (fried custard squares)|" f (carrés de crème frits)|" f (frittierte Milchcreme)|llet fregida f|leite frito m, leite frita f|esne frijitua
leche merengada f|iced milk with cinnamon and lemon~ +cinnamon and lemon milk|lait meringué à la cannelle m|Eismilch mit Zimt und Zitrone f +Zimtmilch|llet merengada f
brazo de gitano m|Swiss roll|biscuit roulé m|Biskuitrolle f|braç de gitano m|brazo de xitano m
tocino de cielo m, tocinillo de cielo m, tocinillo m|egg yolk and caramel custard|flan aux jaunes d’œufs m|Eigelb-Karamellpudding m|tocino de cel m|touciño de ceo m
cabello de ángel m|candied pumpkin strands~|confiture de courge en filaments f|kandierte Kürbisfäden p|cabell d’àngel m|cabelo de anxo m
pijama m|" (crème caramel, ice cream, fruit and whipped cream)|" m (flan, glace, fruits et chantilly)|" m (Karamellpudding, Eis, Obst und Sahne)|" m
banana split m|"|" m|Bananensplit m|" m
profiteroles mp, profiterol m|"~|" fp|" p|profiterols mp
profiteroles con chocolate mp|profiteroles with chocolate~|profiteroles au chocolat fp|Profiteroles mit Schokolade p|profiterols amb xocolata mp
filloa f*|Galician pancake|crêpe galicienne f|galicischer Pfannkuchen/galicische Pfannkuchen m|" f|" f
frixuelos mp, frisuelos mp|Asturian pancakes~|crêpes asturiennes fp|asturische Pfannkuchen p|" mp
crepe m*, crep m*|crêpe;crêpe with %/crêpes with %|crêpe f à|Crêpe/Crêpes f;Crêpe mit %/Crêpes mit %|crep f|" m
gofre m|waffle;% waffle|gaufre f à|Waffel/Waffeln f;%waffel/%waffeln f|" m
churro m|" (fried dough sticks)|" m (beignet long)|"/Churros m (Fettgebäck)|xurro m|" m
buñuelos de viento mp|light fried puffs~|beignets soufflés mp|luftige Krapfen p|bunyols de vent mp
pudin m*, pudin de la casa m, budín m*, pudding m*|pudding;% pudding|pudding m|Pudding m;%pudding m|púding m|" m|budina
macedonia f, macedonia de frutas f, ensalada de frutas f, macedonia de fruta f|fruit salad|salade de fruits f|Obstsalat m|macedònia f, macedònia de fruites f, macedònia de fruita f|" f, " de froitas f|fruta entsalada
fresas con nata fp, fresas con nata montada fp|strawberries and cream~|fraises à la chantilly fp|Erdbeeren mit Sahne p|maduixes amb nata fp|amorodos con nata mp
nata montada f|whipped cream~|crème chantilly f|Schlagsahne f|nata muntada f
chocolate m|"~|chocolat m|Schokolade f +Schokoladen|xocolata f|" m|txokolate
chocolate caliente m|hot chocolate sauce~|chocolat chaud m|warme Schokoladensoße f|xocolata calenta f
chocolate con churros m, churros con chocolate mp|churros with hot chocolate~|churros au chocolat chaud mp|Churros mit heißer Schokolade p|xocolata amb xurros f
galleta f|biscuit|biscuit m|Keks/Kekse m +Keks|galeta f|" f|gaileta
hojaldre m*|puff pastry~;% puff pastry/% puff pastries|feuilleté m à|Blätterteig m;Blätterteig mit %|pasta de full f|follado m
milhojas de nata f, milhojas de crema f|cream millefeuille|millefeuille à la crème m|Cremeschnitte f|milfulls m
milhojas f*, milhoja f*|millefeuille;% millefeuille|millefeuille m à|Millefeuille n;Millefeuille mit %|milfulls m
turrón m, turrón de Jijona m|almond "~ (nougat)|" m (nougat aux amandes)|" m (Mandelnougat)|torró m|" m|turroi
sopa inglesa f|trifle|trifle m|Trifle n|sopa anglesa f
queso con membrillo m, membrillo con queso m|cheese with quince paste~|fromage et pâte de coing m|Käse mit Quittenpaste m|formatge amb codonyat m|queixo con marmelo m|gazta irasagarrarekin
queso fresco con membrillo m|fresh cheese with quince paste~|fromage frais et pâte de coing m|Frischkäse mit Quittenpaste m|formatge fresc amb codonyat m
quesada f, quesada pasiega f|Cantabrian cheese pudding|gâteau au fromage cantabrique m|kantabrischer Käsekuchen m|" f
requesón con miel m|curd cheese with honey~|fromage blanc au miel m|Quark mit Honig m|mató amb mel m|requeixo con mel m
sobao m, sobao pasiego m|butter sponge cake|gâteau moelleux au beurre m|Butterküchlein n|" m
ensaimada f|ensaïmada (Mallorcan spiral pastry with lard)|ensaïmada f (brioche majorquine au saindoux)|Ensaïmada f (mallorquinische Schmalzschnecke)|ensaïmada f
gató m, gató de almendra m|Mallorcan almond cake|gâteau majorquin aux amandes m|mallorquinischer Mandelkuchen m|" m, " d’ametlla m
huesos de santo mp|marzipan rolls~|rouleaux de massepain mp|Marzipanröllchen p|ossos de sant mp
pestiños mp|honey-coated fried pastries~|beignets au miel mp|Honiggebäck n|" mp
pionono m|" (small cream roll)|" m (petit roulé à la crème)|" m (kleine Cremerolle)|" m
bienmesabe m|"~ (almond cream, or in Andalusia fried marinated dogfish)|" m (crème d’amandes, ou en Andalousie requin mariné et frit)|" n (Mandelcreme, in Andalusien marinierter frittierter Hai)|" m
quesillo m|" (Canarian crème caramel)|" m (flan canarien)|" m (kanarischer Karamellpudding)|" m
polvito uruguayo m|polvito (biscuit, cream and caramel dessert)|polvito m (dessert biscuit, crème et caramel)|Polvito m (Dessert aus Keks, Sahne und Karamell)|polvito m
paparajote m|paparajotes~ (sweet fritters flavoured with lemon leaves)|paparajotes mp (beignets parfumés à la feuille de citronnier)|Paparajotes p (Krapfen auf Zitronenblättern)|paparajotes mp
goxua m|"~ (cream, sponge and caramel dessert)|" m (crème, génoise et caramel)|" m (Sahne, Biskuit und Karamellcreme)|" m|-|"
pantxineta f|" (almond custard puff pastry)|" f (feuilleté à la crème et aux amandes)|" f (Blätterteig mit Creme und Mandeln)|" f|-|"
músico m, postre de músico m|dried fruit and nuts~|fruits secs mp|Nüsse und Trockenfrüchte p|postre de músic m, músic m
trufa de chocolate f|chocolate truffle|truffe au chocolat f|Schokoladentrüffel/Schokoladentrüffel m|trufa de xocolata f
crema pastelera f|custard cream~|crème pâtissière f|Vanillecreme f|crema pastissera f
dulce de leche m|"~ (milk caramel)|confiture de lait f|Milchkaramell m|dolç de llet m
tarta de tres leches f, tres leches m, pastel de tres leches m, torta de tres leches f, pastel tres leches m|tres leches cake (sponge soaked in milk)|gâteau aux trois laits m|Tres-Leches-Kuchen m (mit Milch getränkt)|pastís de tres llets m
higos con nata mp|figs with cream~|figues à la crème fp|Feigen mit Sahne p|figues amb nata fp
bica f|" (Galician butter sponge)|" f (gâteau au beurre galicien)|" f (galicischer Butterkuchen)|" f|" f
arroz con leche requemado m|caramelised rice pudding|riz au lait caramélisé m|Milchreis mit Karamellkruste m|arròs amb llet cremat m
miel de caña f|cane syrup~|mélasse f|Zuckerrohrsirup m|mel de canya f
miel de palma f|palm syrup~|sirop de palme m|Palmsirup m|mel de palma f
leche f|milk~|lait m|Milch f|llet f|leite m|esne
mazapán m|marzipan~|massepain m|Marzipan n|massapà m|" m
panellets mp, panellet m|"~ (almond and pine nut sweets)|" mp (petits gâteaux aux amandes et pignons)|" p (Mandel-Pinienkern-Gebäck)|" mp
frangollo m|"~ (maize and milk pudding)|" m (dessert au maïs et au lait)|" m (Mais-Milch-Dessert)|" m
ponche segoviano m|"~ (marzipan and custard cake)|" m (gâteau à la crème et massepain)|" m (Marzipan-Creme-Torte)|ponche segovià m
bartolillos mp|"~ (custard-filled fried pastries)|" mp (chaussons frits à la crème)|" p (frittierte Cremetaschen)|" mp
rosquilla f|ring-shaped pastry|gimblette f|Kringel/Kringel m|" f|rosca f
compota f|compote;% compote|compote f|Kompott n;%kompott n|" f|" f
gelatina f|jelly;% jelly|gelée f|Götterspeise f|" f
crème brûlée f, crema quemada f|"|" f|" f|crema cremada f
pastel cordobés m|" (puff pastry with candied pumpkin)|" m (feuilleté à la confiture de courge)|" m (Blätterteig mit kandiertem Kürbis)|pastís cordovès m
flaó m|" (fresh cheese and mint tart)|" m (tarte au fromage frais et à la menthe)|" m (Frischkäse-Minz-Kuchen)|" m
greixonera f, greixonera de brossat f|" (Mallorcan curd cheese pudding)|" f (flan au fromage blanc)|" f (mallorquinischer Quarkpudding)|" de brossat f, " f
casadielles fp, casadiella f|"~ (fried walnut pastries)|" fp (chaussons frits aux noix)|" p (frittierte Walnusstaschen)|" fp
coca de llanda f|" (Valencian sponge cake)|" f (gâteau moelleux valencien)|" f (valencianischer Rührkuchen)|" f
brevas fp|early figs~|figues-fleurs fp|frühe Feigen p|figaflors fp
bebida f|drink|boisson f|Getränk/Getränke n|beguda f|" f|edaria
agua f|water~|eau f|Wasser n|aigua f|auga f|ura
agua mineral f|mineral water~|eau minérale f|Mineralwasser n|aigua mineral f
vino m|wine|vin m|Wein m|vi/vins m|viño m|ardo
vino de la casa m|house wine|vin de la maison m|Hauswein m|vi de la casa m|viño da casa m|etxeko ardoa
vino de la tierra m|local wine|vin de pays m|Landwein m|vi de la terra m|viño da terra m
vino tinto m, tinto m!|red wine|vin rouge m|Rotwein m|vi negre m|viño tinto m|ardo beltza
vino blanco m|white wine|vin blanc m|Weißwein m|vi blanc m|viño branco m|ardo zuria
vino rosado m, rosado m!|rosé wine|vin rosé m|Roséwein m|vi rosat m|viño rosado m
vino con gaseosa m, vino con casera m|wine with lemonade~|vin à la limonade m|Wein mit Limonade m|vi amb gasosa m
copa de vino f|glass of wine|verre de vin m|Glas Wein n|copa de vi f|copa de viño f
botella de vino f|bottle of wine|bouteille de vin f|Flasche Wein f|ampolla de vi f|botella de viño f
tinto de verano m|"~ (red wine with lemonade)|" m (vin rouge et limonade)|Tinto de Verano m (Rotwein mit Limonade)|tinto d’estiu m
cerveza f|beer|bière f|Bier n|cervesa f|cervexa f|garagardo
caña de cerveza f, caña f!|small draught beer|demi de bière m|kleines Bier vom Fass n|canya f|caña f
sidra f|cider~|cidre m|Apfelwein m|" f|" f|sagardo
cava m|"~ (sparkling wine)|" m (vin mousseux)|" m (Schaumwein)|" m
refresco m|soft drink|soda m|Erfrischungsgetränk n|refresc m|" m|freskagarri
gaseosa f, casera f|lemonade~|limonade f|Limonade f|gasosa f|gasosa f|"
zumo m*, zumo natural m*|juice;% juice|jus m|Saft m;%saft m|suc m|zume m|zuku
zumo de naranja m, zumo de naranja natural m|orange juice~|jus d’orange m|Orangensaft m|suc de taronja m|zume de laranxa m|laranja zukua
café m|coffee~|" m|Kaffee m|cafè m|" m|kafe
café con leche m|white coffee~|café au lait m|Milchkaffee m|cafè amb llet m
café solo m|espresso|expresso m|Espresso m|cafè sol m
carajillo m|coffee with brandy~|café arrosé m|Kaffee mit Weinbrand m|cigaló m, " m
infusión f|herbal tea|infusion f|Kräutertee m|infusió f|" f|infusio
té m|tea~|thé m|Tee m|te m|té m|te
manzanilla f|camomile tea~|camomille f|Kamillentee m|camamilla f
chupito m, chupito de licor m|shot of liqueur|petit verre de liqueur m|Glas Likör n|xarrup de licor m|" m|txupito
horchata f, horchata de chufa f|tiger nut milk~|lait de souchet m|Erdmandelmilch f|orxata f
sangría f|sangria~|sangria f|Sangria f|sangria f|" f
filloas rellenas de crema fp, filloas rellenas fp, filloas recheas de crema fp|Galician pancakes filled with custard~|crêpes galiciennes à la crème pâtissière fp|galicische Pfannkuchen mit Vanillecreme p|filloas farcides de crema fp|filloas recheas de crema fp, filloas recheas fp
pestiños con miel mp|honey-coated fried pastries~|beignets au miel mp|Honiggebäck n|pestiños amb mel mp
helado de turrón m|almond nougat ice cream~|glace au nougat d’amandes f|Mandelnougateis n|gelat de torró m|xeado de turrón m
natillas de vainilla fp|vanilla custard~|crème à la vanille f|Vanillecreme f|natilles de vainilla fp
galleta María f, galletas María fp|plain biscuit|petit-beurre/petits-beurres m|Butterkeks/Butterkekse m|galeta Maria/galetes Maria f
leche rizada f, leche asada f|baked milk pudding~|flan au lait m|gebackener Milchpudding m|llet rostida f
cuajada de oveja f|sheep’s milk curd~|caillé de brebis m|Schafsmilch-Dickmilch f|quallada d’ovella f
crema catalana quemada f|crema catalana~ (custard with caramelised sugar)|crème catalane f|Crema catalana f (Creme mit Karamellkruste)|crema catalana f
crema f|cream~;% cream~|crème f;crème de %|Creme f;%creme f|" f|" f
crema de mascarpone f|mascarpone cream~|crème au mascarpone f|Mascarponecreme f|" f
crema de chocolate blanco f|white chocolate cream~|crème au chocolat blanc f|weiße Schokoladencreme f|crema de xocolata blanca f
crema inglesa f|custard sauce~|crème anglaise f|Vanillesoße f|crema anglesa f
crema tostada f|caramelised custard~|crème brûlée f|Creme mit Karamellkruste f|crema torrada f
crema de whisky f|whisky cream liqueur~|crème de whisky f|Whisky-Sahnelikör m|" f
merengue m|meringue~|meringue f|Baiser n|merenga f|" m
tarta de queso La Viña f, tarta de queso vasca f, tarta vasca de queso f|Basque cheesecake|cheesecake basque m|baskischer Käsekuchen m|pastís basc de formatge m
tarta de queso Oreo f, tarta de queso con oreo f|Oreo cheesecake|cheesecake aux Oreo m|Oreo-Käsekuchen m|pastís de formatge amb Oreo m
tarta fina de manzana f|thin apple tart|tarte fine aux pommes f|dünner Apfelkuchen m|pastís fi de poma m
tarta de moka f, tarta moka f|mocha cake|gâteau moka m|Mokkatorte f|pastís de moca m
tarta de orujo f|orujo cake (grape spirit)|gâteau à l’eau-de-vie de marc m|Tresterschnapskuchen m|pastís d’orujo m
tarta de Baileys f|Baileys cake (whiskey liqueur)|gâteau au Baileys m (liqueur de whiskey)|Baileys-Kuchen m (Whiskeylikör)|pastís de Baileys m
tarta de oreo f, tarta oreo f|Oreo cake|gâteau aux Oreo m|Oreo-Torte f|pastís d’Oreo m
tarta de nutella f, tarta de nocilla f|Nutella cake (hazelnut)|gâteau au Nutella m (noisette)|Nutella-Torte f (Haselnuss)|pastís de Nutella m
tarta de kinder f, tarta kinder f, tarta kinder bueno f|Kinder chocolate cake (often with hazelnut)|gâteau Kinder m (souvent à la noisette)|Kinder-Schokoladentorte f (oft mit Haselnuss)|pastís Kinder m
tarta de Lotus f, tarta Lotus f|Lotus biscuit cake|gâteau au spéculoos m|Spekulatiustorte f|pastís de galeta Lotus m
tarta de mascarpone f|mascarpone cake|gâteau au mascarpone m|Mascarponekuchen m|pastís de mascarpone m
tarta de San Marcos f, tarta San Marcos f|San Marcos cake (sponge, cream and egg yolk)|gâteau San Marcos m (génoise, crème et jaune d’œuf)|San-Marcos-Torte f (Biskuit, Sahne und Eigelb)|pastís Sant Marc m
tarta Selva Negra f, selva negra f|Black Forest gateau (cherries, cream and often kirsch)|forêt-noire f (cerises, crème et souvent kirsch)|Schwarzwälder Kirschtorte f|pastís Selva Negra m
tarta Sacher f, sacher f|Sacher cake (chocolate and apricot jam)|Sachertorte f (chocolat et abricot)|Sachertorte f|pastís Sacher m
tarta Red Velvet f, red velvet f|red velvet cake|gâteau red velvet m|Red-Velvet-Torte f|pastís Red Velvet m
tarta de Mondoñedo f, tarta Mondoñedo f|Mondoñedo cake (almond and candied pumpkin)|gâteau de Mondoñedo m (amandes et courge confite)|Mondoñedo-Kuchen m (Mandeln und kandierter Kürbis)|pastís de Mondoñedo m|torta de Mondoñedo f
tarta Contesa f, contesa f, comtessa f, tarta comtessa f|layered ice cream and chocolate cake|gâteau glacé feuilleté au chocolat m|Blättereistorte mit Schokolade f|pastís Comtessa m
tarta brownie f|brownie cake|gâteau brownie m|Brownie-Kuchen m|pastís brownie m
banoffee m, tarta banoffee f, banoffee pie m|" pie (banana and caramel)|tarte " f (banane et caramel)|Banoffee-Kuchen m (Banane und Karamell)|" m
apple pie m|"|tarte aux pommes f|Apfelkuchen m|pastís de poma m
new york cheesecake m|New York cheesecake|cheesecake new-yorkais m|New-York-Käsekuchen m|pastís de formatge de Nova York m
pastel de queso m|cheesecake|cheesecake m|Käsekuchen m|pastís de formatge m
pastel de chocolate m|chocolate cake|gâteau au chocolat m|Schokoladenkuchen m|pastís de xocolata m
pastel de manzana m|apple cake|gâteau aux pommes m|Apfelkuchen m|pastís de poma m
pastel de zanahoria m|carrot cake|gâteau à la carotte m|Karottenkuchen m|pastís de pastanaga m
pastel de nata m, pastel de Belém m, pastel de Belén m|Portuguese custard tart|" m (tartelette à la crème)|portugiesisches Cremetörtchen/portugiesische Cremetörtchen n|pastisset de nata m
pastel de boniato m|sweet potato pastry|chausson à la patate douce m|Süßkartoffelteigtasche/Süßkartoffelteigtaschen f|pastisset de moniato m
pastel vasco m, etxeko biskotxa m|Basque cake (custard or cherry filled)|gâteau basque m|baskischer Kuchen m|pastís basc m|-|euskal pastela, etxeko bixkotxa
pastel ruso m|Russian cake (almond meringue and praline cream)|russe m (meringue aux amandes et crème pralinée)|Russischer Kuchen m (Mandelbaiser und Pralinencreme)|pastís rus m
coulant m, coulán m|warm fondant;% fondant|fondant tiède m;fondant à la %|warmes Küchlein mit flüssigem Kern n;%küchlein mit flüssigem Kern n|" m
coulant de avellana m|hazelnut fondant|fondant à la noisette m|Haselnussküchlein mit flüssigem Kern n|coulant d’avellana m
coulant de turrón m|almond nougat fondant|fondant au nougat d’amandes m|Mandelnougatküchlein mit flüssigem Kern n|coulant de torró m
volcán de dulce de leche m, coulant de dulce de leche m|milk caramel fondant|fondant à la confiture de lait m|Milchkaramellküchlein mit flüssigem Kern n|volcà de dolç de llet m
cookie f|"|" m|"/Cookies m|galeta f
bavarois m s, bavaroise f, semifrío m, parfait m|chilled cream dessert;chilled % cream|" m à|Halbgefrorenes n;%halbgefrorenes n|semifred m;semifred de %
coulis m|"~;% "~|" m;" de %|Fruchtsoße f;%soße f|" m
sirope m, topping m|syrup~;% syrup~|sirop m;sirop de %|Sirup m;%sirup m|xarop m
lionesa f, lionesas de nata fp, petisú m, buñuelo de nata m, profiterol de nata m|cream puff|chou à la crème/choux à la crème m|Windbeutel/Windbeutel m|" f
éclair m|"|" m|Eclair/Eclairs n|eclair m
torrija de brioche f|brioche torrija (Spanish French toast)|" f (pain perdu espagnol)|Brioche-Torrija/Brioche-Torrijas f (spanischer Armer Ritter)|torrada de brioix f
torrija de leche f|milk torrija (Spanish French toast)|torrija au lait f (pain perdu espagnol)|Milch-Torrija/Milch-Torrijas f (spanischer Armer Ritter)|torrada de llet f
torrija de vino f|wine torrija (Spanish French toast)|torrija au vin f (pain perdu espagnol)|Wein-Torrija/Wein-Torrijas f (spanischer Armer Ritter)|torrada de vi f
buñuelo de crema m, buñuelo relleno de crema m|custard fritter|beignet à la crème m|Krapfen mit Vanillecreme m|bunyol de crema m
porras fp!|"~ (thick churros, fried dough)|" fp (gros beignets longs)|" p (dickes Fettgebäck)|porres fp
rosco m, rosco de vino m, roscos fritos mp, rosquilla de anís f|ring-shaped pastry with wine or anise|gimblette au vin ou à l’anis f|Kringel mit Wein oder Anis m|rosquilla f
hojuelas fp, hojuelas con miel fp, flores manchegas fp, flores fritas fp, orejas de carnaval fp, orejas de entroido fp, orejas de fraile fp|crisp fried pastries~|bugnes croustillantes fp|knuspriges Fettgebäck n|orelletes fp|orellas fp, orellas de entroido fp
carbayón m|"/carbayones (almond and egg yolk pastry)|"/carbayones m (feuilleté aux amandes et jaune d’œuf)|"/Carbayones m (Mandel-Eigelb-Gebäck)|"/carbayones m
moscovitas fp, marañuelas fp, pastas de té fp, pastas caseras fp, pastas artesanas fp, dulces caseros mp, dulces mp!|biscuits and pastries~ (often with almonds)|petits gâteaux mp (souvent aux amandes)|Gebäck n (oft mit Mandeln)|pastes de te fp
crepe de nutella f, crepe de nocilla f, crep de nutella f|Nutella crêpe (hazelnut)|crêpe au Nutella f (noisette)|Crêpe mit Nutella f (Haselnuss)|crep de Nutella f
nutella f, nocilla f, crema de cacao f|hazelnut chocolate spread~|pâte à tartiner aux noisettes f|Nuss-Nougat-Creme f|crema de cacau i avellana f
crepes Suzette fp, crepe Suzette f|crêpes Suzette~ (orange and liqueur)|crêpes Suzette fp (orange et liqueur)|Crêpes Suzette p (Orange und Likör)|creps Suzette fp
tortitas fp!, tortita americana f, pancakes mp|thick pancakes~|pancakes mp|dicke Pfannkuchen p|" fp
quesadilla herreña f|" (cheese tart)|" f (tartelette au fromage)|" f (Käsegebäck)|" f
canutillo m, canutillos de hojaldre mp|pastry horn|cornet feuilleté m|Teigröllchen/Teigröllchen n|" m
cañas zamoranas fp, caña frita f, caña zamorana f|custard-filled fried pastry horns~|cornets frits à la crème mp|frittierte Cremehörnchen p|canyes farcides de crema fp
palmera de chocolate f, palmera f|chocolate palmier|palmier au chocolat m|Schweineohr-Gebäck mit Schokolade n|palmera de xocolata f
napolitana de chocolate f|pain au chocolat~|pain au chocolat m|Schokocroissant n|napolitana de xocolata f
ensaimada de cabello de ángel f|ensaïmada with candied pumpkin (Mallorcan pastry with lard)|ensaïmada à la courge confite f (brioche majorquine au saindoux)|Ensaïmada mit kandiertem Kürbis f (Schmalzschnecke)|ensaïmada de cabell d’àngel f
ensaimada de crema f|ensaïmada with custard (Mallorcan pastry with lard)|ensaïmada à la crème f (brioche majorquine au saindoux)|Ensaïmada mit Vanillecreme f (Schmalzschnecke)|ensaïmada de crema f
roscón m, roscón de Reyes m, rosca de Reyes f|Epiphany ring cake|brioche des Rois f|Dreikönigskuchen m|tortell de Reis m
roscón de nata m|ring cake with cream|brioche des Rois à la crème f|Hefekranz mit Sahne m|tortell de nata m
bollo maimón m|sponge ring cake|gâteau couronne moelleux m|Kranzkuchen m|" m
brazo de gitano de nata m, brazo de nata m|Swiss roll with cream|biscuit roulé à la crème m|Biskuitrolle mit Sahne f|braç de gitano de nata m, braç de nata m
brazo de gitano de chocolate m, brazo de chocolate m|chocolate Swiss roll|biscuit roulé au chocolat m|Schokoladen-Biskuitrolle f|braç de gitano de xocolata m
brazo de gitano de trufa m, brazo de trufa m|Swiss roll with chocolate truffle cream|biscuit roulé à la ganache m|Biskuitrolle mit Schokoladentrüffelcreme f|braç de gitano de trufa m
brazo de gitano salado m, brazo de patata m, brazo de gitano de patata m|savoury potato roll (usually with tuna)|roulé salé de pommes de terre m (souvent au thon)|herzhafte Kartoffelrolle f (meist mit Thunfisch)|braç de patata m
yemas de Santa Teresa fp, yemas fp!, yemas de Ávila fp|candied egg yolks~|jaunes d’œufs confits mp|kandierte Eigelbpralinen p|rovells ensucrats mp
polvorón m|"/polvorones (almond shortbread with lard)|"/polvorones m (sablé aux amandes et saindoux)|"/Polvorones m (Mandel-Schmalz-Gebäck)|polvoró m
mantecado m|" (shortbread with lard)|" m (sablé au saindoux)|"/Mantecados m (Schmalzgebäck)|mantecat m
alfajor m|"/alfajores (biscuit filled with milk caramel)|"/alfajores m (biscuit à la confiture de lait)|"/Alfajores m (Keks mit Milchkaramell)|" m
peladillas fp|sugared almonds~|dragées fp|gezuckerte Mandeln p|peladilles fp
fruta escarchada f, frutas de Aragón fp|candied fruit~|fruits confits mp|kandierte Früchte p|fruita confitada f
pera conferencia f, pera limonera f, pera de agua f, pera ercolina f|pear|poire f|Birne/Birnen f|pera f
manzana reineta f|apple|pomme reinette f|Apfel/Äpfel m|poma reineta f
paraguaya f, paraguayo m|flat peach|pêche plate f|Plattpfirsich/Plattpfirsiche m|paraguaià m
nectarina f|nectarine|nectarine f|Nektarine/Nektarinen f|" f
níspero m|loquat|nèfle f|Mispel/Mispeln f|nespra f
caqui m, kaki m|persimmon|kaki m|Kaki/Kakis f|" m
chirimoya f|custard apple|chérimole f|Cherimoya/Cherimoyas f|xirimoia f
papaya f|"|papaye f|"/Papayas f|papaia f
higo chumbo m, chumbo m|prickly pear|figue de Barbarie f|Kaktusfeige/Kaktusfeigen f|figa de moro f
pomelo m|grapefruit|pamplemousse m|Grapefruit/Grapefruits f|aranja f
pitaya f|dragon fruit~|" m|Drachenfrucht f|pitaia f
lichi m|lychee|litchi m|Litschi/Litschis f|litxi m
picota f, picotas del Jerte fp|cherry|cerise f|Kirsche/Kirschen f|cirera f
guayaba f|guava|goyave f|Guave/Guaven f|guaiaba f
yuzu m|"~ (citrus)|" m (agrume)|" f (Zitrusfrucht)|" m
cítricos mp|citrus~|agrumes mp|Zitrusfrüchte p +Zitrus|cítrics mp
yogur de sabores m, yogur de frutas m|fruit yoghurt|yaourt aux fruits m|Fruchtjoghurt m|iogurt de fruites m
yogur de oveja m|sheep’s milk yoghurt|yaourt de brebis m|Schafsmilchjoghurt m|iogurt d’ovella m
yogur desnatado m|low-fat yoghurt|yaourt maigre m|Magerjoghurt m|iogurt desnatat m
muesli m, granola f|granola~ (often with nuts)|granola m (souvent aux fruits à coque)|Granola n (oft mit Nüssen)|granola f
helado de stracciatella m|stracciatella ice cream~ (chocolate chip)|glace stracciatella f|Stracciatella-Eis n|gelat d’stracciatella m
helado de ron con pasas m, helado de ron y pasas m|rum and raisin ice cream~|glace rhum-raisin f|Rum-Rosinen-Eis n|gelat de rom amb panses m
helado de violeta m|violet ice cream~|glace à la violette f|Veilcheneis n|gelat de violeta m
helado de bola m, helado de corte m, helado de cucurucho m, helado dos bolas m, dos bolas de helado fp, bolas de helado fp, corte de helado m, tulipa de helado f, tarrina de helado f, copa de helados f|ice cream~|glace f|Eis n|gelat m
tarrina de vainilla f|vanilla ice cream tub|pot de glace à la vanille m|Becher Vanilleeis m|terrina de vainilla f
copa de chocolate f, copa de chocolate y nata f, copa de nata y chocolate f|chocolate and cream dessert|coupe chocolat et crème f|Schokoladenbecher mit Sahne m|copa de xocolata i nata f
copa danesa f|sundae with chocolate sauce|coupe glacée au chocolat f|Eisbecher mit Schokoladensoße m|" f
copa f!*|dessert cup;% cup|coupe f;coupe de %|Becher m;Becher mit %|copa f
bombón helado m, bombón m!|chocolate ice cream bar|esquimau au chocolat m|Eiskonfekt n|bombó gelat m
polo de fresa m, polo de limón m, polo de naranja m|ice lolly|glace à l’eau f|Eis am Stiel n|pol m
granizado de limón m|lemon slush|granité au citron m|Zitronengranita f|granissat de llimona m
postre del día m|dessert of the day|dessert du jour m|Dessert des Tages n|postres del dia fp
degustación f, variado m!|tasting platter;assorted %~|dégustation f;assortiment de %|Auswahl f;Auswahl an %|degustació f
selección f|selection;selection of %|sélection f;sélection de %|Auswahl f;Auswahl an %|selecció f
surtido de fritos m, frito variado m|mixed fried bites~ (often fish and meat)|assortiment de fritures m (souvent poisson et viande)|gemischte frittierte Häppchen p (oft Fisch und Fleisch)|assortiment de fregits m
ración f|portion;portion of %/portions of %|portion f;portion de %|Portion f;Portion %|ració f
media ración f|half portion;half portion of %|demi-portion f;demi-portion de %|halbe Portion f;halbe Portion %|mitja ració f
azúcar m|sugar~|sucre m|Zucker m|sucre m
crocante m, crocanti m, praliné m|praline~ (caramelised almonds or hazelnuts)|praliné m (amandes ou noisettes caramélisées)|Krokant m (karamellisierte Mandeln oder Haselnüsse)|crocant m
toffee m, caramelo toffee m|"~|caramel au beurre m|" n|" m
carquiñolis mp, carquinyolis mp|carquinyolis~ (almond biscuits)|carquinyolis mp (biscuits aux amandes)|Carquinyolis p (Mandelkekse)|carquinyolis mp
recuit m, brossat m, mató m|fresh cheese~|fromage frais m|Frischkäse m|mató m
cheesecake f*, cheese cake f*|";% "|" m à|Käsekuchen m;Käsekuchen mit %|" m
crema de arroz con leche f|creamy rice pudding|riz au lait crémeux m|cremiger Milchreis m|crema d’arròs amb llet f
tarta de trufa f|chocolate truffle cake|gâteau à la ganache m|Schokoladentrüffeltorte f|pastís de trufa m
pasteles variados mp|assorted cakes~|assortiment de gâteaux m|gemischte Kuchen p|pastissos variats mp
sándwich de nata m|ice cream sandwich|sandwich glacé m|Eissandwich n|sandvitx de nata m
profiteroles con chocolate caliente mp|profiteroles with hot chocolate sauce~|profiteroles au chocolat chaud fp|Profiteroles mit heißer Schokoladensoße p|profiterols amb xocolata calenta mp
magdalena f|" (small sponge cake)|madeleine f|"/Magdalenas f (kleiner Rührkuchen)|" f
almendrados mp|almond biscuits~|biscuits aux amandes mp|Mandelgebäck n|ametllats mp
larpeira f|" (sweet bread with custard)|" f (brioche à la crème)|" f (Hefegebäck mit Creme)|" f|" f
menjar blanc m|"~ (almond milk cream)|" m (crème au lait d’amande)|" m (Mandelmilchcreme)|" m, menjablanc m
crema de nueces f, intxaursaltsa f|walnut cream~|crème aux noix f|Walnusscreme f|crema de nous f|-|intxaursaltsa
bizcochos de soletilla mp, melindro m|sponge fingers~|biscuits à la cuillère mp|Löffelbiskuits p|melindros mp
pan de Calatrava m|bread and custard pudding|flan au pain m|Brot-Karamellpudding m|pa de Calatrava m
repápalo m, repápalos con leche mp|" (fried bread and egg ball)|" m (boulette frite de pain et œuf)|"/Repápalos m (frittiertes Brot-Ei-Bällchen)|repàpal m
lenguas de gato fp, lengua de gato f|thin butter biscuits~|langues de chat fp|Katzenzungen p (Kekse)|llengües de gat fp
arroz con leche quemado m|caramelised rice pudding|riz au lait caramélisé m|karamellisierter Milchreis m|arròs amb llet cremat m
buñuelos de cuaresma mp|Lenten fritters~|beignets de carême mp|Fastenkrapfen p|bunyols de quaresma mp
piononos de Santa Fe mp|piononos~ (small cream rolls)|" mp (petits roulés à la crème)|" p (kleine Cremerollen)|" mp
perrunillas fp, mantecadas fp, tortas de manteca fp|shortbread with lard~|sablés au saindoux mp|Schmalzgebäck n|galetes de llard fp
huevos mole mp, huevos moles mp|soft egg yolk sweet~|crème de jaunes d’œufs f|süße Eigelbcreme f|ous moles mp
príncipe Alberto m|chocolate, coffee and almond cream cake|gâteau chocolat, café et amandes m|Schokoladen-Kaffee-Mandel-Torte f|príncep Alberto m
arnadí m|arnadí~ (pumpkin and almond cake)|" m (gâteau au potiron et aux amandes)|" m (Kürbis-Mandel-Kuchen)|" m
orejuelas fp, orejas fp!, orellas fp|crisp fried pastries~|oreillettes fp|knuspriges Schmalzgebäck n|orelletes fp|orellas fp
trucha de batata f, truchas de batata fp, truchas navideñas fp, truchas de cabello de ángel fp|sweet pasties~ (sweet potato or pumpkin, often with almonds)|petits chaussons sucrés mp (patate douce ou potiron, souvent aux amandes)|süße Teigtaschen p (Süßkartoffel oder Kürbis, oft mit Mandeln)|pastissets fp
suspiro m!, suspiros mp!|meringue|meringue f|Baiser n|sospir m
tejas fp!, tejas de almendra fp|almond tuiles~|tuiles aux amandes fp|Mandelhippen p|teules d’ametlla fp
miguelitos mp|miguelitos~ (puff pastries with custard)|" mp (feuilletés à la crème)|" p (Blätterteig mit Creme)|" mp
sequillos mp, cordiales mp, glorias fp!|small sweet pastries~ (often with almonds)|petits gâteaux mp (souvent aux amandes)|Kleingebäck n (oft mit Mandeln)|dolços petits mp
natillas caseras fp|homemade vanilla custard~|crème à la vanille maison f|hausgemachte Vanillecreme f|natilles casolanes fp|-|natilak
trufas con nata fp|chocolate truffles~ with cream|truffes au chocolat à la crème fp|Schokoladentrüffel mit Sahne p|trufes amb nata fp
fardelejos mp|fardelejos~ (fried almond pastries)|" mp (beignets feuilletés aux amandes)|" p (frittiertes Mandelgebäck)|" mp
crespillos mp, crespillos de borraja mp|sweet borage leaf fritters~|beignets sucrés de bourrache mp|süße Borretschkrapfen p|crespells de borratja mp
`
