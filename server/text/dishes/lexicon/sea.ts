/** Fish and seafood. How to read a line: read-lexicon.ts. */
export const sea = `
pescado m, pescao m | fish~ | poisson m | Fisch/Fische m | peix m, peixet m | peixe m | arrain
pescado del día m, pescado de lonja m, pescado de roca m | fresh fish of the day~ | poisson du jour m | Fisch des Tages m | peix del dia m
pescado blanco m | white fish~ | poisson blanc m | Weißfisch m | peix blanc m
pescado azul m | oily fish~ | poisson gras m | fetter Fisch m | peix blau m
pescaíto frito m, pescadito frito m, pescaditos fritos m, fritura de pescado f, fritura malagueña f, fritura andaluza f, frito gaditano m, fritada de pescado f | mixed fried fish~ | friture de poissons f | gemischter frittierter Fisch m | fregit de peix m, peixet fregit m, fregida de peix f
marisco m s | seafood~ | fruits de mer mp | Meeresfrüchte p | marisc m | marisco m | itsaski
mariscada f | seafood platter | plateau de fruits de mer m | Meeresfrüchteplatte/Meeresfrüchteplatten f | mariscada f | mariscada f
merluza f | hake~ | merlu m | Seehecht m | lluç m | pescada f | legatz
pescadilla f, pijota f | young hake~ | merluchon m | junger Seehecht m | llucet m
bacalao m | cod~ | morue f | Kabeljau m | bacallà m | bacallau m | bakailao
bacalaíto m, bacaladilla f, bacaladito m | blue whiting~ | merlan bleu m | Blauer Wittling m | maire m
lubina f, róbalo m | sea bass~ | bar m | Wolfsbarsch m | llobarro m | robaliza f | lupia
dorada f | gilthead bream~ | daurade f | Dorade/Doraden f | orada f | dourada f | urraburu
salmón m | salmon~ | saumon m | Lachs m | salmó m | salmón m | izokin
trucha f | trout~ | truite f | Forelle/Forellen f | truita de riu f | troita f | amuarrain
atún m | tuna~ | thon m | Thunfisch m | tonyina f | atún m | hegaluze, atun
atún rojo m | bluefin tuna~ | thon rouge m | roter Thunfisch m | tonyina vermella f
bonito m, bonito del norte m | white tuna~ | thon blanc m | weißer Thunfisch m | bonítol m, bonítol del nord m, tonyina blanca f | bonito m | hegaluze
ventresca f, ventresca de bonito f, ventresca de atún f | tuna belly~ ; % belly | ventrèche de thon f ; ventrèche de % | Thunfischbauch m ; Bauch von % | ventresca de tonyina f, ventresca f
rape m | monkfish~ | lotte f | Seeteufel m | rap m | peixe sapo m, rape m | zapo
sardina f | sardine | sardine f | Sardine/Sardinen f | sardina f | sardiña f | sardina
xouba f, parrocha f | small sardine | petite sardine f | kleine Sardine/kleine Sardinen f | sardineta f | xouba f
boquerón m | fresh anchovy/fresh anchovies | anchois frais m | frische Sardelle/frische Sardellen f | seitó m | bocarte m | bokarta
bocarte m | fresh anchovy/fresh anchovies | anchois frais m | frische Sardelle/frische Sardellen f | seitó m
boquerones en vinagre mp, boquerón en vinagre m | marinated anchovies in vinegar~ | anchois marinés au vinaigre mp | in Essig eingelegte Sardellen p | seitons en vinagre mp
anchoa f | anchovy | anchois m | Sardelle/Sardellen f | anxova f | anchoa f | antxoa
gilda f | gilda (skewer of olive, anchovy and pickled chilli) | gilda f (brochette d’olive, anchois et piment) | Gilda/Gildas f (Spieß mit Olive, Sardelle und Peperoni) | gilda f
caballa f | mackerel~ | maquereau m | Makrele/Makrelen f | verat m | xarda f | berdel
melva f | frigate mackerel~ | melva f | Melva f | melva f
jurel m, chicharro m | horse mackerel~ | chinchard m | Stöcker m | sorell m | xurelo m | txitxarro
lenguado m | sole~ | sole f | Seezunge/Seezungen f | llenguado m | linguado m | mihi-arrain
filete de gallo m, gallos m p | megrim~ | limande f | Flügelbutt m | bruixa f
rodaballo m | turbot~ | turbot m | Steinbutt m | turbot m, rèmol m | rodaballo m | erreboilo
besugo m | red sea bream~ | pageot m | Seebrasse/Seebrassen f | besuc m | ollomol m | bisigu
corvina f | meagre~ | maigre m | Adlerfisch m | corball m | corvina f
mero m | grouper~ | mérou m | Zackenbarsch m | anfós m, nero m
cherne m | wreckfish~ | cernier m | Wrackbarsch m | dot m
cabracho m | scorpion fish~ | rascasse f | Drachenkopf m | escórpora f | escarapote m | krabarroka
salmonete m | red mullet~ | rouget m | Rotbarbe/Rotbarben f | moll m | salmonete m
pez espada m, emperador m | swordfish~ | espadon m | Schwertfisch m | peix espasa m, emperador m | peixe espada m | ezpata-arrain
cazón m | dogfish~ (small shark) | chien de mer m (petit requin) | Hundshai m | caçó m, musola f | cazón m
marrajo m | shark~ | requin m | Hai m | marraix m
cazón en adobo m, bienmesabe de cazón m | floured and fried marinated dogfish~ (small shark) | chien de mer mariné, fariné et frit m (petit requin) | marinierter, bemehlter und frittierter Hundshai m | caçó en adob m
rosada f | pink ling~ (white fish) | abadèche rose f (poisson blanc) | Rosada f (Weißfisch) | rosada f
palometa f, japuta f | pomfret~ | castagnole f | Brachsenmakrele/Brachsenmakrelen f | castanyola f | palometa f
panga m | pangasius~ | panga m | Pangasius m | panga m
fletán m, halibut m | halibut~ | flétan m | Heilbutt m | halibut m
raya f | skate~ | raie f | Rochen m | rajada f | raia f
congrio m | conger eel~ | congre m | Meeraal m | congre m | congro m
anguila f | eel | anguille f | Aal/Aale m | anguila f | anguía f
angula f | baby eel | civelle f | Glasaal/Glasaale m | angula f
gula f | surimi baby eel | civelle de surimi f | Surimi-Aal/Surimi-Aale m | gula f
dentón m | dentex~ | denti m | Zahnbrasse f | déntol m
sargo m | white bream~ | sar m | Geißbrasse f | sarg m | sargo m
tilapia f | tilapia~ | tilapia m | Tilapia m | tilàpia f
surimi m, palito de cangrejo m, palito de surimi m | surimi~ | surimi m | Surimi m | surimi m, palet de cranc m
mojama f | cured tuna~ | thon séché m | luftgetrockneter Thunfisch m | moixama f
huevas fp, hueva f | fish roe~ ; % roe | œufs de poisson mp ; œufs de % | Fischrogen m | ous de peix mp
kokotxa f, cococha f | kokotxa (hake cheek) ; % cheek | kokotxa f (joue de merlu) | Kokotxa/Kokotxas f (Seehechtbäckchen) | kokotxa f | cococha f | kokotxa
gamba f | prawn | crevette f | Garnele/Garnelen f | gamba f | gamba f | ganba
gambón m | large prawn | grosse crevette f | Riesengarnele/Riesengarnelen f | gambot m
langostino m | king prawn | gambas f | Riesengarnele/Riesengarnelen f | llagostí m | lagostino m | otarrainxka
cigala f | Norway lobster | langoustine f | Kaisergranat m | escamarlà m | cigala f
carabinero m | scarlet prawn | gambon écarlate m | rote Riesengarnele/rote Riesengarnelen f | carabiner m
camarón m, quisquilla f | shrimp | crevette grise f | Sandgarnele/Sandgarnelen f | quisquilla f
bogavante m | lobster | homard m | Hummer m | llamàntol m | lumbrigante m | abakando
langosta f | spiny lobster | langouste f | Languste/Langusten f | llagosta f | lagosta f | otarrain
cangrejo m | crab | crabe m | Krebs/Krebse m +Krebs | cranc m | cangrexo m | karramarro
cangrejo de río m | crayfish~ | écrevisse f | Flusskrebs/Flusskrebse m | cranc de riu m
buey de mar m | brown crab | tourteau m | Taschenkrebs/Taschenkrebse m | bou de mar m | boi de mar m
txangurro m, centollo m, centolla f | spider crab | araignée de mer f | Seespinne/Seespinnen f | cabra de mar f | centola f | txangurro
nécora f | velvet crab | étrille f | Schwimmkrabbe/Schwimmkrabben f | nècora f | nécora f
percebe m | goose barnacle | pouce-pied m | Entenmuschel/Entenmuscheln f | percebe m, peu de cabra m | percebe m | lanperna
mejillón m | mussel | moule f | Miesmuschel/Miesmuscheln f +Muschel | musclo m, clòtxina f | mexillón m | muskuilu
mejillón tigre m, tigre m, tigres m p | stuffed mussel in breadcrumbs/stuffed mussels in breadcrumbs | moule farcie panée f | gefüllte panierte Miesmuschel/gefüllte panierte Miesmuscheln f | musclo farcit i arrebossat m
almeja f, chirla f | clam | palourde f | Venusmuschel/Venusmuscheln f | cloïssa f | ameixa f | txirla
berberecho m | cockle | coque f | Herzmuschel/Herzmuscheln f | escopinya f | berberecho m | berberetxo
coquina f, tellina f | wedge clam | telline f | Dreiecksmuschel/Dreiecksmuscheln f | tellina f
navaja f | razor clam | couteau m | Schwertmuschel/Schwertmuscheln f | navalla f | navalla f | datil
vieira f | scallop | noix de Saint-Jacques/noix de Saint-Jacques f | Jakobsmuschel/Jakobsmuscheln f | vieira f | vieira f | beira
zamburiña f, volandeira f | small scallop | pétoncle m | kleine Jakobsmuschel/kleine Jakobsmuscheln f | petxina variada f | zamburiña f
ostra f | oyster | huître f | Auster/Austern f | ostra f | ostra f | ostra
calamar m | squid~ | calamar m | Tintenfisch m | calamar m | lura f | txibia, kalamar
calamares a la romana mp | battered squid rings~ | calamars à la romaine mp | panierte Tintenfischringe p | calamars a la romana mp
chipirón m, calamarcito m | baby squid~ | petit calamar m | kleiner Tintenfisch/kleine Tintenfische m | calamarset m, calamarçó m, xipiró m | chipirón m, lura pequena f | txipiroi
puntillita f | fried baby squid~ | petit calamar frit m | frittierter Baby-Tintenfisch/frittierte Baby-Tintenfische m | calamarset fregit m
raba f, rabas f p | fried squid strips~ | lamelles de calamar frites fp | frittierte Tintenfischstreifen p | rabes fp
sepia f, jibia f | cuttlefish~ | seiche f | Sepia f | sípia f, sèpia f, sepieta f | xiba f | txibia
choco m | cuttlefish~ | seiche f | Sepia f | sípia f | choco m
choquito m, sepionet m, chopito m | baby cuttlefish~ | petite seiche f | kleine Sepia/kleine Sepien f | sipionet m
pota f | flying squid~ | encornet m | Pfeilkalmar m | canana f | pota f
pulpo m | octopus~ | poulpe m | Oktopus m | pop m, polp m | polbo m, pulpo m | olagarro
pulpito m | baby octopus~ | petit poulpe m | kleiner Oktopus/kleine Oktopusse m | popet m
pulpo a la gallega m, pulpo a feira m, pulpo á feira m | Galician-style octopus~ (boiled, with paprika and olive oil) | poulpe à la galicienne m (paprika et huile d’olive) | Oktopus auf galicische Art m (mit Paprika und Olivenöl) | pop a la gallega m | polbo á feira m, polbo a feira m
caracol m | snail | escargot m | Schnecke/Schnecken f | cargol m, caragol m | caracol m | barraskilo
alga f, wakame m | seaweed~ | algue f | Alge/Algen f | alga f | alga f
erizo de mar m | sea urchin | oursin m | Seeigel m | eriçó de mar m
zarzuela f, zarzuela de pescado f, zarzuela de marisco f, zarzuela de pescado y marisco f | zarzuela~ (fish and seafood stew) | zarzuela f (ragoût de poissons et fruits de mer) | Zarzuela f (Fisch- und Meeresfrüchtetopf) | sarsuela f, sarsuela de peix f
suquet m, suquet de peix m, suquet de pescado m | suquet~ (Catalan fish stew) ; % suquet (Catalan fish stew) | suquet m (ragoût de poisson catalan) ; suquet de % (ragoût de poisson catalan) | Suquet m (katalanischer Fischtopf) ; Suquet mit % (katalanischer Fischtopf) | suquet de peix m, suquet m ; suquet de %
marmitako m, marmitako de bonito m, marmitako de atún m | marmitako~ (tuna and potato stew) ; marmitako with % (potato stew) | marmitako m (ragoût de thon et pommes de terre) ; marmitako de % (ragoût de pommes de terre) | Marmitako n (Thunfisch-Kartoffel-Eintopf) ; Marmitako mit % (Kartoffeleintopf) | marmitako m | marmitako m | marmitako
all i pebre m, all i pebre de anguila m, all i pebre de anguilas m | all i pebre~ (eel in garlic and paprika sauce) ; all i pebre of % (in garlic and paprika sauce) | all i pebre m (anguille à l’ail et au paprika) ; all i pebre de % (à l’ail et au paprika) | All i pebre n (Aal in Knoblauch-Paprika-Soße) ; All i pebre mit % (Knoblauch-Paprika-Soße) | all i pebre d’anguila m, all i pebre m ; all i pebre de %
atascaburras m | atascaburras~ (salt cod and potato mash with garlic, egg and often walnuts) | atascaburras m (purée de morue et pommes de terre à l’ail, œuf et souvent noix) | Atascaburras n (Stockfisch-Kartoffel-Stampf mit Knoblauch, Ei und oft Walnüssen) | atascaburras m
ajoarriero m | ajoarriero~ (salt cod with garlic) | ajoarriero m (morue à l’ail) | Ajoarriero m (Stockfisch mit Knoblauch) | allarrier m
brandada f, brandada de bacalao f | brandade~ (creamed salt cod) | brandade de morue f | Brandade f (Stockfischpüree) | brandada de bacallà f, brandada f
esqueixada f, esqueixada de bacalao f | esqueixada~ (shredded salt cod salad) | esqueixada f (salade de morue effilochée) | Esqueixada f (Stockfischsalat) | esqueixada de bacallà f, esqueixada f
esgarraet m | esgarraet~ (roasted red pepper and salt cod) | esgarraet m (poivron rôti et morue) | Esgarraet n (geröstete Paprika mit Stockfisch) | esgarraet m
caldeirada f, caldereta de pescado f, caldeirada de pescado f | caldeirada~ (fish and potato stew) ; % caldeirada (stew with potatoes) | caldeirada f (ragoût de poisson et pommes de terre) ; caldeirada de % (ragoût aux pommes de terre) | Caldeirada f (Fischtopf mit Kartoffeln) ; Caldeirada mit % (Eintopf mit Kartoffeln) | caldeirada de peix f ; caldeirada de % | caldeirada f
caldereta de langosta f | spiny lobster stew | ragoût de langouste m | Langusteneintopf m | caldereta de llagosta f
salpicón de marisco m, salpicón de mariscos m | cold seafood salad | salade froide de fruits de mer f | kalter Meeresfrüchtesalat m | amanida freda de marisc f
tortillita de camarones f, tortilla de camarones f | crispy shrimp fritter | beignet croustillant de crevettes m | knuspriges Garnelenküchlein n | tortilleta de camarons f
pastel de cabracho m | scorpion fish terrine | terrine de rascasse f | Drachenkopf-Terrine/Drachenkopf-Terrinen f | pastís d’escórpora m
tortillita de bacalao f, tortilla de bacalao frita f | salt cod fritter | beignet de morue m | Kabeljauküchlein/Kabeljauküchlein n | bunyol de bacallà m
trucha a la navarra f | trout Navarre-style (with cured ham) | truite à la navarraise f (au jambon cru) | Forelle nach Navarra-Art f (mit rohem Schinken) | truita a la navarresa f
marrajo en adobo m | fried marinated shark~ | requin mariné et frit m | marinierter frittierter Hai m | marraix en adob m
pescaíto frito variado m, pescadito frito variado m, fritura variada f, fritura variada de pescado f | mixed fried fish~ | friture de poissons f | gemischter frittierter Fisch m | fregit de peix variat m
`
