/** Dishes of other countries that Spanish menus have. How to read a line: read-lexicon.ts. */
export const world = `
pad thai|"~ (rice noodles, # with egg and peanuts);% ()|pad thaï (nouilles de riz, # avec œuf et cacahuètes);& aux % ()|Pad Thai n (Reisnudeln, # mit Ei und Erdnüssen);& mit % ()|" (fideus d'arròs, # amb ou i cacauets)
yakisoba m|"~ (fried wheat noodles);% ()|" (nouilles de blé sautées);" aux % ()|" p (gebratene Weizennudeln);" mit % ()|" (fideus saltats)
udon,fideos udon mp,tallarines udon|" noodles~|nouilles " fp|"-Nudeln p|fideus " mp
soba,fideos soba mp|" noodles~ (buckwheat)|nouilles " fp (sarrasin)|"-Nudeln p (Buchweizen)|fideus " mp
fideos de arroz p,tallarines de arroz|rice noodles|nouilles de riz fp|Reisnudeln p|fideus d'arròs
ramen|"~ (noodle soup, @);% ()|" (soupe de nouilles, @);" aux % ()|" p (Nudelsuppe, @);" mit % ()
sopa wonton,sopa wantón|(@ or prawns)|(@ ou aux crevettes)|(@ oder Garnelen)
sopa agripicante|hot and sour soup|soupe aigre-piquante|sauer-scharfe Suppe|sopa agrepicant
tallarines tres delicias p,fideos tres delicias|fried noodles with ham, egg and prawns|nouilles sautées au jambon, à l'œuf et aux crevettes fp|gebratene Nudeln mit Schinken, Ei und Garnelen p|tallarines tres delícies (pernil, ou i gambes)
arroz chaufa|chaufa~ (Peruvian fried rice with egg and soy, $);% &~ ()|riz chaufa (riz sauté péruvien à l'œuf et au soja, $);& aux % ()|Chaufa m (peruanischer Bratreis mit Ei und Soja, $);& mit % ()|arròs chaufa (ou i soja)
arroz pilaf|pilau rice~|riz pilaf|Pilaw|arròs pilaf
arroz jazmín|jasmine rice~|riz au jasmin|Jasminreis|arròs gessamí
arroz salvaje|||Wildreis|
arroz integral|brown rice~||Vollkornreis|
bulgur,bulgur de trigo|"~ (wheat)|boulgour (blé)|" (Weizen)
baba ganoush m,baba ganush,mutabal,caviar de berenjena|"~ (aubergine dip, ## with sesame)|caviar d'aubergine (# au sésame)|Auberginenmus n (## mit Sesam)|"
tahini,tahina,tahín|"~ (sesame)|" (sésame)|" n (Sesam)|tahina f
tzatziki,tsatsiki|"~ (yoghurt with cucumber)|" (yaourt au concombre)|Zaziki (Joghurt mit Gurke)
dolmades p,dolmas fp|" (stuffed vine leaves)|dolmas (feuilles de vigne farcies)|" p (gefüllte Weinblätter)|" fp
kebab|";%|"|";" vom %
durum|dürüm;%|dürüm|Dürüm;& mit %
shawarma m|";%|chawarma|Schawarma n;& mit %
gyros|"~ (@);%|" (@);" de %|" n (@);" vom %
pita|pitta;& with %|";" aux %|";" mit %
tajine,tagine,tajín|tagine;%|"|";" mit %|tagín
pastela,pastilla moruna,bastela|pastilla (sweet and savoury Moroccan pie, # with chicken, and almonds);% & (Moroccan pie with almonds)|pastilla (tourte marocaine aux amandes et # poulet);& de % (tourte marocaine aux amandes)|Pastilla (marokkanische Pastete mit Mandeln und # Huhn);& mit % (marokkanische Pastete mit Mandeln)|" (pollastre i ametlla)
curry rojo|red curry;red % curry|||
curry verde|green curry;green % curry|||
curry amarillo|yellow curry;yellow % curry|curry jaune|gelbes Curry|curri groc
curry thai,curry tailandés|Thai curry;Thai % curry||Thai-Curry;& mit %|curri thai
pollo al curry verde|chicken green curry~|poulet au curry vert|Hähnchen in grünem Curry|pollastre al curri verd
pollo korma|||Chicken Korma n (cremiges Curry, ## mit Nüssen)|(# amb fruits secs)
pollo tandoori|tandoori chicken~||Tandoori-Hähnchen|
pollo tikka|chicken tikka~|poulet tikka|Chicken Tikka n|pollastre tikka
butter chicken,pollo a la mantequilla|"~ (creamy tomato curry)|poulet au beurre (curry crémeux à la tomate)|Butter Chicken n (cremiges Tomatencurry)|" (curri de pollastre)
samosa|";%|samoussa m;& aux %|"/Samosas;" mit %/Samosas mit %
dal,dhal|"~ (spiced lentils);%|" (lentilles épicées)|" n (gewürzte Linsen);" aus %
pan naan*,naan*,nan*|naan bread~;%|pain naan;& aux %|Naan-Brot;& mit %|pa naan
pollo kung pao,pollo gong bao|kung pao chicken~ (with peanuts and chilli)|poulet kung pao (cacahuètes et piment)|Kung-Pao-Hähnchen (mit Erdnüssen und Chili)|pollastre kung pao (amb cacauets)
pollo satay,satay de pollo,brochetas satay fp|chicken satay~ (with peanut sauce)|poulet satay (sauce aux cacahuètes)|Hähnchen-Saté n (mit Erdnusssoße)|pollastre satay (amb cacauets)
pato pekín,pato laqueado,pato laqueado a la pekinesa|Peking duck~|canard laqué|Pekingente|ànec a la pequinesa
salsa de ostras|||Austernsoße|
salsa hoisin|hoisin sauce~|sauce hoisin|Hoisin-Soße
salsa ponzu,ponzu m|ponzu~ (citrus soy sauce)|sauce ponzu (soja et agrumes)|Ponzu-Soße (Soja und Zitrus)
salsa de cacahuete,salsa satay||sauce aux cacahuètes||
salsa agridulce,agridulce m|||süß-saure Soße|
salsa kimchi,kimchi m,kimchee|kimchi~ (spicy fermented cabbage, # with fish sauce)|kimchi m (chou fermenté piquant, # à la sauce de poisson)|Kimchi n (scharfer fermentierter Kohl, # mit Fischsoße)|kimchi m
wasabi|"~|"|"
miso|"~|"|" n
bambú,brotes de bambú mp|bamboo shoots~|pousses de bambou fp|Bambussprossen p
brotes de soja p|bean sprouts|germes de soja|Sojasprossen p|brots de soja
rollito*|roll;%|petit rouleau/petits rouleaux|Röllchen/-|rotllet
rollito vietnamita,rollo vietnamita,nem|(## with pork or prawns)|rouleau vietnamien (@ ou aux crevettes)|vietnamesische Rolle/-n (## mit Schwein oder Garnelen)|rotllet vietnamita
rollo,rulo|roll;%|roulé|Rolle/-n|rotlle
pan bao,bao*|bao (steamed bun);% & ()|bao (brioche vapeur);& de % ()|Bao (gedämpftes Brötchen);& mit % ()|bao
pan de gambas,pan de gamba|prawn crackers~|chips de crevettes fp|Krabbenchips p|pa de gambes
dim sum|"~;%|" mp;" aux %|Dim Sum p;& mit %
empanadilla japonesa,empanadilla china|gyoza dumpling (@)|gyoza m (@)|Gyoza/-s (@)|gyoza (@)
nigiri*|"~;% "~ (sushi)|";" de % (sushi)|" n;" mit % (Sushi)
maki*|"~;% "~ (sushi)|";" de % (sushi)|" n;" mit % (Sushi)
tartar de toro|toro tartare~ (raw fatty tuna)|tartare de toro (ventre de thon cru)|Toro-Tatar (roher fetter Thunfischbauch)|(ventresca de tonyina)
nigiri de toro|toro nigiri~ (sushi with fatty tuna)|nigiri de toro (ventre de thon)|Toro-Nigiri n (fetter Thunfischbauch)
uramaki*|"~;% "~ (sushi)|";" de % (sushi)|" n;" mit % (Sushi)
california roll m|California roll (sushi, # with crab sticks and avocado)|" (sushi, # surimi et avocat)|California Roll f (Sushi, # mit Surimi und Avocado)
sashimi*|"~ (raw fish);% "~ (raw)|" (poisson cru);" de % (cru)|" n (roher Fisch);" vom % (roh)
tiradito|"~ (thin slices of raw fish);% "~ (thin raw slices)|" (fines tranches de poisson cru);" de % (fines tranches crues)|" n (dünne Scheiben von rohem Fisch);" vom % (dünne rohe Scheiben)
sea: poke,poke bowl|-;% " bowl (raw)|-;" bowl aux % (cru)|-;" Bowl mit % (roh)|-;" de % (cru)
poke*,poke bowl*|" bowl (# with raw fish);% " bowl|" bowl (# poisson cru);" bowl aux %|" Bowl f (# mit rohem Fisch);" Bowl mit %
bowl*,bol*,cuenco*|";%|bol|Schale;& mit %|bol
buddha bowl m|Buddha bowl (vegetables, grains and pulses)|" (légumes, céréales et légumineuses)|Buddha Bowl f (Gemüse, Getreide und Hülsenfrüchte)
causa,causa limeña|" (Peruvian cold potato layers with mayonnaise);% ()|" (gâteau péruvien froid de pommes de terre et mayonnaise);" aux % ()|" (kaltes peruanisches Kartoffeltörtchen mit Mayonnaise);" mit % ()
ají de gallina|"~ (Peruvian chicken in chilli, bread, nut and cheese sauce)|" (poulet sauce au piment, pain, noix et fromage)|Ají de Gallina m (Huhn in Chili-Brot-Nuss-Käse-Soße)
lomo saltado,lomo salteado peruano|"~ (Peruvian stir-fried beef with onion, tomato and chips)|" (bœuf sauté, oignon, tomate et frites)|" (gebratenes Rindfleisch mit Zwiebeln, Tomaten und Pommes)
anticucho|" (Peruvian skewer, # beef heart);%|" (brochette péruvienne, # de cœur de bœuf)|"/Anticuchos (peruanischer Spieß, # vom Rinderherz);" vom %
papas a la huancaína p,papa a la huancaína f|potatoes in huancaína sauce (cheese and chilli)|pommes de terre sauce huancaína (fromage et piment)|Kartoffeln in Huancaína-Soße p (Käse und Chili)|patates a la huancaína
leche de tigre|"~ (lime, fish and chilli marinade)|" (marinade de citron vert, poisson et piment)|Leche de Tigre (Marinade aus Limette, Fisch und Chili)|llet de tigre (amb peix)
arepa|" (corn flatbread);" with % ()/arepas with % (corn flatbreads)|" (galette de maïs);" aux % ()|"/Arepas (Maisfladen);" mit %/Arepas mit %
arepa reina pepiada|arepa with chicken and avocado|arepa au poulet et à l'avocat|Arepa mit Hähnchen und Avocado|arepa amb pollastre i alvocat
tequeño|" (cheese-filled dough stick);% " (filled dough stick)|" (bâtonnet de pâte au fromage);" aux %|"/Tequeños (Teigstange mit Käse);" mit %/Tequeños mit %
patacón|"/patacones (fried green plantain)|"/patacones (banane plantain frite)|"/Patacones (frittierte Kochbanane)|patacó
pabellón criollo|"~ (shredded beef with rice, black beans and plantain)|" (bœuf effiloché, riz, haricots noirs et banane plantain)|" (gezupftes Rindfleisch mit Reis, schwarzen Bohnen und Kochbanane)
cachapa|" (sweetcorn pancake, # with cheese)|" (crêpe de maïs, # au fromage)|"/Cachapas (Maispfannkuchen, # mit Käse)
bandeja paisa|" (Colombian platter of beans, rice, pork, beef, sausage and egg)|" (assiette colombienne : haricots, riz, porc, bœuf, saucisse et œuf)|" (kolumbianischer Teller mit Bohnen, Reis, Schwein, Rind, Wurst und Ei)|" (fesols, porc, vedella i ou)
empanada argentina,empanada criolla|Argentinian pasty (# with beef);Argentinian % pasty|empanada argentine (# au bœuf);& aux %|argentinische Teigtasche/-n (# mit Rind);& mit %/&n mit %|panada argentina
choripán|" (chorizo sandwich)|" (sandwich au chorizo)|" (Brötchen mit Chorizo)
matambre|"~ (thin flank of beef or pork);% "~ (thin flank)|" (flanc de bœuf ou de porc)|" m (Flanke vom Rind oder Schwein);" vom %
asado de tira,tira de asado f|grilled beef short ribs~|plat de côtes de bœuf grillé|gegrillte Rinderrippen p|costella de vedella a la brasa f
asado argentino|Argentinian mixed grill (beef and # pork sausage)|grillade argentine f (bœuf et # saucisse de porc)|argentinische Grillplatte (Rind und # Schweinswurst)|graellada argentina f
entraña|skirt steak (beef);%|hampe de bœuf;hampe de %|Rinder-Saumfleisch;Saumfleisch vom %|tall d'entranya de vedella,entranya;tall d'entranya de %
vacío!|beef flank~|bavette de bœuf f|Rinderflanke f|buit de vedella
bife|beef steak|steak de bœuf|Rindersteak/-s|bistec de vedella
bife de chorizo|sirloin steak (beef)|faux-filet de bœuf|Rumpsteak (Rind)|" (entrecot de vedella)
bife de lomo|beef tenderloin steak|filet de bœuf|Rinderfiletsteak|bistec de filet de vedella
milanesa napolitana,milanesa a la napolitana|breaded escalope with ham, cheese and tomato|escalope panée au jambon, fromage et tomate|paniertes Schnitzel mit Schinken, Käse und Tomate|(amb pernil i formatge)
feijoada|" (Brazilian black bean and pork stew)|" (ragoût brésilien de haricots noirs et porc)|" (brasilianischer Eintopf aus schwarzen Bohnen und Schwein)
chimichurri,salsa chimichurri f|"~ (herb, garlic and vinegar sauce)|" (sauce aux herbes, ail et vinaigre)|" n (Kräuter-Knoblauch-Essig-Soße)
chili|chilli~|"|"|xili
chile|chilli~|piment|Chili|bitxo
chili con carne,chile con carne|chilli con carne~|"|Chili con Carne n|
cochinita pibil,cochinita|"~ (Mexican pulled pork)|" (porc effiloché mexicain)|Cochinita Pibil f (mexikanisches gezupftes Schweinefleisch)
tacos al pastor p,taco al pastor m|" (marinated pork)|" (porc mariné)|Tacos al Pastor p (mariniertes Schwein)
carnitas p|" (Mexican slow-cooked pork)|" (porc mijoté mexicain)|" p (mexikanisches Schmorschwein)
quesadilla*!|" (with cheese);% ()|" (au fromage);" aux % (et fromage)|"/Quesadillas (mit Käse);" mit %/Quesadillas mit % (und Käse)|" (amb formatge)
enchilada|";%|";" aux %|"/Enchiladas;" mit %/Enchiladas mit %
flauta|" (crisp rolled tortilla);% ()|" (tortilla roulée croustillante);" aux % (tortilla roulée)|"/Flautas (knusprig gerollte Tortilla);" mit %/Flautas mit %
tinga,tinga de pollo|"~ (shredded chicken in chipotle sauce)|" (poulet effiloché sauce chipotle)|" (gezupftes Hähnchen in Chipotle-Soße)|tinga de pollastre
totopos p|tortilla chips|chips de maïs fp|Tortilla-Chips p
frijoles p,frijoles negros|black beans|haricots noirs|schwarze Bohnen p|fesols negres
frijoles refritos p|refried beans (## with lard)|haricots frits (# au saindoux)|Bohnenmus n (## mit Schmalz)|fesols refregits
mole,mole poblano|" sauce~ (chilli, chocolate and nuts)|sauce " f (piment, chocolat et fruits à coque)|"-Soße (Chili, Schokolade und Nüsse)
pico de gallo|"~ (chopped tomato, onion and coriander)|" (tomate, oignon et coriandre)|Pico de Gallo (Tomaten, Zwiebeln und Koriander)
jalapeño|"|piment "/piments "|"/Jalapeños f
tortilla de trigo|wheat tortilla|tortilla de blé|Weizentortilla/-s|tortilla de blat
tortilla de maíz|corn tortilla|tortilla de maïs|Maistortilla/-s|tortilla de blat de moro
wrap*|";%|";" aux %|";" mit %
wrap césar,wrap de pollo césar|Caesar wrap with chicken|wrap César au poulet|Caesar-Wrap mit Hähnchen|wrap Cèsar de pollastre
perrito caliente,perrito,hot dog|hot dog (# pork)|hot-dog (@)|Hotdog (# vom Schwein)|frankfurt
chivito asado,chivito al horno|roast kid~ (young goat)|chevreau rôti|gebratenes Zicklein|cabrit rostit
chivito|"~ (sandwich with beef or pork, bacon, egg and cheese)|" (sandwich au bœuf ou porc, lard, œuf et fromage)|" (Sandwich mit Rind oder Schwein, Speck, Ei und Käse)|" (entrepà de vedella o porc, bacó, ou i formatge)
cheeseburger f|"|" m|"/"|hamburguesa amb formatge
pulled pork|"~|porc effiloché|Pulled Pork n (gezupftes Schweinefleisch)|"~ (porc esfilagarsat)
mac and cheese|macaroni cheese~|macaronis au fromage mp|Makkaroni mit Käse p|macarrons amb formatge mp
fish and chips|"~|" (poisson frit et frites)|Fish and Chips p (Backfisch mit Pommes)
palito|stick;%|bâtonnet|Stick/-s|bastonet
mazorca de maíz,mazorca,panocha|corn on the cob~|épi de maïs m|Maiskolben|panotxa de blat de moro
strogonoff,stroganoff,strogonof|beef stroganoff~ (creamy mushroom sauce);% stroganoff~ ()|bœuf stroganoff (sauce crémeuse aux champignons);stroganoff de % ()|Rinder-Stroganoff n (Sahne-Pilz-Soße);Stroganoff vom % ()
goulash,gulash,gulasch|"~;%|goulasch|Gulasch n
chucrut,choucroute f|sauerkraut~|choucroute f|Sauerkraut n|xucrut f
salchicha alemana,bratwurst|(pork)|(porc)|Bratwurst/Bratwürste|(porc)
wiener schnitzel,escalope vienés|Wiener schnitzel (breaded veal or pork escalope)|escalope viennoise f (veau ou porc pané)|Wiener Schnitzel (Kalb oder Schwein)|escalopa vienesa f
raclette f|"~ (melted cheese)|"|" n
fondue de queso||fondue au fromage||
fondue|";%|"|" n
quiche lorraine|quiche Lorraine (with bacon)|" (aux lardons)|Quiche Lorraine (mit Speck)|quiche Lorraine (amb bacó)
ratatouille f|"~|"|"
coq au vin|"~ (chicken in red wine, with bacon)|" (au lard)|Coq au Vin (Hähnchen in Rotwein, mit Speck)
boeuf bourguignon,ternera bourguignon f,buey bourguignon m|beef bourguignon~ (in red wine, with bacon)|bœuf bourguignon (au lard)|Bœuf Bourguignon n (Rind in Rotwein, mit Speck)|bourguignon de vedella
blanqueta|blanquette;% & (in cream sauce)|blanquette|Blanquette;& vom %
cassoulet|"~ (bean stew with pork and duck)|" (haricots, porc et canard)|" n (Bohneneintopf mit Schwein und Ente)
croque monsieur|croque-monsieur (toasted ham and cheese sandwich)|croque-monsieur|Croque Monsieur (Schinken-Käse-Toast)
croque madame|croque-madame (toasted ham and cheese sandwich with egg)|croque-madame|Croque Madame m (Schinken-Käse-Toast mit Ei)
tarta flambée,tarte flambée|tarte flambée (thin crust with cream, onion and bacon)|tarte flambée|Flammkuchen (mit Sahne, Zwiebeln und Speck)
pizza margarita,pizza margherita,pizza marguerita|pizza margherita (tomato and mozzarella)|pizza margherita (tomate et mozzarella)|Pizza Margherita (Tomaten und Mozzarella)
pizza cuatro estaciones,pizza 4 estaciones|four seasons pizza (ham, mushrooms, artichokes and olives)|pizza quatre saisons (jambon, champignons, artichauts et olives)|Pizza Quattro Stagioni f (Schinken, Pilze, Artischocken und Oliven)|pizza quatre estacions
pizza cuatro quesos,pizza 4 quesos|four-cheese pizza||Pizza mit vier Käsesorten|pizza quatre formatges
pizza barbacoa|barbecue pizza (minced meat and barbecue sauce)|pizza barbecue (viande hachée et sauce barbecue)|Barbecue-Pizza (Hackfleisch und Barbecuesoße)
pizza prosciutto,pizza york|ham pizza|pizza au jambon|Schinkenpizza|pizza de pernil dolç
pizza prosciutto e funghi,pizza de jamón y champiñones,pizza de jamón y setas|ham and mushroom pizza|pizza au jambon et aux champignons|Pizza mit Schinken und Pilzen|pizza de pernil i xampinyons
pizza jamón york y champiñones,pizza reina|ham and mushroom pizza|pizza au jambon et aux champignons|Pizza mit Schinken und Champignons|
pizza pepperoni|pepperoni pizza (spicy pork sausage)|pizza au pepperoni (saucisse de porc piquante)|Pizza Pepperoni f (scharfe Schweinesalami)
pizza hawaiana,pizza tropical|Hawaiian pizza (ham and pineapple)|pizza hawaïenne (jambon et ananas)|Pizza Hawaii f (Schinken und Ananas)
pizza diávola|pizza diavola (spicy pork salami)|pizza diavola (salami de porc piquant)|Pizza Diavola (scharfe Schweinesalami)|pizza diavola
pizza caprichosa,pizza capricciosa|pizza capricciosa (ham, mushrooms and artichokes)|pizza capricciosa (jambon, champignons et artichauts)|Pizza Capricciosa (Schinken, Pilze und Artischocken)|pizza capritxosa
pizza tonno|tuna pizza|pizza au thon|Thunfischpizza|pizza de tonyina
pizza marinara|"|"|"|"
pizza vegetal,pizza de verduras|||Gemüsepizza
calzone*|" (folded pizza, # with ham and cheese);% " (folded pizza)|" f (@@ et fromage);" aux %|" (# mit Schinken und Käse);" mit %
focaccia*|";%|";" aux %|";" mit %
bruschetta*,brusqueta*|";%|";" aux %|";" mit %
vitello tonnato,vitel toné|"~ (cold veal in tuna sauce)|" (veau froid sauce au thon)|" n (kaltes Kalbfleisch in Thunfischsoße)
saltimbocca,saltimbocca a la romana,saltimboca|" (veal with ham and sage);% " (with ham and sage)|" (veau au jambon et à la sauge);" de % (jambon et sauge)|" (Kalb mit Schinken und Salbei);" vom % (mit Schinken und Salbei)
scaloppine fp,piccata f,piccata de ternera|veal or beef escalopes|piccata de veau ou de bœuf f|Kalbs- oder Rinderschnitzel|escalopins de vedella mp
provolone,queso provolone|" cheese~|"|" m
antipasto,antipasti mp|Italian starters~ (cold meats, cheese and vegetables)|antipasti mp (charcuterie, fromage et légumes)|Antipasti p (Aufschnitt, Käse und Gemüse)
parmigiana de berenjena,berenjena parmigiana,berenjena a la parmesana|aubergine parmigiana~ (with tomato and cheese)|aubergines à la parmesane fp (tomate et fromage)|Auberginen alla parmigiana p (mit Tomaten und Käse)|albergínies a la parmesana fp
brioche*|";% " sandwich|" f;" aux %|";" mit %|brioix
croissant,cruasán|"|"|"/Croissants n
sándwich club,club sandwich|club sandwich (chicken, bacon and egg)|club sandwich (poulet, bacon et œuf)|Club-Sandwich (Hähnchen, Speck und Ei)|sandvitx club
penne fp,penne rigate,plumas de pasta,macarrones penne mp|"|"|" p|" mp
fettuccine p,fettuccini,fetuccini,fetuchini,fetuchinis|"|" fp|" p
linguini p|linguine|linguine fp|Linguine p|linguine
linguine al nero di seppia p|linguine with squid ink|linguine à l'encre de seiche fp|Linguine mit Tintenfischtinte p|linguine amb tinta de sípia
rigatoni p,tortiglioni|"|rigatonis|" p
pappardelle p,papardelle,papardelles|"|" fp|" p
farfalle p,lacitos,lazos,lacitos de pasta,lazos de pasta|" (bow pasta)|" fp (pâtes papillon)|" p (Schmetterlingsnudeln)|llacets
fusilli p,hélices fp,espirales,tirabuzones mp,espirales de pasta fp|" (spiral pasta)|fusillis (pâtes en spirale)|" p (Spiralnudeln)|espirals
caracolas de pasta p,conchas de pasta,caracolas!,tiburones mp!,galets|pasta shells|conchiglie fp|Muschelnudeln p|galets
tortelloni p*,panzerotti*,fagottini*,cappelletti*,sorrentinos*,agnolotti*,girasoles*!,mezzelune*|filled pasta;pasta filled with %~|pâtes farcies fp;& aux %|gefüllte Pasta;mit % & f|pasta farcida f
spaghetti aglio e olio p,espaguetis aglio e olio,espaguetis al ajo y guindilla|spaghetti with garlic, oil and chilli|spaghettis à l'ail, à l'huile et au piment|Spaghetti mit Knoblauch, Öl und Chili p|espaguetis aglio e olio mp (amb all, oli i bitxo)
espaguetis frutti di mare p,espaguetis de marisco|seafood spaghetti|spaghettis aux fruits de mer|Spaghetti mit Meeresfrüchten p|espaguetis de marisc
espaguetis vongole p,espaguetis alle vongole|spaghetti with clams|spaghettis aux palourdes|Spaghetti mit Venusmuscheln p|espaguetis amb cloïsses
espaguetis de calabacín p|courgette spaghetti (no pasta)|spaghettis de courgette (sans pâtes)|Zucchini-Spaghetti p (ohne Nudeln)|espaguetis de carbassó
pasta rellena*|filled pasta~;pasta filled with %~|pâtes farcies fp;& aux %|gefüllte Pasta;mit % & f|
ricotta,queso ricotta m|"~|"|" m
mascarpone,queso mascarpone|"~|"|" m
shiitake,seta shiitake f,setas shiitake fp|" mushroom|champignon shiitaké/champignons shiitaké|"-Pilz/-e|bolet "/bolets "
pak choi,pak choy,bok choy|"~|pak-choï|Pak Choi
panko|"~ (breadcrumbs)|" (chapelure)|" n (Paniermehl)
tempeh|"~ (fermented soya)|" (soja fermenté)|" n (fermentiertes Soja)
heura|Heura~ (soya-based meat substitute)|Heura m (substitut de viande au soja)|" n (Fleischersatz aus Soja)
hamburguesa beyond,beyond burger|Beyond burger (plant-based)|burger Beyond m (végétal)|Beyond Burger (pflanzlich)|hamburguesa Beyond
noodles p,tallarines chinos|"|nouilles fp|Nudeln p|fideus
musaca*|moussaka~ (# with minced meat);%|moussaka ($ hachée);& aux %|Moussaka (# mit Hackfleisch);& mit %|mussaca
wonton,wantún,wan tun,wantan,wan tan|"/-s (filled Chinese dumpling, @)|"/-s (raviole chinoise, @)|" n (gefüllte chinesische Teigtasche, @)
sopa de wonton,sopa de wantún,sopa de wan tun,sopa wantán|(dumplings, @)|soupe wonton (ravioles, @)|Wan-Tan-Suppe (Teigtaschen, @)
familia feliz|"~ (Chinese stir-fry of meats, prawns and vegetables)|" (sauté chinois de viandes, crevettes et légumes)|" f (chinesische Pfanne mit Fleisch, Garnelen und Gemüse)
tonkatsu|"~ (Japanese breaded pork cutlet)|" (porc pané japonais)|" n (paniertes japanisches Schweineschnitzel)
katsu curry|"~ (breaded pork or chicken with Japanese curry);% "~ (breaded, with Japanese curry)|" (porc ou poulet pané au curry japonais)|" (paniertes Schwein oder Huhn mit japanischem Curry)
okonomiyaki|"~ (Japanese savoury pancake, ## with pork or seafood)|" (galette japonaise salée, @ ou fruits de mer)|" n (japanischer herzhafter Pfannkuchen, ## mit Schwein oder Meeresfrüchten)
takoyaki p,takoyakis|" (Japanese octopus balls)|" (boulettes japonaises au poulpe)|" p (japanische Krakenbällchen)
mochi*|"/-s (Japanese rice cake);% "/% "s (rice cake)|"/-s (pâte de riz gluant);" aux % (pâte de riz gluant)|"/-s n (japanischer Reiskuchen);" mit %/"s mit % (Reiskuchen)
té verde|||Grüntee|
té matcha,matcha|matcha~ (green tea)|matcha (thé vert)|Matcha m (Grüntee)|matcha
tom yum f,sopa tom yum|"~ (hot and sour Thai soup, # with prawns)|" m (soupe thaïe aigre-piquante, # aux crevettes)|" f (scharf-saure Thai-Suppe, # mit Garnelen)|sopa "
tom kha f,tom kha gai|"~ (Thai coconut soup, # with chicken)|" m (soupe thaïe au lait de coco, # au poulet)|" (Thai-Kokossuppe, # mit Huhn)
pho,sopa pho f|"~ (Vietnamese noodle soup);% ()|" (soupe de nouilles vietnamienne);" aux % ()|" f (vietnamesische Nudelsuppe);" mit % ()
bibimbap|"~ (Korean rice bowl with vegetables, # with beef and egg)|" (bol de riz coréen aux légumes, # bœuf et œuf)|" n (koreanische Reisschale mit Gemüse, # mit Rind und Ei)
bulgogi|"~ (Korean marinated grilled beef)|" (bœuf mariné grillé coréen)|" n (koreanisches mariniertes Rind vom Grill)
biryani,biriani,briyani|"~ (spiced rice);% ()|" (riz épicé);" de % ()|" n (Gewürzreis);" mit % ()
arroz pilau,arroz pulao|pilau rice~|riz pilaf|Pilawreis|arròs pilaf
chapati|"/-s (Indian flatbread)|"/-s (pain indien)|"/-s n (indisches Fladenbrot)
raita|"~ (yoghurt with cucumber)|" m (yaourt au concombre)|" (Joghurt mit Gurke)
lassi|"~ (Indian yoghurt drink);% "~ (yoghurt drink)|" (boisson indienne au yaourt);" aux % (boisson au yaourt)|" n (indisches Joghurtgetränk);%-" n (Joghurtgetränk)
palak paneer,sag paneer,saag paneer|"~ (spinach with Indian cheese)|" (épinards au fromage indien)|" n (Spinat mit indischem Käse)
queso paneer,paneer|paneer~ (Indian cheese)|paneer (fromage indien)|Paneer (indischer Käse)|paneer
dal,lentejas dal fp,dal de lentejas m,dal de lentejas rojas|"~ (Indian lentil stew)|" (lentilles à l'indienne)|" n (indisches Linsengericht)
dal makhani,dhal makhani|"~ (black lentils with butter and cream)|" (lentilles noires au beurre et à la crème)|" n (schwarze Linsen mit Butter und Sahne)
chana masala m|"~ (chickpea curry)|" (curry de pois chiches)|" n (Kichererbsencurry)
pakora,bhaji m|"/-s (Indian fritters);% "/% "s (fritters)|" (beignets indiens);" de % f (beignets)|"/-s (indisches Teiggebäck);%-" f (in Teig frittiert)
korma m|"~ (creamy curry, ## with nuts);% ()|" (curry crémeux, # aux fruits à coque);" de % ()|" n (cremiges Curry, ## mit Nüssen);%-" n ()
curry massaman,massaman|massaman curry~ (with potatoes and peanuts)|" (pommes de terre et cacahuètes)|Massaman-Curry (mit Kartoffeln und Erdnüssen)|curri massaman (cacauets)
baklava|"~ (filo pastry with nuts and syrup)|" m (feuilleté aux fruits à coque et sirop)|" (Filoteig mit Nüssen und Sirup)
harira,sopa harira|"~ (Moroccan chickpea and lentil soup, $)|" m (soupe marocaine de pois chiches et lentilles, $)|" (marokkanische Kichererbsen-Linsen-Suppe, $)
kibbeh,kibbe,quibbe|"~ (bulgur and minced meat croquettes)|" (croquettes de boulgour et viande)|" n (Bulgur-Hackfleisch-Kroketten)
döner kebab,döner|"|"|Döner
lahmacun|"~ (thin Turkish flatbread with minced meat)|" (galette turque à la viande hachée)|" n (türkischer Fladen mit Hackfleisch)
pide f|"~ (Turkish filled bread);% ()|" m (pain turc garni);" aux % ()|" (gefülltes türkisches Brot);" mit % ()
halloumi,queso halloumi|"~ (cheese)|" (fromage)|" (Käse)
shakshuka,shakshouka,chakchouka|"~ (eggs in tomato and pepper sauce)|" m (œufs en sauce tomate et poivrons)|" (Eier in Tomaten-Paprika-Soße)
ensalada fattoush,fattoush m|fattoush~ (salad with fried bread)|fattouche (salade au pain frit)|Fattoush n (Salat mit geröstetem Brot)|amanida fattoush
hoja de parra|vine leaf/vine leaves|feuille de vigne|Weinblatt/Weinblätter n|fulla de parra
souvlaki|"~ (Greek meat skewer, @);% "~ (skewer)|" (brochette de viande grecque, @);" de % (brochette)|" n (griechischer Fleischspieß, @);%-" n (Spieß)
brick,brik|"/-s (fried thin pastry);% "/% "s ()|"/-s (feuille croustillante farcie);" aux % (feuille croustillante)|" n (frittierte Teigtasche);%-" n ()
ajiaco|"~ (Colombian chicken and potato soup)|" (soupe colombienne de poulet et pommes de terre)|" n (kolumbianische Hühner-Kartoffel-Suppe)
panqueque|pancake|crêpe f|Pfannkuchen n|crep f
moqueca|"~ (Brazilian fish and coconut stew);% "~ (Brazilian coconut stew)|" m (ragoût brésilien de poisson au coco);" de % (ragoût brésilien au coco)|" (brasilianischer Fisch-Kokos-Eintopf);%-" f (brasilianischer Kokoseintopf)|" (guisat de peix amb coco)
moros y cristianos p|" (black beans and rice)|" (haricots noirs et riz)|" p (schwarze Bohnen mit Reis)
pan de queso|cheese bread~|pain au fromage|Käsebrot|pa de formatge
seco de pollo|chicken stew (Latin American)|ragoût de poulet (latino-américain)|Hähncheneintopf (lateinamerikanisch)|guisat de pollastre
chicharrón de pollo|fried chicken pieces~|morceaux de poulet frits mp|frittierte Hähnchenstücke p|trossos de pollastre fregit mp
tallarín saltado|stir-fried noodles~ (Peruvian, # with beef)|nouilles sautées fp (péruviennes, # au bœuf)|gebratene Nudeln p (peruanisch, # mit Rind)|"
mondongo|"~ (tripe stew)|" (ragoût de tripes)|" n (Kutteleintopf)
gallo pinto|"~ (fried rice and beans)|" (riz et haricots sautés)|" n (gebratener Reis mit Bohnen)
tamal|"/tamales (steamed filled corn dough, $)|"/tamales (pâte de maïs farcie, $)|"/tamales n (gefüllter Maisteig, $)
huevos rancheros p|" (fried eggs on tortilla with tomato and chilli sauce)|" (œufs au plat sur tortilla, sauce tomate pimentée)|" p (Spiegeleier auf Tortilla mit Tomaten-Chili-Soße)|ous ranxers
chilaquiles p|" (fried tortilla pieces in chilli sauce, with cheese)|" (tortilla frite en sauce pimentée, au fromage)|" p (frittierte Tortilla in Chilisoße mit Käse)
aguachile|"~ (raw prawns in lime and chilli);% "~ (raw, in lime and chilli)|" (crevettes crues au citron vert et piment);" de % (cru, citron vert et piment)|" n (rohe Garnelen in Limette und Chili);" von % (roh, in Limette und Chili)
elote|Mexican corn on the cob~ (with mayonnaise and cheese)|épi de maïs à la mexicaine (mayonnaise et fromage)|mexikanischer Maiskolben (mit Mayonnaise und Käse)|panotxa a la mexicana f
borscht,borsch|"~ (beetroot soup, ## with meat)|bortsch (soupe de betterave, $)|Borschtsch (Rote-Bete-Suppe, ## mit Fleisch)
pierogi p|" (Polish filled dumplings)|" (ravioles polonaises)|Piroggen p (polnische Teigtaschen)
schnitzel|"~ (breaded escalope)|" (escalope panée)|paniertes "
pollo kiev,pollo a la kiev|chicken Kiev~ (breaded, with garlic butter)|poulet à la Kiev (pané, beurre à l'ail)|Hähnchen Kiew n (paniert, mit Knoblauchbutter)|pollastre a la Kiev
chop suey,chapsui,chopsuey|"~ (stir-fried vegetables, ## with meat);%|" (légumes sautés, $)|" n (Pfannengemüse, ## mit Fleisch);%-" n
rollo de primavera|spring roll (## with meat)|rouleau de printemps/rouleaux de printemps ($)|Frühlingsrolle/-n (## mit Fleisch)|rotllet de primavera
dumpling*|";%|raviole asiatique f;raviole de %|Teigtasche/-n;& mit %/&n mit %
bandeja de sushi,combinado de sushi m,surtido de sushi|sushi platter (raw fish)|assortiment de sushis m (poisson cru)|Sushi-Platte/Sushi-Platten (roher Fisch)|safata de sushi
sushi de salmón|salmon sushi~|sushi au saumon|Lachs-Sushi n|sushi de salmó
bagel*|";%|"/-s;" aux %|"/-s;" mit %
cannoli,cannolo|"~ (fried pastry with ricotta)|" (pâte frite à la ricotta)|" p (frittierte Teigrollen mit Ricotta)
tostones p|"~ (fried green plantain)|" (banane plantain verte frite)|" p (frittierte grüne Kochbanane)
arepa de carne mechada|arepa with shredded beef (corn flatbread)|arepa au bœuf effiloché f (galette de maïs)|Arepa mit gezupftem Rind (Maisfladen)|arepa de carn esfilada f
sopes p|"~ (thick corn tortillas with toppings)|" (galettes de maïs garnies)|" p (belegte dicke Maisfladen)
kofta m,kefta|"~ (spiced minced meat);%|" (viande hachée épicée) f|" (würziges Hackfleisch)
kofte f|"~ (spiced minced meat patties);% "~ (spiced minced meat patties)|" (boulettes de viande hachée épicées);" de % (boulettes épicées)|" (gewürzte Hackfleischbällchen);" vom % (gewürzte Hackbällchen)
seco de res,seco de ternera|Peruvian beef and coriander stew~|ragoût péruvien de bœuf à la coriandre|peruanischer Rindfleischeintopf mit Koriander|guisat peruà de vedella
arroz de sushi|sushi rice~|riz à sushi|Sushireis n|
pizza napolitana,pizza napoli|" (with anchovies)|" (aux anchois)|" (mit Sardellen)|" (amb anxoves)
sal de tajín|Tajín~ (chilli and lime salt)|Tajín (sel au piment et citron vert)|Tajín n (Chili-Limetten-Salz)|Tajín
`
