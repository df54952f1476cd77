/** More vegetables, mushrooms, herbs, cheeses, breads and sauces, and what is stuffed. How to read a line: read-lexicon.ts. */
export const larder = `
hinojo|fennel~|fenouil|Fenchel|fonoll
apionabo,apio nabo|celeriac~|céleri-rave|Knollensellerie|api-rave
pipas fp,pipas de girasol,pipas de calabaza|seeds|graines|Kerne p|pipes
eneldo|dill~|aneth|Dill|anet
estragón|tarragon~|estragon|Estragon|estragó
salvia f|sage~|sauge|Salbei|sàlvia
cebollino|chives~|ciboulette f|Schnittlauch|cibulet
laurel|bay leaf~|laurier|Lorbeer|llorer
comino|cumin~|cumin|Kreuzkümmel|comí
especias fp|spices|épices|Gewürze p +Gewürz|espècies
pan de especias|gingerbread~|pain d'épices|Gewürzbrot n|pa d'espècies
aceite de trufa,aceite trufado|truffle oil~|huile de truffe f|Trüffelöl n|oli de tòfona
habita baby f,habitas baby fp,habitas|baby broad beans~|petites fèves fp|junge dicke Bohnen p|favetes fp
guisante lágrima,guisantes lágrima mp|tear peas~ (tiny tender peas)|petits pois larmes mp (très tendres)|Tränenerbsen p (sehr zart)|pèsols llàgrima mp
alubia pinta alavesa f|Álava red beans~|haricots rouges d'Álava mp|rote Bohnen aus Álava p|mongetes vermelles d'Àlaba fp
lenteja beluga f,lenteja caviar|black lentil|lentille noire|schwarze Linse/-n f|llentia beluga
lenteja roja f|red lentil|lentille corail/lentilles corail|rote Linse/-n f|llentia vermella
pimiento de cristal|crystal pepper (thin roasted red pepper)|poivron cristal/poivrons cristal|Kristallpaprika/- f (dünne geröstete Paprika)|pebrot de vidre
pimiento choricero,ñora f|dried red pepper|poivron rouge séché|getrocknete rote Paprika/- f|nyora f
tomate rosa|pink tomato/pink tomatoes|tomate rose f|Rosa-Tomate/-n f|tomàquet rosa
tomate raf,tomate corazón de buey,tomate negro,tomate kumato,tomate pera,tomate feo|tomato/tomatoes|tomate f|Tomate/-n f|tomàquet
tomate trinchado,tomate partido,tomate picado|chopped tomato/chopped tomatoes|tomate coupée f|geschnittene Tomate/-n f|tomàquet trinxat
tomate rosa de Barbastro|Barbastro tomato/Barbastro tomatoes|tomate de Barbastro f|Tomate aus Barbastro/Tomaten aus Barbastro f|tomàquet de Barbastre
cebolla rellena f|stuffed onion (usually with meat or tuna);onion stuffed with %/onions stuffed with %|oignon farci m (souvent à la viande ou au thon)|gefüllte Zwiebel/-n f (meist mit Fleisch oder Thunfisch);mit % gefüllte Zwiebel/-n f|ceba farcida/cebes farcides
alcachofa rellena f|stuffed artichoke (usually with meat);artichoke stuffed with %/artichokes stuffed with %|artichaut farci m (souvent à la viande)|gefüllte Artischocke/-n f (meist mit Fleisch);mit % gefüllte Artischocke/-n f|carxofa farcida/carxofes farcides
champiñón relleno,portobello relleno|stuffed mushroom (often with ham or bacon);mushroom stuffed with %/mushrooms stuffed with %|champignon farci (souvent au jambon ou lard)|gefüllter Champignon/gefüllte Champignons (oft mit Schinken oder Speck);mit % gefüllter Champignon/mit % gefüllte Champignons|xampinyó farcit/xampinyons farcits
aceituna rellena f|stuffed olive (usually with anchovy);olive stuffed with %/olives stuffed with %|olive farcie (souvent à l'anchois)|gefüllte Olive/-n f (meist mit Sardelle);mit % gefüllte Olive/-n f|oliva farcida/olives farcides
pepinillo relleno|stuffed gherkin (often with anchovy)|cornichon farci (souvent à l'anchois)|gefüllte Essiggurke/-n f (oft mit Sardelle)|cogombret farcit
aceituna gordal f,gordal!|gordal olive|olive gordal/olives gordal|Gordal-Olive/-n f|oliva gordal
piña rellena f|stuffed pineapple (often with prawns)|ananas farci m (souvent aux crevettes)|gefüllte Ananas f (oft mit Garnelen)|pinya farcida
patata asada rellena f|stuffed baked potato/stuffed baked potatoes;baked potato stuffed with %/baked potatoes stuffed with %|pomme de terre au four farcie/pommes de terre au four farcies|gefüllte Ofenkartoffel/-n f;mit % gefüllte Ofenkartoffel/-n f|patata al forn farcida/patates al forn farcides
penca f,penca de acelga|chard stalk|côte de blette|Mangoldstiel/-e|" de bleda
penca rellena f,pencas de acelga rellenas fp|stuffed chard stalks~ (often with ham and cheese);chard stalks stuffed with %~|côtes de blette farcies fp (souvent au jambon et fromage)|gefüllte Mangoldstiele p (oft mit Schinken und Käse);mit % gefüllte Mangoldstiele p|penques de bleda farcides fp;penques farcides de %
corazón de alcachofa|artichoke heart|cœur d'artichaut|Artischockenherz/-en n|cor de carxofa
yema de espárrago f,yemas de espárragos fp,punta de espárrago f,puntas de espárragos fp|asparagus tip|pointe d'asperge|Spargelspitze/-n f|punta d'espàrrec/puntes d'espàrrecs
espárrago dos salsas,espárragos con dos salsas mp|white asparagus with mayonnaise and vinaigrette~|asperges blanches mayonnaise et vinaigrette fp|weißer Spargel mit Mayonnaise und Vinaigrette|espàrrecs amb dues salses mp
espárrago cojonudo|large white asparagus~|grosses asperges blanches fp|dicker weißer Spargel|espàrrecs blancs grossos mp
romanesco|" cauliflower~|chou "|"|"
bimi,brócoli bimi|tenderstem broccoli~|brocolini|"-Brokkoli|"
kale,col kale f,col rizada|"~|chou "|Grünkohl|"
rábano,rabanito|radish|radis|Radieschen/- n|rave
chirivía f|parsnip|panais m|Pastinake/-n f|xirivia
seta de cardo f,seta de chopo,seta ostra|oyster mushroom|pleurote m|Austernseitling/-e|gírgola
rebozuelo,rossinyol|chanterelle|girolle f|Pfifferling/-e|rossinyol|cantarela f|zizahori
trompeta de la muerte f,trompeta negra,trompeta!|black trumpet mushroom|trompette-de-la-mort/trompettes-de-la-mort|Totentrompete/-n f (Speisepilz)|trompeta de la mort
senderuela f,seta de carrerilla,moixernó m|fairy ring mushroom|mousseron m|Nelkenschwindling/-e (Speisepilz)|cama-sec m
colmenilla f|morel|morille|Morchel/-n f|múrgola
gurumelo|" mushroom|champignon "/champignons "|"-Pilz/-e|"
criadilla de tierra f,turma de tierra|desert truffle|truffe du désert|Wüstentrüffel/-|tòfona de terra
llanega f,camagroc m,fredolic|wild mushroom|champignon sauvage m|Waldpilz/-e|llenega,camagroc m,fredolic
portobello|" mushroom|champignon "/champignons "|"-Pilz/-e|"
mézclum,mesclum,lechugas variadas fp,hojas!|mixed leaves~|mesclun|Blattsalate p +Blatt|mesclum
crudités fp|raw vegetables|"|Rohkost f|"
queso brie,brie|Brie~|brie|Brie|formatge brie
queso camembert,camembert|Camembert~|camembert|Camembert|camembert
queso cheddar,cheddar|Cheddar~|cheddar|Cheddar|cheddar
queso emmental,emmental|Emmental~|emmental|Emmentaler|emmental
queso gouda,gouda|Gouda~|gouda|Gouda|gouda
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
pan de payés,pan de pueblo,pan de hogaza,hogaza f,pan rústico m|country bread~|pain de campagne|Bauernbrot n|pa de pagès
pan de molde|sliced bread~|pain de mie|Toastbrot n|pa de motlle
pan integral|wholemeal bread~|pain complet|Vollkornbrot n|pa integral
pan tostado,tostadas fp!,tostaditas,pan rallado m|toasted bread~|pain grillé|geröstetes Brot n|pa torrat
regañá f|crisp flatbread|galette croustillante|knuspriges Brot n|regañà
mousse de foie f|foie gras mousse~|" gras|Stopfleber-Mousse f|"
salsa de almendras f,salsa de almendra|almond sauce~|sauce aux amandes|Mandelsoße f|salsa d'ametlles
salsa de frutos secos f|nut sauce~|sauce aux fruits à coque|Nusssoße f|salsa de fruits secs
salsa de marisco f,salsa de gambas|seafood sauce~|sauce aux fruits de mer|Meeresfrüchtesoße f|salsa de marisc
salsa marinera f|seafood and wine sauce~|sauce marinière|Fisch-Weißwein-Soße f|"
salsa de oporto f,reducción de oporto|port sauce~|sauce au porto|Portweinsoße f|salsa de porto
salsa de pedro ximénez f,salsa px,reducción de pedro ximénez,reducción de px,salsa al pedro ximénez|sweet sherry sauce~|sauce au Pedro Ximénez (xérès doux)|süße Sherrysoße f|salsa de Pedro Ximénez
salsa de whisky f,salsa al whisky|whisky sauce~|sauce au whisky|Whiskysoße f|"
salsa de jerez f,salsa al jerez|sherry sauce~|sauce au xérès|Sherrysoße f|salsa de xerès
salsa de cava f,salsa al cava|cava sauce~|sauce au cava|Cavasoße f|"
salsa de sidra f,salsa a la sidra|cider sauce~|sauce au cidre|Apfelweinsoße f|"
salsa de vino blanco f,salsa al vino blanco|white wine sauce~|sauce au vin blanc|Weißweinsoße f|salsa de vi blanc
salsa de foie f|foie gras sauce~|sauce au foie gras|Stopflebersoße f|"
salsa de trufa f,salsa trufada|truffle sauce~|sauce à la truffe|Trüffelsoße f|salsa de tòfona
salsa de boletus f|porcini sauce~|sauce aux cèpes|Steinpilzsoße f|salsa de ceps
salsa de nata f,salsa de crema|cream sauce~|sauce à la crème|Sahnesoße f|"
salsa cuatro quesos f,salsa de cuatro quesos|four-cheese sauce~|sauce aux quatre fromages|Vier-Käse-Soße f|salsa de quatre formatges
salsa de cabrales f|Cabrales blue cheese sauce~|sauce au cabrales (fromage bleu)|Cabrales-Käse-Soße f|"
salsa de queso azul f|blue cheese sauce~|sauce au fromage bleu|Blauschimmelkäsesoße f|salsa de formatge blau
salsa de miel y mostaza f,salsa de mostaza y miel,vinagreta de miel y mostaza,vinagreta de mostaza y miel|honey and mustard sauce~|sauce miel et moutarde|Honig-Senf-Soße f|salsa de mel i mostassa
salsa vizcaína f|Biscayan red pepper sauce~|sauce biscaïenne (poivrons rouges)|rote Paprikasoße nach Biskaya-Art f|salsa biscaïna
salsa bearnesa f|béarnaise sauce~|sauce béarnaise|Sauce béarnaise f|"
salsa picante f|hot sauce~|sauce piquante|scharfe Soße f|salsa picant
salsa de la casa f,salsa casera|house sauce~|sauce maison|Haussoße f|"
salsa carbonara f|carbonara sauce~ (egg, cheese and bacon)|sauce carbonara (œuf, fromage et lard)|Carbonarasoße f (Ei, Käse und Speck)|"
salsa de naranja f,salsa a la naranja|orange sauce~|sauce à l'orange|Orangensoße f|salsa de taronja
salsa de manzana f|apple sauce~|sauce aux pommes|Apfelsoße f|salsa de poma
salsa gribiche f|gribiche sauce~ (egg and gherkin)|sauce gribiche|Sauce gribiche f (Ei und Gewürzgurke)|"
reducción f|reduction;%|réduction|Reduktion f|reducció
reducción de vinagre f,reducción de vinagre de Módena,reducción de módena,crema de módena|balsamic reduction~|réduction de vinaigre balsamique|Balsamico-Reduktion f|reducció de vinagre
muselina f,muselina de ajo|garlic mayonnaise~|mousseline à l'ail|Knoblauchmayonnaise f|mussolina d'all
emulsión f|emulsion;%|émulsion|Emulsion f|emulsió
parmentier f,parmentière,parmentier de patata|mashed potato~;creamy % mash|mousseline de pommes de terre;purée de %|Kartoffelpüree n;%püree n|"
costra f!|crust;%|croûte|Kruste f|crosta
crumble|";%|" à|"|"
toque,aroma,punto!|touch/touches;touch of %|touche f|Hauch;Hauch von %|toc
huevo hilado|candied egg strands~|œuf filé|kandierte Eigelbfäden p|ou filat
bolita f,bombita,bola!,croquetón m|fried ball;% ball|petite boule frite;boulette de %|frittiertes Bällchen n;%bällchen n|boleta
bolitas de queso fp,bombitas de queso,bolas de queso|fried cheese balls|boulettes de fromage frites|frittierte Käsebällchen p|boletes de formatge
volován,vol au vent,tartaleta f|small pastry case;% pastry|bouchée feuilletée f;bouchée aux %|Pastetchen/- n;Pastetchen mit %|volovà
pastel*|cake;% bake|gâteau;gâteau salé aux %|Kuchen/-;Auflauf mit %|pastís
pastel de pescado,pudin de pescado|fish terrine|terrine de poisson f|Fischterrine f|pastís de peix,púding de peix
pastel de verduras,pudin de verduras|vegetable terrine|terrine de légumes f|Gemüseterrine f|pastís de verdures,púding de verdures
pastel de merluza,pudin de merluza|hake terrine|terrine de merlu f|Seehechtterrine f|pastís de lluç,púding de lluç
pastel de atún,pastel frío de atún|tuna loaf~|pain de thon froid|Thunfischterrine f|pastís de tonyina
pastel de salmón|salmon terrine|terrine de saumon f|Lachsterrine f|pastís de salmó
pastel de gambas|prawn terrine|terrine de crevettes f|Garnelenterrine f|pastís de gambes
pudin de cabracho|scorpion fish terrine|terrine de rascasse f|Drachenkopf-Terrine f|púding d'escórpora
flan de espárragos|asparagus flan|flan d'asperges|Spargelflan|flam d'espàrrecs
flan de calabacín|courgette flan|flan de courgettes|Zucchiniflan|flam de carbassó
soufflé,suflé|";%|" à|" n|suflé
guarnición de verduras f,guarnición de verdura|vegetable side dish|garniture de légumes|Gemüsebeilage f|guarnició de verdures
guarnición de patatas f|potato side dish|garniture de pommes de terre|Kartoffelbeilage f|guarnició de patates
guarnición de ensalada f|side salad|garniture de salade|Salatbeilage f|guarnició d'amanida
plato|plate;plate of %/plates of %|assiette f|Teller;Teller mit %|plat
plato vegetariano|vegetarian dish|plat végétarien|vegetarisches Gericht n|plat vegetarià
plato vegano|vegan dish|plat végan|veganes Gericht n|plat vegà
plato único|single dish|plat unique|Einzelgericht n|plat únic
plato de cuchara|stew of the day|plat mijoté|Eintopf|plat de cullera
plato de la casa|house dish|plat maison|Gericht des Hauses n|plat de la casa
queso tierno|young cheese~|fromage jeune|junger Käse|formatge tendre
salsa de mostaza antigua f,salsa de mostaza a la antigua|wholegrain mustard sauce~|sauce à la moutarde à l'ancienne|Senfsoße f|salsa de mostassa antiga
aceite de pimentón|paprika oil~|huile au paprika f|Paprikaöl n|oli de pebre vermell
jugo de carne,jugo de asado,su jugo|meat juices|jus de viande|Bratensaft|suc de carn
pan de pasas|raisin bread~|pain aux raisins|Rosinenbrot n|pa de panses
aceite de albahaca|basil oil~|huile au basilic f|Basilikumöl n|oli d'alfàbrega
aceite de perejil,aceite verde,aceite de hierbas|herb oil~|huile aux herbes f|Kräuteröl n|oli d'herbes
flor de calabacín f|courgette flower|fleur de courgette f|Zucchiniblüte/-n f|flor de carbassó
cebada f|barley~|orge|Gerste f|ordi m
`
