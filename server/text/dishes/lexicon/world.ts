/** Dishes of other countries that Spanish menus have. How to read a line: read-lexicon.ts. */
export const world = `
pad thai m|"~ (rice noodles, usually with egg and peanuts);% "~ (rice noodles, usually with egg and peanuts)|pad thaï m (nouilles de riz, souvent avec œuf et cacahuètes);pad thaï aux % (nouilles de riz, souvent avec œuf et cacahuètes)|Pad Thai n (Reisnudeln, meist mit Ei und Erdnüssen);Pad Thai mit % (Reisnudeln, meist mit Ei und Erdnüssen)|" m (fideus d’arròs, sovint amb ou i cacauets)
yakisoba m|"~ (fried wheat noodles);% "~ (fried wheat noodles)|" m (nouilles de blé sautées);" aux % (nouilles de blé sautées)|" p (gebratene Weizennudeln);" mit % (gebratene Weizennudeln)|" m (fideus saltats)
udon m, fideos udon m p, tallarines udon m p|" noodles~|nouilles " fp|Udon-Nudeln p|fideus " mp
soba f, fideos soba m p|" noodles~ (buckwheat)|nouilles " fp (sarrasin)|Soba-Nudeln p (Buchweizen)|fideus " mp
fideos de arroz mp, tallarines de arroz mp|rice noodles~|nouilles de riz fp|Reisnudeln p|fideus d’arròs mp
ramen m|"~ (noodle soup);% "~ (noodle soup)|" m (soupe de nouilles);" aux % (soupe de nouilles)|" p (Nudelsuppe);" mit % (Nudelsuppe)|" m
sopa wonton f, sopa wantón f|wonton soup (usually with pork or prawns)|soupe wonton f (souvent au porc ou aux crevettes)|Wan-Tan-Suppe f (meist mit Schwein oder Garnelen)|" f
sopa agripicante f|hot and sour soup|soupe aigre-piquante f|sauer-scharfe Suppe f|sopa agrepicant f
tallarines tres delicias mp, fideos tres delicias mp|fried noodles with ham, egg and prawns~|nouilles sautées au jambon, à l’œuf et aux crevettes fp|gebratene Nudeln mit Schinken, Ei und Garnelen p|tallarines tres delícies mp
arroz frito m|fried rice~|riz sauté m|gebratener Reis m|arròs fregit m
arroz chaufa m|chaufa~ (Peruvian fried rice with egg and soy, usually with meat)|riz chaufa m (riz sauté péruvien à l’œuf et au soja, souvent à la viande)|Chaufa m (peruanischer Bratreis mit Ei und Soja, meist mit Fleisch)|arròs chaufa m
arroz pilaf m|pilau rice~|riz pilaf m|Pilaw m|arròs pilaf m
arroz thai m, arroz jazmín m|jasmine rice~|riz thaï m|Jasminreis m|arròs thai m
arroz salvaje m|wild rice~|riz sauvage m|Wildreis m|arròs salvatge m
arroz integral m|brown rice~|riz complet m|Vollkornreis m|arròs integral m
bulgur m, bulgur de trigo m|"~ (wheat)|boulgour m (blé)|" m (Weizen)|" m
baba ganoush m, baba ganush m, mutabal m, caviar de berenjena m|"~ (aubergine dip, often with sesame)|caviar d’aubergine m (souvent au sésame)|Auberginenmus n (oft mit Sesam)|mutabal m
tahini m, tahina m, tahín m|"~ (sesame)|" m (sésame)|" n (Sesam)|tahina f
tzatziki m, tsatsiki m|"~ (yoghurt with cucumber)|" m (yaourt au concombre)|Zaziki m (Joghurt mit Gurke)|" m
dolmades mp, dolmas fp|"~ (stuffed vine leaves)|dolmas mp (feuilles de vigne farcies)|" p (gefüllte Weinblätter)|" fp
kebab m|";% "|" m;" de %|" m;" vom %|" m;" de %
durum m|dürüm;% dürüm|dürüm m;dürüm de %|Dürüm m;Dürüm mit %|" m
shawarma m|";% "|chawarma m;chawarma de %|Schawarma n;Schawarma mit %|" m
gyros m|"~;% "~|" m;" de %|" n;" vom %|" m
pita f|pitta;pitta with %|" f;" aux %|" f;" mit %|" f
tajine m, tagine m|tagine;% tagine|" m;" de %|" f;" mit %|tagín m
pastela f, pastilla moruna f, bastela f|pastilla (sweet and savoury Moroccan pie, with almonds);% pastilla (sweet and savoury Moroccan pie, with almonds)|pastilla f (tourte marocaine sucrée-salée aux amandes);pastilla de % (tourte marocaine aux amandes)|Pastilla f (süß-herzhafte marokkanische Pastete mit Mandeln);Pastilla mit % (marokkanische Pastete mit Mandeln)|" f
curry rojo m|red curry;red % curry|curry rouge m;curry rouge de %|rotes Curry n;rotes %curry n|curri vermell m;curri vermell de %
curry verde m|green curry;green % curry|curry vert m;curry vert de %|grünes Curry n;grünes %curry n|curri verd m;curri verd de %
curry amarillo m|yellow curry;yellow % curry|curry jaune m;curry jaune de %|gelbes Curry n;gelbes %curry n|curri groc m;curri groc de %
curry thai m, curry tailandés m|Thai curry;Thai % curry|curry thaï m;curry thaï de %|Thai-Curry n;Thai-Curry mit %|curri thai m
pollo korma m|chicken korma~ (creamy curry, often with nuts)|poulet korma m (curry crémeux, souvent aux fruits à coque)|Chicken Korma n (cremiges Curry, oft mit Nüssen)|pollastre korma m
pollo tandoori m|tandoori chicken~|poulet tandoori m|Tandoori-Hähnchen n|pollastre tandoori m
pollo tikka m|chicken tikka~|poulet tikka m|Chicken Tikka n|pollastre tikka m
butter chicken m, pollo a la mantequilla m|"~ (creamy tomato curry)|poulet au beurre m (curry crémeux à la tomate)|Butter Chicken n (cremiges Tomatencurry)|" m
samosa f|";% "|samoussa m;samoussa aux %|"/Samosas f;" mit %/Samosas mit %|" f
dal m, dhal m|dal~ (spiced lentils);% dal~|dal m (lentilles épicées);dal de %|Dal n (gewürzte Linsen);Dal aus %|dal m
pan naan m, naan m|naan bread~|pain naan m|Naan-Brot n|pa naan m
pollo kung pao m, pollo gong bao m|kung pao chicken~ (with peanuts and chilli)|poulet kung pao m (cacahuètes et piment)|Kung-Pao-Hähnchen n (mit Erdnüssen und Chili)|pollastre kung pao m
pollo satay m, satay de pollo m, brochetas satay fp|chicken satay~ (with peanut sauce)|poulet satay m (sauce aux cacahuètes)|Hähnchen-Saté n (mit Erdnusssoße)|pollastre satay m
pato pekín m, pato laqueado m, pato laqueado a la pekinesa m|Peking duck~|canard laqué m|Pekingente f|ànec a la pequinesa m
salsa de ostras f|oyster sauce~|sauce aux huîtres f|Austernsoße f|salsa d’ostres f
salsa hoisin f|hoisin sauce~|sauce hoisin f|Hoisin-Soße f|" f
salsa ponzu f, ponzu m|ponzu~ (citrus soy sauce)|sauce ponzu f (soja et agrumes)|Ponzu-Soße f (Soja und Zitrus)|" f
salsa de cacahuete f, salsa satay f|peanut sauce~|sauce aux cacahuètes f|Erdnusssoße f|salsa de cacauet f
salsa agridulce f, agridulce m|sweet and sour sauce~|sauce aigre-douce f|süß-saure Soße f|salsa agredolça f
salsa de curry f, salsa curry f|curry sauce~|sauce au curry f|Currysoße f|salsa de curri f
salsa kimchi f, kimchi m, kimchee m|kimchi~ (spicy fermented cabbage, usually with fish sauce)|kimchi m (chou fermenté piquant, souvent à la sauce de poisson)|Kimchi n (scharfer fermentierter Kohl, meist mit Fischsoße)|kimchi m
wasabi m|"~|" m|" m|" m
miso m|"~|" m|" n|" m
teriyaki m|" sauce~|sauce " f|Teriyaki-Soße f|" m
bambú m, brotes de bambú mp|bamboo shoots~|pousses de bambou fp|Bambussprossen p|" m
brotes de soja mp|bean sprouts~|germes de soja mp|Sojasprossen p|brots de soja mp
rollito m*|roll;% roll|petit rouleau/petits rouleaux m;petit rouleau de %/petits rouleaux de %|Röllchen/Röllchen n;%röllchen n|rotllet m;rotllet de %/rotllets de %
rollito vietnamita m, rollo vietnamita m, nem m|Vietnamese roll (often with pork or prawns)|rouleau vietnamien m (souvent au porc ou aux crevettes)|vietnamesische Rolle/vietnamesische Rollen f (oft mit Schwein oder Garnelen)|rotllet vietnamita m
rollo m, rulo m|roll;% roll|roulé m;roulé de %|Rolle/Rollen f;%rolle/%rollen f|rotlle m;rotlle de %/rotlles de %
pan bao m, bao m*|bao (steamed bun);% bao (steamed bun)|bao m (brioche vapeur);bao de % (brioche vapeur)|Bao m (gedämpftes Brötchen);Bao mit % (gedämpftes Brötchen)|bao m
pan de gambas m, pan de gamba m|prawn crackers~|chips de crevettes fp|Krabbenchips p|pa de gambes m
dim sum m|"~;% "~|" mp;" aux %|Dim Sum p;Dim Sum mit %|" m
empanadilla japonesa f, empanadilla china f|gyoza dumpling (usually with pork)|gyoza m (souvent au porc)|Gyoza/Gyozas f (meist mit Schwein)|gyoza f (sovint amb porc)
nigiri m|"~;% "~ (sushi)|" m;" de % (sushi)|" n;" mit % (Sushi)|" m
maki m|"~;% "~ (sushi)|" m;" de % (sushi)|" n;" mit % (Sushi)|" m
uramaki m|"~;% "~ (sushi)|" m;" de % (sushi)|" n;" mit % (Sushi)|" m
california roll m|California roll (sushi, usually with crab sticks and avocado)|" m (sushi, souvent surimi et avocat)|California Roll f (Sushi, meist mit Surimi und Avocado)|" m
sashimi m|"~ (raw fish);% "~ (raw)|" m (poisson cru);" de % (cru)|" n (roher Fisch);" vom % (roh)|" m
tiradito m|"~ (thin slices of raw fish);% "~ (thin raw slices)|" m (fines tranches de poisson cru);" de % (fines tranches crues)|" n (dünne Scheiben von rohem Fisch);" vom % (dünne rohe Scheiben)|" m
poke m, poke bowl m|" bowl;% " bowl|" bowl m;" bowl aux %|" Bowl f;" Bowl mit %|" m
bowl m, bol m, cuenco m|";% "|bol m;bol de %|Schale f;Schale mit %|bol m
buddha bowl m|Buddha bowl (vegetables, grains and pulses)|" m (légumes, céréales et légumineuses)|Buddha Bowl f (Gemüse, Getreide und Hülsenfrüchte)|" m
causa f, causa limeña f|" (Peruvian cold potato cake);% " (Peruvian cold potato cake)|" f (gâteau froid de pommes de terre péruvien);" aux % (gâteau froid de pommes de terre péruvien)|" f (kaltes peruanisches Kartoffeltörtchen);" mit % (kaltes peruanisches Kartoffeltörtchen)|" f
ají de gallina m|"~ (Peruvian chicken in chilli, nut and cheese sauce)|" m (poulet péruvien sauce au piment, noix et fromage)|Ají de Gallina m (peruanisches Huhn in Chili-Nuss-Käse-Soße)|" m
lomo saltado m, lomo salteado peruano m|"~ (Peruvian stir-fried beef with onion, tomato and chips)|" m (bœuf sauté péruvien, oignon, tomate et frites)|" m (peruanisches Rindfleisch mit Zwiebeln, Tomaten und Pommes)|" m
anticucho m|" (Peruvian skewer, usually beef heart);% "|" m (brochette péruvienne, souvent de cœur de bœuf);" de %|"/Anticuchos m (peruanischer Spieß, meist vom Rinderherz);" vom %|" m
papas a la huancaína fp, papa a la huancaína f|potatoes in huancaína sauce~ (cheese and chilli)|pommes de terre sauce huancaína fp (fromage et piment)|Kartoffeln in Huancaína-Soße p (Käse und Chili)|patates a la huancaína fp
leche de tigre f|"~ (lime, fish and chilli marinade)|" f (marinade de citron vert, poisson et piment)|Leche de Tigre f (Marinade aus Limette, Fisch und Chili)|llet de tigre f
arepa f|" (corn flatbread);" with % (corn flatbread)/arepas with % (corn flatbreads)|" f (galette de maïs);" aux % (galette de maïs)|"/Arepas f (Maisfladen);" mit %/Arepas mit %|" f
arepa reina pepiada f|arepa with chicken and avocado|arepa au poulet et à l’avocat f|Arepa mit Hähnchen und Avocado f|arepa amb pollastre i alvocat f
tequeño m|" (cheese-filled dough stick);% " (filled dough stick)|" m (bâtonnet de pâte au fromage);" aux %|"/Tequeños m (Teigstange mit Käse);" mit %/Tequeños mit %|" m
patacón m|"/patacones (fried green plantain)|"/patacones m (banane plantain frite)|"/Patacones m (frittierte Kochbanane)|patacó m
pabellón criollo m|"~ (shredded beef with rice, black beans and plantain)|" m (bœuf effiloché, riz, haricots noirs et banane plantain)|" m (gezupftes Rindfleisch mit Reis, schwarzen Bohnen und Kochbanane)|" m
cachapa f|" (sweetcorn pancake, usually with cheese)|" f (crêpe de maïs, souvent au fromage)|"/Cachapas f (Maispfannkuchen, meist mit Käse)|" f
bandeja paisa f|" (Colombian platter of beans, rice, pork, beef, sausage and egg)|" f (assiette colombienne : haricots, riz, porc, bœuf, saucisse et œuf)|" f (kolumbianischer Teller mit Bohnen, Reis, Schwein, Rind, Wurst und Ei)|" f
empanada argentina f, empanada criolla f, empanada chilena f|Argentinian pasty (usually with beef);Argentinian % pasty|empanada argentine f (souvent au bœuf);empanada argentine aux %|argentinische Teigtasche/argentinische Teigtaschen f (meist mit Rind);argentinische Teigtasche mit %/argentinische Teigtaschen mit %|panada argentina f
choripán m|" (chorizo sandwich)|" m (sandwich au chorizo)|" m (Brötchen mit Chorizo)|" m
matambre m|"~ (thin flank of beef or pork);% "~ (thin flank)|" m (flanc de bœuf ou de porc);" de %|" m (Flanke vom Rind oder Schwein);" vom %|" m
asado de tira m, tira de asado f|grilled beef short ribs~|plat de côtes de bœuf grillé m|gegrillte Rinderrippen p|costella de vedella a la brasa f
asado argentino m|Argentinian mixed grill (beef and usually pork sausage)|grillade argentine f (bœuf et souvent saucisse de porc)|argentinische Grillplatte f (Rind und meist Schweinswurst)|graellada argentina f
entraña f|skirt steak (beef);% skirt steak|onglet de bœuf m;hampe de %|Rinder-Saumfleisch n;Saumfleisch vom %|entranya de vedella f
vacío m!|beef flank~|bavette de bœuf f|Rinderflanke f|buit de vedella m
bife m|beef steak|steak de bœuf m|Rindersteak/Rindersteaks n|bistec de vedella m
bife de chorizo m|sirloin steak (beef)|faux-filet de bœuf m|Rumpsteak n (Rind)|" m (entrecot de vedella)
bife de lomo m|beef tenderloin steak|filet de bœuf m|Rinderfiletsteak n|bistec de filet de vedella m
milanesa napolitana f, milanesa a la napolitana f|breaded escalope with ham, cheese and tomato|escalope panée au jambon, fromage et tomate f|paniertes Schnitzel mit Schinken, Käse und Tomate n|milanesa a la napolitana f
picanha f|" steak (beef)|" f (bœuf)|" f (Rind)|picanya f
feijoada f|" (Brazilian black bean and pork stew)|" f (ragoût brésilien de haricots noirs et porc)|" f (brasilianischer Eintopf aus schwarzen Bohnen und Schwein)|" f
chimichurri m, salsa chimichurri f|"~ (herb, garlic and vinegar sauce)|" m (sauce aux herbes, ail et vinaigre)|" n (Kräuter-Knoblauch-Essig-Soße)|" m
chili m, chile m|chilli~|piment m|" m|xili m
chili con carne m|chilli con carne~|" m|Chili con Carne n|xili amb carn m
cochinita pibil f, cochinita f|"~ (Mexican pulled pork)|" f (porc effiloché mexicain)|Cochinita Pibil f (mexikanisches gezupftes Schweinefleisch)|" f
tacos al pastor mp, taco al pastor m|"~ (marinated pork)|" mp (porc mariné)|Tacos al Pastor p (mariniertes Schwein)|" mp
carnitas fp|"~ (Mexican slow-cooked pork)|" fp (porc mijoté mexicain)|" p (mexikanisches Schmorschwein)|" fp
quesadilla f!|" (with cheese);% " (with cheese)|" f (au fromage);" aux % (et fromage)|"/Quesadillas f (mit Käse);" mit %/Quesadillas mit % (und Käse)|" f (amb formatge)
quesadilla de queso f|cheese quesadilla|quesadilla au fromage f|Käse-Quesadilla/Käse-Quesadillas f|quesadilla de formatge f
quesadilla de jamón y queso f|ham and cheese quesadilla|quesadilla au jambon et au fromage f|Schinken-Käse-Quesadilla/Schinken-Käse-Quesadillas f|quesadilla de pernil i formatge f
enchilada f|";% "|" f;" aux %|"/Enchiladas f;" mit %/Enchiladas mit %|" f
flauta f|" (crisp rolled tortilla);% " (crisp rolled tortilla)|" f (tortilla roulée croustillante);" aux % (tortilla roulée)|"/Flautas f (knusprig gerollte Tortilla);" mit %/Flautas mit %|" f
tinga f, tinga de pollo f|"~ (shredded chicken in chipotle sauce)|" f (poulet effiloché sauce chipotle)|" f (gezupftes Hähnchen in Chipotle-Soße)|" f
totopos mp|tortilla chips~|chips de maïs fp|Tortilla-Chips p|" mp
frijoles mp, frijoles negros mp|black beans~|haricots noirs mp|schwarze Bohnen p|fesols negres mp
frijoles refritos mp|refried beans~ (often with lard)|haricots frits mp (souvent au saindoux)|Bohnenmus n (oft mit Schmalz)|fesols refregits mp
mole m, mole poblano m|" sauce~ (chilli, chocolate and nuts)|sauce " f (piment, chocolat et fruits à coque)|Mole-Soße f (Chili, Schokolade und Nüsse)|" m
pico de gallo m|"~ (chopped tomato, onion and coriander)|" m (tomate, oignon et coriandre)|Pico de Gallo m (Tomaten, Zwiebeln und Koriander)|" m
jalapeño m|"|piment "/piments " m|"/Jalapeños f|" m
tortilla de trigo f|wheat tortilla|tortilla de blé f|Weizentortilla/Weizentortillas f|tortilla de blat f
tortilla de maíz f|corn tortilla|tortilla de maïs f|Maistortilla/Maistortillas f|tortilla de blat de moro f
wrap m*|";% "|" m;" aux %|" m;" mit %|" m
wrap césar m, wrap de pollo césar m|Caesar wrap with chicken|wrap César au poulet m|Caesar-Wrap mit Hähnchen m|wrap Cèsar de pollastre m
perrito caliente m, perrito m, hot dog m|hot dog (usually pork)|hot-dog m (souvent au porc)|Hotdog m (meist vom Schwein)|frankfurt m
cheeseburger f|"|" m|"/" m|hamburguesa amb formatge f
smash burger f|" (beef)|" m (bœuf)|Smash Burger m (Rind)|" f
pulled pork m|"~|porc effiloché m|Pulled Pork n (gezupftes Schweinefleisch)|" m (porc esfilagarsat)
mac and cheese m|macaroni cheese~|macaronis au fromage mp|Makkaroni mit Käse p|macarrons amb formatge mp
fish and chips m|"~|" m (poisson frit et frites)|Fish and Chips p (Backfisch mit Pommes)|" m
palito m|stick;% stick|bâtonnet m;bâtonnet de %|Stick/Sticks m;%stick/%sticks m|bastonet m
palitos de zanahoria mp|carrot sticks~|bâtonnets de carotte mp|Karottensticks p|bastonets de pastanaga mp
mazorca de maíz f, mazorca f, panocha f|corn on the cob~|épi de maïs m|Maiskolben m|panotxa de blat de moro f
strogonoff m, stroganoff m, strogonof m|stroganoff~ (creamy mushroom sauce);% stroganoff~ (creamy mushroom sauce)|stroganoff m (sauce crémeuse aux champignons);stroganoff de % (sauce crémeuse aux champignons)|Stroganoff n (Sahne-Pilz-Soße);Stroganoff vom % (Sahne-Pilz-Soße)|" m
goulash m, gulash m, gulasch m|"~;% "~|goulasch m;goulasch de %|Gulasch n;%gulasch n|" m
chucrut m, choucroute f|sauerkraut~|choucroute f|Sauerkraut n|xucrut f
salchicha alemana f, bratwurst f|German sausage (pork)|saucisse allemande f (porc)|Bratwurst/Bratwürste f|salsitxa alemanya f (porc)
wiener schnitzel m, escalope vienés m|Wiener schnitzel (breaded veal or pork escalope)|escalope viennoise f (veau ou porc pané)|Wiener Schnitzel n (Kalb oder Schwein)|escalopa vienesa f
raclette f|"~ (melted cheese)|" f|" n|" f
fondue de queso f|cheese fondue|fondue au fromage f|Käsefondue n|fondue de formatge f
fondue f|";% "|" f;" de %|" n;%fondue n|" f
quiche lorraine f|quiche Lorraine (with bacon)|" f (aux lardons)|Quiche Lorraine f (mit Speck)|quiche Lorraine f (amb bacó)
ratatouille f|"~|" f|" f|" f
coq au vin m|"~ (chicken in red wine, with bacon)|" m (au lard)|Coq au Vin m (Hähnchen in Rotwein, mit Speck)|" m
boeuf bourguignon m, ternera bourguignon f, buey bourguignon m|beef bourguignon~ (in red wine, with bacon)|bœuf bourguignon m (au lard)|Bœuf Bourguignon n (Rind in Rotwein, mit Speck)|bourguignon de vedella m
blanqueta f|blanquette;% blanquette (in cream sauce)|blanquette f;blanquette de %|Blanquette f;Blanquette vom %|" f
cassoulet m|"~ (bean stew with pork and duck)|" m (haricots, porc et canard)|" n (Bohneneintopf mit Schwein und Ente)|" m
croque monsieur m|croque-monsieur (toasted ham and cheese sandwich)|croque-monsieur m|Croque Monsieur m (Schinken-Käse-Toast)|" m
croque madame m|croque-madame (toasted ham and cheese sandwich with egg)|croque-madame m|Croque Madame m (Schinken-Käse-Toast mit Ei)|" m
tarta flambée f, tarte flambée f|tarte flambée (thin crust with cream, onion and bacon)|tarte flambée f|Flammkuchen m (mit Sahne, Zwiebeln und Speck)|" f
pizza margarita f, pizza margherita f, pizza marguerita f|pizza margherita (tomato and mozzarella)|pizza margherita f (tomate et mozzarella)|Pizza Margherita f (Tomaten und Mozzarella)|" f
pizza cuatro estaciones f, pizza 4 estaciones f|four seasons pizza (ham, mushrooms, artichokes and olives)|pizza quatre saisons f (jambon, champignons, artichauts et olives)|Pizza Quattro Stagioni f (Schinken, Pilze, Artischocken und Oliven)|pizza quatre estacions f
pizza cuatro quesos f, pizza 4 quesos f|four-cheese pizza|pizza aux quatre fromages f|Pizza mit vier Käsesorten f|pizza quatre formatges f
pizza barbacoa f|barbecue pizza (minced meat and barbecue sauce)|pizza barbecue f (viande hachée et sauce barbecue)|Barbecue-Pizza f (Hackfleisch und Barbecuesoße)|" f
pizza prosciutto f, pizza york f|ham pizza|pizza au jambon f|Schinkenpizza f|pizza de pernil dolç f
pizza jamón york y champiñones f, pizza reina f|ham and mushroom pizza|pizza au jambon et aux champignons f|Pizza mit Schinken und Champignons f|pizza de pernil dolç i xampinyons f
pizza pepperoni f, pizza peperoni f|pepperoni pizza (spicy pork sausage)|pizza au pepperoni f (saucisse de porc piquante)|Pizza Pepperoni f (scharfe Schweinesalami)|" f
pizza hawaiana f, pizza tropical f|Hawaiian pizza (ham and pineapple)|pizza hawaïenne f (jambon et ananas)|Pizza Hawaii f (Schinken und Ananas)|" f
pizza diávola f|pizza diavola (spicy pork salami)|pizza diavola f (salami de porc piquant)|Pizza Diavola f (scharfe Schweinesalami)|pizza diavola f
pizza caprichosa f, pizza capricciosa f|pizza capricciosa (ham, mushrooms and artichokes)|pizza capricciosa f (jambon, champignons et artichauts)|Pizza Capricciosa f (Schinken, Pilze und Artischocken)|pizza capritxosa f
pizza tonno f|tuna pizza|pizza au thon f|Thunfischpizza f|pizza de tonyina f
pizza marinara f|" (tomato and garlic)|" f (tomate et ail)|Pizza Marinara f (Tomaten und Knoblauch)|" f
pizza vegetal f, pizza de verduras f|vegetable pizza|pizza aux légumes f|Gemüsepizza f|" f
calzone m|" (folded pizza, usually with ham and cheese);% " (folded pizza)|" f (souvent au jambon et fromage);" aux %|" f (meist mit Schinken und Käse);" mit %|" m
focaccia f*|";% "|" f;" aux %|" f;" mit %|" f
bruschetta f*, brusqueta f*|";% "|" f;" aux %|" f;" mit %|" f
vitello tonnato m, vitel toné m|"~ (cold veal in tuna sauce)|" m (veau froid sauce au thon)|" n (kaltes Kalbfleisch in Thunfischsoße)|" m
saltimbocca f, saltimbocca a la romana f, saltimboca f|" (veal with ham and sage);% " (with ham and sage)|" f (veau au jambon et à la sauge);" de % (jambon et sauge)|" f (Kalb mit Schinken und Salbei);" vom % (mit Schinken und Salbei)|" f
scaloppine fp, piccata f, piccata de ternera f|veal or beef escalopes~|piccata de veau ou de bœuf f|Kalbs- oder Rinderschnitzel n|escalopins de vedella mp
provolone m, queso provolone m|" cheese~|" m|" m|" m
antipasto m, antipasti mp|Italian starters~ (cold meats, cheese and vegetables)|antipasti mp (charcuterie, fromage et légumes)|Antipasti p (Aufschnitt, Käse und Gemüse)|" m
parmigiana de berenjena f, berenjena parmigiana f, berenjena a la parmesana f|aubergine parmigiana~ (with tomato and cheese)|aubergines à la parmesane fp (tomate et fromage)|Auberginen alla parmigiana p (mit Tomaten und Käse)|albergínies a la parmesana fp
brioche m*|";% " sandwich|" f;" aux %|" f;" mit %|brioix m
croissant m, cruasán m|"|" m|"/Croissants n|" m
sándwich club m, club sandwich m|club sandwich (chicken, bacon and egg)|club sandwich m (poulet, bacon et œuf)|Club-Sandwich n (Hähnchen, Speck und Ei)|sandvitx club m
penne fp, penne rigate fp, plumas de pasta fp, macarrones penne mp|"~|" fp|" p|" mp
fettuccine mp, fettuccini mp, fetuchini mp, fetuccini mp|"~|" fp|" p|" mp
fettuccine alfredo mp|fettuccine Alfredo~ (cream and cheese)|fettuccine Alfredo fp (crème et fromage)|Fettuccine Alfredo p (Sahne und Käse)|fettuccine Alfredo mp
linguini mp, linguine mp|linguine~|linguine fp|Linguine p|linguine mp
linguine al nero di seppia mp|linguine with squid ink~|linguine à l’encre de seiche fp|Linguine mit Tintenfischtinte p|linguine amb tinta de sípia mp
rigatoni mp, tortiglioni mp|"~|rigatonis mp|" p|" mp
pappardelle mp, papardelle mp, papardelles mp|"~|" fp|" p|" mp
farfalle mp, lacitos mp, lazos mp, lacitos de pasta mp, lazos de pasta mp|"~ (bow pasta)|" fp (pâtes papillon)|" p (Schmetterlingsnudeln)|llacets mp
fusilli mp, hélices fp, espirales fp, tirabuzones mp, espirales de pasta fp|"~ (spiral pasta)|fusillis mp (pâtes en spirale)|" p (Spiralnudeln)|espirals mp
tiburones mp!, caracolas fp!, caracolas de pasta fp, conchas de pasta fp, coditos mp!, galets mp|pasta shells~|coquillettes fp|Muschelnudeln p|galets mp
tortelloni mp*, panzerotti mp*, fagottini mp*, cappelletti mp*, sorrentinos mp*, agnolotti mp*, girasoles mp*!, mezzelune mp*|filled pasta~;pasta filled with %~|pâtes farcies fp;pâtes farcies aux %|gefüllte Pasta f;mit % gefüllte Pasta f|pasta farcida f;pasta farcida de %
spaghetti aglio e olio mp, espaguetis aglio e olio mp, espaguetis al ajo y guindilla mp|spaghetti with garlic, oil and chilli~|spaghettis à l’ail, à l’huile et au piment mp|Spaghetti mit Knoblauch, Öl und Chili p|espaguetis amb all, oli i bitxo mp
espaguetis frutti di mare mp, espaguetis de marisco mp|seafood spaghetti~|spaghettis aux fruits de mer mp|Spaghetti mit Meeresfrüchten p|espaguetis de marisc mp
espaguetis vongole mp, espaguetis alle vongole mp|spaghetti with clams~|spaghettis aux palourdes mp|Spaghetti mit Venusmuscheln p|espaguetis amb cloïsses mp
espaguetis de calabacín mp|courgette spaghetti~ (no pasta)|spaghettis de courgette mp (sans pâtes)|Zucchini-Spaghetti p (ohne Nudeln)|espaguetis de carbassó mp
pasta rellena f*|filled pasta~;pasta filled with %~|pâtes farcies fp;pâtes farcies aux %|gefüllte Pasta f;mit % gefüllte Pasta f|pasta farcida f;pasta farcida de %
ricotta f, queso ricotta m|"~|" f|" m|" f
mascarpone m, queso mascarpone m|"~|" m|" m|" m
shiitake m, seta shiitake f, setas shiitake fp|" mushroom|champignon shiitaké/champignons shiitaké m|Shiitake-Pilz/Shiitake-Pilze m|bolet "/bolets " m
pak choi m, pak choy m, bok choy m|"~|pak-choï m|Pak Choi m|" m
panko m|"~ (breadcrumbs)|" m (chapelure)|" n (Paniermehl)|" m
tempeh m|"~ (fermented soya)|" m (soja fermenté)|" n (fermentiertes Soja)|" m
heura f|Heura~ (soya-based meat substitute)|Heura m (substitut de viande au soja)|" n (Fleischersatz aus Soja)|" f
hamburguesa beyond f, beyond burger f|Beyond burger (plant-based)|burger Beyond m (végétal)|Beyond Burger m (pflanzlich)|hamburguesa Beyond f
tajín m|Tajín~ (chilli and lime salt)|Tajín m (sel au piment et citron vert)|" n (Chili-Limetten-Salz)|Tajín m
tajín de cordero m|lamb tagine|tajine d’agneau m|Tajine mit Lamm f|tagín de xai m
tajín de pollo m|chicken tagine|tajine de poulet m|Tajine mit Hähnchen f|tagín de pollastre m
noodles mp, tallarines chinos mp|"~|nouilles fp|Nudeln p|fideus mp
musaca f*, moussaka f*|moussaka~ (usually with minced meat);% moussaka~|moussaka f (souvent à la viande hachée);moussaka aux %|Moussaka f (meist mit Hackfleisch);Moussaka mit %|mussaca f
`
