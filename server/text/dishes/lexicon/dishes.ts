/** Dishes of spoon, rice, pasta, salad and egg, and the names that stay. How to read a line: read-lexicon.ts. */
export const dishes = `
sopa f*, sopita f*|soup;% soup|soupe f|Suppe f;%suppe f|" f|" f|zopa
sopa castellana f|Castilian garlic soup (with bread, egg and usually ham)|soupe castillane à l’ail f (pain, œuf et souvent jambon)|kastilische Knoblauchsuppe f (mit Brot, Ei und meist Schinken)|" f
sopa de ajo f, sopa de maimones f|garlic and bread soup (often with ham)|soupe à l’ail et au pain f (souvent au jambon)|Knoblauch-Brot-Suppe f (oft mit Schinken)|sopa d’all f|sopa de allo f|baratxuri zopa
sopa de cocido f, sopa de puchero f, sopa de cocido con fideos f|noodle soup in meat broth|soupe de vermicelles au bouillon de viande f|Nudelsuppe in Fleischbrühe f|" f
sopa de fideos f|broth with thin noodles~|bouillon aux vermicelles m|Brühe mit Fadennudeln f|sopa de fideus f, sopa de brou f
sopa de picadillo f|broth with ham and egg~|bouillon au jambon et à l’œuf m|Brühe mit Schinken und Ei f|sopa de picada f
sopa de galets f, sopa de Nadal f, escudella de galets f|pasta shell broth~|bouillon aux coquillettes m|Brühe mit Muschelnudeln f|" f
sopa de marisco f, sopa de mariscos f|seafood soup|soupe de fruits de mer f|Meeresfrüchtesuppe f|sopa de marisc f
sopa de cebolla f|onion soup|soupe à l’oignon f|Zwiebelsuppe f|sopa de ceba f
sopa juliana f, sopa de verduras f|vegetable soup|soupe de légumes f|Gemüsesuppe f|sopa de verdures f
sopa de tomate f|tomato soup|soupe à la tomate f|Tomatensuppe f|sopa de tomàquet f
sopa miso f, sopa de miso f|miso soup|soupe miso f|Misosuppe f|sopa de miso f
crema f*!, cremita f*!|creamy soup;creamy % soup|velouté m;velouté de %|Cremesuppe f;%cremesuppe f|" f!|" f!|krema
crema de nécoras f|velvet crab bisque|bisque d’étrilles f|Krabbencremesuppe f|crema de nècores f
crema de marisco f, crema de mariscos f|seafood bisque|bisque de fruits de mer f|Meeresfrüchtecremesuppe f|crema de marisc f
crema fría f*, sopa fría f*|cold creamy soup;cold creamy % soup|velouté froid m;velouté froid de %|kalte Cremesuppe f;kalte %cremesuppe f|crema freda f
puré m*|purée~;% purée~|purée f|Püree n;%püree n|" m|" m|pure
puré de patata m, puré de patatas m|mashed potato~|purée de pommes de terre f|Kartoffelpüree n|" m|puré de pataca m, puré de patacas m
caldo m*|broth~;% broth~|bouillon m|Brühe f;%brühe f|brou m|" m|salda
caldo gallego m|Galician broth~ (greens, beans, potatoes and pork)|bouillon galicien m (légumes verts, haricots, pommes de terre et porc)|galicische Gemüsesuppe f (mit Kohl, Bohnen, Kartoffeln und Schwein)|brou gallec m|caldo galego m
caldo de gallina m, caldo de pollo m|chicken broth~|bouillon de poule m|Hühnerbrühe f|brou de gallina m
pote gallego m, pote asturiano m, pote m|pote~ (bean, greens and pork stew)|pote m (potée aux haricots, chou et porc)|Pote m (Eintopf mit Bohnen, Kohl und Schwein)|pot m|pote galego m, pote m
gazpacho m s, gazpacho andaluz m s|"~ (cold tomato and vegetable soup);% "~ (cold soup)|gaspacho m (soupe froide de tomates);gaspacho de % (soupe froide)|" m (kalte Tomaten-Gemüse-Suppe);" von % (kalte Suppe)|gaspatxo m, gaspatxo andalús m|" m
gazpachos de conejo y perdiz m p, gazpachos de conejo m p, gazpachos de caza m p, gazpachos de perdiz m p|hot game stew with flatbread~|ragoût chaud de gibier à la galette m|heißer Wildeintopf mit Fladenbrot m|gaspatxos de caça mp
gazpacho manchego m, gaspatxos mp, gazpachos mp, gazpachos manchegos mp, galianos mp|"~ (game stew with flatbread)|" m (ragoût de gibier et galette)|" m (Wildeintopf mit Fladenbrot)|gaspatxo manxec m
salmorejo m, salmorejo cordobés m|"~ (thick cold tomato and bread soup, usually with ham and egg);% "~ (thick cold soup with bread)|" m (soupe froide épaisse de tomate et pain, souvent avec jambon et œuf);" de % (soupe froide épaisse au pain)|" m (dicke kalte Tomaten-Brot-Suppe, meist mit Schinken und Ei);" von % (dicke kalte Suppe mit Brot)|" m
porra antequerana f|"~ (thick cold tomato and bread soup, usually with ham and egg)|" f (soupe froide épaisse de tomate et pain, souvent au jambon et à l’œuf)|" f (dicke kalte Tomaten-Brot-Suppe, meist mit Schinken und Ei)|" f
ajoblanco m, ajo blanco m|"~ (cold almond, garlic and bread soup);% "~ (cold garlic and bread soup, usually with almonds)|" m (soupe froide aux amandes, à l’ail et au pain);" de % (soupe froide à l’ail et au pain, souvent aux amandes)|" m (kalte Mandel-Knoblauch-Suppe mit Brot);" von % (kalte Knoblauch-Brot-Suppe, meist mit Mandeln)|" m
vichyssoise f, vichisoise f|"~ (cold leek and potato soup);% "~ (cold creamy soup)|" f (soupe froide poireaux et pommes de terre);" de % (velouté froid)|" f (kalte Lauch-Kartoffel-Suppe);" von % (kalte Cremesuppe)|" f, " de poma f
gazpachuelo m|"~ (fish and mayonnaise soup)|" m (soupe de poisson à la mayonnaise)|" m (Fischsuppe mit Mayonnaise)|" m
cocido m, cocido completo m, puchero m|"~ (chickpea stew with pork, beef and vegetables)|" m (potée de pois chiches au porc et au bœuf)|" m (Kichererbseneintopf mit Fleisch und Gemüse)|" m|" m|eltzekari
cocido madrileño m|"~ (Madrid chickpea stew with pork, beef and vegetables)|" m (potée madrilène de pois chiches, porc et bœuf)|" m (Madrider Kichererbseneintopf mit Fleisch und Gemüse)|cocido madrileny m
cocido montañés m|"~ (bean, greens and pork stew)|" m (potée aux haricots, chou et porc)|" m (Eintopf mit Bohnen, Kohl und Schwein)|" m
cocido gallego m|"~ (Galician stew of pork, chickpeas and greens)|" m (potée galicienne de porc, pois chiches et légumes verts)|" m (galicischer Eintopf mit Schwein, Kichererbsen und Gemüse)|cocido gallec m|cocido galego m
escudella f, escudella i carn d’olla f, escudella y carn d'olla f|"~ (Catalan stew of pork, beef, vegetables and pasta)|" f (potée catalane au porc, au bœuf et aux pâtes)|" f (katalanischer Fleisch-Gemüse-Eintopf)|" f, " i carn d’olla f
fabada f, fabada asturiana f|"~ (bean stew with pork sausages)|" f (haricots blancs mijotés au chorizo, boudin et lard)|" f (Bohneneintopf mit Wurst und Speck)|" f, " asturiana f|" f
fabes con almejas fp, fabas con almejas fp, alubias con almejas fp, judías con almejas fp|white beans with clams~|haricots blancs aux palourdes mp|weiße Bohnen mit Venusmuscheln p|mongetes amb cloïsses fp|fabas con ameixas fp
potaje m*|stew with pulses;% stew|potée f;potée de %|Eintopf m;%eintopf m|potatge m|potaxe m|"
potaje de vigilia m, potaje de cuaresma m, garbanzos de vigilia m p|chickpea, spinach and cod stew|potée de pois chiches, épinards et morue f|Kichererbseneintopf mit Spinat und Kabeljau m|potatge de vigília m
guiso m*, guisado m*, estofado m*, caldereta f*, cazuela f*|stew;% stew|ragoût m|Eintopf m;%eintopf m|guisat m, estofat m, caldereta f, cassola f|" m, estofado m|gisatu
patatas a la riojana fp, patatas con chorizo fp, patatas guisadas con chorizo fp, patata riojana f|potato and chorizo stew~|ragoût de pommes de terre au chorizo m|Kartoffeleintopf mit Chorizo m|patates a la riojana fp, patates amb xoriço fp|-|patatak errioxar erara
patatas con costilla fp, patatas con costillas fp, patatas guisadas con costilla fp, patatas guisadas con costillas fp|potato and pork rib stew~|ragoût de pommes de terre aux côtes de porc m|Kartoffeleintopf mit Schweinerippchen m|patates amb costella de porc fp
patatas a la importancia fp|battered potatoes in saffron sauce~|pommes de terre enrobées en sauce safranée fp|umhüllte Kartoffeln in Safransoße p|patates a la importància fp
patatas bravas fp, bravas fp, papas bravas fp|"~ (fried potatoes with spicy sauce)|" fp (pommes de terre frites, sauce piquante)|" p (gebratene Kartoffeln mit scharfer Soße)|patates braves fp, braves fp|patacas bravas fp
patatas alioli fp, patatas ali oli fp, papas alioli fp, patatas al alioli fp|potatoes with garlic mayonnaise~|pommes de terre à l’aïoli fp|Kartoffeln mit Aioli p|patates amb allioli fp
patatas revolconas fp, patatas meneás fp, patatas meneadas fp, revolconas fp, patatas machaconas fp|mashed paprika potatoes~ (usually with pork)|purée de pommes de terre au paprika f (souvent au lard)|Paprika-Kartoffelstampf m (meist mit Speck)|patates revolcones fp
papas a lo pobre fp, patatas a lo pobre fp, patatas pobres fp|poor man’s potatoes~ (fried with peppers and onion)|pommes de terre du pauvre fp (poivrons et oignons)|Arme-Leute-Kartoffeln p (mit Paprika und Zwiebeln gebraten)|patates a la manera pobra fp
papas arrugadas fp, papas arrugás fp|wrinkled salted potatoes~|petites pommes de terre au sel fp|Salzkartoffeln mit runzliger Schale p|papes arrugades fp
papas aliñás fp, papas aliñadas fp, patatas aliñadas fp|cold dressed potato salad|salade froide de pommes de terre f|kalter angemachter Kartoffelsalat m|patates amanides fp
papas con choco fp, patatas con choco fp, papas con chocos fp, guiso de patatas con choco m, guiso de papas con choco m|potato and cuttlefish stew~|ragoût de pommes de terre et seiche m|Kartoffel-Sepia-Eintopf m|patates amb sípia fp
porrusalda f, purrusalda f|"~ (leek and potato soup, often with salt cod)|" f (soupe de poireaux et pommes de terre, souvent à la morue)|" f (Lauch-Kartoffel-Suppe, oft mit Stockfisch)|" f|-|", porrupatata
menestra f*, menestra de verduras f|mixed vegetable stew (often with ham)|jardinière de légumes f (souvent au jambon)|Gemüsetopf m (oft mit Schinken)|" f, " de verdures f, minestra f|" f|", barazki "
panaché m, panaché de verduras m|mixed boiled vegetables~|assortiment de légumes m|gemischtes gekochtes Gemüse n|panatxé de verdures m
pisto m*, pisto manchego m|"~ (Spanish ratatouille);% "~ (Spanish ratatouille)|" m (ratatouille espagnole)|" n (spanisches Ratatouille)|" m|" m|"
samfaina f, sanfaina f|"~ (Catalan ratatouille)|" f (ratatouille catalane)|" f (katalanisches Ratatouille)|" f
escalivada f|"~ (roasted peppers, aubergine and onion)|" f (poivrons, aubergines et oignons rôtis)|" f (geröstete Paprika, Auberginen und Zwiebeln)|" f
tumbet m|"~ (layered potato, aubergine and pepper)|" m (gratin de pommes de terre, aubergines et poivrons)|" n (geschichtete Kartoffeln, Auberginen und Paprika)|" m
trinxat m, trinxat de la Cerdanya m|"~ (cabbage and potato mash with pork)|" m (chou et pommes de terre écrasés au lard)|" n (Kohl-Kartoffel-Stampf mit Speck)|" m, " de la Cerdanya m, " amb rosta m
xató m|"~ (endive salad with cod, anchovies and romesco)|" m (salade frisée à la morue, aux anchois et au romesco)|" n (Friséesalat mit Kabeljau, Sardellen und Romesco)|" m
calçots mp, calçotada f s|"~ (grilled spring onions)|" mp (oignons nouveaux grillés)|" p (gegrillte Frühlingszwiebeln)|" mp
ensalada f*, ensaladita f*|salad;% salad|salade f|Salat m;%salat m|amanida f, " f, ensiam m|" f|entsalada
ensalada de la casa f, amanida de la casa f|house salad|salade maison f|Salat des Hauses m|amanida de la casa f
ensalada mixta f, ensalada variada f, ensalada completa f|mixed salad (usually with tuna and egg)|salade composée f (souvent au thon et à l’œuf)|gemischter Salat m (meist mit Thunfisch und Ei)|amanida variada f, amanida mixta f, amanida completa f|" f|entsalada nahasia, entsalada mistoa
ensalada César f|Caesar salad|salade César f|Caesar Salad m|amanida Cèsar f
ensalada César con pollo f, ensalada césar de pollo f|Caesar salad with chicken|salade César au poulet f|Caesar Salad mit Hähnchen m|amanida Cèsar amb pollastre f
ensalada rusa f|Russian salad (potato, vegetables, tuna and mayonnaise)|salade russe f (pommes de terre, légumes, thon et mayonnaise)|russischer Salat m (Kartoffeln, Gemüse, Thunfisch und Mayonnaise)|ensaladilla russa f, amanida russa f|-|entsaladilla, entsaladilla errusiarra, errusiar entsalada
ensaladilla de gambas f, ensaladilla de marisco f, ensaladilla de langostinos f|prawn and potato salad with mayonnaise|salade de pommes de terre aux crevettes et mayonnaise f|Kartoffelsalat mit Garnelen und Mayonnaise m|ensaladilla de gambes f
ensalada caprese f, caprese f|Caprese salad (tomato and mozzarella)|salade caprese f (tomate et mozzarella)|Caprese m (Tomaten und Mozzarella)|amanida caprese f
ensalada griega f|Greek salad|salade grecque f|griechischer Salat m|amanida grega f
ensalada templada f*|warm salad;warm % salad|salade tiède f|lauwarmer Salat m;lauwarmer %salat m|amanida tèbia f|ensalada morna f|entsalada epela
ensalada catalana f|Catalan salad (with cured meats)|salade catalane f (avec charcuterie)|katalanischer Salat m (mit Wurstwaren)|amanida catalana f
ensalada murciana f, mojete m|Murcian salad (tomato, tuna and egg)|salade murcienne f (tomate, thon et œuf)|Salat nach Art von Murcia m (Tomaten, Thunfisch und Ei)|amanida murciana f
ensalada campera f|potato salad (with egg and usually tuna)|salade de pommes de terre f (à l’œuf et souvent au thon)|Kartoffelsalat m (mit Ei und meist Thunfisch)|amanida campera f
ensalada de pasta f|pasta salad|salade de pâtes f|Nudelsalat m|amanida de pasta f
ensalada de arroz f|rice salad|salade de riz f|Reissalat m|amanida d’arròs f
empedrat m, empedrado m, empedrat de mongetes m|"~ (bean salad, usually with salt cod)|" m (salade de haricots, souvent à la morue)|" m (Bohnensalat, meist mit Stockfisch)|" m, " de mongetes m
pipirrana f|"~ (chopped tomato, pepper and cucumber salad)|" f (salade de tomates, poivrons et concombre)|" f (Tomaten-Paprika-Gurken-Salat)|" f
zarangollo m|"~ (courgette, onion and egg scramble)|" m (œufs brouillés à la courgette et à l’oignon)|" n (Rührei mit Zucchini und Zwiebeln)|" m
michirones mp|"~ (dried broad beans with chorizo and ham)|" mp (fèves sèches au chorizo et jambon)|" p (Saubohnen mit Chorizo und Schinken)|michirons mp
salpicón m*|cold salad (usually with seafood);cold % salad|salade froide f (souvent aux fruits de mer);salade froide aux %|kalter Salat m (meist mit Meeresfrüchten);kalter %salat m|salpicó m|" m
paella f*|";% "|" f|" f;" mit %|" f, " valenciana f|" f|"
paella valenciana f|Valencian paella (rabbit, chicken and beans)|paella valencienne f (lapin, poulet et haricots)|Valencianische Paella f (Kaninchen, Hähnchen und Bohnen)|" f
paella mixta f|paella with meat and seafood|paella mixte f (viande et fruits de mer)|gemischte Paella f (Fleisch und Meeresfrüchte)|" f
paella de marisco f, paella de mariscos f|seafood paella|paella aux fruits de mer f|Paella mit Meeresfrüchten f|paella de marisc f|" f
arroz negro m, arròs negre m|black rice~ (with squid ink)|riz noir m (à l’encre de seiche)|schwarzer Reis m (mit Tintenfischtinte)|arròs negre m|" m|arroz beltza
arroz a banda m|"~ (rice cooked in fish and shellfish stock)|" m (riz cuit au bouillon de poisson et fruits de mer)|" m (Reis im Sud von Fisch und Meeresfrüchten)|arròs a banda m
arroz del senyoret m, arroz del señorito m, arroz al senyoret m|seafood rice~ (everything peeled)|riz aux fruits de mer décortiqués m|Reis mit geschälten Meeresfrüchten m|arròs del senyoret m
arroz al horno m|oven-baked rice~ (usually with pork and black pudding)|riz au four m (souvent au porc et au boudin noir)|Ofenreis m (meist mit Schwein und Blutwurst)|arròs al forn m
arroz con costra m|baked rice~ with sausage and egg crust|riz au four à la croûte d’œuf et saucisse m|Ofenreis mit Eierkruste und Wurst m|arròs amb crosta m
arroz caldoso m*, arroz meloso m*|soupy rice~;soupy % rice~|riz crémeux au bouillon m;riz en bouillon de %|suppiger Reis m;suppiger Reis mit %|arròs caldós m, arròs melós m|" m|arroz zopatsua
arroz caldoso con bogavante m, arroz caldoso de bogavante m, arroz meloso de bogavante m|soupy rice with lobster~|riz au homard en bouillon m|suppiger Reis mit Hummer m|arròs caldós amb llamàntol m
arroz con bogavante m, arroz de bogavante m|rice with lobster~|riz au homard m|Reis mit Hummer m|arròs amb llamàntol m|arroz con lumbrigante m
arroz con leche m|rice pudding|riz au lait m|Milchreis m|arròs amb llet m|arroz con leite m|arroz-esne, arroz esne
arroz a la cubana m|Cuban-style rice~ (with tomato sauce and fried egg)|riz à la cubaine m (sauce tomate et œuf au plat)|Reis auf kubanische Art m (mit Tomatensoße und Spiegelei)|arròs a la cubana m|arroz á cubana m
arroz tres delicias m, arroz frito tres delicias m|special fried rice~ (with ham, egg and prawns)|riz cantonais m|gebratener Reis mit Schinken, Ei und Garnelen m|arròs tres delícies m
arroz brut m, arròs brut m|arròs brut~ (soupy Mallorcan rice with meats)|arròs brut m (riz majorquin au bouillon et viandes)|Arròs brut m (mallorquinischer Suppenreis mit Fleisch)|arròs brut m
risotto m*, rissotto m|";% "|" m|" n;%risotto n|" m|" m|"
fideuá f*|" (noodle paella with seafood);% " (noodle paella)|fideuà f (paella de vermicelles aux fruits de mer);fideuà de % (paella de vermicelles)|Fideuà f (Nudelpaella mit Meeresfrüchten);Fideuà mit % (Nudelpaella)|fideuà f, fideuà de marisc f, fideuada f, fideuada de peix f|" f
fideos mp, fideo m, fideuada f s|thin noodles~ +thin noodle|vermicelles mp|Fadennudeln p|fideus mp|" mp|fideo
rossejat m, rossejat de fideos m|toasted noodles in fish stock~|vermicelles grillés au bouillon de poisson mp|geröstete Nudeln in Fischsud p|" de fideus m, " m, fideus rossos mp
macarrones mp, macarrón m|macaroni~|macaronis mp|Makkaroni p|macarrons mp|macarróns mp|makarroi
espaguetis mp, espagueti m, spaghetti mp, spaguetti m|spaghetti~|spaghettis mp|Spaghetti p|" mp|espaguetes mp|espageti
tallarines mp, tagliatelle m|tagliatelle~|tagliatelles fp|Tagliatelle p|" mp, tallarins mp|talharíns mp
fideos chinos mp|Chinese noodles~|nouilles chinoises fp|chinesische Nudeln p|fideus xinesos mp
lasaña f*|lasagne~;% lasagne~|lasagnes fp|Lasagne f;%lasagne f|lasanya f|" f|lasagna
canelones mp*, canelón m*|cannelloni~;% cannelloni~|cannellonis mp|Cannelloni p;Cannelloni mit %|canelons mp|canelóns mp|kaneloi
raviolis mp*, ravioli m*|ravioli~;% ravioli~|" mp;" aux %|Ravioli p;Ravioli mit %|" mp|" mp
tortellini mp*, tortelinis mp*|"~;% "~|tortellinis mp|" p;" mit %|tortellinis mp
gnocchi mp*, ñoquis mp*|"~;% "~|gnocchis mp|" p;" aus %|nyoquis mp
pizza f*|";% "|" f;" aux %|" f;" mit %|" f|" f|"
huevos rotos mp, huevos estrellados mp|fried eggs broken over chips~|œufs au plat cassés sur frites mp|Spiegeleier auf Pommes frites p|ous estrellats mp|ovos rotos mp|arrautza puskatuak
huevos rotos con jamón mp, huevos estrellados con jamón mp|fried eggs broken over chips with ham~|œufs au plat cassés sur frites au jambon mp|Spiegeleier auf Pommes frites mit Schinken p|ous estrellats amb pernil mp
huevos a la flamenca mp|flamenca-style baked eggs~ (with tomato, vegetables and chorizo)|œufs à la flamenca mp (tomate, légumes et chorizo)|Eier „a la flamenca“ p (mit Tomaten, Gemüse und Chorizo)|ous a la flamenca mp
huevos rellenos mp, huevo relleno m|stuffed eggs~ (usually with tuna);eggs stuffed with %~|œufs farcis mp (souvent au thon);œufs farcis de %|gefüllte Eier p (meist mit Thunfisch);mit % gefüllte Eier p|ous farcits mp;ous farcits de %|ovos recheos mp
revuelto m*, huevos revueltos m p|scrambled eggs~;scrambled eggs with %~|œufs brouillés mp;œufs brouillés aux %|Rührei n;Rührei mit %|remenat m, regirat m, ous remenats mp|revolto m, ovos revoltos mp|nahaski
tortilla f*, tortilla a la francesa f, tortilla francesa f|omelette;% omelette|omelette f;omelette aux %|Omelett n;Omelett mit %|truita f, truita a la francesa f|" f|"
tortilla de patatas f, tortilla de patata f, tortilla española f, tortilla de Betanzos f, tortilla de papas f|Spanish potato omelette|omelette espagnole aux pommes de terre f|spanisches Kartoffelomelett n|truita de patates f, truita de patata f|tortilla de patacas f, tortilla de pataca f|patata tortilla
tortilla paisana f|potato and vegetable omelette with ham|omelette paysanne f (pommes de terre, légumes et jambon)|Bauernomelett n (mit Kartoffeln, Gemüse und Schinken)|truita pagesa f
croqueta f*|croquette;% croquette|croquette f|Krokette/Kroketten f;%krokette/%kroketten f|" f|" f|kroketa
empanada f*, empanada gallega f|Galician pie;Galician % pie|tourte galicienne f;tourte galicienne aux %|galicische Teigtasche f;galicische Pastete mit %|" gallega f, panada f|" f, " galega f
empanadilla f*|small pasty;small % pasty|petit chausson m;petit chausson aux %|kleine Teigtasche/kleine Teigtaschen f;kleine Teigtasche mit %/kleine Teigtaschen mit %|crestes fp, panadó m|" f|enpanadilla
buñuelo m*|fritter;% fritter|beignet m|Krapfen/Krapfen m;Krapfen mit %|bunyol m|boliño m
buñuelos de bacalao mp, buñuelo de bacalao m|cod fritters~|beignets de morue mp|Kabeljau-Krapfen p|bunyols de bacallà mp
quiche f*|";% "|" f;" aux %|" f;" mit %|" f
coca f*|" (flat savoury bread);% " (flatbread)|" f (pain plat garni);" aux % (pain plat garni)|" f (belegtes Fladenbrot);" mit % (Fladenbrot)|" f;" de %
tosta f*, tostada f*|toast;% toast|toast m;toast de %|Röstbrot n;Röstbrot mit %|torrada f|" f|"
montadito m*, pulguita f*|small open sandwich;small % sandwich|petit sandwich ouvert m;petit sandwich de %|kleines belegtes Brot n;kleines Brötchen mit %|llesqueta f, muntadet m|" m
bocadillo m*, bocata m*|sandwich;% sandwich|sandwich m|Baguettesandwich n;Baguettesandwich mit %|entrepà m, bocata m|" m|ogitarteko
sándwich m*|toasted sandwich;% sandwich|sandwich m|Sandwich n;Sandwich mit %|sandvitx m
sándwich mixto m, bikini m|toasted ham and cheese sandwich|croque-monsieur m|Schinken-Käse-Toast m|bikini m
pepito de ternera m|beef steak sandwich|sandwich au steak de bœuf m|Rindersteak-Sandwich n|pepito de vedella m
tapa f*!|";% "|" f|"/Tapas f;" mit %|" f|" f|"
pincho de tortilla m, pintxo de tortilla m|slice of Spanish potato omelette|part d’omelette espagnole f|Stück spanisches Kartoffelomelett n|tall de truita de patates m
parrillada f*, parrillada mixta f|mixed grill;grilled %~|grillade f;grillade de %|Grillplatte f;Grillplatte mit %|graellada f|grellada f|"
parrillada de verduras f, verduras a la parrilla f p, parrillada de verdura f|grilled vegetables~|légumes grillés mp|gegrilltes Gemüse n|graellada de verdures f, verdures a la brasa fp
parrillada de carne f, parrillada de carnes f|mixed grilled meats~|assortiment de viandes grillées m|gemischte Grillplatte mit Fleisch f|graellada de carn f
parrillada de pescado f, parrillada de pescado y marisco f, parrillada de marisco f|mixed grilled fish and seafood~|assortiment de poissons et fruits de mer grillés m|gemischte Grillplatte mit Fisch und Meeresfrüchten f|graellada de peix f
salteado m*|sauté;sautéed %~|poêlée f;poêlée de %|Gebratenes n;gebratene %pfanne f|saltat m|" m
verduras salteadas fp, salteado de verduras m, salteado de verdura m|stir-fried vegetables~|légumes sautés mp|Gemüsepfanne f|verdures saltades fp
wok m*|wok stir-fry/wok stir-fries;% stir-fry/% stir-fries|wok m|Wok-Gericht n;Wok mit %|wok m
curry de pollo m, pollo al curry m|chicken curry~|curry de poulet m|Hähnchencurry n|curri de pollastre m, pollastre al curri m
curry de verduras m|vegetable curry~|curry de légumes m|Gemüsecurry n|curri de verdures m
timbal m*|savoury stack;% stack|timbale f|Timbale f;Timbale mit %|" m
milhojas salado m|savoury millefeuille|millefeuille salé m|herzhaftes Millefeuille n|milfulls salat m
tartar m*|tartare~;% tartare~ (raw)|tartare m|Tatar n;%tatar n|tàrtar m
carpaccio m*|"~;% "~|" m|" n;" vom %|" m
steak tartar m, steak tartare m|steak tartare~ (raw beef)|steak tartare m|Rindertatar n|steak tàrtar m
ceviche m*, cebiche m|"~ (raw fish in lime);% "~ (marinated in lime)|" m (poisson cru au citron vert);" de % (mariné au citron vert)|" n (roher Fisch in Limette);" vom % (in Limette mariniert)|" m
tabla f*|board;% board|planche f;planche de %|Platte f;%platte f|taula f, assortiment m|táboa f
tabla de quesos f, surtido de quesos m, tabla de queso f|cheese board|plateau de fromages m|Käseplatte f|taula de formatges f, assortiment de formatges m
surtido m*|assortment;assorted %~|assortiment m|Auswahl f;Auswahl an %|assortiment m
entremeses mp, entrantes variados mp|mixed starters~ (cold meats and salad)|hors-d’œuvre variés mp (charcuterie et crudités)|gemischte Vorspeisen p (Aufschnitt und Salat)|entremesos mp
pincho m*|";% "|" m;" de %|" m;" mit %|pintxo m|" m|pintxo
migas fp, migas extremeñas fp, migas manchegas fp, migas del pastor fp, migas alpujarreñas fp|"~ (fried breadcrumbs with garlic and usually pork)|" fp (miettes de pain frites à l’ail, souvent avec du porc)|" p (gebratene Brotkrumen mit Knoblauch, meist mit Schwein)|molles fp, " fp
gachas fp, gachas manchegas fp|"~ (savoury flour porridge, usually with pork belly)|" fp (bouillie salée de farine, souvent au lard)|" p (herzhafter Mehlbrei, meist mit Speck)|farinetes fp
provoleta f|"~ (grilled provolone cheese)|" f (provolone grillé)|" f (gegrillter Provolone)|" f
pimientos rellenos mp, pimiento relleno m|stuffed peppers~;peppers stuffed with %~|poivrons farcis mp;poivrons farcis de %|gefüllte Paprika p;mit % gefüllte Paprika p|pebrots farcits mp;pebrots farcits de %|pementos recheos mp|piper beteak
bandeja f|platter|plateau m|Platte f|safata f
plato combinado m*, combinado m*|combination plate;combination plate with %|plat combiné m;plat combiné avec %|Kombiteller m;Kombiteller mit %|plat combinat m
plato del día m|dish of the day|plat du jour m|Tagesgericht n|plat del dia m
crepe salada f, crep salada f|savoury pancake|crêpe salée f|herzhafter Pfannkuchen m|crep salada f
berenjena rellena f|stuffed aubergine;aubergine stuffed with %/aubergines stuffed with %|aubergine farcie f;aubergine farcie de %|gefüllte Aubergine/gefüllte Auberginen f;mit % gefüllte Aubergine/mit % gefüllte Auberginen f|albergínia farcida/albergínies farcides f;albergínia farcida de %/albergínies farcides de %
calabacín relleno m|stuffed courgette;courgette stuffed with %/courgettes stuffed with %|courgette farcie f;courgette farcie de %|gefüllte Zucchini f;mit % gefüllte Zucchini f|carbassó farcit m
tomate relleno m|stuffed tomato/stuffed tomatoes;tomato stuffed with %/tomatoes stuffed with %|tomate farcie f;tomate farcie de %|gefüllte Tomate/gefüllte Tomaten f;mit % gefüllte Tomate/mit % gefüllte Tomaten f|tomàquet farcit m;tomàquet farcit de %/tomàquets farcits de %
patata rellena f|stuffed potato/stuffed potatoes;potato stuffed with %/potatoes stuffed with %|pomme de terre farcie/pommes de terre farcies f;pomme de terre farcie de %/pommes de terre farcies de %|gefüllte Kartoffel/gefüllte Kartoffeln f;mit % gefüllte Kartoffel/mit % gefüllte Kartoffeln f|patata farcida f
calamar relleno m|stuffed squid~;squid stuffed with %~|calamar farci m;calamar farci de %|gefüllter Tintenfisch m;mit % gefüllter Tintenfisch m|calamar farcit m;calamar farcit de %/calamars farcits de %
frito mallorquín m|frit mallorquí~ (fried offal, potatoes and vegetables)|frit mallorquí m (abats, pommes de terre et légumes frits)|Frit mallorquí n (gebratene Innereien mit Kartoffeln und Gemüse)|frit mallorquí m
espinacas a la catalana fp|spinach with raisins and pine nuts~|épinards aux raisins secs et pignons mp|Spinat mit Rosinen und Pinienkernen m|espinacs a la catalana mp
caldero m, caldero murciano m, arroz caldero m|"~ (rice cooked in fish stock)|" m (riz au bouillon de poisson)|" m (Reis in Fischsud)|" m
soldaditos de Pavía mp, soldadito de Pavía m|battered cod strips~|lanières de morue en beignet fp|Kabeljaustreifen im Backteig p|soldadets de bacallà mp
sorropotún m, sorropotún de bonito m|"~ (white tuna and potato stew)|" m (ragoût de thon blanc et pommes de terre)|" m (Thunfisch-Kartoffel-Eintopf)|" m
titaina f|"~ (pepper, tomato and tuna stew)|" f (poivrons, tomates et thon mijotés)|" f (Paprika-Tomaten-Pfanne mit Thunfisch)|" f
trampó m, trampó mallorquín m|"~ (tomato, pepper and onion salad)|" m (salade de tomates, poivrons et oignons)|" m (Tomaten-Paprika-Zwiebel-Salat)|" m, trempó m
almogrote m|"~ (Canarian cheese and pepper spread)|" m (tartinade de fromage et piment)|" m (kanarischer Käse-Paprika-Aufstrich)|" m
zorongollo m|"~ (roasted pepper and tomato salad)|" m (salade de poivrons et tomates rôtis)|" m (Salat aus gerösteter Paprika und Tomaten)|" m
caparrones mp|red beans~ (usually stewed with chorizo)|haricots rouges mp (souvent mijotés au chorizo)|rote Bohnen p (meist mit Chorizo geschmort)|caparrons mp
garbanzo pedrosillano m, garbanzo de Pedrosillo m|small chickpea|petit pois chiche m|kleine Kichererbse/kleine Kichererbsen f|cigró petit m
menudo m, menudo con garbanzos m|tripe with chickpeas~|tripes aux pois chiches fp|Kutteln mit Kichererbsen p|tripa amb cigrons f s
pelota f, pilota f|large meatball/large meatballs;large % balls~|grosse boulette de viande f|großes Fleischbällchen n|pilota f, pilota de l’olla f
figatells mp|"~ (pork liver patties)|" mp (crépinettes de foie de porc)|" p (Schweineleberfrikadellen)|" mp
escaldón m, escaldón de gofio m, gofio escaldado m|"~ (toasted wheat or maize flour in broth)|" m (farine de blé ou de maïs grillé au bouillon)|" m (geröstetes Weizen- oder Maismehl in Brühe)|" m
sancocho canario m, sancocho m|sancocho~ (salted fish with potatoes)|sancocho m (poisson salé aux pommes de terre)|Sancocho m (Salzfisch mit Kartoffeln)|sancocho m
tortos de maíz mp, torto de maíz m, tortos mp|fried corn flatbreads~|galettes de maïs frites fp|frittierte Maisfladen p|tortos de blat de moro mp
tataki m*|"~ (seared, raw inside);% "~ (seared, raw inside)|" m (mi-cuit);" de % (mi-cuit)|" n (kurz angebraten);" vom % (kurz angebraten)|" m
escalopín m|small escalope;small % escalope|petite escalope f;petite escalope de %|kleines Schnitzel/kleine Schnitzel n;kleines %schnitzel/kleine %schnitzel n|escalopí m
escalope milanesa m, escalope a la milanesa m|breaded escalope|escalope milanaise f|paniertes Schnitzel n|escalopa a la milanesa f
medallón m|medallion;% medallion|médaillon m;médaillon de %|Medaillon/Medaillons n;%medaillon/%medaillons n|medalló m;medalló de %/medallons de %
rodaja f|slice;slice of %/slices of %|tranche f;tranche de %|Scheibe/Scheiben f;Scheibe %/Scheiben %|rodanxa f
tira f|strip;% strip|lanière f;lanière de %|Streifen/Streifen m;%streifen/%streifen m|" f
dado m, daditos m p|cube;% cube|dé m;dés de %|Würfel/Würfel m;%würfel/%würfel m|dau m
lasca f, viruta f|shaving;% shaving|copeau/copeaux m;copeaux de %|Späne p;%späne p|encenall m
cóctel m*|cocktail;% cocktail|cocktail m;cocktail de %|Cocktail m;%cocktail m|còctel m
espuma f*|foam~;% foam~|mousse légère f;mousse légère de %|Schaum m;%schaum m|escuma f
tempura f*|"~;% "~|" f|" f;" von %|" f
pan de maíz m|corn bread~|pain de maïs m|Maisbrot n|pa de blat de moro m
pan de pita m, pan pita m|pitta bread~|pain pita m|Pitabrot n|pa de pita m
espeto de sardinas m|sardines grilled on a skewer~|sardines grillées en brochette fp|Sardinen am Spieß p|sardines a l’ast fp
pulpo a la brasa m|char-grilled octopus~|poulpe grillé m|Oktopus vom Holzkohlengrill m|pop a la brasa m
huevos fritos con patatas mp, huevo frito con patatas m, huevos fritos con patatas fritas mp, huevos con patatas mp|fried eggs and chips~|œufs au plat et frites mp|Spiegeleier mit Pommes frites p|ous ferrats amb patates mp
huevos con jamón mp, huevos fritos con jamón mp|fried eggs with ham~|œufs au plat au jambon mp|Spiegeleier mit Schinken p|ous ferrats amb pernil mp
wakame salad f, ensalada wakame f, ensalada de wakame f|seaweed salad|salade d’algues f|Algensalat m|amanida de wakame f
edamame m|"~ (young soya beans)|" m (jeunes fèves de soja)|" p (junge Sojabohnen)|" m
arroz tres delicias m, arroz 3 delicias m|special fried rice~ (with ham, egg and prawns)|riz cantonais m|gebratener Reis mit Schinken, Ei und Garnelen m|arròs tres delícies m
bacalhau à brás m|bacalhau à Brás~ (salt cod with egg and potato)|bacalhau à Brás m (morue, œufs et pommes de terre)|Bacalhau à Brás m (Stockfisch mit Ei und Kartoffeln)|bacallà a Brás m
tabla mixta f|mixed board|planche mixte f|gemischte Platte f|taula mixta f
fajita f*|";% "|" f|"/Fajitas f;" mit %/Fajitas mit %|" f
taco m*|";% "|" m|"/Tacos m;" mit %/Tacos mit %|" m
taco de bacalao m|chunks of cod~|dés de morue mp|Kabeljauwürfel p|daus de bacallà mp
taco de atún m|chunks of tuna~|dés de thon mp|Thunfischwürfel p|daus de tonyina mp
burrito m*|";% "|" m|" m;" mit %|" m
rollito de primavera m, rollito primavera m|spring roll|rouleau de printemps m|Frühlingsrolle/Frühlingsrollen f|rotllet de primavera m
gyoza f*|" dumpling;% " dumpling|" m;" aux %|"/Gyozas f;" mit %/Gyozas mit %|" f
sushi m|"~|" m|" n|" m
falafel m|"~|" m|" f|falàfel m
musaka f, moussaka f|moussaka~ (aubergine and usually minced meat);% moussaka~|moussaka f (aubergine et souvent viande hachée);moussaka aux %|Moussaka f (Auberginen und meist Hackfleisch);Moussaka mit %|mussaca f, moussaka f
tabulé m, tabbouleh m|tabbouleh~ (couscous or bulgur salad);% tabbouleh~|taboulé m;taboulé de %|Taboulé n (Couscous- oder Bulgursalat);Taboulé mit %|tabule m
talo m|"~ (corn flatbread)|" m (galette de maïs)|" n (Maisfladen)|" m|-|"
espencat m|"~ (roasted aubergine and pepper)|" m (aubergine et poivron rôtis)|" n (geröstete Aubergine und Paprika)|" m
olleta f|"~ (pulse and meat stew)|" f (potée de légumes secs et viande)|" f (Hülsenfrüchteeintopf mit Fleisch)|" f
morteruelo m|"~ (hot pâté of game, pork liver and bread)|" m (pâté chaud de gibier, foie de porc et pain)|" n (warme Pastete aus Wild, Schweineleber und Brot)|" m
rancho canario m|"~ (chickpea, noodle and meat soup)|" m (soupe de pois chiches, vermicelles et viande)|" m (Kichererbsen-Nudel-Suppe mit Fleisch)|rancho canari m
potaje de berros m|watercress and bean stew~ (usually with pork ribs)|potée de cresson et haricots f (souvent aux côtes de porc)|Brunnenkresse-Bohnen-Eintopf m (meist mit Schweinerippen)|potatge de créixens m
lentejas con chorizo fp|lentils with chorizo~|lentilles au chorizo fp|Linsen mit Chorizo p|llenties amb xoriço fp
lentejas a la riojana fp|Rioja-style lentils~ (with chorizo)|lentilles à la riojana fp (au chorizo)|Linsen nach Rioja-Art p (mit Chorizo)|llenties a la riojana fp
berenjenas con miel de caña fp, berenjenas fritas con miel de caña fp|fried aubergines with cane syrup~|aubergines frites à la mélasse de canne fp|frittierte Auberginen mit Zuckerrohrsirup p|albergínies amb mel de canya fp
berenjenas con miel fp, berenjenas a la miel fp, berenjenas fritas con miel fp|fried aubergines with honey~|aubergines frites au miel fp|frittierte Auberginen mit Honig p|albergínies amb mel fp
flor de alcachofa f|artichoke flower|fleur d’artichaut f|Artischockenblüte f|flor de carxofa f
conejo en salmorejo m|rabbit in garlic and paprika marinade~|lapin mariné à l’ail et au paprika m|Kaninchen in Knoblauch-Paprika-Marinade n|conill en salmorejo m
bacalao a la vizcaína m|Biscayan-style cod~ (in red pepper sauce)|morue à la biscaïenne f (sauce aux poivrons rouges)|Kabeljau nach Biskaya-Art m (in roter Paprikasoße)|bacallà a la biscaïna m|-|bakailaoa bizkaitar erara
merluza a la koskera f, merluza koxkera f|hake in parsley sauce with clams, asparagus and egg~|merlu sauce verte aux palourdes, asperges et œuf m|Seehecht in Petersiliensoße mit Venusmuscheln, Spargel und Ei m|lluç a la koskera m
pollo en pepitoria m, gallina en pepitoria f|chicken in almond and egg sauce~|poulet sauce aux amandes et à l’œuf m|Hähnchen in Mandel-Ei-Soße n|pollastre en pepitòria m
pollo al chilindrón m|chicken in red pepper and tomato sauce~ (often with ham)|poulet sauce aux poivrons rouges et tomates m (souvent au jambon)|Hähnchen in Paprika-Tomaten-Soße n (oft mit Schinken)|pollastre al xilindró m
gambas al ajillo fp, gamba al ajillo f|garlic prawns~|crevettes à l’ail fp|Knoblauchgarnelen p|gambes a l’all fp|gambas ao allo fp
pollo al ajillo m|garlic chicken~|poulet à l’ail m|Knoblauchhähnchen n|pollastre a l’all m|polo ao allo m
fingers de pollo mp, tiras de pollo fp, lágrimas de pollo fp, delicias de pollo fp|breaded chicken strips~|lanières de poulet panées fp|panierte Hähnchenstreifen p|tires de pollastre arrebossades fp
solomillo Wellington m|beef Wellington~|bœuf Wellington m|Filet Wellington n|filet Wellington m
espalda de cordero f|lamb shoulder~|épaule d’agneau f|Lammschulter f|espatlla de xai f
cordero asado m, cordero al horno m, lechazo asado m, asado de cordero m|roast lamb~|agneau rôti m|Lammbraten m|xai rostit m, xai al forn m|cordeiro asado m|bildots errea
pollo asado m, pollo a l'ast m, pollo al ast m|roast chicken~|poulet rôti m|Brathähnchen n|pollastre rostit m, pollastre a l’ast m|polo asado m|oilasko errea
pollo teriyaki m|teriyaki chicken~|poulet teriyaki m|Teriyaki-Hähnchen n|pollastre teriyaki m
pollo tikka masala m|chicken tikka masala~|poulet tikka masala m|Chicken Tikka Masala n|pollastre tikka masala m
pollo agridulce m, pollo con salsa agridulce m|sweet and sour chicken~|poulet aigre-doux m|Hähnchen süß-sauer n|pollastre agredolç m
cerdo agridulce m|sweet and sour pork~|porc aigre-doux m|Schweinefleisch süß-sauer n|porc agredolç m
judiones de La Granja m p|La Granja butter beans~ (stewed, usually with chorizo and pork)|haricots géants de La Granja mp (mijotés, souvent au chorizo et au porc)|Riesenbohnen aus La Granja p (geschmort, meist mit Chorizo und Schwein)|mongetes de La Granja fp
faves ofegades fp, favas ofegadas fp, habas ahogadas fp, habas a la catalana fp, faves a la catalana fp|Catalan broad beans~ (stewed with bacon and sausage)|fèves à la catalane fp (mijotées au lard et à la saucisse)|katalanische dicke Bohnen p (geschmort mit Speck und Wurst)|faves a la catalana fp, " fp
caldo de grelos m|Galician turnip greens broth~ (with beans, potatoes and usually pork)|bouillon galicien aux fanes de navet m (haricots, pommes de terre et souvent porc)|galicische Suppe aus Rübenblättern f (mit Bohnen, Kartoffeln und meist Schwein)|brou de grelos m|" m
arroz con judías y nabos m, arròs amb fesols i naps m, arròs en fesols i naps m|Valencian rice with beans and turnips~ (with pork and black pudding)|riz valencien aux haricots et navets m (porc et boudin noir)|valencianischer Reis mit Bohnen und Rüben m (mit Schwein und Blutwurst)|arròs amb fesols i naps m
arroz a la cazuela m, arròs a la cassola m|casserole rice~ (with meat, usually pork, or seafood)|riz en cocotte m (viande, souvent porc, ou fruits de mer)|Reis aus dem Tontopf m (mit Fleisch, meist Schwein, oder Meeresfrüchten)|arròs a la cassola m
fideos a banda mp, fideuá a banda f|noodles cooked in fish stock~|vermicelles au bouillon de poisson mp|Fadennudeln in Fischsud p|fideus a banda mp
ensalada césar con pollo crujiente f, ensalada césar de pollo crujiente f|Caesar salad with crispy breaded chicken|salade César au poulet croustillant f|Caesar Salad mit knusprigem Hähnchen m|amanida cèsar amb pollastre cruixent f
papas aliñás con melva fp, papas aliñadas con melva fp, papas aliñás con atún fp, papas aliñadas con atún fp|cold potato salad with tuna~|salade froide de pommes de terre au thon f|kalter Kartoffelsalat mit Thunfisch m|patates amanides amb tonyina fp
minestrone f, sopa minestrone f, minestrone de verduras f|"~|" m|" f|" f, sopa " f
sopa de tortilla f|tortilla soup (Mexican)|soupe de tortillas f (mexicaine)|Tortillasuppe f (mexikanisch)|" f
consomé m*|consommé~;% consommé~|consommé m|Consommé f|" m|" m
crema de lechuga f|creamy lettuce soup|velouté de laitue m|Salatcremesuppe f|crema d’enciam f
ensalada de lechuga f|lettuce salad|salade verte f|Kopfsalat m|amanida d’enciam f
ensalada de cabra f|goat’s cheese salad|salade de chèvre f|Ziegenkäsesalat m|amanida de cabra f
tosta de cabra f|goat’s cheese toast|toast au fromage de chèvre m|Röstbrot mit Ziegenkäse n|torrada de cabra f
andrajos mp|"~ (stew of flat dough, usually with rabbit or cod)|" mp (ragoût de pâte, souvent au lapin ou à la morue)|" p (Teigeintopf, meist mit Kaninchen oder Kabeljau)|" mp
olla ferroviaria f|Cantabrian meat and potato stew|ragoût cantabrique de viande et pommes de terre m|kantabrischer Fleisch-Kartoffel-Eintopf m|olla ferroviària f
olla barrejada f|Catalan meat, pulse and vegetable stew (usually with pork)|potée catalane de viandes, légumes secs et légumes f (souvent au porc)|katalanischer Eintopf m (meist mit Schwein)|" f
arranque roteño m, arranque m|arranque~ (thick cold tomato, pepper and bread soup)|arranque m (soupe froide épaisse de tomate, poivron et pain)|Arranque m (dicke kalte Tomaten-Paprika-Brot-Suppe)|arranque m
arroz frito m|fried rice~|riz frit m|gebratener Reis m|arròs fregit m
rehogado de verduras m|sautéed vegetables~|légumes sautés mp|sautiertes Gemüse n|verdures saltades fp
fideos a la cazuela mp|thin noodle stew~ (often with pork or seafood)|ragoût de vermicelles m (souvent au porc ou aux fruits de mer)|Fadennudeleintopf m (oft mit Schwein oder Meeresfrüchten)|fideus a la cassola mp
arroz de la huerta m|rice~ with garden vegetables|riz aux légumes du potager m|Reis mit Gartengemüse m|arròs de l’horta m
emblanco m, gazpachuelo blanco m|"~ (fish and potato broth)|" m (bouillon de poisson et pommes de terre)|" m (Fisch-Kartoffel-Brühe)|" m
pimientos del piquillo rellenos mp, piquillos rellenos mp, pimientos de piquillo rellenos mp|stuffed piquillo peppers~;piquillo peppers stuffed with %~|piments piquillo farcis mp;piments piquillo farcis de %|gefüllte Piquillo-Paprika p;mit % gefüllte Piquillo-Paprika p|pebrots del piquillo farcits mp;pebrots del piquillo farcits de %
sándwich vegetal m, bocadillo vegetal m, bocata vegetal m|salad sandwich (usually with egg, tuna or ham)|sandwich crudités m (souvent œuf, thon ou jambon)|belegtes Brot mit Salat n (meist mit Ei, Thunfisch oder Schinken)|entrepà vegetal m
hamburguesa vegetal f|veggie burger|burger végétal m|Gemüseburger/Gemüseburger m|" f
cazuela de mariscos f, cazuela de marisco f|seafood stew|cassolette de fruits de mer f|Meeresfrüchtetopf m|cassola de marisc f
menestra de cordero f|lamb stew with vegetables|ragoût d’agneau aux légumes m|Lammeintopf mit Gemüse m|menestra de xai f
calderillo bejarano m, calderillo m|beef and potato stew|ragoût de bœuf et pommes de terre m|Rindfleisch-Kartoffel-Eintopf m|calderillo m
cachuela f, cachuela extremeña f|"~ (pork liver and lard pâté)|" f (pâté de foie de porc et saindoux)|" f (Schweineleberpastete mit Schmalz)|" f
ajopollo m|ajopollo~ (almond, garlic and bread sauce with potatoes)|" m (sauce aux amandes, ail et pain, pommes de terre)|" m (Mandel-Knoblauch-Brot-Soße mit Kartoffeln)|" m
gurullos mp|gurullos~ (small wheat dough noodles)|" mp (petites pâtes de blé)|" p (kleine Weizennudeln)|" mp
porra fría f*|cold thick tomato and bread soup;cold thick % soup with bread|soupe froide épaisse de tomate et pain f;soupe froide épaisse au pain et %|dicke kalte Tomaten-Brot-Suppe f|porra freda f
fetuccini mp, fettuccine mp, fetuchinis mp, pappardelle mp, linguine mp, tallarines al huevo mp|ribbon pasta~|pâtes en ruban fp|Bandnudeln p|pasta de cinta f
fettuccine Alfredo mp, fetuccini Alfredo mp|ribbon pasta in cream and cheese sauce~|pâtes Alfredo fp (crème et fromage)|Bandnudeln in Sahne-Käse-Soße p|fettuccine Alfredo mp
fideos rossejats mp|toasted noodles in fish stock~|vermicelles grillés au bouillon de poisson mp|geröstete Nudeln in Fischsud p|fideus rossejats mp
canelones de fiesta mp|festive meat cannelloni~|cannellonis de fête à la viande mp|Festtags-Cannelloni mit Fleisch p|canelons de festa mp
empedrado de garbanzos m|chickpea salad (usually with salt cod)|salade de pois chiches f (souvent à la morue)|Kichererbsensalat m (meist mit Stockfisch)|empedrat de cigrons m
setas revueltas con huevo fp|scrambled eggs with mushrooms~|œufs brouillés aux champignons mp|Rührei mit Pilzen n|remenat de bolets m
menestra a la tudelana f, menestra tudelana f|Tudela vegetable stew (often with ham)|jardinière de Tudela f (souvent au jambon)|Gemüsetopf aus Tudela m (oft mit Schinken)|menestra de Tudela f
babarrunak sakramentuekin fp|beans with pork and sausage~|haricots au porc et à la saucisse mp|Bohnen mit Schwein und Wurst p|mongetes amb porc i embotit fp|-|babarrunak sakramentuekin
huevo roto m|fried egg|œuf au plat m|Spiegelei/Spiegeleier n|ou estrellat m
sopas canas fp|milk, garlic and bread soup|soupe au lait, à l’ail et au pain f|Milchsuppe mit Knoblauch und Brot f|sopes canes fp
huevos al salmorejo mp|eggs with pork loin, sausage and asparagus~|œufs à la longe de porc, saucisse et asperges mp|Eier mit Schweinelende, Wurst und Spargel p|ous al salmorejo mp
rancho m|rancho~ (potato, meat and pulse stew, usually with pork)|" m (ragoût de pommes de terre, viande et légumes secs, souvent porc)|" m (Eintopf mit Kartoffeln, Fleisch und Hülsenfrüchten, meist Schwein)|" m
les fabes fp|large white beans~ (usually stewed with pork)|gros haricots blancs mp (souvent mijotés au porc)|große weiße Bohnen p (meist mit Schwein geschmort)|fabes fp
gachas de almortas fp|grass pea flour porridge~ (usually with pork)|bouillie de farine de gesse f (souvent au porc)|Platterbsenbrei m (meist mit Schwein)|farinetes de guixes fp
potaje de Semana Santa m|chickpea, spinach and cod stew|potée de pois chiches, épinards et morue f|Kichererbseneintopf mit Spinat und Kabeljau m|potatge de Setmana Santa m
judías a lo tío Lucas fp|beans with bacon, garlic and paprika~|haricots au lard, ail et paprika mp|Bohnen mit Speck, Knoblauch und Paprika p|mongetes a lo tío Lucas fp
habas enzapatás fp|broad beans in their pods with mint~|fèves en cosse à la menthe fp|dicke Bohnen in der Schote mit Minze p|faves amb menta fp
cojondongo m|cojondongo~ (chopped tomato, pepper, onion and bread salad)|" m (salade de tomate, poivron, oignon et pain)|" m (Salat aus Tomaten, Paprika, Zwiebeln und Brot)|" m
recao m, recao de Binéfar m|recao~ (bean, rice and potato stew)|" m (ragoût de haricots, riz et pommes de terre)|" m (Eintopf mit Bohnen, Reis und Kartoffeln)|" m
pelotas de relleno fp|large meatballs~ (usually with pork)|grosses boulettes de viande fp (souvent de porc)|große Fleischbällchen p (meist mit Schwein)|pilotes fp
guiso de pava m, guiso de pava con pelotas m|turkey stew (with meatballs, often with pork)|ragoût de dinde m (aux boulettes, souvent de porc)|Puteneintopf m (mit Fleischbällchen, oft mit Schwein)|guisat de titot m
ensalada canaria f|Canarian salad (avocado, tomato, and often cheese or tuna)|salade canarienne f (avocat, tomate, souvent fromage ou thon)|kanarischer Salat m (Avocado, Tomaten, oft Käse oder Thunfisch)|amanida canària f
arroz amarillo m|yellow rice~|riz jaune m|gelber Reis m|arròs groc m
gofio amasado m, pella de gofio f|gofio dough~ (toasted wheat or maize flour)|pâte de gofio f (farine de blé ou de maïs grillé)|Gofio-Teig m (geröstetes Weizen- oder Maismehl)|gofio pastat m
sopa de ajo morada f|purple garlic and bread soup (often with ham)|soupe à l’ail violet et au pain f (souvent au jambon)|Suppe mit lila Knoblauch und Brot f (oft mit Schinken)|sopa d’all morat f
`
