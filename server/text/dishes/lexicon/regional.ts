/** Dishes of Spain's regions that keep their names. How to read a line: read-lexicon.ts. */
export const regional = `
sopa zurrukutuna (sopa de bacalao, ajo y pan),zurrukutuna|zurrukutuna~ (salt cod, garlic and bread soup)|zurrukutuna (soupe de morue, ail et pain)|Zurrukutuna (Kabeljau-Knoblauch-Brot-Suppe)|zurrukutuna (sopa de bacallà, all i pa)||zurrukutuna
sopa perota|"~ (tomato, pepper and bread soup)|" (soupe de tomate, poivron et pain)|" (Tomaten-Paprika-Brot-Suppe)
sopa de estrellitas,sopa de estrellas|broth with star-shaped pasta~|bouillon aux petites étoiles m|Brühe mit Sternchennudeln|sopa d'estrelletes
sopa maravilla,sopa de letras,sopa de lluvia,sopa de pistones|broth with small pasta~|bouillon aux petites pâtes m|Brühe mit Suppennudeln|sopa de pistons
sopa de menudillos|giblet soup|soupe aux abattis|Suppe mit Geflügelklein|sopa de menuts
sopa de ave,consomé de ave m|poultry broth~|bouillon de volaille m|Geflügelbrühe|brou d'au m
crema de ave|cream of poultry soup~|velouté de volaille m|Geflügelcremesuppe|crema d'au
crema de marisco y pescado|seafood and fish bisque|bisque de poissons et fruits de mer|Fisch- und Meeresfrüchtecremesuppe f|
crema parmentier!,crema de patata!|creamy potato soup|velouté de pommes de terre m|Kartoffelcremesuppe|crema de patata
cremoso|creamy purée~;creamy %~|crémeux|Creme|cremós
bisque f|shellfish ";% "|" de crustacés;" de %|Krustentiercremesuppe f;%cremesuppe|crema de crustacis;crema de %
velouté f|creamy soup;creamy % soup|" m|Cremesuppe|crema
gazpacho verde|(cold soup)|(soupe froide)|(kalte Suppe)|gaspatxo verd
mazamorra,mazamorra cordobesa|"~ (cold almond and bread soup)|" (soupe froide aux amandes et au pain)|" (kalte Mandel-Brot-Suppe)|" (sopa freda d'ametlla i pa)
pringá f|"~ (shredded stew meat, pork sausage and fat)|" (viandes du pot-au-feu effilochées, chorizo et lard de porc)|" f (zerpflücktes Fleisch, Wurst und Speck vom Schwein)|pringà (carn i embotit de porc esfilagarsats)
compango|"~ (chorizo, black pudding and pork belly)|" (chorizo, boudin noir et lard)|" (Chorizo, Blutwurst und Speck)|" (xoriço, botifarró i cansalada)
tropezones p,tropiezos|bits of pork or bread|morceaux de porc ou de pain|Stückchen Schwein oder Brot p|trossets de porc o pa
cocido maragato|"~ (León chickpea stew with many meats, chiefly pork)|" (potée de pois chiches aux viandes, surtout porc)|" (Kichererbseneintopf mit viel Fleisch, vor allem Schwein)
cocido lebaniego|"~ (Cantabrian chickpea stew with pork and cabbage)|" (potée de pois chiches au porc et chou)|" (Kichererbseneintopf mit Schwein und Kohl)
cocido extremeño,cocido andaluz|cocido~ (pulse and vegetable stew with pork and other meats)|cocido (potée de légumes secs, porc et autres viandes)|Cocido (Hülsenfrüchteeintopf mit Schwein und anderem Fleisch)|cocido
olla podrida|"~ (red bean stew with black pudding, chorizo and pork)|" (haricots rouges mijotés au boudin noir, chorizo et porc)|" (Bohneneintopf mit Blutwurst, Chorizo und Schwein)
cocido con pelotas,cocido de pelotas|cocido~ with meatballs (chickpea stew with pork and other meats)|cocido aux boulettes de viande (pois chiches, porc et autres viandes)|Cocido mit Fleischklößen (Kichererbseneintopf mit Schwein und anderem Fleisch)|cocido amb pilotes
olla gitana|"~ (chickpea, pumpkin and pear stew)|" (potée de pois chiches, potiron et poires)|" (Kichererbseneintopf mit Kürbis und Birnen)
olla de trigo,potaje de trigo m,guiso de trigo,trigo guisado,trigo de Almería|wheat and pulse stew (@)|potée de blé et légumes secs (@)|Weizen-Hülsenfrüchte-Eintopf (@)|olla de blat
olla de San Antón|San Antón bean stew (with pork)|potée de San Antón (haricots et porc)|Bohneneintopf San Antón (mit Schwein)|olla de Sant Antoni (fesols i porc)
olla aranesa|Aranese stew (with pork, chicken and vegetables)|potée aranaise (porc, poulet et légumes)|aranesischer Eintopf (mit Schwein, Huhn und Gemüse)
garbanzada,garbanzos compuestos mp,garbanza f,garbanzas compuestas fp|chickpea stew (@)|potée de pois chiches (@)|Kichererbseneintopf (@)|cigronada
lentejas compuestas p,lentejas con sacramentos,lentejas con todos sus sacramentos,lentejas con tropezones|lentils with pork and sausage|lentilles au porc et à la saucisse|Linsen mit Schwein und Wurst p|llenties amb porc i embotit
lentejas viudas p|||Linsen ohne Fleisch p|
alubias viudas p,judías viudas|||Bohnen ohne Fleisch p|
patatas viudas p|meatless potato stew|ragoût de pommes de terre sans viande m|Kartoffeleintopf ohne Fleisch|
arroz viudo|meatless rice stew~||Reis ohne Fleisch|
berza jerezana,berza gitana,berza andaluza|berza~ (Andalusian pulse and vegetable stew with pork)|berza (potée andalouse au porc)|Berza (andalusischer Eintopf mit Hülsenfrüchten und Schwein)|berza (guisat de llegums i verdures amb porc)
potaje gitano|chickpea stew|potée de pois chiches f|Kichererbseneintopf|potatge gitano
potaje canario|Canarian pulse and vegetable stew (## with pork)|(@)|kanarischer Gemüseeintopf (## mit Schwein)|
jaramagos p,collejas fp,tagarninas,cardillos mp,cerrajas fp|wild greens|herbes sauvages fp|Wildgemüse|verdures silvestres fp
asadillo,asadillo manchego,asadillo de pimientos|"~ (roasted red peppers with tomato and garlic)|" (poivrons rôtis, tomate et ail)|" (geröstete Paprika mit Tomaten und Knoblauch)
alboronía|"~ (stewed aubergine, pepper and pumpkin)|" (aubergine, poivron et potiron mijotés)|" (geschmorte Auberginen, Paprika und Kürbis)|alboronia
berenjenas de Almagro p|pickled aubergines from Almagro|petites aubergines d'Almagro au vinaigre|eingelegte Auberginen aus Almagro p|
remojón,remojón granadino,remojón de naranja|"~ (orange and salt cod salad)|" (salade d'oranges et de morue)|" (Orangen-Kabeljau-Salat)
ensalada malagueña,ensalada granadina de bacalao|potato, orange and salt cod salad|salade de pommes de terre, orange et morue|Kartoffel-Orangen-Salat mit Kabeljau|amanida malaguenya amb bacallà
ensalada valenciana|(# with tuna and egg)|(# au thon et à l'œuf)|(# mit Thunfisch und Ei)|
ensalada ilustrada,ensalada especial|mixed salad with extras (# with tuna and egg)|salade garnie (# au thon et à l'œuf)|garnierter Salat (# mit Thunfisch und Ei)|amanida il·lustrada
ensalada americana|coleslaw~ (with mayonnaise)|coleslaw m (à la mayonnaise)|Krautsalat (mit Mayonnaise)|
ensalada tropical|tropical salad (with fruit, ## with prawns or ham)|salade tropicale (aux fruits, # avec crevettes ou jambon)|tropischer Salat (mit Obst, ## mit Garnelen oder Schinken)|amanida tropical
ensalada alemana|German potato salad (# with sausage)|salade de pommes de terre à l'allemande (# avec saucisse)|deutscher Kartoffelsalat (# mit Wurst)|
ensalada Waldorf|Waldorf salad (apple, celery and walnuts)|salade Waldorf (pomme, céleri et noix)|Waldorfsalat (Apfel, Sellerie und Walnüsse)|amanida Waldorf
ensalada nizarda,ensalada nicoise|salade niçoise (with tuna, anchovies and egg)|salade niçoise|Nizza-Salat (mit Thunfisch, Sardellen und Ei)|amanida niçoise
ensalada cuatro estaciones|four seasons salad|salade quatre saisons|Vier-Jahreszeiten-Salat|amanida quatre estacions
ensalada extremeña|(@@)|(@@)|(@@)|
ensaladilla*,ensaladilla rusa*,ensalada rusa*|Russian salad (potato, vegetables, tuna and mayonnaise);% and potato salad with mayonnaise|salade russe (pommes de terre, légumes, thon et mayonnaise);salade de pommes de terre et mayonnaise aux %|russischer Salat (Kartoffeln, Gemüse, Thunfisch und Mayonnaise);Kartoffelsalat mit % und Mayonnaise|",ensaladilla russa,amanida russa||entsaladilla errusiar
moje,mojete manchego,moje manchego,moje de tomate|mojete~ (tomato, onion and olive salad, # with tuna)|mojete (salade de tomate, oignon et olives, # au thon)|Mojete m (Tomatensalat mit Zwiebeln und Oliven, # mit Thunfisch)|mojete de tomàquet (# amb tonyina)
tiznao|"~ (roasted salt cod with peppers and garlic)|" (morue grillée aux poivrons et à l'ail)|" (gerösteter Kabeljau mit Paprika und Knoblauch)
piriñaca,aliño m,picadillo de tomate|chopped tomato, pepper and onion salad;dressed % salad|salade de tomate, poivron et oignon;salade assaisonnée de %|Tomaten-Paprika-Zwiebel-Salat;angemachter %salat|amanida de tomàquet i pebrot;amanida de %
piperrada (pimiento, cebolla y tomate),piperade|"~ (peppers, onion and tomato)|pipérade (poivrons, oignon et tomate)|" (Paprika, Zwiebeln und Tomaten)|" (pebrot, ceba i tomàquet)||"
refrito,refrito de ajos,refrito de ajo|garlic oil~|huile à l'ail frit f|Knoblauchöl|refregit d'alls
sofrito|"~ (fried tomato, onion and garlic)|" (tomate, oignon et ail revenus)|" (gebratene Tomaten, Zwiebeln und Knoblauch)|sofregit
duelos y quebrantos p|" (scrambled eggs with chorizo and bacon)|" (œufs brouillés au chorizo et lard)|" p (Rührei mit Chorizo und Speck)|" (remenat amb xoriço i cansalada)
tortilla Sacromonte,tortilla del Sacromonte|Sacromonte omelette (with brains and offal)|omelette Sacromonte (à la cervelle et aux abats)|Sacromonte-Omelett (mit Hirn und Innereien)|truita Sacromonte (amb cervell i menuts)
tortilla vaga|open omelette|omelette ouverte|offenes Omelett|truita vaga
huevos cabreados p|fried eggs on matchstick potatoes with spicy oil|œufs au plat sur pommes paille, huile piquante|Spiegeleier auf Strohkartoffeln mit scharfem Öl p|ous emprenyats
huevos encapotados p,huevos villeroy|béchamel-coated fried eggs|œufs enrobés de béchamel et frits|Eier in frittierter Béchamelhülle p|ous a la Villeroy
huevo mollet,huevos mollet mp|soft-boiled egg|œuf mollet|weich gekochtes Ei/weich gekochte Eier n|ou mollet
huevos benedictinos p,huevos benedictine,huevos Benedict,huevo Benedict m|eggs Benedict (poached, with hollandaise, # with ham);& with %~|œufs Bénédicte (pochés, sauce hollandaise, @@)|Eier Benedict p (pochiert, mit Sauce hollandaise, # mit Schinken)|ous benedictins
huevos turcos p|(poached, with yoghurt)|œufs à la turque (pochés, au yaourt)|(pochiert, mit Joghurt)|
huevos al nido p|eggs in a nest|œufs au nid|Eier im Nest p|ous al niu
farinato|"~ (bread and pork fat sausage)|" (saucisse de pain et saindoux)|" f (Wurst aus Brot und Schweinefett)
tortilla de patata rellena,tortilla de patatas rellena|stuffed potato omelette;potato omelette stuffed with %|omelette aux pommes de terre farcie|gefülltes Kartoffelomelett;mit % & n|truita de patates farcida
patatas tres salsas p|fried potatoes with three sauces|pommes de terre frites aux trois sauces|Bratkartoffeln mit drei Soßen p|patates tres salses
patatas bravioli p,bravioli|fried potatoes with spicy sauce and garlic mayonnaise|pommes de terre frites, sauce piquante et aïoli|Bratkartoffeln mit scharfer Soße und Aioli p|patates braves amb allioli
patatas paja p|matchstick potatoes|pommes paille|Strohkartoffeln p|patates palla
patatas chips p,chips,patatas fritas de bolsa,patatas de bolsa|crisps|chips|Kartoffelchips p|patates xips
patatas dauphinoise p|dauphinoise potatoes (baked in cream)|gratin dauphinois m|Kartoffelgratin n|patates dauphinoise
papas locas p|chips with minced meat, cheese and sauces|frites à la viande hachée, fromage et sauces|Pommes mit Hackfleisch, Käse und Soßen p|patates amb carn picada i formatge
patatas al montón p|fried sliced potatoes with onion and pepper|pommes de terre sautées à l'oignon et au poivron|Bratkartoffeln mit Zwiebeln und Paprika p|patates al munt
patatas en ajopollo p|potatoes in almond and garlic sauce|pommes de terre sauce aux amandes et à l'ail|Kartoffeln in Mandel-Knoblauch-Soße p|patates amb salsa d'ametlla i all
paella valenciana de pollo y conejo|Valencian paella with chicken and rabbit|paella valencienne au poulet et lapin||
arroz de marisco,arroz con marisco,arroz de mariscos|seafood rice~||||"
arroz de montaña,arroz de matanza,arroz de monte|rice with meat~ (# pork and game)|riz aux viandes (# porc et gibier)|Reis mit Fleisch (# Schwein und Wild)|
arroz seco|dry-style rice~;rice with %~|riz sec façon paella;riz aux %|trockener Reis;Reis mit %|arròs sec;arròs de %
arroz empedrado|rice with beans~ (## with salt cod)|riz aux haricots (# à la morue)|Reis mit Bohnen (## mit Kabeljau)|arròs empedrat
canelones de rustido p,canelones de asado,canelones de Sant Esteve,canelones de Navidad|cannelloni with roast meat (# pork, veal and chicken)|cannellonis à la viande rôtie (# porc, veau et poulet)|Cannelloni mit Bratenfüllung p (# Schwein, Kalb und Huhn)|,canelons de Sant Esteve,canelons de carn rostida
canelones Rossini p|cannelloni Rossini (meat and foie gras)|cannellonis Rossini (viande et foie gras)|Cannelloni Rossini p (Fleisch und Stopfleber)|canelons Rossini
serranito|" (sandwich with pork loin or chicken, ham and fried pepper);% " (sandwich with ham and fried pepper)|" (sandwich au porc ou poulet, jambon et poivron);" de % (sandwich, jambon et poivron)|" (Brötchen mit Schweinerücken oder Hähnchen, Schinken und Paprika);" mit % (Brötchen, Schinken und Paprika)|" (entrepà amb llom o pollastre, pernil i pebrot)
campero!|" (toasted sandwich, # with ham, cheese and mayonnaise);% " (toasted sandwich with ham, cheese and mayonnaise)|" (sandwich grillé, @@ et fromage);" de % (avec jambon et fromage)|" (getoastetes Brötchen, # mit Schinken und Käse);" mit % (mit Schinken und Käse)
mollete*,mollete antequerano|soft roll;& with %/&s with %|petit pain moelleux;& aux %|weiches Brötchen/weiche Brötchen;& mit %
pulga*!|small roll;small % roll|petit sandwich m|kleines Brötchen;& mit %|entrepanet m
coca de recapte|" (flatbread with roasted vegetables, ## with herring or sausage)|" (pain plat aux légumes rôtis, # hareng ou saucisse)|" (Fladenbrot mit geröstetem Gemüse, ## mit Hering oder Wurst)
coca de trempó,coca de trampó|coca with tomato, pepper and onion (flatbread)|coca à la tomate, poivron et oignon (pain plat)|Coca mit Tomaten, Paprika und Zwiebeln (Fladenbrot)
pan de cristal|crystal bread~ (thin crusty bread)|pain cristal m (fin et croustillant)|Kristallbrot (dünn und knusprig)|pa de vidre
coca de mollitas|coca with crumbs (flatbread of flour, oil and wine)|coca aux miettes (farine, huile et vin)|Coca mit Streuseln (aus Mehl, Öl und Wein)
coca de San Juan,coca de Sant Joan|Saint John's coca (sweet bread with candied fruit and pine nuts)|coca de la Saint-Jean (brioche aux fruits confits et pignons)|Johannis-Coca (süßes Brot mit kandierten Früchten und Pinienkernen)|coca de Sant Joan
coca dulce,coca de azúcar|(sweet flatbread)|coca sucrée (pain plat sucré)|(süßes Fladenbrot)|
hornazo|" (pie stuffed with pork, chorizo and egg)|" (tourte au porc, chorizo et œuf)|" (Pastete mit Schwein, Chorizo und Ei)
bollo preñado,bollo preñao,bollo de chorizo|bread roll baked with chorizo/bread rolls baked with chorizo|petit pain fourré au chorizo|Brötchen mit Chorizo gefüllt|panet amb xoriço
bomba!,bomba de la Barceloneta,bomba de patata,bomba de patata y carne|" (fried potato and meat ball with spicy sauce)|" (boulette frite de pommes de terre et viande, sauce piquante)|"/Bombas (frittierte Kartoffelkugel mit Fleisch und scharfer Soße)|" (de patata i carn)
gachamigas p,gachamiga f,migas de harina|fried flour and garlic dough (## with pork)|pâte de farine frite à l'ail f (@)|gebratener Mehlbrei mit Knoblauch (## mit Schwein)|gatxamiga f
ajo mataero,ajo de mataero|"~ (pork liver and bread pâté)|" (pâté de foie de porc et pain)|" (Schweineleber-Brot-Pastete)
ajo colorao,ajocolorao,ajo colorado|"~ (potato and red pepper mash with fish)|" (purée de pommes de terre et poivron rouge au poisson)|" (Kartoffel-Paprika-Stampf mit Fisch)
marinera!|" (breadstick ring with Russian salad and anchovy)|" (biscuit salé, salade russe et anchois)|" (Brotring mit russischem Salat und Sardelle)
bicicleta!|" (breadstick ring with Russian salad)|" (biscuit salé et salade russe)|" (Brotring mit russischem Salat)
caballito! (gamba rebozada),caballito de gamba|prawn in batter|crevette en beignet f|Garnele im Backteig/Garnelen im Backteig|gamba amb gavardina f
matrimonio!,matrimonio de anchoa y boquerón|" (salted anchovy and vinegar-marinated anchovy)|" (anchois salé et anchois au vinaigre)|" n (gesalzene und in Essig eingelegte Sardelle)|matrimoni (anxova i seitó)
banderilla|" (pickle skewer, ## with anchovy)|" (brochette de pickles, # à l'anchois)|"/Banderillas (Spieß mit Eingelegtem, ## mit Sardelle)
chanfaina|"~ (offal stew, ## with rice or blood)|" (ragoût d'abats, # au riz ou au sang)|" (Innereieneintopf, ## mit Reis oder Blut)|chanfaina (guisat de menuts, sovint amb arròs o sang)
frite,frite extremeño,frite de cordero,frite de cordero extremeño|"~ (fried lamb with paprika and garlic)|" (agneau frit au paprika et à l'ail)|" n (gebratenes Lamm mit Paprika und Knoblauch)|" de xai
cochifrito navarro,cochifrito de cordero|fried lamb pieces~|morceaux d'agneau frits mp|gebratene Lammstücke p|xai fregit
gallinejas p (tripas de cordero),entresijos mp|fried lamb intestines~|tripes d'agneau frites|frittierte Lammdärme p|tripes de xai fregides
madejas p (tripas de cordero)|lamb intestines|boyaux d'agneau mp|Lammdärme p|tripes de xai
patorrillo (tripas y patas de cordero)|stewed lamb tripe and trotters~|tripes et pieds d'agneau mijotés fp|geschmorte Lammkutteln und -füße p|tripa i peus de xai fs
gandinga (menudos de cerdo),chanfaina de cerdo|pork offal stew|ragoût d'abats de porc m|Eintopf aus Schweineinnereien|guisat de menuts de porc m
lampuga,llampuga|mahi-mahi~|coryphène|Goldmakrele/-n|llampuga
bacalao dourado,bacalao dorado,bacalao dorado a la portuguesa,bacalao a bras,bacalao a lo Bras|salt cod with egg and matchstick potatoes~|morue aux œufs et pommes paille f|Kabeljau mit Ei und Strohkartoffeln|bacallà daurat|bacallau dourado
bacalao al club ranero,bacalao club ranero|cod in pil-pil and pepper sauce~|morue sauce pil-pil et poivrons f|Kabeljau in Pil-Pil-Paprika-Soße|bacallà al club ranero
bacalao a la manresana|cod with spinach, raisins and pine nuts~|morue aux épinards, raisins secs et pignons f|Kabeljau mit Spinat, Rosinen und Pinienkernen|bacallà a la manresana
bacalao a lo tío|cod in tomato and pepper sauce~|morue sauce tomate et poivrons f|Kabeljau in Tomaten-Paprika-Soße|bacallà amb tomàquet i pebrot
bacalao a la muselina de ajo,bacalao con muselina de ajo,bacalao con muselina|cod with baked garlic mayonnaise~||mit Aioli überbackener Kabeljau|
pavía de bacalao,pavía|battered cod strip|lanière de morue en beignet|Kabeljaustreifen im Backteig|tira de bacallà arrebossat
pavía de merluza|battered hake strip|lanière de merlu en beignet|Seehechtstreifen im Backteig|tira de lluç arrebossat
pescadilla que se muerde la cola|whole fried young hake~|merluchon frit entier m|ganzer gebratener junger Seehecht|llucet fregit m
moraga de sardinas|sardines grilled over embers~|sardines grillées sur la braise fp|über Glut gegrillte Sardinen p|sardines a la brasa fp
moraga extremeña,moraga de cerdo,moraga ibérica,moraga de cerdo ibérico|moraga~ (grilled pork with garlic)|moraga (porc grillé à l'ail)|Moraga (gegrilltes Schwein mit Knoblauch)|moraga (porc a la brasa)
calamares del campo p,calamar del campo m|battered onion and pepper rings (no squid)|beignets d'oignon et de poivron (sans calamar)|Zwiebel- und Paprikaringe im Backteig p (kein Tintenfisch)|calamars del camp
papas con huevo p|fried potatoes with egg|pommes de terre frites aux œufs|Bratkartoffeln mit Ei p|
carne al toro|meat in tomato and wine sauce~ (beef or pork)|viande sauce tomate et vin (bœuf ou porc)|Fleisch in Tomaten-Wein-Soße (Rind oder Schwein)|carn amb salsa de tomàquet i vi (vedella o porc)
costillas con papas y piñas p,costillas con piñas y papas,costilla salada con piñas y papas f,papas con costillas y piñas fp,costillas con papas y piña|salted pork ribs with potatoes and corn on the cob|côtes de porc salées, pommes de terre et maïs|gesalzene Schweinerippen mit Kartoffeln und Maiskolben p|costelles salades amb patates i panotxes
pollo embarrado|chicken in garlic and paprika sauce~|poulet sauce à l'ail et au paprika|Hähnchen in Knoblauch-Paprika-Soße|pollastre embarrado
pollo Villeroy,pechuga Villeroy f,pechuga de pollo Villeroy,pechuga de pollo Villaroy,pechuga Villaroy,pechugas Villeroy fp|béchamel-coated breaded chicken breast~|blanc de poulet pané à la béchamel|panierte Hähnchenbrust in Béchamelhülle|pit de pollastre Villeroy
plato de los Montes,plato montañés,plato serrano|mountain platter (pork, sausage, egg and potatoes)|assiette montagnarde f (porc, saucisse, œuf et pommes de terre)|Bergteller (Schwein, Wurst, Ei und Kartoffeln)|plat de muntanya (porc, llonganissa, ou i patates)
torta del Casar,torta de la Serena|soft creamy sheep's cheese~|fromage de brebis coulant m|weicher Schafskäse
torta de chicharrones|sweet flatbread~ with pork crackling|galette aux rillons de porc|Schmalzkuchen mit Schweinegrieben|coca de llardons
torta de aceite|olive oil biscuit|biscuit à l'huile d'olive m|Olivenölgebäck|coca d'oli
carne de monte,carne de caza,caza mayor,caza|game~|gibier m|Wild n|caça
zurrapa,zurrapa de lomo|shredded pork in lard~|rillettes de porc fp|Schweinefleisch in Schmalz|porc en llard m
manteca,manteca de cerdo|lard~|saindoux m|Schweineschmalz n|llard m
manteca colorá,manteca colorada|paprika lard~|saindoux au paprika m|Paprikaschmalz n|llard vermell
hervido!,hervido valenciano|boiled vegetables and potatoes~|légumes et pommes de terre bouillis mp|gekochtes Gemüse mit Kartoffeln|bullit
verdura con patata,verdura y patata,verdura hervida con patata,verdura del día con patata|boiled vegetables with potato~|légumes bouillis aux pommes de terre mp|gekochtes Gemüse mit Kartoffeln|verdura amb patata,verdura bullida amb patata,verdura i patata
coca de sardina|coca with sardines (flatbread)|coca aux sardines (pain plat)|Coca mit Sardinen (Fladenbrot)
butifarra con judías fs,mongetes amb botifarra fp,botifarra amb mongetes f,butifarra con mongetes,butifarra con alubias|Catalan pork sausage with white beans|saucisse de porc catalane aux haricots blancs fs|katalanische Schweinswurst mit weißen Bohnen|botifarra amb mongetes fs,botifarra amb seques
peus de porc amb cargols p,pies de cerdo con caracoles|pig's trotters with snails|pieds de porc aux escargots|Schweinsfüße mit Schnecken p
bacalao con sanfaina,bacalao con samfaina||||
caldo verde|"~ (kale and potato soup, # with chorizo)|" (soupe de chou et pommes de terre, # au chorizo)|" m (Kohl-Kartoffel-Suppe, # mit Chorizo)|caldo verde (sopa de col i patata, # amb xoriço)
ajo caliente,ajo campero,ajomolinero|"~ (tomato, garlic and bread mash)|" (purée de tomate, ail et pain)|" m (Tomaten-Knoblauch-Brot-Brei)
gachas dulces p,poleás,poleá f,poleadas|sweet flour porridge|bouillie sucrée de farine f|süßer Mehlbrei|crema dolça de farina f
paella negra|(with squid ink)|(à l'encre de seiche)|(mit Tintenfischtinte)
fideuá negra f,fideos negros mp|black noodle paella~ (with squid ink)|(à l'encre de seiche)|(Nudeln mit Tintenfischtinte)|
risotto negro|(with squid ink)|(à l'encre de seiche)|schwarzer Risotto (mit Tintenfischtinte)|
espaguetis negros p|(with squid ink)|(à l'encre de seiche)|(mit Tintenfischtinte)|
tallarines negros p,tagliatelle negros,pasta negra f|black pasta (with squid ink)|pâtes noires fp (à l'encre de seiche)|schwarze Nudeln p (mit Tintenfischtinte)|pasta negra f
pote de berzas|pote~ (collard greens, bean and pork stew)|pote (potée de chou vert, haricots et porc)|Pote (Kohleintopf mit Bohnen und Schwein)
pote de castañas|chestnut stew (@)|potée aux châtaignes (@) f|Kastanieneintopf (@)
puré de vigilia|chickpea and cod purée~|purée de pois chiches et morue f|Kichererbsen-Kabeljau-Püree|puré de vigília
puré de San Antonio|split pea purée~|purée de pois cassés f|Püree aus Schälerbsen|puré de pèsols secs
tostada de tinga|tostada with shredded chicken|tostada au poulet effiloché|Tostada mit gezupftem Hähnchen|torrada amb pollastre esfilagarsat f
bombón helado de almendras|chocolate and almond ice cream bar|esquimau chocolat-amandes|Mandel-Schokoladen-Eis|bombó gelat d'ametlles
fruta preparada,fruta pelada,fruta cortada|cut fruit~|fruits coupés mp|geschnittenes Obst|fruita preparada
frito de pescado|fried fish~|friture de poisson f|frittierter Fisch|peix fregit
costillas bbq p,costilla bbq f|barbecued pork ribs|travers de porc au barbecue mp|Schweinerippchen vom Barbecue p|costelles a la barbacoa
costilla salada|salted pork ribs~|travers de porc salés mp|gesalzene Schweinerippen p|costelles salades fp
trigo tierno,trigo|wheat~|blé|Weizen|blat
hamburguesa de retinto|Retinto beef burger|burger de bœuf Retinto m|Burger vom Retinto-Rind
escudella barrejada,carn d'olla|Catalan stew~ (pork, beef, vegetables, rice and pasta)|escudella (potée catalane au porc, au bœuf, riz et pâtes)|katalanischer Eintopf (Schwein, Rind, Gemüse, Reis und Nudeln)|",carn d'olla
patatas emmascaradas p|mashed potato with black pudding|purée de pommes de terre au boudin noir f|Kartoffelpüree mit Blutwurst|patates emmascarades
xuixo,xuixo de crema|" (fried pastry filled with custard)|" (beignet fourré à la crème)|"/Xuixos (frittiertes Cremegebäck)|" de crema,"
borreta|"~ (salt cod, spinach and potato stew)|" (ragoût de morue, épinards et pommes de terre)|" (Kabeljau-Spinat-Kartoffel-Eintopf)
olleta alcoyana|olleta~ (pulse and pork stew)|olleta (potée de légumes secs et porc)|Olleta (Hülsenfrüchteeintopf mit Schwein)|olleta alcoiana
bajoques farcides fp,bajocas rellenas|rice-stuffed peppers (@)|poivrons farcis au riz mp (@)|mit Reis gefüllte Paprika p (@)|",pebrots farcits d'arròs mp
mullador|"~ (stewed vegetables with tuna or cod)|" (légumes mijotés au thon ou à la morue)|" (geschmortes Gemüse mit Thunfisch oder Kabeljau)
frito de matanzas|fried pork and offal~ with vegetables|porc et abats frits aux légumes mp|gebratenes Schwein mit Innereien und Gemüse|frit de matances
oliaigua m|"~ (Menorcan tomato and vegetable soup)|" (soupe minorquine de tomate et légumes)|" m (menorquinische Tomaten-Gemüse-Suppe)
bullit de peix,bullit de pescado|"~ (Ibizan fish and potato stew with rice)|" (poisson et pommes de terre, riz)|" (ibizenkischer Fisch-Kartoffel-Eintopf mit Reis)
sofrit pagès,sofrito payés|"~ (Ibizan stew of lamb, chicken and pork sausage)|" (agneau, poulet et saucisse de porc)|" (ibizenkischer Eintopf mit Lamm, Huhn und Schweinswurst)
paella parellada,arroz parellada m|rice with boned meat and peeled seafood~|riz aux viandes désossées et fruits de mer décortiqués m|Reis mit Fleisch ohne Knochen und geschälten Meeresfrüchten|",arròs parellada m
pies y tripa p|trotters and tripe|pieds et tripes|Füße und Kutteln p|peu i tripa m
meloso de ternera|slow-cooked tender beef~|bœuf fondant mijoté|butterweich geschmortes Rindfleisch|melós de vedella
rape al ajo quemado|monkfish in dark garlic sauce~|lotte à l'ail brun f|Seeteufel in dunkler Knoblauchsoße|rap a l'all cremat
croca de ternera,croca|beef rump~|rumsteck de bœuf m|Rinderhüfte|croca de vedella|croca de tenreira
empanada de millo|Galician pie in a maize crust~|tourte galicienne à la pâte de maïs|galicische Maisteig-Pastete|panada de blat de moro
judías del ganxet p|small creamy white beans|petits haricots blancs mp|kleine weiße Bohnen p|mongetes del ganxet,fesols de Santa Pau mp
cacheira,cacheira de cerdo|pig's head~|tête de porc|Schweinekopf|cap de porc m
zurrapa de hígado|pork liver in lard~|foie de porc au saindoux m|Schweineleber in Schmalz f|fetge de porc en llard m
`
