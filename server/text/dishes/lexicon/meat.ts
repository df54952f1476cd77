/** Meat, cuts, sausages and offal. How to read a line: read-lexicon.ts. */
export const meat = `
carne|meat~|viande|Fleisch|carn||haragi
carne picada|minced meat~||Hackfleisch|
pollo|chicken~|poulet|Hähnchen|pollastre|polo|oilasko
pollo de corral,pollo campero,pitu de caleya,pitu caleya|||Freilandhähnchen||polo de curral
medio pollo,1/2 pollo|half chicken|demi-poulet|halbes Hähnchen|mig pollastre
gallina|hen~|poule|Huhn +Hühner|"|galiña|oilo
gallo de corral|farmyard cockerel~|coq fermier|Hahn vom Hof|gall de corral
picantón,pollo tomatero,coquelet,pollo picantón|poussin|coquelet|Stubenküken n|picantó
pavo|turkey~|dinde f|Pute/-n +Puten|gall dindi,indiot||indioilar
pato|duck~|canard|Ente +Enten|ànec||ahate
magret,magret de pato|duck breast|" de canard|Entenbrust|" d'ànec,"
confit de pato,muslo de pato confitado,pato confitado|duck confit~|confit de canard|Enten-Confit|confit d'ànec
codorniz f|quail~|caille|Wachtel/-n f|guatlla|paspallás m|galeper
perdiz f|partridge|perdrix|Rebhuhn/Rebhühner|perdiu|"|eper
pintada|guinea fowl~|pintade|Perlhuhn
conejo|rabbit~|lapin|Kaninchen|conill|coello|untxi
liebre f|hare~|lièvre m|Hase m +Hasen|llebre|lebre
ternera|beef~|bœuf m|Rind +Rinder|vedella|tenreira,xata|txahal
ternera asada|||Rinderbraten||tenreira asada
ternera blanca,ternera lechal|veal~|veau m|Kalb +Kalbs|
vaca,vaca vieja|beef~|bœuf m|Rind +Rinder|"||behi
vaca rubia gallega,rubia gallega|Galician beef~|bœuf de Galice m|galicisches Rind|vaca rossa gallega
buey|beef~|bœuf|Ochse m +Ochsen|bou|boi|idi
toro|bull~|taureau|Stier +Stier|",brau|touro|zezen
potro|foal~ (horse meat)|poulain (viande de cheval)|Fohlen n (Pferdefleisch)|poltre|poldro
caballo|horse meat~|viande de cheval f|Pferdefleisch|cavall
cerdo|pork~|porc|Schwein +Schweine|porc|porco|txerri
cerdo ibérico|||Ibérico-Schwein +Ibérico-Schweine|
cordero|lamb~|agneau|Lamm +Lamm|xai,corder,be|cordeiro,año|bildots,arkume
cordero lechal,lechazo,lechal,lechazo churro|||Milchlamm|,corder de llet
ternasco|young lamb~|jeune agneau|junges Lamm|ternasc
cochinillo,cochinillo lechal,gorrín,lechón|suckling pig~|cochon de lait|Spanferkel|porcell,garrí,porcella f|leitón|txerrikume
cabrito,choto,baifo,chivo|young goat~|chevreau|Zicklein|cabrit||antxume
cabra|goat~|chèvre|Ziege +Ziegen|"
jabalí|wild boar~|sanglier|Wildschwein|senglar|xabaril|basurde
ciervo,venado|venison~|cerf|Hirsch|cérvol|cervo|orein
corzo|roe deer~|chevreuil|Reh n|cabirol
pechuga de pollo,pechuga;pechuga de %|chicken breast;% breast|blanc de poulet m;blanc de %|Hähnchenbrust;%brust f|pit de pollastre m,pit;pit de %|peituga|oilasko bularki,oilasko bular
muslo de pollo,muslo;muslo de %|chicken leg;% leg|cuisse de poulet f;cuisse de %|Hähnchenkeule/-n;%keule/-n f|cuixa de pollastre f,cuixa;cuixa de %|coxa f|oilasko izter,izter
contramuslo de pollo,contramuslo;contramuslo de %|chicken thigh;% thigh|haut de cuisse de poulet;haut de cuisse de %|Hähnchenoberkeule/-n;%oberkeule/-n f|contracuixa de pollastre f,contracuixa;contracuixa de %
muslito de pollo,muslito,jamoncito;muslito de %|chicken drumstick;% drumstick|pilon de poulet;pilon de %|Hähnchenunterkeule/-n;%unterkeule/-n f|cuixeta de pollastre f,cuixeta;cuixeta de %
alita de pollo,alita,ala;alita de %|chicken wing;% wing|aile de poulet;aile de %|Hähnchenflügel/-;%flügel|aleta de pollastre,ala;aleta de %|aliña
filete|beef or pork steak;% fillet|steak de bœuf ou de porc;filet de %|Rinder- oder Schweinesteak/-s;%filet/-s n|bistec de vedella o de porc,bistec;filet de %||xerra
filete de ternera,filete de tenreira,filete de vaca,bistec,bistec de ternera,bisté|beef steak|steak de bœuf|Rindersteak/-s|bistec de vedella||txahal xerra
filete de cerdo,filete de lomo|pork steak|escalope de porc f|Schweineschnitzel|bistec de porc
filete ruso|minced beef or pork patty|steak haché pané (bœuf ou porc)|Frikadelle/-n (Rind oder Schwein)|filet rus/filets russos (vedella o porc)
escalope|breaded " ($$);breaded % "|" panée f ($$);" panée de %|paniertes Schnitzel ($$);paniertes %schnitzel|escalopa f ($$);escalopa de %
cachopo*|" (breaded beef stuffed with ham and cheese);% " (breaded, # stuffed with ham and cheese)|" (bœuf pané farci au jambon et fromage);" de % (pané, # farci au jambon et fromage)|" (paniertes Rindfleisch, gefüllt mit Schinken und Käse);" vom % (paniert, # gefüllt mit Schinken und Käse)|" (vedella arrebossada farcida de pernil i formatge);" de % (arrebossat, # farcit de pernil i formatge)
san jacobo,sanjacobo,san jacobos mp,san jacobo de lomo m,san jacobos de lomo mp|breaded ham and cheese parcel;breaded % and cheese parcel with ham|san-jacobo (jambon et fromage panés);cordon bleu de %|San Jacobo (panierter Schinken mit Käse);Cordon bleu vom %|llibret de pernil i formatge,santjacob;llibret de % (amb pernil)
flamenquín*|"/flamenquines (breaded and fried pork and ham roll);% "/% flamenquines (breaded and fried roll with ham)|"/flamenquines (roulé de porc et jambon pané et frit);" de %/flamenquines de % (roulé pané et frit, au jambon)|"/Flamenquines (panierte Schweinefleisch-Schinken-Rolle);" vom %/Flamenquines vom % (panierte Rolle mit Schinken)|"/flamenquines (rotlle arrebossat de porc i pernil);" de %/flamenquines de % (rotlle arrebossat amb pernil)
milanesa|breaded escalope (beef, pork or chicken);breaded % escalope|escalope milanaise (bœuf, porc ou poulet);escalope milanaise de %|paniertes Schnitzel (Rind, Schwein oder Huhn);paniertes %schnitzel
entrecot,entrecotte,entrecote|entrecôte steak;%|entrecôte f|Entrecôte/-s n|"|"|entrekot
chuletón,txuletón|large rib steak;large % rib steak|côte de bœuf f;côte de %|großes Rinderkotelett;großes %kotelett n|mitjana f|"|txuleton,txuletoi
txuleta|large rib steak (beef)|côte de bœuf|großes Rinderkotelett|mitjana de vedella||",txahal "
chuleta|$$ chop;% chop|côtelette de porc ou de bœuf;côtelette de %|Schweine- oder Rinderkotelett/-s;%kotelett/-s n|costella de porc o de vedella,costella,llonza,xulla;costella de %|costeleta|txuleta
chuletilla,chuleta de palo f,chuletas de riñonada fp,chuletita,chuleta de cordero f|lamb chop;% chop|côtelette d'agneau;côtelette de %|Lammkotelett/-s;%kotelett/-s n|costelleta de xai,costella de xai;costelleta de %
chuleta de Sajonia,lomo de Sajonia m|smoked pork chop|côtelette de porc fumée/côtelettes de porc fumées|Kasseler n|llonza de Saxònia
solomillo|$$ tenderloin;% tenderloin|filet de porc ou de bœuf;filet de %|Schweine- oder Rinderfilet/-s;%filet/-s n|filet de porc o de vedella;filet de %|solombo|azpizun
solomillito|small $$ tenderloin;small % tenderloin|petit filet de porc ou de bœuf;petit filet de %|kleines Schweine- oder Rinderfilet/kleine Schweine- oder Rinderfilets;kleines %filet n|filetet de $$;filetet de %
solomillo al whisky,solomillo al güisqui|pork tenderloin in whisky and garlic sauce|filet de porc au whisky et à l'ail|Schweinefilet in Whisky-Knoblauch-Soße|filet de porc al whisky
lomo,cinta de lomo f,lomo de cerdo m|pork loin~;% loin|longe de porc f;dos de %|Schweinerücken;Rücken vom %|llom de porc,llom;llom de %|lombo|solomo
lomo adobado,lomo de cerdo adobado,adobado|marinated pork loin~|longe de porc marinée f|marinierter Schweinerücken|
sea: lomo,lomito,suprema f,taco m|fish fillet;% fillet|filet de poisson;filet de %|Fischfilet/-s;%filet/%filets n|llom de peix,filet de peix;llom de %|lombo
lomo embuchado,caña de lomo f,lomito ibérico m,lomo doblado|cured pork loin~|longe de porc séchée f|luftgetrockneter Schweinerücken|llom embotit,llom curat
lomo ibérico||longe de porc ibérique f|Ibérico-Schweinerücken|llom ibèric
costilla de cerdo,costilla;costilla de %|pork ribs~ +pork rib;% ribs~|travers de porc ms;côtes de %|Schweinerippchen;%rippchen n|costella de porc,costelló;costella de %|costela|saiheski
costillar de cerdo,costillar;costillar de %|rack of pork ribs~;rack of %|carré de côtes de porc;carré de %|Rippenstück vom Schwein;Rippenstück vom %|costellam de porc;costellam de %|costelar
churrasco|grilled $$~ (# ribs);grilled %~|$$ grillé (# des côtes);% grillé|gegrilltes Schweine- oder Rindfleisch (# Rippchen);Gegrilltes vom %|xurrasco ($$)
churrasco mixto|grilled pork and beef~ (# ribs)|porc et bœuf grillés (# des côtes)|gegrilltes Schweine- und Rindfleisch (# Rippchen)|xurrasco de porc i vedella
churrasco de pollo|||gegrilltes Hähnchen|
carrillera,carrillada|$$ cheek/$$ cheeks;% cheek/% cheeks|joue de porc ou de bœuf/joues de porc ou de bœuf;joue de %|Schweine- oder Rinderbacke/-n;%backe/-n f|galta de porc o de vedella,galta;galta de %|queixada|masail
secreto,secreto ibérico,secreto de cerdo,secreto de cerdo ibérico|Iberian pork "~ (tender pork cut)|" de porc ibérique (pièce tendre de porc)|Ibérico-" n (zartes Schweinefleischstück)|secret de porc ibèric,secret ibèric,secret,secret de porc|segredo
presa,presa ibérica,presa de cerdo ibérico|Iberian pork "~ (shoulder cut)|" de porc ibérique (morceau d'épaule)|Ibérico-" (Stück aus der Schweineschulter)|" de porc ibèric," ibèrica,"
pluma,pluma ibérica,pluma de cerdo ibérico|Iberian pork "~ (loin cut)|" de porc ibérique (morceau de longe)|Ibérico-" (Stück vom Schweinerücken)|ploma de porc ibèric,ploma ibèrica
lagarto ibérico,lagarto de cerdo ibérico,lagarto de cerdo|Iberian pork lagarto~ (pork loin strip)|lagarto de porc ibérique (lanière de longe)|Ibérico-Lagarto (Streifen vom Schweinerücken)|lagarto de porc ibèric
abanico ibérico,abanico de cerdo ibérico|Iberian pork abanico~ (rib cut)|abanico de porc ibérique (morceau des côtes)|Ibérico-Abanico (Stück von der Schweinerippe)|ventall de porc ibèric
codillo de cerdo,codillo,codito|pork knuckle|jarret de porc|Schweinshaxe/-n|garró de porc,colzet|xarrete de porco|ukondo
morcillo,morcillo de ternera|beef shin~|jarret de bœuf|Rinderbeinscheibe/-n|jarret de vedella
jarrete|beef or lamb shank;% shank|jarret de bœuf ou d'agneau;jarret de %|Rinder- oder Lammhaxe/-n;%haxe/-n f|garró de vedella o de xai;garró de %|xarrete|zankarroi
osobuco a la milanesa,ossobuco a la milanesa|braised ossobuco Milanese-style~|osso buco~ braisé à la milanaise|geschmortes Ossobuco nach Mailänder Art n|
osobuco,ossobuco|ossobuco~;%|osso buco~|Ossobuco n|ossobuco,osso buco
paletilla ibérica,paletilla de bellota,paleta ibérica|Iberian cured pork shoulder~|épaule de porc ibérique séchée|luftgetrocknete Ibérico-Schulter|espatlla ibèrica
paletilla,paleta|lamb or pork shoulder;% shoulder|épaule d'agneau ou de porc;épaule de %|Lamm- oder Schweineschulter/-n;%schulter/-n f|espatlla de xai o de porc;espatlla de %||sorbalda
pierna|leg of lamb or pork/legs of lamb or pork;leg of %/legs of %|gigot d'agneau ou de porc m;gigot de %|Lamm- oder Schweinekeule/-n;%keule/-n f|cuixa de xai o de porc,cama;cuixa de %|perna
rabo de toro,rabo de vaca,rabo de ternera,cola de toro f,rabo de buey m|oxtail~|queue de bœuf f|Ochsenschwanz|cua de bou f,cua de vedella|rabo de boi
redondo,redondo de ternera|beef eye of round~|rond de gîte de bœuf|Rinderbraten|rodó de vedella,rodó
redondo de pavo|turkey roll|rôti de dinde|Putenrollbraten|rodó de gall dindi
roast beef,rosbif|"~|rosbif|Roastbeef n|rosbif
picaña,picanha|picanha steak (beef)|picanha (bœuf)|Picanha (Rind)|picanya
falda,falda de ternera|beef flank~|bavette de bœuf|Rinderbauchlappen|" de vedella
magras con tomate p|ham slices in tomato sauce|tranches de jambon à la sauce tomate fp|Schinken in Tomatensoße|magres de porc amb tomàquet
magro de cerdo,magro,magra f|lean pork~|porc maigre|mageres Schweinefleisch|magre de porc,magra f
panceta|pork belly~|poitrine de porc|Schweinebauch|cansalada viada,cansalada|touciño entrefebrado m|hirugihar,hirugihar
tocino|fat bacon~|lard|Schweinespeck +Speck|cansalada f|touciño
beicon,bacon|bacon~|bacon|Speck|bacó,bacon|bacon
torrezno|crispy pork belly strip|lamelle de poitrine de porc croustillante f|knuspriger Schweinebauchstreifen/knusprige Schweinebauchstreifen
sacramentos p|pork and sausages|viande de porc et saucisses fp|Schweinefleisch und Würste p|sagraments
panceta frita,rosta|fried pork belly~|lard frit m|gebratener Speck|rosta
chicharrones p,chicharrón m|pork crackling|rillons de porc|Schweinegrieben p|llardons,greixons|roxóns
jamón|ham~|jambon|Schinken +Schinken|pernil|xamón|urdaiazpiko
jamón ibérico,jamón ibérico de bellota,jamón de bellota,ibérico de bellota|Iberian cured ham~|||
jamón serrano,jamón curado,jamón del país|cured ham~|jambon serrano|Serrano-Schinken +Serrano-Schinken|pernil serrà,pernil del país
jamón york,jamón de york,jamón cocido,jamón dulce|cooked ham~|jambon blanc|Kochschinken +Kochschinken|pernil dolç,pernil cuit
jamón asado,jamón al horno|roast pork leg~||gebratene Schweinekeule|
taco de jamón,taquito de jamón|diced ham~|dés de jambon mp|Schinkenwürfel p|daus de pernil mp
lacón|"~ (cured pork shoulder)|épaule de porc salée f|gepökelte Schweineschulter|espatlla de porc salada f|"
lacón con grelos,lacón con grelos y cachelos|cured pork shoulder with turnip greens~||||"
cecina|cured beef~|bœuf séché m|luftgetrocknetes Rindfleisch|"
chorizo|"|"|"/Chorizos f +"-|xoriço|chourizo|txorizo
chorizo criollo,criollo|grilling chorizo|"|frische Chorizo-Bratwurst/frische Chorizo-Bratwürste|xoriço criollo
chistorra,txistorra|"~ (thin pork sausage with paprika)|" (fine saucisse de porc au paprika)|" (dünne Schweinswurst mit Paprika)|xistorra||txistorra
morcilla|black pudding~ (blood sausage);%|boudin noir m|Blutwurst +Blutwurst|botifarra negra,"||odolki
longaniza|pork sausage|saucisse de porc|Schweinswurst/Schweinswürste|llonganissa|longaínza|lukainka
butifarra,botifarra,butifarra de perol|" (Catalan pork sausage)|botifarra (saucisse de porc catalane)|" (katalanische Schweinswurst)|botifarra,botifarra de perol
butifarra negra,botifarra negra|Catalan black pudding~ (blood sausage)|boudin noir catalan m|katalanische Blutwurst|,bull negre m
salchicha|sausage|saucisse|Wurst/Würstchen|salsitxa||saltxitxa
salchicha de Frankfurt,frankfurt m|frankfurter|saucisse de Francfort|Frankfurter Würstchen|frankfurt m
salchichón|cured pork sausage~|saucisson|" (Hartwurst vom Schwein)|llonganissa curada f
fuet|"~ (thin cured pork sausage)|" (saucisson sec catalan)|" (dünne Hartwurst vom Schwein)
sobrasada|"~ (soft cured pork sausage)|" (saucisse de porc à tartiner)|" (Streichwurst vom Schwein) +"-|sobrassada
embutido|cured pork meats~;cured % meats~|charcuterie de porc f;charcuterie de %|Schweinswurstwaren p;%wurstwaren p|embotit de porc,embotit;embotit de %||hestebete
embutido ibérico,ibéricos mp,surtido de ibéricos m,tabla de ibéricos f,plato de ibéricos m,tabla de embutidos ibéricos f|Iberian cured pork meats~|charcuterie de porc ibérique f|Wurstwaren vom Ibérico-Schwein p|embotits de porc ibèric mp
paté|pâté~;%|pâté|Pastete|"|"
foie,foie gras,micuit,mi-cuit de foie|" gras~|" gras|Gänse- oder Entenstopfleber f|" gras,"
callos p|tripe (# with chorizo and pork)|tripes fp (# au chorizo et au porc)|Kutteln p (# mit Chorizo und Schwein)|tripa fs," mp|"|tripakiak,tripaki
callos y morros p,callos y morro,callos con morro,callos con morros|tripe and snout (# with chorizo and pork)|tripes et museau fp (# au chorizo et au porc)|Kutteln und Maul p (# mit Chorizo und Schwein)|tripa i morros fs
callos a la madrileña p|Madrid-style tripe stew (with chorizo and black pudding)|tripes à la madrilène fp (au chorizo et boudin noir)|Kutteln nach Madrider Art p (mit Chorizo und Blutwurst)|
callos con garbanzos p,callos a la gallega|tripe and chickpea stew~ (# with chorizo and pork)|tripes aux pois chiches fp (# au chorizo et au porc)|Kutteln mit Kichererbsen p (# mit Chorizo und Schwein)|tripa amb cigrons fs|callos á galega,callos con garavanzos
manitas de cerdo p,manitas,manos de cerdo,manita de cerdo f,patas de cerdo fp,manitas de ministro,manos de ministro,pie de cerdo m,pezuña f,pezuña de cerdo|pig's trotters|pieds de porc mp|Schweinsfüße p|peus de porc mp,peu de porc m|mans de porco|txerri-hankak
manitas de cordero p,patitas de cordero,pies de cordero mp,manos de cordero fp|lamb's trotters|pieds d'agneau mp|Lammfüße p|peus de xai mp
pata y morro p,cap i pota ms,capipota|calf's head and foot stew|ragoût de tête et pied de veau m|Eintopf aus Kalbskopf und -fuß|cap i pota ms
morro;morro de %|snout~ ($$);% snout~|museau ($$);museau de %|Schweine- oder Rindermaul n;%maul n|morro ($$);morro de %|fuciño|mutur
oreja de cerdo,oreja|pig's ear|oreille de porc|Schweineohr/-en|orella de porc,orella|orella,orella de porco
lengua|tongue~ (# beef);% &~|langue de bœuf;langue de %|Rinderzunge;%zunge|llengua de vedella,llengua;llengua de %|lingua|mihi
criadillas p|bull's or lamb's testicles|testicules de taureau ou d'agneau mp|Stier- oder Lammhoden p|turmes
sesos p|brains (# lamb's);%|cervelle f (# d'agneau)|Hirn n (# vom Lamm)|cervellets
mollejas p|sweetbreads or gizzards (offal);% sweetbreads~|ris ou gésiers mp (abats);ris de %|Bries oder Mägen n (Innereien);%bries n|lletons mp
mollejas de ternera p|veal sweetbreads~|ris de veau mp|Kalbsbries n|
mollejas de pollo p,mollejas de pato|poultry gizzards|gésiers de volaille mp|Geflügelmägen p|pedrers mp
riñones p,riñón m|pork, lamb or beef kidneys;% kidneys~|rognons de porc, d'agneau ou de bœuf;rognons de %|Schweine-, Lamm- oder Rindernieren p;%nieren p|ronyons|riles|giltzurrun
hígado|beef or pork liver~;% liver~|foie de bœuf ou de porc;foie de %|Rinder- oder Schweineleber f;%leber f|fetge|fígado|gibel
higaditos p,higadito m|chicken livers;% livers~|foies de volaille;foies de %|Hühnerlebern p;%leber f|fetgets
asadura,asadurilla|lamb or pork offal~;% offal~|abats d'agneau ou de porc mp;abats de %|Lamm- oder Schweineinnereien p;%innereien p|freixura (xai o porc)
zorza|"~ (marinated minced pork)|" (viande de porc marinée)|" (mariniertes Schweinefleisch)|" (porc adobat picat)
raxo|"~ (marinated pork pieces)|" (morceaux de porc marinés)|" (marinierte Schweinefleischwürfel)|" (daus de porc adobat)
picadillo,picadillo de chorizo,picadillo de cerdo,jijas fp,prueba de cerdo f|paprika-spiced minced pork~|porc haché au paprika~ m|gebratenes Paprika-Schweinehack n|carn de porc picada amb pebre vermell~ f
carne guisada,carne estofada,guiso de carne m,estofado de carne|meat stew|ragoût de viande m|Fleischeintopf|carn estofada,estofat de carn m
carne al caldero,carne ao caldeiro|boiled beef~|bœuf bouilli|gekochtes Rindfleisch|carn de vedella bullida|carne ó caldeiro,carne ao caldeiro
carne mechada,carne mechá|slow-cooked larded meat~ (@ or bacon)|viande lardée mijotée (@)|gespickter Schmorbraten (@)|carn metxada (@)
carne fiesta (cerdo),carne de fiesta|marinated fried pork~|porc mariné et frit m|mariniertes gebratenes Schweinefleisch|carn de porc marinada i fregida
carne de cabra|goat meat~|viande de chèvre|Ziegenfleisch|carn de cabra
carne gobernada,carne gobernada asturiana|Asturian-style stewed beef~|bœuf mijoté à l'asturienne m|geschmortes Rindfleisch nach asturischer Art|carn gobernada (vedella)
ropa vieja*,ropa vieja de garbanzos,ropa vieja con garbanzos,ropa vieja del cocido|"~ (shredded meat with chickpeas);% " (shredded, with chickpeas)|" (viande effilochée aux pois chiches);" de % (effiloché, aux pois chiches)|" (zerpflücktes Fleisch mit Kichererbsen);" vom % (zerpflückt, mit Kichererbsen)|roba vella (carn amb cigrons)
albóndiga,almóndiga|meatball;%|boulette de viande;boulette de %|Fleischbällchen;%bällchen n|mandonguilla,pilota|albóndega|albondiga
albóndigas de pescado p,albóndigas de merluza||||
albóndigas de sepia p,albóndigas de choco|cuttlefish meatballs||Sepia-Bällchen p|
albóndigas veganas p|vegan meatballs|boulettes véganes p|vegane Bällchen p|mandonguilles veganes p
albóndigas de verduras p,albóndigas vegetales,albóndigas vegetarianas||||
hamburguesa*,burger|burger;%|burger m|Burger +Burger|"||hanburgesa
hamburguesa completa|||
brocheta*|skewer;%|brochette|Spieß/-e +Spieß|broqueta||brotxeta
pincho moruno|spiced pork skewer;spiced % skewer|brochette de porc épicée f;brochette épicée de %|würziger Schweinespieß/würzige Schweinespieße;würziger Spieß vom %/würzige Spieße vom %|broqueta de porc especiada f;broqueta especiada de %
fricandó|"~ (floured beef braised with wine and mushrooms);%|" (bœuf fariné braisé au vin et aux champignons)|" n (bemehltes Rindfleisch, in Wein geschmort, mit Pilzen);" vom %|" de vedella,";" de %
plato alpujarreño|Alpujarra-style platter (ham, sausage, black pudding, fried egg and potatoes)|assiette de l'Alpujarra f (jambon, saucisse, boudin noir, œuf et pommes de terre)|Alpujarra-Teller (Schinken, Wurst, Blutwurst, Ei und Kartoffeln)|plat de l'Alpujarra (embotit, pernil i ou)
cochifrito,cuchifrito|fried suckling pig or lamb~;fried % pieces~|cochon de lait ou agneau frit~;morceaux frits de %|frittiertes Spanferkel oder Lamm;frittierte %stücke|porcell o xai fregit~;trossos fregits de %
zarajos p|" (lamb intestines)|" (tripes d'agneau)|" p (Lammdärme)|" (budells de xai)
mar y montaña,mar i muntanya|surf and turf~ (meat and seafood)|terre et mer (viande et fruits de mer)|Surf and Turf n (Fleisch und Meeresfrüchte)|mar i muntanya
botillo,botillo del Bierzo|"~ (smoked pork sausage stuffed with ribs)|" (saucisse de porc fumée)|" (geräucherte Schweinewurst)|" (embotit de porc fumat)|botelo
contramuslo de pollo al curry|curried chicken thigh||Hähnchenoberkeule mit Curry|
brocheta de pollo y verduras,pincho de pollo y verduras m|||Hähnchen-Gemüse-Spieß|
asadura de cordero,asadurilla de cordero||||
brocheta de pavo y verduras|||Puten-Gemüse-Spieß|
cecina de vaca,cecina de León|cured beef~|bœuf séché m|luftgetrocknetes Rindfleisch|cecina
jamón de pato|cured duck breast~|magret de canard séché|luftgetrocknete Entenbrust|pernil d'ànec
mortadela|mortadella~ (# pork)|mortadelle (@)|Mortadella (# vom Schwein)|mortadel·la
fiambre|cold meats~|charcuterie f|Aufschnitt
morcón|"~ (cured pork sausage)|" (saucisse de porc séchée)|" (luftgetrocknete Schweinswurst)
morcilla patatera,patatera!|patatera~ (pork and potato sausage)|patatera (saucisse de porc et pomme de terre)|Patatera (Wurst aus Schwein und Kartoffeln)|patatera
morcilla matachana|black pudding~ (blood sausage)|boudin noir m|Blutwurst|botifarra negra
blanquet,butifarra blanca f,botifarra blanca,bull blanc m,bull!|white pork sausage|saucisse de porc blanche f|weiße Schweinswurst/weiße Schweinswürste|botifarra blanca f,bull blanc m,"
botifarró,camaiot|black pudding~ (Mallorcan blood sausage)|boudin noir (majorquin)|Blutwurst (mallorquinisch)
xolís,secallona f,somalla,somaia|cured Catalan pork sausage|saucisse sèche catalane f|katalanische Hartwurst/katalanische Hartwürste|secallona f
longaniza de pascua,longaniza seca|dried pork sausage|saucisse sèche de porc|luftgetrocknete Schweinswurst/luftgetrocknete Schweinswürste|llonganissa seca,llonganissa de Pasqua
butifarra esparracada|crumbled butifarra (Catalan pork sausage)|botifarra (saucisse de porc catalane)|Butifarra (katalanische Schweinswurst)|botifarra esparracada
androlla|" (Galician pork rib sausage)|" (saucisse galicienne de côtes de porc)|" (galicische Wurst aus Schweinerippen)|"
chosco,chosco de Tineo|"~ (smoked Asturian pork sausage)|" (saucisse de porc fumée asturienne)|" (geräucherte asturische Schweinswurst)
choricito|small chorizo|petit chorizo|kleine Chorizo/-s f|xoricet
chorizo al infierno,chorizo a la llama|flamed chorizo|chorizo flambé|flambierte Chorizo f|xoriço flamejat
pollo relleno|stuffed chicken~ (@);chicken stuffed with %|(@)|gefülltes Hähnchen (@);mit % & n|
pavo relleno|stuffed turkey~ (@);turkey stuffed with %|(@)|gefüllte Pute (@);mit % & f|
redondo de ternera relleno,redondo relleno,aleta de ternera rellena f,aleta rellena,falda de ternera rellena,falda rellena,ternera rellena,pecho de ternera relleno m|stuffed beef roll (# with ham or bacon)|rôti de bœuf farci (@@ ou lard)|gefüllter Rinderrollbraten (# mit Schinken oder Speck)|
manitas de cerdo rellenas p|stuffed pig's trotters;pig's trotters stuffed with %~||gefüllte Schweinsfüße p;mit % & p|
escalope relleno,escalope cordobés|breaded escalope with ham and cheese filling (# pork)|escalope panée farcie au jambon et fromage f (# de porc)|paniertes Schnitzel, gefüllt mit Schinken und Käse n (# Schwein)|escalopa farcida de pernil i formatge f
librito de lomo,librito|breaded pork loin stuffed with ham and cheese~|longe de porc panée farcie au jambon et fromage fs|panierter Schweinerücken, gefüllt mit Schinken und Käse|llibret de llom
librito de ternera|breaded beef stuffed with ham and cheese~|bœuf pané farci au jambon et fromage|paniertes Rindfleisch, gefüllt mit Schinken und Käse n|llibret de vedella (amb pernil)
librito de pollo,cordon bleu de pollo|breaded chicken stuffed with ham and cheese~|cordon bleu de poulet|paniertes Hähnchen, gefüllt mit Schinken und Käse n|llibret de pollastre (amb pernil)
cordon bleu,cordonblu|" (breaded meat with ham and cheese);% " (with ham and cheese)|"|" n;" vom %
rollo de carne|meat loaf|pain de viande|Hackbraten|
rollo de bonito,bonito en rollo|tuna loaf|pain de thon|Thunfischrolle/-n|
rollito de jamón y queso||roulé de jambon et fromage|Schinken-Käse-Röllchen/-|
saquito,crujiente!,atadillo|crisp pastry parcel;crisp % parcel|aumônière croustillante f|knuspriges Teigtäschchen/knusprige Teigtäschchen;& mit %/knusprige Teigtäschchen mit %|saquet cruixent
crujiente|crisp;% &|croustillant;& de %|Crunch;%crunch|cruixent;& de %
carne de ternera|beef~|viande de bœuf|Rindfleisch|carn de vedella
carne de cerdo|pork~|viande de porc|Schweinefleisch|carn de porc|carne de porco
carne de vacuno|beef~|viande de bœuf|Rindfleisch|carn de boví
cuarto de pollo,cuarto trasero de pollo|quarter chicken|quart de poulet|Viertel Hähnchen|quart de pollastre
trasero,trasero de pollo,zanca de pollo f|chicken leg|cuisse de poulet f|Hähnchenkeule/-n|cuixa de pollastre f
chicken fingers p,lagrimita de pollo f,fingers de pollo mp,lágrimas de pollo,delicias de pollo|breaded chicken strips|lanières de poulet panées fp|panierte Hähnchenstreifen p|tires de pollastre arrebossades fp
pollo moruno|||würziges Hähnchen|
pollo frito estilo Kentucky,pollo Kentucky|breaded fried chicken~|poulet frit pané|paniertes frittiertes Hähnchen|pollastre fregit a l'estil Kentucky
ballotine f,ballotina,roulada|stuffed roll;stuffed % roll|ballottine|gefüllte Roulade|balotina
capón|capon~|chapon|Kapaun|capó|"
pularda|poularde~ (fattened hen)|poularde|Poularde
pichón|pigeon~|pigeon|Taube/-n|colomí
faisán|pheasant~|faisan|Fasan|faisà
becada|woodcock~|bécasse|Waldschnepfe/-n
oca,ganso m|goose~|oie|Gans f +Gänse
avestruz|ostrich~|autruche f|Strauß|estruç
conejo de monte||lapin de garenne|Wildkaninchen|
gamo|fallow deer~|daim|Damhirsch|daina f
civet,civé|game stew;% stew|"|Ragout
carnero|mutton~|mouton|Hammel +Hammel|moltó
cordero segureño|Segura lamb~|agneau de Segura|Segura-Lamm|xai segureny
ternasco de Aragón|young Aragonese lamb~|jeune agneau d'Aragon|junges Lamm aus Aragonien|ternasc d'Aragó
cuarto de lechazo|quarter of milk-fed lamb|quartier d'agneau de lait|Viertel Milchlamm|quart de xai de llet
cochinillo segoviano|Segovia suckling pig~||Spanferkel aus Segovia|garrí segovià
espaldilla|$$ shoulder;% shoulder|épaule de porc ou de bœuf;épaule de %|Schweine- oder Rinderschulter;%schulter f|espatlla de $$;espatlla de %
espalda,espaldita,brazuelo m|lamb shoulder;% shoulder|épaule d'agneau;épaule de %|Lammschulter/-n;%schulter/-n f|espatlla
cuello|lamb or pork neck;% neck|collier d'agneau ou de porc;collier de %|Lamm- oder Schweinehals;%hals|coll
cabeza de cordero|lamb's head|tête d'agneau|Lammkopf/Lammköpfe|cap de xai m
rustidera de cordero,rustido de cordero m|roast lamb~|agneau rôti m|Lammbraten|rostit de xai m
rustido,rotí|roast;& %~|rôti|Braten|rostit
asado!|roast meat~;roast %~|rôti|Braten|rostit!
aguja,filete de aguja m|$$ shoulder steak|échine de porc ou paleron de bœuf|Schulterstück vom $$|agulla de $$
aguja de cerdo,cabeza de lomo,cabecero de lomo m,cabezada de cerdo f,cabezada,cabezada de lomo,cabezal m,collar de cerdo|pork shoulder steak|échine de porc|Schweinenackensteak/-s|agulla de porc
cabezada de lomo ibérico,cabezada ibérica,aguja ibérica,aguja de cerdo ibérico||échine de porc ibérique|Ibérico-Schweinenackensteak|agulla de porc ibèric
aguja de ternera,espaldilla de ternera|beef chuck~|paleron de bœuf m|Rinderschulter|agulla de vedella
chuleta de aguja|pork shoulder chop|côte d'échine de porc|Schweinenackenkotelett/-s|costella d'agulla
filete de babilla,filete de cadera,babilla f,babilla de ternera,cadera,cadera de ternera,contra!,contra de ternera,tapa de ternera,tapa de vaca,tapa de buey,tapa de cadera|beef rump~|rumsteck de bœuf|Rinderhüfte|culata de vedella f
zancarrón,zancarrón de ternera|beef shin~|jarret de bœuf|Rinderhesse|garró de vedella
pecho de ternera,llata de ternera f,aleta de ternera,aleta!|beef brisket~|poitrine de bœuf f|Rinderbrust|pit de vedella,llata de vedella f
lomo alto,lomo bajo,lomo alto de vaca rubia gallega,lomo alto de vaca,lomo bajo de vaca,lomo alto de ternera,lomo bajo de ternera|beef rib or sirloin steak|faux-filet de bœuf|Rinderrückensteak|llom alt o baix de vaca
lomo de ternera,lomo de vaca||aloyau de bœuf|Rinderlende|
lomo de ciervo|||Hirschrücken|
lomo sajonia,sajonia f|smoked pork loin~|longe de porc fumée f|Kasseler n|llom de Saxònia
lomo de orza,lomo en orza|preserved pork loin~ (in lard or oil)|longe de porc confite f|eingelegter Schweinerücken (in Schmalz oder Öl)|llom confitat
cinta de cerdo,cinta!|pork loin~|longe de porc|Schweinerücken|llom de porc m
t-bone,tbone,chuletón t-bone|T-bone steak (beef)|T-bone (bœuf)|T-Bone-Steak/-s (Rind)|T-bone
tomahawk|" steak (beef)|" (bœuf)|"-Steak/-s (Rind)
castañuela ibérica,castañetas ibéricas fp|Iberian pork glands~ (offal)|glandes de porc ibérique fp (abats)|Drüsen vom Ibérico-Schwein p (Innereien)|castanyetes de porc ibèric fp
papada de cerdo,papada,papada ibérica|pork jowl~|gorge de porc|Schweinekinn n|papada de porc,papada
careta de cerdo,careta|pig's face~|tête de porc f|Schweinskopffleisch n|careta de porc
oreja con garbanzos||||orella amb cigrons
patas con garbanzos p,patas!,mano de vaca f|cow's or pig's feet with chickpeas|pieds de bœuf ou de porc aux pois chiches mp|Rinder- oder Schweinefüße mit Kichererbsen p|potes amb cigrons
callos de ternera p,callos de vaca|beef tripe|tripes de bœuf fp|Rinderkutteln p|tripa de vedella fs
lengua escarlata|cured beef tongue~|langue de bœuf écarlate|gepökelte Rinderzunge|llengua escarlata
corazón|heart;%|cœur|Herz|cor
corazón de ternera||cœur de veau||
sangre f,sangrecilla|blood~ (cooked)|sang cuit m|gekochtes Blut|sang
sangre encebollada f,sangre con cebolla|cooked blood~ with onions|||sang amb ceba
cresta de gallo,crestas fp|cockscombs~|crêtes de coq fp|Hahnenkämme p|crestes de gall fp
cabrilla!|snail|escargot m|Schnecke/-n|caragol m
anca de rana|frog's leg|cuisse de grenouille|Froschschenkel/-|cuixa de granota
albondigón|meat loaf (beef or pork)|pain de viande (bœuf ou porc)|Hackbraten (Rind oder Schwein)|pa de carn
pinchito,pinchito moruno|spiced pork skewer;spiced % skewer|brochette de porc épicée f;brochette épicée de %|würziger Schweinespieß/würzige Schweinespieße;würziger Spieß vom %/würzige Spieße vom %|broqueta de porc especiada f;broqueta especiada de %
barbacoa!,barbacoa de carne|barbecued meats~|viandes au barbecue fp|Grillfleisch|" de carn
fricasé|fricassee;%|fricassée f|Frikassee n|fricassé
boloñesa,salsa boloñesa|meat sauce~|sauce à la viande|Fleischsoße|bolonyesa
virutas de jamón fp|ham shavings~|||
terrina,tarrina|terrine;%|terrine|Terrine
terrina de foie,terrina de foie gras,mi cuit m,foie micuit,foie mi-cuit,micuit de pato,micuit de foie|||
paté de campaña|country pâté~ (pork)|pâté de campagne (porc)|Landpastete (Schwein)|paté de campanya
pastel murciano,pastel de carne murciano,pastel murciano de carne|Murcian meat pie (beef, chorizo and egg)|tourte murcienne f (bœuf, chorizo et œuf)|murcianische Fleischpastete (Rind, Chorizo und Ei)|pastís murcià de carn
pastel de patata y carne,pastel de carne y patata|meat and potato pie|hachis parmentier|Fleisch-Kartoffel-Auflauf|pastís de carn i patata
pastel de carne,pastel de carne picada|meat pie|tourte à la viande|Fleischpastete f|
ibérico|Iberian pork~|porc ibérique|"-Schwein|porc ibèric
solomillo ibérico,solomillito ibérico||||
escalopín ibérico|small Iberian pork escalope|petite escalope de porc ibérique f|kleines Ibérico-Schweineschnitzel|escalopí de porc ibèric
medallón ibérico|Iberian pork medallion|médaillon de porc ibérique|Ibérico-Schweinemedaillon/-s n|medalló de porc ibèric
hamburguesa ibérica|Iberian pork burger|burger de porc ibérique m|Ibérico-Schweineburger|hamburguesa de porc ibèric
albóndiga ibérica|||Ibérico-Schweinefleischbällchen|
chuleta ibérica,chuletón ibérico m,filete ibérico||||
brocheta ibérica|Iberian pork skewer|brochette de porc ibérique|Ibérico-Schweinespieß/-e|broqueta de porc ibèric
parrillada ibérica,parrillada de ibéricos|mixed grilled Iberian pork~|grillade de porc ibérique|gemischte Grillplatte vom Ibérico-Schwein|graellada de porc ibèric
chuleta de cerdo||||llonza de porc|chuleta de porco|txerri txuleta
nuggets p,nuggets de pollo|chicken ";% "|" de poulet;" de %|Chicken-" p;%-"|" de pollastre;" de %
matanza|pork and sausage~|porc et charcuterie m|Schweinefleisch und Wurst|matança (porc i embotit)
embutido a la brasa,embutido a la plancha,embutido asado|grilled sausages~ (pork)|saucisses de porc grillées fp|gegrillte Würste p (vom Schwein)|,embotit a la brasa,embotit a la planxa
sukalki|Basque beef and potato stew|ragoût basque de bœuf et pommes de terre|baskischer Rindereintopf mit Kartoffeln|"||"
puntas de solomillo p|tenderloin tips ($$)|pointes de filet ($$)|Filetspitzen p ($$)|puntes de filet
borono|"~ (pork blood and flour pudding)|" (boudin de sang de porc et farine)|" (Blutwurst vom Schwein mit Mehl)
ragú*,ragout*|ragout~;%|ragoût|Ragout
espina|bone|arête|Gräte/-n|"|espiña
hueso|bone|os|Knochen/- m|os/ossos|óso
piel f|skin~|peau|Haut f|pell|pel
caldereta extremeña,caldereta manchega,caldereta de pastor|lamb or kid stew|ragoût d'agneau ou de chevreau m|Lamm- oder Zickleineintopf|caldereta de xai
ternera mechada|larded braised beef~ (# with bacon)||gespickter Rinderschmorbraten (# mit Speck)|vedella metxada
lomo mechado|larded pork loin~|longe de porc lardée f|gespickter Schweinerücken|llom metxat
costelló de porc|pork ribs~|travers de porc ms|Schweinerippchen
albóndigas de carne p,bolas de carne|meatballs|||mandonguilles|albóndegas|haragi bolak
cochino negro,carne de cochino negro f,cochino m|black pig pork~|porc noir|Fleisch vom schwarzen Schwein|porc negre
carcamusas p,carcamusa f|" (Toledo pork and tomato stew)|" (ragoût de porc à la tomate)|" p (Schweineeintopf mit Tomaten)
escarapuche|"~ (grilled pork or fish with tomato and onion)|" (porc ou poisson grillé, tomate et oignon)|" m (gegrilltes Schwein oder Fisch mit Tomaten und Zwiebeln)
espárragos montañeses p (rabos de cordero)|stewed lambs' tails|queues d'agneau mijotées fp|geschmorte Lammschwänze p|cues de xai estofades fp
chiretas p,girella f|" (lamb tripe stuffed with rice and offal)|" (tripes d'agneau farcies au riz et aux abats)|" p (mit Reis und Innereien gefüllter Lammdarm)
embuchados p|stuffed lamb intestines|tripes d'agneau farcies fp|gefüllte Lammdärme p|budells de xai farcits mp
tostón s!,tostón de Arévalo|suckling pig~|cochon de lait|Spanferkel|garrí
Angus,Black Angus,ternera Angus f,Aberdeen Angus m|" beef~|bœuf "|"-Rind|vedella "
wagyu,buey wagyu,ternera wagyu f,kobe m|" beef~|bœuf "|"-Rind|vedella "
pata asada,pata de cerdo asada,pata de cerdo al horno|roast pork leg~|rôti de cuisse de porc m|gebratene Schweinekeule|cuixa de porc rostida
bocadillo de pata,bocadillo de pata asada|roast pork sandwich|sandwich au rôti de porc|Baguettesandwich mit Schweinebraten/-s n|entrepà de porc rostit
pata de ternera,pata de vaca|beef trotter|pied de bœuf m|Rinderfuß/Rinderfüße|peu de vedella m
cachucha (cabeza de cerdo)|pig's head~|tête de porc|Schweinskopf|cap de porc m
pilotilles fp|meatballs|boulettes de viande|Fleischbällchen p
butifarra de huevo|egg sausage (pork)|saucisse à l'œuf (porc)|Eierwurst (vom Schwein)|botifarra d'ou
carré de cordero|rack of lamb|carré d'agneau|Lammkarree/-s n|carré de xai
salchicha de pollo|chicken sausage|saucisse de volaille f|Geflügelwurst/Geflügelwürste|salsitxa de pollastre
salchicha de pavo|turkey sausage|saucisse de dinde f|Putenwurst/Putenwürste|salsitxa de gall dindi
lingote de cochinillo|block of suckling pig|pavé de cochon de lait|Spanferkelschnitte/-n|lingot de porcell
lingote de cordero|block of lamb|pavé d'agneau|Lammschnitte/-n|lingot de xai
hamburguesa de Angus|||Angus-Burger|hamburguesa d'Angus
jamón de pavo,jamón york de pavo|turkey ham~|jambon de dinde|Putenschinken|pernil de gall dindi
ternera de leche|veal~|veau|Kalb +Kalbs|vedella de llet f
rabo de cerdo|pig's tail|queue de porc f|Schweineschwanz|cua de porc f
carne de potro|horse meat~|viande de cheval|Pferdefleisch|carn de poltre
cecina de caballo|cured horse meat~|viande de cheval séchée|luftgetrocknetes Pferdefleisch|cecina de cavall
cecina de chivo,cecina de cabra|cured goat meat~|viande de chèvre séchée|luftgetrocknetes Ziegenfleisch|cecina de cabra
ventresca de cerdo|pork belly~|poitrine de porc|Schweinebauch|ventresca de porc
carne ibérica|Iberian pork~|viande de porc ibérique|Ibérico-Schweinefleisch|carn de porc ibèric
salchicha ibérica|Iberian pork sausage|saucisse de porc ibérique|Ibérico-Wurst/Ibérico-Würste|salsitxa de porc ibèric
rabo|tail (oxtail or pig's)|queue (de bœuf ou de porc)|Schwanz (vom Rind oder Schwein)|cua (de bou o de porc)|rabo|buztan
`
