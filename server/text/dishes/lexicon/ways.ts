/** Ways of cooking and qualities: what stands beside a noun. How to read a line: read-lexicon.ts. */
export const ways = `
asado, rostizado | roast | rôti | gebraten | rostit | asado | errea
asado al horno | oven-roasted | rôti au four | im Ofen gebraten | rostit al forn
al horno, horneado, hecho al horno | oven-baked | =au four | >aus dem Ofen | =al forn | =ao forno | labean, labean errea
a la plancha, plancha, hecho a la plancha | grilled | grillé | >vom Grill | =a la planxa | =á prancha, =a la plancha | plantxan, plantxara
a la brasa, a las brasas, braseado a la brasa, a la parrilla, a parrilla, a la leña | char-grilled | =grillé au feu de bois | >vom Holzkohlengrill | =a la brasa, =a la graella, =a la llenya | =á brasa, =á grella | txigorrean, parrillan, brasan
frito, fritito | fried | frit | gebraten | fregit | frito, fritido | frijitu, frijituak
rebozado, a la romana, rebozao | battered | =en beignet | >im Backteig | arrebossat, =a la romana | =á romana, rebozado | erromatar erara
enharinado | floured and fried | fariné et frit | bemehlt und gebraten | enfarinat
empanado, apanado | breaded | pané | paniert | arrebossat, empanat | empanado | apanatu
estofado, en estofado | stewed | mijoté | geschmort | estofat | estofado
guisado | stewed | mijoté | geschmort | guisat | guisado | gisatu, erregosi
cocido, hervido | boiled | bouilli | gekocht | bullit | cocido | egosi, egosiak
al vapor | steamed | =à la vapeur | gedämpft | =al vapor | =ao vapor | lurrunetan
salteado, rehogado | sautéed | sauté | sautiert | saltat, ofegat | salteado | salteatu
al wok, salteado al wok | wok-fried | sauté au wok | >aus dem Wok | =al wok
confitado, confit | confit | confit | confiert | confitat | confitado
gratinado, al gratén | >au gratin | gratiné | überbacken | gratinat | gratinado | gratinatu
gratinado con queso, gratinado al queso | >au gratin with cheese | gratiné au fromage | >mit Käse überbacken | gratinat amb formatge
escalfado, poché, pochado | poached | poché | pochiert | escalfat
marinado, macerado | marinated | mariné | mariniert | marinat | mariñado | marinatu
adobado, en adobo | >in a paprika marinade | mariné au paprika | >in Paprikamarinade | adobat | =en adobo
ahumado | smoked | fumé | geräuchert | fumat | afumado | ketu
curado | cured | séché | gereift | curat | curado
escabechado, en escabeche | >in a vinegar marinade | =à l’escabèche | >in Essigmarinade | escabetxat, =en escabetx | =en escabeche, escabechado | eskabetxean
encebollado, con cebolla | >with onions | =aux oignons | >mit Zwiebeln | encebat, =amb ceba | encebolado, =con cebola | tipulatuta
glaseado, lacado | glazed | laqué | glasiert | glacejat, lacat
caramelizado | caramelised | caramélisé | karamellisiert | caramel·litzat
braseado | braised | braisé | geschmort | brasejat
asado a baja temperatura, a baja temperatura, cocinado a baja temperatura | slow-cooked | cuit à basse température | >bei niedriger Temperatur gegart | =a baixa temperatura
a fuego lento, cocinado a fuego lento | slow-cooked | mijoté à feu doux | >langsam geschmort | =a foc lent | =a lume lento
en tempura, tempurizado, tempura | >in tempura | =en tempura | >im Tempurateig | =en tempura
en su tinta | >in its own ink | =à l’encre | >in eigener Tinte | =en la seva tinta, =amb la seva tinta | =na súa tinta | bere tintan
en su jugo | >in its own juices | =dans son jus/=dans son jus/=dans leur jus/=dans leur jus | >im eigenen Saft | =en el seu suc | =no seu zume | bere zukuan
en salsa, en su salsa, con salsa, con su salsa | >in sauce | =en sauce | >in Soße | =en salsa, =amb salsa | =en salsa, =en mollo | saltsan
en salsa verde, a la salsa verde, salsa verde, con salsa verde | >in parsley sauce | =en sauce verte au persil | >in grüner Petersiliensoße | =en salsa verda | =en salsa verde | saltsa berdean
en salsa de tomate, con tomate, con salsa de tomate | >in tomato sauce | =à la sauce tomate | >in Tomatensoße | =amb tomàquet, =amb salsa de tomàquet, =en salsa de tomàquet | =con tomate, =en salsa de tomate | tomatearekin, tomate saltsan
en salsa de almendras, en salsa de almendra | >in almond sauce | =sauce aux amandes | >in Mandelsoße | =en salsa d’ametlles
en salsa de la abuela | >in grandma’s sauce | =à la sauce de grand-mère | >in Großmutters Soße | =en salsa de l’àvia
a la marinera, en salsa marinera, marinera | >in marinera sauce (wine, garlic and tomato) | =à la marinière | >in Weißwein-Tomaten-Soße | =a la marinera | =á mariñeira | marinel erara
a la riojana | >Rioja-style (with peppers and tomato) | =à la riojana (poivrons et tomate) | >nach Rioja-Art (mit Paprika und Tomate) | =a la riojana | =á rioxana | errioxar erara
a la vizcaína | >in Biscayan red pepper sauce | =à la biscaïenne (sauce aux poivrons rouges) | >in roter Paprikasoße nach Biskaya-Art | =a la biscaïna | =á biscaíña | bizkaitar erara
a la gallega, a la galega | >Galician-style (with paprika and olive oil) | =à la galicienne (paprika et huile d’olive) | >nach galicischer Art (mit Paprika und Olivenöl) | =a la gallega | =á galega | galiziar erara
a la vasca | >Basque-style | =à la basque | >nach baskischer Art | =a la basca | =á vasca | euskal erara
a la madrileña | >Madrid-style | =à la madrilène | >nach Madrider Art | =a la madrilenya | =á madrileña
a la catalana | >Catalan-style (with raisins and pine nuts) | =à la catalane (raisins secs et pignons) | >nach katalanischer Art (mit Rosinen und Pinienkernen) | =a la catalana
a la andaluza | >Andalusian-style (floured and fried) | =à l’andalouse (fariné et frit) | >nach andalusischer Art (bemehlt und frittiert) | =a l’andalusa | =á andaluza | andaluziar erara
a la navarra | >Navarre-style | =à la navarraise | >nach Navarra-Art | =a la navarresa | - | nafar erara
a la jardinera | >with vegetables | =à la jardinière | >mit Gemüse | =a la jardinera
a la cazadora | >hunter-style (with mushrooms) | =chasseur (aux champignons) | >nach Jägerart (mit Pilzen) | =a la caçadora
a la cazuela, en cazuela | >in a casserole | =en cocotte | >im Tontopf | =a la cassola
a la casera, estilo casero | >homestyle | =à la mode maison | >nach Hausart | =a la casolana | =á caseira
a la bilbaína | >Bilbao-style (with garlic and chilli) | =à la mode de Bilbao (ail et piment) | >nach Bilbao-Art (mit Knoblauch und Chili) | =a la bilbaïna | - | bilbotar erara
a la espalda | >grilled open with garlic | =grillé en portefeuille à l’ail | >aufgeklappt gegrillt mit Knoblauch | =a l’esquena
a la sal | >baked in salt | =en croûte de sel | >in der Salzkruste | =a la sal | =ao sal | gatzetan
a la sidra | >in cider | =au cidre | >in Apfelwein | =a la sidra | =á sidra | sagardotan
a la cerveza | >in beer | =à la bière | >in Bier | =a la cervesa | =á cervexa
a la pimienta, a la pimienta verde | >with pepper sauce | =sauce au poivre | >in Pfeffersoße | =al pebre | =á pementa
a la mostaza | >with mustard sauce | =à la moutarde | >in Senfsoße | =a la mostassa | =á mostaza
a la naranja | >with orange | =à l’orange | >mit Orange | =a la taronja | =á laranxa
a la miel | >with honey | =au miel | >mit Honig | =a la mel | =ao mel
a la carbonara, carbonara | >carbonara (egg, cheese and bacon) | =à la carbonara (œuf, fromage et lard) | >carbonara (Ei, Käse und Speck) | =a la carbonara | =á carbonara
a la boloñesa, boloñesa, con boloñesa, con salsa boloñesa | >with bolognese sauce | =à la bolognaise | >bolognese | =a la bolonyesa | =á boloñesa | boloniar erara
a la putanesca, putanesca | >puttanesca (tomato, olives and anchovies) | =à la puttanesca (tomates, olives et anchois) | >puttanesca (Tomaten, Oliven und Sardellen) | =a la putanesca
a la napolitana, napolitana | >with tomato sauce | =à la napolitaine | >mit Tomatensoße | =a la napolitana
a la amatriciana | >amatriciana (tomato and pork) | =à l’amatriciana (tomate et porc) | >amatriciana (Tomaten und Schwein) | =a l’amatriciana
al pesto, con pesto | >with pesto | =au pesto | >mit Pesto | =al pesto, =amb pesto
a la parmesana, parmesana | >parmigiana | =à la parmesane | >alla parmigiana | =a la parmesana
a los cuatro quesos, cuatro quesos, con salsa de cuatro quesos | >with four-cheese sauce | =aux quatre fromages | >mit Vier-Käse-Soße | =als quatre formatges
a la pastora | >with curd cheese and vegetables | =au fromage blanc et légumes | >mit Quark und Gemüse | =a la pastora
a la meunière, a la menier, meunier, a la molinera | >meunière (butter and lemon) | =meunière | >nach Müllerin-Art | =a la meunière
a la donostiarra | >San Sebastián-style (with garlic and chilli) | =à la donostiarra (ail et piment) | >nach San-Sebastián-Art (mit Knoblauch und Chili) | =a la donostiarra | - | donostiar erara
a la santurtziarra, a la bermeana | >Basque-style (with garlic and chilli) | =à la basque (ail et piment) | >nach baskischer Art (mit Knoblauch und Chili) | =a la basca
a la roteña | >in tomato and pepper sauce | =sauce tomate et poivrons | >in Tomaten-Paprika-Soße | =a la roteña
a la mallorquina | >Mallorcan-style | =à la majorquine | >nach mallorquinischer Art | =a la mallorquina
a la menorquina | >Menorcan-style | =à la minorquine | >nach menorquinischer Art | =a la menorquina
a la valenciana | >Valencian-style | =à la valencienne | >nach valencianischer Art | =a la valenciana
a la asturiana | >Asturian-style | =à l’asturienne | >nach asturischer Art | =a l’asturiana
a la cubana | >Cuban-style (with rice and tomato sauce) | =à la cubaine (riz et sauce tomate) | >auf kubanische Art (mit Reis und Tomatensoße) | =a la cubana
a la toledana | >Toledo-style | =à la tolédane | >nach Toledo-Art | =a la toledana
a la segoviana | >Segovia-style | =à la ségovienne | >nach Segovia-Art | =a la segoviana
a la leonesa | >León-style | =à la léonaise | >nach León-Art | =a la lleonesa
a la manchega | >La Mancha-style | =à la manchègue | >nach La-Mancha-Art | =a la manxega
a la extremeña | >Extremadura-style | =à l’estrémègne | >nach Extremadura-Art | =a l’extremenya
a la montañesa | >Cantabrian-style | =à la cantabrique | >nach kantabrischer Art | =a la muntanyenca
a la portuguesa | >Portuguese-style (with tomato and onion) | =à la portugaise (tomate et oignon) | >nach portugiesischer Art (mit Tomate und Zwiebel) | =a la portuguesa
a la llauna | >baked with garlic and paprika | =au four à l’ail et au paprika | >mit Knoblauch und Paprika aus dem Ofen | =a la llauna
al ajillo, al agillo, al ajo | >with garlic | =à l’ail | >mit Knoblauch | =a l’all, =a l’allet | =ao allo, =á allada | baratxuritan
al pil pil, al pilpil, pilpil, pil pil | >pil-pil (in garlic and olive oil emulsion) | =au pil-pil (émulsion d’ail et d’huile d’olive) | >al pil-pil (in Knoblauch-Olivenöl-Emulsion) | =al pil-pil | =ao pil pil | pil pilean, pilpilean
al ajoarriero, ajoarriero | >ajoarriero-style (with garlic and paprika) | =à l’ajoarriero (ail et paprika) | >nach Ajoarriero-Art (mit Knoblauch und Paprika) | =a l’allarrier
al limón | >with lemon | =au citron | >mit Zitrone | =a la llimona | =ao limón
al curry, con curry | >in curry sauce | =au curry | >in Currysoße | =al curri | =ao curry | curryarekin
al vino | >in wine | =au vin | >in Wein | =al vi | =ao viño | ardotan
al vino tinto, en salsa de vino tinto, en vino tinto, con vino tinto | >in red wine | =au vin rouge | >in Rotwein | =al vi negre | =ao viño tinto | ardo beltzean, ardo beltzetan
al vino blanco, en vino blanco | >in white wine | =au vin blanc | >in Weißwein | =al vi blanc | =ao viño branco
al cava | >in cava sauce | =au cava | >in Cavasoße | =al cava
al jerez, al fino, a la manzanilla | >in sherry | =au xérès | >in Sherry | =al xerès
al oloroso, al amontillado | >in oloroso sherry | =au xérès oloroso | >in Oloroso-Sherry | =a l’oloroso
al pedro ximénez, al px, con reducción de pedro ximénez | >in sweet sherry sauce | =au Pedro Ximénez (xérès doux) | >in süßer Sherrysoße | =al Pedro Ximénez
al oporto | >in port sauce | =au porto | >in Portweinsoße | =a l’oporto
al brandy, al coñac | >in brandy sauce | =au cognac | >in Weinbrandsoße | =al conyac
al whisky | >in whisky and garlic sauce | =au whisky et à l’ail | >in Whisky-Knoblauch-Soße | =al whisky
al roquefort, al roquefor, con salsa roquefort, con salsa de roquefort | >in Roquefort sauce | =au roquefort | >in Roquefortsoße | =al rocafort | =ao roquefort
al cabrales, con salsa de cabrales | >in Cabrales blue cheese sauce | =sauce au cabrales (fromage bleu) | >in Cabrales-Käse-Soße | =al cabrales
al queso, con salsa de queso | >in cheese sauce | =sauce au fromage | >in Käsesoße | =al formatge
a la crema, a la nata | >in cream sauce | =à la crème | >in Sahnesoße | =a la crema, =a la nata
al estilo de la casa, a nuestro estilo, estilo de la casa | >house-style | =à la façon de la maison | >nach Art des Hauses | =a l’estil de la casa | =ao estilo da casa | etxeko erara
al dente | >al dente | =al dente | >al dente | =al dente
al plato | baked | =au plat | >im Pfännchen gebacken | =al plat
a la antigua, al estilo tradicional, tradicional | >traditional-style | =à l’ancienne | >nach alter Art | =a l’antiga
a la sevillana | >Seville-style | =à la sévillane | >nach Sevilla-Art | =a la sevillana
a la cordobesa | >Córdoba-style | =à la cordouane | >nach Córdoba-Art | =a la cordovesa
a la aragonesa | >Aragonese-style | =à l’aragonaise | >nach aragonesischer Art | =a l’aragonesa
a la granadina | >Granada-style | =à la grenadine | >nach Granada-Art | =a la granadina
a la malagueña | >Málaga-style | =à la mode de Malaga | >nach Málaga-Art | =a la malaguenya
a la murciana | >Murcian-style | =à la murcienne | >nach Murcia-Art | =a la murciana
en manteca, de manteca | >in lard | =au saindoux | >in Schmalz | =en llard
al laurel, con laurel | >with bay leaf | =au laurier | >mit Lorbeer | =al llorer
al natural | plain | =nature | natur | =al natural
al punto | >medium rare | =à point | >medium | =al punt
al gusto | >to taste | =au choix | >nach Wahl | =al gust | =ao gusto
al espeto, espeto, a la estaca | >grilled on a skewer | =grillé à la broche | >am Spieß gegrillt | =a l’ast
a la parrilla con verduras | >grilled with vegetables | =grillé aux légumes | >vom Grill mit Gemüse | =a la graella amb verdures
al carbón | char-grilled | =grillé au charbon | >vom Holzkohlengrill | =al carbó
a la barbacoa, barbacoa | barbecued | =au barbecue | >mit Barbecuesoße | =a la barbacoa
a la milanesa | >Milanese-style | =à la milanaise | >nach Mailänder Art | =a la milanesa
a elegir, a escoger | >of your choice | =au choix | >nach Wahl | =a escollir, =a triar | =a elixir | aukeran
con guarnición, con su guarnición, con acompañamiento | >with garnish | =avec garniture | >mit Beilage | =amb guarnició | =con gornición
con todo, completo | >with all the trimmings | complet | >mit allem | complet
de la casa, casero, hecho en casa | homemade | =maison | hausgemacht | casolà/casolana/casolans/casolanes, =de la casa, fet a casa | =da casa, caseiro | etxeko
artesano, artesanal | handmade | artisanal/artisanale/artisanaux/artisanales | handwerklich | artesà/artesana/artesans/artesanes
de la abuela, de mi abuela | >grandma’s way | =de grand-mère | >nach Großmutters Art | =de l’àvia, =de l’avia | =da avoa | amonaren erara
del chef | >chef’s style | =du chef | >nach Art des Küchenchefs | =del xef
de temporada, de estación, del tiempo | seasonal | =de saison | >der Saison | =de temporada, =del temps | =da tempada, =de tempada | sasoiko
de la huerta, de huerta, de la huerta ecológica | garden | =du potager | >aus dem Garten | =de l’horta | =da horta | baratzeko
del día | >of the day | =du jour | >des Tages | =del dia | =do día | eguneko
de corral, campero, de granja | free-range | fermier/fermière/fermiers/fermières | >vom Bauernhof | =de pagès, =de corral | =de curral | baserriko
de campo | country | =de campagne | >vom Land | =de camp
de la ría | >from the Galician estuaries | =des rias de Galice | >aus den galicischen Rías | =de la ria | =da ría
de anzuelo, de línea | line-caught | =de ligne | >mit der Angel gefangen | =de ham | =de anzol
de bellota | acorn-fed | =de bellota | >aus Eichelmast | =d’aglà
de la tierra, del país | local | =du pays | >aus der Region | =de la terra, =del país | =da terra, =do país
ibérico | Iberian | ibérique | ^Ibérico- | ibèric | ibérico | iberiar
casero | homemade | =maison | hausgemacht | casolà/casolana/casolans/casolanes | caseiro | etxeko
fresco, del día fresco | fresh | frais/fraîche/frais/fraîches | frisch | fresc/fresca/frescos/fresques | fresco | fresko, freskoak
natural | natural | naturel | natürlich | natural/natural/naturals/naturals | natural
mixto | mixed | mixte | gemischt | mixt/mixta/mixtos/mixtes | mixto | nahasi
variado | assorted | varié | gemischt | variat | variado
caliente | hot | chaud | heiß | calent | quente | bero
templado, tibio | warm | tiède | lauwarm | tebi/tèbia/tebis/tèbies | morno | epel
frío | cold | froid | kalt | fred | frío | hotz
picante | spicy | épicé | scharf | picant/picant/picants/picants | picante | pikante
crujiente | crispy | croustillant | knusprig | cruixent/cruixent/cruixents/cruixents | crocante | kurruskari
tierno | tender | tendre | zart | tendre/tendra/tendres/tendres | tenro
cremoso | creamy | crémeux/crémeuse/crémeux/crémeuses | cremig | cremós/cremosa/cremosos/cremoses
meloso | slow-cooked tender | fondant | butterweich | melós/melosa/melosos/meloses
caldoso | soupy | =au bouillon | >mit Brühe | caldós/caldosa/caldosos/caldoses
jugoso | juicy | juteux/juteuse/juteux/juteuses | saftig | sucós/sucosa/sucosos/sucoses
dulce | sweet | doux/douce/doux/douces | süß | dolç/dolça/dolços/dolces | doce
agridulce | sweet and sour | =aigre-doux/=aigre-douce/=aigres-doux/=aigres-douces | >süß-sauer | agredolç/agredolça/agredolços/agredolces
verde | green | vert | grün | verd/verda/verds/verdes | verde | berde
rojo, colorado | red | rouge | rot | vermell/vermella/vermells/vermelles | vermello | gorri
blanco | white | blanc/blanche/blancs/blanches | weiß | blanc/blanca/blancs/blanques | branco | zuri
negro | black | noir | schwarz | negre/negra/negres/negres | negro | beltz
marinero | seafood | =de la mer | >mit Meeresfrüchten | mariner | mariñeiro
flambeado | flambéed | flambé | flambiert | flamejat
crudo | raw | cru | roh | cru/crua/crus/crues
encurtido | pickled | mariné au vinaigre | eingelegt | confitat
trufado | truffled | truffé | getrüffelt | trufat
con sal | >with salt | =au sel | >mit Salz | =amb sal
al cava brut | >in cava | =au cava | >in Cava | =al cava
inglés/inglesa/ingleses/inglesas | English | anglais/anglaise/anglais/anglaises | englisch | anglès/anglesa/anglesos/angleses
seco | dried | séché | getrocknet | sec/seca/secs/seques
tostado | toasted | grillé | geröstet | torrat | tostado
laminado, fileteado | sliced | émincé | >in Scheiben | laminat
troceado, en dados, en tacos | diced | =en dés | gewürfelt | =a daus
desmigado, desmechado, deshilachado | shredded | effiloché | gezupft | esmicolat
picado | minced | haché | gehackt | picat | picado
rallado | grated | râpé | gerieben | ratllat
fundido, derretido | melted | fondu | geschmolzen | fos/fosa/fosos/foses
deshuesado, sin hueso | boneless | désossé | >ohne Knochen | desossat
sin espinas | boneless | =sans arêtes | >ohne Gräten | =sense espines
aliñado | dressed | assaisonné | angemacht | amanit | aliñado
en vinagre | >in vinegar | =au vinaigre | >in Essig | =en vinagre | =en vinagre
en aceite | >in olive oil | =à l’huile d’olive | >in Olivenöl | =en oli
en almíbar | >in syrup | =au sirop | >in Sirup | =en almívar | =en xarope
con nata montada | >with whipped cream | =à la chantilly | >mit Schlagsahne | =amb nata
vegetal | vegetable | végétal/végétale/végétaux/végétales | pflanzlich | vegetal/vegetal/vegetals/vegetals
vegetariano | vegetarian | végétarien | vegetarisch | vegetarià/vegetariana/vegetarians/vegetarianes | vexetariano | begetariano
vegano | vegan | végan | vegan | vegà/vegana/vegans/veganes | vegano | begano
ecológico | organic | biologique | biologisch | ecològic/ecològica/ecològics/ecològiques | ecolóxico | ekologiko
pequeño, mini | small | <petit | klein | petit | pequeno | txiki
grande | large | <grand | groß | gran/gran/grans/grans | grande | handi
gallego | Galician | galicien | galicisch | gallec/gallega/gallecs/gallegues | galego | galiziar
asturiano | Asturian | asturien | asturisch | asturià/asturiana/asturians/asturianes | asturiano
andaluz/andaluza/andaluces/andaluzas | Andalusian | andalou/andalouse/andalous/andalouses | andalusisch | andalús/andalusa/andalusos/andaluses
canario | Canarian | canarien | kanarisch | canari/canària/canaris/canàries
noruego | Norwegian | norvégien | norwegisch | noruec/noruega/noruecs/noruegues
cántabro, del cantábrico | Cantabrian | =de Cantabrie | kantabrisch | =del Cantàbric | =do Cantábrico
griego | Greek | grec/grecque/grecs/grecques | griechisch | grec/grega/grecs/gregues
italiano | Italian | italien | italienisch | italià/italiana/italians/italianes
catalán/catalana/catalanes/catalanas | Catalan | catalan | katalanisch | català/catalana/catalans/catalanes
vasco | Basque | basque | baskisch | basc/basca/bascos/basques
madrileño | Madrid-style | madrilène | >nach Madrider Art | madrileny/madrilenya/madrilenys/madrilenyes
murciano | Murcian | murcien | >nach Art von Murcia | murcià/murciana/murcians/murcianes
riojano | Rioja-style | =de la Rioja | >aus der Rioja | riojà/riojana/riojans/riojanes
mediterráneo | Mediterranean | méditerranéen | mediterran | mediterrani/mediterrània/mediterranis/mediterrànies
sin gluten | gluten-free | =sans gluten | glutenfrei | =sense gluten | =sen glute | glutenik gabe
sin lactosa | lactose-free | =sans lactose | laktosefrei | =sense lactosa | =sen lactosa
sin azúcar | sugar-free | =sans sucre | zuckerfrei | =sense sucre | =sen azucre
a feira, á feira | >Galician-style (with paprika and olive oil) | =à la galicienne (paprika et huile d’olive) | >nach galicischer Art (mit Paprika und Olivenöl) | =a feira | =á feira
en papillote, al papillote | >baked in paper | =en papillote | >in der Folie gegart | =a la papillota
en costra | >in a crust | =en croûte | >in der Kruste | =en crosta
en hojaldre, hojaldrado | >in puff pastry | =en croûte feuilletée | >im Blätterteig | =en pasta de full
en mitades | halved | =coupé en deux/=coupée en deux/=coupés en deux/=coupées en deux | halbiert | =partit
mechado, mechá, mechao | >larded and braised (usually with bacon) | =lardé et braisé (souvent au lard) | >gespickt und geschmort (meist mit Speck) | =metxat
relleno de crema, relleno de crema pastelera, recheo de crema, farcit de crema | >filled with custard | =fourré à la crème pâtissière | >mit Vanillecreme gefüllt | =farcit de crema | =recheo de crema
con gabardina, en gabardina | >in batter | =en beignet | >im Backteig | =amb gavardina
al jerez, al gerez, con jerez, al Jerez | >with sherry | =au xérès | >mit Sherry | =al xerès
con salsa de oporto, al oporto, al Oporto, en salsa de oporto | >in port sauce | =sauce au porto | >in Portweinsoße | =al porto
con chorizo, con xorizo | >with chorizo | =au chorizo | >mit Chorizo | =amb xoriço | =con chourizo | txorizoarekin
con moscatel, amb moscatell, al moscatel | >with sweet moscatel wine | =au vin doux de muscat | >mit süßem Moscatel-Wein | =amb moscatell
a la castellana | >Castilian-style | =à la castillane | >nach kastilischer Art | =a la castellana
al chilindrón, en chilindrón | >in pepper and tomato sauce | =sauce aux poivrons et tomates | >in Paprika-Tomaten-Soße | =al chilindrón
al estilo alemán | >German-style | =à l’allemande | >nach deutscher Art | =a l’estil alemany
`
