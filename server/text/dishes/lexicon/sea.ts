/** Fish and seafood. How to read a line: read-lexicon.ts. */
export const sea = `
pescado,pescao|fish~|poisson|Fisch/-e|peix,peixet|peixe|arrain
pescado del día,pescado de lonja||||,peix de llotja
pescado blanco|||Weißfisch|
pescado azul|oily fish~|poisson gras|fetter Fisch|peix blau
pescaíto frito,pescadito frito,fritura de pescado f,fritura malagueña,fritura andaluza,frito gaditano m,fritada de pescado f,fritura,fritura mixta,pescaíto frito variado m,pescadito frito variado,fritura variada f,fritura variada de pescado|mixed fried fish~ (# with squid)|friture de poissons f (# calamars)|gemischter frittierter Fisch (# mit Tintenfisch)|fregit de peix,peixet fregit,fregida de peix f,fregit de peix variat m
marisco s|seafood|fruits de mer mp|Meeresfrüchte p|marisc m|" m|itsaski
mariscada|seafood platter|plateau de fruits de mer m|Meeresfrüchteplatte/-n|"
merluza|hake~|merlu m|Seehecht|lluç m|pescada|legatz
pescadilla,pijota|young hake~|merluchon m|junger Seehecht|llucet m
bacalao|cod~|morue f|Kabeljau|bacallà|bacallau,bacallao|bakailao
bacalaíto,bacaladilla f,bacaladito m,lirio|blue whiting~|merlan bleu|Blauer Wittling|maire
lubina,róbalo m|sea bass~|bar m|Wolfsbarsch|llobarro m|robaliza|lupia,lupina
dorada|gilthead bream~|daurade|Dorade/-n|orada|dourada|urraburu
salmón|salmon~|saumon|Lachs|salmó|"|izokin
trucha|trout~|truite|Forelle/-n|truita de riu|troita|amuarrain
atún|tuna~|thon|Thunfisch|tonyina f|"|atun
atún rojo|bluefin tuna~|||
bonito,bonito del norte|white tuna~|thon blanc|weißer Thunfisch|bonítol,bonítol del nord,tonyina blanca f||hegaluze
ventresca,ventresca de bonito,ventresca de atún|tuna belly~;% belly|ventrèche de thon;ventrèche de %|Thunfischbauch;Bauch vom %|" de tonyina,";ventresca de %
rape,pixín|monkfish~|lotte f|Seeteufel|rap|peixe sapo|zapo
fritos de pixín p,pixín frito|fried battered monkfish pieces|beignets de lotte|Seeteufelstücke im Backteig p|rap arrebossat m
sardina|sardine|sardine|Sardine/-n|"|sardiña|"
sardinilla,parrocha,xouba|small sardine|petite sardine|kleine Sardine/-n|sardineta|xouba
boquerón,bocarte|fresh anchovy|anchois frais|frische Sardelle/-n|seitó||bokarta,antxoa freskoa
boquerones al limón p|floured and fried anchovies with lemon|anchois farinés et frits au citron|bemehlte, frittierte Sardellen mit Zitrone p|
japuta en adobo,palometa en adobo|floured and fried marinated pomfret~|castagnole marinée, farinée et frite|marinierte, bemehlte und frittierte Brachsenmakrele|castanyola en adob
boquerones en vinagre p,boquerón en vinagre m|raw anchovies marinated in vinegar|anchois crus marinés au vinaigre|roh in Essig eingelegte Sardellen p|
boquerones fritos al limón p|lemon-marinated fried fresh anchovies|anchois frais frits marinés au citron|in Zitrone marinierte frittierte Sardellen p|
anchoa|anchovy|anchois m|Sardelle/-n|anxova||antxoa
gilda,gilda de anchoa|" (skewer of olive, anchovy and pickled chilli)|" (brochette d'olive, anchois et piment)|"/Gildas (Spieß mit Olive, Sardelle und Peperoni)
caballa|mackerel~|maquereau m|Makrele/-n|verat m|xarda|berdel
melva,melva canutera,canutera|frigate tuna~|" (petit thon)|" (kleine Thunfischart)
jurel,jurelo,chicharro|horse mackerel~|chinchard|Stöcker/-|sorell|xurelo|txitxarro
lenguado|sole~|sole f|Seezunge/-n|llenguado|linguado|mihi-arrain
filete de gallo,gallos mp|megrim~|cardine f|Flügelbutt|llisèria f|rapante,meiga f
rodaballo|turbot~|turbot|Steinbutt|turbot,rèmol||erreboilo
besugo|red sea bream~|dorade rose f|Seebrasse/-n|besuc|ollomol|bisigu
corvina|"~|courbine f|Adlerfisch|corball m
mero|grouper~|mérou|Zackenbarsch|anfós,nero
cherne,cherna f|wreckfish~|cernier|Wrackbarsch|dot
cabracho|scorpion fish~|rascasse f|Drachenkopf|escórpora f|escarapote|krabarroka
salmonete|red mullet~|rouget|Rotbarbe/-n|moll
pez espada,emperador|swordfish~|espadon|Schwertfisch|peix espasa,emperador|peixe espada|ezpata-arrain
cazón|dogfish~ (small shark)|chien de mer (petit requin)|Hundshai|caçó,musola f|"
marrajo|shark~|requin|Hai|marraix
cazón en adobo,bienmesabe de cazón,bienmesabe gaditano|floured and fried marinated dogfish~ (small shark)|chien de mer mariné, fariné et frit (petit requin)|marinierter, bemehlter und frittierter Hundshai|caçó en adob
rosada|pink ling~ (white fish)|abadèche rose (poisson blanc)|" (Seefisch)
palometa,japuta|pomfret~|castagnole|Brachsenmakrele/-n|castanyola
panga m|pangasius~|"|Pangasius
fletán,halibut|halibut~|flétan|Heilbutt|halibut
raya|skate~|raie|Rochen m|rajada|raia
congrio|conger eel~|congre|Meeraal|congre|congro
anguila|eel|anguille|Aal/-e|"|anguía|aingira
angula|baby eel|civelle|Glasaal/-e
gula|surimi elver|civelle de surimi|Surimi-Glasaal/-e
dentón|dentex~|denti|Zahnbrasse|déntol
sargo,jargo|white bream~|sar|Geißbrasse|sarg
tilapia|"~|" m|" m|tilàpia
surimi,palito de cangrejo,palito de surimi|"~|"|"|",palet de cranc
mojama,mojama de atún|cured tuna~|thon séché m|luftgetrockneter Thunfisch|moixama,moixama de tonyina
huevas p,hueva f|fish roe;% roe|œufs de poisson mp;œufs de %|Fischrogen;%rogen|ous de peix mp;ous de %
kokotxa,cococha|" (hake cheek);% cheek|" (joue de merlu)|"/Kokotxas (Seehechtbäckchen)|" (galta de lluç)||"
gamba|prawn|crevette|Garnele/-n|"||ganba
gambón|large prawn|grosse crevette f|Riesengarnele/-n|gambot
langostino|king prawn|gambas f|Riesengarnele/-n|llagostí|lagostino|otarrainxka
gambas al pil pil p,gambas pil pil|sizzling prawns in garlic and chilli oil|crevettes à l'huile, à l'ail et au piment fp|Garnelen in Knoblauch-Chili-Öl p|
cigala|Norway lobster|langoustine|Kaisergranat|escamarlà m
carabinero|scarlet prawn|gambon écarlate|rote Riesengarnele/-n|carabiner
camarón,quisquilla f|shrimp|crevette grise f|Sandgarnele/-n|quisquilla f
bogavante|lobster|homard|Hummer|llamàntol|lumbrigante|abakando
langosta|spiny lobster|langouste|Languste/-n|llagosta|lagosta|otarrain
cangrejo|crab|crabe|Krebs/-e +Krebs|cranc|cangrexo|karramarro
cangrejo de río|crayfish~|écrevisse f|Flusskrebs/-e|cranc de riu
buey de mar|brown crab|tourteau|Taschenkrebs/-e|bou de mar|boi de mar
centollo,txangurro,centolla f|spider crab|araignée de mer f|Seespinne/-n|cabra de mar f|centola f|txangurro
nécora,andarica|velvet crab|étrille|Schwimmkrabbe/-n|nècora
percebe|goose barnacle|pouce-pied|Entenmuschel/-n|",peu de cabra||lanperna
mejillón|mussel|moule f|Miesmuschel/-n +Muschel|musclo,clòtxina f|mexillón,meixillón|muskuilu
mejillón tigre,tigre,mejillones tigre mp|breaded mussel stuffed with béchamel/breaded mussels stuffed with béchamel|moule farcie à la béchamel, panée/moules farcies à la béchamel, panées f|panierte Miesmuschel mit Béchamel/panierte Miesmuscheln mit Béchamel|musclo farcit amb beixamel
mejillones a la marinera p,mejillones marinera,mejillones en salsa marinera,mocejones a la marinera|(wine and garlic)|moules marinières fp|Miesmuscheln in Weißwein-Tomaten-Soße p||mexillóns á mariñeira mp
almejas a la marinera p,almejas marinera,almejas en salsa marinera|(wine and garlic)|palourdes à la marinière|Venusmuscheln in Weißwein-Tomaten-Soße p||ameixas á mariñeira|txirlak marinel erara
almeja,chirla,almeja fina,almeja babosa,almeja japonesa,almeja de Carril|clam|palourde|Venusmuschel/-n|cloïssa|ameixa,almeixa|txirla
berberecho|cockle|coque f|Herzmuschel/-n|escopinya f||berberetxo
coquina,tellina|wedge clam|telline|Dreiecksmuschel/-n|tellina
navaja,longueirón m,muergo|razor clam|couteau m|Schwertmuschel/-n|navalla|navalla,longueirón m
vieira|scallop|noix de Saint-Jacques|Jakobsmuschel/-n|"||beira
zamburiña,volandeira|small scallop|pétoncle m|kleine Jakobsmuschel/-n|zamburinya
ostra|oyster|huître|Auster/-n|"||"
calamar,magano|squid~|"|Tintenfisch|"|lura f|txibia,kalamar
calamares a la romana p|battered squid rings|calamars à la romaine|panierte Tintenfischringe p|
chipirón,txipirón,calamarcito,calamarito|baby squid~|petit calamar|kleiner Tintenfisch/kleine Tintenfische|calamarset,calamarçó,xipiró,calamarsó|",lura pequena f|txipiroi
puntillita,puntillas fritas,puntilla!|fried baby squid~|petit calamar frit m|frittierter Baby-Tintenfisch/frittierte Baby-Tintenfische|calamarset fregit m
raba,raba de calamar,rabas de Santander fp|fried squid strips~|lamelles de calamar frites fp|frittierte Tintenfischstreifen p|tires de calamar fregides fp,rabes fp
sepia,jibia|cuttlefish~|seiche|"|sípia,sèpia,sepieta|xiba|txibia
choco|cuttlefish~|seiche f|Sepia|sípia f
choquito,sepionet,chopito,sepieta f|baby cuttlefish~|petite seiche f|kleine Sepia/kleine Sepien|sipionet,sepionet
pota|flying squid~|encornet m|Pfeilkalmar|canana
pulpo|octopus~|poulpe|Oktopus|pop,polp|polbo|olagarro
pulpito|baby octopus~|petit poulpe|kleiner Oktopus/kleine Oktopusse|popet
pulpo a la gallega,pulpo a feira|Galician-style octopus~ (boiled, with paprika and olive oil)||Oktopus auf galicische Art (mit Paprikapulver und Olivenöl)||polbo á feira
caracol|snail|escargot|Schnecke/-n|cargol,caragol|"|barraskilo
alga,wakame m,alga wakame|seaweed~|algue|Alge/-n|"
erizo de mar|sea urchin|oursin|Seeigel|eriçó de mar
zarzuela,zarzuela de pescado,zarzuela de marisco,zarzuela de pescado y marisco|"~ (fish and seafood stew)|" (ragoût de poissons et fruits de mer)|" (Fisch- und Meeresfrüchtetopf)|sarsuela de peix i marisc,sarsuela,sarsuela de peix
suquet,suquet de peix,suquet de pescado|"~ (Catalan fish stew, # with almonds);% " (Catalan stew, # with almonds)|" (ragoût de poisson catalan, # aux amandes);" de % (ragoût catalan, # aux amandes)|" (katalanischer Fischtopf, # mit Mandeln);" mit % (katalanischer Topf, # mit Mandeln)|" de peix,";" de %
marmitako,marmitako de bonito,marmitako de atún|"~ (tuna and potato stew);" with % (potato stew)|" (ragoût de thon et pommes de terre);" de % (ragoût de pommes de terre)|" n (Thunfisch-Kartoffel-Eintopf);" mit % (Kartoffeleintopf)|" (guisat de tonyina i patates)||"
all i pebre,all i pebre de anguila,all i pebre de anguilas|"~ (eel in garlic and paprika sauce);" of % (in garlic and paprika sauce)|" (anguille à l'ail et au paprika);" de % (à l'ail et au paprika)|" n (Aal in Knoblauch-Paprika-Soße);" mit % (Knoblauch-Paprika-Soße)|" d'anguila,";" de %
atascaburras m,atascaburras manchego|"~ (salt cod and potato mash with garlic, egg and ## walnuts)|" (purée de morue et pommes de terre à l'ail, œuf et # noix)|" n (Kabeljau-Kartoffel-Stampf mit Knoblauch, Ei und ## Walnüssen)
ajoarriero,ajo arriero|"~ (salt cod with garlic)|" (morue à l'ail)|" (Kabeljau mit Knoblauch)|"
brandada,brandada de bacalao|brandade~ (creamed salt cod)|brandade de morue|Brandade (Kabeljaupüree)|" de bacallà,"
esqueixada (ensalada de bacalao crudo),esqueixada de bacalao|"~ (shredded raw salt cod salad)|" (salade de morue crue effilochée)|" (Salat mit rohem Kabeljau)|" de bacallà,"
esgarraet,esgarraet valenciano|"~ (roasted red pepper and salt cod)|" (poivron rôti et morue)|" n (geröstete Paprika mit Kabeljau)
caldeirada,caldeirada de pescado|"~ (fish and potato stew);% " (stew with potatoes)|" (ragoût de poisson et pommes de terre);" de % (ragoût aux pommes de terre)|" (Fischtopf mit Kartoffeln);" mit % (Eintopf mit Kartoffeln)|" de peix;" de %
caldereta de langosta||||caldereta de llagosta
salpicón de marisco,salpicón de mariscos||salade froide de fruits de mer f||amanida freda de marisc f
tortillita de camarones,tortilla de camarones,tortillita de camarón,tortilla de camarón|crispy shrimp fritter|beignet croustillant de crevettes m|knuspriges Garnelenküchlein|tortilleta de camarons
pastel de cabracho|scorpion fish terrine|terrine de rascasse f|Drachenkopf-Terrine/-n|
tortillita de bacalao,tortilla de bacalao frita|salt cod fritter|beignet de morue m|Kabeljauküchlein/-|truiteta de bacallà
trucha a la navarra,trucha navarra|(with cured ham)|(au jambon cru)|(mit rohem Schinken)|(amb pernil)
marrajo en adobo|fried marinated shark~|requin mariné et frit|marinierter frittierter Hai|marraix en adob
galera|mantis shrimp|squille|Heuschreckenkrebs/-e
ensaladilla de pulpo||salade de pommes de terre au poulpe et mayonnaise||
ensaladilla de bacalao||salade de pommes de terre à la morue et mayonnaise||
ensaladilla de cangrejo||salade de pommes de terre au crabe et mayonnaise||
merluzón,merluza de pincho f,merluza del pincho|line-caught hake~|merlu de ligne|mit der Angel gefangener Seehecht|lluç de palangre
merluza Orly,merluza a la Orly|battered hake~|merlu en beignet m|Seehecht im Backteig|lluç arrebossat m
gambas Orly p,gambas a la Orly,gambas a la gabardina,gambas en gabardina,gambas con gabardina|battered prawns|crevettes en beignet|Garnelen im Backteig p|gambes amb gavardina
langostinos Orly p,langostinos a la gabardina|battered king prawns|gambas en beignet fp|Riesengarnelen im Backteig p|llagostins amb gavardina
langostinos Villeroy p|breaded king prawns in béchamel|gambas panées à la béchamel fp|panierte Riesengarnelen in Béchamel p|llagostins a la Villeroy
langostino tigre,langostinos tigre mp|tiger prawn|crevette tigrée f|Tigergarnele/-n|llagostí tigre/llagostins tigre
cogote,nuca f|hake collar~;% collar~|collet de merlu;collet de %|Nackenstück vom Seehecht;Nackenstück vom %|clatell de lluç;clatell de %
cola!|tail;%|queue|Schwanzstück/-e;& vom %/&e vom %|cua
centro de merluza,tronco de merluza,corte de merluza|hake fillet cut|tronçon de merlu m|Seehechtstück/-e|tall de lluç m
centro!,tronco!,suprema|fillet;%|filet|Filet/-s|tall
sea meat: tajada|piece;& of %|morceau|Stück n;& vom %|tall
tajada de bacalao|battered cod chunk|morceau de morue en beignet m|Kabeljaustück im Backteig/Kabeljaustücke im Backteig|tall de bacallà arrebossat/talls de bacallà arrebossats m
suprema de pollo|chicken breast|suprême de poulet m|Hähnchenbrust|suprema de pollastre
delicias de merluza p,varitas de merluza,bastones de merluza mp,palitos de merluza|breaded hake fingers|bâtonnets de merlu panés mp|Seehechtstäbchen p|bastonets de lluç arrebossats mp
delicias de pescado p,varitas de pescado,palitos de pescado mp|breaded fish fingers|bâtonnets de poisson panés mp|Fischstäbchen p|bastonets de peix arrebossats mp
skrei,bacalao skrei|" cod~ (Norwegian winter cod)|cabillaud "|"-Kabeljau (Winterkabeljau)|bacallà "
bacalao fresco||cabillaud||bacallà fresc
abadejo|pollack~|lieu jaune|Pollack|"|abadexo
carbonero!,fogonero|coley~|lieu noir|Seelachs|carboner
faneca|pouting~ (small white fish)|tacaud m (petit poisson blanc)|Franzosendorsch|"
maruca|ling~|lingue|Leng
hueva de maruca|cured ling roe~|œufs de lingue séchés mp|getrockneter Leng-Rogen|
hueva de mújol|mullet roe~|||
maragota,pinto m!|wrasse~|vieille (poisson)|Lippfisch|grívia
mújol,múgil,lisa f!|grey mullet~|mulet|Meeräsche|llissa f|muxo
pargo,bocinegro,sama f!,urta,hurta|sea bream~|pagre|Meerbrasse/-n|pagre|prago
herrera!,mojarra,breca,aligote m,chopa f!,besuguito m|sea bream~|petite dorade|Brasse/-n|mabre m
vieja! (pescado)|parrotfish~|poisson-perroquet m|Papageifisch|peix lloro m
virrey,palometa roja f|alfonsino~ (red bream)|béryx|Kaiserbarsch|alfonsí
gallo a la plancha|grilled megrim~ (flatfish)|cardine grillée f (poisson plat)|Flügelbutt vom Grill|llisèria a la planxa f
gallo rebozado,gallo a la romana,gallo frito|fried megrim~ (flatfish, floured or battered)|cardine frite f (poisson plat, farinée ou en beignet)|frittierter Flügelbutt (in Mehl oder Backteig)|llisèria arrebossada f
pez gallo|megrim~ (flatfish)|cardine f (poisson plat)|Flügelbutt|llisèria f
pez de San Pedro,gallo San Pedro,gallo pedro,San Pedro!,San Martiño!,gallo de San Pedro|John Dory~|saint-pierre|Petersfisch|gall de Sant Pere|sanmartiño
gallineta|redfish~|sébaste m|Rotbarsch
rubio!,bejel,escacho m,perlón|gurnard~|grondin|Knurrhahn|lluerna f
lenguadina,acedía,lenguadito m|small sole|petite sole|kleine Seezunge/-n|llenguado petit/llenguados petits m,llenguadina f
pez limón,hamachi|amberjack~|sériole f|Gelbschwanzmakrele|verderol
pez mantequilla|butterfish~|escolier|Butterfisch|peix mantega
pez sable|scabbardfish~|sabre|Degenfisch|peix sabre
perca|perch~|perche|Barsch
esturión|sturgeon~|esturgeon|Stör|esturió
tenca|tench~|tanche|Schleie/-n
barbo|barbel~|barbeau|Barbe|barb
trucha asalmonada|salmon trout~|truite saumonée|Lachsforelle/-n|truita de riu asalmonada
lamprea|lamprey~|lamproie|Neunauge n|llampresa
lamprea a la bordelesa,lamprea estilo Burdeos|lamprey Bordeaux-style~ (in its blood and red wine)|(au sang et vin rouge)|Neunauge nach Bordeaux-Art n (in Blut und Rotwein)||lamprea á bordelesa
morena!|moray eel~|murène|Muräne
pintarroja,tintorera,caella,tollo m,mielga f!,golayo m,musola f|small shark~|petit requin m|kleiner Hai|tauró petit m
cap roig|scorpion fish~|rascasse f|Drachenkopf|cap-roig
raor,galán!|razorfish~|rason|Schermesserfisch
gerret,chucla f|picarel~ (small fish)|picarel (petit poisson)|Schnauzenbrasse (kleiner Fisch)
pejerrey,pejerreyes mp,chanquete m|tiny fish~|tout petit poisson/tout petits poissons|kleiner Fisch/kleine Fische|joell
verdel,sarda f!,berdel m|mackerel~|maquereau|Makrele/-n|verat|xarda f|berdel
atún rojo de almadraba,atún de almadraba|trap-caught bluefin tuna~|thon rouge de madrague|roter Thunfisch aus der Almadraba|tonyina vermella d'almadrava f
ijada de atún,atún de ijar m,ijar de atún,ijada f|tuna belly~|ventrèche de thon|Thunfischbauch|ventresca de tonyina
parpatana,parpatana de atún|tuna collar~|collier de thon m|Thunfischkragen|collar de tonyina m
tarantelo de atún,tarantelo,morrillo de atún,galete de atún m,facera de atún f,contramormo de atún m,descargamento de atún|choice cut of tuna~|morceau de choix de thon|edles Thunfischstück|peça escollida de tonyina f
sardina arenque,sardina salada|salted sardine|sardine salée|Salzsardine/-n|arengada
arenque|herring~|hareng|Hering|areng
capellán!|dried blue whiting~|petite morue séchée f|getrockneter Zwergdorsch|capellà
calamar de potera|||geangelter Tintenfisch
calamar chiquito,sepionet sucio m|baby squid or cuttlefish cooked whole in its ink~|petit calamar entier|kleiner ganzer Tintenfisch/kleine ganze Tintenfische|sipió brut
aro de calamar,anilla de calamar f|(# fried)|(# frit)|(# frittiert)|
aro|ring;%|anneau/-x|Ring/-e|anella f
aros de cebolla p|battered onion rings|rondelles d'oignon en beignet fp|Zwiebelringe im Backteig p|
rejo,rejos de pota mp,rejos de calamar|squid tentacle|tentacule de calamar|Tintenfischtentakel/-|tentacle de calamar
pata de pulpo,rejo de pulpo m,tentáculo de pulpo|octopus leg|tentacule de poulpe m|Oktopusarm/-e|pota de pop
begi haundi,begihaundi|large line-caught squid~|gros calamar|großer Tintenfisch|calamar gros||"
volador!|flying squid~|encornet|Pfeilkalmar|canana f
gamba de cristal|tiny fried prawn|toute petite crevette frite|winzige frittierte Garnele/-n|gambeta de vidre
gamba pelada||crevette décortiquée|
gambita|small prawn|petite crevette|kleine Garnele/-n|gambeta
gambas Vilafranca p|prawns in batter|crevettes en beignet|Garnelen im Backteig p|gambes Vilafranca
torpedo,torpedo de langostino,langostino en panko,langostino crujiente|breaded king prawn|gambas panées f|panierte Riesengarnele/-n|llagostí arrebossat
cigalita|small Norway lobster|petite langoustine|kleiner Kaisergranat|escamarlanet m
alistado|striped red prawn|crevette rayée f|rote Garnele/-n|gamba llistada f
santiaguiño|slipper lobster|petite cigale de mer f|Bärenkrebs/-e|cigala de mar f
bocas de la Isla p,bocas!,boca f!|fiddler crab claws|pinces de crabe violoniste|Winkerkrabbenscheren p|boques de cranc
pata rusa,patas de cangrejo fp|crab legs~|pattes de crabe fp|Krabbenbeine p|potes de cranc fp
buey de mar relleno,centollo relleno|stuffed crab|crabe farci||
mejillón relleno|stuffed mussels in breadcrumbs~|moules farcies panées fp|gefüllte panierte Miesmuscheln p|musclos farcits mp
mejillón de roca|rock mussel|moule de roche f|Felsenmuschel/-n|musclo de roca
clóchina,clóchina valenciana|Valencian mussel|moule de Valence|valencianische Miesmuschel/-n|clòtxina
concha fina,corruco m|large clam (# raw)|grosse palourde (# crue)|große Venusmuschel/-n (# roh)|petxina
ostión|large oyster|grosse huître f|große Auster/-n|ostió
ostra natural|fresh raw oyster|huître nature/huîtres nature|frische rohe Auster/-n|ostra al natural
bígaro,caramujo,burgaíllo,caramuxo,magurio|periwinkle|bigorneau|Strandschnecke/-n|caragolí
cañaílla,búsano m|sea snail|murex m|Meeresschnecke/-n|cornet m
lapa,llámpara,llámpares fp|limpet|patelle|Napfschnecke/-n|pegellida
erizo!,oricio,erizos mp|sea urchin|oursin|Seeigel/-|eriçó de mar|ourizo de mar|itsas triku
ortiguilla|sea anemone (# fried)|anémone de mer (# frite)|Seeanemone/-n (# frittiert)|ortiga de mar/ortigues de mar
caviar|"~|"|Kaviar
caviar de salmón,huevas de salmón fp|salmon roe~|œufs de saumon mp|Lachskaviar|ous de salmó mp
zarzuela de rape|monkfish and seafood stew|ragoût de lotte et fruits de mer m|Seeteufel-Meeresfrüchte-Topf|sarsuela de rap
salsa americana|shellfish sauce~ (tomato and brandy)|(crustacés, tomate et cognac)|Krustentiersoße (Tomaten und Weinbrand)
callos de bacalao p|cod swim bladders|tripes de morue fp|Kabeljaukutteln p|tripa de bacallà fs
morro de bacalao|thick cod fillet|dos de morue|dickes Kabeljaufilet/dicke Kabeljaufilets|
carrillera de rape,cocochas de rape fp|monkfish cheeks~|joues de lotte fp|Seeteufelbäckchen p|galtes de rap fp
cococha de merluza,kokotxa de merluza||joue de merlu|Seehechtbäckchen|galta de lluç
anchoa albardada|battered fresh anchovy|anchois frais en beignet m|frische Sardelle im Backteig/frische Sardellen im Backteig|seitó arrebossat m
merluza negra|Patagonian toothfish~|légine|Schwarzer Seehecht|
taquito|bite-size piece;& of %/&s of %|dé|Würfel/-|dau
angulas de Aguinaga p|baby eels|civelles|Glasaale p|angules
pescado de roca,pez de roca|rockfish~|poisson de roche|Felsenfisch|peix de roca
sardina asada|grilled sardine|sardine grillée|gegrillte Sardine/-n|sardina a la brasa|sardiña asada
migas de bacalao p,desmigado de bacalao m|shredded salt cod|morue effilochée f|zerpflückter Kabeljau|bacallà esqueixat m|faragullas de bacallau
boquerones victorianos p,boquerones malagueños|small fried fresh anchovies|petits anchois frais frits|kleine frittierte Sardellen p|seitons fregits petits p
cabeza de rape|monkfish head|tête de lotte|Seeteufelkopf|cap de rap m
machote|sea bream~|denti|Zahnbrasse|déntol
rape amariscado,pixín amariscado|monkfish in seafood sauce~|lotte sauce aux fruits de mer f|Seeteufel in Meeresfrüchtesoße|rap amb marisc
pixín alangostado,rape alangostado|monkfish cooked lobster-style with paprika~ (no lobster)|lotte façon langouste au paprika f (sans langouste)|Seeteufel nach Langustenart mit Paprika (ohne Languste)|rap a l'estil de llagosta
churros de pescado p,churro de pescado m|battered fish strips|lanières de poisson en beignet|Fischstreifen im Backteig p|tires de peix arrebossades p
pez volador|flying fish~|poisson volant|fliegender Fisch|peix volador
muslitos de cangrejo p,muslitos de mar|breaded surimi claws (fish)|pinces de surimi panées fp|panierte Surimi-Scheren p (Fisch)|pinces de surimi arrebossades fp
calamar relleno,chipirón relleno|stuffed squid~ (## with meat);squid stuffed with %~|($)|gefüllter Tintenfisch (## mit Fleisch);mit % &|
`
