/** Fish and seafood. How to read a line: read-lexicon.ts. */
export const sea = `
pescado,pescao|fish~|poisson|Fisch/-e|peix,peixet|peixe|arrain
pescado del día,pescado de lonja|fish of the day~|poisson du jour|Fisch des Tages|peix del dia,peix de llotja,peix de roca
pescado blanco|white fish~|poisson blanc|Weißfisch|peix blanc
pescado azul|oily fish~|poisson gras|fetter Fisch|peix blau
pescaíto frito,pescadito frito,pescaditos fritos,fritura de pescado f,fritura malagueña,fritura andaluza,frito gaditano m,fritada de pescado f,fritura,fritura mixta,pescaíto frito variado m,pescadito frito variado,fritura variada f,fritura variada de pescado|mixed fried fish~|friture de poissons f|gemischter frittierter Fisch|fregit de peix,peixet fregit,fregida de peix f,fregit de peix variat m
marisco ms|seafood|fruits de mer mp|Meeresfrüchte p|marisc m|" m|itsaski
mariscada f|seafood platter|plateau de fruits de mer m|Meeresfrüchteplatte/-n f|"|"
merluza f|hake~|merlu m|Seehecht|lluç m|pescada|legatz
pescadilla f,pijota|young hake~|merluchon m|junger Seehecht|llucet m
bacalao|cod~|morue f|Kabeljau|bacallà|bacallau,bacallao|bakailao
bacalaíto,bacaladilla f,bacaladito m,lirio|blue whiting~|merlan bleu|Blauer Wittling|maire|lirio
lubina f,róbalo m|sea bass~|bar m|Wolfsbarsch|llobarro m|robaliza|lupia
dorada f|gilthead bream~|daurade|Dorade/-n f|orada|dourada|urraburu
salmón|salmon~|saumon|Lachs|salmó|"|izokin
trucha f|trout~|truite|Forelle/-n f|truita de riu|troita|amuarrain
atún|tuna~|thon|Thunfisch|tonyina f|"|hegaluze,atun
atún rojo|bluefin tuna~|thon rouge|roter Thunfisch|tonyina vermella f
bonito,bonito del norte|white tuna~|thon blanc|weißer Thunfisch|bonítol,bonítol del nord,tonyina blanca f|"|hegaluze
ventresca f,ventresca de bonito,ventresca de atún|tuna belly~;% belly|ventrèche de thon;ventrèche de %|Thunfischbauch;Bauch von %|" de tonyina,"
rape,pixín|monkfish~|lotte f|Seeteufel|rap|peixe sapo,"|zapo
fritos de pixín mp,pixín frito|fried battered monkfish pieces|beignets de lotte|Seeteufelstücke im Backteig p|rap arrebossat m
sardina f|sardine|sardine|Sardine/-n f|"|sardiña|"
xouba f,parrocha,sardinilla|small sardine|petite sardine|kleine Sardine/-n f|sardineta|"
boquerón,bocarte|fresh anchovy|anchois frais|frische Sardelle/-n f|seitó|bocarte|bokarta,antxoa freskoa
boquerones al limón mp|floured and fried anchovies with lemon|anchois farinés et frits au citron|bemehlte, frittierte Sardellen mit Zitrone p|seitons a la llimona
japuta en adobo f,palometa en adobo|floured and fried marinated pomfret~|castagnole marinée, farinée et frite|marinierte, bemehlte und frittierte Brachsenmakrele f|castanyola en adob
boquerones en vinagre mp,boquerón en vinagre m|raw anchovies marinated in vinegar|anchois crus marinés au vinaigre|roh in Essig eingelegte Sardellen p|seitons en vinagre
boquerones fritos al limón mp|lemon-marinated fried fresh anchovies|anchois frais frits marinés au citron|in Zitrone marinierte frittierte Sardellen p|seitons fregits a la llimona
anchoa f|anchovy|anchois m|Sardelle/-n f|anxova|"|antxoa
gilda f,gilda de anchoa|" (skewer of olive, anchovy and pickled chilli)|" (brochette d'olive, anchois et piment)|"/Gildas f (Spieß mit Olive, Sardelle und Peperoni)|"
caballa f|mackerel~|maquereau m|Makrele/-n f|verat m|xarda|berdel
melva f,melva canutera,canutera|frigate tuna~|" (petit thon)|" f (kleine Thunfischart)|"
jurel,chicharro|horse mackerel~|chinchard|Stöcker/-|sorell|xurelo|txitxarro
lenguado|sole~|sole f|Seezunge/-n f|llenguado|linguado|mihi-arrain
filete de gallo,gallos mp|megrim~|cardine f|Flügelbutt|bruixa f|rapante,meiga f
rodaballo|turbot~|turbot|Steinbutt|turbot,rèmol|"|erreboilo
besugo|red sea bream~|pageot|Seebrasse/-n f|besuc|ollomol|bisigu
corvina f|"~|maigre m|Adlerfisch|corball m|"
mero|grouper~|mérou|Zackenbarsch|anfós,nero
cherne,cherna f|wreckfish~|cernier|Wrackbarsch|dot
cabracho|scorpion fish~|rascasse f|Drachenkopf|escórpora f|escarapote|krabarroka
salmonete|red mullet~|rouget|Rotbarbe/-n f|moll|"
pez espada,emperador|swordfish~|espadon|Schwertfisch|peix espasa,emperador|peixe espada|ezpata-arrain
cazón|dogfish~ (small shark)|chien de mer (petit requin)|Hundshai|caçó,musola f|"
marrajo|shark~|requin|Hai|marraix
cazón en adobo,bienmesabe de cazón,bienmesabe gaditano|floured and fried marinated dogfish~ (small shark)|chien de mer mariné, fariné et frit (petit requin)|marinierter, bemehlter und frittierter Hundshai|caçó en adob
rosada f|pink ling~ (white fish)|abadèche rose (poisson blanc)|" f (Weißfisch)|"
palometa f,japuta|pomfret~|castagnole|Brachsenmakrele/-n f|castanyola|"
panga|pangasius~|"|Pangasius|"
fletán,halibut|halibut~|flétan|Heilbutt|halibut
raya f|skate~|raie|Rochen|rajada|raia
congrio|conger eel~|congre|Meeraal|congre|congro
anguila f|eel|anguille|Aal/-e|"|anguía|aingira
angula f|baby eel|civelle|Glasaal/-e|"
gula f|surimi elver|civelle de surimi|Surimi-Glasaal/-e|"
dentón|dentex~|denti|Zahnbrasse f|déntol
sargo,jargo|white bream~|sar|Geißbrasse f|sarg|"
tilapia f|"~|" m|"|tilàpia
surimi,palito de cangrejo,palito de surimi|"~|"|"|",palet de cranc
mojama f,mojama de atún|cured tuna~|thon séché m|luftgetrockneter Thunfisch|moixama,moixama de tonyina
huevas fp,hueva f|fish roe;% roe|œufs de poisson mp;œufs de %|Fischrogen|ous de peix mp
kokotxa f,cococha|" (hake cheek);% cheek|" (joue de merlu)|"/Kokotxas f (Seehechtbäckchen)|" (galta de lluç)|cococha|"
gamba f|prawn|crevette|Garnele/-n f|"|"|ganba
gambón|large prawn|grosse crevette f|Riesengarnele/-n f|gambot
langostino|king prawn|gambas f|Riesengarnele/-n f|llagostí|lagostino|otarrainxka
cigala f|Norway lobster|langoustine|Kaisergranat|escamarlà m|"
carabinero|scarlet prawn|gambon écarlate|rote Riesengarnele/-n f|carabiner
camarón,quisquilla f|shrimp|crevette grise f|Sandgarnele/-n f|quisquilla f
bogavante|lobster|homard|Hummer|llamàntol|lumbrigante|abakando
langosta f|spiny lobster|langouste|Languste/-n f|llagosta|lagosta|otarrain
cangrejo|crab|crabe|Krebs/-e +Krebs|cranc|cangrexo|karramarro
cangrejo de río|crayfish~|écrevisse f|Flusskrebs/-e|cranc de riu
buey de mar|brown crab|tourteau|Taschenkrebs/-e|bou de mar|boi de mar
txangurro,centollo,centolla f|spider crab|araignée de mer f|Seespinne/-n f|cabra de mar f|centola f|"
nécora f|velvet crab|étrille|Schwimmkrabbe/-n f|nècora|"
percebe|goose barnacle|pouce-pied|Entenmuschel/-n f|",peu de cabra|"|lanperna
mejillón|mussel|moule f|Miesmuschel/-n f +Muschel|musclo,clòtxina f|mexillón,meixillón|muskuilu
mejillón tigre,tigre,mejillones tigre mp|breaded mussel stuffed with béchamel/breaded mussels stuffed with béchamel|moule farcie à la béchamel, panée/moules farcies à la béchamel, panées f|panierte Miesmuschel mit Béchamel/panierte Miesmuscheln mit Béchamel f|musclo farcit
almeja f,chirla,almeja fina,almeja babosa,almeja japonesa,almeja de Carril|clam|palourde|Venusmuschel/-n f|cloïssa|ameixa|txirla
berberecho|cockle|coque f|Herzmuschel/-n f|escopinya f|"|berberetxo
coquina f,tellina|wedge clam|telline|Dreiecksmuschel/-n f|tellina
navaja f,longueirón m,muergo|razor clam|couteau m|Schwertmuschel/-n f|navalla|navalla,longueirón m|datil
vieira f|scallop|noix de Saint-Jacques|Jakobsmuschel/-n f|"|"|beira
zamburiña f,volandeira|small scallop|pétoncle m|kleine Jakobsmuschel/-n f|petxina variada|"
ostra f|oyster|huître|Auster/-n f|"|"|"
calamar|squid~|"|Tintenfisch|"|lura f|txibia,kalamar
calamares a la romana mp|battered squid rings|calamars à la romaine|panierte Tintenfischringe p|calamars a la romana
chipirón,txipirón,calamarcito,calamarito|baby squid~|petit calamar|kleiner Tintenfisch/kleine Tintenfische|calamarset,calamarçó,xipiró,calamarsó|",lura pequena f|txipiroi
puntillita f,puntillitas fritas fp,puntillas fritas|fried baby squid~|petit calamar frit m|frittierter Baby-Tintenfisch/frittierte Baby-Tintenfische|calamarset fregit m,calamarsets fregits mp
raba f|fried squid strips~|lamelles de calamar frites fp|frittierte Tintenfischstreifen p|tires de calamar fregides fp,rabes fp
sepia f,jibia|cuttlefish~|seiche|" f|sípia,sèpia,sepieta|xiba|txibia
choco|cuttlefish~|seiche f|Sepia f|sípia f|"
choquito,sepionet,chopito,sepieta f|baby cuttlefish~|petite seiche f|kleine Sepia/kleine Sepien f|sipionet,sepionet
pota f|flying squid~|encornet m|Pfeilkalmar|canana|"
pulpo|octopus~|poulpe|Oktopus|pop,polp|polbo,"|olagarro
pulpito|baby octopus~|petit poulpe|kleiner Oktopus/kleine Oktopusse|popet
pulpo a la gallega,pulpo a feira|Galician-style octopus~ (boiled, with paprika and olive oil)|poulpe à la galicienne (paprika et huile d'olive)|Oktopus auf galicische Art (mit Paprika und Olivenöl)|pop a la gallega|polbo á feira
caracol|snail|escargot|Schnecke/-n f|cargol,caragol|"|barraskilo
alga f,wakame m|seaweed~|algue|Alge/-n f|"|"
erizo de mar|sea urchin|oursin|Seeigel|eriçó de mar
zarzuela f,zarzuela de pescado,zarzuela de marisco,zarzuela de pescado y marisco|"~ (fish and seafood stew)|" (ragoût de poissons et fruits de mer)|" f (Fisch- und Meeresfrüchtetopf)|sarsuela,sarsuela de peix,sarsuela de peix i marisc
suquet,suquet de peix,suquet de pescado|"~ (Catalan fish stew, usually with almonds);% " (Catalan stew, usually with almonds)|" (ragoût de poisson catalan, souvent aux amandes);" de % (ragoût catalan, souvent aux amandes)|" (katalanischer Fischtopf, meist mit Mandeln);" mit % (katalanischer Topf, meist mit Mandeln)|" de peix,";" de %
marmitako,marmitako de bonito,marmitako de atún|"~ (tuna and potato stew);" with % (potato stew)|" (ragoût de thon et pommes de terre);" de % (ragoût de pommes de terre)|" n (Thunfisch-Kartoffel-Eintopf);" mit % (Kartoffeleintopf)|" (guisat de tonyina i patates)|"|"
all i pebre,all i pebre de anguila,all i pebre de anguilas|"~ (eel in garlic and paprika sauce);" of % (in garlic and paprika sauce)|" (anguille à l'ail et au paprika);" de % (à l'ail et au paprika)|" n (Aal in Knoblauch-Paprika-Soße);" mit % (Knoblauch-Paprika-Soße)|" d'anguila,";" de %
atascaburras,atascaburras manchego|"~ (salt cod and potato mash with garlic, egg and often walnuts)|" (purée de morue et pommes de terre à l'ail, œuf et souvent noix)|" n (Stockfisch-Kartoffel-Stampf mit Knoblauch, Ei und oft Walnüssen)|"
ajoarriero,ajo arriero|"~ (salt cod with garlic)|" (morue à l'ail)|" (Stockfisch mit Knoblauch)|allarrier
brandada f,brandada de bacalao|brandade~ (creamed salt cod)|brandade de morue|Brandade f (Stockfischpüree)|" de bacallà,"
esqueixada f (ensalada de bacalao crudo),esqueixada de bacalao|"~ (shredded raw salt cod salad)|" (salade de morue crue effilochée)|" f (Salat mit rohem Stockfisch)|" de bacallà,"
esgarraet,esgarraet valenciano|"~ (roasted red pepper and salt cod)|" (poivron rôti et morue)|" n (geröstete Paprika mit Stockfisch)|"
caldeirada f,caldereta de pescado,caldeirada de pescado|"~ (fish and potato stew);% " (stew with potatoes)|" (ragoût de poisson et pommes de terre);" de % (ragoût aux pommes de terre)|" f (Fischtopf mit Kartoffeln);" mit % (Eintopf mit Kartoffeln)|" de peix;" de %|"
caldereta de langosta f|spiny lobster stew|ragoût de langouste m|Langusteneintopf|caldereta de llagosta
salpicón de marisco,salpicón de mariscos|cold seafood salad|salade froide de fruits de mer f|kalter Meeresfrüchtesalat|amanida freda de marisc f
tortillita de camarones f,tortilla de camarones,tortillita de camarón,tortilla de camarón|crispy shrimp fritter|beignet croustillant de crevettes m|knuspriges Garnelenküchlein n|tortilleta de camarons
pastel de cabracho|scorpion fish terrine|terrine de rascasse f|Drachenkopf-Terrine/-n f|pastís d'escórpora
tortillita de bacalao f,tortilla de bacalao frita|salt cod fritter|beignet de morue m|Kabeljauküchlein/- n|bunyol de bacallà m
trucha a la navarra f|trout Navarre-style (with cured ham)|truite à la navarraise (au jambon cru)|Forelle nach Navarra-Art f (mit rohem Schinken)|truita a la navarresa
marrajo en adobo|fried marinated shark~|requin mariné et frit|marinierter frittierter Hai|marraix en adob
galera f|mantis shrimp|squille|Heuschreckenkrebs/-e|"
ensaladilla de pulpo f|octopus and potato salad with mayonnaise|salade de pommes de terre au poulpe et mayonnaise|Kartoffelsalat mit Oktopus und Mayonnaise|ensaladilla de pop
ensaladilla de bacalao f|cod and potato salad with mayonnaise|salade de pommes de terre à la morue et mayonnaise|Kartoffelsalat mit Kabeljau und Mayonnaise|ensaladilla de bacallà
ensaladilla de cangrejo f|crab and potato salad with mayonnaise|salade de pommes de terre au crabe et mayonnaise|Kartoffelsalat mit Krebs und Mayonnaise|ensaladilla de cranc
merluzón,merluza de pincho f,merluza del pincho|line-caught hake~|merlu de ligne|mit der Angel gefangener Seehecht|lluç de palangre
merluza Orly f,merluza a la Orly|battered hake~|merlu en beignet m|Seehecht im Backteig|lluç arrebossat m
gambas Orly fp,gambas a la Orly,gambas a la gabardina,gambas en gabardina,gambas con gabardina|battered prawns|crevettes en beignet|Garnelen im Backteig p|gambes amb gavardina
langostinos Orly mp,langostinos a la gabardina|battered king prawns|gambas en beignet fp|Riesengarnelen im Backteig p|llagostins amb gavardina
langostinos Villeroy mp|breaded king prawns in béchamel|gambas panées à la béchamel fp|panierte Riesengarnelen in Béchamel p|llagostins a la Villeroy
langostino tigre,langostinos tigre mp|tiger prawn|crevette tigrée f|Tigergarnele/-n f|llagostí tigre/llagostins tigre
cogote,cogote de merluza,nuca f,nuca de merluza|hake neck cut~;% neck cut~|collet de merlu;collet de %|Nackenstück vom Seehecht n;Nackenstück vom %|clatell de lluç;clatell de %
cola f!|tail;%|queue|Schwanzstück/-e n;Schwanzstück vom %/Schwanzstücke vom %|cua
cola de merluza f,centro de merluza m,tronco de merluza,corte de merluza|hake fillet cut|tronçon de merlu m|Seehechtstück/-e n|tall de lluç m
centro!,tronco!,tajada f,suprema,lomito m|fillet;%|filet|Filet/-s n|tall
tajada de bacalao f|battered cod piece|morceau de morue en beignet m|Kabeljaustück im Backteig/Kabeljaustücke im Backteig n|tall de bacallà arrebossat/talls de bacallà arrebossats m
suprema de pollo f|chicken breast|suprême de poulet m|Hähnchenbrust f|suprema de pollastre
delicias de merluza fp,varitas de merluza,bastones de merluza mp,palitos de merluza|breaded hake pieces|bâtonnets de merlu panés mp|panierte Seehechtstücke p|bastonets de lluç arrebossats mp
delicias de pescado fp,varitas de pescado,palitos de pescado mp|breaded fish pieces|bâtonnets de poisson panés mp|Fischstäbchen p|bastonets de peix arrebossats mp
skrei,bacalao skrei|" cod~ (Norwegian winter cod)|cabillaud "|"-Kabeljau (Winterkabeljau)|bacallà "
bacalao fresco|fresh cod~|cabillaud|frischer Kabeljau|bacallà fresc
abadejo|pollack~|lieu jaune|Pollack|"|abadexo
carbonero!,fogonero|coley~|lieu noir|Seelachs|carboner
faneca f|pouting~ (small white fish)|tacaud m (petit poisson blanc)|Franzosendorsch|"|"
maruca f|ling~|lingue|Leng|"
hueva de maruca f|cured ling roe~|œufs de lingue séchés mp|getrockneter Leng-Rogen|ous de maruca mp
hueva de mújol f|mullet roe~|œufs de mulet mp|Meeräschenrogen|ous de llissa mp
maragota f,pinto m!|wrasse~|vieille (poisson)|Lippfisch|grívia|"
mújol,múgil,lisa f!|grey mullet~|mulet|Meeräsche f|llissa f|muxo
pargo,bocinegro,sama f!,urta,hurta|sea bream~|pagre|Meerbrasse/-n f|pagre|prago
herrera f!,mojarra,breca,aligote m,chopa f!,besuguito m|sea bream~|petite dorade|Brasse/-n f|mabre m
vieja f!|parrotfish~|poisson-perroquet m|Papageifisch|vella
virrey,palometa roja f|alfonsino~ (red bream)|béryx|Kaiserbarsch|alfonsí
gallo a la plancha|grilled megrim~ (flatfish)|cardine grillée f (poisson plat)|Flügelbutt vom Grill|bruixa a la planxa f
gallo rebozado,gallo a la romana,gallo frito|fried megrim~ (flatfish, floured or battered)|cardine frite f (poisson plat, farinée ou en beignet)|frittierter Flügelbutt (in Mehl oder Backteig)|bruixa arrebossada f
pez gallo|megrim~ (flatfish)|cardine f (poisson plat)|Flügelbutt|bruixa f
pez de San Pedro,gallo San Pedro,gallo pedro,San Pedro!,San Martiño!,gallo de San Pedro|John Dory~|saint-pierre|Petersfisch|gall de Sant Pere|sanmartiño
gallineta f|redfish~|sébaste m|Rotbarsch|"
rubio!,bejel,cabra de mar f,escacho m,perlón|gurnard~|grondin|Knurrhahn|lluerna f
lenguadina f,acedía,lenguadito m|small sole|petite sole|kleine Seezunge/-n f|llenguado petit/llenguados petits m,llenguadina f
pez limón,hamachi|amberjack~|sériole f|Gelbschwanzmakrele f|verderol
pez mantequilla|butterfish~|escolier|Butterfisch|peix mantega
pez sable|scabbardfish~|sabre|Degenfisch|peix sabre
perca f|perch~|perche|Barsch|"
esturión|sturgeon~|esturgeon|Stör|esturió
tenca f|tench~|tanche|Schleie/-n f|"
barbo|barbel~|barbeau|Barbe f|barb
trucha asalmonada f|salmon trout~|truite saumonée|Lachsforelle/-n f|truita asalmonada
lamprea f|lamprey~|lamproie|Neunauge n|llampresa|"
lamprea a la bordelesa f,lamprea estilo Burdeos|lamprey Bordeaux-style~ (in its blood and red wine)|lamproie à la bordelaise (au sang et vin rouge)|Neunauge nach Bordeaux-Art n (in Blut und Rotwein)|llampresa a la bordelesa|lamprea á bordelesa
morena f!|moray eel~|murène|Muräne f|"
pintarroja f,tintorera,caella,tollo m,mielga f!,golayo m,musola f|small shark~|petit requin m|kleiner Hai|gat de mar m
cap roig|scorpion fish~|rascasse f|Drachenkopf|cap-roig
raor,galán!|razorfish~|rason|Schermesserfisch|"
gerret,chucla f|picarel~ (small fish)|picarel (petit poisson)|Schnauzenbrasse f (kleiner Fisch)|"
pejerrey,pejerreyes mp,chanquete m|tiny fish~|tout petit poisson/tout petits poissons|kleiner Fisch/kleine Fische|joell
verdel,sarda f!,berdel m|mackerel~|maquereau|Makrele/-n f|verat|xarda f|berdel
atún rojo de almadraba,atún de almadraba|trap-caught bluefin tuna~|thon rouge de madrague|roter Thunfisch aus der Almadraba|tonyina vermella d'almadrava f
ijada de atún f,atún de ijar m,ijar de atún,ijada f|tuna belly~|ventrèche de thon|Thunfischbauch|ventresca de tonyina
tarantelo de atún,tarantelo,morrillo de atún,parpatana de atún f,parpatana,galete de atún m,facera de atún f,contramormo de atún m,descargamento de atún|choice cut of tuna~|morceau de choix de thon|edles Thunfischstück n|peça escollida de tonyina f
sardina arenque f,arenque m|herring~|hareng m|Hering|arengada
capellán!|dried cod fish~|petite morue séchée f|getrockneter Zwergdorsch|capellà
calamar de potera|line-caught squid~|calamar de ligne|geangelter Tintenfisch|"
calamar chiquito,guarrito,sepia sucia f,sepia bruta,sepionet sucio m|baby squid or cuttlefish cooked whole in its ink~|petit calamar entier|kleiner ganzer Tintenfisch/kleine ganze Tintenfische|sipió brut
aro de calamar,anilla de calamar f,raba de calamar,rabas de Santander fp|fried squid ring|anneau de calamar frit|frittierter Tintenfischring/frittierte Tintenfischringe|anella de calamar fregit f
aro|ring;%|anneau/-x|Ring/-e|anella f
aros de cebolla mp|battered onion rings|rondelles d'oignon en beignet fp|Zwiebelringe im Backteig p|anelles de ceba fp
rejo,rejos de pota mp,rejos de calamar|squid tentacle|tentacule de calamar|Tintenfischtentakel/-|tentacle de calamar
pata de pulpo f,rejo de pulpo m,tentáculo de pulpo|octopus leg|tentacule de poulpe m|Oktopusarm/-e|pota de pop
begi haundi,begihaundi|large line-caught squid~|gros calamar|großer Tintenfisch|calamar gros|-|"
volador!|flying squid~|encornet|Pfeilkalmar|canana f
puntilla f!|fried baby squid~|petit calamar frit m|frittierter Baby-Tintenfisch/frittierte Baby-Tintenfische|calamarset fregit m
gamba de cristal f|tiny fried prawn|toute petite crevette frite|winzige frittierte Garnele/-n f|gambeta de vidre
gamba pelada f|peeled prawn|crevette décortiquée|geschälte Garnele/-n f|"
gambita f|small prawn|petite crevette|kleine Garnele/-n f|gambeta
gambas Vilafranca fp|prawns in batter|crevettes en beignet|Garnelen im Backteig p|gambes Vilafranca
torpedo,torpedo de langostino,langostino en panko,langostino crujiente|breaded king prawn|gambas panées f|panierte Riesengarnele/-n f|llagostí arrebossat
cigalita f|small Norway lobster|petite langoustine|kleiner Kaisergranat|escamarlanet m
alistado|striped red prawn|crevette rayée f|rote Garnele/-n f|gamba llistada f
santiaguiño|slipper lobster|petite cigale de mer f|Bärenkrebs/-e|cigala de mar f|"
bocas de la Isla fp,bocas!,boca f!|fiddler crab claws|pinces de crabe violoniste|Winkerkrabbenscheren p|boques de cranc
pata rusa f,patas de cangrejo fp|crab legs~|pattes de crabe fp|Krabbenbeine p|potes de cranc fp
buey de mar relleno,centollo relleno|stuffed crab|crabe farci|gefüllter Taschenkrebs|bou de mar farcit
mejillón relleno|stuffed mussels in breadcrumbs~|moules farcies panées fp|gefüllte panierte Miesmuscheln p|musclos farcits mp
mejillón de roca|rock mussel|moule de roche f|Felsenmuschel/-n f|musclo de roca
clóchina f,clóchina valenciana|Valencian mussel|moule de Valence|valencianische Miesmuschel/-n f|clòtxina
concha fina f,corruco m|large clam|grosse palourde|große Venusmuschel/-n f|petxina
ostión|large oyster|grosse huître f|große Auster/-n f|ostió
ostra natural f|fresh raw oyster|huître nature/huîtres nature|frische rohe Auster/-n f|ostra al natural
bígaro,caramujo,burgaíllo,caramuxo,magurio|periwinkle|bigorneau|Strandschnecke/-n f|caragolí|caramuxo
cañaílla f,búsano m|sea snail|murex m|Meeresschnecke/-n f|cornet m
lapa f,llámpara,llámpares fp|limpet|patelle|Napfschnecke/-n f|pegellida
erizo!,oricio,erizos mp|sea urchin|oursin|Seeigel/-|eriçó de mar|ourizo de mar|itsas triku
ortiguilla f|sea anemone (usually fried)|anémone de mer (souvent frite)|Seeanemone/-n f (meist frittiert)|fideu de mar m
caviar|"~|"|Kaviar|"
caviar de salmón,huevas de salmón fp|salmon roe~|œufs de saumon mp|Lachskaviar|ous de salmó mp
zarzuela de rape f|monkfish and seafood stew|ragoût de lotte et fruits de mer m|Seeteufel-Meeresfrüchte-Topf|sarsuela de rap
salsa americana f,americana!|shellfish sauce~ (tomato and brandy)|sauce américaine (crustacés, tomate et cognac)|Krustentiersoße f (Tomaten und Weinbrand)|"
callos de bacalao mp|cod tripe|tripes de morue fp|Kabeljaukutteln p|tripa de bacallà fs
morro de bacalao|thick cod fillet|dos de morue|dickes Kabeljaufilet/dicke Kabeljaufilets n|morro de bacallà
carrillera de rape f,cocochas de rape fp|monkfish cheeks~|joues de lotte fp|Seeteufelbäckchen p|galtes de rap fp
cococha de merluza f,kokotxa de merluza|hake cheek|joue de merlu|Seehechtbäckchen n|galta de lluç
ropa vieja de pulpo f,ropa vieja de bacalao,ropa vieja de atún|fish or seafood with chickpeas~|poisson ou fruits de mer aux pois chiches m|Fisch oder Meeresfrüchte mit Kichererbsen|roba vella de peix
anchoa albardada f|battered fresh anchovy|anchois frais en beignet m|frische Sardelle im Backteig/frische Sardellen im Backteig f|seitó arrebossat m
merluza negra f|Patagonian toothfish~|légine|Schwarzer Seehecht|lluç negre m
taquito|bite-size piece;bite-size piece of %/bite-size pieces of %|dé|Würfel/-|dau
angulas de Aguinaga fp|baby eels|civelles|Glasaale p|angules
pescado de roca,pez de roca|rockfish~|poisson de roche|Felsenfisch|peix de roca
sardina asada f|grilled sardine|sardine grillée|gegrillte Sardine/-n f|sardina a la brasa|sardiña asada
migas de bacalao fp,desmigado de bacalao m|shredded salt cod|morue effilochée f|zerpflückter Stockfisch|bacallà esqueixat m|faragullas de bacallau
boquerones victorianos mp,boquerones malagueños|small fried fresh anchovies|petits anchois frais frits|kleine frittierte Sardellen p|seitons fregits
cabeza de rape f|monkfish head|tête de lotte|Seeteufelkopf|cap de rap m
magano|squid~|calamar|Tintenfisch|calamar
machote|sea bream~|denti|Zahnbrasse f|déntol
rape amariscado,pixín amariscado|monkfish in seafood sauce~|lotte sauce aux fruits de mer f|Seeteufel in Meeresfrüchtesoße|rap amb marisc
pixín alangostado,rape alangostado|monkfish cooked lobster-style with paprika~ (no lobster)|lotte façon langouste au paprika f (sans langouste)|Seeteufel nach Langustenart mit Paprika (ohne Languste)|rap a l'estil de llagosta
`
