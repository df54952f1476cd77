/** Dishes of spoon, rice, pasta, salad and egg, and the names that stay. How to read a line: read-lexicon.ts. */
export const dishes = `
sopas de trucha p|trout and bread soup|soupe de truite au pain|Forellensuppe mit Brot|
sopa de tomillo|thyme and bread soup|soupe au thym et au pain|Thymiansuppe mit Brot|
sopa*|soup;%|soupe|Suppe|"||zopa
sopa castellana,sopa a la castellana|Castilian garlic soup (with bread, egg and # ham)|soupe castillane à l'ail (pain, œuf et # jambon)|kastilische Knoblauchsuppe (mit Brot, Ei und # Schinken)
sopa de ajo,sopa de maimones|garlic and bread soup (## with egg and ham)|soupe à l'ail et au pain (# à l'œuf et au jambon)|Knoblauch-Brot-Suppe (## mit Ei und Schinken)||sopa de allo|baratxuri zopa
sopa de cocido,sopa de puchero,sopa de cocido con fideos|pork and beef broth with thin noodles|bouillon de porc et bœuf aux vermicelles m|Schweine- und Rinderbrühe mit Fadennudeln|sopa de cocido amb fideus (porc i vedella)
sopa de fideos|broth with thin noodles~|bouillon aux vermicelles m|Brühe mit Fadennudeln|,sopa de brou
sopa de picadillo|broth with ham and egg~|bouillon au jambon et à l'œuf m|Brühe mit Schinken und Ei|brou amb pernil i ou m
sopa de galets,sopa de Nadal,escudella de galets|meat broth (pork and beef) with pasta shells~|bouillon de porc et bœuf aux conchiglie m|Fleischbrühe mit Muschelnudeln (Schwein und Rind)|(porc i vedella)
sopa de marisco,sopa de mariscos||||
sopa de cebolla||soupe à l'oignon||
sopa juliana|vegetable soup|soupe de légumes|Gemüsesuppe|sopa de verdures
sopa de tomate||soupe à la tomate||
sopa de tomate y pan||||
sopa de menudos|giblet soup|soupe d'abattis|Suppe mit Geflügelklein|
sopa miso,sopa de miso|miso soup|soupe miso|Misosuppe|sopa de miso
sopa crema*|creamy soup;creamy % soup|velouté m|Cremesuppe
crema*!|creamy soup;creamy % soup|velouté m|Cremesuppe|"!|"!|krema
crema de nécoras,crema de andaricas|velvet crab bisque|bisque d'étrilles||
crema de marisco,crema de mariscos|seafood bisque|bisque de fruits de mer||
crema fría*,sopa fría*|cold soup;cold % soup|soupe froide|kalte Suppe|
puré*!|purée~;thick % soup|purée f;potage de %|Püree;%cremesuppe f|"!|"!
fruit: puré*|purée~;%|purée f|Püree
puré*|purée~;%|purée f|Püree|"|"|pure
puré de patata,puré de patatas|mashed potato~|purée de pommes de terre f|Kartoffelpüree||puré de pataca,puré de patacas
caldo*|broth~;%|bouillon|Brühe|brou||salda
caldo gallego|(greens, beans, potatoes and pork)|(chou, haricots, pommes de terre et porc)|galicische Gemüsesuppe (mit Kohl, Bohnen, Kartoffeln und Schwein)||caldo galego
caldo de gallina,caldo de pollo|chicken broth~|||
pote gallego,pote asturiano,pote|pote~ (bean, greens and pork stew)|pote (potée aux haricots, chou et porc)|Pote (Eintopf mit Bohnen, Kohl und Schwein)|pote (guisat de fesols, col i porc)|pote galego
gazpacho s,gazpacho andaluz|" (cold tomato and vegetable soup);% "~ (cold soup)|gaspacho m (soupe froide de tomates);& de % (soupe froide)|" (kalte Tomaten-Gemüse-Suppe);" von % (kalte Suppe)|gaspatxo ms,gaspatxo andalús|" m
gazpachos de conejo y perdiz p,gazpachos de conejo,gazpachos de caza,gazpachos de perdiz|hot game stew with flatbread|ragoût chaud de gibier à la galette m|heißer Wildeintopf mit Fladenbrot|gaspatxos de caça
gazpacho manchego,gaspatxos mp,gazpachos,galianos,gazpacho de pastor m,gazpacho con conejo m,gazpacho de Requena,torta de gazpacho f|"~ (game stew with flatbread)|" (ragoût de gibier et galette)|" (Wildeintopf mit Fladenbrot)|gaspatxo manxec,gaspatxos mp
salmorejo,salmorejo cordobés|"~ (thick cold tomato and bread soup, # with ham and egg);% "~ (thick cold soup with bread)|" (soupe froide épaisse de tomate et pain, # avec jambon et œuf);" de % (soupe froide épaisse au pain)|" (dicke kalte Tomaten-Brot-Suppe, # mit Schinken und Ei);" von % (dicke kalte Suppe mit Brot)|" (sopa freda espessa de tomàquet i pa, # amb pernil i ou)
porra antequerana|"~ (thick cold tomato and bread soup, # with ham and egg)|" (soupe froide épaisse de tomate et pain, @@ et à l'œuf)|" (dicke kalte Tomaten-Brot-Suppe, # mit Schinken und Ei)
ajoblanco,ajo blanco|"~ (cold almond, garlic and bread soup);% "~ (cold garlic and bread soup, # with almonds)|" (soupe froide aux amandes, à l'ail et au pain);" de % (soupe froide à l'ail et au pain, # aux amandes)|" (kalte Mandel-Knoblauch-Suppe mit Brot);" von % (kalte Knoblauch-Brot-Suppe, # mit Mandeln)|" (sopa freda d'ametlla, all i pa)
vichyssoise f,vichisoise|"~ (cold leek, potato and cream soup);% "~ (cold creamy soup)|" (soupe froide poireaux, pommes de terre et crème);" de % (velouté froid)|" (kalte Lauch-Kartoffel-Suppe mit Sahne);" von % (kalte Cremesuppe)|"," de poma
gazpachuelo|"~ (fish and mayonnaise soup)|" (soupe de poisson à la mayonnaise)|" (Fischsuppe mit Mayonnaise)
cocido,cocido de garbanzos|"~ (chickpea stew with pork, beef and vegetables)|" (potée de pois chiches au porc et au bœuf)|" (Kichererbseneintopf mit Schwein, Rind und Gemüse)|",cocido de cigrons
puchero|"~ (chickpea stew with pork, beef and vegetables)|" (potée de pois chiches au porc et au bœuf)|" (Kichererbseneintopf mit Schwein, Rind und Gemüse)|" (cigrons amb porc i vedella)
cocido madrileño|"~ (Madrid chickpea stew with pork, beef and vegetables)|" (potée madrilène de pois chiches, porc et bœuf)|" (Madrider Kichererbseneintopf mit Schwein, Rind und Gemüse)|(cigrons amb porc i vedella)
cocido montañés|"~ (bean, greens and pork stew)|" (potée aux haricots, chou et porc)|" (Eintopf mit Bohnen, Kohl und Schwein)
cocido gallego|"~ (Galician stew of pork, chickpeas and greens)|" (potée galicienne de porc, pois chiches et légumes verts)|" (galicischer Eintopf mit Schwein, Kichererbsen und Gemüse)|(porc i cigrons)|cocido galego
escudella (cocido catalán),escudella i carn d'olla,escudella y carn d'olla|"~ (Catalan stew of pork, beef, vegetables and pasta)|" (potée catalane au porc, au bœuf et aux pâtes)|" (katalanischer Eintopf mit Schwein, Rind, Gemüse und Nudeln)|" i carn d'olla,"
fabada,fabada asturiana|"~ (bean stew with chorizo, black pudding and pork)|" (haricots blancs mijotés au chorizo, boudin et lard)|" (Bohneneintopf mit Chorizo, Blutwurst und Speck)|" (fesols amb xoriço, botifarró i cansalada)," asturiana
fabes con almejas fp,fabas con almejas,alubias con almejas,judías con almejas|white beans with clams|haricots blancs aux palourdes mp|weiße Bohnen mit Venusmuscheln p|mongetes amb cloïsses|fabas con ameixas
potaje*|stew with pulses;% stew|ragoût|Eintopf|potatge|potaxe|"
potaje de vigilia,potaje de cuaresma,garbanzos de vigilia mp,potaje de Semana Santa m|chickpea, spinach and cod stew|potée de pois chiches, épinards et morue f|Kichererbseneintopf mit Spinat und Kabeljau|potatge de vigília,potatge de Setmana Santa
guiso*,guisado*,estofado*,caldereta f*,cazuela*|stew;%|ragoût|Eintopf|guisat,estofat,caldereta f,cassola||gisatu
patatas a la riojana p,patatas con chorizo,patatas guisadas con chorizo,patata riojana f|potato and chorizo stew|ragoût de pommes de terre au chorizo m|Kartoffeleintopf mit Chorizo|patates guisades amb xoriço,patates a la riojana,patates amb xoriço||patatak errioxar erara
patatas con costilla p,patatas con costillas,patatas guisadas con costilla,patatas guisadas con costillas|potato and pork rib stew|ragoût de pommes de terre aux côtes de porc m|Kartoffeleintopf mit Schweinerippchen|patates guisades amb costella de porc
patatas a la importancia p|battered potatoes in saffron sauce|pommes de terre panées en sauce safranée|panierte Kartoffeln in Safransoße p|
patatas bravas p,bravas,papas bravas|" (fried potatoes with spicy sauce)|" (pommes de terre frites, sauce piquante)|" p (gebratene Kartoffeln mit scharfer Soße)|patates braves,braves|patacas bravas
patatas alioli p,patatas ali oli,papas alioli,patatas al alioli|potatoes with garlic mayonnaise|pommes de terre à l'aïoli|Kartoffeln mit Aioli p|patates amb allioli
patatas revolconas p,patatas meneás,patatas meneadas,revolconas,patatas machaconas|mashed paprika potatoes (@)|purée de pommes de terre au paprika f (# au lard)|Paprika-Kartoffelstampf (# mit Speck)|patates revolcones
papas a lo pobre p,patatas a lo pobre,patatas pobres|poor man's potatoes (fried with peppers and onion)|pommes de terre du pauvre (poivrons et oignons)|Arme-Leute-Kartoffeln p (mit Paprika und Zwiebeln gebraten)|patates a la pobra,patates a la manera pobra
papas arrugadas p,papas arrugás|wrinkled salted potatoes|petites pommes de terre au sel|kanarische Runzelkartoffeln p|patates arrugades
papas aliñás p,papas aliñadas,patatas aliñadas|cold dressed potato salad (## with tuna and egg)|salade froide de pommes de terre f (# au thon et à l'œuf)|kalter Kartoffelsalat (## mit Thunfisch und Ei)|patates amanides (# amb tonyina i ou)
papas con choco p,patatas con choco,papas con chocos,guiso de patatas con choco m,guiso de papas con choco|potato and cuttlefish stew|ragoût de pommes de terre et seiche m|Kartoffel-Sepia-Eintopf|
porrusalda,purrusalda|"~ (leek and potato soup, ## with salt cod)|" (soupe de poireaux et pommes de terre, # à la morue)|" (Lauch-Kartoffel-Suppe, ## mit Kabeljau)|" (sopa de porro i patata, ## amb bacallà)||",porrupatata
menestra*,menestra de verduras|mixed vegetable stew (@@)|jardinière de légumes (@@)|Gemüsetopf (@@)|" de verdures (@@),",minestra||",barazki "
panaché,panaché de verduras|mixed boiled vegetables~|assortiment de légumes|gemischtes gekochtes Gemüse|panatxé de verdures
pisto*,pisto manchego|"~ (Spanish ratatouille);% ()|" (ratatouille espagnole)|" n (spanisches Ratatouille)|" (samfaina)||"
samfaina (pisto catalán),sanfaina|"~ (Catalan ratatouille)|" (ratatouille catalane)|" (katalanisches Ratatouille)
escalivada (pimiento, berenjena y cebolla asados)|"~ (roasted peppers, aubergine and onion)|" (poivrons, aubergines et oignons rôtis)|" (geröstete Paprika, Auberginen und Zwiebeln)
tumbet|"~ (layered potato, aubergine and pepper)|" (couches de pommes de terre, aubergines, poivrons)|" n (geschichtete Kartoffeln, Auberginen und Paprika)
trinxat,trinxat de la Cerdanya|"~ (cabbage and potato mash with pork)|" (chou et pommes de terre écrasés au lard)|" n (Kohl-Kartoffel-Stampf mit Speck)|"," de la Cerdanya
xató|"~ (curly endive salad with raw salt cod, tuna, anchovies and nut sauce)|" (salade frisée à la morue crue, thon, anchois et sauce aux fruits à coque)|" n (Friséesalat mit rohem Kabeljau, Thunfisch, Sardellen und Nusssoße)
calçots p (cebolletas asadas)|" (grilled spring onions)|" (oignons nouveaux grillés)|" p (gegrillte Frühlingszwiebeln)
ensalada*|salad;%|salade|Salat|amanida,",ensiam m||entsalada
ensalada de la casa,amanida de la casa||||
ensalada mixta,ensalada variada,ensalada completa|(# with tuna and egg)|salade composée (# au thon et à l'œuf)|(# mit Thunfisch und Ei)|amanida variada,amanida mixta,amanida completa||entsalada nahasia,entsalada mistoa
ensalada César|Caesar salad (# with anchovy, ## chicken)|salade César (# aux anchois et au poulet)|Caesar Salad (# mit Sardellen, ## Hähnchen)|amanida Cèsar (# amb anxoves i pollastre)
ensalada César con pollo,ensalada césar de pollo||||
ensaladilla de gambas,ensaladilla de langostinos||salade de pommes de terre aux crevettes et mayonnaise||
ensalada caprese,caprese|Caprese salad (tomato and mozzarella)|salade caprese (tomate et mozzarella)|Caprese m (Tomaten und Mozzarella)|amanida caprese
ensalada templada*|warm salad;warm % salad||||ensalada morna|entsalada epela
ensalada catalana|(with cured pork meats)|(avec charcuterie de porc)|(mit Schweinswurstwaren)|
ensalada murciana,mojete m|(tomato, tuna and egg)|(tomate, thon et œuf)|(Tomaten, Thunfisch und Ei)|(tomàquet, tonyina i ou)
ensalada campera|potato salad (with egg and # tuna)|salade de pommes de terre (à l'œuf et # au thon)|Kartoffelsalat (mit Ei und # Thunfisch)|amanida campera (ou i # tonyina)
ensalada de pasta|||Nudelsalat|
empedrat,empedrado,empedrat de mongetes|"~ (bean salad, # with salt cod)|" (salade de haricots, # à la morue)|" (Bohnensalat, # mit Kabeljau)|"," de mongetes
pipirrana|"~ (chopped tomato, pepper and cucumber salad, ## with egg and tuna)|" (salade de tomates, poivrons et concombre, # à l'œuf et au thon)|" (Tomaten-Paprika-Gurken-Salat, ## mit Ei und Thunfisch)|" (amanida de tomàquet, pebrot i cogombre, ## amb ou i tonyina)
zarangollo|"~ (courgette, onion and egg scramble)|" (œufs brouillés à la courgette et à l'oignon)|" n (Rührei mit Zucchini und Zwiebeln)|" (remenat de carbassó i ceba)
michirones p|" (dried broad beans with chorizo and ham)|" (fèves sèches au chorizo et jambon)|" p (Saubohnen mit Chorizo und Schinken)|" (faves seques amb xoriço i pernil),michirons
salpicón*|cold salad (# with seafood);cold % salad|salade froide f (# aux fruits de mer);& aux %|kalter Salat (# mit Meeresfrüchten)|salpicó|"
paella*|";%|"|";" mit %|"||"
paella valenciana|(rabbit, chicken and beans)|(lapin, poulet et haricots)|Valencianische Paella (Kaninchen, Hähnchen und Bohnen)
arroz mixto|rice with meat and seafood~|riz à la viande et aux fruits de mer|Reis mit Fleisch und Meeresfrüchten|arròs mixt (carn i marisc)
paella mixta|paella with meat and seafood|(viande et fruits de mer)|(Fleisch und Meeresfrüchte)
paella de marisco,paella de mariscos||paella aux fruits de mer||
arroz negro,arròs negre|black rice~ (with squid ink)|riz noir (à l'encre de seiche)|schwarzer Reis (mit Tintenfischtinte)|arròs negre||arroz beltza
arroz a banda|"~ (rice cooked in fish and shellfish stock)|" (riz cuit au bouillon de poisson et fruits de mer)|" m (Reis im Sud von Fisch und Meeresfrüchten)|arròs a banda
arroz del senyoret,arroz del señorito,arroz al senyoret,paella ciega f,arroz ciego m,paella del señorito f,paella de señorito,paella del senyoret,arroz de señorito m|seafood rice~ (everything peeled)|riz aux fruits de mer décortiqués|Reis mit geschälten Meeresfrüchten|arròs del senyoret
arroz al horno|(@ and black pudding)|(@ et au boudin noir)|Ofenreis (@ und Blutwurst)|
arroz con costra|baked rice with pork sausage~ under an egg crust|riz au four à la croûte d'œuf et saucisse de porc|Ofenreis mit Schweinswurst und Eierkruste|arròs amb crosta (llonganissa i ou)
arroz caldoso*|soupy rice~;soupy % rice~|riz crémeux au bouillon;riz en bouillon de %|suppiger Reis;& mit %||"|arroz zopatsua
arroz meloso*|creamy rice~;creamy % rice~|riz crémeux;riz crémeux aux %|cremiger Reis;& mit %|
arroz caldoso con bogavante,arroz caldoso de bogavante||riz au homard en bouillon||
arroz con bogavante,arroz de bogavante|||||arroz con lumbrigante
arroz con leche|rice pudding||Milchreis||arroz con leite,arroz doce|arroz-esne
arroz con leche y canela,arroz con leche con canela|rice pudding with cinnamon|riz au lait à la cannelle|Milchreis mit Zimt|
arroz a la cubana|Cuban-style rice~ (with tomato sauce and fried egg)|(sauce tomate et œuf au plat)|(mit Tomatensoße und Spiegelei)||arroz á cubana|arroz kubatar
arroz tres delicias,arroz frito tres delicias,arroz 3 delicias|special fried rice~ (with ham, egg and prawns)|riz cantonais (jambon, œuf et crevettes)|gebratener Reis mit Schinken, Ei und Garnelen|arròs tres delícies (pernil, ou i gambes)
arroz brut,arròs brut|arròs brut~ (soupy Mallorcan rice with meats)|arròs brut (riz majorquin au bouillon et viandes)|Arròs brut (mallorquinischer Suppenreis mit Fleisch)|arròs brut
risotto*,rissotto|";%|"|" n|"||"
fideuá f*,fideuada*|" (noodle paella with seafood);% " (noodle paella)|fideuà (paella de vermicelles aux fruits de mer);& de % (paella de vermicelles)|Fideuà f (Nudelpaella mit Meeresfrüchten);& mit % (Nudelpaella)|fideuà,fideuà de marisc,fideuada,fideuada de peix|"
fideos p,fideo m|thin noodles +thin noodle|vermicelles|Fadennudeln p|fideus|"|fideo
rossejat de fideos,rossejat,fideos rossejats mp|toasted noodles in fish stock~|vermicelles grillés au bouillon de poisson mp|geröstete Nudeln in Fischsud p|rossejat de fideus,rossejat,fideus rossos mp,fideus rossejats
macarrones de la abuela p|($)|($)|Großmutters Makkaroni p ($)|,macarrons de la iaia
macarrones p,macarrón m|macaroni|macaronis|Makkaroni p|macarrons|macarróns|makarroi
espaguetis p,espagueti m,spaghetti mp,spaguetti m|spaghetti|spaghettis|Spaghetti p|"|espaguetes|espageti
tagliatelle|"~|tagliatelles fp|" p
tallarines p|flat noodles|nouilles plates fp|Bandnudeln p|" fp,tallarins mp|talharíns
tallarines al huevo p|egg noodles|nouilles aux œufs fp|Eiernudeln p|tallarines a l'ou fp
tallarines al pesto p|tagliatelle with pesto|tagliatelles au pesto fp|Tagliatelle mit Pesto p|
tallarines fritos p|stir-fried noodles|nouilles sautées fp|gebratene Nudeln p|
fideos chinos p|Chinese noodles|nouilles chinoises fp|chinesische Nudeln p|
lasaña*|lasagne~ ($);%|lasagnes fp ($)|Lasagne ($)|lasanya||lasagna
canelones p*,canelón m*|cannelloni ($);%|cannellonis ($)|Cannelloni p ($);& mit %|canelons|canelóns|kaneloi
raviolis p*,ravioli m*|ravioli;%|";" aux %|Ravioli p;& mit %|"|"
tortellini p*,tortelinis*|";%|tortellinis|" p;" mit %|tortellinis
gnocchi p*,ñoquis*|";%|gnocchis|" p;" aus %|nyoquis
pizza*|";%|";" aux %|";" mit %|"||"
huevos rotos p,huevos estrellados|fried eggs broken over chips|œufs au plat cassés sur frites|Spiegeleier auf Pommes frites p|ous estrellats|ovos rotos|arrautza puskatuak
huevos rotos con jamón p,huevos estrellados con jamón||||
huevos a la flamenca p|flamenca-style baked eggs (with tomato, vegetables and chorizo)|œufs à la flamenca (tomate, légumes et chorizo)|Eier „a la flamenca“ p (mit Tomaten, Gemüse und Chorizo)|ous a la flamenca (amb verdures i xoriço)
huevos rellenos p,huevo relleno m|stuffed eggs (# with tuna);eggs stuffed with %~|(# au thon)|gefüllte Eier p (# mit Thunfisch);mit % & p||ovos recheos
revuelto*,revuelto de huevos*,huevos revueltos mp|scrambled eggs~;& with %~|œufs brouillés mp;& aux %|Rührei n;& mit %|remenat,regirat,ous remenats mp|revolto,ovos revoltos mp|nahaski
tortilla*,tortilla a la francesa,tortilla francesa|omelette;%|omelette;& aux %|Omelett;& mit %|truita,truita a la francesa||"
tortilla de Betanzos|Betanzos potato omelette (runny egg)|omelette aux pommes de terre de Betanzos (œuf coulant)|Kartoffelomelett Betanzos n (flüssiges Ei)|(ou poc quallat)
tortilla de patatas,tortilla de patata,tortilla española,tortilla de papas|Spanish potato omelette|omelette espagnole aux pommes de terre|spanisches Kartoffelomelett|,truita de patata|tortilla de patacas,tortilla de pataca|patata tortilla
tortilla paisana|potato, vegetable and ham omelette|omelette paysanne (pommes de terre, légumes et jambon)|Bauernomelett (mit Kartoffeln, Gemüse und Schinken)|truita pagesa (patata, verdures i pernil)
croqueta*|croquette;%|croquette à|Krokette/-n|"||kroketa
croquetas de cocido p,croquetas de puchero,croquetas de ropa vieja,croquetas de pringá|stew meat croquettes (with meat from a chickpea and pork stew)|croquettes à la viande de pot-au-feu (bœuf et porc)|Kroketten mit Fleisch aus dem Eintopf p (Rind und Schwein)|croquetes de carn d'olla p
croquetas de asado p,croquetas de carne asada|roast meat croquettes|croquettes de viande rôtie|Bratenkroketten p|croquetes de rostit p
empanadas p*|pasties ($ or fish);% pasties|chaussons salés ($ ou au poisson);chaussons aux %|Teigtaschen p ($ oder Fisch);& mit %|empanades
empanada*|Galician pie;Galician % pie|tourte galicienne;& aux %|galicische Teigtasche;galicische Pastete mit %|" gallega|" galega
empanada mallorquina*|Mallorcan pie;Mallorcan % pie|tourte majorquine;& aux %|mallorquinische Pastete;& mit %|panada*
empanadilla*|small pasty;small % pasty|petit chausson m;& aux %|kleine Teigtasche/-n;& mit %/&n mit %|crestes fp,panadó m||enpanadilla
buñuelo*|fritter;%|beignet|Krapfen/-;& mit %|bunyol|boliño
buñuelos de bacalao p,buñuelo de bacalao m|||Kabeljau-Krapfen p|
quiche*|";%|";" aux %|";" mit %
sweet: coca|sweet coca;sweet % coca|" sucrée;& aux %|süße Coca;& mit %
coca*|" (flat savoury bread);% " (flatbread)|" (pain plat garni);" aux % ()|" (belegtes Fladenbrot);" mit % (Fladenbrot)
tosta*,tostada*|toast;%|toast m|Röstbrot;& mit %|torrada||"
tacos de pescado p,taco de pescado m|fish tacos|tacos au poisson|Fischtacos p|tacos de peix
montadito*,pulguita f*|small open sandwich;small % sandwich|petit sandwich ouvert;petit sandwich de %|kleines belegtes Brot;kleines Brötchen mit %|llesqueta f,muntadet m
bocadillo*,bocata*|sandwich;%|sandwich|Baguettesandwich;& mit %|entrepà,bocata||ogitarteko
sándwich*|toasted sandwich;% sandwich|sandwich|Sandwich;& mit %|sandvitx
bocadillo mixto,bocata mixto|ham and cheese sandwich|sandwich jambon-fromage|Schinken-Käse-Baguette/-s n|entrepà de pernil i formatge
tosta mixta,tostada mixta|ham and cheese toast|toast jambon-fromage/toasts jambon-fromage m|Röstbrot mit Schinken und Käse|torrada de pernil i formatge
hamburguesa mixta|beef and pork burger|burger de bœuf et porc m|Burger aus Rind und Schwein|hamburguesa de vedella i porc
sándwich mixto,bikini|toasted ham and cheese sandwich|croque-monsieur|Schinken-Käse-Toast|bikini
pepito de ternera|beef steak sandwich|sandwich au steak de bœuf|Rindersteak-Sandwich|pepito de vedella
tapa*!|";%|"|"/Tapas;" mit %|"||"
pincho de tortilla,pintxo de tortilla|slice of Spanish potato omelette|part d'omelette espagnole f|Stück spanisches Kartoffelomelett|tall de truita de patates
parrillada*,parrillada mixta|mixed grill;grilled %~|grillade|Grillplatte;& mit %|graellada|grellada|"
parrillada de verduras,verduras a la parrilla fp,parrillada de verdura f||légumes grillés mp|gegrilltes Gemüse|,verdures a la brasa fp
parrillada de carne,parrillada de carnes|mixed grilled meats~|assortiment de viandes grillées m|gemischte Grillplatte mit Fleisch|
parrillada de pescado,parrillada de pescado y marisco,parrillada de marisco|mixed grilled fish and seafood~|assortiment de poissons et fruits de mer grillés m|gemischte Grillplatte mit Fisch und Meeresfrüchten|graellada de peix i marisc,graellada de peix
salteado*|sauté;&ed %~|poêlée f|Gebratenes n;gebratene %pfanne f|saltat
verduras salteadas p,salteado de verduras m,salteado de verdura|stir-fried vegetables||Gemüsepfanne|verdures saltades
wok*|" stir-fry/" stir-fries;% stir-fry/% stir-fries|"|"-Gericht;" mit %
curry de pollo,pollo al curry||||,pollastre al curri
timbal*|savoury stack;% stack|timbale f|Timbale;& mit %
milhojas salado m|savoury millefeuille|millefeuille salé|herzhaftes Millefeuille n|milfulls salat
vegetable fruit: tartar|tartare~;% &~|tartare;& de %|Tatar;& von %|tàrtar
vegetable fruit: tataki|"~;% "~|";" de %|" n;" von %|"
tartar*|tartare~;% &~ (raw)|tartare|Tatar;& vom %|tàrtar
carpaccio*|"~;%|"|" n;" vom %
steak tartar,steak tartare|steak tartare~ (raw beef)|steak tartare|Rindertatar|steak tàrtar
ceviche*,cebiche|"~ (raw fish in lime);% "~ (raw, marinated in lime)|" (poisson cru au citron vert);" de % (cru, mariné au citron vert)|" n (roher Fisch in Limette);" vom % (roh, in Limette mariniert)
tabla*|platter;%|planche|Platte|taula,assortiment m|táboa
tabla de quesos,surtido de quesos m,tabla de queso f||plateau de fromages m||,assortiment de formatges m
surtido*|assortment;assorted %~|assortiment|Auswahl;& an %|assortiment
entremeses p,entrantes variados|mixed starters (cold meats and salad)|hors-d'œuvre variés (charcuterie et crudités)|gemischte Vorspeisen p (Aufschnitt und Salat)|entremesos
pincho*,pintxo|" (small bite, # on bread);% "|" (# sur du pain);" de %|"/-s (# auf Brot);" mit %|pintxo|"|pintxo
migas dulces p,migas con chocolate|sweet fried breadcrumbs~|miettes de pain frites sucrées fp|süße gebratene Brotkrumen p|molles dolces fp
migas p,migas extremeñas,migas manchegas,migas del pastor,migas ruleras,migas alpujarreñas,migas de pastor|" (fried breadcrumbs with garlic and # pork)|" (miettes de pain frites à l'ail, # avec du porc)|" p (gebratene Brotkrumen mit Knoblauch, @)|molles (pa fregit amb all i # porc),"
gachas p,gachas manchegas|" (savoury flour porridge, @ belly)|" (bouillie salée de farine, # au lard)|" p (herzhafter Mehlbrei, # mit Speck)|farinetes (@)
provoleta|"~ (provolone cheese, # grilled)|" (fromage provolone, # grillé)|" (Provolone-Käse, # gegrillt)
pimientos rellenos p,pimiento relleno m|stuffed peppers ($ or cod);peppers stuffed with %~|(# viande ou morue)|gefüllte Paprika p ($ oder Kabeljau);mit % & p||pementos recheos|piper beteak
bandeja|platter|plateau m|Platte|safata
plato combinado*,combinado*|combination plate;& with %|plat combiné;& avec %|Kombiteller;& mit %|plat combinat
plato del día|dish of the day|plat du jour|Tagesgericht|
crepe salada,crep salada|savoury pancake|crêpe salée|herzhafter Pfannkuchen|crep salada
calabacín relleno|stuffed courgette ($);courgette stuffed with %/courgettes stuffed with %|($)|gefüllte Zucchini ($);mit % & f|
frito mallorquín|frit mallorquí~ (fried offal, potatoes and vegetables)|frit mallorquí (abats, pommes de terre et légumes frits)|Frit mallorquí n (gebratene Innereien mit Kartoffeln und Gemüse)|frit mallorquí
espinacas a la catalana p|spinach with raisins and pine nuts|épinards aux raisins secs et pignons mp|Spinat mit Rosinen und Pinienkernen|
caldero,caldero murciano,caldero del Mar Menor,arroz caldero|"~ (rice cooked in fish stock)|" (riz au bouillon de poisson)|" (Reis in Fischsud)
soldaditos de Pavía p,soldadito de Pavía m|battered cod strips|lanières de morue en beignet fp|Kabeljaustreifen im Backteig p|tires de bacallà arrebossades fp
sorropotún,sorropotún de bonito|"~ (white tuna and potato stew)|" (ragoût de thon blanc et pommes de terre)|" (Thunfisch-Kartoffel-Eintopf)
titaina|"~ (pepper, tomato, tuna and pine nut stew)|" (poivrons, tomates, thon et pignons mijotés)|" (Paprika-Tomaten-Pfanne mit Thunfisch und Pinienkernen)
trampó,trampó mallorquín|"~ (tomato, pepper and onion salad)|" (salade de tomates, poivrons et oignons)|" (Tomaten-Paprika-Zwiebel-Salat)
trempó|"~ (tomato, pepper and onion salad)|" (salade de tomates, poivrons et oignons)|" (Tomaten-Paprika-Zwiebel-Salat)
almogrote|"~ (Canarian cheese and pepper spread)|" (tartinade de fromage et piment)|" m (kanarischer Käse-Paprika-Aufstrich)
zorongollo|"~ (roasted pepper and tomato salad)|" (salade de poivrons et tomates rôtis)|" (Salat aus gerösteter Paprika und Tomaten)
caparrones p|red beans (# stewed with chorizo)|haricots rouges (# mijotés au chorizo)|rote Bohnen p (# mit Chorizo geschmort)|mongetes vermelles fp,caparrons mp
garbanzo pedrosillano,garbanzo de Pedrosillo|small chickpea|petit pois chiche|kleine Kichererbse/-n|cigró petit
menudo,menudo gitano|tripe and chickpea stew~ (# with chorizo and black pudding)|tripes aux pois chiches fp (# au chorizo et au boudin noir)|Kutteln mit Kichererbsen p (# mit Chorizo und Blutwurst)|tripa amb cigrons fs
pelota,pilota|large meatball/large meatballs;large % balls~|grosse boulette de viande;grosse boulette de %|großes Fleischbällchen/große Fleischbällchen;großes %bällchen/große %bällchen|pilota,pilota de l'olla
figatells p|" (pork liver patties)|" (crépinettes de foie de porc)|" p (Schweineleberfrikadellen)
escaldón,escaldón de gofio,gofio escaldado|"~ (toasted wheat or maize flour in broth)|" (farine de blé ou de maïs grillé au bouillon)|" (geröstetes Weizen- oder Maismehl in Brühe)|" de gofio
sancocho canario|sancocho~ (salted fish with potatoes)|sancocho (poisson salé aux pommes de terre)|Sancocho (Salzfisch mit Kartoffeln)|
sancocho|"~ (Canarian salted fish with potatoes, or Latin American meat stew)|" (poisson salé canarien, ou ragoût de viande latino-américain)|" (kanarischer Salzfisch mit Kartoffeln, oder lateinamerikanischer Fleischeintopf)
tortos de maíz p,torto de maíz m,tortos mp|fried corn flatbreads|galettes de maïs frites fp|frittierte Maisfladen p|tortos de blat de moro
tataki*|"~ (seared, raw inside);% ()|" (mi-cuit, cru à cœur);" de % ()|" n (innen roh);" vom % ()|" (cru per dins);" de % ()
escalopín|small $$ escalope;small % escalope|petite escalope f ($$);petite escalope de %|kleines Schnitzel/kleine Schnitzel ($$);kleines %schnitzel/kleine %schnitzel|escalopí ($$);escalopí de %
escalope milanesa,escalope a la milanesa|breaded escalope|escalope milanaise f|paniertes Schnitzel|escalopa a la milanesa f
medallón|$$ medallion;% medallion|médaillon ($$);médaillon de %|Schweine- oder Rindermedaillon/-s n;%medaillon/-s n|medalló ($$);medalló de %
rodaja|slice;& of %/&s of %|tranche|Scheibe/-n;& %/&n %|rodanxa
tira|strip;%|lanière|Streifen/-
dado,daditos mp|cube;%|dé;&s de %|Würfel/-|dau
lasca,viruta|shaving;%|copeau/-x m;&x de %|Späne p|encenall m
cóctel*|cocktail;%|cocktail|Cocktail|còctel
espuma*|foam~;%|mousse légère|Schaum|escuma
tempura*|"~;%|"|";" von %
pan de maíz,pan de millo|corn bread~|pain de maïs|Maisbrot|pa de blat de moro|pan de millo,broa f
pan de pita,pan pita|pitta bread~|pain pita|Pitabrot|pa de pita
espeto de sardinas|sardines grilled on a skewer~|sardines grillées en brochette fp|Sardinen am Spieß p|sardines a l'ast fp
pulpo a la brasa||poulpe grillé||
huevos fritos con patatas p,huevo frito con patatas m,huevos fritos con patatas fritas mp,huevos con patatas|fried eggs with chips|œufs au plat avec frites|Spiegeleier mit Pommes frites p|
huevos con jamón p,huevos fritos con jamón|fried eggs with ham|œufs au plat au jambon|Spiegeleier mit Schinken p|ous ferrats amb pernil
wakame salad f,ensalada wakame,ensalada de wakame|seaweed salad (# with sesame)|salade d'algues (# au sésame)|Algensalat (# mit Sesam)|amanida de wakame (# amb sèsam)
edamame|"~ (young soya beans)|" (jeunes fèves de soja)|" p (junge Sojabohnen)
bacalhau à brás|bacalhau à Brás~ (salt cod with egg and potato)|bacalhau à Brás (morue, œufs et pommes de terre)|Bacalhau à Brás (Kabeljau mit Ei und Kartoffeln)|bacallà a Brás
fajita*|";%|"|"/Fajitas;" mit %/Fajitas mit %
taco*|";%|" à|"/Tacos;" mit %/Tacos mit %
taco de bacalao|chunks of cod~|dés de morue mp|Kabeljauwürfel p|daus de bacallà mp
taco de atún|chunks of tuna~|dés de thon mp|Thunfischwürfel p|daus de tonyina mp
burrito*|";%|"|";" mit %
rollito de primavera|spring roll (## with meat)|rouleau de printemps ($)|Frühlingsrolle/-n (## mit Fleisch)|rotllet de primavera
gyoza*|" dumpling (## with pork);% " dumpling|" m (@);" aux %|"/Gyozas (## mit Schwein);" mit %/Gyozas mit %
sushi|"~|"|" n
falafel|"~|"|" f|falàfel
musaka,moussaka|moussaka~ (aubergine and # minced meat);%|moussaka (aubergine et # viande hachée);& aux %|Moussaka (Auberginen und # Hackfleisch);& mit %|mussaca,moussaka
tabulé*,tabbouleh*|tabbouleh~ (couscous or bulgur salad);%|taboulé|Taboulé n (Couscous- oder Bulgursalat);& mit %|"
talo (torta de maíz)|"~ (corn flatbread)|" (galette de maïs)|" n (Maisfladen)|" (coca de blat de moro)||"
espencat (berenjena y pimiento asados)|"~ (roasted aubergine and pepper)|" (aubergine et poivron rôtis)|" n (geröstete Aubergine und Paprika)
olleta|"~ (pulse and meat stew, @)|" (potée de légumes secs et viande, @)|" (Hülsenfrüchteeintopf mit Fleisch, @)
morteruelo|"~ (hot pâté of game, pork liver and bread)|" (pâté chaud de gibier, foie de porc et pain)|" n (warme Pastete aus Wild, Schweineleber und Brot)|" (paté calent de caça, fetge de porc i pa)
rancho canario|"~ (chickpea, noodle and meat soup, @)|" (soupe de pois chiches, vermicelles et viande, @)|" (Kichererbsen-Nudel-Suppe mit Fleisch, @)|rancho canari
potaje de berros|watercress and bean stew~ (@ ribs)|potée de cresson et haricots f (# aux côtes de porc)|Brunnenkresse-Bohnen-Eintopf (# mit Schweinerippen)|(# amb costella de porc)
lentejas a la riojana p|Rioja-style lentils (with chorizo)|(au chorizo)|(mit Chorizo)|
berenjenas fritas con miel de caña p,berenjenas con miel de caña|fried aubergines with cane syrup|aubergines frites à la mélasse de canne|frittierte Auberginen mit Zuckerrohrsirup p|
berenjenas con miel p,berenjenas a la miel,berenjenas fritas con miel|fried aubergines with honey|aubergines frites au miel|frittierte Auberginen mit Honig p|
flor de alcachofa|artichoke flower|fleur d'artichaut|Artischockenblüte|flor de carxofa
conejo en salmorejo|rabbit in garlic, paprika and wine marinade~|lapin mariné à l'ail, au paprika et au vin|Kaninchen in Knoblauch-Paprika-Wein-Marinade|(adob de vi)
bacalao a la vizcaína|Biscayan-style cod~ (in red pepper sauce)||Kabeljau nach Biskaya-Art (in roter Paprikasoße)|||bakailaoa bizkaitar erara
merluza a la koskera,merluza koxkera|hake in parsley sauce with clams, asparagus and egg~|merlu sauce verte aux palourdes, asperges et œuf m|Seehecht in Petersiliensoße mit Venusmuscheln, Spargel und Ei|lluç a la koskera m (cloïsses, espàrrecs i ou)
pollo al chilindrón|chicken in red pepper and tomato sauce~ (@@)|poulet sauce aux poivrons rouges et tomates (@@)||pollastre al xilindró
gambas al ajillo p,gamba al ajillo f|garlic prawns||Knoblauchgarnelen p||gambas ao allo
pollo al ajillo|garlic chicken~||Knoblauchhähnchen||polo ao allo
cordero asado,cordero al horno,asado de cordero|||Lammbraten|,xai al forn|cordeiro asado|bildots errea
pollo asado,pollo a l'ast,pollo al ast|||Brathähnchen|,pollastre a l'ast|polo asado|oilasko errea
pollo teriyaki|teriyaki chicken~|poulet teriyaki|Teriyaki-Hähnchen|pollastre teriyaki
pollo tikka masala|chicken tikka masala~|poulet tikka masala|Chicken Tikka Masala n|pollastre tikka masala
pollo agridulce,pollo con salsa agridulce||||
cerdo agridulce|||Schweinefleisch süß-sauer n|
judiones de La Granja p|La Granja butter beans (stewed, # with chorizo and pork)|haricots géants de La Granja (mijotés, # au chorizo et au porc)|Riesenbohnen aus La Granja p (geschmort, # mit Chorizo und Schwein)|mongetes de La Granja fp
habas a la catalana fp,faves ofegades,favas ofegadas,habas ahogadas,faves a la catalana|Catalan broad beans (stewed with bacon and sausage)|(mijotées au lard et à la saucisse)|katalanische dicke Bohnen p (geschmort mit Speck und Wurst)|,faves ofegades
caldo de grelos|Galician turnip greens broth~ (with beans, potatoes and # pork)|bouillon galicien aux fanes de navet (haricots, pommes de terre et # porc)|galicische Suppe aus Rübenblättern (mit Bohnen, Kartoffeln und # Schwein)||"
arroz con judías y nabos,arròs amb fesols i naps,arròs en fesols i naps|Valencian rice with beans and turnips~ (with pork and black pudding)|riz valencien aux haricots et navets (porc et boudin noir)|valencianischer Reis mit Bohnen und Rüben (mit Schwein und Blutwurst)|arròs amb fesols i naps
arroz a la cazuela,arròs a la cassola|casserole rice~ (with meat or seafood)|(viande ou fruits de mer)|Reis aus dem Tontopf (mit Fleisch oder Meeresfrüchten)|(carn o marisc)
fideos a banda p,fideuá a banda f|noodles cooked in fish stock|vermicelles au bouillon de poisson|Fadennudeln in Fischsud p|fideus a banda
ensalada césar con pollo crujiente,ensalada césar de pollo crujiente|Caesar salad with crispy breaded chicken|salade César au poulet croustillant|Caesar Salad mit knusprigem Hähnchen|amanida cèsar amb pollastre cruixent
minestrone f,sopa minestrone,minestrone de verduras|"~|" m|"|",sopa "
sopa de tortilla|tortilla soup (Mexican)|soupe de tortillas (mexicaine)|Tortillasuppe (mexikanisch)
consomé*|consommé~;%|consommé|Consommé f|"|"
ensalada de lechuga||salade verte|Kopfsalat|
andrajos p|" (stew with torn flat pasta, # with rabbit or cod)|" (ragoût de pâte, # au lapin ou à la morue)|" p (Teigeintopf, # mit Kaninchen oder Kabeljau)
olla ferroviaria|Cantabrian meat and potato stew (@)|ragoût cantabrique de viande et pommes de terre m (@)|kantabrischer Fleisch-Kartoffel-Eintopf (@)|olla ferroviària
olla barrejada|Catalan meat, pulse and vegetable stew (@)|potée catalane de viandes, légumes secs et légumes (@)|katalanischer Eintopf (@)
arranque roteño,arranque|arranque~ (thick cold tomato, pepper and bread soup)|arranque (soupe froide épaisse de tomate, poivron et pain)|Arranque m (dicke kalte Tomaten-Paprika-Brot-Suppe)|arranque
arroz frito|||gebratener Reis|
rehogado de verduras|sautéed vegetables~|légumes sautés mp|sautiertes Gemüse|verdures saltades fp
fideos a la cazuela p|thin noodle stew (## with pork or seafood)|ragoût de vermicelles m (@ ou aux fruits de mer)|Fadennudeleintopf (## mit Schwein oder Meeresfrüchten)|
arroz de la huerta|rice~ with garden vegetables|riz aux légumes du potager|Reis mit Gartengemüse|
emblanco,gazpachuelo blanco|"~ (fish and potato broth)|" (bouillon de poisson et pommes de terre)|" (Fisch-Kartoffel-Brühe)
pimientos del piquillo rellenos p,piquillos rellenos,pimientos de piquillo rellenos|stuffed piquillo peppers ($ or cod);piquillo peppers stuffed with %~|(# viande ou morue)|gefüllte Piquillo-Paprika p ($ oder Kabeljau);mit % & p|
sándwich vegetal,bocadillo vegetal,bocata vegetal|salad sandwich (# with egg, tuna or ham)|sandwich crudités (# œuf, thon ou jambon)|belegtes Brot mit Salat (# mit Ei, Thunfisch oder Schinken)|entrepà vegetal
hamburguesa vegetal|veggie burger||Gemüseburger/-
cazuela de mariscos,cazuela de marisco|seafood stew|cassolette de fruits de mer|Meeresfrüchtetopf|cassola de marisc
menestra de cordero|lamb stew with vegetables|ragoût d'agneau aux légumes m|Lammeintopf mit Gemüse|menestra de xai
calderillo bejarano,calderillo|beef and potato stew|ragoût de bœuf et pommes de terre|Rindfleisch-Kartoffel-Eintopf|calderillo
cachuela,cachuela extremeña|"~ (pork liver and lard pâté)|" (pâté de foie de porc et saindoux)|" (Schweineleberpastete mit Schmalz)
ajopollo|"~ (almond, garlic and bread sauce with potatoes)|" (sauce aux amandes, ail et pain, pommes de terre)|" (Mandel-Knoblauch-Brot-Soße mit Kartoffeln)
gurullos p|" (small wheat dough noodles)|" (petites pâtes de blé)|" p (kleine Weizennudeln)
porra fría*|cold thick tomato and bread soup;cold thick % soup with bread|soupe froide épaisse de tomate et pain;soupe froide épaisse au pain et %|dicke kalte Tomaten-Brot-Suppe|porra freda
fettuccine Alfredo p,fetuccini Alfredo|fettuccine in cream and cheese sauce|fettuccine Alfredo fp (crème et fromage)|Fettuccine in Sahne-Käse-Soße p
canelones de fiesta p|festive meat cannelloni|cannellonis de fête à la viande|Festtags-Cannelloni mit Fleisch p|canelons de festa
empedrado de garbanzos|chickpea salad (# with salt cod)|salade de pois chiches f (# à la morue)|Kichererbsensalat (# mit Kabeljau)|empedrat de cigrons
setas revueltas con huevo p|scrambled eggs with mushrooms|œufs brouillés aux champignons mp|Rührei mit Pilzen n|remenat d'ous i bolets m
menestra a la tudelana,menestra tudelana,menestra de Tudela|Tudela-style mixed vegetable stew (@@)|jardinière de Tudela (@@)|Gemüsetopf aus Tudela (@@)|menestra de Tudela
alubias con sacramentos fp|beans with pork and sausage|haricots au porc et à la saucisse mp|Bohnen mit Schwein und Wurst p|mongetes amb porc i embotit||babarrunak sakramentuekin
huevo roto|fried egg|œuf au plat|Spiegelei/-er n|ou estrellat
sopas canas p|milk, garlic and bread soup|soupe au lait, à l'ail et au pain f|Milchsuppe mit Knoblauch und Brot|sopes canes
huevos al salmorejo p|eggs with pork loin, sausage and asparagus|œufs à la longe de porc, saucisse et asperges|Eier mit Schweinerücken, Wurst und Spargel p|ous al salmorejo (llom i llonganissa de porc)
rancho|"~ (potato, meat and pulse stew, @)|" (ragoût de pommes de terre, viande et légumes secs, # porc)|" (Eintopf mit Kartoffeln, Fleisch und Hülsenfrüchten, # Schwein)
les fabes fp|large white beans (# stewed with pork)|gros haricots blancs mp (# mijotés au porc)|große weiße Bohnen p (@ geschmort)|fabes
gachas de almortas p|grass pea flour porridge (@)|bouillie de farine de gesse f (@)|Platterbsenbrei (@)|farinetes de guixes
judías a lo tío Lucas p|beans with bacon, garlic and paprika|haricots au lard, ail et paprika mp|Bohnen mit Speck, Knoblauch und Paprikapulver p|mongetes a lo tío Lucas (amb cansalada)
habas enzapatás p|broad beans in their skins with mint|fèves avec leur peau à la menthe|dicke Bohnen in der Haut mit Minze p|faves amb menta
cojondongo|"~ (chopped tomato, pepper, onion and bread salad)|" (salade de tomate, poivron, oignon et pain)|" (Salat aus Tomaten, Paprika, Zwiebeln und Brot)
recao,recao de Binéfar|"~ (bean, rice and potato stew)|" (ragoût de haricots, riz et pommes de terre)|" (Eintopf mit Bohnen, Reis und Kartoffeln)
pelotas de relleno p|large meatballs (@)|grosses boulettes de viande (# de porc)|große Fleischbällchen p (@)|pilotes
guiso de pava,guiso de pava con pelotas|turkey stew (with meatballs, ## with pork)|ragoût de dinde (aux boulettes, # de porc)|Puteneintopf (mit Fleischbällchen, ## mit Schwein)|guisat de titot amb pilotes (## amb porc)
ensalada canaria|(avocado, tomato, and ## cheese or tuna)|(avocat, tomate, # fromage ou thon)|(Avocado, Tomaten, ## Käse oder Thunfisch)|
arroz amarillo|yellow rice~|riz jaune|gelber Reis|arròs groc
gofio amasado,pella de gofio f|gofio dough~ (toasted wheat or maize flour)|pâte de gofio f (farine de blé ou de maïs grillé)|Gofio-Teig (geröstetes Weizen- oder Maismehl)|gofio pastat
sopa de ajo morada|purple garlic and bread soup (## with egg and ham)|soupe à l'ail violet et au pain (# à l'œuf et au jambon)|Suppe mit lila Knoblauch und Brot (## mit Ei und Schinken)|sopa d'all morat
puchero de hinojos,potaje de hinojos,guiso de hinojos|fennel and pulse stew (with pork)|potée au fenouil (au porc)|Fencheleintopf mit Hülsenfrüchten (mit Schwein)|potatge de fonolls
hervido de verduras|mixed boiled vegetables~|légumes bouillis mp|gekochtes Gemüse|bullit de verdures
entrantes p|starters|entrées fp|Vorspeisen p|entrants
coleslaw|coleslaw~ (cabbage with mayonnaise)|coleslaw (chou à la mayonnaise)|Krautsalat (mit Mayonnaise)|coleslaw (col amb maionesa)
lentejas caviar p,lentejas beluga|black lentils|lentilles noires|schwarze Linsen p|llenties beluga
mini hamburguesa f,minihamburguesa,mini burger|mini burger|mini-burger m|Mini-Burger
chips de yuca fp|cassava crisps|chips de manioc|Maniokchips p|xips de iuca
croissant de jamón y queso,croissant mixto|ham and cheese croissant|croissant jambon-fromage/croissants jambon-fromage|Schinken-Käse-Croissant/-s n|croissant de pernil i formatge
coca de crema|sweet custard coca|coca sucrée à la crème pâtissière|süße Coca mit Vanillecreme
coca de almendra,coca de almendras|sweet almond cake|gâteau aux amandes|süßer Mandelkuchen|
coca de dacsa|corn flatbread|galette de maïs|Maisfladen
escaldums p|" (Mallorcan poultry stew, ## with nuts);% " (Mallorcan stew, ## with nuts)|" (ragoût de volaille majorquin, # aux fruits à coque);" de % (ragoût majorquin, # aux fruits à coque)|" p (mallorquinischer Geflügeleintopf, ## mit Nüssen);" mit % (mallorquinischer Eintopf, ## mit Nüssen)
pelotas p,pelotas de puchero,pelotas de cocido|stew meatballs (@)|boulettes de viande du pot-au-feu (# de porc)|Fleischbällchen aus dem Eintopf p (@)|pilotes,pilotes de putxero
cazuelita|small dish;& of %|petite cassolette|Töpfchen/Töpfchen;& mit %|cassoleta
guisantes ahogados p|stewed peas (## with bacon)|petits pois à l'étouffée (# au lard)|gedünstete Erbsen p (## mit Speck)|pèsols ofegats
torta de Aranda|Aranda flatbread|galette de pain d'Aranda f|Fladenbrot aus Aranda|pa pla d'Aranda m
sopa de sémola|semolina soup|soupe de semoule f|Grießsuppe|sopa de sèmola
papillote|parcel baked in paper/parcels baked in paper;% baked in paper~|papillote f|Päckchen;% in der Folie|papillota f
alubias blancas p||||seques|fabas brancas
ollada|"~ (chickpea and bean stew, @)|" (potée de légumes secs, @)|" (Hülsenfrüchteeintopf, @)
tortilla abierta|open omelette;open % omelette|omelette ouverte;& aux %|offenes Omelett;& mit %|truita oberta
sopas de matanza p|bread and vegetable stew with pork|potée de pain et de légumes au porc f|Brot-Gemüse-Eintopf mit Schwein|sopes de matances fp (pa, verdures i porc)
sopa mallorquina,sopes mallorquines fp|Mallorcan vegetable and bread stew|potée majorquine de légumes et pain|mallorquinischer Gemüse-Brot-Eintopf|sopes mallorquines fp
frito de marisco|fried seafood with potatoes and peppers~|fruits de mer frits aux pommes de terre et poivrons mp|frittierte Meeresfrüchte mit Kartoffeln und Paprika p|frit de marisc ms
arroz blanco con tomate,arroz con tomate,arroz blanco con salsa de tomate|white rice~ with tomato sauce|riz blanc à la sauce tomate|weißer Reis mit Tomatensoße|
caracoles a la llauna p|snails roasted on a metal tray (# with garlic)|escargots rôtis sur plaque (# à l'ail)|auf dem Blech gebratene Schnecken p (# mit Knoblauch)|
calçotada s|" (grilled spring onions with nut sauce, then grilled meats and sausage)|" (oignons nouveaux, sauce aux fruits à coque, puis grillades et saucisse)|" (Frühlingszwiebeln mit Nusssoße, dann Grillfleisch und Wurst)|"
taco de atún rojo|chunks of bluefin tuna~|dés de thon rouge mp|Würfel vom Roten Thun p|daus de tonyina vermella mp
mollete mixto,pulga mixta f,panini mixto,bagel mixto|ham and cheese roll|petit pain jambon-fromage/petits pains jambon-fromage|Brötchen mit Schinken und Käse|panet de pernil i formatge
boroña preñada f|corn bread stuffed with chorizo and pork|pain de maïs farci au chorizo et au porc|Maisbrot mit Chorizo und Schwein|pa de blat de moro farcit de xoriço
`
