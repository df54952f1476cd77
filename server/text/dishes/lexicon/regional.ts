/** Dishes of Spain's regions that keep their names. How to read a line: read-lexicon.ts. */
export const regional = `
sopa zurrukutuna f, zurrukutuna f|zurrukutuna~ (salt cod, garlic and bread soup)|zurrukutuna f (soupe de morue, ail et pain)|Zurrukutuna f (Stockfisch-Knoblauch-Brot-Suppe)|zurrukutuna f|-|zurrukutuna
sopas mallorquinas fp, sopa mallorquina f|Mallorcan vegetable and bread stew~|potée majorquine de légumes et pain f|mallorquinischer Gemüse-Brot-Eintopf m|sopes mallorquines fp
sopa perota f|"~ (tomato, pepper and bread soup)|" f (soupe de tomate, poivron et pain)|" f (Tomaten-Paprika-Brot-Suppe)|" f
sopa maravilla f, sopa de letras f, sopa de estrellitas f, sopa de estrellas f, sopa de lluvia f, sopa de pistones f|broth with small pasta~|bouillon aux petites pâtes m|Brühe mit Suppennudeln f|sopa de pistons f
sopa de menudillos f|giblet soup|soupe aux abattis f|Suppe mit Geflügelklein f|sopa de menuts f
sopa de ave f, consomé de ave m|poultry broth~|bouillon de volaille m|Geflügelbrühe f|brou d’au m
crema de ave f|cream of poultry soup~|velouté de volaille m|Geflügelcremesuppe f|crema d’au f
crema de marisco y pescado f|seafood and fish bisque|bisque de poissons et fruits de mer f|Fisch- und Meeresfrüchtecremesuppe f|crema de marisc i peix f
crema parmentier f!, crema de patata f!|creamy potato soup|velouté de pommes de terre m|Kartoffelcremesuppe f|crema de patata f
crema de andaricas f|velvet crab bisque|bisque d’étrilles f|Krabbencremesuppe f|crema de nècores f
cremoso m|creamy purée~;creamy %~|crémeux m;crémeux de %|Creme f;%creme f|cremós m
velouté f, bisque f|creamy soup;creamy % soup|" m;" de %|Cremesuppe f;%cremesuppe f|crema f
gazpacho verde m|green gazpacho~ (cold soup)|gaspacho vert m (soupe froide)|grüner Gazpacho m (kalte Suppe)|gaspatxo verd m
mazamorra f, mazamorra cordobesa f|"~ (cold almond and bread soup)|" f (soupe froide aux amandes et au pain)|" f (kalte Mandel-Brot-Suppe)|" f
pringá f|"~ (shredded stew meat, pork sausage and fat)|" f (viandes du pot-au-feu effilochées, chorizo et lard de porc)|" f (zerpflücktes Fleisch, Wurst und Speck vom Schwein)|pringà f
compango m|"~ (chorizo, black pudding and pork belly)|" m (chorizo, boudin noir et lard)|" m (Chorizo, Blutwurst und Speck)|" m
tropezones mp, tropiezos mp|small pieces~|petits morceaux mp|kleine Einlage f|trossets mp
cocido maragato m|"~ (León chickpea stew with many meats, chiefly pork)|" m (potée de pois chiches aux viandes, surtout porc)|" m (Kichererbseneintopf mit viel Fleisch, vor allem Schwein)|" m
cocido lebaniego m|"~ (Cantabrian chickpea stew with pork and cabbage)|" m (potée de pois chiches au porc et chou)|" m (Kichererbseneintopf mit Schwein und Kohl)|" m
cocido extremeño m, cocido andaluz m, puchero valenciano m, puchero canario m, puchero andaluz m, olla podrida f, cocido de pelotas m, cocido con pelotas m|cocido~ (pulse and vegetable stew with pork and other meats)|cocido m (potée de légumes secs, porc et autres viandes)|Cocido m (Hülsenfrüchteeintopf mit Schwein und anderem Fleisch)|cocido m
olla gitana f|"~ (chickpea, pumpkin and pear stew)|" f (potée de pois chiches, potiron et poires)|" f (Kichererbseneintopf mit Kürbis und Birnen)|" f
olla de trigo f, potaje de trigo m, guiso de trigo m, trigo guisado m|wheat and pulse stew (usually with pork)|potée de blé et légumes secs f (souvent au porc)|Weizen-Hülsenfrüchte-Eintopf m (meist mit Schwein)|olla de blat f
olla de San Antón f|San Antón bean stew (with pork)|potée de San Antón f (haricots et porc)|Bohneneintopf San Antón m (mit Schwein)|olla de Sant Antoni f
olla aranesa f|Aranese stew (with pork, chicken and vegetables)|potée aranaise f (porc, poulet et légumes)|aranesischer Eintopf m (mit Schwein, Huhn und Gemüse)|" f
garbanzada f, garbanzos compuestos mp, garbanza f, garbanzas fp, garbanzas compuestas fp|chickpea stew (usually with pork)|potée de pois chiches f (souvent au porc)|Kichererbseneintopf m (meist mit Schwein)|cigronada f
lentejas compuestas fp, lentejas con sacramentos fp, lentejas con todos sus sacramentos fp, lentejas con tropezones fp|lentils with pork and sausage~|lentilles au porc et à la saucisse fp|Linsen mit Schwein und Wurst p|llenties amb porc i embotit fp
lentejas viudas fp|meatless lentils~|lentilles sans viande fp|Linsen ohne Fleisch p|llenties vídues fp
alubias viudas fp, judías viudas fp|meatless beans~|haricots sans viande mp|Bohnen ohne Fleisch p|mongetes vídues fp
patatas viudas fp|meatless potato stew~|ragoût de pommes de terre sans viande m|Kartoffeleintopf ohne Fleisch m|patates vídues fp
arroz viudo m|meatless rice stew~|riz sans viande m|Reis ohne Fleisch m|arròs vidu m
berza jerezana f, berza gitana f, berza andaluza f|berza~ (Andalusian pulse and vegetable stew with pork)|berza f (potée andalouse au porc)|Berza f (andalusischer Eintopf mit Hülsenfrüchten und Schwein)|berza f
potaje gitano m|gypsy-style chickpea stew|potée de pois chiches à la gitane f|Kichererbseneintopf nach Gitano-Art m|potatge gitano m
potaje canario m|Canarian pulse and vegetable stew (often with pork)|potée canarienne f (souvent au porc)|kanarischer Gemüseeintopf m (oft mit Schwein)|potatge canari m
jaramagos mp, collejas fp, tagarninas fp, cardillos mp, cerrajas fp|wild greens~|herbes sauvages fp|Wildgemüse n|verdures silvestres fp
asadillo m, asadillo manchego m, asadillo de pimientos m|"~ (roasted red peppers with tomato and garlic)|" m (poivrons rôtis, tomate et ail)|" m (geröstete Paprika mit Tomaten und Knoblauch)|" m
alboronía f|"~ (stewed aubergine, pepper and pumpkin)|" f (aubergine, poivron et potiron mijotés)|" f (geschmorte Auberginen, Paprika und Kürbis)|alboronia f
berenjenas de Almagro fp|pickled aubergines from Almagro~|petites aubergines d’Almagro au vinaigre fp|eingelegte Auberginen aus Almagro p|albergínies d’Almagro fp
remojón m, remojón granadino m, remojón de naranja m|"~ (orange and salt cod salad)|" m (salade d’oranges et de morue)|" m (Orangen-Stockfisch-Salat)|" m
ensalada malagueña f, ensalada granadina de bacalao f|potato, orange and salt cod salad|salade de pommes de terre, orange et morue f|Kartoffel-Orangen-Salat mit Stockfisch m|amanida malaguenya f
ensalada valenciana f|Valencian salad (usually with tuna and egg)|salade valencienne f (souvent au thon et à l’œuf)|valencianischer Salat m (meist mit Thunfisch und Ei)|amanida valenciana f
ensalada ilustrada f, ensalada especial f|garnished salad (usually with tuna and egg)|salade garnie f (souvent au thon et à l’œuf)|garnierter Salat m (meist mit Thunfisch und Ei)|amanida il·lustrada f
ensalada americana f|coleslaw~ (with mayonnaise)|coleslaw m (à la mayonnaise)|Krautsalat m (mit Mayonnaise)|amanida americana f
ensalada tropical f|tropical salad (with fruit, often with prawns or ham)|salade tropicale f (aux fruits, souvent avec crevettes ou jambon)|tropischer Salat m (mit Obst, oft mit Garnelen oder Schinken)|amanida tropical f
ensalada alemana f|German potato salad (usually with sausage)|salade de pommes de terre à l’allemande f (souvent avec saucisse)|deutscher Kartoffelsalat m (meist mit Wurst)|amanida alemanya f
ensalada Waldorf f|Waldorf salad (apple, celery and walnuts)|salade Waldorf f (pomme, céleri et noix)|Waldorfsalat m (Apfel, Sellerie und Walnüsse)|amanida Waldorf f
ensalada nizarda f, ensalada nicoise f|salade niçoise (with tuna, anchovies and egg)|salade niçoise f|Nizza-Salat m (mit Thunfisch, Sardellen und Ei)|amanida niçoise f
ensalada capresse f|Caprese salad (tomato and mozzarella)|salade caprese f (tomate et mozzarella)|Caprese m (Tomaten und Mozzarella)|amanida caprese f
ensalada cuatro estaciones f|four seasons salad|salade quatre saisons f|Vier-Jahreszeiten-Salat m|amanida quatre estacions f
ensalada extremeña f|Extremadura-style salad (often with ham)|salade d’Estrémadure f (souvent au jambon)|Salat nach Extremadura-Art m (oft mit Schinken)|amanida extremenya f
ensaladilla f*, ensaladilla rusa f*|Russian salad (potato, vegetables, tuna and mayonnaise);% and potato salad with mayonnaise|salade russe f (pommes de terre, légumes, thon et mayonnaise);salade de pommes de terre et mayonnaise aux %|russischer Salat m (Kartoffeln, Gemüse, Thunfisch und Mayonnaise);Kartoffelsalat mit Mayonnaise und %|" f
moje m, mojete manchego m, moje manchego m, moje de tomate m|mojete~ (tomato, onion and olive salad, usually with tuna)|mojete m (salade de tomate, oignon et olives, souvent au thon)|Mojete m (Tomatensalat mit Zwiebeln und Oliven, meist mit Thunfisch)|mojete m
tiznao m|"~ (roasted salt cod with peppers and garlic)|" m (morue grillée aux poivrons et à l’ail)|" m (gerösteter Stockfisch mit Paprika und Knoblauch)|" m
piriñaca f, aliño m, picadillo de tomate m|chopped tomato, pepper and onion salad;dressed % salad|salade de tomate, poivron et oignon f;salade assaisonnée de %|Tomaten-Paprika-Zwiebel-Salat m;angemachter %salat m|pipirrana f
piperrada f, piperade f|"~ (peppers, onion and tomato)|pipérade f (poivrons, oignon et tomate)|" f (Paprika, Zwiebeln und Tomaten)|" f|-|"
refrito m, refrito de ajos m, refrito de ajo m|garlic oil~|huile à l’ail frit f|Knoblauchöl n|refregit d’alls m
sofrito m|"~ (fried tomato, onion and garlic)|" m (tomate, oignon et ail revenus)|" m (gebratene Tomaten, Zwiebeln und Knoblauch)|sofregit m
duelos y quebrantos mp|"~ (scrambled eggs with chorizo and bacon)|" mp (œufs brouillés au chorizo et lard)|" p (Rührei mit Chorizo und Speck)|" mp
tortilla Sacromonte f, tortilla del Sacromonte f|Sacromonte omelette (with brains and offal)|omelette Sacromonte f (à la cervelle et aux abats)|Sacromonte-Omelett n (mit Hirn und Innereien)|truita Sacromonte f
tortilla vaga f|open omelette|omelette ouverte f|offenes Omelett n|truita vaga f
huevos cabreados mp|fried eggs on matchstick potatoes with spicy oil~|œufs au plat sur pommes paille, huile piquante mp|Spiegeleier auf Strohkartoffeln mit scharfem Öl p|ous emprenyats mp
huevos encapotados mp, huevos villeroy mp|béchamel-coated fried eggs~|œufs enrobés de béchamel et frits mp|Eier in frittierter Béchamelhülle p|ous a la Villeroy mp
huevo mollet m, huevos mollet mp|soft-boiled egg|œuf mollet m|weich gekochtes Ei/weich gekochte Eier n|ou mollet m
huevos benedictinos mp, huevos Benedict mp, huevo Benedict m|eggs Benedict~ (poached, with hollandaise, usually with ham);eggs Benedict with %~|œufs Bénédicte mp (pochés, sauce hollandaise, souvent au jambon)|Eier Benedict p (pochiert, mit Sauce hollandaise, meist mit Schinken)|ous benedictins mp
huevos turcos mp|Turkish eggs~ (poached, with yoghurt)|œufs à la turque mp (pochés, au yaourt)|türkische Eier p (pochiert, mit Joghurt)|ous turcs mp
huevos al nido mp|eggs in a nest~|œufs au nid mp|Eier im Nest p|ous al niu mp
farinato m|"~ (bread and pork fat sausage)|" m (saucisse de pain et saindoux)|" f (Wurst aus Brot und Schweinefett)|" m
tortilla de patata rellena f, tortilla de patatas rellena f|stuffed potato omelette;potato omelette stuffed with %|omelette aux pommes de terre farcie f;omelette aux pommes de terre farcie de %|gefülltes Kartoffelomelett n;mit % gefülltes Kartoffelomelett n|truita de patates farcida f
patatas tres salsas fp|fried potatoes with three sauces~|pommes de terre frites aux trois sauces fp|Bratkartoffeln mit drei Soßen p|patates tres salses fp
patatas bravioli fp, bravioli fp|fried potatoes with spicy sauce and garlic mayonnaise~|pommes de terre frites, sauce piquante et aïoli fp|Bratkartoffeln mit scharfer Soße und Aioli p|patates braves amb allioli fp
patatas paja fp|matchstick potatoes~|pommes paille fp|Strohkartoffeln p|patates palla fp
patatas chips fp, chips fp|crisps~|chips fp|Kartoffelchips p|patates xips fp
patatas dauphinoise fp|dauphinoise potatoes~ (baked in cream)|gratin dauphinois m|Kartoffelgratin n|patates dauphinoise fp
papas locas fp|chips with minced meat, cheese and sauces~|frites à la viande hachée, fromage et sauces fp|Pommes mit Hackfleisch, Käse und Soßen p|papes boges fp
patatas al montón fp|fried sliced potatoes with onion and pepper~|pommes de terre sautées à l’oignon et au poivron fp|Bratkartoffeln mit Zwiebeln und Paprika p|patates al munt fp
patatas en ajopollo fp|potatoes in almond and garlic sauce~|pommes de terre sauce aux amandes et à l’ail fp|Kartoffeln in Mandel-Knoblauch-Soße p|patates amb ajopollo fp
paella valenciana de pollo y conejo f|Valencian paella with chicken and rabbit|paella valencienne au poulet et lapin f|valencianische Paella mit Hähnchen und Kaninchen f|paella valenciana de pollastre i conill f
paella ciega f, arroz ciego m, paella del señorito f, paella de señorito f, paella del senyoret f, arroz de señorito m|seafood rice~ (everything peeled)|riz aux fruits de mer décortiqués m|Reis mit geschälten Meeresfrüchten m|arròs del senyoret m
arroz de marisco m, arroz con marisco m, arroz de mariscos m|seafood rice~|riz aux fruits de mer m|Reis mit Meeresfrüchten m|arròs de marisc m|" m
arroz de montaña m, arroz de matanza m, arroz de monte m|rice with meat~ (usually pork and game)|riz aux viandes m (souvent porc et gibier)|Reis mit Fleisch m (meist Schwein und Wild)|arròs de muntanya m
arroz seco m|dry-style rice~;rice with %~|riz sec façon paella m;riz aux %|trockener Reis m;Reis mit %|arròs sec m;arròs de %
arroz cremoso m|creamy rice~;creamy rice with %~|riz crémeux m;riz crémeux aux %|cremiger Reis m;cremiger Reis mit %|arròs cremós m
arroz empedrado m|rice with beans~ (often with salt cod)|riz aux haricots m (souvent à la morue)|Reis mit Bohnen m (oft mit Stockfisch)|arròs empedrat m
canelones de rustido mp, canelones de asado mp, canelones de Sant Esteve mp, canelones de Navidad mp|cannelloni with roast meat~ (usually pork, veal and chicken)|cannellonis à la viande rôtie mp (souvent porc, veau et poulet)|Cannelloni mit Bratenfüllung p (meist Schwein, Kalb und Huhn)|canelons de rostit mp, canelons de Sant Esteve mp, canelons de carn rostida mp
canelones Rossini mp|cannelloni Rossini~ (meat and foie gras)|cannellonis Rossini mp (viande et foie gras)|Cannelloni Rossini p (Fleisch und Stopfleber)|canelons Rossini mp
serranito m|" (sandwich with pork loin or chicken, ham and fried pepper)|" m (sandwich au porc ou poulet, jambon et poivron)|" m (Brötchen mit Schweinelende oder Hähnchen, Schinken und Paprika)|" m
campero m!|" (toasted sandwich, usually with ham, cheese and mayonnaise);% " (toasted sandwich with ham, cheese and mayonnaise)|" m (sandwich grillé, souvent au jambon et fromage);" de % (avec jambon et fromage)|" m (getoastetes Brötchen, meist mit Schinken und Käse);" mit % (mit Schinken und Käse)|" m
mollete m*, mollete antequerano m|soft roll;soft roll with %/soft rolls with %|petit pain moelleux m;petit pain moelleux aux %|weiches Brötchen/weiche Brötchen n;weiches Brötchen mit %|" m
pulga f!*|small roll;small % roll|petit sandwich m;petit sandwich de %|kleines Brötchen n;kleines Brötchen mit %|entrepanet m;entrepanet de %
coca de recapte f|" (flatbread with roasted vegetables, often with herring or sausage)|" f (pain plat aux légumes rôtis, souvent hareng ou saucisse)|" f (Fladenbrot mit geröstetem Gemüse, oft mit Hering oder Wurst)|" f
coca de trempó f, coca de trampó f|coca with tomato, pepper and onion (flatbread)|coca à la tomate, poivron et oignon f (pain plat)|Coca mit Tomaten, Paprika und Zwiebeln f (Fladenbrot)|" f
coca de cristal f, pan de cristal m|crystal bread~ (thin crusty bread)|pain cristal m (fin et croustillant)|Kristallbrot n (dünn und knusprig)|pa de vidre m, coca de vidre f
coca de mollitas f|coca with crumbs (flatbread of flour, oil and wine)|coca aux miettes f (farine, huile et vin)|Coca mit Streuseln f (aus Mehl, Öl und Wein)|" f
coca de San Juan f, coca de Sant Joan f|Saint John’s coca (sweet bread with candied fruit and pine nuts)|coca de la Saint-Jean f (brioche aux fruits confits et pignons)|Johannis-Coca f (süßes Brot mit kandierten Früchten und Pinienkernen)|coca de Sant Joan f
coca de crema f, coca de azúcar f, coca de cabello de ángel f, coca dulce f|sweet coca (sweet flatbread)|coca sucrée f (pain plat sucré)|süße Coca f (süßes Fladenbrot)|coca dolça f
hornazo m|" (pie stuffed with pork, chorizo and egg)|" m (tourte au porc, chorizo et œuf)|" m (Pastete mit Schwein, Chorizo und Ei)|" m
bollo preñado m, bollo preñao m, bollo de chorizo m|bread roll baked with chorizo/bread rolls baked with chorizo|petit pain fourré au chorizo m|Brötchen mit Chorizo gefüllt n|panet amb xoriço m
bomba f!, bomba de la Barceloneta f, bomba de patata f, bomba de patata y carne f|" (fried potato and meat ball with spicy sauce)|" f (boulette frite de pommes de terre et viande, sauce piquante)|"/Bombas f (frittierte Kartoffelkugel mit Fleisch und scharfer Soße)|" f (de patata i carn)
gachamigas fp, gachamiga f, migas ruleras fp, migas de harina fp, ajoharina f, ajo harina m, ajo de harina m|fried flour and garlic mash~ (often with pork)|pâte de farine frite à l’ail f (souvent au porc)|gebratener Mehlbrei mit Knoblauch m (oft mit Schwein)|gatxamiga f
migas de pastor fp|migas~ (fried breadcrumbs with garlic and usually pork)|migas fp (miettes de pain frites à l’ail, souvent avec du porc)|Migas p (gebratene Brotkrumen mit Knoblauch, meist mit Schwein)|molles fp
gazpacho de pastor m, torta de gazpacho f|gazpacho manchego~ (game stew with flatbread)|gazpacho manchego m (ragoût de gibier et galette)|Gazpacho manchego m (Wildeintopf mit Fladenbrot)|gaspatxo manxec m
atascaburras manchego m|atascaburras~ (salt cod and potato mash with garlic, egg and often walnuts)|atascaburras m (purée de morue et pommes de terre à l’ail, œuf et souvent noix)|Atascaburras n (Stockfisch-Kartoffel-Stampf mit Knoblauch, Ei und oft Walnüssen)|atascaburras m
ajo arriero m|ajoarriero~ (salt cod with garlic)|ajoarriero m (morue à l’ail)|Ajoarriero m (Stockfisch mit Knoblauch)|allarrier m
ajo mataero m, ajo de mataero m|"~ (pork liver and bread pâté)|" m (pâté de foie de porc et pain)|" m (Schweineleber-Brot-Pastete)|" m
ajo colorao m, ajocolorao m, ajo colorado m|"~ (potato and red pepper mash with salt cod)|" m (purée de pommes de terre et poivron rouge à la morue)|" m (Kartoffel-Paprika-Stampf mit Stockfisch)|" m
marinera f!|" (breadstick ring with Russian salad and anchovy)|" f (biscuit salé, salade russe et anchois)|" f (Brotring mit russischem Salat und Sardelle)|" f
bicicleta f!|" (breadstick ring with Russian salad)|" f (biscuit salé et salade russe)|" f (Brotring mit russischem Salat)|" f
caballito m!, caballito de gamba m|prawn in batter|crevette en beignet f|Garnele im Backteig/Garnelen im Backteig f|gamba amb gavardina f
matrimonio m!, matrimonio de anchoa y boquerón m|" (salted anchovy and vinegar-marinated anchovy)|" m (anchois salé et anchois au vinaigre)|" n (gesalzene und in Essig eingelegte Sardelle)|matrimoni m (anxova i seitó)
banderilla f|" (pickle skewer, often with anchovy)|" f (brochette de pickles, souvent à l’anchois)|"/Banderillas f (Spieß mit Eingelegtem, oft mit Sardelle)|" f
gilda de anchoa f|gilda (skewer of olive, anchovy and pickled chilli)|gilda f (brochette d’olive, anchois et piment)|Gilda/Gildas f (Spieß mit Olive, Sardelle und Peperoni)|gilda f
chanfaina f|"~ (offal stew)|" f (ragoût d’abats)|" f (Innereieneintopf)|xanfaina f
frite m, frite extremeño m, frite de cordero m, frite de cordero extremeño m|"~ (fried lamb with paprika and garlic)|" m (agneau frit au paprika et à l’ail)|" n (gebratenes Lamm mit Paprika und Knoblauch)|" de xai m
cochifrito navarro m, cuchifrito m, cochifrito de cordero m|fried lamb pieces~|morceaux d’agneau frits mp|gebratene Lammstücke p|xai fregit m
patorrillo m, madejas fp, gallinejas fp, entresijos mp|fried lamb intestines~|tripes d’agneau frites fp|frittierte Lammdärme p|tripes de xai fregides fp
gandinga f, chanfaina de cerdo f|pork offal stew|ragoût d’abats de porc m|Eintopf aus Schweineinnereien m|guisat de menuts de porc m
menudo gitano m|tripe with chickpeas~|tripes aux pois chiches fp|Kutteln mit Kichererbsen p|tripa amb cigrons f s
lampuga f, llampuga f|mahi-mahi~|coryphène f|Goldmakrele/Goldmakrelen f|llampuga f
bienmesabe gaditano m|floured and fried marinated dogfish~ (small shark)|chien de mer mariné, fariné et frit m (petit requin)|marinierter, bemehlter und frittierter Hundshai m|caçó en adob m
bacalao dourado m, bacalao dorado m, bacalao dorado a la portuguesa m, bacalao a bras m, bacalao a lo Bras m|salt cod with egg and matchstick potatoes~|morue aux œufs et pommes paille f|Stockfisch mit Ei und Strohkartoffeln m|bacallà daurat m|bacallau dourado m
bacalao al club ranero m, bacalao club ranero m|cod in pil-pil and pepper sauce~|morue sauce pil-pil et poivrons f|Kabeljau in Pil-Pil-Paprika-Soße m|bacallà al club ranero m
bacalao a la manresana m|cod with spinach, raisins and pine nuts~|morue aux épinards, raisins secs et pignons f|Kabeljau mit Spinat, Rosinen und Pinienkernen m|bacallà a la manresana m
bacalao a lo tío m|cod in tomato and pepper sauce~|morue sauce tomate et poivrons f|Kabeljau in Tomaten-Paprika-Soße m|bacallà a la manera de l’oncle m
bacalao a la muselina de ajo m, bacalao con muselina de ajo m, bacalao con muselina m|cod with baked garlic mayonnaise~|morue gratinée à l’aïoli f|mit Aioli überbackener Kabeljau m|bacallà a la mussolina d’all m
pavía f, pavía de bacalao f|battered cod strip|lanière de morue en beignet f|Kabeljaustreifen im Backteig m|tira de bacallà arrebossat f
pavía de merluza f|battered hake strip|lanière de merlu en beignet f|Seehechtstreifen im Backteig m|tira de lluç arrebossat f
pescadilla que se muerde la cola f|whole fried young hake~|merluchon frit entier m|ganzer gebratener junger Seehecht m|llucet fregit m
moraga de sardinas f, moraga f|sardines grilled over embers~|sardines grillées sur la braise fp|über Glut gegrillte Sardinen p|sardines a la brasa fp
rape alangostado m|monkfish cooked lobster-style with paprika~ (no lobster)|lotte façon langouste au paprika f (sans langouste)|Seeteufel nach Langustenart mit Paprika m (ohne Languste)|rap a l’estil de llagosta m
calamares del campo mp, calamar del campo m|battered onion and pepper rings~ (no squid)|beignets d’oignon et de poivron mp (sans calamar)|Zwiebel- und Paprikaringe im Backteig p (kein Tintenfisch)|calamars del camp mp
papas con huevo fp|fried potatoes with egg~|pommes de terre frites aux œufs fp|Bratkartoffeln mit Ei p|patates amb ou fp
carne al toro f|meat in tomato and wine sauce~ (beef or pork)|viande sauce tomate et vin f (bœuf ou porc)|Fleisch in Tomaten-Wein-Soße n (Rind oder Schwein)|carn al toro f
carne richada f|larded braised beef~ (with bacon)|bœuf lardé et braisé m|gespickter Rinderschmorbraten m|carn metxada f|" f
costillas con papas y piñas fp, costillas con piñas y papas fp, costilla salada con piñas y papas f, papas con costillas y piñas fp, costillas con papas y piña fp|salted pork ribs with potatoes and corn on the cob~|côtes de porc salées, pommes de terre et maïs fp|gesalzene Schweinerippen mit Kartoffeln und Maiskolben p|costelles salades amb patates i panotxes fp
pollo embarrado m|chicken in garlic and paprika sauce~|poulet sauce à l’ail et au paprika m|Hähnchen in Knoblauch-Paprika-Soße n|pollastre embarrado m
pollo Villeroy m, pechuga Villeroy f, pechuga de pollo Villeroy f, pechuga de pollo Villaroy f, pechuga Villaroy f, pechugas Villeroy fp|breaded chicken breast in béchamel~|blanc de poulet pané à la béchamel m|panierte Hähnchenbrust in Béchamel f|pit de pollastre Villeroy m
plato de los Montes m, plato montañés m, plato serrano m|mountain platter (pork, sausage, egg and potatoes)|assiette montagnarde f (porc, saucisse, œuf et pommes de terre)|Bergteller m (Schwein, Wurst, Ei und Kartoffeln)|plat de muntanya m
torta del Casar f, torta de la Serena f|soft creamy sheep’s cheese~|fromage de brebis coulant m|weicher Schafskäse m|" f
torta de chicharrones f|lard cake with pork crackling|galette aux rillons de porc f|Schmalzkuchen mit Schweinegrieben m|coca de llardons f
torta de aceite f|olive oil biscuit|biscuit à l’huile d’olive m|Olivenölgebäck n|coca d’oli f
carne de monte f, carne de caza f, caza mayor f, caza f|game~|gibier m|Wild n|caça f|caza f
zurrapa f, zurrapa de lomo f, zurrapa de hígado f|pork in lard~|rillettes de porc fp|Schweinefleisch in Schmalz n|porc en llard m
manteca colorá f, manteca colorada f, manteca f, manteca de cerdo f|lard~|saindoux m|Schweineschmalz n|llard m
hervido m!, hervido valenciano m|boiled vegetables and potatoes~|légumes et pommes de terre bouillis mp|gekochtes Gemüse mit Kartoffeln n|bullit m
verdura con patata f, verdura y patata f, verdura hervida con patata f, verdura del día con patata f|boiled vegetables with potato~|légumes bouillis aux pommes de terre mp|gekochtes Gemüse mit Kartoffeln n|verdura amb patata f, verdura bullida amb patata f, verdura i patata f
coca de sardina f|coca with sardines (flatbread)|coca aux sardines f (pain plat)|Coca mit Sardinen f (Fladenbrot)|" f
mongetes amb botifarra fp, botifarra amb mongetes f, butifarra con mongetes f, butifarra con judías f, butifarra con alubias f|Catalan pork sausage~ with white beans|saucisse de porc catalane aux haricots blancs f|katalanische Schweinswurst mit weißen Bohnen f|botifarra amb mongetes f, botifarra amb seques f
peus de porc amb cargols mp, pies de cerdo con caracoles mp|pig’s trotters with snails~|pieds de porc aux escargots mp|Schweinsfüße mit Schnecken p|" mp
pollo con bogavante m, pollo con langosta m|chicken with lobster~|poulet au homard m|Hähnchen mit Hummer n|pollastre amb llagosta m
bacalao con sanfaina m, bacalao con samfaina m|cod with samfaina~ (Catalan ratatouille)|morue à la samfaina f (ratatouille catalane)|Kabeljau mit Samfaina m (katalanisches Ratatouille)|bacallà amb samfaina m
caldo verde m|"~ (kale and potato soup, usually with chorizo)|" m (soupe de chou et pommes de terre, souvent au chorizo)|" m (Kohl-Kartoffel-Suppe, meist mit Chorizo)|brou verd m
ajo caliente m, ajo campero m, ajomolinero m|"~ (tomato, garlic and bread mash)|" m (purée de tomate, ail et pain)|" m (Tomaten-Knoblauch-Brot-Brei)|" m
gachas dulces fp, poleás fp, poleadas fp|sweet flour porridge~|bouillie sucrée de farine f|süßer Mehlbrei m|farinetes dolces fp
paella negra f|black paella (with squid ink)|paella noire f (à l’encre de seiche)|schwarze Paella f (mit Tintenfischtinte)|" f
fideuá negra f, fideos negros mp|black noodle paella~ (with squid ink)|fideuà noire f (à l’encre de seiche)|schwarze Fideuà f (Nudeln mit Tintenfischtinte)|fideuà negra f
risotto negro m|black risotto (with squid ink)|risotto noir m (à l’encre de seiche)|schwarzer Risotto m (mit Tintenfischtinte)|risotto negre m
espaguetis negros mp|black spaghetti~ (with squid ink)|spaghettis noirs mp (à l’encre de seiche)|schwarze Spaghetti p (mit Tintenfischtinte)|espaguetis negres mp
tallarines negros mp, tagliatelle negros mp, pasta negra f|black pasta~ (with squid ink)|pâtes noires fp (à l’encre de seiche)|schwarze Nudeln p (mit Tintenfischtinte)|pasta negra f
caldo de huesos m|bone broth~|bouillon d’os m|Knochenbrühe f|brou d’ossos m
pote de berzas m, pote de castañas m|pote~ (vegetable stew with pork)|pote m (potée de légumes au porc)|Pote m (Gemüseeintopf mit Schwein)|pot m
cocido de garbanzos m|cocido~ (chickpea stew with pork, beef and vegetables)|cocido m (potée de pois chiches au porc et au bœuf)|Cocido m (Kichererbseneintopf mit Fleisch und Gemüse)|cocido de cigrons m
puré de vigilia m|chickpea and cod purée~|purée de pois chiches et morue f|Kichererbsen-Kabeljau-Püree n|puré de vigília m
puré de San Antonio m|split pea purée~|purée de pois cassés f|Püree aus Schälerbsen n|puré de pèsols secs m
san jacobos mp, sanjacobos mp|breaded ham and cheese parcels~|cordons bleus mp|Cordon bleu n|santjacobs mp
tostada de tinga f|tostada with shredded chicken|tostada au poulet effiloché f|Tostada mit gezupftem Hähnchen f|" f
tarta tatin de manzana f|tarte Tatin (caramelised apple tart)|tarte Tatin f|Tarte Tatin f|tarta Tatin f
turrón blando m, turrón de Alicante m, turrón duro m|almond turrón~ (nougat)|turrón m (nougat aux amandes)|Turrón m (Mandelnougat)|torró m
bombón helado de almendras m|chocolate and almond ice cream bar|esquimau chocolat-amandes m|Mandel-Schokoladen-Eis n|bombó gelat d’ametlles m
fruta preparada f, fruta pelada f, fruta cortada f|cut fruit~|fruits coupés mp|geschnittenes Obst n|fruita preparada f
frito de pescado m|fried fish~|friture de poisson f|frittierter Fisch m|peix fregit m
costillas bbq fp, costilla bbq f|barbecued pork ribs~|travers de porc au barbecue mp|Schweinerippchen vom Barbecue p|costelles a la barbacoa fp
costilla salada f|salted pork ribs~|travers de porc salés mp|gesalzene Schweinerippen p|costelles salades fp
trigo tierno m, trigo m|wheat~|blé m|Weizen m|blat m
hamburguesa de retinto f|Retinto beef burger|burger de bœuf Retinto m|Burger vom Retinto-Rind m|" f
escudella barrejada f, carn d’olla f|Catalan stew~ (pork, beef, vegetables, rice and pasta)|escudella f (potée catalane au porc, au bœuf, riz et pâtes)|katalanischer Eintopf m (Schwein, Rind, Gemüse, Reis und Nudeln)|" f, carn d’olla f
patatas emmascaradas fp|mashed potato with black pudding~|purée de pommes de terre au boudin noir f|Kartoffelpüree mit Blutwurst n|patates emmascarades fp
xuixo m, xuixo de crema m|" (fried pastry filled with custard)|" m (beignet fourré à la crème)|"/Xuixos m (frittiertes Cremegebäck)|" de crema m, " m
borreta f|"~ (salt cod, spinach and potato stew)|" f (ragoût de morue, épinards et pommes de terre)|" f (Stockfisch-Spinat-Kartoffel-Eintopf)|" f
olleta alcoyana f|olleta~ (pulse and pork stew)|olleta f (potée de légumes secs et porc)|Olleta f (Hülsenfrüchteeintopf mit Schwein)|olleta alcoiana f
bajoques farcides fp, bajocas rellenas fp|stuffed peppers with rice~ (usually with pork)|poivrons farcis au riz mp (souvent au porc)|mit Reis gefüllte Paprika p (meist mit Schwein)|" fp, pebrots farcits d’arròs mp
mullador m|"~ (stewed vegetables with tuna or cod)|" m (légumes mijotés au thon ou à la morue)|" m (geschmortes Gemüse mit Thunfisch oder Kabeljau)|" m
frito de matanzas m|fried pork and offal~ with vegetables|porc et abats frits aux légumes mp|gebratenes Schwein mit Innereien und Gemüse n|frit de matances m
oliaigua m|"~ (Menorcan tomato and vegetable soup)|" m (soupe minorquine de tomate et légumes)|" m (menorquinische Tomaten-Gemüse-Suppe)|" m
bullit de peix m, bullit de pescado m|"~ (Ibizan fish and potato stew with rice)|" m (poisson et pommes de terre, riz)|" m (ibizenkischer Fisch-Kartoffel-Eintopf mit Reis)|" m
sofrit pagès m, sofrito payés m|"~ (Ibizan stew of lamb, chicken and pork sausage)|" m (agneau, poulet et saucisse de porc)|" m (ibizenkischer Eintopf mit Lamm, Huhn und Schweinswurst)|" m
paella parellada f, arroz parellada m|rice with boned meat and peeled seafood~|riz aux viandes désossées et fruits de mer décortiqués m|Reis mit Fleisch ohne Knochen und geschälten Meeresfrüchten m|" f, arròs parellada m
pies y tripa mp|trotters and tripe~|pieds et tripes mp|Füße und Kutteln p|peu i tripa m
melós de vedella m, meloso de ternera m|slow-cooked tender beef~|bœuf fondant mijoté m|butterweich geschmortes Rindfleisch n|" m
rape al ajo quemado m|monkfish in dark garlic sauce~|lotte à l’ail brun f|Seeteufel in dunkler Knoblauchsoße m|rap a l’all cremat m
croca f, croca de ternera f|beef rump~|rumsteck de bœuf m|Rinderhüfte f|" de vedella f|" f, " de tenreira f
empanada de millo f|Galician pie in a maize crust~|tourte galicienne à la pâte de maïs f|galicische Maisteig-Pastete f|panada de blat de moro f|" f
pan de millo m|corn bread~|pain de maïs m|Maisbrot n|pa de blat de moro m|" m, broa f
trucha escabechada f|trout in a vinegar marinade~|truite à l’escabèche f|Forelle in Essigmarinade f|truita escabetxada f
judías del ganxet fp|small creamy white beans~|petits haricots blancs mp|kleine weiße Bohnen p|mongetes del ganxet fp, fesols de Santa Pau mp
`
