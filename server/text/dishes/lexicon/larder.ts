/** More vegetables, mushrooms, herbs, cheeses, breads and sauces, and what is stuffed. How to read a line: read-lexicon.ts. */
export const larder = `
hinojo m|fennel~|fenouil m|Fenchel m|fonoll m
apionabo m, apio nabo m|celeriac~|céleri-rave m|Knollensellerie m|api-rave m
pipas fp, pipas de girasol fp, pipas de calabaza fp|seeds~|graines fp|Kerne p|pipes fp
eneldo m|dill~|aneth m|Dill m|anet m
estragón m|tarragon~|estragon m|Estragon m|estragó m
salvia f|sage~|sauge f|Salbei m|sàlvia f
cebollino m|chives~|ciboulette f|Schnittlauch m|cibulet m
laurel m|bay leaf~|laurier m|Lorbeer m|llorer m
comino m|cumin~|cumin m|Kreuzkümmel m|comí m
especias fp|spices~|épices fp|Gewürze p +Gewürz|espècies fp
pan de especias m|gingerbread~|pain d’épices m|Gewürzbrot n|pa d’espècies m
aceite de trufa m, aceite trufado m|truffle oil~|huile de truffe f|Trüffelöl n|oli de tòfona m
aceite de arbequina m, aceite picual m|olive oil~|huile d’olive f|Olivenöl n|oli d’oliva arbequina m
habita baby f, habitas baby fp, habitas fp|baby broad beans~|petites fèves fp|junge dicke Bohnen p|favetes fp
guisante lágrima m, guisantes lágrima mp|tear peas~ (tiny tender peas)|petits pois larmes mp (très tendres)|Tränenerbsen p (sehr zart)|pèsols llàgrima mp
alubia pinta alavesa f|Álava red beans~|haricots rouges d’Álava mp|rote Bohnen aus Álava p|mongetes vermelles d’Àlaba fp
lenteja beluga f, lenteja caviar f|black lentil|lentille noire f|schwarze Linse/schwarze Linsen f|llentia beluga f
lenteja roja f|red lentil|lentille corail/lentilles corail f|rote Linse/rote Linsen f|llentia vermella f
pimiento de cristal m|crystal pepper (thin roasted red pepper)|poivron cristal/poivrons cristal m|Kristallpaprika/Kristallpaprika f (dünne geröstete Paprika)|pebrot de vidre m
pimiento choricero m, ñora f|dried red pepper|poivron rouge séché m|getrocknete rote Paprika/getrocknete rote Paprika f|nyora f
tomate rosa m|pink tomato/pink tomatoes|tomate rose f|Rosa-Tomate/Rosa-Tomaten f|tomàquet rosa m
tomate raf m, tomate corazón de buey m, tomate negro m, tomate kumato m, tomate pera m, tomate feo m|tomato/tomatoes|tomate f|Tomate/Tomaten f|tomàquet m
tomate trinchado m, tomate partido m, tomate picado m|chopped tomato/chopped tomatoes|tomate coupée f|geschnittene Tomate/geschnittene Tomaten f|tomàquet trinxat m
tomate rosa de Barbastro m|Barbastro tomato/Barbastro tomatoes|tomate de Barbastro f|Tomate aus Barbastro/Tomaten aus Barbastro f|tomàquet de Barbastre m
cebolla rellena f|stuffed onion (usually with meat or tuna);onion stuffed with %/onions stuffed with %|oignon farci m (souvent à la viande ou au thon);oignon farci de %/oignons farcis de %|gefüllte Zwiebel/gefüllte Zwiebeln f (meist mit Fleisch oder Thunfisch);mit % gefüllte Zwiebel/mit % gefüllte Zwiebeln f|ceba farcida/cebes farcides f;ceba farcida de %/cebes farcides de %
alcachofa rellena f|stuffed artichoke (usually with meat);artichoke stuffed with %/artichokes stuffed with %|artichaut farci m (souvent à la viande);artichaut farci de %/artichauts farcis de %|gefüllte Artischocke/gefüllte Artischocken f (meist mit Fleisch);mit % gefüllte Artischocke/mit % gefüllte Artischocken f|carxofa farcida/carxofes farcides f;carxofa farcida de %/carxofes farcides de %
champiñón relleno m, portobello relleno m|stuffed mushroom (often with ham or bacon);mushroom stuffed with %/mushrooms stuffed with %|champignon farci m (souvent au jambon ou lard);champignon farci de %/champignons farcis de %|gefüllter Champignon/gefüllte Champignons m (oft mit Schinken oder Speck);mit % gefüllter Champignon/mit % gefüllte Champignons m|xampinyó farcit/xampinyons farcits m;xampinyó farcit de %/xampinyons farcits de %
aceituna rellena f|stuffed olive (usually with anchovy);olive stuffed with %/olives stuffed with %|olive farcie f (souvent à l’anchois);olive farcie de %/olives farcies de %|gefüllte Olive/gefüllte Oliven f (meist mit Sardelle);mit % gefüllte Olive/mit % gefüllte Oliven f|oliva farcida/olives farcides f;oliva farcida de %/olives farcides de %
pepinillo relleno m|stuffed gherkin (often with anchovy)|cornichon farci m (souvent à l’anchois)|gefüllte Essiggurke/gefüllte Essiggurken f (oft mit Sardelle)|cogombret farcit m
aceituna gordal f, gordal f!|gordal olive|olive gordal/olives gordal f|Gordal-Olive/Gordal-Oliven f|oliva gordal f
piña rellena f|stuffed pineapple (often with prawns)|ananas farci m (souvent aux crevettes)|gefüllte Ananas f (oft mit Garnelen)|pinya farcida f
patata asada rellena f|stuffed baked potato/stuffed baked potatoes;baked potato stuffed with %/baked potatoes stuffed with %|pomme de terre au four farcie/pommes de terre au four farcies f;pomme de terre au four farcie de %/pommes de terre au four farcies de %|gefüllte Ofenkartoffel/gefüllte Ofenkartoffeln f;mit % gefüllte Ofenkartoffel/mit % gefüllte Ofenkartoffeln f|patata al forn farcida/patates al forn farcides f
penca f, penca de acelga f|chard stalk|côte de blette f|Mangoldstiel/Mangoldstiele m|" de bleda f
penca rellena f, pencas de acelga rellenas fp|stuffed chard stalks~ (often with ham and cheese);chard stalks stuffed with %~|côtes de blette farcies fp (souvent au jambon et fromage);côtes de blette farcies de %|gefüllte Mangoldstiele p (oft mit Schinken und Käse);mit % gefüllte Mangoldstiele p|penques de bleda farcides fp;penques farcides de %
corazón de alcachofa m|artichoke heart|cœur d’artichaut m|Artischockenherz/Artischockenherzen n|cor de carxofa m
yema de espárrago f, yemas de espárragos fp, punta de espárrago f, puntas de espárragos fp|asparagus tip|pointe d’asperge f|Spargelspitze/Spargelspitzen f|punta d’espàrrec/puntes d’espàrrecs f
espárrago dos salsas m, espárragos con dos salsas mp|white asparagus with mayonnaise and vinaigrette~|asperges blanches mayonnaise et vinaigrette fp|weißer Spargel mit Mayonnaise und Vinaigrette m|espàrrecs amb dues salses mp
espárrago cojonudo m|large white asparagus~|grosses asperges blanches fp|dicker weißer Spargel m|espàrrecs blancs grossos mp
romanesco m|" cauliflower~|chou " m|" m|" m
bimi m, brócoli bimi m|tenderstem broccoli~|brocolini m|Bimi-Brokkoli m|" m
kale m, col kale f, col rizada f|"~|chou " m|Grünkohl m|" m
rábano m, rabanito m|radish|radis m|Radieschen/Radieschen n|rave m
chirivía f|parsnip|panais m|Pastinake/Pastinaken f|xirivia f
seta de cardo f, seta de chopo f, seta ostra f|oyster mushroom|pleurote m|Austernseitling/Austernseitlinge m|gírgola f
boletus edulis m, hongo boletus m|porcini mushroom~|cèpes mp|Steinpilze p +Steinpilz|ceps mp
cep m|porcini mushroom~|cèpes mp|Steinpilze p +Steinpilz|ceps mp
rebozuelo m, rossinyol m|chanterelle|girolle f|Pfifferling/Pfifferlinge m|rossinyol m|cantarela f|zizahori
trompeta de la muerte f, trompeta negra f, trompeta f!|black trumpet mushroom|trompette-de-la-mort/trompettes-de-la-mort f|Totentrompete/Totentrompeten f (Speisepilz)|trompeta de la mort f
senderuela f, seta de carrerilla f, moixernó m|fairy ring mushroom|mousseron m|Nelkenschwindling/Nelkenschwindlinge m (Speisepilz)|cama-sec m
colmenilla f|morel|morille f|Morchel/Morcheln f|múrgola f
gurumelo m|" mushroom|champignon "/champignons " m|Gurumelo-Pilz/Gurumelo-Pilze m|" m
criadilla de tierra f, turma de tierra f|desert truffle|truffe du désert f|Wüstentrüffel/Wüstentrüffel m|tòfona de terra f
llanega f, camagroc m, fredolic m|wild mushroom|champignon sauvage m|Waldpilz/Waldpilze m|llenega f, camagroc m, fredolic m
portobello m|" mushroom|champignon "/champignons " m|Portobello-Pilz/Portobello-Pilze m|" m
mézclum m, mesclum m, lechugas variadas fp, hojas fp!|mixed leaves~|mesclun m|Blattsalate p +Blatt|mesclum m
crudités fp|raw vegetables~|" fp|Rohkost f|" fp
pipas de girasol fp|sunflower seeds~|graines de tournesol fp|Sonnenblumenkerne p|pipes de gira-sol fp
queso brie m, brie m|Brie~|brie m|Brie m|formatge brie m
queso camembert m, camembert m|Camembert~|camembert m|Camembert m|camembert m
queso cheddar m, cheddar m|Cheddar~|cheddar m|Cheddar m|cheddar m
queso emmental m, emmental m|Emmental~|emmental m|Emmentaler m|emmental m
queso gouda m, gouda m|Gouda~|gouda m|Gouda m|gouda m
queso parmesano m|Parmesan~|parmesan m|Parmesan m|formatge parmesà m
queso crema m, queso philadelphia m, queso de untar m|cream cheese~|fromage à tartiner m|Frischkäse m|formatge cremós m
queso viejo m, queso añejo m|mature cheese~|fromage vieux m|reifer Käse m|formatge vell m
queso payoyo m, payoyo m|Payoyo cheese~ (goat)|fromage Payoyo m (chèvre)|Payoyo-Käse m (Ziege)|formatge payoyo m
queso de Arzúa m, queso Arzúa m, queso San Simón m, queso gallego m|soft Galician cow’s cheese~|fromage de vache galicien m|galicischer Kuhkäse m|formatge gallec m|queixo de Arzúa m, queixo San Simón m
queso Gamonéu m, gamonéu m, gamonedo m, queso de Valdeón m, valdeón m, queso Valdeón m|Spanish blue cheese~|fromage bleu espagnol m|spanischer Blauschimmelkäse m|formatge blau espanyol m
afuega'l pitu m, afuegal pitu m|afuega’l pitu cheese~ (Asturian cow’s cheese)|fromage afuega’l pitu m (vache, Asturies)|Afuega’l-Pitu-Käse m (asturischer Kuhkäse)|formatge afuega’l pitu m
queso de la Serena m|soft sheep’s cheese~|fromage de brebis m|weicher Schafskäse m|formatge de la Serena m
queso majorero m, queso palmero m, queso canario m|Canarian goat’s cheese~|fromage de chèvre canarien m|kanarischer Ziegenkäse m|formatge canari m
queso de Roncal m, queso Roncal m, queso zamorano m|cured sheep’s cheese~|fromage de brebis m|Schafskäse m|formatge d’ovella m
queso en aceite m|cheese in olive oil~|fromage à l’huile d’olive m|in Olivenöl eingelegter Käse m|formatge en oli m
queso ahumado m|smoked cheese~|fromage fumé m|Räucherkäse m|formatge fumat m
rulo de cabra gratinado m, queso de cabra gratinado m|gratinated goat’s cheese~|fromage de chèvre gratiné m|überbackener Ziegenkäse m|formatge de cabra gratinat m
pan de payés m, pan de pueblo m, pan de hogaza m, hogaza f, pan rústico m|country bread~|pain de campagne m|Bauernbrot n|pa de pagès m
pan de molde m|sliced bread~|pain de mie m|Toastbrot n|pa de motlle m
pan integral m|wholemeal bread~|pain complet m|Vollkornbrot n|pa integral m
pan tostado m, tostadas fp!, tostaditas fp, pan rallado m|toasted bread~|pain grillé m|geröstetes Brot n|pa torrat m
regañá f|crisp flatbread|galette croustillante f|knuspriges Brot n|regañà f
mousse de foie f|foie gras mousse~|" gras f|Stopfleber-Mousse f|" f
salsa de eneldo f|dill sauce~|sauce à l’aneth f|Dillsoße f|salsa d’anet f
salsa de almendras f, salsa de almendra f|almond sauce~|sauce aux amandes f|Mandelsoße f|salsa d’ametlles f
salsa de frutos secos f|nut sauce~|sauce aux fruits à coque f|Nusssoße f|salsa de fruits secs f
salsa de nueces f|walnut sauce~|sauce aux noix f|Walnusssoße f|salsa de nous f
salsa de piñones f|pine nut sauce~|sauce aux pignons f|Pinienkernsoße f|salsa de pinyons f
salsa de marisco f, salsa de gambas f|seafood sauce~|sauce aux fruits de mer f|Meeresfrüchtesoße f|salsa de marisc f
salsa marinera f|seafood and wine sauce~|sauce marinière f|Fisch-Weißwein-Soße f|" f
salsa de oporto f, salsa oporto f, reducción de oporto f|port sauce~|sauce au porto f|Portweinsoße f|salsa de porto f
salsa de pedro ximénez f, salsa px f, reducción de pedro ximénez f, reducción de px f, salsa al pedro ximénez f|sweet sherry sauce~|sauce au Pedro Ximénez f (xérès doux)|süße Sherrysoße f|salsa de Pedro Ximénez f
salsa de whisky f, salsa al whisky f|whisky sauce~|sauce au whisky f|Whiskysoße f|" f
salsa de jerez f, salsa al jerez f|sherry sauce~|sauce au xérès f|Sherrysoße f|salsa de xerès f
salsa de cava f, salsa al cava f|cava sauce~|sauce au cava f|Cavasoße f|" f
salsa de sidra f, salsa a la sidra f|cider sauce~|sauce au cidre f|Apfelweinsoße f|" f
salsa de vino blanco f, salsa al vino blanco f|white wine sauce~|sauce au vin blanc f|Weißweinsoße f|salsa de vi blanc f
salsa de foie f|foie gras sauce~|sauce au foie gras f|Stopflebersoße f|" f
salsa de trufa f, salsa trufada f|truffle sauce~|sauce à la truffe f|Trüffelsoße f|salsa de tòfona f
salsa de boletus f|porcini sauce~|sauce aux cèpes f|Steinpilzsoße f|salsa de ceps f
salsa de nata f, salsa de crema f|cream sauce~|sauce à la crème f|Sahnesoße f|" f
salsa cuatro quesos f, salsa de cuatro quesos f|four-cheese sauce~|sauce aux quatre fromages f|Vier-Käse-Soße f|salsa de quatre formatges f
salsa de cabrales f, salsa cabrales f|Cabrales blue cheese sauce~|sauce au cabrales f (fromage bleu)|Cabrales-Käse-Soße f|" f
salsa de queso azul f|blue cheese sauce~|sauce au fromage bleu f|Blauschimmelkäsesoße f|salsa de formatge blau f
salsa de miel y mostaza f, salsa de mostaza y miel f, vinagreta de miel y mostaza f, vinagreta de mostaza y miel f|honey and mustard sauce~|sauce miel et moutarde f|Honig-Senf-Soße f|salsa de mel i mostassa f
salsa vizcaína f|Biscayan red pepper sauce~|sauce biscaïenne f (poivrons rouges)|rote Paprikasoße nach Biskaya-Art f|salsa biscaïna f
salsa bearnesa f|béarnaise sauce~|sauce béarnaise f|Sauce béarnaise f|" f
salsa picante f|hot sauce~|sauce piquante f|scharfe Soße f|salsa picant f
salsa de la casa f, salsa casera f|house sauce~|sauce maison f|Haussoße f|" f
salsa carbonara f|carbonara sauce~ (egg, cheese and bacon)|sauce carbonara f (œuf, fromage et lard)|Carbonarasoße f (Ei, Käse und Speck)|" f
salsa de naranja f, salsa a la naranja f|orange sauce~|sauce à l’orange f|Orangensoße f|salsa de taronja f
salsa de manzana f|apple sauce~|sauce aux pommes f|Apfelsoße f|salsa de poma f
salsa gribiche f|gribiche sauce~ (egg and gherkin)|sauce gribiche f|Sauce gribiche f (Ei und Gewürzgurke)|" f
reducción f|reduction;% reduction|réduction f;réduction de %|Reduktion f;%reduktion f|reducció f
reducción de vinagre f, reducción de vinagre de Módena f, reducción de módena f, crema de módena f|balsamic reduction~|réduction de vinaigre balsamique f|Balsamico-Reduktion f|reducció de vinagre f
muselina f, muselina de ajo f|garlic mayonnaise~|mousseline à l’ail f|Knoblauchmayonnaise f|mussolina d’all f
emulsión f|emulsion;% emulsion|émulsion f;émulsion de %|Emulsion f;%emulsion f|emulsió f
parmentier f, parmentière f, parmentier de patata f|mashed potato~;creamy % mash|mousseline de pommes de terre f;purée de %|Kartoffelpüree n;%püree n|" f
costra f!|crust;% crust|croûte f;croûte de %|Kruste f;%kruste f|crosta f
crumble m|";% "|" m à|" m;%crumble m|" m
toque m, aroma m, punto m!|touch/touches;touch of %|touche f;touche de %|Hauch m;Hauch von %|toc m
huevo hilado m|candied egg strands~|œuf filé m|kandierte Eigelbfäden p|ou filat m
bolita f, bombita f, bola f!, croquetón m|fried ball;% ball|petite boule frite f;boulette de %|frittiertes Bällchen n;%bällchen n|boleta f;boleta de %/boletes de %
croquetón m|large croquette;large % croquette|grosse croquette f;grosse croquette de %|große Krokette/große Kroketten f;große %krokette/große %kroketten f|croquetot m
bolitas de queso fp, bombitas de queso fp, bolas de queso fp|fried cheese balls~|boulettes de fromage frites fp|frittierte Käsebällchen p|boletes de formatge fp
volován m, vol au vent m, tartaleta f|small pastry case;% pastry|bouchée feuilletée f;bouchée aux %|Pastetchen/Pastetchen n;Pastetchen mit %|volovà m
pastel m*, pastelito m*|cake;% bake|gâteau m;gâteau salé aux %|Kuchen/Kuchen m;Auflauf mit % m|pastís m
pastel de pescado m|fish terrine|terrine de poisson f|Fischterrine f|pastís de peix m
pastel de verduras m|vegetable terrine|terrine de légumes f|Gemüseterrine f|pastís de verdures m
pastel de merluza m|hake terrine|terrine de merlu f|Seehechtterrine f|pastís de lluç m
pastel de atún m, pastel frío de atún m|tuna loaf~|pain de thon froid m|Thunfischterrine f|pastís de tonyina m
pastel de salmón m|salmon terrine|terrine de saumon f|Lachsterrine f|pastís de salmó m
pastel de gambas m|prawn terrine|terrine de crevettes f|Garnelenterrine f|pastís de gambes m
pudin de pescado m|fish terrine|terrine de poisson f|Fischterrine f|púding de peix m
pudin de merluza m|hake terrine|terrine de merlu f|Seehechtterrine f|púding de lluç m
pudin de cabracho m|scorpion fish terrine|terrine de rascasse f|Drachenkopf-Terrine f|púding d’escórpora m
pudin de verduras m|vegetable terrine|terrine de légumes f|Gemüseterrine f|púding de verdures m
flan de espárragos m|asparagus flan|flan d’asperges m|Spargelflan m|flam d’espàrrecs m
flan de calabacín m|courgette flan|flan de courgettes m|Zucchiniflan m|flam de carbassó m
soufflé m, suflé m|";% "|" m à|" n;%soufflé n|suflé m
guarnición de verduras f, guarnición de verdura f|vegetable side dish|garniture de légumes f|Gemüsebeilage f|guarnició de verdures f
guarnición de patatas f|potato side dish|garniture de pommes de terre f|Kartoffelbeilage f|guarnició de patates f
guarnición de ensalada f|side salad|garniture de salade f|Salatbeilage f|guarnició d’amanida f
plato m|plate;plate of %/plates of %|assiette f;assiette de %|Teller m;Teller mit %|plat m
plato vegetariano m|vegetarian dish|plat végétarien m|vegetarisches Gericht n|plat vegetarià m
plato vegano m|vegan dish|plat végan m|veganes Gericht n|plat vegà m
plato único m|single dish|plat unique m|Einzelgericht n|plat únic m
plato de cuchara m|stew of the day|plat mijoté m|Eintopf m|plat de cullera m
plato de la casa m|house dish|plat maison m|Gericht des Hauses n|plat de la casa m
queso tierno m|young cheese~|fromage jeune m|junger Käse m|formatge tendre m
mostaza antigua f, mostaza a la antigua f, mostaza de Dijon f|mustard~|moutarde f|Senf m|mostassa antiga f
salsa de mostaza antigua f, salsa de mostaza a la antigua f|wholegrain mustard sauce~|sauce à la moutarde à l’ancienne f|Senfsoße f|salsa de mostassa antiga f
aceite de pimentón m|paprika oil~|huile au paprika f|Paprikaöl n|oli de pebre vermell m
`
