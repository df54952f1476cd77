/** Desserts and drinks. How to read a line: read-lexicon.ts. */
export const sweet = `
postre m, postre casero m, postre de la casa m, postres m p | dessert | dessert m | Dessert/Desserts n | postres fp, postre casolà m | sobremesa f | postrea
flan m* | crème caramel ; % crème caramel | crème caramel f ; flan de % | Karamellpudding m ; Karamellpudding mit % | flam m | flan m | flana
flan de huevo m | egg crème caramel | crème caramel aux œufs f | Karamellpudding m | flam d’ou m
flan casero m, flan de la casa m | homemade crème caramel | crème caramel maison f | hausgemachter Karamellpudding m | flam de la casa m, flam casolà m | flan da casa m, flan caseiro m | etxeko flana
flan con nata m | crème caramel with whipped cream | crème caramel à la chantilly f | Karamellpudding mit Schlagsahne m | flam amb nata m
flan de café m | coffee crème caramel | flan au café m | Kaffeepudding m | flam de cafè m
flan de queso m | cheese crème caramel | flan au fromage m | Käse-Karamellpudding m | flam de formatge m
flan de coco m | coconut crème caramel | flan coco m | Kokos-Karamellpudding m | flam de coco m
natillas fp, natilla f | vanilla custard~ | crème à la vanille f | Vanillecreme f | natilla f, natilles fp, crema f | natillas fp | natillak
natillas de chocolate fp | chocolate custard~ | crème au chocolat f | Schokoladencreme f | natilla de xocolata f
crema catalana f | crema catalana~ (custard with caramelised sugar) | crème catalane f | Crema catalana f (Creme mit Karamellkruste) | crema catalana f, crema cremada f
crema de limón f | lemon cream~ | crème au citron f | Zitronencreme f | crema de llimona f
crema de chocolate f | chocolate cream~ | crème au chocolat f | Schokoladencreme f | crema de xocolata f
crema de café f | coffee cream~ | crème au café f | Kaffeecreme f | crema de cafè f
crema de yogur f | yoghurt cream~ | crème au yaourt f | Joghurtcreme f | crema de iogurt f
crema de vainilla f | vanilla cream~ | crème à la vanille f | Vanillecreme f | crema de vainilla f
crema de naranja f | orange cream~ | crème à l’orange f | Orangencreme f | crema de taronja f
crema de queso f | cheese cream~ | crème au fromage f | Käsecreme f | crema de formatge f
crema de avellanas f | hazelnut cream~ | crème aux noisettes f | Haselnusscreme f | crema de avellanes f
caña rellena f, cañas rellenas fp, cañita rellena f, cañita rellena de crema f, caña rellena de crema f, caña de crema f, canutillos de crema mp | custard-filled pastry horn | cornet feuilleté à la crème m | gefülltes Cremehörnchen/gefüllte Cremehörnchen n | canya farcida de crema f
crema de orujo f | orujo cream liqueur~ | crème de marc f | Orujo-Sahnelikör m | crema d’orujo f
cuajada con miel f | sheep’s milk curd~ with honey | caillé de brebis au miel m | Schafsmilch-Dickmilch mit Honig f | quallada amb mel f
cuajada f | sheep’s milk curd~ | caillé de brebis m | Schafsmilch-Dickmilch f | quallada f | callada f | mamia, gatzatua
mel i mató m, mató con miel m, miel y mató f, mató con miel y nueces m | fresh cheese with honey~ | fromage frais au miel m | Frischkäse mit Honig m | mel i mató m
yogur m | yoghurt ; % yoghurt | yaourt m à | Joghurt m ; %joghurt m | iogurt m | iogur m | jogurt
yogur natural m | plain yoghurt | yaourt nature m | Naturjoghurt m | iogurt natural m | iogur natural m
yogur griego m | Greek yoghurt~ | yaourt grec m | griechischer Joghurt m | iogurt grec m
helado m* | ice cream~ ; % ice cream~ | glace f à | Eis n ; %eis n | gelat m | xeado m | izozki
helado variado m, helado artesano m, bola de helado f, copa de helado f | ice cream~ | glace f | Eis n | gelat m, copa de gelat f
bola de helado de vainilla f, helado de vainilla m | vanilla ice cream~ | glace à la vanille f | Vanilleeis n | gelat de vainilla m | xeado de vainilla m
sorbete m* | sorbet ; % sorbet | sorbet m | Sorbet n ; %sorbet n | sorbet m | sorbete m | sorbetea
sorbete de limón m | lemon sorbet | sorbet au citron m | Zitronensorbet n | sorbet de llimona m | sorbete de limón m
sorbete de limón al cava m | lemon and cava sorbet | sorbet citron et cava m | Zitronen-Cava-Sorbet n | sorbet de llimona al cava m
sorbete de mojito m | mojito sorbet | sorbet mojito m | Mojito-Sorbet n | sorbet de mojito m
tarta f* | cake ; % cake | gâteau/gâteaux m à | Kuchen/Kuchen m ; %kuchen m | pastís m | torta f | tarta
tarta casera f, tarta de la casa f | homemade cake | gâteau maison m | hausgemachter Kuchen m | pastís casolà m | torta da casa f
tarta de queso f, cheesecake m, cheese cake m, tarta de queso casera f, tarta de queso de la casa f | cheesecake | cheesecake m | Käsekuchen m | pastís de formatge m | torta de queixo f | gazta tarta, gaztazko tarta
tarta de manzana f | apple tart | tarte aux pommes f | Apfelkuchen m | pastís de poma m | torta de mazá f | sagar tarta
tarta tatin f, tatin de manzana f | tarte Tatin (caramelised apple tart) | tarte Tatin f | Tarte Tatin f | tarta Tatin f
tarta de Santiago f | Santiago almond cake | gâteau de Santiago aux amandes m | Mandelkuchen aus Santiago m | pastís de Santiago m | torta de Santiago f
tarta de almendra f | almond cake | gâteau aux amandes m | Mandelkuchen m | pastís d’ametlla m | torta de améndoa f
tarta de zanahoria f, carrot cake m | carrot cake | gâteau à la carotte m | Karottenkuchen m | pastís de pastanaga m
tarta de limón f, lemon pie m | lemon tart | tarte au citron f | Zitronenkuchen m | pastís de llimona m
tarta de chocolate f | chocolate cake | gâteau au chocolat m | Schokoladenkuchen m | pastís de xocolata m | torta de chocolate f | txokolate tarta
tarta de la abuela f | grandma’s biscuit and chocolate cake | gâteau de grand-mère aux biscuits et chocolat m | Großmutters Keks-Schokoladen-Kuchen m | pastís de l’àvia m | torta da avoa f
tarta de galletas f | biscuit cake | gâteau aux biscuits m | Kekskuchen m | pastís de galetes m
tarta de tres chocolates f, tarta tres chocolates f | three-chocolate cake | gâteau aux trois chocolats m | Drei-Schokoladen-Torte f | pastís de tres xocolates m
tarta al whisky f, tarta de whisky f | whisky ice cream cake | gâteau glacé au whisky m | Whisky-Eistorte f | pastís de whisky m
tarta helada f | ice cream cake | gâteau glacé m | Eistorte f | pastís gelat m
tarta de hojaldre f | puff pastry tart | tarte feuilletée f | Blätterteigkuchen m | pastís de full m
bizcocho m* | sponge cake ; % sponge cake | gâteau moelleux m à | Rührkuchen m ; %kuchen m | pa de pessic m, bescuit m | biscoito m | bizkotxoa
bizcocho borracho m | rum-soaked sponge cake | baba au rhum m | mit Rum getränkter Kuchen m | borratxo m
brownie m, brownie de chocolate m | chocolate brownie | brownie au chocolat m | Schokoladen-Brownie m | brownie de xocolata m, brownie m
brownie con helado m, brownie de chocolate con helado m | chocolate brownie with ice cream | brownie au chocolat et glace m | Schokoladen-Brownie mit Eis m | brownie amb gelat m
coulant m, coulant de chocolate m, volcán de chocolate m, coulán de chocolate m | chocolate fondant | fondant au chocolat m | Schokoladenküchlein mit flüssigem Kern n | coulant de xocolata m
mousse f*, mus m* | mousse ; % mousse | mousse f à | Mousse f ; %mousse f | mousse f, escuma f | mousse f
mousse de chocolate f, mus de chocolate m | chocolate mousse | mousse au chocolat f | Mousse au Chocolat f | mousse de xocolata f
mousse de limón f, espuma de limón f | lemon mousse | mousse au citron f | Zitronenmousse f | mousse de llimona f
tiramisú m | tiramisu~ | tiramisu m | Tiramisu n | tiramisú m | tiramisú m | tiramisua
panacota f, panna cotta f, pannacotta f | panna cotta | panna cotta f | Panna cotta f | panna cotta f
torrija f | torrija (Spanish French toast) | torrija f (pain perdu espagnol) | Torrija/Torrijas f (spanischer Armer Ritter) | torrada de Santa Teresa f | torrada f | torrada
leche frita f | leche frita~ (fried custard squares) | leche frita f (carrés de crème frits) | Leche frita f (frittierte Milchcreme) | llet fregida f | leite frito m | esne frijitua
leche merengada f | iced milk with cinnamon and lemon~ | lait meringué à la cannelle m | Eismilch mit Zimt und Zitrone f | llet merengada f
brazo de gitano m | Swiss roll | biscuit roulé m | Biskuitrolle f | braç de gitano m | brazo de xitano m
tocino de cielo m, tocinillo de cielo m, tocinillo m | egg yolk and caramel custard | flan aux jaunes d’œufs m | Eigelb-Karamellpudding m | tocino de cel m | touciño de ceo m
cabello de ángel m | candied pumpkin strands~ | confiture de courge en filaments f | kandierte Kürbisfäden p | cabell d’àngel m | cabelo de anxo m
pijama m | pijama (crème caramel, ice cream, fruit and whipped cream) | pijama m (flan, glace, fruits et chantilly) | Pijama m (Karamellpudding, Eis, Obst und Sahne) | pijama m
banana split m | banana split | banana split m | Bananensplit m | banana split m
profiteroles mp, profiterol m | profiteroles~ | profiteroles fp | Profiteroles p | profiterols mp
profiteroles con chocolate mp, profiteroles con chocolate caliente mp | profiteroles with chocolate~ | profiteroles au chocolat fp | Profiteroles mit Schokolade p | profiterols amb xocolata mp
filloa f*, filloas fp | Galician pancake | crêpe galicienne f | galicischer Pfannkuchen/galicische Pfannkuchen m | filloa f | filloa f
frixuelos mp, frisuelos mp | Asturian pancakes~ | crêpes asturiennes fp | asturische Pfannkuchen p | frixuelos mp
crepe m*, crep m*, crêpe m* | pancake ; pancake with %/pancakes with % | crêpe f à | Crêpe/Crêpes f ; Crêpe mit %/Crêpes mit % | crep f | crepe m
gofre m | waffle | gaufre f | Waffel/Waffeln f | gofre m
churro m | churro/churros (fried dough sticks) | churro m (beignet long) | Churro/Churros m (Fettgebäck) | xurro m | churro m
buñuelos de viento mp | light fried puffs~ | beignets soufflés mp | luftige Krapfen p | bunyols de vent mp
pudin m*, pudin de la casa m, budín m*, pudding m* | pudding ; % pudding | pudding m | Pudding m ; %pudding m | púding m | pudin m | budina
macedonia f, macedonia de frutas f, ensalada de frutas f, macedonia de fruta f | fruit salad | salade de fruits f | Obstsalat m | macedònia f, macedònia de fruites f, macedònia de fruita f | macedonia f, macedonia de froitas f | fruta entsalada
fresas con nata fp, fresas con nata montada fp | strawberries and cream~ | fraises à la chantilly fp | Erdbeeren mit Sahne p | maduixes amb nata fp | amorodos con nata mp
nata montada f | whipped cream~ | crème chantilly f | Schlagsahne f | nata muntada f
chocolate m | chocolate~ | chocolat m | Schokolade f +Schokoladen | xocolata f | chocolate m | txokolate
chocolate blanco m | white chocolate~ | chocolat blanc m | weiße Schokolade f | xocolata blanca f
chocolate caliente m | hot chocolate sauce~ | chocolat chaud m | warme Schokoladensoße f | xocolata calenta f
chocolate con churros m, churros con chocolate mp | churros with hot chocolate~ | churros au chocolat chaud mp | Churros mit heißer Schokolade p | xocolata amb xurros f
galleta f | biscuit | biscuit m | Keks/Kekse m +Keks | galeta f | galleta f | gaileta
hojaldre m* | puff pastry~ ; % puff pastry/% puff pastries | feuilleté m à | Blätterteig m ; Blätterteig mit % | pasta de full f | follado m
milhojas de nata f, milhojas de crema f | cream millefeuille | millefeuille à la crème m | Cremeschnitte f | milfulls m
milhojas f*, milhoja f* | millefeuille ; % millefeuille | millefeuille m à | Millefeuille n ; Millefeuille mit % | milfulls m
turrón m, turrón de Jijona m | almond turrón~ (nougat) | turrón m (nougat aux amandes) | Turrón m (Mandelnougat) | torró m | turrón m | turroi
sopa inglesa f | trifle | trifle m | Trifle n | sopa anglesa f
queso con membrillo m, membrillo con queso m | cheese with quince paste~ | fromage et pâte de coing m | Käse mit Quittenpaste m | formatge amb codonyat m | queixo con marmelo m | gazta irasagarrarekin
queso fresco con membrillo m | fresh cheese with quince paste~ | fromage frais et pâte de coing m | Frischkäse mit Quittenpaste m | formatge fresc amb codonyat m
quesada f, quesada pasiega f | Cantabrian cheese pudding | gâteau au fromage cantabrique m | kantabrischer Käsekuchen m | quesada f
requesón con miel m | curd cheese with honey~ | fromage blanc au miel m | Quark mit Honig m | mató amb mel m | requeixo con mel m
sobao m, sobao pasiego m | butter sponge cake | gâteau moelleux au beurre m | Butterküchlein n | sobao m
ensaimada f | ensaïmada (Mallorcan spiral pastry with lard) | ensaïmada f (brioche majorquine au saindoux) | Ensaïmada f (mallorquinische Schmalzschnecke) | ensaïmada f
gató m, gató de almendra m | Mallorcan almond cake | gâteau majorquin aux amandes m | mallorquinischer Mandelkuchen m | gató m, gató d’ametlla m
huesos de santo mp | marzipan rolls~ | rouleaux de massepain mp | Marzipanröllchen p | ossos de sant mp
pestiños mp | honey-coated fried pastries~ | beignets au miel mp | Honiggebäck n | pestiños mp
pionono m | pionono (small cream roll) | pionono m (petit roulé à la crème) | Pionono m (kleine Cremerolle) | pionono m
bienmesabe m | bienmesabe~ (almond cream) | bienmesabe m (crème d’amandes) | Bienmesabe n (Mandelcreme) | bienmesabe m
quesillo m | quesillo (Canarian crème caramel) | quesillo m (flan canarien) | Quesillo m (kanarischer Karamellpudding) | quesillo m
polvito uruguayo m | polvito (biscuit, cream and caramel dessert) | polvito m (dessert biscuit, crème et caramel) | Polvito m (Dessert aus Keks, Sahne und Karamell) | polvito m
paparajote m, paparajotes mp | paparajotes~ (sweet fritters flavoured with lemon leaves) | paparajotes mp (beignets parfumés à la feuille de citronnier) | Paparajotes p (Krapfen auf Zitronenblättern) | paparajotes mp
goxua m | goxua~ (cream, sponge and caramel dessert) | goxua m (crème, génoise et caramel) | Goxua m (Sahne, Biskuit und Karamellcreme) | goxua m | - | goxua
pantxineta f | pantxineta (almond custard puff pastry) | pantxineta f (feuilleté à la crème et aux amandes) | Pantxineta f (Blätterteig mit Creme und Mandeln) | pantxineta f | - | pantxineta
músico m, postre de músico m | dried fruit and nuts~ | fruits secs mp | Nüsse und Trockenfrüchte p | postre de músic m, músic m
trufa de chocolate f, trufas de chocolate fp | chocolate truffle | truffe au chocolat f | Schokoladentrüffel/Schokoladentrüffel m | trufa de xocolata f
crema pastelera f | custard cream~ | crème pâtissière f | Vanillecreme f | crema pastissera f
dulce de leche m | dulce de leche~ (milk caramel) | confiture de lait f | Milchkaramell m | dolç de llet m
tarta de tres leches f, tres leches m | three-milk cake | gâteau aux trois laits m | Drei-Milch-Kuchen m | pastís de tres llets m
higos con nata mp | figs with cream~ | figues à la crème fp | Feigen mit Sahne p | figues amb nata fp
bica f | bica (Galician butter sponge) | bica f (gâteau au beurre galicien) | Bica f (galicischer Butterkuchen) | bica f | bica f
arroz con leche requemado m | caramelised rice pudding | riz au lait caramélisé m | Milchreis mit Karamellkruste m | arròs amb llet cremat m
miel de caña f, miel de palma f | cane syrup~ | mélasse f | Zuckerrohrsirup m | mel de canya f
leche f | milk~ | lait m | Milch f | llet f | leite m | esne
mazapán m | marzipan~ | massepain m | Marzipan n | massapà m | mazapán m
panellets mp, panellet m | panellets~ (almond and pine nut sweets) | panellets mp (petits gâteaux aux amandes et pignons) | Panellets p (Mandel-Pinienkern-Gebäck) | panellets mp
frangollo m | frangollo~ (maize and milk pudding) | frangollo m (dessert au maïs et au lait) | Frangollo m (Mais-Milch-Dessert) | frangollo m
ponche segoviano m | ponche segoviano~ (marzipan and custard cake) | ponche segoviano m (gâteau à la crème et massepain) | Ponche segoviano m (Marzipan-Creme-Torte) | ponche segovià m
bartolillos mp | bartolillos~ (custard-filled fried pastries) | bartolillos mp (chaussons frits à la crème) | Bartolillos p (frittierte Cremetaschen) | bartolillos mp
rosquilla f | ring-shaped pastry/ring-shaped pastries | gimblette f | Kringel/Kringel m | rosquilla f | rosca f
crumble m* | crumble ; % crumble | crumble m à | Crumble m ; %crumble m | crumble m
compota f | compote ; % compote | compote f | Kompott n ; %kompott n | compota f | compota f
gelatina f | jelly ; % jelly | gelée f | Götterspeise f | gelatina f
crème brûlée f, crema quemada f | crème brûlée | crème brûlée f | Crème brûlée f | crema cremada f
pastel cordobés m | pastel cordobés (puff pastry with candied pumpkin) | pastel cordobés m (feuilleté à la confiture de courge) | Pastel cordobés m (Blätterteig mit kandiertem Kürbis) | pastís cordovès m
flaó m, flao m | flaó (fresh cheese and mint tart) | flaó m (tarte au fromage frais et à la menthe) | Flaó m (Frischkäse-Minz-Kuchen) | flaó m
greixonera f, greixonera de brossat f | greixonera (Mallorcan curd cheese pudding) | greixonera f (flan au fromage blanc) | Greixonera f (mallorquinischer Quarkpudding) | greixonera de brossat f, greixonera f
casadielles fp, casadiella f | casadielles~ (fried walnut pastries) | casadielles fp (chaussons frits aux noix) | Casadielles p (frittierte Walnusstaschen) | casadielles fp
coca de llanda f | coca de llanda (Valencian sponge cake) | coca de llanda f (gâteau moelleux valencien) | Coca de llanda f (valencianischer Rührkuchen) | coca de llanda f
brevas fp | early figs~ | figues-fleurs fp | frühe Feigen p | figaflors fp
bebida f | drink | boisson f | Getränk/Getränke n | beguda f | bebida f | edaria
agua f | water~ | eau f | Wasser n | aigua f | auga f | ura
agua mineral f | mineral water~ | eau minérale f | Mineralwasser n | aigua mineral f
vino m | wine | vin m | Wein m | vi/vins m | viño m | ardo
vino de la casa m | house wine | vin de la maison m | Hauswein m | vi de la casa m | viño da casa m | etxeko ardoa
vino de la tierra m | local wine | vin de pays m | Landwein m | vi de la terra m | viño da terra m
vino tinto m, tinto m! | red wine | vin rouge m | Rotwein m | vi negre m | viño tinto m | ardo beltza
vino blanco m | white wine | vin blanc m | Weißwein m | vi blanc m | viño branco m | ardo zuria
vino rosado m, rosado m! | rosé wine | vin rosé m | Roséwein m | vi rosat m | viño rosado m
vino con gaseosa m, vino con casera m | wine with lemonade~ | vin à la limonade m | Wein mit Limonade m | vi amb gasosa m
copa de vino f | glass of wine/glasses of wine | verre de vin m | Glas Wein n | copa de vi f | copa de viño f
botella de vino f | bottle of wine | bouteille de vin f | Flasche Wein f | ampolla de vi f | botella de viño f
tinto de verano m | tinto de verano~ (red wine with lemonade) | tinto de verano m (vin rouge et limonade) | Tinto de Verano m (Rotwein mit Limonade) | tinto d’estiu m
cerveza f | beer | bière f | Bier n | cervesa f | cervexa f | garagardo
caña de cerveza f, caña f! | small draught beer | demi de bière m | kleines Bier vom Fass n | canya f | caña f
sidra f | cider~ | cidre m | Apfelwein m | sidra f | sidra f | sagardo
cava m | cava~ (sparkling wine) | cava m (vin mousseux) | Cava m (Schaumwein) | cava m
refresco m | soft drink | soda m | Erfrischungsgetränk n | refresc m | refresco m | freskagarri
gaseosa f, casera f | lemonade~ | limonade f | Limonade f | gasosa f | gasosa f | gaseosa
zumo m*, zumo natural m* | juice ; % juice | jus m | Saft m ; %saft m | suc m | zume m | zuku
zumo de naranja m, zumo de naranja natural m | orange juice~ | jus d’orange m | Orangensaft m | suc de taronja m | zume de laranxa m | laranja zukua
café m | coffee~ | café m | Kaffee m | cafè m | café m | kafe
café con leche m | white coffee~ | café au lait m | Milchkaffee m | cafè amb llet m
café solo m | espresso | expresso m | Espresso m | cafè sol m
carajillo m | coffee with brandy~ | café arrosé m | Kaffee mit Weinbrand m | cigaló m, carajillo m
infusión f | herbal tea | infusion f | Kräutertee m | infusió f | infusión f | infusio
té m | tea~ | thé m | Tee m | te m | té m | te
manzanilla f | camomile tea~ | camomille f | Kamillentee m | camamilla f
chupito m, chupito de licor m | shot of liqueur/shots of liqueur | petit verre de liqueur m | Glas Likör n | xarrup de licor m | chupito m | txupito
horchata f, horchata de chufa f | tiger nut milk~ | lait de souchet m | Erdmandelmilch f | orxata f
sangría f | sangria~ | sangria f | Sangria f | sangria f | sangría f
filloas rellenas de crema fp, filloas rellenas fp, filloas recheas de crema fp | Galician pancakes filled with custard~ | crêpes galiciennes à la crème pâtissière fp | galicische Pfannkuchen mit Vanillecreme p | filloas farcides de crema fp | filloas recheas de crema fp, filloas recheas fp
pestiños con miel mp | honey-coated fried pastries~ | beignets au miel mp | Honiggebäck n | pestiños amb mel mp
helado de turrón m | almond nougat ice cream~ | glace au nougat d’amandes f | Mandelnougateis n | gelat de torró m | xeado de turrón m
`
