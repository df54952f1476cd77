/** Meat, cuts, sausages and offal. How to read a line: read-lexicon.ts. */
export const meat = `
carne f|meat~|viande f|Fleisch n|carn f|" f|haragi
carne picada f|minced meat~|viande hachée f|Hackfleisch n|carn picada f
pollo m|chicken~|poulet m|Hähnchen n|pollastre m|polo m|oilasko
pollo de corral m, pollo campero m, pitu de caleya m, pitu caleya m|free-range chicken~|poulet fermier m|Freilandhähnchen n|pollastre de pagès m|polo de curral m
medio pollo m, 1/2 pollo m|half chicken|demi-poulet m|halbes Hähnchen n|mig pollastre m
gallina f|hen~|poule f|Huhn n +Hühner|" f|galiña f|oilo
gallo de corral m|farmyard cockerel~|coq fermier m|Hahn vom Hof m|gall de corral m
picantón m|poussin|coquelet m|Stubenküken n|picantó m
pavo m|turkey~|dinde f|Pute/Puten f +Puten|gall dindi m, indiot m|" m|indioilar
pato m|duck~|canard m|Ente f +Enten|ànec m|" m|ahate
magret m, magret de pato m|duck breast|" de canard m|Entenbrust f|" d’ànec m, " m
confit de pato m, muslo de pato confitado m, pato confitado m|duck confit~|confit de canard m|Enten-Confit n|confit d’ànec m
codorniz f|quail~|caille f|Wachtel/Wachteln f|guatlla f|paspallás m|galeper
perdiz f|partridge|perdrix f|Rebhuhn/Rebhühner n|perdiu f|" f|eper
pintada f|guinea fowl~|pintade f|Perlhuhn n|" f
conejo m|rabbit~|lapin m|Kaninchen n|conill m|coello m|untxi
liebre f|hare~|lièvre m|Hase m +Hasen|llebre f|lebre f
ternera f|beef~|bœuf m|Rind n +Rinder|vedella f|tenreira f, xata f|txahal
ternera blanca f, ternera lechal f|veal~|veau m|Kalb n +Kalbs|vedella blanca f
vaca f, vaca vieja f, vaca madurada f|beef~|bœuf m|Rind n +Rinder|" f|" f|behi
buey m|ox~|bœuf m|Ochse m +Ochsen|bou m|boi m|idi
toro m|bull~|taureau m|Stier m +Stier|" m, brau m|touro m|zezen
potro m|foal~ (horse meat) +horse meat|poulain m (viande de cheval)|Fohlen n (Pferdefleisch)|poltre m|poldro m
caballo m|horse meat~|viande de cheval f|Pferdefleisch n|cavall m
cerdo m|pork~|porc m|Schwein n +Schweine|porc m|porco m|txerri
cerdo ibérico m|Iberian pork~|porc ibérique m|Ibérico-Schwein n +Ibérico-Schweine|porc ibèric m
cordero m|lamb~|agneau m|Lamm n +Lamm|xai m, corder m, be m|cordeiro m, año m|bildots, arkume
cordero lechal m, lechazo m, lechal m|milk-fed lamb~|agneau de lait m|Milchlamm n|xai de llet m, corder de llet m
ternasco m|young lamb~|jeune agneau m|junges Lamm n|ternasc m
cochinillo m, cochinillo lechal m, tostón asado m, gorrín m|suckling pig~|cochon de lait m|Spanferkel n|porcell m, garrí m, porcella f|leitón m|txerrikume
cabrito m, choto m|kid~ (young goat)|chevreau m|Zicklein n|cabrit m|" m|antxume
cabra f|goat~|chèvre f|Ziege f +Ziegen|" f|" f
jabalí m|wild boar~|sanglier m|Wildschwein n|senglar m|xabaril m|basurde
ciervo m, venado m|venison~|cerf m|Hirsch m|cérvol m|cervo m|orein
corzo m|roe deer~|chevreuil m|Reh n|cabirol m|" m
pechuga f|chicken breast;% breast|blanc de poulet m;blanc de %|Hähnchenbrust f;%brust f|pit de pollastre m;pit de %|peituga f|oilasko bularki, oilasko bular
muslo m|chicken drumstick;% drumstick|cuisse de poulet f;cuisse de %|Hähnchenkeule/Hähnchenkeulen f;%keule/%keulen f|cuixa de pollastre f;cuixa de %|coxa f
contramuslo m|chicken thigh;% thigh|haut de cuisse de poulet m;haut de cuisse de %|Hähnchenoberkeule/Hähnchenoberkeulen f;%oberkeule/%oberkeulen f|contracuixa de pollastre f;contracuixa de %
muslito m, jamoncito m|chicken drumstick;% drumstick|pilon de poulet m;pilon de %|Hähnchenunterkeule/Hähnchenunterkeulen f;%unterkeule/%unterkeulen f|cuixeta de pollastre f;cuixeta de %
alita f, ala f|chicken wing;% wing|aile de poulet f;aile de %|Hähnchenflügel/Hähnchenflügel m;%flügel m|aleta de pollastre f;aleta de %|aliña f, ala f
filete m|beef or pork steak;% fillet|steak de bœuf ou de porc m;filet de %|Rinder- oder Schweinesteak/Rinder- oder Schweinesteaks n;%filet/%filets n|bistec m;filet de %|" m|xerra
filete de ternera m, filete de vaca m, bistec m, bistec de ternera m, bisté m|beef steak|steak de bœuf m|Rindersteak/Rindersteaks n|bistec de vedella m
filete de cerdo m, filete de lomo m|pork steak|escalope de porc f|Schweineschnitzel n|bistec de porc m
filete ruso m|minced meat patty|steak haché pané m|Frikadelle/Frikadellen f|filet rus m
escalope m|breaded ";breaded % "|" panée f;" panée de %|paniertes Schnitzel n;paniertes %schnitzel n|escalopa f;escalopa de %|" m
cachopo m|" (breaded beef stuffed with ham and cheese);% " (breaded, stuffed with ham and cheese)|" m (bœuf pané farci au jambon et fromage);" de % (pané, farci au jambon et fromage)|" m (paniertes Rindfleisch, gefüllt mit Schinken und Käse);" von % (paniert, gefüllt mit Schinken und Käse)|" m (vedella arrebossada farcida de pernil i formatge);" de % (arrebossat, farcit de pernil i formatge)|" m
san jacobo m, sanjacobo m, san jacobos mp, san jacobo de lomo m, san jacobos de lomo mp|breaded ham and cheese parcel;breaded % and cheese parcel with ham|cordon bleu m;cordon bleu de %|Cordon bleu n;Cordon bleu von %|santjacob m, llibret de pernil i formatge m
flamenquín m|"/flamenquines (breaded and fried pork and ham roll);% "/% flamenquines (breaded and fried roll with ham)|"/flamenquines m (roulé de porc et jambon pané et frit);" de %/flamenquines de % (roulé pané et frit, au jambon)|"/Flamenquines m (panierte Schweinefleisch-Schinken-Rolle);" von %/Flamenquines von % (panierte Rolle mit Schinken)|"/flamenquines m (rotlle arrebossat de porc i pernil);" de %/flamenquines de % (rotlle arrebossat amb pernil)
milanesa f|breaded escalope;breaded % escalope|escalope milanaise f;escalope milanaise de %|paniertes Schnitzel n;paniertes %schnitzel n|" f
entrecot m, entrecotte m, entrecote m|entrecôte steak;% entrecôte steak|entrecôte f|Entrecôte/Entrecôtes n|" m|" m|entrekot
chuletón m, txuletón m|large rib steak;large % rib steak|côte de bœuf f;côte de %|großes Rinderkotelett n;großes %kotelett n|mitjana f;mitjana de %|" m|txuleton, txuletoi
txuleta f|large rib steak (beef)|côte de bœuf f|großes Rinderkotelett n|mitjana de vedella f|-|", txahal "
chuleta f|pork or beef chop;% chop|côtelette de porc ou de bœuf f;côtelette de %|Schweine- oder Rinderkotelett/Schweine- oder Rinderkoteletts n;%kotelett/%koteletts n|costella f, llonza f|costeleta f, " f|txuleta
chuletilla f, chuletita f, chuletilla de cordero f, chuletillas de cordero lechal f p, chuleta de cordero f, chuleta de cordero lechal f, chuleta de lechal f, chuletilla de lechal f|lamb chop;% chop|côtelette d’agneau f;côtelette de %|Lammkotelett/Lammkoteletts n;%kotelett/%koteletts n|costelleta de xai f, costella de xai f;costelleta de %
chuleta de Sajonia f, lomo de Sajonia m|smoked pork chop|côtelette de porc fumée/côtelettes de porc fumées f|Kasseler n|llonza de Saxònia f
solomillo m|pork or beef tenderloin;% tenderloin|filet de porc ou de bœuf m;filet de %|Schweine- oder Rinderfilet/Schweine- oder Rinderfilets n;%filet/%filets n|filet de porc o de vedella m;filet de %|solombo m|azpizun
solomillito m|small tenderloin;small % tenderloin|petit filet m;petit filet de %|kleines Filet n|filetet m
solomillo al whisky m, solomillo al güisqui m|pork tenderloin in whisky and garlic sauce|filet de porc au whisky et à l’ail m|Schweinefilet in Whisky-Knoblauch-Soße n|filet de porc al whisky m
lomo m, cinta de lomo f, lomo de cerdo m|pork loin~;% loin|longe de porc f;dos de %|Schweinelende f;Lende von %|llom m, llom de porc m;llom de %|lombo m, raxo m|solomo
lomo adobado m, lomo de cerdo adobado m, adobado m|marinated pork loin~|longe de porc marinée f|marinierte Schweinelende f|llom adobat m
lomo de merluza m, lomito de merluza m, suprema de merluza f, taco de merluza m|hake fillet|filet de merlu m|Seehechtfilet/Seehechtfilets n|llom de lluç m, filet de lluç m
lomo de bacalao m, lomito de bacalao m, suprema de bacalao f, taco de bacalao m|cod fillet|filet de morue m|Kabeljaufilet/Kabeljaufilets n|llom de bacallà m, filet de bacallà m
lomo de salmón m, lomito de salmón m, suprema de salmón f, taco de salmón m|salmon fillet|filet de saumon m|Lachsfilet/Lachsfilets n|llom de salmó m, filet de salmó m
lomo de atún m, lomito de atún m, suprema de atún f, taco de atún m|tuna fillet|filet de thon m|Thunfischfilet/Thunfischfilets n|llom de tonyina m
lomo de lubina m, lomito de lubina m, suprema de lubina f, taco de lubina m|sea bass fillet|filet de bar m|Wolfsbarschfilet/Wolfsbarschfilets n|llom de llobarro m, filet de llobarro m
lomo de dorada m, lomito de dorada m, suprema de dorada f, taco de dorada m|gilthead bream fillet|filet de daurade m|Doradenfilet/Doradenfilets n|llom d’orada m, filet d’orada m
lomo de bonito m, lomito de bonito m, suprema de bonito f, taco de bonito m|white tuna fillet|filet de thon blanc m|Thunfischfilet/Thunfischfilets n|llom de bonítol m
lomo de corvina m, lomito de corvina m, suprema de corvina f, taco de corvina m|corvina fillet|filet de maigre m|Adlerfischfilet/Adlerfischfilets n|llom de corball m
lomo de rape m, lomito de rape m, suprema de rape f, taco de rape m|monkfish fillet|filet de lotte m|Seeteufelfilet/Seeteufelfilets n|llom de rap m, filet de rap m
lomo de rodaballo m, lomito de rodaballo m, suprema de rodaballo f, taco de rodaballo m|turbot fillet|filet de turbot m|Steinbuttfilet/Steinbuttfilets n|llom de turbot m
lomo embuchado m, caña de lomo f, lomito ibérico m|cured pork loin~|longe de porc séchée f|luftgetrocknete Schweinelende f|llom embotit m
lomo ibérico m|Iberian pork loin~|longe de porc ibérique f|Ibérico-Schweinelende f|llom ibèric m
costilla f, costilla de cerdo f, costillita f|pork ribs~ +pork rib;% ribs~|travers de porc m s;côtes de %|Schweinerippchen n;%rippchen n|costella de porc f;costella de %|costela f|saiheski
costillar m, costillar de cerdo m|rack of pork ribs~;rack of %|carré de côtes de porc m;carré de %|Rippenstück vom Schwein n;Rippenstück vom %|costellam de porc m;costellam de %, costelló de porc m, costelló m|costelar m
churrasco m|grilled ribs~ (pork or beef);grilled % ribs~|travers grillés mp (porc ou bœuf);travers grillés de %|gegrillte Rippchen p (Schwein oder Rind);gegrillte %rippchen p|xurrasco m|" m
churrasco de pollo m|grilled chicken~|poulet grillé m|gegrilltes Hähnchen n|xurrasco de pollastre m
carrillera f, carrillada f|pork or beef cheek/pork or beef cheeks;% cheek/% cheeks|joue de porc ou de bœuf/joues de porc ou de bœuf f;joue de %|Schweine- oder Rinderbacke/Schweine- oder Rinderbacken f;%backe/%backen f|galta f;galta de %|queixada f|masail
carrillera ibérica f, carrillada ibérica f|Iberian pork cheek|joue de porc ibérique f|Ibérico-Schweinebacke/Ibérico-Schweinebacken f|galta de porc ibèric f
secreto m, secreto ibérico m, secreto de cerdo m, secreto de cerdo ibérico m|Iberian pork "~ (tender pork cut)|" de porc ibérique m (pièce tendre de porc)|Ibérico-Secreto n (zartes Schweinefleischstück)|secret de porc ibèric m, secret ibèric m, secret m|segredo m
presa f, presa ibérica f, presa de cerdo ibérico f|Iberian pork "~ (shoulder cut)|" de porc ibérique f (morceau d’épaule)|Ibérico-Presa f (Stück aus der Schweineschulter)|" de porc ibèric f, " ibèrica f, " f
pluma f, pluma ibérica f, pluma de cerdo ibérico f|Iberian pork "~ (loin cut)|" de porc ibérique f (morceau de longe)|Ibérico-Pluma f (Stück vom Schweinerücken)|ploma de porc ibèric f, ploma ibèrica f
lagarto ibérico m, lagarto de cerdo ibérico m, lagarto de cerdo m, lagartito ibérico m|Iberian pork lagarto~ (pork loin strip)|lagarto de porc ibérique m (lanière de longe)|Ibérico-Lagarto m (Streifen vom Schweinerücken)|lagarto de porc ibèric m
abanico ibérico m, abanico de cerdo ibérico m|Iberian pork abanico~ (rib cut)|abanico de porc ibérique m (morceau des côtes)|Ibérico-Abanico m (Stück von der Schweinerippe)|ventall de porc ibèric m
codillo m, codillo de cerdo m|pork knuckle|jarret de porc m|Schweinshaxe/Schweinshaxen f|garró de porc m, colzet m|xarrete de porco m|ukondo
morcillo m, morcillo de ternera m|beef shin~|jarret de bœuf m|Rinderbeinscheibe/Rinderbeinscheiben f|" m
jarrete m|beef or lamb shank;% shank|jarret de bœuf ou d’agneau m;jarret de %|Rinder- oder Lammhaxe/Rinder- oder Lammhaxen f;%haxe/%haxen f|garró de vedella o de xai m;garró de %|xarrete m|zankarroi
osobuco a la milanesa m, ossobuco a la milanesa m|braised ossobuco Milanese-style~|osso buco braisé à la milanaise m|geschmortes Ossobuco nach Mailänder Art n|ossobuco a la milanesa m
osobuco m, ossobuco m|ossobuco~;% ossobuco|osso buco m|Ossobuco n|ossobuco m, osso buco m
paletilla ibérica f, paletilla de bellota f, paleta ibérica f|Iberian cured pork shoulder~|épaule de porc ibérique séchée f|luftgetrocknete Ibérico-Schulter f|espatlla ibèrica f
paletilla f, paleta f|lamb or pork shoulder;% shoulder|épaule d’agneau ou de porc f;épaule de %|Lamm- oder Schweineschulter/Lamm- oder Schweineschultern f;%schulter/%schultern f|espatlla de xai o de porc f;espatlla de %|" f|sorbalda
pierna f|leg of lamb or pork/legs of lamb or pork;leg of %/legs of %|gigot d’agneau ou de porc m;gigot de %|Lamm- oder Schweinekeule/Lamm- oder Schweinekeulen f;%keule/%keulen f|cuixa f, cama f|perna f
pierna de cordero f|leg of lamb|gigot d’agneau m|Lammkeule/Lammkeulen f|cuixa de xai f, cama de xai f
rabo de toro m, rabo de vaca m, rabo de ternera m, rabo m, cola de toro f, rabo de buey m|oxtail~|queue de bœuf f|Ochsenschwanz m|cua de bou f, cua de vedella f|rabo de boi m|buztan
redondo m, redondo de ternera m|beef eye of round~|rond de gîte de bœuf m|Rinderbraten m|rodó de vedella m, rodó m
redondo de pavo m|turkey roll|rôti de dinde m|Putenrollbraten m|rodó de gall dindi m
roast beef m, rosbif m|"~|rosbif m|Roastbeef n|rosbif m
picaña f|picanha steak (beef)|picanha f (bœuf)|Picanha f (Rind)|picanya f
falda f, falda de ternera f|beef flank~|bavette de bœuf f|Rinderbauchlappen m|" de vedella f
magro m, magra f, magro de cerdo m|lean pork~|porc maigre m|mageres Schweinefleisch n|magre de porc m, magra f
panceta f|pork belly~|poitrine de porc f|Schweinebauch m|cansalada viada f, cansalada f|touciño entrefebrado m|hirugihar, hirugihar
tocino m|pork fat~|lard m|Schweinespeck m +Speck|cansalada f|touciño m
beicon m, bacon m|bacon~|bacon m|Speck m|bacó m, bacon m|bacon m
torrezno m|crispy pork belly strip|lamelle de poitrine de porc croustillante f|knuspriger Schweinebauchstreifen/knusprige Schweinebauchstreifen m|" m
sacramentos mp|pork and sausages~|viande de porc et saucisses fp|Schweinefleisch und Würste p|sagraments mp
chicharrones mp, chicharrón m|pork crackling~|rillons de porc mp|Schweinegrieben p|llardons mp, greixons mp|roxóns mp
jamón m|ham~|jambon m|Schinken m +Schinken|pernil m|xamón m|urdaiazpiko
jamón ibérico m, jamón ibérico de bellota m, jamón de bellota m, ibérico de bellota m|Iberian cured ham~|jambon ibérique m|Ibérico-Schinken m +Ibérico-Schinken|pernil ibèric m
jamón serrano m, jamón curado m, jamón del país m|cured ham~|jambon serrano m|Serrano-Schinken m +Serrano-Schinken|pernil serrà m, pernil del país m
jamón york m, jamón de york m, jamón cocido m, jamón dulce m|cooked ham~|jambon blanc m|Kochschinken m +Kochschinken|pernil dolç m, pernil cuit m
jamón asado m, jamón al horno m|roast pork leg~|jambon rôti m|gebratene Schweinekeule f|pernil rostit m
taco de jamón m, taquito de jamón m|diced ham~|dés de jambon mp|Schinkenwürfel p|daus de pernil mp
lacón m|"~ (cured pork shoulder)|épaule de porc salée f|gepökelte Schweineschulter f|espatlla de porc salada f|" m
lacón con grelos m, lacón con grelos y cachelos m|cured pork shoulder with turnip greens~|épaule de porc salée aux fanes de navet f|gepökelte Schweineschulter mit Steckrübenblättern f|espatlla de porc salada amb grelos f|" m
cecina f|cured beef~|bœuf séché m|luftgetrocknetes Rindfleisch n|" f|" f
chorizo m|"|" m|"/Chorizos f +Chorizo-|xoriço m|chourizo m|txorizo
chorizo criollo m, criollo m|grilling chorizo|" m|frische Chorizo-Bratwurst/frische Chorizo-Bratwürste f|xoriço criollo m
chistorra f, txistorra f|"~ (thin pork sausage with paprika)|" f (fine saucisse de porc au paprika)|" f (dünne Schweinswurst mit Paprika)|xistorra f|" f|txistorra
morcilla f|black pudding~ (blood sausage);% black pudding~|boudin noir m|Blutwurst f +Blutwurst|botifarra negra f, " f|" f|odolki
longaniza f|pork sausage|saucisse de porc f|Schweinswurst/Schweinswürste f|llonganissa f|longaínza f|lukainka
butifarra f, botifarra f|" (Catalan pork sausage)|botifarra f (saucisse de porc catalane)|" f (katalanische Schweinswurst)|botifarra f
butifarra negra f, botifarra negra f|Catalan black pudding~ (blood sausage)|boudin noir catalan m|katalanische Blutwurst f|botifarra negra f, bull negre m
salchicha f|sausage|saucisse f|Wurst/Würstchen f|salsitxa f|" f|saltxitxa
salchicha de Frankfurt f, frankfurt m|frankfurter|saucisse de Francfort f|Frankfurter Würstchen n|frankfurt m
salchichón m|cured pork sausage~|saucisson m|" m (Hartwurst)|llonganissa curada f
fuet m|"~ (thin cured pork sausage)|" m (saucisson sec catalan)|" m (dünne Hartwurst)|" m
sobrasada f|"~ (soft cured pork sausage)|" f (saucisse de porc à tartiner)|" f (Streichwurst vom Schwein) +Sobrasada-|sobrassada f
embutido m|cured meats~;cured meats with %|charcuterie f|Wurstwaren p|embotit m|" m|hestebete
embutido ibérico m, ibéricos m p, surtido de ibéricos m, tabla de ibéricos f, plato de ibéricos m, tabla de embutidos ibéricos f|Iberian cured meats~|charcuterie ibérique f|Ibérico-Wurst und -Schinken p|embotits ibèrics mp
paté m|pâté~;% pâté~|pâté m|Pastete f|" m|" m
foie m, foie gras m, micuit m, mi-cuit de foie m|" gras~|" gras m|Gänse- oder Entenstopfleber f|" gras m, " m
callos mp|tripe~|tripes fp|Kutteln p|tripa f s, " mp|" mp|tripakiak, tripaki
callos a la madrileña mp|Madrid-style tripe stew~ (with chorizo and black pudding)|tripes à la madrilène fp (au chorizo et boudin noir)|Kutteln nach Madrider Art p (mit Chorizo und Blutwurst)|tripa a la madrilenya f s
callos con garbanzos mp, callos a la gallega mp|tripe with chickpeas~ (usually with chorizo)|tripes aux pois chiches fp (souvent au chorizo)|Kutteln mit Kichererbsen p (meist mit Chorizo)|tripa amb cigrons f s|callos á galega mp
manitas fp, manos de cerdo fp, manita de cerdo f, patas de cerdo f p|pig’s trotters~|pieds de porc mp|Schweinsfüße p|peus de porc mp|mans de porco fp|txerri-hankak
manitas de cordero fp, patitas de cordero fp|lamb’s trotters~|pieds d’agneau mp|Lammfüße p|peus de xai mp
pata y morro fp, cap i pota m s, capipota m s|cow’s foot and snout stew~|ragoût de pied et museau de veau m|Eintopf aus Rinderfuß und -maul m|cap i pota m s
morro m, morro de cerdo m|pig’s snout~;% snout~|museau de porc m;museau de %|Schweineschnauze f|" de porc m, " m|fuciño m|mutur
oreja f, oreja de cerdo f|pig’s ear|oreille de porc f|Schweineohr/Schweineohren n|orella de porc f, orella f|orella f, orella de porco f
lengua f, lengua de ternera f|beef tongue~;% tongue~|langue de bœuf f;langue de %|Rinderzunge f|llengua de vedella f, llengua f|lingua f|mihi
criadillas fp|bull’s or lamb’s testicles~|testicules de taureau ou d’agneau mp|Stier- oder Lammhoden p|turmes fp
sesos mp|brains~;% brains~|cervelle f|Hirn n|cervellets mp
mollejas fp|sweetbreads or gizzards~ (offal);% sweetbreads~|ris ou gésiers mp (abats);ris de %|Bries oder Mägen n (Innereien);%bries n|lletons mp
mollejas de pollo fp, mollejas de pato fp|poultry gizzards~|gésiers de volaille mp|Geflügelmägen p|pedrers mp
riñones mp, riñón m|pork, lamb or beef kidneys~;% kidneys~|rognons de porc, d’agneau ou de bœuf mp;rognons de %|Schweine-, Lamm- oder Rindernieren p;%nieren p|ronyons mp|riles mp|giltzurrun
hígado m|beef or pork liver~;% liver~|foie de bœuf ou de porc m;foie de %|Rinder- oder Schweineleber f;%leber f|fetge m|fígado m|gibel
higaditos mp, higadito m|chicken livers~;% livers~|foies de volaille mp|Hühnerlebern p|fetgets mp
asadura f, asadurilla f|lamb offal~;% offal~|abats d’agneau mp|Lamminnereien p|freixura f
zorza f|"~ (marinated minced pork)|" f (viande de porc marinée)|" f (mariniertes Schweinefleisch)|" f|" f
raxo m|"~ (marinated pork pieces)|" m (morceaux de porc marinés)|" m (marinierte Schweinefleischwürfel)|" m|" m
picadillo m, picadillo de chorizo m, picadillo de cerdo m, jijas fp, prueba de cerdo f|fried minced pork with paprika~|viande de porc hachée au paprika f|gebratenes Schweinehack mit Paprika n|picada de porc amb pebre vermell f
carne guisada f, carne estofada f, guiso de carne m, estofado de carne m|meat stew|ragoût de viande m|Fleischeintopf m|carn estofada f, estofat de carn m|" f
carne al caldero f, carne ao caldeiro f, carne o caldeiro f|boiled beef with potatoes~|bœuf bouilli aux pommes de terre m|gekochtes Rindfleisch mit Kartoffeln n|carn de vedella bullida amb patates f|carne ao caldeiro f, carne ó caldeiro f
carne mechada f, carne mechá f|slow-cooked larded meat~|viande lardée mijotée f|gespickter Schmorbraten m|carn metxada f
carne fiesta f, carne de fiesta f|marinated fried pork~|porc mariné et frit m|mariniertes gebratenes Schweinefleisch n|carn de porc marinada i fregida f
carne de cabra f|goat meat~|viande de chèvre f|Ziegenfleisch n|carn de cabra f
carne gobernada f, carne gobernada asturiana f|Asturian-style stewed beef~|bœuf mijoté à l’asturienne m|geschmortes Rindfleisch nach asturischer Art n|carn de vedella estofada f
ropa vieja f, ropa vieja de garbanzos f, ropa vieja del cocido f|"~ (shredded meat with chickpeas)|" f (viande effilochée aux pois chiches)|" f (zerpflücktes Fleisch mit Kichererbsen)|roba vella f
albóndiga f, almóndiga f|meatball;% meatball|boulette de viande f;boulette de %|Fleischbällchen n;%bällchen n|mandonguilla f, pilota f|albóndega f|albondiga
albóndigas de pescado fp, albóndigas de merluza fp|fish balls~|boulettes de poisson fp|Fischbällchen p|mandonguilles de peix fp
albóndigas de bacalao fp|cod balls~|boulettes de morue fp|Kabeljaubällchen p|mandonguilles de bacallà fp
albóndigas de sepia fp, albóndigas de choco fp|cuttlefish balls~|boulettes de seiche fp|Sepia-Bällchen p|mandonguilles de sípia fp
albóndigas de verduras fp, albóndigas veganas fp, albóndigas vegetales fp, albóndigas vegetarianas fp|vegetable balls~|boulettes de légumes fp|Gemüsebällchen p|mandonguilles de verdures fp
hamburguesa f, burger f|burger;% burger|burger m;burger de %|Burger m +Burger|" f|" f|hanburgesa
hamburguesa completa f|burger with all the trimmings~|burger complet m|Burger mit allem m|" f
brocheta f*, pincho m*|skewer;% skewer|brochette f|Spieß/Spieße m +Spieß|broqueta f|" f|brotxeta
pincho moruno m|spiced pork skewer;spiced % skewer|brochette de porc épicée f;brochette épicée de %|würziger Schweinespieß/würzige Schweinespieße m;würziger Spieß vom %/würzige Spieße vom %|broqueta de porc especiada f;broqueta especiada de %
fricandó m|"~ (floured beef braised with wine and mushrooms);% "|" m (bœuf fariné braisé au vin et aux champignons);" de %|" n (bemehltes Rindfleisch, in Wein geschmort, mit Pilzen);" vom %|" de vedella m, " m;" de %
plato alpujarreño m|Alpujarra-style platter (ham, sausage, fried egg and potatoes)|assiette de l’Alpujarra f (jambon, saucisse, œuf et pommes de terre)|Alpujarra-Teller m (Schinken, Wurst, Ei und Kartoffeln)|plat de l’Alpujarra m
cochifrito m|fried suckling pig or lamb~;fried % pieces~|cochon de lait ou agneau frit m;morceaux frits de %|frittiertes Spanferkel oder Lamm n;frittierte %stücke|porcell o xai fregit m;trossos fregits de %
zarajos mp|"~ (lamb intestines)|" mp (tripes d’agneau)|" p (Lammdärme)|" mp
mar y montaña m, mar i muntanya m|surf and turf~ (meat and seafood)|terre et mer m (viande et fruits de mer)|Surf and Turf n (Fleisch und Meeresfrüchte)|mar i muntanya m
botillo m, botillo del Bierzo m|"~ (smoked pork sausage stuffed with ribs)|" m (porc fumé embossé)|" m (geräucherte Schweinewurst)|" m|botelo m, " m
contramuslo de pollo al curry m|curried chicken thigh|haut de cuisse de poulet au curry m|Hähnchenoberkeule mit Curry f|contracuixa de pollastre al curri f
brocheta de pollo y verduras f, pincho de pollo y verduras m|chicken and vegetable skewer|brochette de poulet et légumes f|Hähnchen-Gemüse-Spieß m|broqueta de pollastre i verdures f
asadura de cordero f, asadurilla de cordero f|lamb offal~|abats d’agneau mp|Lamminnereien p|freixura de xai f
brocheta de pavo y verduras f|turkey and vegetable skewer|brochette de dinde et légumes f|Puten-Gemüse-Spieß m|broqueta de gall dindi i verdures f
cecina de vaca f, cecina de León f|cured beef~|bœuf séché m|luftgetrocknetes Rindfleisch n|cecina f
jamón de pato m|cured duck breast~|magret de canard séché m|luftgetrocknete Entenbrust f|pernil d’ànec m
mortadela f|mortadella~ (usually pork)|mortadelle f (souvent au porc)|Mortadella f (meist vom Schwein)|mortadel·la f
fiambre m|cold meats~|charcuterie f|Aufschnitt m|" m
morcón m|"~ (cured pork sausage)|" m (saucisse de porc séchée)|" m (luftgetrocknete Schweinswurst)|" m
morcilla patatera f, patatera f!|patatera~ (pork and potato sausage)|patatera f (saucisse de porc et pomme de terre)|Patatera f (Wurst aus Schwein und Kartoffeln)|patatera f
morcilla matachana f|black pudding~ (blood sausage)|boudin noir m|Blutwurst f|botifarra negra f
blanquet m, butifarra blanca f, botifarra blanca f, bull blanc m, bull m!|white pork sausage|saucisse de porc blanche f|weiße Schweinswurst/weiße Schweinswürste f|botifarra blanca f, bull blanc m, " m
botifarró m, camaiot m|black pudding~ (Mallorcan blood sausage)|boudin noir m (majorquin)|Blutwurst f (mallorquinisch)|" m
xolís m, secallona f, somalla f, somaia f|cured Catalan pork sausage|saucisse sèche catalane f|katalanische Hartwurst/katalanische Hartwürste f|secallona f
longaniza de pascua f, longaniza seca f|dried pork sausage|saucisse sèche de porc f|luftgetrocknete Schweinswurst/luftgetrocknete Schweinswürste f|llonganissa de Pasqua f
butifarra esparracada f, butifarra de perol f|butifarra (Catalan pork sausage)|botifarra f (saucisse de porc catalane)|Butifarra f (katalanische Schweinswurst)|botifarra esparracada f, botifarra de perol f
androlla f|" (Galician pork rib sausage)|" f (saucisse galicienne de côtes de porc)|" f (galicische Wurst aus Schweinerippen)|" f|" f
chosco m, chosco de Tineo m|"~ (smoked Asturian pork sausage)|" m (saucisse de porc fumée asturienne)|" m (geräucherte asturische Schweinswurst)|" m
choricito m|small chorizo|petit chorizo m|kleine Chorizo/kleine Chorizos f|xoricet m
chorizo al infierno m, chorizo a la llama m|flamed chorizo|chorizo flambé m|flambierte Chorizo f|xoriço flamejat m
pollo relleno m|stuffed chicken~ (usually with pork);chicken stuffed with %|poulet farci m (souvent au porc);poulet farci de %|gefülltes Hähnchen n (meist mit Schwein);mit % gefülltes Hähnchen n|pollastre farcit m;pollastre farcit de %
pavo relleno m|stuffed turkey~ (usually with pork);turkey stuffed with %|dinde farcie f (souvent au porc);dinde farcie de %|gefüllte Pute f (meist mit Schwein);mit % gefüllte Pute f|gall dindi farcit m
redondo de ternera relleno m, redondo relleno m, aleta de ternera rellena f, aleta rellena f, falda de ternera rellena f, ternera rellena f, pecho de ternera relleno m|stuffed beef roll (usually with ham or bacon)|rôti de bœuf farci m (souvent au jambon ou lard)|gefüllter Rinderrollbraten m (meist mit Schinken oder Speck)|rodó de vedella farcit m
manitas de cerdo rellenas fp, manitas rellenas fp|stuffed pig’s trotters~;pig’s trotters stuffed with %~|pieds de porc farcis mp;pieds de porc farcis de %|gefüllte Schweinsfüße p;mit % gefüllte Schweinsfüße p|peus de porc farcits mp;peus de porc farcits de %
escalope relleno m, escalope cordobés m|breaded escalope with ham and cheese filling (usually pork)|escalope panée farcie au jambon et fromage f (souvent de porc)|paniertes Schnitzel, gefüllt mit Schinken und Käse n (meist Schwein)|escalopa farcida de pernil i formatge f
librito m, librito de lomo m|breaded pork loin stuffed with ham and cheese~|longe de porc panée farcie au jambon et fromage f s|panierte Schweinelende, gefüllt mit Schinken und Käse f|llibret de llom m
librito de ternera m|breaded beef stuffed with ham and cheese~|bœuf pané farci au jambon et fromage m|paniertes Rindfleisch, gefüllt mit Schinken und Käse n|llibret de vedella m
librito de pollo m, cordon bleu de pollo m|breaded chicken stuffed with ham and cheese~|cordon bleu de poulet m|paniertes Hähnchen, gefüllt mit Schinken und Käse n|llibret de pollastre m
cordon bleu m|" (breaded meat with ham and cheese);% " (with ham and cheese)|" m;" de %|" n;" von %|" m
rollo de carne m|meat loaf|pain de viande m|Hackbraten m|rotlle de carn m
rollo de bonito m|tuna roll|pain de thon m|Thunfischrolle f|rotlle de bonítol m
rollito de jamón y queso m|ham and cheese roll|roulé de jambon et fromage m|Schinken-Käse-Röllchen/Schinken-Käse-Röllchen n|rotllet de pernil i formatge m
saquito m, crujiente m!, atadillo m, bocadito m!|crisp pastry parcel;crisp % parcel|aumônière croustillante f;aumônière croustillante de %|knuspriges Teigtäschchen/knusprige Teigtäschchen n;knuspriges Teigtäschchen mit %/knusprige Teigtäschchen mit %|saquet cruixent m;saquet cruixent de %/saquets cruixents de %
crujiente m|crisp;% crisp|croustillant m;croustillant de %|Crunch m;%crunch m|cruixent m;cruixent de %
carne de ternera f|beef~|viande de bœuf f|Rindfleisch n|carn de vedella f
carne de cerdo f, carne de porco f|pork~|viande de porc f|Schweinefleisch n|carn de porc f|carne de porco f
carne de vacuno f|beef~|viande de bœuf f|Rindfleisch n|carn de boví f
cuarto de pollo m, cuarto trasero de pollo m|quarter chicken|quart de poulet m|Viertel Hähnchen n|quart de pollastre m
trasero m, trasero de pollo m, zanca de pollo f|chicken leg|cuisse de poulet f|Hähnchenkeule/Hähnchenkeulen f|cuixa de pollastre f
pollo tomatero m, coquelet m, pollo picantón m|poussin|coquelet m|Stubenküken n|picantó m
chicken fingers mp|breaded chicken strips~|lanières de poulet panées fp|panierte Hähnchenstreifen p|tires de pollastre arrebossades fp
pollo moruno m|spiced chicken~|poulet épicé m|würziges Hähnchen n|pollastre especiat m
pollo frito estilo Kentucky m, pollo Kentucky m|breaded fried chicken~|poulet frit pané m|paniertes frittiertes Hähnchen n|pollastre fregit a l’estil Kentucky m
ballotine f, ballotina f, roulada f|stuffed roll;stuffed % roll|ballottine f;ballottine de %|gefüllte Roulade f;gefüllte %roulade f|balotina f
capón m|capon~|chapon m|Kapaun m|capó m|" m
pularda f|poularde~ (fattened hen)|poularde f|Poularde f|polla f
pichón m|pigeon~|pigeon m|Taube/Tauben f|colomí m
faisán m|pheasant~|faisan m|Fasan m|faisà m
becada f|woodcock~|bécasse f|Waldschnepfe/Waldschnepfen f|" f
oca f, ganso m|goose~|oie f|Gans f +Gänse|oca f
avestruz m|ostrich~|autruche f|Strauß m|estruç m
conejo de monte m|wild rabbit~|lapin de garenne m|Wildkaninchen n|conill de bosc m
gamo m|fallow deer~|daim m|Damhirsch m|daina f
civet m, civé m|game stew;% stew|" m;" de %|Ragout n;%ragout n|" m
carnero m|mutton~|mouton m|Hammel m +Hammel|moltó m
baifo m, chivo m|kid~ (young goat)|chevreau m|Zicklein n|cabrit m
cordero segureño m|Segura lamb~|agneau de Segura m|Segura-Lamm n|xai segureny m
ternasco de Aragón m|young Aragonese lamb~|jeune agneau d’Aragon m|junges Lamm aus Aragonien n|ternasc d’Aragó m
cuarto de lechazo m, cuarto de lechazo asado m|quarter of milk-fed lamb|quartier d’agneau de lait m|Viertel Milchlamm n|quart de xai de llet m
lechazo churro m|milk-fed lamb~|agneau de lait m|Milchlamm n|xai de llet m
lechón m|suckling pig~|cochon de lait m|Spanferkel n|porcell m
cochinillo segoviano m|Segovia suckling pig~|cochon de lait de Ségovie m|Spanferkel aus Segovia n|garrí segovià m
espaldilla f|pork or beef shoulder;% shoulder|épaule de porc ou de bœuf f;épaule de %|Schweine- oder Rinderschulter f;%schulter f|espatlla de porc o vedella f;espatlla de %
espaldita f, espalda f, brazuelo m|lamb shoulder;% shoulder|épaule d’agneau f;épaule de %|Lammschulter/Lammschultern f;%schulter/%schultern f|espatlla f;espatlla de %
cuello m|lamb or pork neck;% neck|collier d’agneau ou de porc m;collier de %|Lamm- oder Schweinehals m;%hals m|coll m;coll de %
cabeza de cordero f|lamb’s head|tête d’agneau f|Lammkopf/Lammköpfe m|cap de xai m
rustidera de cordero f, rustido de cordero m|roast lamb~|agneau rôti m|Lammbraten m|rostit de xai m
rustido m, rotí m|roast;roast %~|rôti m;rôti de %|Braten m;%braten m|rostit m
asado m!|roast meat~;roast %~|rôti m;rôti de %|Braten m;%braten m|rostit m
aguja f, filete de aguja m|pork or beef shoulder steak|échine de porc ou paleron de bœuf f|Schulterstück vom Schwein oder Rind n|agulla de porc o vedella f
aguja de cerdo f, cabeza de lomo f, cabecero de lomo m, cabezada de cerdo f, cabezada f, cabezada de lomo f, cabezal m, collar de cerdo m|pork shoulder steak|échine de porc f|Schweinenackensteak/Schweinenackensteaks n|agulla de porc f
cabezada de lomo ibérico f, cabezada ibérica f, aguja ibérica f, aguja de cerdo ibérico f|Iberian pork shoulder steak|échine de porc ibérique f|Ibérico-Schweinenackensteak n|agulla de porc ibèric f
aguja de ternera f, espaldilla de ternera f|beef chuck~|paleron de bœuf m|Rinderschulter f|agulla de vedella f
chuleta de aguja f|pork shoulder chop|côte d’échine de porc f|Schweinenackenkotelett/Schweinenackenkoteletts n|costella d’agulla f
chuleta de palo f, chuletas de riñonada fp|grilled lamb chop|côtelette d’agneau grillée/côtelettes d’agneau grillées f|gegrilltes Lammkotelett/gegrillte Lammkoteletts n|costella de xai a la brasa f
filete de babilla m, filete de cadera m, babilla f, babilla de ternera f, cadera f, cadera de ternera f, contra f!, contra de ternera f, tapa de ternera f|beef rump~|rumsteck de bœuf m|Rinderhüfte f|culata de vedella f
zancarrón m, zancarrón de ternera m|beef shin~|jarret de bœuf m|Rinderhesse f|garró de vedella m
pecho de ternera m, llata de ternera f, aleta de ternera f, aleta f!|beef brisket~|poitrine de bœuf f|Rinderbrust f|pit de vedella m, llata de vedella f
lomo alto m, lomo bajo m, lomo alto de vaca m, lomo bajo de vaca m, lomo alto de ternera m, lomo bajo de ternera m|beef rib or sirloin steak|faux-filet de bœuf m|Rinderrückensteak n|llom alt de vaca m
lomo de ternera m, lomo de vaca m|beef loin~|aloyau de bœuf m|Rinderlende f|llom de vedella m
lomo de ciervo m|venison loin~|dos de cerf m|Hirschrücken m|llom de cérvol m
lomo sajonia m, sajonia f|smoked pork loin~|longe de porc fumée f|Kasseler n|llom de Saxònia m
lomo de orza m, lomo en orza m|pork loin preserved in lard or oil~|longe de porc confite f|in Schmalz oder Öl eingelegte Schweinelende f|llom en conserva m
cinta de cerdo f, cinta f!|pork loin~|longe de porc f|Schweinelende f|llom de porc m
t-bone m, tbone m, chuletón t-bone m|T-bone steak (beef)|T-bone m (bœuf)|T-Bone-Steak/T-Bone-Steaks n (Rind)|T-bone m
tomahawk m|" steak (beef)|" m (bœuf)|Tomahawk-Steak/Tomahawk-Steaks n (Rind)|" m
castañuela ibérica f, castañetas fp, castañetas ibéricas fp, castañuelas fp|Iberian pork glands~ (offal)|glandes de porc ibérique fp (abats)|Drüsen vom Ibérico-Schwein p (Innereien)|castanyetes de porc ibèric fp
papada f, papada de cerdo f, papada ibérica f|pork jowl~|gorge de porc f|Schweinekinn n|" de porc f, " f|" f
careta f, careta de cerdo f|pig’s face~|masque de porc m|Schweinemaske f|" de porc f
oreja con garbanzos f|pig’s ear with chickpeas|oreille de porc aux pois chiches f|Schweineohr mit Kichererbsen n|orella amb cigrons f
manitas de ministro fp, manos de ministro fp, pie de cerdo m, pezuña f, pezuña de cerdo f|pig’s trotters~|pieds de porc mp|Schweinsfüße p|peus de porc mp, peu de porc m
pies de cordero mp, manos de cordero fp|lamb’s trotters~|pieds d’agneau mp|Lammfüße p|peus de xai mp
patas con garbanzos fp, patas fp!, mano de vaca f|cow’s or pig’s feet with chickpeas~|pieds de bœuf ou de porc aux pois chiches mp|Rinder- oder Schweinefüße mit Kichererbsen p|potes amb cigrons fp
callos de ternera mp, callos de vaca mp|beef tripe~|tripes de bœuf fp|Rinderkutteln p|tripa de vedella f s
lengua escarlata f|cured beef tongue~|langue de bœuf écarlate f|gepökelte Rinderzunge f|llengua escarlata f
corazón m!, corazón de ternera m, corazón de vaca m|heart;% heart|cœur m;cœur de %|Herz n;%herz n|cor m
sangre f, sangrecilla f|blood~ (cooked)|sang cuit m|gekochtes Blut n|sang f
cresta de gallo f, crestas fp|cockscombs~|crêtes de coq fp|Hahnenkämme p|crestes de gall fp
cabrilla f!|snail|escargot m|Schnecke/Schnecken f|caragol m
anca de rana f|frog’s leg|cuisse de grenouille f|Froschschenkel/Froschschenkel m|cuixa de granota f
albondigón m|meat loaf (beef or pork)|pain de viande m (bœuf ou porc)|Hackbraten m (Rind oder Schwein)|pa de carn m
pinchito m, pinchito moruno m|spiced pork skewer;spiced % skewer|brochette de porc épicée f;brochette épicée de %|würziger Schweinespieß/würzige Schweinespieße m;würziger Spieß vom %/würzige Spieße vom %|broqueta de porc especiada f;broqueta especiada de %
barbacoa f!, barbacoa de carne f|barbecued meats~|viandes au barbecue fp|Grillfleisch n|" de carn f
fricasé m|fricassee;% fricassee|fricassée f;fricassée de %|Frikassee n;%frikassee n|fricassé m
boloñesa f, salsa boloñesa f|meat sauce~|sauce à la viande f|Fleischsoße f|bolonyesa f
sal de jamón f, polvo de jamón m, crujiente de jamón m, virutas de jamón fp, lascas de jamón fp, crujiente de jamón ibérico m, virutas de jamón ibérico fp|ham shavings~|copeaux de jambon mp|Schinkenspäne p|encenalls de pernil mp
terrina f|terrine;% terrine|terrine f;terrine de %|Terrine f;%terrine f|" f
terrina de foie f, terrina de foie gras f, mi cuit m, foie micuit m, foie mi-cuit m, micuit de pato m, micuit de foie m|foie gras terrine|terrine de foie gras f|Terrine von Gänse- oder Entenstopfleber f|" f
paté de campaña m|country pâté~ (pork)|pâté de campagne m (porc)|Landpastete f (Schwein)|paté de campanya m
pastel murciano m, pastel de carne murciano m, pastel murciano de carne m|Murcian meat pie (beef, chorizo and egg)|tourte murcienne f (bœuf, chorizo et œuf)|murcianische Fleischpastete f (Rind, Chorizo und Ei)|pastís murcià de carn m
pastel de carne m, pastel de patata y carne m, pastel de carne y patata m|meat pie|hachis parmentier m|Fleischauflauf m|pastís de carn m
ibérico m|Iberian pork~|porc ibérique m|Ibérico-Schwein n|porc ibèric m
solomillo ibérico m, solomillo de cerdo ibérico m, solomillito ibérico m|Iberian pork tenderloin|filet de porc ibérique m|Ibérico-Schweinefilet n|filet de porc ibèric m
escalopín ibérico m|small Iberian pork escalope|petite escalope de porc ibérique f|kleines Ibérico-Schweineschnitzel n|escalopí de porc ibèric m
medallón ibérico m|Iberian pork medallion|médaillon de porc ibérique m|Ibérico-Schweinemedaillon/Ibérico-Schweinemedaillons n|medalló de porc ibèric m
hamburguesa ibérica f|Iberian pork burger|burger de porc ibérique m|Ibérico-Schweineburger m|hamburguesa de porc ibèric f
albóndiga ibérica f|Iberian pork meatball|boulette de porc ibérique f|Ibérico-Schweinefleischbällchen n|mandonguilla de porc ibèric f
chuleta ibérica f, chuletón ibérico m, filete ibérico m|Iberian pork chop|côtelette de porc ibérique f|Ibérico-Schweinekotelett/Ibérico-Schweinekoteletts n|costella de porc ibèric f
brocheta ibérica f, pincho ibérico m|Iberian pork skewer|brochette de porc ibérique f|Ibérico-Schweinespieß/Ibérico-Schweinespieße m|broqueta de porc ibèric f
parrillada ibérica f, parrillada de ibéricos f|mixed grilled Iberian pork~|grillade de porc ibérique f|gemischte Grillplatte vom Ibérico-Schwein f|graellada de porc ibèric f
chuleta de cerdo f|pork chop|côtelette de porc f|Schweinekotelett/Schweinekoteletts n|llonza de porc f|chuleta de porco f|txerri txuleta
carrillera de cerdo f, carrillada de cerdo f|pork cheek|joue de porc f|Schweinebacke/Schweinebacken f|galta de porc f|queixada de porco f|txerri masail
nuggets mp, nuggets de pollo mp|chicken "~|" de poulet mp|Chicken-Nuggets p|" de pollastre mp
matanza f|cured and fresh pork~|charcuterie et viande de porc f|Wurst und Fleisch vom Schwein f|matança f
sukalki m|Basque beef and potato stew|ragoût basque de bœuf et pommes de terre m|baskischer Rindereintopf mit Kartoffeln m|" m|-|"
puntas de solomillo fp|tenderloin tips~ (pork or beef)|pointes de filet fp (porc ou bœuf)|Filetspitzen p (Schwein oder Rind)|puntes de filet fp
borono m, boroña preñada f|"~ (pork blood and flour pudding)|" m (boudin de sang de porc et farine)|" m (Blutwurst vom Schwein mit Mehl)|" m
ragú m*, ragout m*|ragout~;% ragout~|ragoût m;ragoût de %|Ragout n;%ragout n|" m
espina f|bone|arête f|Gräte/Gräten f|espina f|espiña f
hueso m|bone|os m|Knochen/Knochen m|os/ossos m|óso m
piel f|skin~|peau f|Haut f|pell f|pel f
caldereta extremeña f, caldereta manchega f, caldereta de pastor f|lamb or kid stew|ragoût d’agneau ou de chevreau m|Lamm- oder Zickleineintopf m|caldereta de xai f
ternera mechada f|larded braised beef~ (usually with bacon)|bœuf lardé et braisé m (souvent au lard)|gespickter Rinderschmorbraten m (meist mit Speck)|vedella metxada f
lomo mechado m|larded pork loin~|longe de porc lardée f|gespickte Schweinelende f|llom metxat m
costelló de porc m|pork ribs~|travers de porc m s|Schweinerippchen n|costelló de porc m
albóndigas de carne fp, bolas de carne fp|meatballs~|boulettes de viande fp|Fleischbällchen p|mandonguilles fp|albóndegas fp|haragi bolak
cochino negro m, carne de cochino negro f, cochino m|black pig pork~|porc noir m|Fleisch vom schwarzen Schwein n|porc negre m
carcamusas fp, carcamusa f|carcamusas~ (Toledo pork and tomato stew)|" fp (ragoût de porc à la tomate)|" p (Schweineeintopf mit Tomaten)|" fp
lomo doblado m|cured pork loin~|longe de porc séchée f|luftgetrocknete Schweinelende f|llom curat m
escarapuche m|escarapuche~ (grilled pork or fish with tomato and onion)|" m (porc ou poisson grillé, tomate et oignon)|" m (gegrilltes Schwein oder Fisch mit Tomaten und Zwiebeln)|" m
espárragos montañeses mp|stewed lambs’ tails~|queues d’agneau mijotées fp|geschmorte Lammschwänze p|cues de xai estofades fp
chiretas fp, girella f|chiretas~ (lamb tripe stuffed with rice and offal)|" fp (tripes d’agneau farcies au riz et aux abats)|" p (mit Reis und Innereien gefüllter Lammdarm)|" fp
embuchados mp|stuffed lamb intestines~|tripes d’agneau farcies fp|gefüllte Lammdärme p|embotxats mp
tostón m!, tostón de Arévalo m|suckling pig~|cochon de lait m|Spanferkel n|garrí m
lagrimita de pollo f, lagrimitas de pollo fp|breaded chicken strips~|lanières de poulet panées fp|panierte Hähnchenstreifen p|tires de pollastre arrebossades fp
`
