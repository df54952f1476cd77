/** Dishes of other countries that Spanish menus have. How to read a line: read-lexicon.ts. */
export const world = `
pad thai|"~ (rice noodles, usually with egg and peanuts);% ()|pad thaï (nouilles de riz, souvent avec œuf et cacahuètes);pad thaï aux % ()|Pad Thai n (Reisnudeln, meist mit Ei und Erdnüssen);Pad Thai mit % ()|" (fideus d'arròs, sovint amb ou i cacauets)
yakisoba|"~ (fried wheat noodles);% ()|" (nouilles de blé sautées);" aux % ()|" p (gebratene Weizennudeln);" mit % ()|" (fideus saltats)
udon,fideos udon mp,tallarines udon|" noodles~|nouilles " fp|"-Nudeln p|fideus " mp
soba f,fideos soba mp|" noodles~ (buckwheat)|nouilles " fp (sarrasin)|"-Nudeln p (Buchweizen)|fideus " mp
fideos de arroz mp,tallarines de arroz|rice noodles|nouilles de riz fp|Reisnudeln p|fideus d'arròs
ramen|"~ (noodle soup);% ()|" (soupe de nouilles);" aux % ()|" p (Nudelsuppe);" mit % ()|"
sopa wonton f,sopa wantón|wonton soup (usually with pork or prawns)|soupe wonton (souvent au porc ou aux crevettes)|Wan-Tan-Suppe f (meist mit Schwein oder Garnelen)|"
sopa agripicante f|hot and sour soup|soupe aigre-piquante|sauer-scharfe Suppe f|sopa agrepicant
tallarines tres delicias mp,fideos tres delicias|fried noodles with ham, egg and prawns|nouilles sautées au jambon, à l'œuf et aux crevettes fp|gebratene Nudeln mit Schinken, Ei und Garnelen p|tallarines tres delícies
arroz chaufa|chaufa~ (Peruvian fried rice with egg and soy, usually with meat);% chaufa~ ()|riz chaufa (riz sauté péruvien à l'œuf et au soja, souvent à la viande);riz chaufa aux % ()|Chaufa (peruanischer Bratreis mit Ei und Soja, meist mit Fleisch);Chaufa mit % ()|arròs chaufa
arroz pilaf|pilau rice~|riz pilaf|Pilaw|arròs pilaf
arroz thai,arroz jazmín|jasmine rice~|riz thaï|Jasminreis|arròs thai
arroz salvaje|wild rice~|riz sauvage|Wildreis|arròs salvatge
arroz integral|brown rice~|riz complet|Vollkornreis|arròs integral
bulgur,bulgur de trigo|"~ (wheat)|boulgour (blé)|" (Weizen)|"
baba ganoush,baba ganush,mutabal,caviar de berenjena|"~ (aubergine dip, often with sesame)|caviar d'aubergine (souvent au sésame)|Auberginenmus n (oft mit Sesam)|mutabal
tahini,tahina,tahín|"~ (sesame)|" (sésame)|" n (Sesam)|tahina f
tzatziki,tsatsiki|"~ (yoghurt with cucumber)|" (yaourt au concombre)|Zaziki (Joghurt mit Gurke)|"
dolmades mp,dolmas fp|" (stuffed vine leaves)|dolmas (feuilles de vigne farcies)|" p (gefüllte Weinblätter)|" fp
kebab|";%|"|";" vom %|"
durum|dürüm;%|dürüm|Dürüm;Dürüm mit %|"
shawarma|";%|chawarma|Schawarma n;Schawarma mit %|"
gyros|"~;%|"|" n;" vom %|"
pita f|pitta;pitta with %|";" aux %|" f;" mit %|"
tajine,tagine|tagine;%|"|" f;" mit %|tagín
pastela f,pastilla moruna,bastela|pastilla (sweet and savoury Moroccan pie, with almonds);% pastilla ()|pastilla (tourte marocaine sucrée-salée aux amandes);pastilla de % (tourte marocaine aux amandes)|Pastilla f (süß-herzhafte marokkanische Pastete mit Mandeln);Pastilla mit % (marokkanische Pastete mit Mandeln)|"
curry rojo|red curry;red % curry|curry rouge|rotes Curry n|curri vermell
curry verde|green curry;green % curry|curry vert|grünes Curry n|curri verd
curry amarillo|yellow curry;yellow % curry|curry jaune|gelbes Curry n|curri groc
curry thai,curry tailandés|Thai curry;Thai % curry|curry thaï|Thai-Curry n;Thai-Curry mit %|curri thai
pollo korma|chicken korma~ (creamy curry, often with nuts)|poulet korma (curry crémeux, souvent aux fruits à coque)|Chicken Korma n (cremiges Curry, oft mit Nüssen)|pollastre korma
pollo tandoori|tandoori chicken~|poulet tandoori|Tandoori-Hähnchen n|pollastre tandoori
pollo tikka|chicken tikka~|poulet tikka|Chicken Tikka n|pollastre tikka
butter chicken,pollo a la mantequilla|"~ (creamy tomato curry)|poulet au beurre (curry crémeux à la tomate)|Butter Chicken n (cremiges Tomatencurry)|"
samosa f|";%|samoussa m;samoussa aux %|"/Samosas f;" mit %/Samosas mit %|"
dal,dhal|"~ (spiced lentils);%|" (lentilles épicées)|" n (gewürzte Linsen);" aus %|"
pan naan,naan,nan|naan bread~;%|pain naan;pain naan aux %|Naan-Brot n;Naan-Brot mit %|pa naan
pollo kung pao,pollo gong bao|kung pao chicken~ (with peanuts and chilli)|poulet kung pao (cacahuètes et piment)|Kung-Pao-Hähnchen n (mit Erdnüssen und Chili)|pollastre kung pao
pollo satay,satay de pollo,brochetas satay fp|chicken satay~ (with peanut sauce)|poulet satay (sauce aux cacahuètes)|Hähnchen-Saté n (mit Erdnusssoße)|pollastre satay
pato pekín,pato laqueado,pato laqueado a la pekinesa|Peking duck~|canard laqué|Pekingente f|ànec a la pequinesa
salsa de ostras f|oyster sauce~|sauce aux huîtres|Austernsoße f|salsa d'ostres
salsa hoisin f|hoisin sauce~|sauce hoisin|Hoisin-Soße f|"
salsa ponzu f,ponzu m|ponzu~ (citrus soy sauce)|sauce ponzu (soja et agrumes)|Ponzu-Soße f (Soja und Zitrus)|"
salsa de cacahuete f,salsa satay|peanut sauce~|sauce aux cacahuètes|Erdnusssoße f|salsa de cacauet
salsa agridulce f,agridulce m|sweet and sour sauce~|sauce aigre-douce|süß-saure Soße f|salsa agredolça
salsa kimchi f,kimchi m,kimchee|kimchi~ (spicy fermented cabbage, usually with fish sauce)|kimchi m (chou fermenté piquant, souvent à la sauce de poisson)|Kimchi n (scharfer fermentierter Kohl, meist mit Fischsoße)|kimchi m
wasabi|"~|"|"|"
miso|"~|"|" n|"
bambú,brotes de bambú mp|bamboo shoots~|pousses de bambou fp|Bambussprossen p|"
brotes de soja mp|bean sprouts|germes de soja|Sojasprossen p|brots de soja
rollito*|roll;%|petit rouleau/petits rouleaux|Röllchen/- n|rotllet
rollito vietnamita,rollo vietnamita,nem|Vietnamese roll (often with pork or prawns)|rouleau vietnamien (souvent au porc ou aux crevettes)|vietnamesische Rolle/-n f (oft mit Schwein oder Garnelen)|rotllet vietnamita
rollo,rulo|roll;%|roulé|Rolle/-n f|rotlle
pan bao,bao*|bao (steamed bun);% bao ()|bao (brioche vapeur);bao de % ()|Bao (gedämpftes Brötchen);Bao mit % ()|bao
pan de gambas,pan de gamba|prawn crackers~|chips de crevettes fp|Krabbenchips p|pa de gambes
dim sum|"~;%|" mp;" aux %|Dim Sum p;Dim Sum mit %|"
empanadilla japonesa f,empanadilla china|gyoza dumpling (usually with pork)|gyoza m (souvent au porc)|Gyoza/-s f (meist mit Schwein)|gyoza (sovint amb porc)
nigiri|"~;% "~ (sushi)|";" de % (sushi)|" n;" mit % (Sushi)|"
maki|"~;% "~ (sushi)|";" de % (sushi)|" n;" mit % (Sushi)|"
uramaki|"~;% "~ (sushi)|";" de % (sushi)|" n;" mit % (Sushi)|"
california roll|California roll (sushi, usually with crab sticks and avocado)|" (sushi, souvent surimi et avocat)|California Roll f (Sushi, meist mit Surimi und Avocado)|"
sashimi|"~ (raw fish);% "~ (raw)|" (poisson cru);" de % (cru)|" n (roher Fisch);" vom % (roh)|"
tiradito|"~ (thin slices of raw fish);% "~ (thin raw slices)|" (fines tranches de poisson cru);" de % (fines tranches crues)|" n (dünne Scheiben von rohem Fisch);" vom % (dünne rohe Scheiben)|"
poke,poke bowl|" bowl;%|" bowl;" bowl aux %|" Bowl f;" Bowl mit %|"
bowl*,bol*,cuenco*|";%|bol|Schale f;Schale mit %|bol
buddha bowl|Buddha bowl (vegetables, grains and pulses)|" (légumes, céréales et légumineuses)|Buddha Bowl f (Gemüse, Getreide und Hülsenfrüchte)|"
causa f,causa limeña|" (Peruvian cold potato layers with mayonnaise);% ()|" (gâteau péruvien froid de pommes de terre et mayonnaise);" aux % ()|" f (kaltes peruanisches Kartoffeltörtchen mit Mayonnaise);" mit % ()|"
ají de gallina|"~ (Peruvian chicken in chilli, bread, nut and cheese sauce)|" (poulet péruvien sauce au piment, pain, noix et fromage)|Ají de Gallina (peruanisches Huhn in Chili-Brot-Nuss-Käse-Soße)|"
lomo saltado,lomo salteado peruano|"~ (Peruvian stir-fried beef with onion, tomato and chips)|" (bœuf sauté péruvien, oignon, tomate et frites)|" (peruanisches Rindfleisch mit Zwiebeln, Tomaten und Pommes)|"
anticucho|" (Peruvian skewer, usually beef heart);%|" (brochette péruvienne, souvent de cœur de bœuf)|"/Anticuchos (peruanischer Spieß, meist vom Rinderherz);" vom %|"
papas a la huancaína fp,papa a la huancaína f|potatoes in huancaína sauce (cheese and chilli)|pommes de terre sauce huancaína (fromage et piment)|Kartoffeln in Huancaína-Soße p (Käse und Chili)|patates a la huancaína
leche de tigre f|"~ (lime, fish and chilli marinade)|" (marinade de citron vert, poisson et piment)|Leche de Tigre f (Marinade aus Limette, Fisch und Chili)|llet de tigre
arepa f|" (corn flatbread);" with % ()/arepas with % (corn flatbreads)|" (galette de maïs);" aux % ()|"/Arepas f (Maisfladen);" mit %/Arepas mit %|"
arepa reina pepiada f|arepa with chicken and avocado|arepa au poulet et à l'avocat|Arepa mit Hähnchen und Avocado f|arepa amb pollastre i alvocat
tequeño|" (cheese-filled dough stick);% " (filled dough stick)|" (bâtonnet de pâte au fromage);" aux %|"/Tequeños (Teigstange mit Käse);" mit %/Tequeños mit %|"
patacón|"/patacones (fried green plantain)|"/patacones (banane plantain frite)|"/Patacones (frittierte Kochbanane)|patacó
pabellón criollo|"~ (shredded beef with rice, black beans and plantain)|" (bœuf effiloché, riz, haricots noirs et banane plantain)|" (gezupftes Rindfleisch mit Reis, schwarzen Bohnen und Kochbanane)|"
cachapa f|" (sweetcorn pancake, usually with cheese)|" (crêpe de maïs, souvent au fromage)|"/Cachapas f (Maispfannkuchen, meist mit Käse)|"
bandeja paisa f|" (Colombian platter of beans, rice, pork, beef, sausage and egg)|" (assiette colombienne : haricots, riz, porc, bœuf, saucisse et œuf)|" f (kolumbianischer Teller mit Bohnen, Reis, Schwein, Rind, Wurst und Ei)|"
empanada argentina f,empanada criolla,empanada chilena|Argentinian pasty (usually with beef);Argentinian % pasty|empanada argentine (souvent au bœuf);empanada argentine aux %|argentinische Teigtasche/-n f (meist mit Rind);argentinische Teigtasche mit %/argentinische Teigtaschen mit %|panada argentina
choripán|" (chorizo sandwich)|" (sandwich au chorizo)|" (Brötchen mit Chorizo)|"
matambre|"~ (thin flank of beef or pork);% "~ (thin flank)|" (flanc de bœuf ou de porc)|" (Flanke vom Rind oder Schwein);" vom %|"
asado de tira,tira de asado f|grilled beef short ribs~|plat de côtes de bœuf grillé|gegrillte Rinderrippen p|costella de vedella a la brasa f
asado argentino|Argentinian mixed grill (beef and usually pork sausage)|grillade argentine f (bœuf et souvent saucisse de porc)|argentinische Grillplatte f (Rind und meist Schweinswurst)|graellada argentina f
entraña f|skirt steak (beef);%|onglet de bœuf m;hampe de %|Rinder-Saumfleisch n;Saumfleisch vom %|entranya de vedella
vacío!|beef flank~|bavette de bœuf f|Rinderflanke f|buit de vedella
bife|beef steak|steak de bœuf|Rindersteak/-s n|bistec de vedella
bife de chorizo|sirloin steak (beef)|faux-filet de bœuf|Rumpsteak n (Rind)|" (entrecot de vedella)
bife de lomo|beef tenderloin steak|filet de bœuf|Rinderfiletsteak n|bistec de filet de vedella
milanesa napolitana f,milanesa a la napolitana|breaded escalope with ham, cheese and tomato|escalope panée au jambon, fromage et tomate|paniertes Schnitzel mit Schinken, Käse und Tomate n|milanesa a la napolitana
feijoada f|" (Brazilian black bean and pork stew)|" (ragoût brésilien de haricots noirs et porc)|" f (brasilianischer Eintopf aus schwarzen Bohnen und Schwein)|"
chimichurri,salsa chimichurri f|"~ (herb, garlic and vinegar sauce)|" (sauce aux herbes, ail et vinaigre)|" n (Kräuter-Knoblauch-Essig-Soße)|"
chili,chile|chilli~|piment|"|xili
chili con carne|chilli con carne~|"|Chili con Carne n|xili amb carn
cochinita pibil f,cochinita|"~ (Mexican pulled pork)|" (porc effiloché mexicain)|Cochinita Pibil f (mexikanisches gezupftes Schweinefleisch)|"
tacos al pastor mp,taco al pastor m|" (marinated pork)|" (porc mariné)|Tacos al Pastor p (mariniertes Schwein)|"
carnitas fp|" (Mexican slow-cooked pork)|" (porc mijoté mexicain)|" p (mexikanisches Schmorschwein)|"
quesadilla f!|" (with cheese);% ()|" (au fromage);" aux % (et fromage)|"/Quesadillas f (mit Käse);" mit %/Quesadillas mit % (und Käse)|" (amb formatge)
quesadilla de queso f|cheese quesadilla|quesadilla au fromage|Käse-Quesadilla/-s f|quesadilla de formatge
quesadilla de jamón y queso f|ham and cheese quesadilla|quesadilla au jambon et au fromage|Schinken-Käse-Quesadilla/-s f|quesadilla de pernil i formatge
enchilada f|";%|";" aux %|"/Enchiladas f;" mit %/Enchiladas mit %|"
flauta f|" (crisp rolled tortilla);% ()|" (tortilla roulée croustillante);" aux % (tortilla roulée)|"/Flautas f (knusprig gerollte Tortilla);" mit %/Flautas mit %|"
tinga f,tinga de pollo|"~ (shredded chicken in chipotle sauce)|" (poulet effiloché sauce chipotle)|" f (gezupftes Hähnchen in Chipotle-Soße)|"
totopos mp|tortilla chips|chips de maïs fp|Tortilla-Chips p|"
frijoles mp,frijoles negros|black beans|haricots noirs|schwarze Bohnen p|fesols negres
frijoles refritos mp|refried beans (often with lard)|haricots frits (souvent au saindoux)|Bohnenmus n (oft mit Schmalz)|fesols refregits
mole,mole poblano|" sauce~ (chilli, chocolate and nuts)|sauce " f (piment, chocolat et fruits à coque)|"-Soße f (Chili, Schokolade und Nüsse)|"
pico de gallo|"~ (chopped tomato, onion and coriander)|" (tomate, oignon et coriandre)|Pico de Gallo (Tomaten, Zwiebeln und Koriander)|"
jalapeño|"|piment "/piments "|"/Jalapeños f|"
tortilla de trigo f|wheat tortilla|tortilla de blé|Weizentortilla/-s f|tortilla de blat
tortilla de maíz f|corn tortilla|tortilla de maïs|Maistortilla/-s f|tortilla de blat de moro
wrap*|";%|";" aux %|";" mit %|"
wrap césar,wrap de pollo césar|Caesar wrap with chicken|wrap César au poulet|Caesar-Wrap mit Hähnchen|wrap Cèsar de pollastre
perrito caliente,perrito,hot dog|hot dog (usually pork)|hot-dog (souvent au porc)|Hotdog (meist vom Schwein)|frankfurt
cheeseburger f|"|" m|"/"|hamburguesa amb formatge
pulled pork|"~|porc effiloché|Pulled Pork n (gezupftes Schweinefleisch)|" (porc esfilagarsat)
mac and cheese|macaroni cheese~|macaronis au fromage mp|Makkaroni mit Käse p|macarrons amb formatge mp
fish and chips|"~|" (poisson frit et frites)|Fish and Chips p (Backfisch mit Pommes)|"
palito|stick;%|bâtonnet|Stick/-s|bastonet
mazorca de maíz f,mazorca,panocha|corn on the cob~|épi de maïs m|Maiskolben|panotxa de blat de moro
strogonoff,stroganoff,strogonof|stroganoff~ (creamy mushroom sauce);% stroganoff~ ()|stroganoff (sauce crémeuse aux champignons);stroganoff de % ()|Stroganoff n (Sahne-Pilz-Soße);Stroganoff vom % ()|"
goulash,gulash,gulasch|"~;%|goulasch|Gulasch n|"
chucrut,choucroute f|sauerkraut~|choucroute f|Sauerkraut n|xucrut f
salchicha alemana f,bratwurst|German sausage (pork)|saucisse allemande (porc)|Bratwurst/Bratwürste f|salsitxa alemanya (porc)
wiener schnitzel,escalope vienés|Wiener schnitzel (breaded veal or pork escalope)|escalope viennoise f (veau ou porc pané)|Wiener Schnitzel n (Kalb oder Schwein)|escalopa vienesa f
raclette f|"~ (melted cheese)|"|" n|"
fondue de queso f|cheese fondue|fondue au fromage|Käsefondue n|fondue de formatge
fondue f|";%|"|" n|"
quiche lorraine f|quiche Lorraine (with bacon)|" (aux lardons)|Quiche Lorraine f (mit Speck)|quiche Lorraine (amb bacó)
ratatouille f|"~|"|" f|"
coq au vin|"~ (chicken in red wine, with bacon)|" (au lard)|Coq au Vin (Hähnchen in Rotwein, mit Speck)|"
boeuf bourguignon,ternera bourguignon f,buey bourguignon m|beef bourguignon~ (in red wine, with bacon)|bœuf bourguignon (au lard)|Bœuf Bourguignon n (Rind in Rotwein, mit Speck)|bourguignon de vedella
blanqueta f|blanquette;% blanquette (in cream sauce)|blanquette|Blanquette f;Blanquette vom %|"
cassoulet|"~ (bean stew with pork and duck)|" (haricots, porc et canard)|" n (Bohneneintopf mit Schwein und Ente)|"
croque monsieur|croque-monsieur (toasted ham and cheese sandwich)|croque-monsieur|Croque Monsieur (Schinken-Käse-Toast)|"
croque madame|croque-madame (toasted ham and cheese sandwich with egg)|croque-madame|Croque Madame (Schinken-Käse-Toast mit Ei)|"
tarta flambée f,tarte flambée|tarte flambée (thin crust with cream, onion and bacon)|tarte flambée|Flammkuchen (mit Sahne, Zwiebeln und Speck)|"
pizza margarita f,pizza margherita,pizza marguerita|pizza margherita (tomato and mozzarella)|pizza margherita (tomate et mozzarella)|Pizza Margherita f (Tomaten und Mozzarella)|"
pizza cuatro estaciones f,pizza 4 estaciones|four seasons pizza (ham, mushrooms, artichokes and olives)|pizza quatre saisons (jambon, champignons, artichauts et olives)|Pizza Quattro Stagioni f (Schinken, Pilze, Artischocken und Oliven)|pizza quatre estacions
pizza cuatro quesos f,pizza 4 quesos|four-cheese pizza|pizza aux quatre fromages|Pizza mit vier Käsesorten f|pizza quatre formatges
pizza barbacoa f|barbecue pizza (minced meat and barbecue sauce)|pizza barbecue (viande hachée et sauce barbecue)|Barbecue-Pizza f (Hackfleisch und Barbecuesoße)|"
pizza prosciutto f,pizza york|ham pizza|pizza au jambon|Schinkenpizza f|pizza de pernil dolç
pizza jamón york y champiñones f,pizza reina|ham and mushroom pizza|pizza au jambon et aux champignons|Pizza mit Schinken und Champignons f|pizza de pernil dolç i xampinyons
pizza pepperoni f|pepperoni pizza (spicy pork sausage)|pizza au pepperoni (saucisse de porc piquante)|Pizza Pepperoni f (scharfe Schweinesalami)|"
pizza hawaiana f,pizza tropical|Hawaiian pizza (ham and pineapple)|pizza hawaïenne (jambon et ananas)|Pizza Hawaii f (Schinken und Ananas)|"
pizza diávola f|pizza diavola (spicy pork salami)|pizza diavola (salami de porc piquant)|Pizza Diavola f (scharfe Schweinesalami)|pizza diavola
pizza caprichosa f,pizza capricciosa|pizza capricciosa (ham, mushrooms and artichokes)|pizza capricciosa (jambon, champignons et artichauts)|Pizza Capricciosa f (Schinken, Pilze und Artischocken)|pizza capritxosa
pizza tonno f|tuna pizza|pizza au thon|Thunfischpizza f|pizza de tonyina
pizza marinara f|" (tomato and garlic)|" (tomate et ail)|Pizza Marinara f (Tomaten und Knoblauch)|"
pizza vegetal f,pizza de verduras|vegetable pizza|pizza aux légumes|Gemüsepizza f|"
calzone|" (folded pizza, usually with ham and cheese);% " (folded pizza)|" f (souvent au jambon et fromage);" aux %|" f (meist mit Schinken und Käse);" mit %|"
focaccia f*|";%|";" aux %|" f;" mit %|"
bruschetta f*,brusqueta*|";%|";" aux %|" f;" mit %|"
vitello tonnato,vitel toné|"~ (cold veal in tuna sauce)|" (veau froid sauce au thon)|" n (kaltes Kalbfleisch in Thunfischsoße)|"
saltimbocca f,saltimbocca a la romana,saltimboca|" (veal with ham and sage);% " (with ham and sage)|" (veau au jambon et à la sauge);" de % (jambon et sauge)|" f (Kalb mit Schinken und Salbei);" vom % (mit Schinken und Salbei)|"
scaloppine fp,piccata f,piccata de ternera|veal or beef escalopes|piccata de veau ou de bœuf f|Kalbs- oder Rinderschnitzel n|escalopins de vedella mp
provolone,queso provolone|" cheese~|"|"|"
antipasto,antipasti mp|Italian starters~ (cold meats, cheese and vegetables)|antipasti mp (charcuterie, fromage et légumes)|Antipasti p (Aufschnitt, Käse und Gemüse)|"
parmigiana de berenjena f,berenjena parmigiana,berenjena a la parmesana|aubergine parmigiana~ (with tomato and cheese)|aubergines à la parmesane fp (tomate et fromage)|Auberginen alla parmigiana p (mit Tomaten und Käse)|albergínies a la parmesana fp
brioche*|";% " sandwich|" f;" aux %|" f;" mit %|brioix
croissant,cruasán|"|"|"/Croissants n|"
sándwich club,club sandwich|club sandwich (chicken, bacon and egg)|club sandwich (poulet, bacon et œuf)|Club-Sandwich n (Hähnchen, Speck und Ei)|sandvitx club
penne fp,penne rigate,plumas de pasta,macarrones penne mp|"|"|" p|" mp
fettuccine mp,fettuccini,fetuchini,fetuccini|"|" fp|" p|"
linguini mp,linguine|linguine|linguine fp|Linguine p|linguine
linguine al nero di seppia mp|linguine with squid ink|linguine à l'encre de seiche fp|Linguine mit Tintenfischtinte p|linguine amb tinta de sípia
rigatoni mp,tortiglioni|"|rigatonis|" p|"
pappardelle mp,papardelle,papardelles|"|" fp|" p|"
farfalle mp,lacitos,lazos,lacitos de pasta,lazos de pasta|" (bow pasta)|" fp (pâtes papillon)|" p (Schmetterlingsnudeln)|llacets
fusilli mp,hélices fp,espirales,tirabuzones mp,espirales de pasta fp|" (spiral pasta)|fusillis (pâtes en spirale)|" p (Spiralnudeln)|espirals
caracolas de pasta fp,conchas de pasta,caracolas!,coditos mp!,tiburones!,galets|pasta shells|coquillettes fp|Muschelnudeln p|galets
tortelloni mp*,panzerotti*,fagottini*,cappelletti*,sorrentinos*,agnolotti*,girasoles*!,mezzelune*|filled pasta;pasta filled with %~|pâtes farcies fp;pâtes farcies aux %|gefüllte Pasta f;mit % gefüllte Pasta f|pasta farcida f
spaghetti aglio e olio mp,espaguetis aglio e olio,espaguetis al ajo y guindilla|spaghetti with garlic, oil and chilli|spaghettis à l'ail, à l'huile et au piment|Spaghetti mit Knoblauch, Öl und Chili p|espaguetis amb all m,oli i bitxo mp
espaguetis frutti di mare mp,espaguetis de marisco|seafood spaghetti|spaghettis aux fruits de mer|Spaghetti mit Meeresfrüchten p|espaguetis de marisc
espaguetis vongole mp,espaguetis alle vongole|spaghetti with clams|spaghettis aux palourdes|Spaghetti mit Venusmuscheln p|espaguetis amb cloïsses
espaguetis de calabacín mp|courgette spaghetti (no pasta)|spaghettis de courgette (sans pâtes)|Zucchini-Spaghetti p (ohne Nudeln)|espaguetis de carbassó
pasta rellena f*|filled pasta~;pasta filled with %~|pâtes farcies fp;pâtes farcies aux %|gefüllte Pasta f;mit % gefüllte Pasta f|pasta farcida
ricotta f,queso ricotta m|"~|"|"|"
mascarpone,queso mascarpone|"~|"|"|"
shiitake,seta shiitake f,setas shiitake fp|" mushroom|champignon shiitaké/champignons shiitaké|"-Pilz/-e|bolet "/bolets "
pak choi,pak choy,bok choy|"~|pak-choï|Pak Choi|"
panko|"~ (breadcrumbs)|" (chapelure)|" n (Paniermehl)|"
tempeh|"~ (fermented soya)|" (soja fermenté)|" n (fermentiertes Soja)|"
heura f|Heura~ (soya-based meat substitute)|Heura m (substitut de viande au soja)|" n (Fleischersatz aus Soja)|"
hamburguesa beyond f,beyond burger|Beyond burger (plant-based)|burger Beyond m (végétal)|Beyond Burger (pflanzlich)|hamburguesa Beyond
tajín|Tajín~ (chilli and lime salt)|Tajín (sel au piment et citron vert)|" n (Chili-Limetten-Salz)|Tajín
tajín de cordero|lamb tagine|tajine d'agneau|Tajine mit Lamm f|tagín de xai
tajín de pollo|chicken tagine|tajine de poulet|Tajine mit Hähnchen f|tagín de pollastre
noodles mp,tallarines chinos|"|nouilles fp|Nudeln p|fideus
musaca f*,moussaka*|moussaka~ (usually with minced meat);%|moussaka (souvent à la viande hachée);moussaka aux %|Moussaka f (meist mit Hackfleisch);Moussaka mit %|mussaca
wonton,wantún,wan tun,wantan,wan tan|"/-s (filled Chinese dumpling, usually with pork)|"/-s (raviole chinoise, souvent au porc)|" n (gefüllte chinesische Teigtasche, meist mit Schwein)|"
sopa de wonton f,sopa de wantún,sopa de wan tun,sopa wantán|wonton soup (dumplings, usually with pork)|soupe wonton (ravioles, souvent au porc)|Wan-Tan-Suppe f (Teigtaschen, meist mit Schwein)|"
familia feliz f|"~ (Chinese stir-fry of meats, prawns and vegetables)|" (sauté chinois de viandes, crevettes et légumes)|" f (chinesische Pfanne mit Fleisch, Garnelen und Gemüse)|"
tonkatsu|"~ (Japanese breaded pork cutlet)|" (porc pané japonais)|" n (paniertes japanisches Schweineschnitzel)|"
katsu curry|"~ (breaded cutlet with Japanese curry);% "~ (breaded, with Japanese curry)|" (escalope panée au curry japonais)|" n (paniertes Schnitzel mit japanischem Curry)|"
okonomiyaki|"~ (Japanese savoury pancake, often with pork or seafood)|" (galette japonaise salée, souvent au porc ou fruits de mer)|" n (japanischer herzhafter Pfannkuchen, oft mit Schwein oder Meeresfrüchten)|"
takoyaki mp,takoyakis|" (Japanese octopus balls)|" (boulettes japonaises au poulpe)|" p (japanische Krakenbällchen)|"
mochi*|"/-s (Japanese rice cake);% "/% "s (rice cake)|"/-s (gâteau de riz japonais);" aux % (gâteau de riz)|"/-s n (japanischer Reiskuchen);"/-s mit % (Reiskuchen)|"
té verde|green tea~|thé vert|Grüntee|te verd
té matcha,matcha|matcha~ (green tea)|matcha (thé vert)|Matcha (Grüntee)|matcha
tom yum f,sopa tom yum|"~ (hot and sour Thai soup, usually with prawns)|" m (soupe thaïe aigre-piquante, souvent aux crevettes)|" f (scharf-saure Thai-Suppe, meist mit Garnelen)|sopa "
tom kha f,tom kha gai|"~ (Thai coconut soup, usually with chicken)|" m (soupe thaïe au lait de coco, souvent au poulet)|" f (Thai-Kokossuppe, meist mit Huhn)|"
pho,sopa pho f|"~ (Vietnamese noodle soup);% ()|" (soupe de nouilles vietnamienne);" aux % ()|" f (vietnamesische Nudelsuppe);" mit % ()|"
bibimbap|"~ (Korean rice bowl with vegetables, usually with beef and egg)|" (bol de riz coréen aux légumes, souvent bœuf et œuf)|" n (koreanische Reisschale mit Gemüse, meist mit Rind und Ei)|"
bulgogi|"~ (Korean marinated grilled beef)|" (bœuf mariné grillé coréen)|" n (koreanisches mariniertes Rind vom Grill)|"
biryani,biriani,briyani|"~ (spiced rice);% ()|" (riz épicé);" de % ()|" n (Gewürzreis);" mit % ()|"
arroz pilau,arroz pulao|pilau rice~|riz pilaf|Pilawreis|arròs pilaf
chapati,roti|"/-s (Indian flatbread)|"/-s (pain indien)|"/-s n (indisches Fladenbrot)|"
raita f|"~ (yoghurt with cucumber)|" m (yaourt au concombre)|" f (Joghurt mit Gurke)|"
lassi|"~ (Indian yoghurt drink);% "~ (yoghurt drink)|" (boisson indienne au yaourt);" aux % (boisson au yaourt)|" n (indisches Joghurtgetränk);%-" n (Joghurtgetränk)|"
palak paneer,sag paneer,saag paneer|"~ (spinach with Indian cheese)|" (épinards au fromage indien)|" n (Spinat mit indischem Käse)|"
queso paneer,paneer|paneer~ (Indian cheese)|paneer (fromage indien)|Paneer (indischer Käse)|paneer
dal,dhal,lentejas dal fp,dal de lentejas m,dal de lentejas rojas|"~ (Indian lentil stew)|" (lentilles à l'indienne)|" n (indisches Linsengericht)|"
dal makhani,dhal makhani|"~ (black lentils with butter and cream)|" (lentilles noires au beurre et à la crème)|" n (schwarze Linsen mit Butter und Sahne)|"
chana masala|"~ (chickpea curry)|" (curry de pois chiches)|" n (Kichererbsencurry)|"
pakora f,pakoras fp,bhaji m|"/-s (Indian fritters);% "/% "s (fritters)|" (beignets indiens);" de % f (beignets)|"/-s f (indisches Teiggebäck);%-" f (in Teig frittiert)|"
korma|"~ (creamy curry, often with nuts);% ()|" (curry crémeux, souvent aux fruits à coque);" de % ()|" n (cremiges Curry, oft mit Nüssen);%-" n ()|"
curry massaman,massaman|massaman curry~ (with potatoes and peanuts)|" (pommes de terre et cacahuètes)|Massaman-Curry n (mit Kartoffeln und Erdnüssen)|curri massaman
baklava f,baklavas fp|"~ (filo pastry with nuts and syrup)|" m (feuilleté aux fruits à coque et sirop)|" f (Filoteig mit Nüssen und Sirup)|"
harira f,sopa harira|"~ (Moroccan chickpea and lentil soup, usually with meat)|" m (soupe marocaine de pois chiches et lentilles, souvent à la viande)|" f (marokkanische Kichererbsen-Linsen-Suppe, meist mit Fleisch)|"
kibbeh,kibbe,quibbe|"~ (bulgur and minced meat croquettes)|" (croquettes de boulgour et viande)|" n (Bulgur-Hackfleisch-Kroketten)|"
döner kebab,döner|"|"|Döner|"
lahmacun|"~ (thin Turkish flatbread with minced meat)|" (galette turque à la viande hachée)|" n (türkischer Fladen mit Hackfleisch)|"
pide f|"~ (Turkish filled bread);% ()|" m (pain turc garni);" aux % ()|" f (gefülltes türkisches Brot);" mit % ()|"
halloumi,queso halloumi|"~ (cheese)|" (fromage)|" (Käse)|"
shakshuka f,shakshouka,chakchouka|"~ (eggs in tomato and pepper sauce)|" m (œufs en sauce tomate et poivrons)|" f (Eier in Tomaten-Paprika-Soße)|"
ensalada fattoush f,fattoush m|fattoush~ (salad with fried bread)|fattouche (salade au pain frit)|Fattoush n (Salat mit geröstetem Brot)|amanida fattoush
hojas de parra fp,dolmas|stuffed vine leaves|feuilles de vigne farcies|gefüllte Weinblätter p|fulles de parra farcides
souvlaki|"~ (Greek meat skewer);% "~ (skewer)|" (brochette de viande grecque);" de % (brochette)|" n (griechischer Fleischspieß);%-" n (Spieß)|"
brick,brik|"/-s (fried thin pastry);% "/% "s ()|"/-s (feuille croustillante farcie);" aux % (feuille croustillante)|" n (frittierte Teigtasche);%-" n ()|"
ajiaco|"~ (Colombian chicken and potato soup)|" (soupe colombienne de poulet et pommes de terre)|" n (kolumbianische Hühner-Kartoffel-Suppe)|"
panqueque|pancake|crêpe f|Pfannkuchen n|crep f
moqueca f|"~ (Brazilian fish and coconut stew);% "~ (Brazilian coconut stew)|" m (ragoût brésilien de poisson au coco);" de % (ragoût brésilien au coco)|" f (brasilianischer Fisch-Kokos-Eintopf);%-" f (brasilianischer Kokoseintopf)|"
moros y cristianos mp|" (black beans and rice)|" (haricots noirs et riz)|" p (schwarze Bohnen mit Reis)|"
pan de queso|cheese bread~|pain au fromage|Käsebrot n|pa de formatge
seco de pollo|chicken stew (Latin American)|ragoût de poulet (latino-américain)|Hähncheneintopf (lateinamerikanisch)|guisat de pollastre
chicharrón de pollo|fried chicken pieces~|morceaux de poulet frits mp|frittierte Hähnchenstücke p|trossos de pollastre fregit mp
tallarín saltado|stir-fried noodles~ (Peruvian, usually with beef)|nouilles sautées fp (péruviennes, souvent au bœuf)|gebratene Nudeln p (peruanisch, meist mit Rind)|tallarins saltats mp
mondongo|"~ (tripe stew)|" (ragoût de tripes)|" n (Kutteleintopf)|"
gallo pinto|"~ (fried rice and beans)|" (riz et haricots sautés)|" n (gebratener Reis mit Bohnen)|"
tamal|"/tamales (steamed filled corn dough, usually with meat)|"/tamales (pâte de maïs farcie, souvent à la viande)|"/tamales n (gefüllter Maisteig, meist mit Fleisch)|"
huevos rancheros mp|" (fried eggs on tortilla with tomato and chilli sauce)|" (œufs au plat sur tortilla, sauce tomate pimentée)|" p (Spiegeleier auf Tortilla mit Tomaten-Chili-Soße)|ous ranxers
chilaquiles mp|" (fried tortilla pieces in chilli sauce, with cheese)|" (tortilla frite en sauce pimentée, au fromage)|" p (frittierte Tortilla in Chilisoße mit Käse)|"
aguachile|"~ (raw prawns in lime and chilli);% "~ (raw, in lime and chilli)|" (crevettes crues au citron vert et piment);" de % (cru, citron vert et piment)|" n (rohe Garnelen in Limette und Chili);" von % (roh, in Limette und Chili)|"
elote|Mexican corn on the cob~ (with mayonnaise and cheese)|épi de maïs à la mexicaine (mayonnaise et fromage)|mexikanischer Maiskolben (mit Mayonnaise und Käse)|panotxa a la mexicana f
borscht,borsch|"~ (beetroot soup, often with meat)|bortsch (soupe de betterave, souvent à la viande)|Borschtsch (Rote-Bete-Suppe, oft mit Fleisch)|"
pierogi mp|" (Polish filled dumplings)|" (ravioles polonaises)|Piroggen p (polnische Teigtaschen)|"
schnitzel|"~ (breaded escalope)|" (escalope panée)|paniertes " n|"
pollo kiev,pollo a la kiev|chicken Kiev~ (breaded, with garlic butter)|poulet à la Kiev (pané, beurre à l'ail)|Hähnchen Kiew n (paniert, mit Knoblauchbutter)|pollastre a la Kiev
chop suey,chapsui,chopsuey|"~ (stir-fried vegetables, often with meat);%|" (légumes sautés, souvent à la viande)|" n (Pfannengemüse, oft mit Fleisch);%-" n|"
rollo de primavera|spring roll (often with meat)|rouleau de printemps/rouleaux de printemps (souvent à la viande)|Frühlingsrolle/-n f (oft mit Fleisch)|rotllet de primavera
dumpling*|";%|raviole asiatique f;raviole de %|Teigtasche/-n f;Teigtasche/Teigtaschen mit %|"
bandeja de sushi f,combinado de sushi m,surtido de sushi|sushi platter (raw fish)|assortiment de sushis m (poisson cru)|Sushi-Platte/Sushi-Platten f (roher Fisch)|safata de sushi
sushi de salmón|salmon sushi~|sushi au saumon|Lachs-Sushi n|sushi de salmó
bagel*|";%|"/-s;" aux %|"/-s;" mit %|"
cannoli,cannolo|"~ (fried pastry with ricotta)|" (pâte frite à la ricotta)|" p (frittierte Teigrollen mit Ricotta)|"
tostones mp|"~ (fried green plantain)|" (banane plantain verte frite)|" p (frittierte grüne Kochbanane)|"
arepa de carne mechada f|arepa with shredded beef (corn flatbread)|arepa au bœuf effiloché f (galette de maïs)|Arepa mit gezupftem Rind f (Maisfladen)|arepa de carn esfilada f
sopes mp|"~ (thick corn tortillas with toppings)|" (galettes de maïs garnies)|" p (belegte dicke Maisfladen)|"
kofta,kefta|"~ (spiced minced meat);%|" (viande hachée épicée) f|" f (würziges Hackfleisch)|"
kofte f|"~ (spiced minced meat patties);% "~ (spiced minced meat patties)|" (boulettes de viande hachée épicées);" de % (boulettes épicées)|" f (gewürzte Hackfleischbällchen);" vom % (gewürzte Hackbällchen)|"
seco de res,seco de ternera|Peruvian beef and coriander stew~|ragoût de bœuf péruvien à la coriandre|peruanischer Rindfleischeintopf mit Koriander|guisat de vedella peruà
frejol,fréjol|bean|haricot|Bohne/-n f|mongeta f
`
