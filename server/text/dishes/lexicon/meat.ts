/** Meat, cuts, sausages and offal. How to read a line: read-lexicon.ts. */
export const meat = `
carne f | meat~ | viande f | Fleisch n | carn f | carne f | haragi
carne picada f | minced meat~ | viande hachée f | Hackfleisch n | carn picada f
pollo m | chicken~ | poulet m | Hähnchen n | pollastre m | polo m | oilasko
pollo de corral m, pollo campero m, pitu de caleya m, pitu caleya m | free-range chicken~ | poulet fermier m | Freilandhähnchen n | pollastre de pagès m | polo de curral m
medio pollo m, 1/2 pollo m | half chicken | demi-poulet m | halbes Hähnchen n | mig pollastre m
gallina f | hen~ | poule f | Huhn n +Hühner | gallina f | galiña f | oilo
gallo de corral m | farmyard cockerel~ | coq fermier m | Hahn vom Hof m | gall de corral m
picantón m | poussin | coquelet m | Stubenküken n | picantó m
pavo m | turkey~ | dinde f | Pute/Puten f +Puten | gall dindi m, indiot m | pavo m | indioilar
pato m | duck~ | canard m | Ente f +Enten | ànec m | pato m | ahate
magret m, magret de pato m | duck breast | magret de canard m | Entenbrust f | magret d’ànec m, magret m
confit de pato m, muslo de pato confitado m, pato confitado m | duck confit~ | confit de canard m | Enten-Confit n | confit d’ànec m
codorniz f | quail~ | caille f | Wachtel/Wachteln f | guatlla f | paspallás m | galeper
perdiz f | partridge | perdrix f | Rebhuhn/Rebhühner n | perdiu f | perdiz f | eper
pintada f | guinea fowl~ | pintade f | Perlhuhn n | pintada f
conejo m | rabbit~ | lapin m | Kaninchen n | conill m | coello m | untxi
liebre f | hare~ | lièvre m | Hase m +Hasen | llebre f | lebre f
ternera f | beef~ | bœuf m | Rind n +Rinder | vedella f | tenreira f, xata f | txahal
ternera blanca f, ternera lechal f | veal~ | veau m | Kalb n +Kalbs | vedella blanca f
vaca f, vaca vieja f, vaca madurada f | beef~ | bœuf m | Rind n +Rinder | vaca f | vaca f | behi
buey m | ox~ | bœuf m | Ochse m +Ochsen | bou m | boi m | idi
toro m | bull~ | taureau m | Stier m +Stier | toro m, brau m | touro m | zezen
potro m | foal~ (horse meat) | poulain m (viande de cheval) | Fohlen n (Pferdefleisch) | poltre m | poldro m
caballo m | horse meat~ | viande de cheval f | Pferdefleisch n | cavall m
cerdo m | pork~ | porc m | Schwein n +Schweine | porc m | porco m | txerri
cerdo ibérico m | Iberian pork~ | porc ibérique m | Ibérico-Schwein n +Ibérico-Schweine | porc ibèric m
cordero m | lamb~ | agneau m | Lamm n +Lamm | xai m, corder m, be m | cordeiro m, año m | bildots, arkume
cordero lechal m, lechazo m | milk-fed lamb~ | agneau de lait m | Milchlamm n | xai de llet m, corder de llet m
ternasco m | young lamb~ | jeune agneau m | junges Lamm n | ternasc m
cochinillo m, tostón asado m | suckling pig~ | cochon de lait m | Spanferkel n | porcell m, garrí m, porcella f | leitón m | txerrikume
cabrito m, choto m | kid~ (young goat) | chevreau m | Zicklein n | cabrit m | cabrito m | antxume
cabra f | goat~ | chèvre f | Ziege f +Ziegen | cabra f | cabra f
jabalí m | wild boar~ | sanglier m | Wildschwein n | senglar m | xabaril m | basurde
ciervo m, venado m | venison~ | cerf m | Hirsch m | cérvol m | cervo m | orein
corzo m | roe deer~ | chevreuil m | Reh n | cabirol m | corzo m
pechuga f | chicken breast ; % breast | blanc de poulet m ; blanc de % | Hähnchenbrust f ; %brust f | pit de pollastre m ; pit de % | peituga f
muslo m | chicken drumstick ; % drumstick | cuisse de poulet f ; cuisse de % | Hähnchenkeule/Hähnchenkeulen f ; %keule/%keulen f | cuixa de pollastre f ; cuixa de % | coxa f
contramuslo m | chicken thigh ; % thigh | haut de cuisse de poulet m ; haut de cuisse de % | Hähnchenoberkeule/Hähnchenoberkeulen f ; %oberkeule/%oberkeulen f | contracuixa de pollastre f ; contracuixa de %
muslito m, jamoncito m | chicken drumstick ; % drumstick | pilon de poulet m ; pilon de % | Hähnchenunterkeule/Hähnchenunterkeulen f ; %unterkeule/%unterkeulen f | cuixeta de pollastre f ; cuixeta de %
alita f, ala f | chicken wing ; % wing | aile de poulet f ; aile de % | Hähnchenflügel/Hähnchenflügel m ; %flügel m | aleta de pollastre f ; aleta de % | aliña f, ala f
filete m | steak ; % fillet | steak m ; filet de % | Steak/Steaks n ; %filet/%filets n | bistec m ; filet de % | filete m | xerra
filete de ternera m, filete de vaca m, bistec m, bistec de ternera m, bisté m | beef steak | steak de bœuf m | Rindersteak/Rindersteaks n | bistec de vedella m, bistec m
filete de cerdo m, filete de lomo m | pork steak | escalope de porc f | Schweineschnitzel n | bistec de porc m
filete ruso m | minced meat patty/minced meat patties | steak haché pané m | Frikadelle/Frikadellen f | filet rus m
escalope m | escalope (breaded meat) ; breaded % escalope | escalope panée f ; escalope panée de % | Schnitzel n (paniert) ; paniertes %schnitzel n | escalopa f (carn arrebossada) ; escalopa de % | escalope m
cachopo m | cachopo (breaded beef stuffed with ham and cheese) ; % cachopo (breaded, stuffed with ham and cheese) | cachopo m (bœuf pané farci au jambon et fromage) ; cachopo de % (pané, farci au jambon et fromage) | Cachopo m (paniertes Rindfleisch, gefüllt mit Schinken und Käse) ; Cachopo von % (paniert, gefüllt mit Schinken und Käse) | cachopo m (vedella arrebossada farcida de pernil i formatge) ; cachopo de % (arrebossat, farcit de pernil i formatge) | cachopo m
san jacobo m, sanjacobo m | breaded ham and cheese parcel ; breaded % and cheese parcel with ham | cordon bleu m ; cordon bleu de % | Cordon bleu n ; Cordon bleu von % | santjacob m, llibret de pernil i formatge m
flamenquín m | flamenquín/flamenquines (breaded and fried pork and ham roll) ; % flamenquín/% flamenquines (breaded and fried roll with ham) | flamenquín/flamenquines m (roulé de porc et jambon pané et frit) ; flamenquín de %/flamenquines de % (roulé pané et frit, au jambon) | Flamenquín/Flamenquines m (panierte Schweinefleisch-Schinken-Rolle) ; Flamenquín von %/Flamenquines von % (panierte Rolle mit Schinken) | flamenquín/flamenquines m (rotlle arrebossat de porc i pernil) ; flamenquín de %/flamenquines de % (rotlle arrebossat amb pernil)
milanesa f | breaded escalope ; breaded % escalope | escalope milanaise f ; escalope milanaise de % | paniertes Schnitzel n ; paniertes %schnitzel n | milanesa f
entrecot m, entrecotte m, entrecote m | entrecôte steak ; % entrecôte steak | entrecôte f | Entrecôte/Entrecôtes n | entrecot m | entrecot m | entrekot
chuletón m, txuletón m, txuleton m | large rib steak ; large % rib steak | côte de bœuf f ; côte de % | großes Rinderkotelett n ; großes Kotelett vom % | mitjana f ; mitjana de % | chuletón m | txuleton
txuleta f | large rib steak (beef) | côte de bœuf f | großes Rinderkotelett n | mitjana de vedella f | - | txuleta
chuleta f, chuletilla f, chuletita f | chop ; % chop | côtelette f | Kotelett/Koteletts n | costella f, llonza f | costeleta f, chuleta f | txuleta
chuletilla de cordero f, chuletillas de cordero lechal f p, chuleta de cordero f | lamb chop | côtelette d’agneau f | Lammkotelett/Lammkoteletts n | costelleta de xai f, costella de xai f
chuleta de Sajonia f, lomo de Sajonia m | smoked pork chop | côtelette de porc fumée f | Kasseler n | llonza de Saxònia f
solomillo m | tenderloin ; % tenderloin | filet m ; filet de % | Filet n | filet m ; filet de % | solombo m | azpizun
solomillito m | small tenderloin ; small % tenderloin | petit filet m ; petit filet de % | kleines Filet n | filetet m
solomillo al whisky m, solomillo al güisqui m | pork tenderloin in whisky and garlic sauce | filet de porc au whisky et à l’ail m | Schweinefilet in Whisky-Knoblauch-Soße n | filet de porc al whisky m
lomo m, cinta de lomo f, lomo de cerdo m | pork loin~ ; % loin | longe de porc f ; dos de % | Schweinelende f ; Lende von % | llom m, llom de porc m ; llom de % | lombo m, raxo m | solomo
lomo adobado m, lomo de cerdo adobado m, adobado m | marinated pork loin~ | longe de porc marinée f | marinierte Schweinelende f | llom adobat m
lomo de merluza m, lomito de merluza m, suprema de merluza f, taco de merluza m | hake fillet | filet de merlu m | Seehechtfilet/Seehechtfilets n | llom de lluç m
lomo de bacalao m, lomito de bacalao m, suprema de bacalao f, taco de bacalao m | cod fillet | filet de morue m | Kabeljaufilet/Kabeljaufilets n | llom de bacallà m
lomo de salmón m, lomito de salmón m, suprema de salmón f, taco de salmón m | salmon fillet | filet de saumon m | Lachsfilet/Lachsfilets n | llom de salmó m
lomo de atún m, lomito de atún m, suprema de atún f, taco de atún m | tuna fillet | filet de thon m | Thunfischfilet/Thunfischfilets n | llom de tonyina m
lomo de lubina m, lomito de lubina m, suprema de lubina f, taco de lubina m | sea bass fillet | filet de bar m | Wolfsbarschfilet/Wolfsbarschfilets n | llom de llobarro m
lomo de dorada m, lomito de dorada m, suprema de dorada f, taco de dorada m | gilthead bream fillet | filet de daurade m | Doradenfilet/Doradenfilets n | llom d’orada m
lomo de bonito m, lomito de bonito m, suprema de bonito f, taco de bonito m | white tuna fillet | filet de thon blanc m | Thunfischfilet/Thunfischfilets n | llom de bonítol m
lomo de corvina m, lomito de corvina m, suprema de corvina f, taco de corvina m | meagre fillet | filet de maigre m | Adlerfischfilet/Adlerfischfilets n | llom de corball m
lomo de rape m, lomito de rape m, suprema de rape f, taco de rape m | monkfish fillet | filet de lotte m | Seeteufelfilet/Seeteufelfilets n | llom de rap m
lomo de rodaballo m, lomito de rodaballo m, suprema de rodaballo f, taco de rodaballo m | turbot fillet | filet de turbot m | Steinbuttfilet/Steinbuttfilets n | llom de turbot m
lomo embuchado m, caña de lomo f, lomito ibérico m | cured pork loin~ | longe de porc séchée f | luftgetrocknete Schweinelende f | llom embotit m
lomo ibérico m | Iberian pork loin~ | longe de porc ibérique f | Ibérico-Schweinelende f | llom ibèric m
costilla f, costilla de cerdo f, costillita f | pork rib ; % rib | travers de porc m s ; côtes de % | Schweinerippchen n ; Rippchen vom % | costella de porc f ; costella de % | costela f | saiheski
costillar m, costillar de cerdo m | rack of pork ribs~ ; rack of % | carré de côtes de porc m ; carré de % | Rippenstück vom Schwein n ; Rippenstück vom % | costellam de porc m ; costellam de % | costelar m
churrasco m | grilled pork ribs~ ; grilled % ribs~ | côtes de porc grillées fp ; côtes grillées de % | gegrillte Schweinerippen p ; gegrillte Rippen vom % | xurrasco m | churrasco m
churrasco de ternera m | grilled beef ribs~ | côtes de bœuf grillées fp | gegrillte Rinderrippen p | xurrasco de vedella m
churrasco de pollo m | grilled chicken~ | poulet grillé m | gegrilltes Hähnchen n | xurrasco de pollastre m
carrillera f, carrillada f | pork or beef cheek/pork or beef cheeks ; % cheek/% cheeks | joue de porc ou de bœuf/joues de porc ou de bœuf f ; joue de % | Schweine- oder Rinderbacke/Schweine- oder Rinderbacken f ; %backe/%backen f | galta f ; galta de % | queixada f | masail
carrillera ibérica f, carrillada ibérica f | Iberian pork cheek | joue de porc ibérique f | Ibérico-Schweinebacke/Ibérico-Schweinebacken f | galta de porc ibèric f
secreto m, secreto ibérico m, secreto de cerdo m, secreto de cerdo ibérico m | Iberian pork secreto~ (tender pork cut) | secreto de porc ibérique m (pièce tendre de porc) | Ibérico-Secreto n (zartes Schweinefleischstück) | secret de porc ibèric m, secret ibèric m, secret m | segredo m
presa f, presa ibérica f, presa de cerdo ibérico f | Iberian pork presa~ (shoulder cut) | presa de porc ibérique f (morceau d’épaule) | Ibérico-Presa f (Stück aus der Schweineschulter) | presa de porc ibèric f, presa ibèrica f, presa f
pluma f, pluma ibérica f, pluma de cerdo ibérico f | Iberian pork pluma~ (loin cut) | pluma de porc ibérique f (morceau de longe) | Ibérico-Pluma f (Stück vom Schweinerücken) | ploma de porc ibèric f, ploma ibèrica f
lagarto ibérico m, lagarto de cerdo ibérico m, lagarto de cerdo m, lagartito ibérico m | Iberian pork lagarto~ (pork loin strip) | lagarto de porc ibérique m (lanière de longe) | Ibérico-Lagarto m (Streifen vom Schweinerücken) | lagarto de porc ibèric m
abanico ibérico m, abanico de cerdo ibérico m | Iberian pork abanico~ (rib cut) | abanico de porc ibérique m (morceau des côtes) | Ibérico-Abanico m (Stück von der Schweinerippe) | ventall de porc ibèric m
codillo m, codillo de cerdo m | pork knuckle | jarret de porc m | Schweinshaxe/Schweinshaxen f | garró de porc m, colzet m | xarrete de porco m | ukondo
morcillo m, morcillo de ternera m | beef shin~ | jarret de bœuf m | Rinderbeinscheibe/Rinderbeinscheiben f | morcillo m
jarrete m | shank ; % shank | jarret m | Haxe/Haxen f | jarret m | xarrete m | zankarroi
osobuco m, ossobuco m | ossobuco~ ; % ossobuco | osso buco m | Ossobuco n | ossobuco m, osso buco m
paletilla f | shoulder ; % shoulder | épaule f | Schulter/Schultern f | espatlla f | paletilla f | sorbalda
pierna f | leg ; leg of % | gigot m | Keule/Keulen f | cuixa f, cama f | perna f
pierna de cordero f | leg of lamb | gigot d’agneau m | Lammkeule/Lammkeulen f | cuixa de xai f, cama de xai f
rabo de toro m, rabo de vaca m, rabo de ternera m, rabo m, cola de toro f, rabo de buey m | oxtail~ | queue de bœuf f | Ochsenschwanz m | cua de bou f, cua de vedella f | rabo de boi m | buztan
redondo m, redondo de ternera m | beef eye of round~ | rond de gîte de bœuf m | Rinderbraten m | rodó de vedella m, rodó m
redondo de pavo m | turkey roll | rôti de dinde m | Putenrollbraten m | rodó de gall dindi m
roast beef m, rosbif m | roast beef~ | rosbif m | Roastbeef n | rosbif m
picaña f | picanha steak (beef) | picanha f (bœuf) | Picanha f (Rind) | picanya f
falda f, falda de ternera f | beef flank~ | bavette de bœuf f | Rinderbauchlappen m | falda de vedella f
magro m, magra f, magro de cerdo m | lean pork~ | porc maigre m | mageres Schweinefleisch n | magre de porc m, magra f
panceta f | pork belly~ | poitrine de porc f | Schweinebauch m | cansalada viada f, cansalada f | touciño entrefebrado m | hirugihar
tocino m | pork fat~ | lard m | Schweinespeck m +Speck | cansalada f | touciño m
beicon m, bacon m, bacón m | bacon~ | bacon m | Speck m | bacó m, bacon m | bacon m
torrezno m | crispy pork belly strip | lamelle de poitrine de porc croustillante f | knuspriger Schweinebauchstreifen/knusprige Schweinebauchstreifen m | torrezno m
sacramentos mp | pork and sausages~ | viande de porc et saucisses fp | Schweinefleisch und Würste p | sagraments mp
chicharrones mp, chicharrón m | pork crackling~ | rillons de porc mp | Schweinegrieben p | llardons mp, greixons mp | roxóns mp
jamón m | ham~ | jambon m | Schinken m +Schinken | pernil m | xamón m | urdaiazpiko
jamón ibérico m, jamón ibérico de bellota m, jamón de bellota m, ibérico de bellota m | Iberian cured ham~ | jambon ibérique m | Ibérico-Schinken m +Ibérico-Schinken | pernil ibèric m
jamón serrano m, jamón curado m, jamón del país m | cured ham~ | jambon serrano m | Serrano-Schinken m +Serrano-Schinken | pernil serrà m, pernil del país m
jamón york m, jamón de york m, jamón cocido m, jamón dulce m | cooked ham~ | jambon blanc m | Kochschinken m +Kochschinken | pernil dolç m, pernil cuit m
jamón asado m, jamón al horno m | roast pork leg~ | jambon rôti m | gebratene Schweinekeule f | pernil rostit m
taco de jamón m, taquito de jamón m, taquitos de jamón m p | diced ham~ | dés de jambon mp | Schinkenwürfel p | daus de pernil mp
lacón m | lacón~ (cured pork shoulder) | épaule de porc salée f | gepökelte Schweineschulter f | espatlla de porc salada f | lacón m
lacón con grelos m, lacón con grelos y cachelos m | cured pork shoulder with turnip greens~ | épaule de porc salée aux fanes de navet f | gepökelte Schweineschulter mit Steckrübenblättern f | espatlla de porc salada amb grelos f | lacón con grelos m
cecina f | cured beef~ | bœuf séché m | luftgetrocknetes Rindfleisch n | cecina f | cecina f
chorizo m | chorizo | chorizo m | Chorizo/Chorizos f +Chorizo- | xoriço m | chourizo m | txorizo
chorizo criollo m, criollo m | grilling chorizo | chorizo criollo m | frische Chorizo-Bratwurst/frische Chorizo-Bratwürste f | xoriço criollo m
chistorra f, txistorra f | chistorra~ (thin pork sausage with paprika) | chistorra f (fine saucisse de porc au paprika) | Chistorra f (dünne Schweinswurst mit Paprika) | xistorra f | chistorra f | txistorra
morcilla f | black pudding~ (blood sausage) ; % black pudding~ | boudin noir m | Blutwurst f +Blutwurst | botifarra negra f, morcilla f | morcilla f | odolki
longaniza f | pork sausage | saucisse de porc f | Schweinswurst/Schweinswürste f | llonganissa f | longaínza f | lukainka
butifarra f, botifarra f | butifarra (Catalan pork sausage) | botifarra f (saucisse de porc catalane) | Butifarra f (katalanische Schweinswurst) | botifarra f
butifarra negra f | Catalan black pudding~ (blood sausage) | boudin noir catalan m | katalanische Blutwurst f | botifarra negra f
salchicha f | sausage | saucisse f | Wurst/Würstchen f | salsitxa f | salchicha f | saltxitxa
salchicha de Frankfurt f, frankfurt m | frankfurter | saucisse de Francfort f | Frankfurter Würstchen n | frankfurt m
salchichón m | cured pork sausage~ | saucisson m | Salchichón m (Hartwurst) | llonganissa curada f
fuet m | fuet~ (thin cured pork sausage) | fuet m (saucisson sec catalan) | Fuet m (dünne Hartwurst) | fuet m
sobrasada f | sobrasada~ (soft cured pork sausage) | sobrasada f (saucisse de porc à tartiner) | Sobrasada f (Streichwurst vom Schwein) +Sobrasada- | sobrassada f
embutido m | cured meats~ ; cured meats with % | charcuterie f | Wurstwaren p | embotit m | embutido m | hestebete
embutido ibérico m, embutidos ibéricos m p, ibéricos m p, surtido de ibéricos m, tabla de ibéricos f, plato de ibéricos m, tabla de embutidos ibéricos f | Iberian cured meats~ | charcuterie ibérique f | Ibérico-Wurst und -Schinken p | embotits ibèrics mp
paté m | pâté~ ; % pâté~ | pâté m | Pastete f | paté m | paté m
foie m, foie gras m, micuit m, mi-cuit de foie m | foie gras~ | foie gras m | Gänse- oder Entenstopfleber f | foie gras m, foie m
callos mp | tripe~ | tripes fp | Kutteln p | tripa f s, callos mp | callos mp | tripakiak
callos a la madrileña mp | Madrid-style tripe stew~ (with chorizo and black pudding) | tripes à la madrilène fp (au chorizo et boudin noir) | Kutteln nach Madrider Art p (mit Chorizo und Blutwurst) | tripa a la madrilenya f s
callos con garbanzos mp, callos a la gallega mp | tripe with chickpeas~ | tripes aux pois chiches fp | Kutteln mit Kichererbsen p | tripa amb cigrons f s | callos á galega mp
manitas fp, manitas de cerdo fp, manos de cerdo fp, manita de cerdo f, patas de cerdo f p | pig’s trotters~ | pieds de porc mp | Schweinsfüße p | peus de porc mp | mans de porco fp | txerri-hankak
manitas de cordero fp, patitas de cordero fp | lamb’s trotters~ | pieds d’agneau mp | Lammfüße p | peus de xai mp
pata y morro fp, cap i pota m s, capipota m s | cow’s foot and snout stew~ | ragoût de pied et museau de veau m | Eintopf aus Rinderfuß und -maul m | cap i pota m s
morro m, morro de cerdo m, morros m p | pig’s snout~ ; % snout~ | museau de porc m ; museau de % | Schweineschnauze f | morro de porc m, morro m | fuciño m
oreja f, oreja de cerdo f | pig’s ear | oreille de porc f | Schweineohr/Schweineohren n | orella de porc f, orella f | orella f
lengua f, lengua de ternera f | beef tongue~ ; % tongue~ | langue de bœuf f ; langue de % | Rinderzunge f | llengua de vedella f, llengua f | lingua f | mihi
criadillas fp | bull’s or lamb’s testicles~ | testicules de taureau ou d’agneau mp | Stier- oder Lammhoden p | turmes fp
sesos mp | brains~ ; % brains~ | cervelle f | Hirn n | cervellets mp
mollejas fp | sweetbreads~ ; % sweetbreads~ | ris mp | Bries n | lletons mp
mollejas de pollo fp, mollejas de pato fp | poultry gizzards~ | gésiers de volaille mp | Geflügelmägen p | pedrers mp
riñones mp, riñón m | kidneys~ ; % kidneys~ | rognons mp | Nieren p | ronyons mp | riles mp | giltzurrun
hígado m | liver~ ; % liver~ | foie m | Leber f | fetge m | fígado m | gibel
higaditos mp, higadito m | chicken livers~ ; % livers~ | foies de volaille mp | Hühnerlebern p | fetgets mp
asadura f, asadurilla f | lamb offal~ ; % offal~ | abats d’agneau mp | Lamminnereien p | freixura f
zorza f | zorza~ (marinated minced pork) | zorza f (viande de porc marinée) | Zorza f (mariniertes Schweinefleisch) | zorza f | zorza f
raxo m | raxo~ (marinated pork pieces) | raxo m (morceaux de porc marinés) | Raxo m (marinierte Schweinefleischwürfel) | raxo m | raxo m
picadillo m, picadillo de chorizo m, picadillo de cerdo m, jijas fp, prueba de cerdo f | fried minced pork with paprika~ | viande de porc hachée au paprika f | gebratenes Schweinehack mit Paprika n | picada de porc amb pebre vermell f
carne asada f | roast meat~ | viande rôtie f | gebratenes Fleisch n | carn rostida f | carne asada f
carne guisada f, carne estofada f, guiso de carne m, estofado de carne m | meat stew | ragoût de viande m | Fleischeintopf m | carn estofada f, estofat de carn m | carne guisada f
carne al caldero f, carne ao caldeiro f, carne o caldeiro f | boiled beef with potatoes~ | bœuf bouilli aux pommes de terre m | gekochtes Rindfleisch mit Kartoffeln n | carn de vedella bullida amb patates f | carne ao caldeiro f, carne ó caldeiro f, carne o caldeiro f
carne mechada f, carne mechá f | slow-cooked larded meat~ | viande lardée mijotée f | gespickter Schmorbraten m | carn metxada f
carne fiesta f, carne de fiesta f | marinated fried pork~ | porc mariné et frit m | mariniertes gebratenes Schweinefleisch n | carn de porc marinada i fregida f
carne de cabra f | goat meat~ | viande de chèvre f | Ziegenfleisch n | carn de cabra f
carne gobernada f, carne gobernada asturiana f | Asturian-style stewed beef~ | bœuf mijoté à l’asturienne m | geschmortes Rindfleisch nach asturischer Art n | carn de vedella estofada f
ropa vieja f | ropa vieja~ (shredded meat with chickpeas) | ropa vieja f (viande effilochée aux pois chiches) | Ropa vieja f (zerpflücktes Fleisch mit Kichererbsen) | roba vella f
albóndiga f, almóndiga f | meatball ; % meatball | boulette de viande f ; boulette de % | Fleischbällchen n ; %bällchen n | mandonguilla f, pilota f | albóndega f | albondiga
albóndigas de pescado fp, albóndigas de merluza fp | fish balls~ | boulettes de poisson fp | Fischbällchen p | mandonguilles de peix fp
albóndigas de bacalao fp | cod balls~ | boulettes de morue fp | Kabeljaubällchen p | mandonguilles de bacallà fp
albóndigas de sepia fp, albóndigas de choco fp | cuttlefish balls~ | boulettes de seiche fp | Sepia-Bällchen p | mandonguilles de sípia fp
albóndigas de verduras fp, albóndigas veganas fp, albóndigas vegetales fp, albóndigas vegetarianas fp | vegetable balls~ | boulettes de légumes fp | Gemüsebällchen p | mandonguilles de verdures fp
hamburguesa f, burger f | burger ; % burger | burger m ; burger de % | Burger m +Burger | hamburguesa f | hamburguesa f | hanburgesa
hamburguesa completa f | burger with all the trimmings~ | burger complet m | Burger mit allem m | hamburguesa completa f
brocheta f, pincho m | skewer ; % skewer | brochette f | Spieß/Spieße m +Spieß | broqueta f | brocheta f | brotxeta
pincho moruno m | spiced pork skewer ; spiced % skewer | brochette de porc épicée f ; brochette épicée de % | würziger Schweinespieß/würzige Schweinespieße m ; würziger Spieß vom %/würzige Spieße vom % | broqueta de porc especiada f ; broqueta especiada de %
fricandó m | fricandó~ (floured beef braised with wine and mushrooms) ; % fricandó | fricandó m (bœuf fariné braisé au vin et aux champignons) ; fricandó de % | Fricandó n (bemehltes Rindfleisch, in Wein geschmort, mit Pilzen) ; Fricandó vom % | fricandó de vedella m, fricandó m ; fricandó de %
plato alpujarreño m | Alpujarra-style platter (ham, sausage, fried egg and potatoes) | assiette de l’Alpujarra f (jambon, saucisse, œuf et pommes de terre) | Alpujarra-Teller m (Schinken, Wurst, Ei und Kartoffeln) | plat de l’Alpujarra m
cochifrito m | fried suckling pig or lamb~ ; fried % pieces~ | cochon de lait ou agneau frit m | frittiertes Spanferkel oder Lamm n | porcell o xai fregit m
zarajos mp | zarajos~ (lamb intestines) | zarajos mp (tripes d’agneau) | Zarajos p (Lammdärme) | zarajos mp
mar y montaña m, mar i muntanya m | surf and turf~ (meat and seafood) | terre et mer m (viande et fruits de mer) | Surf and Turf n (Fleisch und Meeresfrüchte) | mar i muntanya m
botillo m, botillo del Bierzo m | botillo~ (smoked pork sausage stuffed with ribs) | botillo m (porc fumé embossé) | Botillo m (geräucherte Schweinewurst) | botillo m | botelo m, botillo m
contramuslo de pollo al curry m, contramuslos de pollo al curry m p | curried chicken thigh | haut de cuisse de poulet au curry m | Hähnchenoberkeule mit Curry f | contracuixa de pollastre al curri f
brocheta de pollo y verduras f, brochetas de pollo y verduras f p, pincho de pollo y verduras m | chicken and vegetable skewer | brochette de poulet et légumes f | Hähnchen-Gemüse-Spieß m | broqueta de pollastre i verdures f
asadura de cordero f, asadurilla de cordero f | lamb offal~ | abats d’agneau mp | Lamminnereien p | freixura de xai f
brocheta de pavo y verduras f, brochetas de pavo y verduras f p | turkey and vegetable skewer | brochette de dinde et légumes f | Puten-Gemüse-Spieß m | broqueta de gall dindi i verdures f
`
