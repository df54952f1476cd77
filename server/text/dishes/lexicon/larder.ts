/** More vegetables, mushrooms, herbs, cheeses, breads and sauces, and what is stuffed. How to read a line: read-lexicon.ts. */
export const larder = `
hinojo|fennel~|fenouil|Fenchel|fonoll
apionabo,apio nabo|celeriac~|céleri-rave|Knollensellerie m|api-rave
pipas p,pipas de girasol|seeds|graines|Kerne p|pipes
pipas de calabaza p|pumpkin seeds|graines de courge|Kürbiskerne p|pipes de carbassa
eneldo|dill~|aneth|Dill|anet
estragón|tarragon~|estragon|Estragon|estragó
salvia|sage~|sauge|Salbei|sàlvia
cebollino|chives~|ciboulette f|Schnittlauch|cibulet
laurel|bay leaf~|laurier|Lorbeer|llorer
comino|cumin~|cumin|Kreuzkümmel|comí
especias p|spices|épices|Gewürze p +Gewürz|espècies
pan de especias|gingerbread~|pain d'épices|Gewürzbrot|pa d'espècies
aceite de trufa,aceite trufado|truffle oil~|huile de truffe f|Trüffelöl|oli de tòfona
habita baby/habitas baby,habitas||petites fèves fp||favetes fp||baba txiki
guisante lágrima,guisantes lágrima mp|tear peas~ (tiny tender peas)|petits pois larmes mp (très tendres)|Tränenerbsen p (sehr zart)|pèsols llàgrima mp
alubia pinta alavesa|Álava red beans~|haricots rouges d'Álava mp|rote Bohnen aus Álava p|mongetes vermelles d'Àlaba fp
lenteja beluga,lenteja caviar|black lentil|lentille noire|schwarze Linse/-n|llentia beluga
lenteja roja||lentille corail/lentilles corail||
pimiento de cristal|crystal pepper (thin roasted red pepper)|poivron cristal/poivrons cristal|Kristallpaprika/- (dünne geröstete Paprika)|pebrot de vidre
pimiento choricero,ñora f|dried red pepper|poivron rouge séché|getrocknete rote Paprika/-|nyora f
tomate rosa|pink tomato/pink tomatoes|tomate rose f|Rosa-Tomate/-n|tomàquet rosa
tomate corazón de buey,tomate negro,tomate kumato,tomate pera,tomate feo|tomato/tomatoes|tomate f|Tomate/-n|tomàquet
tomate trinchado,tomate partido,tomate picado|chopped tomato/chopped tomatoes|tomate coupée f|geschnittene Tomate/-n|tomàquet tallat
tomate raf|Raf tomato/Raf tomatoes|tomate Raf f|Raf-Tomate/-n|tomàquet Raf
cebolla rellena|stuffed onion ($ or tuna);onion stuffed with %/onions stuffed with %|($ ou au thon)|gefüllte Zwiebel/-n ($ oder Thunfisch);mit % &/-n f|
alcachofa rellena|stuffed artichoke ($);artichoke stuffed with %/artichokes stuffed with %|($)|gefüllte Artischocke/-n ($);mit % &/-n f|
champiñón relleno,portobello relleno|stuffed mushroom (@@ or bacon);mushroom stuffed with %/mushrooms stuffed with %|(@@ ou lard)|gefüllter Champignon/gefüllte Champignons (@@ oder Speck);mit % &/mit % gefüllte Champignons|
aceituna rellena|stuffed olive (# with anchovy);olive stuffed with %/olives stuffed with %|(# à l'anchois)|gefüllte Olive/-n (# mit Sardelle);mit % &/-n f|
pepinillo relleno|(## with anchovy)|(# à l'anchois)|(## mit Sardelle)|
aceituna gordal,gordal!|gordal olive|olive gordal/olives gordal|Gordal-Olive/-n|oliva gordal
piña rellena|(## with prawns)|(# aux crevettes)|(## mit Garnelen)|
patata asada rellena|stuffed baked potato/stuffed baked potatoes;baked potato stuffed with %/baked potatoes stuffed with %|pomme de terre au four farcie/pommes de terre au four farcies|gefüllte Ofenkartoffel/-n;mit % &/-n f|patata al forn farcida/patates al forn farcides
penca,penca de acelga|chard stalk|côte de blette|Mangoldstiel/-e|" de bleda
penca rellena,pencas de acelga rellenas fp|stuffed chard stalks~ (@@ and cheese);chard stalks stuffed with %~|côtes de blette farcies fp (@@ et fromage)|gefüllte Mangoldstiele p (@@ und Käse);mit % & p|penques de bleda farcides fp;penques farcides de %
yema de espárrago,yemas de espárragos fp,punta de espárrago f,puntas de espárragos fp|asparagus tip|pointe d'asperge|Spargelspitze/-n|punta d'espàrrec/puntes d'espàrrecs
espárrago dos salsas,espárragos con dos salsas mp|white asparagus with mayonnaise and vinaigrette~|asperges blanches mayonnaise et vinaigrette fp|weißer Spargel mit Mayonnaise und Vinaigrette|espàrrecs amb dues salses mp
espárrago cojonudo|large white asparagus~|grosses asperges blanches fp|dicker weißer Spargel|espàrrecs blancs grossos mp
romanesco|" cauliflower~|chou "|"
bimi,brócoli bimi|tenderstem broccoli~|brocolini|"-Brokkoli
kale,col kale f,col rizada|"~|chou "|Grünkohl
rábano,rabanito|radish|radis|Radieschen/-|rave
chirivía|parsnip|panais m|Pastinake/-n f|xirivia
seta de cardo|king oyster mushroom|pleurote du panicaut m|Kräuterseitling/-e|gírgola de panical
seta de chopo,seta ostra|oyster mushroom|pleurote m|Austernseitling/-e|gírgola
rebozuelo,rossinyol|chanterelle|girolle f|Pfifferling/-e|rossinyol|cantarela f|zizahori
trompeta de la muerte,trompeta negra,trompeta!|black trumpet mushroom|trompette-de-la-mort/trompettes-de-la-mort|Totentrompete/-n (Speisepilz)|trompeta de la mort
senderuela,seta de carrerilla,moixernó m|fairy ring mushroom|mousseron m|Nelkenschwindling/-e (Speisepilz)|cama-sec m
colmenilla|morel|morille|Morchel/-n f|múrgola
gurumelo|" mushroom|champignon "/champignons "|"-Pilz/-e
criadilla de tierra,turma de tierra,criadilla de la tierra,turma|desert truffle|truffe du désert|Wüstentrüffel/-|tòfona de terra
llanega,camagroc m,fredolic|wild mushroom|champignon sauvage m|Waldpilz/-e|llenega,camagroc m,fredolic
portobello|" mushroom|champignon "/champignons "|"-Pilz/-e
lechugas variadas fp,hojas!|mixed leaves~|mesclun|Blattsalate p +Blatt|mesclum
crudités fp|raw vegetables|"|Rohkost f
queso brie,brie|Brie~|brie|Brie m|formatge brie
queso camembert,camembert|Camembert~|camembert|Camembert|camembert
queso cheddar,cheddar|Cheddar~|cheddar|Cheddar|cheddar
queso emmental,emmental|Emmental~|emmental|Emmentaler|emmental
queso gouda,gouda|Gouda~|gouda|Gouda m|gouda
queso crema,queso philadelphia,queso de untar|cream cheese~|fromage à tartiner|Frischkäse|formatge cremós
queso viejo,queso añejo|mature cheese~|fromage vieux|reifer Käse|formatge vell
queso payoyo,payoyo|Payoyo cheese~|fromage Payoyo|Payoyo-Käse|formatge payoyo
queso de Arzúa,queso Arzúa,queso gallego|soft Galician cow's cheese~|fromage de vache galicien|galicischer Kuhkäse|formatge gallec|queixo de Arzúa
queso San Simón|smoked Galician cheese~|fromage galicien fumé|galicischer Räucherkäse|formatge gallec fumat|queixo San Simón
queso Gamonéu,gamonéu,gamonedo,queso de Valdeón,valdeón,queso Valdeón|Spanish blue cheese~|fromage bleu espagnol|spanischer Blauschimmelkäse|formatge blau espanyol
afuega'l pitu,afuegal pitu|" cheese~ (Asturian cow's cheese)|fromage " (vache, Asturies)|Afuega'l-Pitu-Käse (asturischer Kuhkäse)|formatge "
queso de la Serena|soft sheep's cheese~|fromage de brebis|weicher Schafskäse|formatge de la Serena
queso majorero|Canarian goat's cheese~|fromage de chèvre canarien|kanarischer Ziegenkäse|formatge canari
queso en aceite|||in Olivenöl eingelegter Käse|
queso ahumado|||Räucherkäse|
rulo de cabra gratinado,queso de cabra gratinado|gratinated goat's cheese~|||
pan de payés,pan payés,pan de pueblo,pan de hogaza,hogaza f,pan rústico m|country bread~|pain de campagne|Bauernbrot|
pan de molde|sliced bread~|pain de mie|Toastbrot|pa de motlle
pan integral|||Vollkornbrot|
pan tostado,tostadas fp!,tostaditas||||
regañá f|crisp flatbread|galette croustillante|knuspriges Brot
mousse de foie||" gras|Stopfleber-Mousse
salsa de almendras,salsa de almendra||||
salsa de frutos secos|nut sauce~||Nusssoße|salsa de fruits secs
salsa de marisco,salsa de gambas||||
salsa marinera|wine and garlic sauce~|sauce marinière|Weißwein-Tomaten-Soße
salsa de pedro ximénez,salsa px,reducción de pedro ximénez,reducción de px,salsa al pedro ximénez|sweet sherry sauce~||süße Sherrysoße|
salsa de whisky,salsa al whisky|||
salsa de jerez,salsa al jerez||||
salsa de cava,salsa al cava|cava sauce~|sauce au cava|Cavasoße
salsa de sidra,salsa a la sidra|||
salsa de vino blanco,salsa al vino blanco|white wine sauce~|sauce au vin blanc|Weißweinsoße|salsa de vi blanc
salsa de foie|||Stopflebersoße
salsa de trufa,salsa trufada||||
salsa de boletus|porcini sauce~|||salsa de ceps
salsa de nata,salsa de crema|||
salsa cuatro quesos,salsa de cuatro quesos|four-cheese sauce~||Vier-Käse-Soße|salsa de quatre formatges
salsa de cabrales||sauce au cabrales (fromage bleu)|Cabrales-Käse-Soße
salsa de queso azul||||
salsa de miel y mostaza,salsa de mostaza y miel,vinagreta de miel y mostaza,vinagreta de mostaza y miel||sauce miel et moutarde|Honig-Senf-Soße|
salsa vizcaína|Biscayan red pepper sauce~|sauce biscaïenne (poivrons rouges)|rote Paprikasoße nach Biskaya-Art|salsa biscaïna
salsa bearnesa|béarnaise sauce~|sauce béarnaise|Sauce béarnaise
salsa picante|spicy sauce~|sauce piquante||
salsa de la casa,salsa casera|||Haussoße
salsa carbonara|carbonara sauce~ (egg, cheese and bacon)|sauce carbonara (œuf, fromage et lard)|Carbonarasoße (Ei, Käse und Speck)
salsa de naranja,salsa a la naranja||||
salsa de manzana||sauce aux pommes||
salsa gribiche|gribiche sauce~ (egg and gherkin)|sauce gribiche|Sauce gribiche (Ei und Gewürzgurke)
reducción|reduction;%|réduction|Reduktion|reducció
reducción de vinagre,reducción de vinagre de Módena,reducción de módena,crema de módena|balsamic reduction~|réduction de vinaigre balsamique|Balsamico-Reduktion|
muselina,muselina de ajo|garlic mayonnaise~|mousseline à l'ail|Knoblauchmayonnaise|mussolina d'all
emulsión f|emulsion;%|émulsion|Emulsion f|emulsió
parmentier f,parmentière,parmentier de patata|mashed potato~;creamy % mash|mousseline de pommes de terre;purée de %|Kartoffelpüree;%püree n
costra!|crust;%|croûte|Kruste|crosta
crumble|";%|" à|" m
toque,aroma,punto!|touch/touches;& of %|touche f|Hauch;& von %|toc
huevo hilado|candied egg strands~|œuf filé|kandierte Eigelbfäden p|ou filat
bolita,bombita,bola!|fried ball;% ball|petite boule frite;boulette de %|frittiertes Bällchen;%bällchen n|boleta
bolitas de queso p,bombitas de queso,bolas de queso|fried cheese balls|boulettes de fromage frites|frittierte Käsebällchen p|
croquetón|large croquette;large % croquette|grosse croquette;grosse croquette de %|große Krokette;große %krokette f|croquetot
volován,vol au vent,tartaleta f|small pastry case;% pastry|bouchée feuilletée f;bouchée aux %|Pastetchen/-;& mit %|volovà
sweet fruit: pastel|cake;%|gâteau/-x m à|Kuchen/-|pastís m
pastel*|cake;% bake|gâteau;& salé aux %|Kuchen/-;Auflauf mit %|pastís
bechamel vegetal f|plant-based béchamel~|béchamel végétale|pflanzliche Béchamel f|
mayonesa vegetal|plant-based mayonnaise~|mayonnaise végétale|pflanzliche Mayonnaise f|
pan con chocolate||pain et chocolat||
arroz de coliflor|cauliflower rice~ (no rice)|semoule de chou-fleur (sans riz)|Blumenkohlreis (ohne Reis)|
pastel de calabaza|pumpkin pie|tarte au potiron f|Kürbiskuchen|pastís de carabassa,pastís de carbassa
pastel de pescado,pudin de pescado|fish terrine|terrine de poisson f|Fischterrine|,púding de peix
pastel de verduras,pudin de verduras|vegetable terrine|terrine de légumes f|Gemüseterrine|,púding de verdures
pastel de merluza,pudin de merluza|hake terrine|terrine de merlu f|Seehechtterrine|,púding de lluç
pastel de atún,pastel frío de atún|tuna loaf~|pain de thon froid|Thunfischterrine|
pastel de salmón|salmon terrine|terrine de saumon f|Lachsterrine|
pastel de gambas|prawn terrine|terrine de crevettes f|Garnelenterrine|
pudin de cabracho||terrine de rascasse f|Drachenkopf-Terrine|
flan de espárragos|||Spargelflan|
flan de calabacín||flan de courgettes|Zucchiniflan|
soufflé,suflé|";%|" à|" n|suflé
guarnición de verduras,guarnición de verdura|vegetable side dish|garniture de légumes|Gemüsebeilage|guarnició de verdures
guarnición de patatas|potato side dish|garniture de pommes de terre|Kartoffelbeilage|guarnició de patates
guarnición de ensalada|side salad|garniture de salade|Salatbeilage|guarnició d'amanida
plato|plate;& of %/&s of %|assiette f|Teller;& mit %|plat
plato vegetariano|vegetarian dish|plat végétarien|vegetarisches Gericht|
plato vegano|vegan dish|plat végan|veganes Gericht|
plato único|single dish|plat unique|Einzelgericht|plat únic
plato de cuchara,plato de cuchara del día|stew of the day|plat mijoté|Eintopf|plat de cullera
plato de la casa|house dish|plat maison|Gericht des Hauses n|
queso tierno|young cheese~|fromage jeune|junger Käse|
salsa de mostaza antigua,salsa de mostaza a la antigua|wholegrain mustard sauce~|sauce à la moutarde à l'ancienne||salsa de mostassa antiga
aceite de pimentón|paprika oil~|huile au paprika f|Paprikaöl|oli de pebre vermell
jugo de carne,jugo de asado,su jugo|meat juices|jus de viande|Bratensaft|suc de carn
pan de pasas|raisin bread~|pain aux raisins|Rosinenbrot|pa de panses
aceite de albahaca|basil oil~|huile au basilic f|Basilikumöl|oli d'alfàbrega
aceite de perejil,aceite verde,aceite de hierbas|herb oil~|huile aux herbes f|Kräuteröl|oli d'herbes
flor de calabacín|courgette flower|fleur de courgette f|Zucchiniblüte/-n|flor de carbassó
cebada|barley~|orge|Gerste|ordi m
allada,ajada|garlic and paprika oil~|huile à l'ail et au paprika|Knoblauch-Paprika-Öl|allada
tamarindo|tamarind~|tamarin|Tamarinde|tamarind
mozzarella de búfala|buffalo mozzarella~|mozzarella de bufflonne|Büffelmozzarella
chipotle|chipotle chilli~|piment "|"-Chili
dashi|"~ (fish broth)|" (bouillon de poisson)|" n (Fischbrühe)|" (brou de peix)
pan rallado|breadcrumbs~|chapelure f|Paniermehl n|
sweet fruit: tartaleta|tartlet;%|tartelette à|Törtchen/-;%törtchen|tartaleta
salsa inglesa,salsa perrins|Worcestershire sauce~ (with anchovy)|sauce Worcestershire (aux anchois)|Worcestersoße (mit Sardellen)|salsa Worcestershire (amb anxova)
`
