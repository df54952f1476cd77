/** Fish and seafood. How to read a line: read-lexicon.ts. */
export const sea = `
pescado m, pescao m|fish~|poisson m|Fisch/Fische m|peix m, peixet m|peixe m|arrain
pescado del día m, pescado de lonja m|fresh fish of the day~|poisson du jour m|Fisch des Tages m|peix del dia m, peix de llotja m, peix de roca m
pescado blanco m|white fish~|poisson blanc m|Weißfisch m|peix blanc m
pescado azul m|oily fish~|poisson gras m|fetter Fisch m|peix blau m
pescaíto frito m, pescadito frito m, pescaditos fritos m, fritura de pescado f, fritura malagueña f, fritura andaluza f, frito gaditano m, fritada de pescado f, fritura f, fritura mixta f|mixed fried fish~|friture de poissons f|gemischter frittierter Fisch m|fregit de peix m, peixet fregit m, fregida de peix f
marisco m s|seafood~|fruits de mer mp|Meeresfrüchte p|marisc m|" m|itsaski
mariscada f|seafood platter|plateau de fruits de mer m|Meeresfrüchteplatte/Meeresfrüchteplatten f|" f|" f
merluza f|hake~|merlu m|Seehecht m|lluç m|pescada f|legatz
pescadilla f, pijota f|young hake~|merluchon m|junger Seehecht m|llucet m
bacalao m|cod~|morue f|Kabeljau m|bacallà m|bacallau m, bacallao m|bakailao
bacalaíto m, bacaladilla f, bacaladito m|blue whiting~|merlan bleu m|Blauer Wittling m|maire m
lubina f, róbalo m|sea bass~|bar m|Wolfsbarsch m|llobarro m|robaliza f|lupia
dorada f|gilthead bream~|daurade f|Dorade/Doraden f|orada f|dourada f|urraburu
salmón m|salmon~|saumon m|Lachs m|salmó m|" m|izokin
trucha f|trout~|truite f|Forelle/Forellen f|truita de riu f|troita f|amuarrain
atún m|tuna~|thon m|Thunfisch m|tonyina f|" m|hegaluze, atun
atún rojo m|bluefin tuna~|thon rouge m|roter Thunfisch m|tonyina vermella f
bonito m, bonito del norte m|white tuna~|thon blanc m|weißer Thunfisch m|bonítol m, bonítol del nord m, tonyina blanca f|" m|hegaluze
ventresca f, ventresca de bonito f, ventresca de atún f|tuna belly~;% belly|ventrèche de thon f;ventrèche de %|Thunfischbauch m;Bauch von %|" de tonyina f, " f
rape m, pixín m|monkfish~|lotte f|Seeteufel m|rap m|peixe sapo m, " m|zapo
sardina f|sardine|sardine f|Sardine/Sardinen f|" f|sardiña f|"
xouba f, parrocha f|small sardine|petite sardine f|kleine Sardine/kleine Sardinen f|sardineta f|" f
boquerón m|fresh anchovy|anchois frais m|frische Sardelle/frische Sardellen f|seitó m|bocarte m|bokarta, antxoa freskoa
bocarte m|fresh anchovy|anchois frais m|frische Sardelle/frische Sardellen f|seitó m
boquerones al limón mp|floured and fried anchovies with lemon~|anchois farinés et frits au citron mp|bemehlte, frittierte Sardellen mit Zitrone p|seitons a la llimona mp
japuta en adobo f, palometa en adobo f|floured and fried marinated pomfret~|castagnole marinée, farinée et frite f|marinierte, bemehlte und frittierte Brachsenmakrele f|castanyola en adob f
boquerones en vinagre mp, boquerón en vinagre m|marinated anchovies in vinegar~|anchois marinés au vinaigre mp|in Essig eingelegte Sardellen p|seitons en vinagre mp
anchoa f|anchovy|anchois m|Sardelle/Sardellen f|anxova f|" f|antxoa
gilda f|" (skewer of olive, anchovy and pickled chilli)|" f (brochette d’olive, anchois et piment)|"/Gildas f (Spieß mit Olive, Sardelle und Peperoni)|" f
caballa f|mackerel~|maquereau m|Makrele/Makrelen f|verat m|xarda f|berdel
melva f|frigate mackerel~|" f|" f|" f
jurel m, chicharro m|horse mackerel~|chinchard m|Stöcker/Stöcker m|sorell m|xurelo m|txitxarro
lenguado m|sole~|sole f|Seezunge/Seezungen f|llenguado m|linguado m|mihi-arrain
filete de gallo m, gallos m p|megrim~|cardine f|Flügelbutt m|bruixa f|rapante m, meiga f
rodaballo m|turbot~|turbot m|Steinbutt m|turbot m, rèmol m|" m|erreboilo
besugo m|red sea bream~|pageot m|Seebrasse/Seebrassen f|besuc m|ollomol m|bisigu
corvina f|"~|maigre m|Adlerfisch m|corball m|" f
mero m|grouper~|mérou m|Zackenbarsch m|anfós m, nero m
cherne m, cherna f|wreckfish~|cernier m|Wrackbarsch m|dot m
cabracho m|scorpion fish~|rascasse f|Drachenkopf m|escórpora f|escarapote m|krabarroka
salmonete m|red mullet~|rouget m|Rotbarbe/Rotbarben f|moll m|" m
pez espada m, emperador m|swordfish~|espadon m|Schwertfisch m|peix espasa m, emperador m|peixe espada m|ezpata-arrain
cazón m|dogfish~ (small shark)|chien de mer m (petit requin)|Hundshai m|caçó m, musola f|" m
marrajo m|shark~|requin m|Hai m|marraix m
cazón en adobo m, bienmesabe de cazón m|floured and fried marinated dogfish~ (small shark)|chien de mer mariné, fariné et frit m (petit requin)|marinierter, bemehlter und frittierter Hundshai m|caçó en adob m
rosada f|pink ling~ (white fish)|abadèche rose f (poisson blanc)|" f (Weißfisch)|" f
palometa f, japuta f|pomfret~|castagnole f|Brachsenmakrele/Brachsenmakrelen f|castanyola f|" f
panga m|pangasius~|" m|Pangasius m|" m
fletán m, halibut m|halibut~|flétan m|Heilbutt m|halibut m
raya f|skate~|raie f|Rochen m|rajada f|raia f
congrio m|conger eel~|congre m|Meeraal m|congre m|congro m
anguila f|eel|anguille f|Aal/Aale m|" f|anguía f|aingira
angula f|baby eel|civelle f|Glasaal/Glasaale m|" f
gula f|surimi baby eel|civelle de surimi f|Surimi-Aal/Surimi-Aale m|" f
dentón m|dentex~|denti m|Zahnbrasse f|déntol m
sargo m|white bream~|sar m|Geißbrasse f|sarg m|" m
tilapia f|"~|" m|" m|tilàpia f
surimi m, palito de cangrejo m, palito de surimi m|"~|" m|" m|" m, palet de cranc m
mojama f|cured tuna~|thon séché m|luftgetrockneter Thunfisch m|moixama f
huevas fp, hueva f|fish roe~;% roe|œufs de poisson mp;œufs de %|Fischrogen m|ous de peix mp
kokotxa f, cococha f|" (hake cheek);% cheek|" f (joue de merlu)|"/Kokotxas f (Seehechtbäckchen)|" f|cococha f|"
gamba f|prawn|crevette f|Garnele/Garnelen f|" f|" f|ganba
gambón m|large prawn|grosse crevette f|Riesengarnele/Riesengarnelen f|gambot m
langostino m|king prawn|gambas f|Riesengarnele/Riesengarnelen f|llagostí m|lagostino m|otarrainxka
cigala f|Norway lobster|langoustine f|Kaisergranat m|escamarlà m|" f
carabinero m|scarlet prawn|gambon écarlate m|rote Riesengarnele/rote Riesengarnelen f|carabiner m
camarón m, quisquilla f|shrimp|crevette grise f|Sandgarnele/Sandgarnelen f|quisquilla f
bogavante m|lobster|homard m|Hummer m|llamàntol m|lumbrigante m|abakando
langosta f|spiny lobster|langouste f|Languste/Langusten f|llagosta f|lagosta f|otarrain
cangrejo m|crab|crabe m|Krebs/Krebse m +Krebs|cranc m|cangrexo m|karramarro
cangrejo de río m|crayfish~|écrevisse f|Flusskrebs/Flusskrebse m|cranc de riu m
buey de mar m|brown crab|tourteau m|Taschenkrebs/Taschenkrebse m|bou de mar m|boi de mar m
txangurro m, centollo m, centolla f|spider crab|araignée de mer f|Seespinne/Seespinnen f|cabra de mar f|centola f|"
nécora f|velvet crab|étrille f|Schwimmkrabbe/Schwimmkrabben f|nècora f|" f
percebe m|goose barnacle|pouce-pied m|Entenmuschel/Entenmuscheln f|" m, peu de cabra m|" m|lanperna
mejillón m|mussel|moule f|Miesmuschel/Miesmuscheln f +Muschel|musclo m, clòtxina f|mexillón m, meixillón m|muskuilu
mejillón tigre m, tigre m, mejillones tigre mp|breaded mussel stuffed with béchamel/breaded mussels stuffed with béchamel|moule farcie à la béchamel, panée/moules farcies à la béchamel, panées f|panierte Miesmuschel mit Béchamel/panierte Miesmuscheln mit Béchamel f|musclo farcit m
almeja f, chirla f|clam|palourde f|Venusmuschel/Venusmuscheln f|cloïssa f|ameixa f|txirla
berberecho m|cockle|coque f|Herzmuschel/Herzmuscheln f|escopinya f|" m|berberetxo
coquina f, tellina f|wedge clam|telline f|Dreiecksmuschel/Dreiecksmuscheln f|tellina f
navaja f|razor clam|couteau m|Schwertmuschel/Schwertmuscheln f|navalla f|navalla f|datil
vieira f|scallop|noix de Saint-Jacques f|Jakobsmuschel/Jakobsmuscheln f|" f|" f|beira
zamburiña f, volandeira f|small scallop|pétoncle m|kleine Jakobsmuschel/kleine Jakobsmuscheln f|petxina variada f|" f
ostra f|oyster|huître f|Auster/Austern f|" f|" f|"
calamar m|squid~|" m|Tintenfisch m|" m|lura f|txibia, kalamar
calamares a la romana mp|battered squid rings~|calamars à la romaine mp|panierte Tintenfischringe p|calamars a la romana mp
chipirón m, calamarcito m, calamarito m|baby squid~|petit calamar m|kleiner Tintenfisch/kleine Tintenfische m|calamarset m, calamarçó m, xipiró m, calamarsó m|" m, lura pequena f|txipiroi
puntillita f|fried baby squid~|petit calamar frit m|frittierter Baby-Tintenfisch/frittierte Baby-Tintenfische m|calamarset fregit m
raba f|fried squid strips~|lamelles de calamar frites fp|frittierte Tintenfischstreifen p|rabes fp
sepia f, jibia f|cuttlefish~|seiche f|" f|sípia f, sèpia f, sepieta f|xiba f|txibia
choco m|cuttlefish~|seiche f|Sepia f|sípia f|" m
choquito m, sepionet m, chopito m, sepieta f|baby cuttlefish~|petite seiche f|kleine Sepia/kleine Sepien f|sipionet m, sepionet m
pota f|flying squid~|encornet m|Pfeilkalmar m|canana f|" f
pulpo m|octopus~|poulpe m|Oktopus m|pop m, polp m|polbo m, " m|olagarro
pulpito m|baby octopus~|petit poulpe m|kleiner Oktopus/kleine Oktopusse m|popet m
pulpo a la gallega m, pulpo a feira m|Galician-style octopus~ (boiled, with paprika and olive oil)|poulpe à la galicienne m (paprika et huile d’olive)|Oktopus auf galicische Art m (mit Paprika und Olivenöl)|pop a la gallega m|polbo á feira m
caracol m|snail|escargot m|Schnecke/Schnecken f|cargol m, caragol m|" m|barraskilo
alga f, wakame m|seaweed~|algue f|Alge/Algen f|" f|" f
erizo de mar m|sea urchin|oursin m|Seeigel m|eriçó de mar m
zarzuela f, zarzuela de pescado f, zarzuela de marisco f, zarzuela de pescado y marisco f|"~ (fish and seafood stew)|" f (ragoût de poissons et fruits de mer)|" f (Fisch- und Meeresfrüchtetopf)|sarsuela f, sarsuela de peix f, sarsuela de peix i marisc f
suquet m, suquet de peix m, suquet de pescado m|"~ (Catalan fish stew, usually with almonds);% " (Catalan stew, usually with almonds)|" m (ragoût de poisson catalan, souvent aux amandes);" de % (ragoût catalan, souvent aux amandes)|" m (katalanischer Fischtopf, meist mit Mandeln);" mit % (katalanischer Topf, meist mit Mandeln)|" de peix m, " m;" de %
marmitako m, marmitako de bonito m, marmitako de atún m|"~ (tuna and potato stew);" with % (potato stew)|" m (ragoût de thon et pommes de terre);" de % (ragoût de pommes de terre)|" n (Thunfisch-Kartoffel-Eintopf);" mit % (Kartoffeleintopf)|" m|" m|"
all i pebre m, all i pebre de anguila m, all i pebre de anguilas m|"~ (eel in garlic and paprika sauce);" of % (in garlic and paprika sauce)|" m (anguille à l’ail et au paprika);" de % (à l’ail et au paprika)|" n (Aal in Knoblauch-Paprika-Soße);" mit % (Knoblauch-Paprika-Soße)|" d’anguila m, " m;" de %
atascaburras m|"~ (salt cod and potato mash with garlic, egg and often walnuts)|" m (purée de morue et pommes de terre à l’ail, œuf et souvent noix)|" n (Stockfisch-Kartoffel-Stampf mit Knoblauch, Ei und oft Walnüssen)|" m
ajoarriero m|"~ (salt cod with garlic)|" m (morue à l’ail)|" m (Stockfisch mit Knoblauch)|allarrier m
brandada f, brandada de bacalao f|brandade~ (creamed salt cod)|brandade de morue f|Brandade f (Stockfischpüree)|" de bacallà f, " f
esqueixada f, esqueixada de bacalao f|"~ (shredded salt cod salad)|" f (salade de morue effilochée)|" f (Stockfischsalat)|" de bacallà f, " f
esgarraet m|"~ (roasted red pepper and salt cod)|" m (poivron rôti et morue)|" n (geröstete Paprika mit Stockfisch)|" m
caldeirada f, caldereta de pescado f, caldeirada de pescado f|"~ (fish and potato stew);% " (stew with potatoes)|" f (ragoût de poisson et pommes de terre);" de % (ragoût aux pommes de terre)|" f (Fischtopf mit Kartoffeln);" mit % (Eintopf mit Kartoffeln)|" de peix f;" de %|" f
caldereta de langosta f|spiny lobster stew|ragoût de langouste m|Langusteneintopf m|caldereta de llagosta f
salpicón de marisco m, salpicón de mariscos m|cold seafood salad|salade froide de fruits de mer f|kalter Meeresfrüchtesalat m|amanida freda de marisc f
tortillita de camarones f, tortilla de camarones f|crispy shrimp fritter|beignet croustillant de crevettes m|knuspriges Garnelenküchlein n|tortilleta de camarons f
pastel de cabracho m|scorpion fish terrine|terrine de rascasse f|Drachenkopf-Terrine/Drachenkopf-Terrinen f|pastís d’escórpora m
tortillita de bacalao f, tortilla de bacalao frita f|salt cod fritter|beignet de morue m|Kabeljauküchlein/Kabeljauküchlein n|bunyol de bacallà m
trucha a la navarra f|trout Navarre-style (with cured ham)|truite à la navarraise f (au jambon cru)|Forelle nach Navarra-Art f (mit rohem Schinken)|truita a la navarresa f
marrajo en adobo m|fried marinated shark~|requin mariné et frit m|marinierter frittierter Hai m|marraix en adob m
pescaíto frito variado m, pescadito frito variado m, fritura variada f, fritura variada de pescado f|mixed fried fish~|friture de poissons f|gemischter frittierter Fisch m|fregit de peix variat m
galera f|mantis shrimp|squille f|Heuschreckenkrebs/Heuschreckenkrebse m|" f
ensaladilla de pulpo f|octopus and potato salad with mayonnaise|salade de pommes de terre au poulpe et mayonnaise f|Kartoffelsalat mit Oktopus und Mayonnaise m|ensaladilla de pop f
ensaladilla de bacalao f|cod and potato salad with mayonnaise|salade de pommes de terre à la morue et mayonnaise f|Kartoffelsalat mit Kabeljau und Mayonnaise m|ensaladilla de bacallà f
ensaladilla de cangrejo f|crab and potato salad with mayonnaise|salade de pommes de terre au crabe et mayonnaise f|Kartoffelsalat mit Krebs und Mayonnaise m|ensaladilla de cranc f
merluzón m, merluza de pincho f, merluza del pincho f|line-caught hake~|merlu de ligne m|mit der Angel gefangener Seehecht m|lluç de palangre m
merluza Orly f, merluza a la Orly f|battered hake~|merlu en beignet m|Seehecht im Backteig m|lluç arrebossat m
gambas Orly fp, gambas a la Orly fp, gambas a la gabardina fp, gambas en gabardina fp, gambas con gabardina fp|battered prawns~|crevettes en beignet fp|Garnelen im Backteig p|gambes amb gavardina fp
langostinos Orly mp, langostinos a la gabardina mp|battered king prawns~|gambas en beignet fp|Riesengarnelen im Backteig p|llagostins amb gavardina mp
langostinos Villeroy mp|breaded king prawns in béchamel~|gambas panées à la béchamel fp|panierte Riesengarnelen in Béchamel p|llagostins a la Villeroy mp
langostino tigre m, langostinos tigre m p|tiger prawn|crevette tigrée f|Tigergarnele/Tigergarnelen f|llagostí tigre/llagostins tigre m
cogote m, cogote de merluza m, nuca f, nuca de merluza f|hake neck cut~;% neck cut~|collet de merlu m;collet de %|Nackenstück vom Seehecht n;Nackenstück vom %|clatell de lluç m;clatell de %
cola f!|tail;% tail|queue f;queue de %|Schwanzstück/Schwanzstücke n;Schwanzstück vom %/Schwanzstücke vom %|cua f;cua de %/cues de %
cola de merluza f, centro de merluza m, tronco de merluza m, corte de merluza m|hake fillet cut|tronçon de merlu m|Seehechtstück/Seehechtstücke n|tall de lluç m
centro m!, tronco m!, tajada f, suprema f, lomito m|fillet;% fillet|filet m;filet de %|Filet/Filets n;%filet/%filets n|tall m;tall de %/talls de %
tajada de bacalao f|battered cod piece|morceau de morue en beignet m|Kabeljaustück im Backteig/Kabeljaustücke im Backteig n|tall de bacallà arrebossat/talls de bacallà arrebossats m
suprema de pollo f|chicken breast|suprême de poulet m|Hähnchenbrust f|suprema de pollastre f
delicias de merluza fp, varitas de merluza fp, bastones de merluza mp, palitos de merluza mp|breaded hake pieces~|bâtonnets de merlu panés mp|panierte Seehechtstücke p|bastonets de lluç arrebossats mp
delicias de pescado fp, varitas de pescado fp, palitos de pescado mp|breaded fish pieces~|bâtonnets de poisson panés mp|Fischstäbchen p|bastonets de peix arrebossats mp
skrei m, bacalao skrei m|" cod~ (Norwegian winter cod)|cabillaud " m|Skrei-Kabeljau m (Winterkabeljau)|bacallà " m
bacalao fresco m|fresh cod~|cabillaud m|frischer Kabeljau m|bacallà fresc m
abadejo m|pollack~|lieu jaune m|Pollack m|" m|abadexo m
carbonero m!, fogonero m|coley~|lieu noir m|Seelachs m|carboner m
faneca f|pouting~ (small white fish)|tacaud m (petit poisson blanc)|Franzosendorsch m|" f|" f
lirio m|blue whiting~|merlan bleu m|Blauer Wittling m|maire f|" m
maruca f|ling~|lingue f|Leng m|" f
hueva de maruca f|cured ling roe~|œufs de lingue séchés mp|getrockneter Leng-Rogen m|ous de maruca mp
hueva de mújol f|mullet roe~|œufs de mulet mp|Meeräschenrogen m|ous de llissa mp
maragota f, pinto m!|wrasse~|vieille f (poisson)|Lippfisch m|grívia f|" f
mújol m, múgil m, lisa f!|grey mullet~|mulet m|Meeräsche f|llissa f|muxo m
pargo m, bocinegro m, sama f!, urta f, hurta f|sea bream~|pagre m|Meerbrasse/Meerbrassen f|pagre m|prago m
herrera f!, mojarra f, breca f, aligote m, chopa f!, besuguito m|sea bream~|petite dorade f|Brasse/Brassen f|mabre m
vieja f!|parrotfish~|poisson-perroquet m|Papageifisch m|vella f
virrey m, palometa roja f|alfonsino~ (red bream)|béryx m|Kaiserbarsch m|alfonsí m
gallo a la plancha m|grilled megrim~ (flatfish)|cardine grillée f (poisson plat)|Flügelbutt vom Grill m|bruixa a la planxa f
gallo rebozado m, gallo a la romana m, gallo frito m|fried megrim~ (flatfish, floured or battered)|cardine frite f (poisson plat, farinée ou en beignet)|frittierter Flügelbutt m (in Mehl oder Backteig)|bruixa arrebossada f
pez gallo m|megrim~ (flatfish)|cardine f (poisson plat)|Flügelbutt m|bruixa f
pez de San Pedro m, gallo San Pedro m, gallo pedro m, San Pedro m!, San Martiño m!, gallo de San Pedro m|John Dory~|saint-pierre m|Petersfisch m|gall de Sant Pere m|sanmartiño m
gallineta f|redfish~|sébaste m|Rotbarsch m|" f
rubio m!, bejel m, cabra de mar f, escacho m, perlón m|gurnard~|grondin m|Knurrhahn m|lluerna f
lenguadina f, acedía f, lenguadito m|small sole|petite sole f|kleine Seezunge/kleine Seezungen f|llenguadina f
pez limón m, hamachi m|amberjack~|sériole f|Gelbschwanzmakrele f|verderol m
pez mantequilla m|butterfish~|escolier m|Butterfisch m|peix mantega m
pez sable m|scabbardfish~|sabre m|Degenfisch m|peix sabre m
perca f|perch~|perche f|Barsch m|" f
esturión m|sturgeon~|esturgeon m|Stör m|esturió m
tenca f|tench~|tanche f|Schleie/Schleien f|" f
barbo m|barbel~|barbeau m|Barbe f|barb m
trucha asalmonada f|salmon trout~|truite saumonée f|Lachsforelle/Lachsforellen f|truita asalmonada f
lamprea f|lamprey~|lamproie f|Neunauge n|llampresa f|" f
lamprea a la bordelesa f, lamprea estilo Burdeos f|lamprey Bordeaux-style~ (in its blood and red wine)|lamproie à la bordelaise f (au sang et vin rouge)|Neunauge nach Bordeaux-Art n (in Blut und Rotwein)|llampresa a la bordelesa f|lamprea á bordelesa f
morena f!|moray eel~|murène f|Muräne f|" f
pintarroja f, tintorera f, caella f, tollo m, mielga f!, golayo m, musola f|small shark~|petit requin m|kleiner Hai m|gat de mar m
cap roig m|scorpion fish~|rascasse f|Drachenkopf m|cap-roig m
raor m, galán m!|razorfish~|rason m|Schermesserfisch m|" m
gerret m, chucla f|picarel~ (small fish)|picarel m (petit poisson)|Schnauzenbrasse f (kleiner Fisch)|" m
pejerrey m, pejerreyes mp, chanquete m|tiny fish~|tout petit poisson/tout petits poissons m|kleiner Fisch/kleine Fische m|joell m
sardinilla f|small sardine|petite sardine f|kleine Sardine/kleine Sardinen f|sardineta f
verdel m, sarda f!, berdel m|mackerel~|maquereau m|Makrele/Makrelen f|verat m|xarda f|berdel
atún rojo de almadraba m, atún de almadraba m|trap-caught bluefin tuna~|thon rouge de madrague m|roter Thunfisch aus der Almadraba m|tonyina vermella d’almadrava f
ijada de atún f, atún de ijar m, ijar de atún m, ijada f|tuna belly~|ventrèche de thon f|Thunfischbauch m|ventresca de tonyina f
tarantelo de atún m, tarantelo m, morrillo de atún m, parpatana de atún f, parpatana f, galete de atún m, facera de atún f, contramormo de atún m, descargamento de atún m|choice cut of tuna~|morceau de choix de thon m|edles Thunfischstück n|peça escollida de tonyina f
mojama de atún f|cured tuna~|thon séché m|luftgetrockneter Thunfisch m|moixama de tonyina f
melva canutera f, canutera f|frigate mackerel~|melva f|Melva f|melva f
sardina arenque f, arenque m|herring~|hareng m|Hering m|arengada f
capellán m!|dried cod fish~|petite morue séchée f|getrockneter Zwergdorsch m|capellà m
calamar de potera m|line-caught squid~|calamar de ligne m|geangelter Tintenfisch m|" m
calamar chiquito m, guarrito m, sepia sucia f, sepia bruta f, sepionet sucio m|baby squid or cuttlefish cooked whole in its ink~|petit calamar entier m|kleiner ganzer Tintenfisch/kleine ganze Tintenfische m|sipió brut m
aro de calamar m, anilla de calamar f, raba de calamar f, rabas de Santander fp|fried squid ring|anneau de calamar m|Tintenfischring/Tintenfischringe m|anella de calamar f
aro m|ring;% ring|anneau/anneaux m;anneau de %/anneaux de %|Ring/Ringe m;%ring/%ringe m|anella f;anella de %/anelles de %
aros de cebolla mp|battered onion rings~|rondelles d’oignon en beignet fp|Zwiebelringe im Backteig p|anelles de ceba fp
rejo m, rejos de pota mp, rejos de calamar mp|squid tentacle|tentacule de calamar m|Tintenfischtentakel/Tintenfischtentakel m|tentacle de calamar m
pata de pulpo f, rejo de pulpo m, tentáculo de pulpo m|octopus leg|tentacule de poulpe m|Oktopusarm/Oktopusarme m|pota de pop f
begi haundi m, begihaundi m|large line-caught squid~|gros calamar m|großer Tintenfisch m|calamar gros m|-|"
volador m!|flying squid~|encornet m|Pfeilkalmar m|canana f
puntilla f!|fried baby squid~|petit calamar frit m|frittierter Baby-Tintenfisch/frittierte Baby-Tintenfische m|calamarset fregit m
gamba de cristal f|tiny fried prawn|toute petite crevette frite f|winzige frittierte Garnele/winzige frittierte Garnelen f|gambeta de vidre f
gamba pelada f|peeled prawn|crevette décortiquée f|geschälte Garnele/geschälte Garnelen f|" f
gambita f|small prawn|petite crevette f|kleine Garnele/kleine Garnelen f|gambeta f
gambas Vilafranca fp|prawns in batter~|crevettes en beignet fp|Garnelen im Backteig p|gambes Vilafranca fp
torpedo m, torpedo de langostino m, langostino en panko m, langostino crujiente m|breaded king prawn|gambas panées f|panierte Riesengarnele/panierte Riesengarnelen f|llagostí arrebossat m
cigalita f|small Norway lobster|petite langoustine f|kleiner Kaisergranat m|escamarlanet m
alistado m|striped red prawn|crevette rayée f|rote Garnele/rote Garnelen f|gamba llistada f
santiaguiño m|slipper lobster|petite cigale de mer f|Bärenkrebs/Bärenkrebse m|cigala de mar f|" m
bocas de la Isla fp, bocas fp!, boca f!|fiddler crab claws~|pinces de crabe violoniste fp|Winkerkrabbenscheren p|boques de cranc fp
pata rusa f, patas de cangrejo fp|crab legs~|pattes de crabe fp|Krabbenbeine p|potes de cranc fp
buey de mar relleno m, centollo relleno m|stuffed crab|crabe farci m|gefüllter Taschenkrebs m|bou de mar farcit m
mejillón relleno m|stuffed mussels in breadcrumbs~|moules farcies panées fp|gefüllte panierte Miesmuscheln p|musclos farcits mp
mejillón de roca m|rock mussel|moule de roche f|Felsenmuschel/Felsenmuscheln f|musclo de roca m
clóchina f, clóchina valenciana f|Valencian mussel|moule de Valence f|valencianische Miesmuschel/valencianische Miesmuscheln f|clòtxina f
almeja fina f, almeja babosa f, almeja japonesa f, almeja de Carril f|clam|palourde f|Venusmuschel/Venusmuscheln f|cloïssa f
concha fina f, corruco m|large clam|grosse palourde f|große Venusmuschel/große Venusmuscheln f|petxina f
longueirón m, muergo m|razor clam|couteau m|Schwertmuschel/Schwertmuscheln f|navalla f|" m
ostión m|large oyster|grosse huître f|große Auster/große Austern f|ostió m
ostra natural f|fresh raw oyster|huître nature/huîtres nature f|frische rohe Auster/frische rohe Austern f|ostra al natural f
bígaro m, caramujo m, burgaíllo m, caramuxo m, magurio m|periwinkle|bigorneau m|Strandschnecke/Strandschnecken f|caragolí m|caramuxo m
cañaílla f, búsano m|sea snail|murex m|Meeresschnecke/Meeresschnecken f|cornet m
lapa f|limpet|patelle f|Napfschnecke/Napfschnecken f|pegellida f
erizo m!, oricio m, erizos mp|sea urchin|oursin m|Seeigel/Seeigel m|eriçó de mar m|ourizo de mar m|itsas triku
ortiguilla f|sea anemone (usually fried)|anémone de mer f (souvent frite)|Seeanemone/Seeanemonen f (meist frittiert)|fideu de mar m
caviar m|"~|" m|Kaviar m|" m
caviar de salmón m, huevas de salmón fp|salmon roe~|œufs de saumon mp|Lachskaviar m|ous de salmó mp
esgarraet valenciano m|esgarraet~ (roasted red pepper and salt cod)|esgarraet m (poivron rôti et morue)|Esgarraet n (geröstete Paprika mit Stockfisch)|esgarraet m
zarzuela de rape f|monkfish and seafood stew|ragoût de lotte et fruits de mer m|Seeteufel-Meeresfrüchte-Topf m|sarsuela de rap f
salsa americana f, americana f!|shellfish sauce~ (tomato and brandy)|sauce américaine f (crustacés, tomate et cognac)|Krustentiersoße f (Tomaten und Weinbrand)|" f
callos de bacalao mp|cod tripe~|tripes de morue fp|Kabeljaukutteln p|tripa de bacallà f s
morro de bacalao m|thick cod fillet|dos de morue m|dickes Kabeljaufilet/dicke Kabeljaufilets n|morro de bacallà m
carrillera de rape f, cocochas de rape fp|monkfish cheeks~|joues de lotte fp|Seeteufelbäckchen p|galtes de rap fp
cococha de merluza f, kokotxa de merluza f|hake cheek|joue de merlu f|Seehechtbäckchen n|galta de lluç f
ropa vieja de pulpo f, ropa vieja de bacalao f, ropa vieja de atún f|fish or seafood with chickpeas~|poisson ou fruits de mer aux pois chiches m|Fisch oder Meeresfrüchte mit Kichererbsen m|roba vella de peix f
anchoa albardada f|battered fresh anchovy|anchois frais en beignet m|frische Sardelle im Backteig/frische Sardellen im Backteig f|seitó arrebossat m
puntillitas fritas fp, puntillas fritas fp|fried baby squid~|petits calamars frits mp|frittierte Baby-Tintenfische p|calamarsets fregits mp
merluza negra f|Patagonian toothfish~|légine f|Schwarzer Seehecht m|lluç negre m
taquito m|bite-size piece;bite-size piece of %/bite-size pieces of %|dé m;dé de %/dés de %|Würfel/Würfel m;%würfel/%würfel m|dau m;dau de %/daus de %
angulas de Aguinaga fp|baby eels~|civelles fp|Glasaale p|angules fp
pescado de roca m|rockfish~|poisson de roche m|Felsenfisch m|peix de roca m
sardina asada f|grilled sardine|sardine grillée f|gegrillte Sardine/gegrillte Sardinen f|sardina a la brasa f|sardiña asada f
pez de roca m|rockfish~|poisson de roche m|Felsenfisch m|peix de roca m
migas de bacalao fp, desmigado de bacalao m|shredded salt cod~|morue effilochée f|zerpflückter Stockfisch m|bacallà esqueixat m|faragullas de bacallau fp
boquerones victorianos mp, boquerones malagueños mp|small fried fresh anchovies~|petits anchois frais frits mp|kleine frittierte Sardellen p|seitons fregits mp
cabeza de rape f|monkfish head|tête de lotte f|Seeteufelkopf m|cap de rap m
magano m|squid~|calamar m|Tintenfisch m|calamar m
jargo m|white bream~|sar m|Geißbrasse f|sarg m
machote m|sea bream~|denti m|Zahnbrasse f|déntol m
llámpara f, llámpares fp|limpet|patelle f|Napfschnecke/Napfschnecken f|pegellida f
rape amariscado m, pixín amariscado m|monkfish in seafood sauce~|lotte sauce aux fruits de mer f|Seeteufel in Meeresfrüchtesoße m|rap amb marisc m
pixín alangostado m|monkfish cooked lobster-style with paprika~ (no lobster)|lotte façon langouste au paprika f (sans langouste)|Seeteufel nach Langustenart mit Paprika m (ohne Languste)|rap a l’estil de llagosta m
`
