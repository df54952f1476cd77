/** Ways of cooking and serving that do not agree with their noun: «a la plancha», «con todo». How to read a line: read-lexicon.ts. */
export const ways = `
al horno,horneado,hecho al horno|<oven-baked|au four|aus dem Ofen|al forn|ao forno|labean,labean errea
a la plancha,plancha,en plancha,hecho a la plancha|<grilled|~grillé|vom Grill|a la planxa|á prancha|plantxan,plantxara
a la brasa,a las brasas,braseado a la brasa,a la parrilla,a parrilla,a la leña|<char-grilled|~grillé au feu de bois|vom Holzkohlengrill|",a la graella,a la llenya|á brasa,á grella|txigorrean,parrillan,brasan
sea garden meat: a la romana|<battered|en beignet|im Backteig|"|á romana
a la romana|Roman-style|à la romaine|nach römischer Art
al vapor,vapor|<steamed|à la vapeur|<gedämpft|"|ao vapor|lurrunetan
al wok,salteado al wok|<wok-fried|~sauté au wok|aus dem Wok
a fuego lento,cocinado a fuego lento|<slow-cooked|~mijoté à feu doux|langsam geschmort|a foc lent|a lume lento
en tempura,tempurizado,tempura|in tempura|"|im Tempurateig
en su tinta|in its own ink|à l'encre|in eigener Tinte|en la seva tinta,amb la seva tinta|na súa tinta|bere tintan,beren tintan,tintan
en su jugo|in its own juices|dans son jus/dans son jus/dans leur jus/dans leur jus|im eigenen Saft|en el seu suc|no seu zume|bere zukuan
en salsa,en su salsa,con salsa,con su salsa|in sauce|en sauce|in Soße|",amb salsa|",en mollo|saltsan
sea: en salsa verde,a la salsa verde,salsa verde,con salsa verde|in green sauce (garlic, parsley and white wine)|en sauce verte (ail, persil et vin blanc)|in grüner Soße (Knoblauch, Petersilie und Weißwein)|en salsa verda|"|saltsa berdean
en salsa verde,a la salsa verde,salsa verde,con salsa verde|in green sauce|sauce verte|in grüner Soße|en salsa verda|"|saltsa berdean
en salsa verde y roja,con salsa verde y roja,con salsa roja y verde|with green and red sauces|sauces verte et rouge|mit grüner und roter Soße|amb salsa verda i vermella
en salsa de tomate,con salsa de tomate|in tomato sauce|à la sauce tomate|in Tomatensoße|amb salsa de tomàquet,en salsa de tomàquet|"|tomatearekin,tomate saltsan
sea meat: con tomate|in tomato sauce|à la sauce tomate|in Tomatensoße|amb tomàquet,amb tomaca,amb tomata|"
con tomate|with tomato|à la tomate|mit Tomate|amb tomàquet,amb tomaca,amb tomata|"
en salsa de almendras,en salsa de almendra|in almond sauce|sauce aux amandes|in Mandelsoße|en salsa d'ametlles
en salsa de la abuela|in grandma's sauce|à la sauce de grand-mère|in Großmutters Soße|en salsa de l'àvia
sea: a la marinera,en salsa marinera,marinera|in marinera sauce (wine and garlic, ## with shellfish)|à la marinière (# aux fruits de mer)|in Weißwein-Tomaten-Soße (## mit Meeresfrüchten)|"|á mariñeira|marinel erara
a la marinera,en salsa marinera,marinera|with seafood|aux fruits de mer|mit Meeresfrüchten|"|á mariñeira|marinel erara
caracol: a la riojana|Rioja-style (## with chorizo)|à la riojana (# au chorizo)|nach Rioja-Art (## mit Chorizo)|a la riojana (# amb xoriço),"|á rioxana|errioxar erara
sea meat: a la riojana|Rioja-style (with peppers and tomato)|à la riojana (poivrons et tomate)|nach Rioja-Art (mit Paprika und Tomate)|"|á rioxana|errioxar erara
a la riojana|Rioja-style (# with chorizo)|à la riojana (# au chorizo)|nach Rioja-Art (# mit Chorizo)|"|á rioxana|errioxar erara
a la vizcaína|in Biscayan red pepper sauce|à la biscaïenne (sauce aux poivrons rouges)|in roter Paprikasoße nach Biskaya-Art|a la biscaïna|á biscaíña|bizkaitar erara
sea meat garden: a la gallega,a la galega,a feira|Galician-style (with paprika and olive oil)|à la galicienne (paprika et huile d'olive)|nach galicischer Art (mit Paprikapulver und Olivenöl)|"|á galega,á feira|galiziar erara
a la vasca|Basque-style|à la basque|nach baskischer Art|a la basca|á vasca|euskal erara
caracol garbanzo judía alubia judión: a la madrileña|Madrid-style (@)|à la madrilène (@)|nach Madrider Art (@)|a la madrilenya (@),a la madrilenya|á madrileña
a la madrileña|Madrid-style|à la madrilène|nach Madrider Art|a la madrilenya|á madrileña
haba habita guisante garbanzo judía alubia: a la catalana|Catalan-style (# with bacon and sausage)|à la catalane (# au lard et à la saucisse)|nach katalanischer Art (# mit Speck und Wurst)
a la catalana|Catalan-style (## with raisins and pine nuts)|à la catalane (# aux raisins secs et pignons)|nach katalanischer Art (## mit Rosinen und Pinienkernen)
sea: a la andaluza|Andalusian-style (floured and fried)|à l'andalouse (fariné et frit)|nach andalusischer Art (bemehlt und frittiert)|a l'andalusa|á andaluza|andaluziar erara
sea: a la navarra|Navarre-style (with cured ham)|à la navarraise (au jambon cru)|nach Navarra-Art (mit Rohschinken)|a la navarresa (amb pernil),a la navarresa||nafar erara
a la navarra|Navarre-style|à la navarraise|nach Navarra-Art|a la navarresa||nafar erara
a la jardinera|with vegetables|à la jardinière|mit Gemüse
meat: a la cazadora|hunter-style (with mushrooms)|chasseur (aux champignons)|nach Jägerart (mit Pilzen)|a la caçadora
a la cazuela,en cazuela|in a casserole|en cocotte|im Tontopf|a la cassola
a la casera,estilo casero|homestyle|à la mode maison|nach Hausart|a la casolana|á caseira
a la moruna|Moorish-style|à la mauresque|nach maurischer Art
sea: a la bilbaína|Bilbao-style (with garlic and chilli)|à la mode de Bilbao (ail et piment)|nach Bilbao-Art (mit Knoblauch und Chili)|a la bilbaïna||bilbotar erara
a la espalda|butterflied and grilled with garlic|~grillé à plat à l'ail|<aufgeklappt und mit Knoblauch gegrillt|a l'esquena
almendra cacahuete pistacho anacardo nuez patata papa gamba gambón langostino: a la sal|<salted|~salé|<gesalzen|~salat
a la sal|baked in salt|en croûte de sel|in der Salzkruste|"|ao sal|gatzetan
a la sidra|in cider|au cidre|in Apfelwein|"|á sidra|sagardotan
a la cerveza|in beer|à la bière|in Bier|a la cervesa|á cervexa
fruit: a la pimienta|with pepper|au poivre|mit Pfeffer|al pebre
a la pimienta,a la pimienta negra,a las dos pimientas,a la pimienta rosa|with pepper sauce|sauce au poivre|in Pfeffersoße|al pebre|á pementa
a la mostaza|with mustard sauce|à la moutarde|in Senfsoße|a la mostassa|á mostaza
a la naranja|with orange|à l'orange|mit Orange|a la taronja|á laranxa
a la miel|with honey|au miel|mit Honig|a la mel|ao mel
a la carbonara,carbonara|carbonara (egg, cheese and bacon)|à la carbonara (œuf, fromage et lard)|carbonara (Ei, Käse und Speck)|"|á carbonara|karbonara
a la boloñesa,boloñesa,con boloñesa,con salsa boloñesa|with bolognese sauce|à la bolognaise|bolognese|a la bolonyesa|á boloñesa|boloniar erara
a la putanesca,a la puttanesca,putanesca|puttanesca (tomato, olives and anchovies)|à la puttanesca (tomates, olives et anchois)|puttanesca (Tomaten, Oliven und Sardellen)
a la napolitana,napolitana|with tomato sauce|à la napolitaine|mit Tomatensoße
a la amatriciana|amatriciana (tomato and pork)|à l'amatriciana (tomate et porc)|amatriciana (Tomaten und Schwein)|a l'amatriciana
al pesto rojo,con pesto rojo|with red pesto (tomato, ## with nuts)|au pesto rouge (tomate, # aux fruits à coque)|mit rotem Pesto (Tomaten, ## mit Nüssen)|al pesto vermell
al pesto,con pesto|with pesto|au pesto|mit Pesto|",amb pesto
a la parmesana,parmesana|parmigiana|à la parmesane|alla parmigiana
a los cuatro quesos,cuatro quesos,con salsa de cuatro quesos|with four-cheese sauce|aux quatre fromages|mit Vier-Käse-Soße|als quatre formatges
a la pastora|shepherd-style|à la bergère|nach Hirtenart
a la meunière,a la menier,=meunier,=menier,=meunière,a la molinera|meunière (butter and lemon)|meunière|nach Müllerin-Art
sea: a la donostiarra|San Sebastián-style (with garlic and chilli)|à la donostiarra (ail et piment)|nach San-Sebastián-Art (mit Knoblauch und Chili)|"||donostiar erara
sea: a la santurtziarra,a la bermeana|Basque-style (with garlic and chilli)|à la basque (ail et piment)|nach baskischer Art (mit Knoblauch und Chili)|a la basca
a la roteña|in tomato and pepper sauce|sauce tomate et poivrons|in Tomaten-Paprika-Soße
a la mallorquina|Mallorcan-style|à la majorquine|nach mallorquinischer Art
a la menorquina|Menorcan-style|à la minorquine|nach menorquinischer Art
a la valenciana|Valencian-style|à la valencienne|nach valencianischer Art
fabe fabes alubia judía judión verdina verdinas: a la asturiana|Asturian-style (# with chorizo and pork)|à l'asturienne (# chorizo et porc)|nach asturischer Art (# mit Chorizo und Schwein)|a l'asturiana (@),a l'asturiana
a la asturiana|Asturian-style|à l'asturienne|nach asturischer Art|a l'asturiana
a la cubana|Cuban-style (with rice and tomato sauce)|à la cubaine (riz et sauce tomate)|auf kubanische Art (mit Reis und Tomatensoße)
a la toledana|Toledo-style|à la tolédane|nach Toledo-Art
a la segoviana|Segovia-style|à la ségovienne|nach Segovia-Art
a la leonesa|León-style|à la léonaise|nach León-Art|a la lleonesa
a la manchega|La Mancha-style|à la manchègue|nach La-Mancha-Art|a la manxega
a la extremeña|Extremadura-style|à l'estrémègne|nach Extremadura-Art|a l'extremenya
garbanzo judía alubia judión: a la montañesa|Cantabrian-style (@)|à la cantabrique (@)|nach kantabrischer Art (@)|a la muntanyenca
a la montañesa|Cantabrian-style|à la cantabrique|nach kantabrischer Art|a la muntanyenca
sea: a la portuguesa|Portuguese-style (with tomato and onion)|à la portugaise (tomate et oignon)|nach portugiesischer Art (mit Tomate und Zwiebel)|"|á portuguesa
bacalao: a la llauna|baked with garlic and paprika|au four à l'ail et au paprika|mit Knoblauch und Paprikapulver aus dem Ofen
a la llauna|<oven-baked|au four|aus dem Ofen
al ajillo,al ajo|with garlic|à l'ail|mit Knoblauch|a l'all,a l'allet|ao allo,á allada|baratxuritan
al pil-pil,al pil pil,al pilpil,pilpil,pil pil|pil-pil (in garlic and olive oil emulsion)|au pil-pil (émulsion d'ail et d'huile d'olive)|al pil-pil (in Knoblauch-Olivenöl-Emulsion)|al pil-pil|ao pil pil|pil pilean,pilpilean
meat sea garden: al jerez,con jerez,al fino,a la manzanilla|in sherry sauce|au xérès|in Sherrysoße|al xerès
al jerez,con jerez,al fino,a la manzanilla|with sherry|au xérès|mit Sherry|al xerès
al ajoarriero,ajoarriero,al ajo arriero|ajoarriero-style (with garlic and paprika)|à l'ajoarriero (ail et paprika)|nach Ajoarriero-Art (mit Knoblauch und Paprikapulver)|a l'ajoarriero||ajoarriero
al limón|with lemon|au citron|mit Zitrone|a la llimona|ao limón
dishes garden larder world: al curry,con curry|<curried|au curry|mit Curry|al curri|ao curry|curryarekin
al curry,con curry|in curry sauce|au curry|in Currysoße|al curri|ao curry|curryarekin
al vino|in wine|au vin|in Wein|al vi|ao viño|ardotan
al vino tinto,en salsa de vino tinto,en vino tinto,con vino tinto|in red wine|au vin rouge|in Rotwein|al vi negre|ao viño tinto|ardo beltzean,ardo beltzetan
al vino blanco,en vino blanco|in white wine|au vin blanc|in Weißwein|al vi blanc|ao viño branco
sweet fruit: al cava|with cava|au cava|mit Cava
al plato,en plato|on a plate|à l'assiette|auf dem Teller|al plat
al cava|in cava sauce|au cava|in Cavasoße
al oloroso,al amontillado|in oloroso sherry|au xérès oloroso|in Oloroso-Sherry|a l'oloroso
fruit sweet: al pedro ximénez,al px|with sweet sherry|au Pedro Ximénez (xérès doux)|mit süßem Sherry|al Pedro Ximénez
al pedro ximénez,al px,con reducción de pedro ximénez|in sweet sherry sauce|au Pedro Ximénez (xérès doux)|in süßer Sherrysoße|al Pedro Ximénez
fruit sweet crema sopa consomé: al oporto|with port|au porto|mit Portwein|a l'oporto
al oporto,con salsa de oporto,en salsa de oporto|in port sauce|au porto|in Portweinsoße|a l'oporto
fruit sweet crema sopa consomé: al brandy,al coñac|with brandy|au cognac|mit Weinbrand|al conyac
al brandy,al coñac|in brandy sauce|au cognac|in Weinbrandsoße|al conyac
sea meat: al whisky|in whisky and garlic sauce|au whisky et à l'ail|in Whisky-Knoblauch-Soße
al whisky|with whisky|au whisky|mit Whisky
al roquefort,con salsa roquefort,con salsa de roquefort|in Roquefort sauce|au roquefort|in Roquefortsoße|al rocafort|ao roquefort
al cabrales,con salsa de cabrales|in Cabrales blue cheese sauce|sauce au cabrales (fromage bleu)|in Cabrales-Käse-Soße
pan croissant bollo: al queso|with cheese|au fromage|mit Käse|al formatge
al queso,con salsa de queso|in cheese sauce|sauce au fromage|in Käsesoße|al formatge
fruit sweet: a la crema,a la nata|with cream|à la crème|mit Sahne|",a la nata
a la crema,a la nata|in cream sauce|à la crème|in Sahnesoße|",a la nata
al estilo de la casa,a nuestro estilo,estilo de la casa|house-style|à la façon de la maison|nach Art des Hauses|a l'estil de la casa|ao estilo da casa|etxeko erara
al dente|"|"|"
a la antigua,al estilo tradicional,tradicional|traditional-style|à l'ancienne|nach alter Art|a l'antiga
a la sevillana|Seville-style|à la sévillane|nach Sevilla-Art
a la cordobesa|Córdoba-style|à la cordouane|nach Córdoba-Art|a la cordovesa
a la aragonesa|Aragonese-style|à l'aragonaise|nach aragonesischer Art|a l'aragonesa
a la granadina|Granada-style|à la mode de Grenade|nach Granada-Art
a la malagueña|Málaga-style|à la mode de Malaga|nach Málaga-Art|a la malaguenya
a la murciana|Murcian-style|à la murcienne|nach Murcia-Art
en manteca,de manteca|in lard|au saindoux|in Schmalz|en llard
al laurel,con laurel|with bay leaf|au laurier|mit Lorbeer|al llorer
almeja concha ostra ostión erizo: al natural|raw, with lemon|~cru au citron|roh mit Zitrone|~cru amb llimona
al natural|<plain|nature|natur
meat atún bonito: al punto|medium rare|à point|medium|al punt
al punto|cooked just right|cuit à point|auf den Punkt gegart|al punt
al gusto,al gusto del cliente|to your taste|à votre goût|nach Wunsch|al gust|ao gusto
al espeto,en espeto,espeto|grilled on a skewer|~grillé à la broche|am Spieß gegrillt|a l'ast
al carbón,al carbón de encina,a la brasa de encina,a la brasa de carbón|<char-grilled|~grillé au charbon|vom Holzkohlengrill|al carbó
a la barbacoa,barbacoa|<barbecued|au barbecue|mit Barbecuesoße
meat: a la milanesa|<Milanese-style breaded|à la milanaise (pané)|<nach Mailänder Art paniert
a la milanesa|Milanese-style|à la milanaise|nach Mailänder Art
a elegir,a elección,a su elección,de su elección,a escoger|of your choice|au choix|nach Wahl|a escollir,a triar|a elixir|aukeran
sea meat: con guarnición,con su guarnición,con acompañamiento|with a side dish|avec garniture|mit Beilage|amb guarnició|con gornición
con guarnición,con su guarnición,con acompañamiento|with the usual accompaniments|avec garniture|mit Beilage|amb guarnició|con gornición
con todo,completo|with all the trimmings|~complet|mit allem|~complet
de la casa|<house|maison|des Hauses|"|da casa
de la abuela,de mi abuela|<grandma's|de grand-mère|nach Großmutters Art|de l'àvia,de l'avia,de la iaia|da avoa|amonaren erara
del chef|chef's style|du chef|nach Art des Küchenchefs|del xef
de temporada,de estación|<seasonal|de saison|der Saison|"|da tempada,de tempada|sasoiko
drinks: del tiempo|at room temperature|à température ambiante|zimmerwarm|del temps
del tiempo|<seasonal|de saison|der Saison|del temps|do tempo
garden fruit larder dishes regional: de la huerta,de huerta,de la huerta ecológica|<garden|du potager|aus dem Garten|de l'horta|da horta|baratzeko
de la huerta|<country-style|du terroir|vom Land|de l'horta
del día|of the day|du jour|des Tages|del dia|do día|eguneko
dishes regional: de payés|<farmhouse|à la paysanne|nach Bauernart|de pagès,"
de corral|<free-range|~fermier|vom Bauernhof|de pagès,"|de curral|baserriko
de granja|<farm|~fermier|vom Bauernhof|"
de campo|<country|de campagne|vom Land|de camp
de la ría|from the estuary|de la ria|aus der Ria|de la ria|da ría
de anzuelo,de línea|<line-caught|de ligne|mit der Angel gefangen|de ham|de anzol
de bellota|<acorn-fed|"|aus Eichelmast|d'aglà
de la tierra,del país|<local|du pays|aus der Region|de la terra,del país|da terra,do país
sin espinas|<boneless|sans arêtes|ohne Gräten|sense espines
boquerón anchoa sardina: en vinagre|in vinegar (raw)|au vinaigre (poisson cru)|in Essig (roh)|en vinagre (peix cru),amb vinagre|"
en vinagre|in vinegar|au vinaigre|in Essig|"|"
en aceite|in olive oil|à l'huile d'olive|in Olivenöl|en oli
en almíbar|in syrup|au sirop|in Sirup|en almívar|en xarope
con nata montada|with whipped cream|à la chantilly|mit Schlagsahne|amb nata
sin gluten|<gluten-free|sans gluten|<glutenfrei|sense gluten|sen glute|glutenik gabe
sin lactosa|<lactose-free|sans lactose|<laktosefrei|sense lactosa|sen lactosa
sin azúcar|<sugar-free|sans sucre|<zuckerfrei|sense sucre|sen azucre
sin azúcar añadido,sin azúcares añadidos|with no added sugar|sans sucres ajoutés|ohne Zuckerzusatz|sense sucre afegit
en papillote,al papillote|baked in paper|"|in der Folie gegart|a la papillota
en costra|in a crust|en croûte|in der Kruste|en crosta
en hojaldre,hojaldrado|in puff pastry|en croûte feuilletée|im Blätterteig|en pasta de full
en mitades|<halved|coupé en deux/coupée en deux/coupés en deux/coupées en deux|<halbiert|partit
con gabardina,en gabardina|in batter|en beignet|im Backteig|amb gavardina
con chorizo|with chorizo|au chorizo|mit Chorizo|amb xoriço|con chourizo|txorizoarekin
con moscatel,amb moscatell,al moscatel|with sweet moscatel wine|au vin doux de muscat|mit süßem Moscatel-Wein|amb moscatell
garbanzo judía alubia judión lenteja: a la castellana|Castilian-style (@)|à la castillane (@)|nach kastilischer Art (@)
a la castellana|Castilian-style|à la castillane|nach kastilischer Art
al chilindrón,en chilindrón|in pepper and tomato sauce (@@)|sauce aux poivrons et tomates (@@)|in Paprika-Tomaten-Soße (@@)
al estilo alemán|German-style|à l'allemande|nach deutscher Art|a l'estil alemany
al estilo chino,estilo chino,estilo oriental,oriental,a la oriental,asiático,estilo asiático|<Asian-style|à l'orientale|nach asiatischer Art|a l'estil oriental
al estilo japonés,estilo japonés,a la japonesa|<Japanese-style|à la japonaise|nach japanischer Art|a l'estil japonès
sea: a la americana,en salsa americana,con salsa americana|in shellfish and brandy sauce|à l'américaine (crustacés et cognac)|in Krustentiersoße mit Weinbrand|a l'americana
a la americana|American-style|à l'américaine|nach amerikanischer Art|a l'americana
a la piedra|on a hot stone|à la pierre|vom heißen Stein|a la pedra
a la sartén|<pan-fried|à la poêle|aus der Pfanne|a la paella
a la vinagreta,en vinagreta,con vinagreta|in vinaigrette|à la vinaigrette|in Vinaigrette|",amb vinagreta|á vinagreta
sea: a la belga|Belgian-style (white wine, # with cream)|à la belge (vin blanc, # à la crème)|nach belgischer Art (Weißwein, # mit Sahne)
a la burgalesa|Burgos-style (# with black pudding)|à la mode de Burgos (# au boudin noir)|nach Burgos-Art (# mit Blutwurst)
a la rondeña|Ronda-style (with ham)|à la mode de Ronda (au jambon)|nach Ronda-Art (mit Schinken)|a la rondenya
a la montillana|in Montilla wine with ham|au vin de Montilla et jambon|in Montilla-Wein mit Schinken
sea: a la mugardesa|Mugardos-style (with peppers and potatoes)|à la mode de Mugardos (poivrons et pommes de terre)|nach Mugardos-Art (mit Paprika und Kartoffeln)|"|á mugardesa
a la ondarresa,a la orio,a la getaria,a la guetaria|grilled with garlic, vinegar and chilli|~grillé à l'ail, vinaigre et piment|gegrillt mit Knoblauch, Essig und Chili|a la brasa amb all i bitxo
a la santanderina|Santander-style|à la mode de Santander|nach Santander-Art
a la siciliana|Sicilian-style|à la sicilienne|nach sizilianischer Art
a la sorrentina|in tomato sauce with mozzarella|à la sorrentine (tomate et mozzarella)|in Tomatensoße mit Mozzarella
a la cacciatora,cacciatora|hunter-style (tomato and wine)|chasseur (tomate et vin)|nach Jägerart (Tomaten und Wein)|a la caçadora
a la arrabbiata,a la arrabiata,arrabbiata,arrabiata,all arrabbiata,all arrabiata|in spicy tomato sauce|à l'arrabbiata (tomate et piment)|in scharfer Tomatensoße|a l'arrabbiata
al funghi,ai funghi,a la funghi|with mushrooms|aux champignons|mit Pilzen|"
chuletón bistec entrecot filete txuleta: a la florentina|Florence-style|à la florentine|nach Florentiner Art
a la florentina|with spinach and béchamel|à la florentine (épinards et béchamel)|mit Spinat und Béchamel
a la provenzal|with garlic and herbs|à la provençale|mit Knoblauch und Kräutern|a la provençal
a la bordelesa|in red wine sauce|à la bordelaise|in Rotweinsoße
a la normanda|in cream and cider sauce|à la normande (crème et cidre)|in Sahne-Cidre-Soße
a la canaria|Canarian-style|à la canarienne|nach kanarischer Art|a la canària
a la ribereña|riverside-style (with vegetables)|à la ribereña (légumes)|nach Ribereña-Art (mit Gemüse)|a la riberenca
a la zamorana|Zamora-style|à la mode de Zamora|nach Zamora-Art
a la maragata|Maragato-style|à la maragata|nach Maragato-Art
a la baturra|Aragonese-style|à l'aragonaise|nach aragonesischer Art
sea: a la gaditana|floured and fried|~fariné et frit|bemehlt und frittiert|~enfarinat i fregit
a la jerezana,a la gaditana|in sherry|au xérès|in Sherry|a la xeresana
a la onubense,a la huelvana,a la choquera|Huelva-style|à la mode de Huelva|nach Huelva-Art|a la manera de Huelva
a la almeriense,a la jienense|Andalusian-style|à l'andalouse|nach andalusischer Art|a l'andalusa
a la ampurdanesa,a la ampordanesa,a l empordanesa|Empordà-style|à la mode de l'Empordà|nach Empordà-Art|a l'empordanesa
a la tártara|with tartare sauce|sauce tartare|mit Remoulade|a la tàrtara
a la importancia|battered, in saffron sauce|en beignet, sauce safranée|im Backteig in Safransoße|a la importància
a la mantequilla|in butter|au beurre|in Butter|a la mantega
a la mantequilla negra|in black butter|au beurre noir|in brauner Butter|a la mantega negra
a las finas hierbas,a las hierbas,a las hierbas provenzales,con finas hierbas|with herbs|aux fines herbes|mit Kräutern|a les fines herbes
a las uvas,con uvas|with grapes|aux raisins|mit Trauben|amb raïm
a la manzana|with apple|aux pommes|mit Apfel|a la poma
a la frambuesa|with raspberry|à la framboise|mit Himbeeren|al gerd
a la trufa,con trufa|with truffle|à la truffe|mit Trüffel|a la tòfona
a la menta|with mint|à la menthe|mit Minze
a la canela|with cinnamon|à la cannelle|mit Zimt|a la canyella
a la soja|with soy sauce|à la sauce soja|mit Sojasoße
a la salsa de setas,en salsa de setas|in mushroom sauce|sauce aux champignons|in Pilzsoße|en salsa de bolets
a caballo|with a fried egg|à cheval (œuf au plat)|mit Spiegelei|a cavall
a la tabla|on a board|sur planche|auf dem Brett|a la taula
a la broche,al broche,a la estaca|<spit-roast|~rôti à la broche|vom Spieß|a l'ast
a la broqueta|skewered|en brochette|am Spieß|"
a la taza|in a cup|en tasse|in der Tasse|a la tassa
al romero|with rosemary|au romarin|mit Rosmarin|al romaní
al tomillo|with thyme|au thym|mit Thymian|a la farigola
al azafrán|with saffron|au safran|mit Safran|al safrà
al pimentón|with paprika|au paprika|mit Paprikapulver|al pebre vermell
al ron|with rum|au rhum|mit Rum|al rom
al marsala|in marsala wine|au marsala|in Marsalawein
al armañac|with Armagnac|à l'armagnac|mit Armagnac|a l'armanyac
al calvados|with Calvados|au calvados|mit Calvados
al orujo|with grape spirit|à l'eau-de-vie de marc|mit Tresterschnaps|a l'orujo
al anís|with aniseed liqueur|à l'anis|mit Anislikör|a l'anís
al sarmiento|grilled over vine shoots|~grillé aux sarments|über Rebenholz gegrillt|a la brasa de sarments
al josper,josper|<char-grilled|~grillé au four à braise|vom Holzkohlengrill
al centro|to share|à partager|zum Teilen|al mig
en amarillo|in saffron sauce|en sauce safranée|in Safransoße|en groc
sea: en blanco|poached in broth|au court-bouillon|in Brühe gegart|en blanc
en blanco|<plain boiled|nature|<gekocht|bullit
en rollo|as a roll|en roulé|als Rolle|en rotlle
en pepitoria|in almond and egg sauce|sauce aux amandes et à l'œuf|in Mandel-Ei-Soße|en pepitòria (ametlla i ou),en pepitòria
en adobillo,en ajillo|in garlic and paprika sauce|sauce à l'ail et au paprika|in Knoblauch-Paprika-Soße|en adob
en panko,rebozado en panko,empanado en panko|in breadcrumbs|~pané|in Paniermehl|arrebossat amb panko
en caldereta,en guiso|<stewed|~mijoté|<geschmort|"|en caldeirada
en caldeirada|stewed with potatoes and paprika|~mijoté aux pommes de terre et paprika|mit Kartoffeln und Paprikapulver geschmort|"|"
en conserva|<tinned|en conserve|<eingelegt
de conserva,de la conserva|preserved in oil|~confit|in Öl eingelegt|en conserva
en salazón|<salted|en saumure|<gesalzen|en salaó
en dos vuelcos|in two courses|en deux services|in zwei Gängen|en dos plats
en tres vuelcos|in three courses|en trois services|in drei Gängen|en tres plats
en dos texturas,en dos cocciones|in two textures|en deux textures|in zwei Texturen|en dues textures
en texturas,en varias texturas|in different textures|en textures|in verschiedenen Texturen|en textures
en chips|as crisps|en chips|als Chips|en xips
en tiras|in strips|en lanières|in Streifen|a tires
en brocheta,en broqueta|on a skewer|en brochette|am Spieß|en broqueta
en orza|preserved in lard or oil|~confit|in Schmalz oder Öl eingelegt|en gerra
con su jugo,en su propio jugo,con su propio jugo|in its own juices|dans son jus/dans son jus/dans leur jus/dans leur jus|im eigenen Saft|en el seu suc,amb el seu suc
con guarnición a elegir,guarnición a elegir|with a side dish of your choice|avec garniture au choix|mit Beilage nach Wahl|amb guarnició a escollir
con sacramentos,con sus sacramentos,con todos sus sacramentos|with chorizo, black pudding and pork|au chorizo, boudin noir et porc|mit Chorizo, Blutwurst und Schwein|amb porc i embotit
con guarnición de patatas|with potatoes|aux pommes de terre|mit Kartoffeln|amb guarnició de patates
con gas|<sparkling|~gazeux|mit Kohlensäure|amb gas
sin gas|<still|~plat|<still|sense gas
sin alcohol|<alcohol-free|sans alcool|<alkoholfrei|sense alcohol
sin piel|<skinless|sans peau|ohne Haut|sense pell
de pincho,del pincho,de palangre,de potera|<line-caught|de ligne|mit der Angel gefangen|de palangre
de lonja,de mercado,de la lonja,según mercado,según lonja,según temporada|fresh from the market|du marché|frisch vom Markt|de mercat,segons mercat|da praza
de la costa,de costa,de playa,de roca|from the coast|de la côte|von der Küste
de la bahía,de bahía|from the bay|de la baie|aus der Bucht|de la badia
de monte,de bosque|<wild|~sauvage|aus dem Wald|de bosc
de montaña|<mountain|de montagne|aus den Bergen|de muntanya
de proximidad,de kilómetro cero,de km 0,km 0,del terreno,de la zona,de la comarca|<local|du pays|aus der Region|de proximitat,de quilòmetre zero
de autor,de nuestro chef,del cocinero|chef's style|du chef|nach Art des Küchenchefs|d'autor
de nuestra huerta|<garden|du potager|aus unserem Garten|del nostre hort
de la abuela con amor,de la yaya,de la mamá,al estilo de mi madre,de toda la vida,de siempre|traditional-style|à l'ancienne|nach alter Art|de tota la vida
de primera,de la mejor calidad|<top-quality|de première qualité|bester Qualität
de pueblo,del pueblo|<country|de campagne|vom Land|de poble
de verano|<summer|d'été|^Sommer-|d'estiu
de invierno|<winter|d'hiver|^Winter-|d'hivern
de otoño|<autumn|d'automne|^Herbst-|de tardor
dishes regional: del mar|<seafood|aux fruits de mer|mit Meeresfrüchten|de marisc
del mar|from the sea|de la mer|aus dem Meer
del norte|<northern|du nord|aus dem Norden|del nord
de pata negra|<acorn-fed|de bellota|aus Eichelmast|d'aglà
a compartir,=para compartir,=para picar|to share|à partager|zum Teilen|per compartir
=por persona,=por pax|per person|par personne|pro Person|per persona
al ajo cabañil|fried with garlic and vinegar|~frit à l'ail et au vinaigre|mit Knoblauch und Essig gebraten|a l'all cabanyil
a la pimienta verde|with green peppercorn sauce|sauce au poivre vert|in grüner Pfeffersoße|al pebre verd
al horno de leña,en horno de leña,a horno de leña|baked in a wood oven|au four à bois|aus dem Holzofen|al forn de llenya
en cazuela de barro,a la cazuela de barro|in an earthenware dish|en cassolette de terre|im Tontopf|en cassola de fang
a la brava,con salsa brava|with spicy sauce|sauce piquante|mit scharfer Soße
de la Ribera|from La Ribera|"|aus der Ribera
al momento,recién hecho,hecho al momento|freshly made|minute|frisch zubereitet|al moment
al rescoldo,a las ascuas,al calor de la brasa|cooked in embers|~cuit sous la cendre|in der Glut gegart|al caliu|ao rescoldo
a la muselina,a la muselina de ajo|au gratin with garlic mayonnaise|~gratiné à l'aïoli|mit Aioli überbacken|a la mussolina d'all
de Sangüesa|from Sangüesa|"|aus Sangüesa
con todos sus avíos,con sus avíos,con su compaña,con su pringá,con su compango|with all its meats (pork and sausage)|avec ses viandes (porc et saucisse)|mit all seinem Fleisch (Schwein und Wurst)|amb les seves carns
a la serrana|mountain-style (with ham)|à la montagnarde (au jambon)|nach Bergart (mit Schinken)
a lo padre Pero|in tomato and pepper sauce|sauce tomate et poivrons|in Tomaten-Paprika-Soße
vindaloo|" (hot and sour curry)|" (curry piquant et aigre)|" (scharf-saures Curry)
rogan josh|" (spiced tomato curry)|" (curry épicé à la tomate)|" (würziges Tomatencurry)
jalfrezi|" (spicy curry with peppers)|" (curry piquant aux poivrons)|" (scharfes Curry mit Paprika)
makhani|in butter and tomato curry|sauce curry, beurre et tomate|in Butter-Tomaten-Curry
szechuan,sichuan,estilo szechuan,estilo sichuan,al estilo sichuan|Sichuan-style (spicy)|façon Sichuan (pimenté)|nach Sichuan-Art (scharf)|a l'estil Sichuan
al estilo cajún,cajún,estilo cajún|<Cajun-style|à la cajun|nach Cajun-Art|a l'estil cajun
al estilo cantonés,cantonés,estilo cantonés,a la cantonesa|<Cantonese-style|à la cantonaise|nach kantonesischer Art|a l'estil cantonès
al estilo coreano,coreano,estilo coreano,a la coreana|<Korean-style|à la coréenne|nach koreanischer Art|a l'estil coreà
libanés,al estilo libanés,estilo libanés|<Lebanese|~libanais|<libanesisch|~libanès
vietnamita,estilo vietnamita|<Vietnamese|~vietnamien|<vietnamesisch
ecuatoriano|<Ecuadorian|~équatorien|<ecuadorianisch|~equatorià
colombiano|<Colombian|~colombien|<kolumbianisch|~colombià
venezolano|<Venezuelan|~vénézuélien|<venezolanisch|~veneçolà
brasileño|<Brazilian|~brésilien|<brasilianisch|~brasiler
dominicano|<Dominican|~dominicain|<dominikanisch|~dominicà
criollo|<Creole-style|~créole|nach kreolischer Art|~criol
aglio e olio,aglio olio,aglio,olio e peperoncino|with garlic and olive oil|à l'ail et à l'huile d'olive|mit Knoblauch und Olivenöl|=aglio e olio
alla norma,a la norma|with aubergine, tomato and ricotta|aux aubergines, tomate et ricotta|mit Auberginen, Tomaten und Ricotta
con salsa barbacoa,en salsa barbacoa,BBQ,a la bbq,con salsa bbq|in barbecue sauce|sauce barbecue|in Barbecuesoße|amb salsa barbacoa
al estilo de la abuela,estilo abuela,receta de la abuela,a la manera de la abuela|<grandma's|à la façon de grand-mère|nach Großmutters Art|a l'estil de l'àvia|ao estilo da avoa
a la panadera,panadera,panadero|sliced and baked with onion|en tranches au four à l'oignon|in Scheiben mit Zwiebeln aus dem Ofen|a la fornera
a la francesa|<French-style|à la française|nach französischer Art
al Montilla,al vino de Montilla|in Montilla wine|au vin de Montilla|in Montilla-Wein
al estilo mexicano|<Mexican-style|à la mexicaine|nach mexikanischer Art|a l'estil mexicà
huertano|with garden vegetables|aux légumes du potager|mit Gartengemüse|de l'horta
auténtico,genuino,verdadero,autèntic|<authentic|~authentique|<echt|~autèntic
famoso,afamado|<famous|~<fameux|<berühmt|~famós
clásico|<classic|~classique|<klassisch|~clàssic
típico|<typical|~typique|<typisch|~típic
doble|<double|~double|<doppelt
exquisito,delicioso,riquísimo|<delicious|~délicieux|<köstlich|~deliciós
al peso|by weight|au poids|nach Gewicht
con costra de pistacho|in a pistachio crust|en croûte de pistaches|in Pistazienkruste|amb crosta de festuc
con pil pil de ajo negro,con pilpil|with pil-pil (garlic and olive oil emulsion)|au pil-pil (émulsion d'ail et d'huile d'olive)|mit Pil-Pil (Knoblauch-Olivenöl-Emulsion)|amb pil-pil d'all
con ciruelas,con ciruelas pasas,con ciruela|with prunes|aux pruneaux|mit Backpflaumen|amb prunes,amb prunes seques
en costra de hierbas,con costra de hierbas|in a herb crust|en croûte d'herbes|in Kräuterkruste|en crosta d'herbes
sin harina|<flourless|sans farine|ohne Mehl|sense farina
socarrat|<crisp-crusted|avec croûte dorée|mit knuspriger Kruste
con costra de alioli,en costra de alioli,con muselina de alioli|under a garlic mayonnaise crust|gratiné à l'aïoli|mit Aioli überbacken|amb crosta d'allioli
con mahonesa de su tinta,con alioli de su tinta|with squid ink mayonnaise|à la mayonnaise à l'encre|mit Tintenmayonnaise|amb maionesa de la seva tinta
a la carta|à la carte|à la carte|à la carte
al vino dulce|in sweet wine|au vin doux|in Süßwein|al vi dolç
para niños,infantil|for children|pour enfants|für Kinder|per a nens
drinks sweet: con leche|with milk|au lait|mit Milch|amb llet
de sabores|flavoured|~aromatisé|mit Geschmack|de gustos
de sabores a elegir,con sabores a elegir,sabores a elegir|in flavours of your choice|aux parfums au choix|in Sorten nach Wahl|de gustos a escollir
de leña|cooked over a wood fire|au feu de bois|auf Holzfeuer|a la llenya
con cebolla|with onions|aux oignons|mit Zwiebeln|amb ceba|con cebola
`
