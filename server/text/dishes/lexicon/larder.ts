/** More vegetables, mushrooms, herbs, cheeses, breads and sauces, and what is stuffed. How to read a line: read-lexicon.ts. */
export const larder = `
hinojo|fennel~|fenouil|Fenchel|fonoll
apionabo,apio nabo|celeriac~|céleri-rave|Knollensellerie m|api-rave
pipas p,pipas de girasol,pipas de calabaza|seeds|graines|Kerne p|pipes
eneldo|dill~|aneth|Dill|anet
estragón|tarragon~|estragon|Estragon|estragó
salvia|sage~|sauge|Salbei|sàlvia
cebollino|chives~|ciboulette f|Schnittlauch|cibulet
laurel|bay leaf~|laurier|Lorbeer|llorer
comino|cumin~|cumin|Kreuzkümmel|comí
especias p|spices|épices|Gewürze p +Gewürz|espècies
pan de especias|gingerbread~|pain d'épices|Gewürzbrot|pa d'espècies
aceite de trufa,aceite trufado|truffle oil~|huile de truffe f|Trüffelöl|oli de tòfona
habita baby,habitas baby fp,habitas|baby broad beans~|petites fèves fp|junge dicke Bohnen p|favetes fp
guisante lágrima,guisantes lágrima mp|tear peas~ (tiny tender peas)|petits pois larmes mp (très tendres)|Tränenerbsen p (sehr zart)|pèsols llàgrima mp
alubia pinta alavesa|Álava red beans~|haricots rouges d'Álava mp|rote Bohnen aus Álava p|mongetes vermelles d'Àlaba fp
lenteja beluga,lenteja caviar|black lentil|lentille noire|schwarze Linse/-n|llentia beluga
lenteja roja|red lentil|lentille corail/lentilles corail|rote Linse/-n|llentia vermella
pimiento de cristal|crystal pepper (thin roasted red pepper)|poivron cristal/poivrons cristal|Kristallpaprika/- (dünne geröstete Paprika)|pebrot de vidre
pimiento choricero,ñora f|dried red pepper|poivron rouge séché|getrocknete rote Paprika/-|nyora f
tomate rosa|pink tomato/pink tomatoes|tomate rose f|Rosa-Tomate/-n|tomàquet rosa
tomate raf,tomate corazón de buey,tomate negro,tomate kumato,tomate pera,tomate feo|tomato/tomatoes|tomate f|Tomate/-n|tomàquet
tomate trinchado,tomate partido,tomate picado|chopped tomato/chopped tomatoes|tomate coupée f|geschnittene Tomate/-n|tomàquet trinxat
tomate rosa de Barbastro|Barbastro tomato/Barbastro tomatoes|tomate de Barbastro f|Tomate aus Barbastro/Tomaten aus Barbastro|tomàquet de Barbastre
cebolla rellena|stuffed onion (# with meat or tuna);onion stuffed with %/onions stuffed with %|oignon farci m (# à la viande ou au thon)|gefüllte Zwiebel/-n (# mit Fleisch oder Thunfisch);mit % &/-n f|ceba farcida/cebes farcides
alcachofa rellena|stuffed artichoke (# with meat);artichoke stuffed with %/artichokes stuffed with %|artichaut farci m (# à la viande)|gefüllte Artischocke/-n (# mit Fleisch);mit % &/-n f|carxofa farcida/carxofes farcides
champiñón relleno,portobello relleno|stuffed mushroom (@@ or bacon);mushroom stuffed with %/mushrooms stuffed with %|champignon farci (@@ ou lard)|gefüllter Champignon/gefüllte Champignons (@@ oder Speck);mit % &/mit % gefüllte Champignons|xampinyó farcit/xampinyons farcits
aceituna rellena|stuffed olive (# with anchovy);olive stuffed with %/olives stuffed with %|olive farcie (# à l'anchois)|gefüllte Olive/-n (# mit Sardelle);mit % &/-n f|oliva farcida/olives farcides
pepinillo relleno|stuffed gherkin (## with anchovy)|cornichon farci (# à l'anchois)|gefüllte Essiggurke/-n f (## mit Sardelle)|cogombret farcit
aceituna gordal,gordal!|gordal olive|olive gordal/olives gordal|Gordal-Olive/-n|oliva gordal
piña rellena|stuffed pineapple (## with prawns)|ananas farci m (# aux crevettes)|gefüllte Ananas (## mit Garnelen)|pinya farcida
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
seta de cardo,seta de chopo,seta ostra|oyster mushroom|pleurote m|Austernseitling/-e|gírgola
rebozuelo,rossinyol|chanterelle|girolle f|Pfifferling/-e|rossinyol|cantarela f|zizahori
trompeta de la muerte,trompeta negra,trompeta!|black trumpet mushroom|trompette-de-la-mort/trompettes-de-la-mort|Totentrompete/-n (Speisepilz)|trompeta de la mort
senderuela,seta de carrerilla,moixernó m|fairy ring mushroom|mousseron m|Nelkenschwindling/-e (Speisepilz)|cama-sec m
colmenilla|morel|morille|Morchel/-n f|múrgola
gurumelo|" mushroom|champignon "/champignons "|"-Pilz/-e
criadilla de tierra,turma de tierra|desert truffle|truffe du désert|Wüstentrüffel/-|tòfona de terra
llanega,camagroc m,fredolic|wild mushroom|champignon sauvage m|Waldpilz/-e|llenega,camagroc m,fredolic
portobello|" mushroom|champignon "/champignons "|"-Pilz/-e
mézclum,mesclum,lechugas variadas fp,hojas!|mixed leaves~|mesclun|Blattsalate p +Blatt|mesclum
crudités fp|raw vegetables|"|Rohkost f
queso brie,brie|Brie~|brie|Brie m|formatge brie
queso camembert,camembert|Camembert~|camembert|Camembert|camembert
queso cheddar,cheddar|Cheddar~|cheddar|Cheddar|cheddar
queso emmental,emmental|Emmental~|emmental|Emmentaler|emmental
queso gouda,gouda|Gouda~|gouda|Gouda m|gouda
queso crema,queso philadelphia,queso de untar|cream cheese~|fromage à tartiner|Frischkäse|formatge cremós
queso viejo,queso añejo|mature cheese~|fromage vieux|reifer Käse|formatge vell
queso payoyo,payoyo|Payoyo cheese~ (goat)|fromage Payoyo (chèvre)|Payoyo-Käse (Ziege)|formatge payoyo
queso de Arzúa,queso Arzúa,queso San Simón,queso gallego|soft Galician cow's cheese~|fromage de vache galicien|galicischer Kuhkäse|formatge gallec|queixo de Arzúa,queixo San Simón
queso Gamonéu,gamonéu,gamonedo,queso de Valdeón,valdeón,queso Valdeón|Spanish blue cheese~|fromage bleu espagnol|spanischer Blauschimmelkäse|formatge blau espanyol
afuega'l pitu,afuegal pitu|" cheese~ (Asturian cow's cheese)|fromage " (vache, Asturies)|Afuega'l-Pitu-Käse (asturischer Kuhkäse)|formatge "
queso de la Serena|soft sheep's cheese~|fromage de brebis|weicher Schafskäse|formatge de la Serena
queso majorero,queso palmero,queso canario|Canarian goat's cheese~|fromage de chèvre canarien|kanarischer Ziegenkäse|formatge canari
queso en aceite|cheese in olive oil~|fromage à l'huile d'olive|in Olivenöl eingelegter Käse|formatge en oli
queso ahumado|smoked cheese~|fromage fumé|Räucherkäse|formatge fumat
rulo de cabra gratinado,queso de cabra gratinado|gratinated goat's cheese~|fromage de chèvre gratiné|überbackener Ziegenkäse|formatge de cabra gratinat
pan de payés,pan payés,pan de pueblo,pan de hogaza,hogaza f,pan rústico m|country bread~|pain de campagne|Bauernbrot|pa de pagès
pan de molde|sliced bread~|pain de mie|Toastbrot|pa de motlle
pan integral|wholemeal bread~|pain complet|Vollkornbrot|pa integral
pan tostado,tostadas fp!,tostaditas,pan rallado m|toasted bread~|pain grillé|geröstetes Brot|pa torrat
regañá f|crisp flatbread|galette croustillante|knuspriges Brot|regañà
mousse de foie|foie gras mousse~|" gras|Stopfleber-Mousse
salsa de almendras,salsa de almendra|almond sauce~|sauce aux amandes|Mandelsoße|salsa d'ametlles
salsa de frutos secos|nut sauce~|sauce aux fruits à coque|Nusssoße|salsa de fruits secs
salsa de marisco,salsa de gambas|seafood sauce~|sauce aux fruits de mer|Meeresfrüchtesoße|salsa de marisc
salsa marinera|seafood and wine sauce~|sauce marinière|Fisch-Weißwein-Soße
salsa de oporto,reducción de oporto|port sauce~|sauce au porto|Portweinsoße|salsa de porto
salsa de pedro ximénez,salsa px,reducción de pedro ximénez,reducción de px,salsa al pedro ximénez|sweet sherry sauce~|sauce au Pedro Ximénez (xérès doux)|süße Sherrysoße|salsa de Pedro Ximénez
salsa de whisky,salsa al whisky|whisky sauce~|sauce au whisky|Whiskysoße
salsa de jerez,salsa al jerez|sherry sauce~|sauce au xérès|Sherrysoße|salsa de xerès
salsa de cava,salsa al cava|cava sauce~|sauce au cava|Cavasoße
salsa de sidra,salsa a la sidra|cider sauce~|sauce au cidre|Apfelweinsoße
salsa de vino blanco,salsa al vino blanco|white wine sauce~|sauce au vin blanc|Weißweinsoße|salsa de vi blanc
salsa de foie|foie gras sauce~|sauce au foie gras|Stopflebersoße
salsa de trufa,salsa trufada|truffle sauce~|sauce à la truffe|Trüffelsoße|salsa de tòfona
salsa de boletus|porcini sauce~|sauce aux cèpes|Steinpilzsoße|salsa de ceps
salsa de nata,salsa de crema|cream sauce~|sauce à la crème|Sahnesoße
salsa cuatro quesos,salsa de cuatro quesos|four-cheese sauce~|sauce aux quatre fromages|Vier-Käse-Soße|salsa de quatre formatges
salsa de cabrales|Cabrales blue cheese sauce~|sauce au cabrales (fromage bleu)|Cabrales-Käse-Soße
salsa de queso azul|blue cheese sauce~|sauce au fromage bleu|Blauschimmelkäsesoße|salsa de formatge blau
salsa de miel y mostaza,salsa de mostaza y miel,vinagreta de miel y mostaza,vinagreta de mostaza y miel|honey and mustard sauce~|sauce miel et moutarde|Honig-Senf-Soße|salsa de mel i mostassa
salsa vizcaína|Biscayan red pepper sauce~|sauce biscaïenne (poivrons rouges)|rote Paprikasoße nach Biskaya-Art|salsa biscaïna
salsa bearnesa|béarnaise sauce~|sauce béarnaise|Sauce béarnaise
salsa picante|hot sauce~|sauce piquante|scharfe Soße|salsa picant
salsa de la casa,salsa casera|house sauce~|sauce maison|Haussoße
salsa carbonara|carbonara sauce~ (egg, cheese and bacon)|sauce carbonara (œuf, fromage et lard)|Carbonarasoße (Ei, Käse und Speck)
salsa de naranja,salsa a la naranja|orange sauce~|sauce à l'orange|Orangensoße|salsa de taronja
salsa de manzana|apple sauce~|sauce aux pommes|Apfelsoße|salsa de poma
salsa gribiche|gribiche sauce~ (egg and gherkin)|sauce gribiche|Sauce gribiche (Ei und Gewürzgurke)
reducción|reduction;%|réduction|Reduktion|reducció
reducción de vinagre,reducción de vinagre de Módena,reducción de módena,crema de módena|balsamic reduction~|réduction de vinaigre balsamique|Balsamico-Reduktion|reducció de vinagre
muselina,muselina de ajo|garlic mayonnaise~|mousseline à l'ail|Knoblauchmayonnaise|mussolina d'all
emulsión f|emulsion;%|émulsion|Emulsion f|emulsió
parmentier f,parmentière,parmentier de patata|mashed potato~;creamy % mash|mousseline de pommes de terre;purée de %|Kartoffelpüree;%püree n
costra!|crust;%|croûte|Kruste|crosta
crumble|";%|" à|" m
toque,aroma,punto!|touch/touches;& of %|touche f|Hauch;& von %|toc
huevo hilado|candied egg strands~|œuf filé|kandierte Eigelbfäden p|ou filat
bolita,bombita,bola!,croquetón m|fried ball;% ball|petite boule frite;boulette de %|frittiertes Bällchen;%bällchen n|boleta
bolitas de queso p,bombitas de queso,bolas de queso|fried cheese balls|boulettes de fromage frites|frittierte Käsebällchen p|boletes de formatge
volován,vol au vent,tartaleta f|small pastry case;% pastry|bouchée feuilletée f;bouchée aux %|Pastetchen/-;& mit %|volovà
pastel*|cake;% bake|gâteau;& salé aux %|Kuchen/-;Auflauf mit %|pastís
pastel de pescado,pudin de pescado|fish terrine|terrine de poisson f|Fischterrine|pastís de peix,púding de peix
pastel de verduras,pudin de verduras|vegetable terrine|terrine de légumes f|Gemüseterrine|pastís de verdures,púding de verdures
pastel de merluza,pudin de merluza|hake terrine|terrine de merlu f|Seehechtterrine|pastís de lluç,púding de lluç
pastel de atún,pastel frío de atún|tuna loaf~|pain de thon froid|Thunfischterrine|pastís de tonyina
pastel de salmón|salmon terrine|terrine de saumon f|Lachsterrine|pastís de salmó
pastel de gambas|prawn terrine|terrine de crevettes f|Garnelenterrine|pastís de gambes
pudin de cabracho|scorpion fish terrine|terrine de rascasse f|Drachenkopf-Terrine|púding d'escórpora
flan de espárragos|asparagus flan|flan d'asperges|Spargelflan|flam d'espàrrecs
flan de calabacín|courgette flan|flan de courgettes|Zucchiniflan|flam de carbassó
soufflé,suflé|";%|" à|" n|suflé
guarnición de verduras,guarnición de verdura|vegetable side dish|garniture de légumes|Gemüsebeilage|guarnició de verdures
guarnición de patatas|potato side dish|garniture de pommes de terre|Kartoffelbeilage|guarnició de patates
guarnición de ensalada|side salad|garniture de salade|Salatbeilage|guarnició d'amanida
plato|plate;& of %/&s of %|assiette f|Teller;& mit %|plat
plato vegetariano|vegetarian dish|plat végétarien|vegetarisches Gericht|plat vegetarià
plato vegano|vegan dish|plat végan|veganes Gericht|plat vegà
plato único|single dish|plat unique|Einzelgericht|plat únic
plato de cuchara,plato de cuchara del día|stew of the day|plat mijoté|Eintopf|plat de cullera
plato de la casa|house dish|plat maison|Gericht des Hauses n|plat de la casa
queso tierno|young cheese~|fromage jeune|junger Käse|formatge tendre
salsa de mostaza antigua,salsa de mostaza a la antigua|wholegrain mustard sauce~|sauce à la moutarde à l'ancienne|Senfsoße|salsa de mostassa antiga
aceite de pimentón|paprika oil~|huile au paprika f|Paprikaöl|oli de pebre vermell
jugo de carne,jugo de asado,su jugo|meat juices|jus de viande|Bratensaft|suc de carn
pan de pasas|raisin bread~|pain aux raisins|Rosinenbrot|pa de panses
aceite de albahaca|basil oil~|huile au basilic f|Basilikumöl|oli d'alfàbrega
aceite de perejil,aceite verde,aceite de hierbas|herb oil~|huile aux herbes f|Kräuteröl|oli d'herbes
flor de calabacín|courgette flower|fleur de courgette f|Zucchiniblüte/-n|flor de carbassó
cebada|barley~|orge|Gerste|ordi m
allada,ajada|garlic and paprika oil~|huile à l'ail et au paprika|Knoblauch-Paprika-Öl|allada|"
tamarindo|tamarind~|tamarin|Tamarinde|tamarind
mozzarella de búfala|buffalo mozzarella~|mozzarella de bufflonne|Büffelmozzarella
chipotle|chipotle chilli~|piment "|"-Chili
dashi|"~ (fish broth)|" (bouillon de poisson)|" n (Fischbrühe)|" (brou de peix)
`
