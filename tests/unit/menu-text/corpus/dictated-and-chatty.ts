import { corpus } from './read-corpus'

/** Dictated, chatty and hurried, in five languages: written before what they failed at was mended, and measured once. */
export const dictatedAndChatty = corpus(`
== dictated 1
vale pues apunta hoy de primero tenemos sopa de fideos o pure de verduras de segundo hay filete empanado o merluza al horno y de postre fruta o yogur y el precio son doce euros con pan bebida y café
--
# 2026-11-24 12 pan bebida cafe
1 Sopa de fideos; Pure de verduras
2 Filete empanado; Merluza al horno
P Fruta; Yogur

== dictated 2
el menu de mañana va a ser arroz caldoso y ensalada de pasta de primero y de segundo costillas a la barbacoa o salmon a la plancha el postre es tarta de la abuela y cuesta trece con cincuenta
--
# 2026-11-25 13.5
1 Arroz caldoso; Ensalada de pasta
2 Costillas a la barbacoa; Salmon a la plancha
P Tarta de la abuela

== dictated 3
hola buenas mira hoy hay potaje de vigilia ensalada de la casa y macarrones con atun y de segundo hay bacalao a la vizcaina huevos fritos con chorizo y pechuga a la plancha son 11 euros con pan vino y postre
--
# 2026-11-24 11 pan bebida postre
1 Potaje de vigilia; Ensalada de la casa; Macarrones con atun
2 Bacalao a la vizcaina; Huevos fritos con chorizo; Pechuga a la plancha

== dictated 4
primero judias blancas con almejas o ensalada de queso de cabra segundo solomillo al whisky o lubina a la espalda el solomillo lleva tres euros de suplemento y de postre arroz con leche a 14 euros con bebida incluida
--
# 14 bebida
1 Judias blancas con almejas; Ensalada de queso de cabra
2 Solomillo al whisky +3; Lubina a la espalda
P Arroz con leche

== dictated 5
buenos dias os dicto los primeros son gazpacho andaluz coma paella mixta y coma verduras a la plancha los segundos son escalope de ternera coma chipirones y coma tortilla paisana el precio es 12 con 50
--
# 12.5
1 Gazpacho andaluz; Paella mixta; Verduras a la plancha
2 Escalope de ternera; Chipirones; Tortilla paisana

== dictated 6
para el viernes pongo de primero fideua o sopa de pescado y de segundo rape a la marinera o entrecot con pimientos y de postre crema catalana o flan y todo eso 18 euros con vino y pan y el entrecot son 4 euros mas
--
# 2026-11-27 18 pan bebida
1 Fideua; Sopa de pescado
2 Rape a la marinera; Entrecot con pimientos +4
P Crema catalana; Flan

== dictated 7
hoy tenemos lentejas y ensalada de primero y luego de segundo tenemos pollo en pepitoria y boquerones fritos y el postre natillas o melon 10 euros pan y bebida
--
# 2026-11-24 10 pan bebida
1 Lentejas; Ensalada
2 Pollo en pepitoria; Boquerones fritos
P Natillas; Melon

== dictated catalan 1
avui de primer tenim crema de pastanaga o amanida verda i de segon hi ha pollastre a l'ast o lluç a la planxa les postres són iogurt o fruita i el preu és de 13 euros amb pa i beguda
--
# 2026-11-24 13 pan bebida
1 Crema de pastanaga; Amanida verda
2 Pollastre a l'ast; Lluç a la planxa
P Iogurt; Fruita

== dictated galician 1
hoxe temos de primeiro caldo galego ou ensalada mixta e de segundo raxo con patacas ou meirluza á galega a sobremesa é torta de queixo e son 12 euros con pan e viño
--
# 2026-11-24 12 pan bebida
1 Caldo galego; Ensalada mixta
2 Raxo con patacas; Meirluza á galega
P Torta de queixo

== dictated basque 1
gaur lehenengo platera barazki krema edo entsalada mistoa eta bigarren platera oilasko errea edo bakailaoa saltsan eta postrea gazta edo fruta hamahiru euro ogia eta edaria barne
--
# 2026-11-24 13 pan bebida
1 Barazki krema; Entsalada mistoa
2 Oilasko errea; Bakailaoa saltsan
P Gazta; Fruta

== dictated english 1
ok so today for starters we have leek and potato soup or goat cheese salad then for mains roast chicken with chips or grilled sea bass and for dessert apple crumble it's 13.95 with bread and a drink
--
# 2026-11-24 13.95 pan bebida
E Leek and potato soup; Goat cheese salad
M Roast chicken with chips; Grilled sea bass
P Apple crumble

== dictated week 1
menu de la semana el lunes lentejas y pollo asado el martes macarrones y merluza el miercoles cocido completo el jueves arroz a la cubana y lomo a la plancha y el viernes paella y calamares a 11 euros con pan y bebida
--
# 2026-11-23 11 pan bebida
1 Lentejas
2 Pollo asado
# 2026-11-24 11 pan bebida
1 Macarrones
2 Merluza
# 2026-11-25 11 pan bebida
1 Cocido completo
# 2026-11-26 11 pan bebida
1 Arroz a la cubana
2 Lomo a la plancha
# 2026-11-27 11 pan bebida
1 Paella
2 Calamares

== dictated week 2
para la semana que viene lunes de primero crema de puerros de segundo ternera guisada martes de primero judias verdes de segundo emperador a la plancha miercoles de primero fabada de segundo huevos rotos
--
# 2026-11-30
1 Crema de puerros
2 Ternera guisada
# 2026-12-01
1 Judias verdes
2 Emperador a la plancha
# 2026-12-02
1 Fabada
2 Huevos rotos

== week with lines
MENÚS SEMANALES 📅
Miércoles: alubias rojas / ensalada - albóndigas / bacalao
Jueves: sopa castellana / arroz negro - lomo / dorada
Viernes: crema de marisco / menestra - secreto / pulpo
13,50€ postre, pan y vino
--
# 2026-11-25 13.5 pan bebida postre
1 Alubias rojas; Ensalada
2 Albóndigas; Bacalao
# 2026-11-26 13.5 pan bebida postre
1 Sopa castellana; Arroz negro
2 Lomo; Dorada
# 2026-11-27 13.5 pan bebida postre
1 Crema de marisco; Menestra
2 Secreto; Pulpo

== week catalan
Setmana vinent:
dilluns: llenties / botifarra amb mongetes
dimarts: sopa de galets / llom arrebossat
dimecres: macarrons / lluç al forn
12€ pa, beguda i postres inclosos
--
# 2026-11-30 12 pan bebida postre
1 Llenties
2 Botifarra amb mongetes
# 2026-12-01 12 pan bebida postre
1 Sopa de galets
2 Llom arrebossat
# 2026-12-02 12 pan bebida postre
1 Macarrons
2 Lluç al forn

== week dictated catalan
us dicto la setmana dimecres cigrons amb bacallà i de segon mandonguilles dijous paella i de segon pollastre al curri divendres escalivada i de segon sípia amb pèsols tot a 12,50 amb pa vi i postres
--
# 2026-11-25 12.5 pan bebida postre
1 Cigrons amb bacallà
2 Mandonguilles
# 2026-11-26 12.5 pan bebida postre
1 Paella
2 Pollastre al curri
# 2026-11-27 12.5 pan bebida postre
1 Escalivada
2 Sípia amb pèsols

== week english
Here's the rest of the week:
Wed - lentil soup, then beef stew
Thursday - pasta bake, then baked cod
Friday - greek salad, then burger and chips
all 12 euros, bread and drink included
--
# 2026-11-25 12 pan bebida
1 Lentil soup
2 Beef stew
# 2026-11-26 12 pan bebida
1 Pasta bake
2 Baked cod
# 2026-11-27 12 pan bebida
1 Greek salad
2 Burger and chips

== chatty 2
Holaaa cómo estamos? Pues nada, hoy tocan garbanzos con bacalao, que ya sabéis que me quedan de lujo, o una cremita de calabacín para los que se cuidan jeje. Luego carrilleras al vino tinto o un lenguadito a la plancha. Y para acabar tarta de queso (la última que queda!). 14 euritos con vino o agua. Un beso
--
# 2026-11-24 14 bebida
1 Garbanzos con bacalao; Cremita de calabacín
2 Carrilleras al vino tinto; Lenguadito a la plancha
P Tarta de queso

== chatty 3
Buenas! Mañana vuelvo de vacaciones por fin 🙌 y os preparo: de primero arroz meloso de setas (de las que cogí el domingo) o ensalada templada; de segundo conejo al ajillo, como lo hacía mi abuela, o trucha a la navarra. Postre: cuajada con miel. 13,50€, pan y agua incluidos, el café no.
--
# 2026-11-25 13.5 pan bebida
1 Arroz meloso de setas; Ensalada templada
2 Conejo al ajillo; Trucha a la navarra
P Cuajada con miel

== chatty 4
Hola! Perdona que te escriba tan tarde, que hemos tenido lío. Para mañana ponme: crema de verduras, espaguetis a la carbonara y ensalada César. De segundo pollo al horno con patatas, hamburguesa de ternera y bacalao con tomate. Postres: flan, yogur, fruta. El menú 12 euros, con pan y bebida. Gracias guapa!!
--
# 2026-11-25 12 pan bebida
1 Crema de verduras; Espaguetis a la carbonara; Ensalada César
2 Pollo al horno con patatas; Hamburguesa de ternera; Bacalao con tomate
P Flan; Yogur; Fruta

== chatty catalan 1
Bon dia a tothom! Amb aquest fred avui us hem preparat una escudella ben calentona, o si voleu una cosa més lleugera, amanida de tomàquet amb tonyina. De segon, fricandó amb bolets (el de l'àvia!) o bacallà a la llauna. I per acabar, pastís de formatge. Tot plegat 15€, pa i beguda inclosos. Us hi esperem!
--
# 2026-11-24 15 pan bebida
1 Escudella ben calentona; Amanida de tomàquet amb tonyina
2 Fricandó amb bolets; Bacallà a la llauna
P Pastís de formatge

== chatty galician 1
Bos días veciños! Hoxe que chove tanto temos un caldiño ben quente e tamén ensalada de polbo. De segundo, carne ó caldeiro con cachelos e xoubas fritidas, que están de morte. De sobremesa filloas. 13 euros co pan e o viño da casa. Vémonos!
--
# 2026-11-24 13 pan bebida
1 Caldiño ben quente; Ensalada de polbo
2 Carne ó caldeiro con cachelos; Xoubas fritidas
P Filloas

== window 1
Hoy damos de comer de una y media a cuatro: estofado de patatas con costilla o judías verdes rehogadas; de segundo secreto ibérico o calamares en su tinta. 13€ bebida y postre
--
# 2026-11-24 13 bebida postre 13:30-16:00
1 Estofado de patatas con costilla; Judías verdes rehogadas
2 Secreto ibérico; Calamares en su tinta

== dinner 1
Cena del sábado: de entrantes jamón, queso y croquetas; de principal lomo bajo o rodaballo; y de postre torrija. 32 € con vino, a partir de las 9
--
# 2026-11-28 32 bebida cena
E Jamón; Queso; Croquetas
M Lomo bajo; Rodaballo
P Torrija

== supplement 1
de primero ensalada de pulpo (+2), sopa de ajo o espárragos dos salsas y de segundo cabrito asado con 5 de suplemento, pollo de corral o raya al pimentón. 16 con pan, vino y postre
--
# 16 pan bebida postre
1 Ensalada de pulpo +2; Sopa de ajo; Espárragos dos salsas
2 Cabrito asado +5; Pollo de corral; Raya al pimentón
`)
