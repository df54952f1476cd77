/** Desserts. How to read a line: read-lexicon.ts. */
export const sweet = `
postre|dessert|dessert|Dessert/-s n|postres fp," casolà m|sobremesa f|postrea
sea meat drinks: gelatina|jelly;% jelly|gelée;gelée de %|Gelee n;%gelee|gelatina
sea meat vegetable: flan*|savoury flan;% flan|flan salé;flan de %|herzhafter Flan;herzhafter Flan mit %|flam salat;flam de %
sweet: crema|cream;% cream|crème à|Creme;%creme|crema
sea meat: copa|cocktail;% cocktail|cocktail;cocktail de %|Cocktail;%cocktail|copa
flan*|crème caramel;%|crème caramel f;& aux %|Karamellpudding;& mit %|flam|"|flana
flan de huevo||crème caramel aux œufs f||||arrautza flan,arraultza flan
flan casero||||flam casolà,flam de la casa|flan da casa,flan caseiro|etxeko flana
flan con nata|crème caramel with whipped cream|crème caramel à la chantilly f|Karamellpudding mit Schlagsahne|
flan de café||flan au café|Kaffee-Karamellpudding|
flan de queso||flan au fromage|Käse-Karamellpudding|
flan de coco||flan coco|Kokos-Karamellpudding|
natillas p,natilla f,natillas de vainilla fp|vanilla custard|crème à la vanille f|Vanillecreme|natilles,natilla f,natilles de vainilla fp|"|natillak,natilak
natillas de chocolate p|chocolate custard|crème au chocolat f|Schokoladencreme|natilles de xocolata
crema catalana,crema catalana quemada|"~ (custard with caramelised sugar)|crème catalane|" (Creme mit Karamellkruste)|,crema cremada,crema catalana cremada
crema de limón|lemon cream~|crème au citron|Zitronencreme|
crema de chocolate|chocolate cream~|||
crema de café|coffee cream~|crème au café|Kaffeecreme|
crema de yogur|yoghurt cream~|||crema de iogurt
crema de vainilla|vanilla cream~|crème à la vanille|Vanillecreme
crema de naranja|orange cream~|crème à l'orange|Orangencreme|
crema de queso|cheese cream~|crème au fromage|Käsecreme|
crema de avellanas|hazelnut cream~|crème aux noisettes|Haselnusscreme|crema de avellanes
caña rellena,caña rechea,cañas recheas,cañas recheas de crema,cañita rellena de crema,caña rellena de crema,caña de crema,canutillos de crema mp|custard-filled pastry horn|cornet feuilleté à la crème m|gefülltes Cremehörnchen/gefüllte Cremehörnchen|canya farcida de crema
crema de orujo|orujo cream liqueur~|crème de marc|Orujo-Sahnelikör|crema d'orujo
cuajada con miel||||quallada amb mel
cuajada,cuajada de oveja,cuajada de leche de oveja|sheep's milk curd~|caillé de brebis m|Schafsmilch-Dickmilch|quallada d'ovella,quallada|callada|mamia,gatzatua,gaztanbera
mel i mató,mató con miel,miel y mató f|fresh cheese with honey~|fromage frais au miel|Frischkäse mit Honig
yogur,yogurt|yoghurt;%|yaourt à|Joghurt|iogurt|iogur|jogurt
yogur natural|plain yoghurt|yaourt nature|Naturjoghurt||iogur natural|jogurt natural
yogur natural o de sabores,yogur de sabores o natural|plain or flavoured yoghurt|yaourt nature ou aromatisé|Naturjoghurt oder Joghurt mit Geschmack|
helado*|ice cream~;%|glace f à|Eis|gelat|xeado|izozki
helado variado,surtido de helados||glaces variées fp||gelats variats mp
helado artesano,bola de helado f,copa de helado,helado de bola m,helado de corte,helado de cucurucho,dos bolas de helado fp,tulipa de helado f,tarrina de helado,copa de helados|ice cream~|glace f|Eis|gelat,copa de gelat f
helado de vainilla,bola de helado de vainilla f,bola de vainilla|vanilla ice cream~|glace à la vanille f|Vanilleeis|gelat de vainilla m|xeado de vainilla m
sorbete*|sorbet;%|sorbet|Sorbet|sorbet||sorbetea
sorbete de limón||sorbet au citron|||"
sorbete de limón al cava|lemon and cava sorbet|sorbet citron et cava|Zitronen-Cava-Sorbet|
sorbete de mojito|mojito sorbet|sorbet mojito|Mojito-Sorbet|sorbet de mojito
sea meat vegetable: tarta*|savoury tart;% tart|tarte salée;tarte salée aux %|herzhafter Kuchen;herzhafter Kuchen mit %|pastís salat;pastís salat de %
sea meat drinks: torta|-|-|-|-
tarta*|cake;%|gâteau/-x m à|Kuchen/-|pastís m|torta|"
tarta casera|||||torta da casa
tarta de queso,pastel de queso m|cheesecake|cheesecake m|||torta de queixo,tarta de queixo|gazta tarta,gaztazko tarta
tarta de manzana|apple tart|tarte aux pommes|||torta de mazá|sagar tarta
tarta tatin,tatin de manzana,tarta tatin de manzana|tarte Tatin (caramelised apple tart)|tarte Tatin aux pommes|Apfel-Tarte-Tatin f|tarta Tatin de poma
tarta de Santiago|Santiago almond cake|gâteau de Santiago aux amandes m|Mandelkuchen aus Santiago|pastís de Santiago m|torta de Santiago
tarta de almendra,pastel de almendra m||gâteau aux amandes m|||torta de améndoa,tarta de améndoa,tarta de améndoas
tarta de arroz,pastel de arroz m|rice tart (baked custard)|tarte au riz|Reistorte|
tarta de zanahoria,carrot cake m,pastel de zanahoria||||
tarta de limón,lemon pie m,pastel de limón|lemon tart|tarte au citron||
tarta de chocolate,pastel de chocolate m|||||torta de chocolate|txokolate tarta,txokolatezko tarta
tarta de la abuela|grandma's biscuit and chocolate cake|gâteau de grand-mère aux biscuits et chocolat m|Großmutters Keks-Schokoladen-Kuchen||torta da avoa
tarta de galletas,pastel de galletas m||||
tarta de tres chocolates,tres chocolates f|three-chocolate cake|gâteau aux trois chocolats m|Drei-Schokoladen-Torte|pastís de tres xocolates m
tarta al whisky,tarta de whisky|whisky ice cream cake|gâteau glacé au whisky m|Whisky-Eistorte|pastís de whisky m
tarta helada|ice cream cake|gâteau glacé m|Eistorte|pastís gelat m
tarta de hojaldre|puff pastry tart|tarte feuilletée||pastís de full m
bizcocho*|sponge cake;%|gâteau moelleux à|Rührkuchen;%kuchen|pa de pessic,bescuit|biscoito|bizkotxoa
bizcocho borracho|liqueur-soaked sponge cake|génoise imbibée d'alcool|mit Likör getränkter Kuchen|pa de pessic amb licor
brownie,brownie de chocolate|chocolate "|" au chocolat|Schokoladen-" m|" de xocolata,"
brownie con helado,brownie de chocolate con helado||brownie au chocolat et glace||
coulant,coulant de chocolate,volcán de chocolate,coulán de chocolate|chocolate fondant|fondant au chocolat|Schokoladenküchlein mit flüssigem Kern|" de xocolata
mousse*,mus m*|";%|" à|"|"
mousse de chocolate blanco||mousse au chocolat blanc||mousse de xocolata blanca
mousse de chocolate,mus de chocolate m|||Mousse au Chocolat f|
mousse de limón,espuma de limón||||
tiramisú*|tiramisu~;%|tiramisu à|Tiramisu n|"|"|tiramisua
panacota,panna cotta,pannacotta|panna cotta;%|panna cotta à|Panna cotta|panna cotta
torrija|" (Spanish French toast)|" (pain perdu espagnol)|"/Torrijas (spanischer Armer Ritter)|torrada de Santa Teresa|torrada,torrixa|torrada
leche frita|"~ (fried custard squares)|" (carrés de crème frits)|" (frittierte Milchcreme)||leite frito m,leite frita f|esne frijitua
leche merengada|"~ (cinnamon milk, ## with egg white)|lait meringué à la cannelle m (# au blanc d'œuf)|Zimt-Eismilch (## mit Eiweiß) +Zimtmilch|llet merengada
brazo de gitano|Swiss roll|biscuit roulé|Biskuitrolle|braç de gitano|brazo de xitano
tocino de cielo,tocinillo de cielo,tocinillo|egg yolk and caramel custard|flan aux jaunes d'œufs|Eigelb-Karamellpudding|tocinet de cel,tocino de cel|touciño de ceo
cabello de ángel|candied pumpkin strands~|confiture de courge en filaments f|kandierte Kürbisfäden p|cabell d'àngel|cabelo de anxo
pijama m|" (crème caramel, ice cream, fruit and whipped cream)|" (flan, glace, fruits et chantilly)|" m (Karamellpudding, Eis, Obst und Sahne)
banana split m|"|"|Bananensplit
profiteroles p,profiterol m|"|" fp|" p|profiterols
profiteroles con chocolate p||||
filloa*|Galician pancake|crêpe galicienne|galicischer Pfannkuchen/galicische Pfannkuchen|"
frixuelos p,frisuelos|Asturian pancakes|crêpes asturiennes fp|asturische Pfannkuchen p
crepe m*,crep*|crêpe;& with %/&s with %|crêpe f à|Crêpe/-s;& mit %/&s mit %|crep f
gofre|waffle;%|gaufre f à|Waffel/-n f
churro|" (fried dough sticks)|" (beignet long)|"/Churros (Fettgebäck)|xurro
buñuelos de viento p|light fried puffs|beignets soufflés|luftige Krapfen p|bunyols de vent
sea meat vegetable: pudin*,budín*,pudding*|terrine;% terrine|terrine;terrine de %|Terrine;%terrine|púding;púding de %
pudin*,budín*,pudding*|pudding;%|pudding|Pudding|púding|"|budina
macedonia,macedonia de frutas,macedonia natural,macedonia natural de frutas,ensalada de frutas,macedonia de fruta|fruit salad|salade de fruits|Obstsalat|macedònia de fruites,macedònia,macedònia de fruita|" de froitas|fruta entsalada
fresas con nata p,fresas con nata montada|strawberries and cream|fraises à la chantilly|Erdbeeren mit Sahne p||amorodos con nata mp
nata montada|whipped cream~|crème chantilly|Schlagsahne|nata muntada
chocolate|"~|chocolat|Schokolade +Schokoladen|xocolata f,xocolate||txokolate
chocolate caliente!|hot chocolate~|chocolat chaud m|heiße Schokolade|xocolata calenta
chocolate caliente|hot chocolate sauce~||warme Schokoladensoße|
chocolate con churros,churros con chocolate mp|churros with hot chocolate~|churros au chocolat chaud mp|Churros mit heißer Schokolade p|
galleta|biscuit|biscuit m|Keks/-e +Keks|galeta||gaileta
hojaldre*|puff pastry~;% &/% puff pastries|feuilleté à|Blätterteig;& mit %|pasta de full f|follado
milhojas de nata|||Cremeschnitte|
milhojas de crema|||Blätterteigschnitte mit Vanillecreme|milfulls de crema m
milhojas*,milhoja*,mil hojas*|millefeuille;%|millefeuille m à|Millefeuille n;& mit %|milfulls m
turrón,turrón de Jijona,turrón blando,turrón de Alicante,turrón duro|almond "~ (nougat)|" (nougat aux amandes)|" (Mandelnougat)|torró|"|turroi
sopa inglesa|trifle (# with liqueur)|trifle m (# à la liqueur)|Trifle n (# mit Likör)|(pa de pessic amb crema i licor)
queso con membrillo,membrillo con queso||fromage et pâte de coing|||queixo con marmelo|gazta irasagarrarekin
queso fresco con membrillo||fromage frais et pâte de coing||
quesada,quesada pasiega|Cantabrian cheese pudding|gâteau au fromage cantabrique m|kantabrischer Käsekuchen
requesón con miel|||||requeixo con mel
sobao,sobao pasiego|butter sponge cake|gâteau moelleux au beurre|Butterküchlein
ensaimada|ensaïmada (Mallorcan spiral pastry with lard)|ensaïmada (brioche majorquine au saindoux)|Ensaïmada (mallorquinische Schmalzschnecke)|ensaïmada
gató de almendra,gató|Mallorcan almond cake|gâteau majorquin aux amandes|mallorquinischer Mandelkuchen|gató d'ametlla,gató,gató d'ametla,gató d'ametlles
huesos de santo p|marzipan rolls|rouleaux de massepain|Marzipanröllchen p|ossos de sant (massapà)
pestiños p,pestiños con miel|honey-coated fried pastries|beignets au miel|Honiggebäck|pestiños amb mel,"
pionono,pionono de Santa Fe|" (soaked sponge with cream)|" (biscuit roulé à la crème)|"/Piononos (getränkter Biskuit mit Creme)|" (pa de pessic amb crema)
bienmesabe!|"~ (almond cream, or in Andalusia fried marinated dogfish)|" (crème d'amandes, ou en Andalousie requin mariné et frit)|" n (Mandelcreme, in Andalusien marinierter frittierter Hai)
quesillo,quesillo canario|" (Canarian crème caramel)|" (flan canarien)|" (kanarischer Karamellpudding)
polvito uruguayo|"~ (biscuit, cream, meringue and milk caramel)|" (biscuit, crème, meringue et confiture de lait)|" (Keks, Sahne, Baiser und Milchkaramell)|" (galeta, nata, merenga i dolç de llet)
paparajote|paparajotes~ (sweet fritters flavoured with lemon leaves)|paparajotes mp (beignets parfumés à la feuille de citronnier)|Paparajotes p (Krapfen auf Zitronenblättern)|paparajotes mp
goxua m|"~ (cream, sponge and caramel dessert)|" (crème, génoise et caramel)|" m (Sahne, Biskuit und karamellisierte Creme)|"||"
pantxineta|" (almond custard puff pastry)|" (feuilleté à la crème et aux amandes)|" (Blätterteig mit Creme und Mandeln)|"||"
postre de músico,músico|dried fruit and nuts~|fruits à coque et fruits secs mp|Nüsse und Trockenfrüchte p|postre de músic,músic
trufa de chocolate|chocolate truffle|truffe au chocolat|Schokoladentrüffel/-|trufa de xocolata
crema pastelera|custard~|crème pâtissière|Vanillecreme|crema pastissera
dulce de leche|"~ (milk caramel)|confiture de lait f|Milchkaramell|dolç de llet
tarta de tres leches,tres leches m,pastel de tres leches,torta de tres leches f,pastel tres leches m|tres leches cake (sponge soaked in milk)|gâteau aux trois laits m|Tres-Leches-Kuchen (mit Milch getränkt)|pastís de tres llets m
higos con nata p|||Feigen mit Sahne p|
bica|" (Galician butter sponge)|" (gâteau au beurre galicien)|" (galicischer Butterkuchen)|"
arroz con leche requemado,arroz con leche quemado|caramelised rice pudding|riz au lait caramélisé|Milchreis mit Karamellkruste|arròs amb llet cremat
miel de caña|cane syrup~|mélasse|Zuckerrohrsirup|mel de canya
miel de palma|palm syrup~|sirop de palme m|Palmsirup|mel de palma
leche|milk~|lait m|Milch|llet|leite m|esne
mazapán|marzipan~|massepain|Marzipan n|massapà|"
panellets p,panellet m|" (almond and pine nut sweets)|" (petits gâteaux aux amandes et pignons)|" p (Mandel-Pinienkern-Gebäck)
frangollo|"~ (maize and milk pudding, # with almonds)|" (dessert au maïs et au lait, # aux amandes)|" (Mais-Milch-Dessert, # mit Mandeln)
ponche segoviano|"~ (marzipan and custard cake)|" (gâteau à la crème et massepain)|" (Marzipan-Creme-Torte)|ponche segovià
bartolillos p|" (custard-filled fried pastries)|" (chaussons frits à la crème)|" p (frittierte Cremetaschen)
rosquilla|ring-shaped pastry|gimblette|Kringel/-|"|rosca
compota|compote;%|compote|Kompott n|"
gelatina|jelly;%|gelée|Götterspeise
crème brûlée f,crema quemada|"|"|"|crema cremada
pastel cordobés|" (puff pastry with candied pumpkin)|" (feuilleté à la confiture de courge)|" (Blätterteig mit kandiertem Kürbis)|
flaó|" (fresh cheese and mint tart)|" (tarte au fromage frais et à la menthe)|" (Frischkäse-Minz-Kuchen)
greixonera de brossat|" (Mallorcan curd cheese pudding)|" (flan au fromage blanc)|" f (mallorquinischer Quarkpudding)
casadielles fp,casadiella f|" (fried walnut pastries)|" (chaussons frits aux noix)|" p (frittierte Walnusstaschen)|" p (pastes fregides de nous)
coca de llanda,coca en llanda|" (Valencian sponge cake)|" (gâteau moelleux valencien)|" (valencianischer Rührkuchen)
brevas p|early figs|figues-fleurs|frühe Feigen p|figaflors
filloas rellenas de crema p,filloas rellenas,filloas recheas de crema||crêpes galiciennes à la crème pâtissière|galicische Pfannkuchen mit Vanillecreme p|filloas farcides de crema|filloas recheas de crema,filloas recheas
helado de turrón|almond nougat ice cream~|glace au nougat d'amandes f|Mandelnougateis||xeado de turrón
galleta María,galletas María fp|plain biscuit|petit-beurre/petits-beurres m|Butterkeks/-e|galeta Maria/galetes Maria
leche asada|baked milk pudding~|flan au lait m|gebackener Milchpudding|flam de llet
crema|cream~;% &~|crème;& de %|Creme;%creme f|"
crema de mascarpone|mascarpone cream~|crème au mascarpone|Mascarponecreme
crema de chocolate blanco||crème au chocolat blanc||crema de xocolata blanca
crema inglesa|custard sauce~|crème anglaise|Vanillesoße|
crema tostada|caramelised custard~|crème brûlée|Creme mit Karamellkruste|
crema de whisky|whisky cream liqueur~|crème de whisky|Whisky-Sahnelikör
merengue|meringue~|meringue f|Baiser n|merenga f
tarta de queso La Viña,tarta de queso vasca,tarta vasca de queso|Basque cheesecake|cheesecake basque m|baskischer Käsekuchen|pastís basc de formatge m
tarta de queso Oreo,tarta de queso con oreo|Oreo cheesecake|cheesecake aux Oreo m|Oreo-Käsekuchen|pastís de formatge amb Oreo m
tarta fina de manzana|thin apple tart|tarte fine aux pommes|dünner Apfelkuchen|pastís fi de poma m
tarta de moka|mocha cake|gâteau moka m|Mokkatorte|pastís de moca m
tarta de orujo||||pastís d'orujo m
tarta de Baileys|(whiskey liqueur)|(liqueur de whiskey)|Baileys-Kuchen (Whiskeylikör)|
tarta de oreo|Oreo cake|gâteau aux Oreo m|Oreo-Torte|pastís d'Oreo m
tarta de nutella,tarta de nocilla|Nutella cake (hazelnut)|gâteau au Nutella m (noisette)|Nutella-Torte (Haselnuss)|pastís de Nutella m
tarta de kinder,tarta kinder bueno|Kinder chocolate cake (## with hazelnut)|gâteau Kinder m (# à la noisette)|Kinder-Schokoladentorte (## mit Haselnuss)|pastís Kinder m
tarta de Lotus|Lotus biscuit cake|gâteau au spéculoos m|Spekulatiustorte|pastís de galeta Lotus m
tarta de mascarpone||||
tarta de San Marcos|San Marcos cake (sponge, cream and egg yolk)|gâteau San Marcos m (génoise, crème et jaune d'œuf)|San-Marcos-Torte (Biskuit, Sahne und Eigelb)|pastís Sant Marc m (crema de rovell)
tarta Selva Negra,selva negra|Black Forest gateau (cherries, cream and ## kirsch)|forêt-noire (cerises, crème et # kirsch)|Schwarzwälder Kirschtorte|pastís Selva Negra m
tarta Sacher,sacher|Sacher cake (chocolate and apricot jam)|Sachertorte (chocolat et abricot)|Sachertorte|pastís Sacher m
tarta Red Velvet,red velvet|red velvet cake|gâteau red velvet m|Red-Velvet-Torte|pastís Red Velvet m
tarta de Mondoñedo|Mondoñedo cake (almond and candied pumpkin)|gâteau de Mondoñedo m (amandes et courge confite)|Mondoñedo-Kuchen (Mandeln und kandierter Kürbis)|pastís de Mondoñedo m (ametlla i cabell d'àngel)|torta de Mondoñedo
tarta Contesa,contesa,comtessa,tarta comtessa|layered ice cream and chocolate cake|gâteau glacé feuilleté au chocolat m|Blättereistorte mit Schokolade|pastís Comtessa m
tarta brownie|brownie cake|gâteau brownie m|Brownie-Kuchen|pastís brownie m
banoffee,tarta banoffee f,banoffee pie m|" pie (banana and caramel)|tarte " f (banane et caramel)|"-Kuchen (Banane und Karamell)
apple pie|"|tarte aux pommes f|Apfelkuchen|"
new york cheesecake|New York cheesecake|cheesecake new-yorkais|New-York-Käsekuchen|pastís de formatge de Nova York
pastel de manzana||gâteau aux pommes||
pastel de nata,pastel de Belém,pastel de Belén|Portuguese custard tart|" (tartelette à la crème)|portugiesisches Cremetörtchen/portugiesische Cremetörtchen|pastisset de nata
pastel de boniato|sweet potato pastry|chausson à la patate douce|Süßkartoffelteigtasche/-n|pastisset de moniato
pastel vasco,etxeko biskotxa|(custard or cherry filled)|||||euskal pastela,etxeko bixkotxa
pastel ruso|Russian cake (almond meringue and praline cream)|russe (meringue aux amandes et crème pralinée)|Russischer Kuchen (Mandelbaiser und Pralinencreme)|pastís rus (ametlla)
coulant,coulán|warm fondant;% fondant|fondant tiède;fondant aux %|warmes Küchlein mit flüssigem Kern;%küchlein mit flüssigem Kern n
coulant de avellana|hazelnut fondant|fondant à la noisette|Haselnussküchlein mit flüssigem Kern|coulant d'avellana
coulant de turrón|almond nougat fondant|fondant au nougat d'amandes|Mandelnougatküchlein mit flüssigem Kern|coulant de torró
volcán de dulce de leche,coulant de dulce de leche|milk caramel fondant|fondant à la confiture de lait|Milchkaramellküchlein mit flüssigem Kern|volcà de dolç de llet
cookie f|"|" m|"/Cookies m|galeta
sea meat vegetable: bavarois,semifrío,parfait|mousse;% mousse|mousse f;mousse de %|Mousse;%mousse f|mousse f;mousse de %
bavarois s,bavaroise f|chilled cream dessert;chilled % cream|" m à|bayerische Creme;bayerische Creme mit %|"
semifrío,parfait|chilled cream dessert;chilled % cream|bavarois m à|Halbgefrorenes n|semifred
coulis|"~;%|"|Fruchtsoße;%soße f
sirope|syrup~;%|sirop|Sirup|xarop
lionesa,lionesas de nata fp,petisú m,buñuelo de nata,bocadito de nata,profiterol de nata|cream puff|chou à la crème/choux à la crème m|Sahne-Windbeutel/-|lionesa de nata
éclair|"|"|Eclair/-s n|eclair
torrija de brioche,torrija de pan brioche|brioche torrija (Spanish French toast)|" (pain perdu espagnol)|Brioche-Torrija/-s (spanischer Armer Ritter)|torrada de Santa Teresa de brioix
torrija de leche|milk torrija (Spanish French toast)|torrija au lait (pain perdu espagnol)|Milch-Torrija/-s (spanischer Armer Ritter)|torrada de Santa Teresa de llet
torrija de vino,torrija de vino tinto|wine torrija (Spanish French toast)|torrija au vin (pain perdu espagnol)|Wein-Torrija/-s (spanischer Armer Ritter)|torrada de Santa Teresa de vi
buñuelo de crema,buñuelo relleno de crema|custard fritter|beignet à la crème|Krapfen mit Vanillecreme|
porras p!,porras churro fp|" (thick churros, fried dough)|" (gros beignets longs)|" p (dickes Fettgebäck)|porres
rosco,roscos fritos mp,rosquilla de anís f|ring-shaped pastry with wine or anise|gimblette au vin ou à l'anis f|Kringel mit Wein oder Anis|rosquilla de vi o anís f
flores manchegas p,flores fritas|crisp fried pastries|bugnes croustillantes|knuspriges Fettgebäck|flors fregides
hojuelas p,orejas de carnaval,orejas de entroido,orejas de fraile|crisp fried pastries|bugnes croustillantes|knuspriges Fettgebäck|orelletes|orellas,orellas de entroido
carbayón|"/carbayones (almond and egg yolk pastry)|"/carbayones (feuilleté aux amandes et jaune d'œuf)|"/Carbayones (Mandel-Eigelb-Gebäck)|"/carbayones
pastas de té p,moscovitas,pastas caseras,pastas artesanas,dulces caseros mp,dulces!|biscuits and pastries (## with almonds)|petits gâteaux mp (# aux amandes)|Gebäck (## mit Mandeln)|pastes de te
crepe de nutella,crepe de nocilla,crep de nutella|Nutella crêpe (hazelnut)|crêpe au Nutella (noisette)|Crêpe mit Nutella (Haselnuss)|crep de Nutella
nutella,nocilla,crema de cacao|hazelnut chocolate spread~|pâte à tartiner cacao-noisettes|Nuss-Nougat-Creme|crema de cacau i avellana
crepes Suzette fp,crepe Suzette f|crêpes Suzette (orange and liqueur)|crêpes Suzette (orange et liqueur)|Crêpes Suzette p (Orange und Likör)|creps Suzette
tortitas p!,tortita americana f,pancakes mp|thick pancakes|pancakes mp|dicke Pfannkuchen p
quesadilla herreña|" (cheese tart)|" (tartelette au fromage)|" (Käsegebäck)
canutillo,canutillos de hojaldre mp|pastry horn|cornet feuilleté|Teigröllchen/-
cañas fritas p,caña zamorana f,caña frita|custard-filled fried pastry horns|cornets frits à la crème mp|frittierte Cremehörnchen p|canyes farcides de crema
palmera de chocolate|chocolate palmier|palmier au chocolat m|Schweineohr-Gebäck mit Schokolade|palmera de xocolata
napolitana de chocolate|pain au chocolat~|pain au chocolat m|Schokocroissant n|napolitana de xocolata
ensaimada de cabello de ángel|ensaïmada with candied pumpkin (Mallorcan pastry with lard)|ensaïmada à la courge confite (brioche majorquine au saindoux)|Ensaïmada mit kandiertem Kürbis (Schmalzschnecke)|ensaïmada de cabell d'àngel
ensaimada de crema|ensaïmada with custard (Mallorcan pastry with lard)|ensaïmada à la crème (brioche majorquine au saindoux)|Ensaïmada mit Vanillecreme (Schmalzschnecke)|ensaïmada de crema
roscón,roscón de Reyes,rosca de Reyes f|Epiphany ring cake|brioche des Rois f|Dreikönigskuchen|tortell de Reis
roscón de nata|ring cake with cream|brioche des Rois à la crème f|Hefekranz mit Sahne|tortell de nata
bollo maimón|sponge ring cake|gâteau couronne moelleux|Kranzkuchen
brazo de gitano de nata,brazo de nata|Swiss roll with cream|biscuit roulé à la crème|Biskuitrolle mit Sahne|braç de gitano de nata,braç de nata
brazo de gitano de chocolate,brazo de chocolate|chocolate Swiss roll|biscuit roulé au chocolat|Schokoladen-Biskuitrolle|braç de gitano de xocolata
brazo de gitano de trufa,brazo de trufa|Swiss roll with chocolate truffle cream|biscuit roulé à la ganache|Biskuitrolle mit Schokoladentrüffelcreme|braç de gitano de trufa
brazo de gitano salado,brazo de patata,brazo de gitano de patata|savoury potato roll (# with tuna)|roulé salé de pommes de terre (# au thon)|herzhafte Kartoffelrolle (# mit Thunfisch)|braç de patata
yemas de Santa Teresa p,yemas de Ávila|candied egg yolks|jaunes d'œufs confits mp|kandierte Eigelbpralinen p|rovells ensucrats mp
polvorón|"/polvorones (almond shortbread with lard)|"/polvorones (sablé aux amandes et saindoux)|"/Polvorones (Mandel-Schmalz-Gebäck)|polvoró (ametlla i llard)
mantecado|" (shortbread with lard)|" (sablé au saindoux)|"/Mantecados (Schmalzgebäck)|mantecat (llard)
alfajor|"/alfajores (milk caramel biscuit, or in Andalusia almond and honey sweet)|"/alfajores (biscuit à la confiture de lait, ou en Andalousie confiserie aux amandes et miel)|"/Alfajores (Keks mit Milchkaramell, in Andalusien Mandel-Honig-Konfekt)|"/alfajores (galeta amb dolç de llet, o dolç d'ametlla i mel)
peladillas p|sugared almonds|dragées|gezuckerte Mandeln p|peladilles
pan de Cádiz|Cádiz marzipan loaf (egg yolk filling)|massepain de Cádiz (au jaune d'œuf)|Marzipanbrot aus Cádiz (mit Eigelb)|massapà de Cadis (amb rovell)
frutas de Aragón p|candied fruit~ in chocolate|fruits confits au chocolat mp|kandierte Früchte in Schokolade p|fruites d'Aragó (confitades, amb xocolata)
fruta escarchada|candied fruit~|fruits confits mp|kandierte Früchte p|fruita confitada
pera conferencia,pera limonera,pera de agua,pera ercolina|pear|poire|Birne/-n|pera
manzana reineta|apple|pomme reinette|Apfel/Äpfel|poma reineta
paraguaya,paraguayo m|flat peach|pêche plate|Plattpfirsich/-e|paraguaià m
nectarina|nectarine|nectarine|Nektarine/-n
níspero|loquat|nèfle f|Mispel/-n f|nespra f
caqui,kaki|persimmon|kaki|Kaki/-s f
chirimoya|custard apple|chérimole|Cherimoya/-s|xirimoia
papaya|"|papaye|"/Papayas|papaia
higo chumbo,chumbo|prickly pear|figue de Barbarie f|Kaktusfeige/-n|figa de moro f
pomelo|grapefruit|pamplemousse|Grapefruit/-s f|aranja f
pitaya|dragon fruit~|" m|Drachenfrucht f|pitaia
lichi|lychee|litchi|Litschi/-s f|litxi
picota,picotas del Jerte fp|cherry|cerise|Kirsche/-n|cirera
guayaba|guava|goyave|Guave/-n|guaiaba
yuzu|"~ (citrus)|" (agrume)|" f (Zitrusfrucht)
cítricos p|citrus|agrumes|Zitrusfrüchte p +Zitrus|cítrics
yogur de sabores|flavoured yoghurt|yaourt aromatisé|Joghurt mit Geschmack|iogurt de sabors
yogur de oveja|sheep's milk yoghurt|yaourt de brebis|Schafsmilchjoghurt|iogurt d'ovella
yogur desnatado|fat-free yoghurt|yaourt maigre|Magerjoghurt|iogurt desnatat
muesli,granola f|granola~ (## with nuts)|granola (# aux fruits à coque)|Granola n (## mit Nüssen)|granola f
helado de stracciatella|stracciatella ice cream~ (chocolate chip)|glace stracciatella f|Stracciatella-Eis|gelat d'stracciatella
helado de ron con pasas,helado de ron y pasas,helado de málaga|rum and raisin ice cream~|glace rhum-raisin f|Rum-Rosinen-Eis|
helado de violeta|violet ice cream~|glace à la violette f|Veilcheneis|gelat de violeta
tarrina de vainilla|vanilla ice cream tub|pot de glace à la vanille m|Becher Vanilleeis m|terrina de vainilla f
copa de chocolate,copa de chocolate y nata,copa de nata y chocolate|chocolate and cream dessert|coupe chocolat et crème|Schokoladenbecher mit Sahne|copa de xocolata i nata
copa danesa|sundae with chocolate sauce|coupe glacée au chocolat|Eisbecher mit Schokoladensoße
copa*!|sundae;% &|coupe|Becher;& mit %
bombones p,bombones variados|chocolates|chocolats|Pralinen p|bombons
bombón helado,bombón!|chocolate ice cream bar|esquimau au chocolat|Eiskonfekt n|bombó gelat
polo de fresa,polo de limón,polo de naranja|ice lolly|glace à l'eau f|Eis am Stiel n|pol
granizado de limón||granité au citron||
degustación,variado m!|tasting platter;assorted %~|dégustation;assortiment de %|Auswahl;& an %|degustació
selección|selection;& of %|sélection|Auswahl;& an %|selecció
surtido de fritos,frito variado|mixed fried bites~ (## fish and meat)|assortiment de fritures (# poisson et viande)|gemischte frittierte Häppchen p (## Fisch und Fleisch)|assortiment de fregits
ración|portion;& of %/&s of %|portion|Portion;& %|ració
media ración|half portion;& of %|demi-portion|halbe Portion;& %|mitja ració
crocante,crocanti,praliné|praline~ (caramelised almonds or hazelnuts)|praliné (amandes ou noisettes caramélisées)|Krokant (karamellisierte Mandeln oder Haselnüsse)|crocant
toffee,caramelo toffee|"~|caramel au beurre|" n
carquiñolis p,carquinyolis|carquinyolis (almond biscuits)|carquinyolis (biscuits aux amandes)|Carquinyolis p (Mandelkekse)|carquinyolis
recuit,brossat,mató|fresh cheese~|fromage frais|Frischkäse|mató
cheesecake f*,cheese cake*|";%|" m à|Käsekuchen;& mit %|" m
crema de arroz con leche|creamy rice pudding|riz au lait crémeux m|cremiger Milchreis|
tarta de trufa|chocolate truffle cake|gâteau à la ganache m|Schokoladentrüffeltorte|pastís de trufa m
pasteles variados p||assortiment de gâteaux m||
sándwich de nata|ice cream sandwich|sandwich glacé à la crème|Sahneeis-Sandwich|
profiteroles con chocolate caliente p|||Profiteroles mit heißer Schokoladensoße p|
magdalena|" (small sponge cake)|madeleine|"/Magdalenas (kleiner Rührkuchen)
almendrados p|almond biscuits|biscuits aux amandes|Mandelgebäck|ametllats
larpeira|" (sweet bread with custard)|" (brioche à la crème)|" (Hefegebäck mit Creme)|"
menjar blanc|"~ (almond milk cream)|" (crème au lait d'amande)|" (Mandelmilchcreme)|",menjablanc
crema de pistacho|pistachio cream~|crème de pistache|Pistaziencreme|
crema de coco|coconut cream~|crème de coco|Kokoscreme|
crema de mango|mango cream~|crème de mangue|Mangocreme|
crema de cacahuete,mantequilla de cacahuete|peanut butter~|beurre de cacahuète|Erdnussbutter|
trufas al coñac p,trufas al brandy,trufas al ron,trufas al licor|chocolate truffles with spirits|truffes au chocolat à l'alcool|Schokoladentrüffel mit Alkohol p|trufes amb licor fp
café asiático,asiático!|coffee with condensed milk and brandy~|café au lait concentré et cognac|Kaffee mit Kondensmilch und Weinbrand|cafè amb llet condensada i conyac
crema de nueces|walnut cream~|crème aux noix|Walnusscreme|
intxaursaltsa (crema de nueces y leche),intxaur-saltsa|intxaursaltsa~ (walnut and milk cream)|intxaursaltsa (crème de noix au lait)|Intxaursaltsa (Walnuss-Milch-Creme)|intxaursaltsa (crema de nous i llet)||intxaursaltsa,intxaur-saltsa
helado mantecado,helado de mantecado,mantecado helado|egg custard ice cream~|glace aux œufs f|Eiscreme mit Ei|gelat de mantecat
bizcochos de soletilla p,melindro m|sponge fingers|biscuits à la cuillère|Löffelbiskuits p|melindros
pan de Calatrava|bread and custard pudding|flan au pain|Brot-Karamellpudding|pa de Calatrava
repápalo|" (fried bread and egg balls)|" (boulette frite de pain et œuf)|"/Repápalos (frittiertes Brot-Ei-Bällchen)|repàpal
lenguas de gato p,lengua de gato f|thin butter biscuits|langues de chat|Katzenzungen p (Kekse)|llengües de gat
buñuelos de cuaresma p|Lenten fritters|beignets de carême|Fastenkrapfen p|bunyols de quaresma
perrunillas p,tortas de manteca|lard shortbread|sablés au saindoux mp|Schmalzgebäck|galetes de llard
huevos mole p,huevos moles|soft egg yolk sweet|crème de jaunes d'œufs f|süße Eigelbcreme|ous moles
príncipe Alberto|chocolate, coffee and almond cream cake|gâteau chocolat, café et amandes|Schokoladen-Kaffee-Mandel-Torte|príncep Alberto (ametlla, xocolata i cafè)
arnadí|"~ (pumpkin and almond cake)|" (gâteau au potiron et aux amandes)|" (Kürbis-Mandel-Kuchen)
orejuelas p|crisp fried pastries|oreillettes|knuspriges Schmalzgebäck|orelletes|orellas
trucha de batata,truchas navideñas fp,truchas de cabello de ángel|sweet pasties~ (sweet potato or pumpkin, ## with almonds)|petits chaussons sucrés mp (patate douce ou potiron, # aux amandes)|süße Teigtaschen p (Süßkartoffel oder Kürbis, ## mit Mandeln)|pastissets fp (moniato o carabassa, # amb ametlla)
suspiro!|meringue|meringue f|Baiser n|merenga f
suspiro limeño,suspiro a la limeña|Peruvian caramel cream with port meringue|crème péruvienne au caramel et à la meringue au porto f|peruanische Karamellcreme mit Portwein-Baiser|sospir de Lima
tejas p!,tejas de almendra|almond tuiles|tuiles aux amandes|Mandelhippen p|teules d'ametlla
miguelitos p|" (puff pastries with custard)|" (feuilletés à la crème)|" p (Blätterteig mit Creme)
sequillos p,cordiales,glorias fp!|small sweet pastries (## with almonds)|petits gâteaux (# aux amandes)|Kleingebäck (## mit Mandeln)|dolços petits
trufas con nata p|chocolate truffles with cream|truffes au chocolat à la crème|Schokoladentrüffel mit Sahne p|trufes amb nata
fardelejos p|" (fried almond pastries)|" (beignets feuilletés aux amandes)|" p (frittiertes Mandelgebäck)
crespillos p,crespillos de borraja|sweet borage leaf fritters|beignets sucrés de bourrache|süße Borretschkrapfen p|crespells de borratja
bienmesabe canario,bienmesabe antequerano|"~ (almond dessert)|" (dessert aux amandes)|" n (Mandeldessert)
greixonera,greixonera dulce,greixonera eivissenca|" (Ibizan bread pudding)|" (pudding de pain d'Ibiza)|" (ibizenkischer Brotpudding)|"," dolça," eivissenca
leche cuajada|milk curd~|lait caillé m|Dickmilch||leite callado m,leite callada f
cheesecake de Lotus,tarta de queso de Lotus f|Lotus biscuit cheesecake|cheesecake au biscuit Lotus|Lotus-Käsekuchen|pastís de formatge amb Lotus
bollería|pastries~|viennoiseries fp|Gebäck|brioixeria
strudel,strudel de manzana|apple ";% "|" aux pommes;" aux %|Apfelstrudel;%strudel|" de poma;" de %
apple crumble,crumble de manzana|"|crumble aux pommes|Apfel-Crumble m|crumble de poma
dulces p,dulces típicos|sweets|douceurs fp|Süßigkeiten p|dolços
cigarrillo|cigarette biscuit|cigarette russe f|Waffelröllchen/Waffelröllchen|cigarret de pasta
mona de Pascua|Easter cake|gâteau de Pâques m|Osterkuchen|mona de Pasqua
muffin|";%|"/-s;" aux %|"/-s;%-"/%-"s
donut,rosquilla glaseada f|doughnut|"/-s|"/-s
waffle|"|gaufre f|Waffel/-n f|gofre
fondant,fondant de chocolate|chocolate "|" au chocolat|Schokoladen-"|" de xocolata
gelato|ice cream~;%|glace f;& aux %|Eis|gelat
melindres p|glazed biscuits|biscuits nappés de sucre|glasierte Kekse p|melindros|"
neules fp|wafer rolls|gaufrettes roulées|Waffelröllchen p
churros de chocolate p|chocolate-coated churros|churros enrobés de chocolat|Churros mit Schokoladenüberzug p|xurros de xocolata
bizcocho de Vergara|Vergara sponge cake (with custard)|génoise de Vergara f (à la crème)|Biskuit aus Vergara (mit Creme)|pa de pessic de Vergara
tarta de limón merengada|lemon meringue pie|tarte au citron meringuée|Zitronen-Baiser-Kuchen|pastís de llimona i merenga
sirope de arce|maple syrup~|sirop d'érable|Ahornsirup|xarop d'auró
porridge,porridge de avena,gachas de avena fp|porridge~|porridge m|Porridge n|farinetes de civada fp
rosco de vino|wine biscuit (with lard, ## almonds)|biscuit au vin et saindoux (# amandes)|Weinkringel/- mit Schmalz (## Mandeln)|rosquilla de vi amb llard f
topping|";%|nappage m à|"/-s n;%-" n|"
mantecadas p|small butter sponge cakes|petits gâteaux au beurre|kleine Butterkuchen p|mantecades
palmera|palmier|palmier m|Schweineohr-Gebäck|"
filloas de sangre p|Galician pancakes made with blood|crêpes galiciennes au sang fp|galicische Blutpfannkuchen p|
`
