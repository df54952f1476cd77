import { corpus } from './read-corpus'

/** Written to the running product by owners who had seen no code, on the day below. */
export const liveDay = '2026-11-27'
export const liveOwners = corpus(`
== a9
buenas hoy tenemos de primero crema de calabaza o ensalada de tomate y ventresca y de segundo pues magra con tomate y dorada al horno el postre es pan de calatrava y son 11 euros con bebida
--
# 2026-11-27 11 bebida
1 Crema de calabaza; Ensalada de tomate y ventresca
2 Magra con tomate; Dorada al horno
P Pan de calatrava

== a12
arroz con leche o frixuelos y 15 euros pan y sidra
--
# 15 pan bebida
P Arroz con leche; Frixuelos

== a4
buenos dias te dicto los de esta semana lunes garbanzos con espinacas y de segundo albondigas en salsa martes crema de calabacin y de segundo pollo al ajillo miercoles macarrones boloñesa y segundo merluza a la plancha jueves paella y segundo lomo con pimientos viernes lentejas y segundo calamares a la romana todo a 12 euros con pan bebida y postre
--
# 2026-11-30 12 pan bebida postre
1 Garbanzos con espinacas
2 Albondigas en salsa
# 2026-12-01 12 pan bebida postre
1 Crema de calabacin
2 Pollo al ajillo
# 2026-12-02 12 pan bebida postre
1 Macarrones boloñesa
2 Merluza a la plancha
# 2026-12-03 12 pan bebida postre
1 Paella
2 Lomo con pimientos
# 2026-12-04 12 pan bebida postre
1 Lentejas
2 Calamares a la romana

== a13
Hola guapa! Mira, hoy te pongo lo siguiente, a ver si me sale bien que ayer fue un lío 😅 De primero tenemos pisto manchego con huevo, sopa de cocido (que hace un frio...) y ensalada de la huerta. Y de segundo perdices escabechadas que me salen de muerte, venado en salsa y una lubinita al horno. De postre natillas caseras. El precio 13 con pan y bebida, el café aparte. Besos!
--
# 2026-11-27 13 pan bebida
1 Pisto manchego con huevo; Sopa de cocido; Ensalada de la huerta
2 Perdices escabechadas; Venado en salsa; Lubinita al horno
P Natillas caseras

== a2
Bon dia! menú d'avui: de primer escudella, amanida de formatge de cabra i espinacs a la catalana. De segon botifarra amb mongetes, bacallà amb samfaina (+3€) i pollastre rostit. Postres crema catalana o fruita. 15€ pa i vi inclosos
--
# 2026-11-27 15 pan bebida
1 Escudella; Amanida de formatge de cabra; Espinacs a la catalana
2 Botifarra amb mongetes; Bacallà amb samfaina +3; Pollastre rostit
P Crema catalana; Fruita

== a7
Morning! Today's lunch menu please: starters tomato soup, caesar salad or prawn cocktail. Mains: fish and chips, chicken curry, veggie lasagne. 14.50 incl a drink and coffee or dessert. 1pm to 4pm
--
# 2026-11-27 14.5 bebida postre-o-cafe 13:00-16:00
E Tomato soup; Caesar salad; Prawn cocktail
M Fish and chips; Chicken curry; Veggie lasagne

== a6
Egun on! Gaurko menua: lehenengoak: babarrunak, entsalada, arrautza nahasiak perretxikoekin. Bigarrenak: legatza plantxan, txuleta txikia, oilaskoa errea. Postrea eta ardoa barne. 16 euro
--
# 2026-11-27 16 bebida postre
1 Babarrunak; Entsalada; Arrautza nahasiak perretxikoekin
2 Legatza plantxan; Txuleta txikia; Oilaskoa errea

== b1
Hola buenas soy evaristo, hoy tenemos de primero sopa castellana, alubias rojas con su morcilla o ensalada mixta, de segundo lechazo asado (+6), entrecot a la parrilla o merluza a la romana y de postre cuajada, arroz con leche o cafe. 18 euros con pan y vino de la casa
--
# 2026-11-27 18 pan bebida postre-o-cafe
1 Sopa castellana; Alubias rojas con su morcilla; Ensalada mixta
2 Lechazo asado +6; Entrecot a la parrilla; Merluza a la romana
P Cuajada; Arroz con leche

== b3
Menú semana del 30 al 4 diciembre
Lunes: lentejas estofadas / ensalada de pasta // pollo asado con patatas / tortilla de calabacin
Martes: crema de verduras / macarrones boloñesa // merluza rebozada / albondigas en salsa
Miercoles: judias verdes / arroz tres delicias // lomo adobado / revuelto de setas
Jueves: garbanzos con espinacas / ensalada campera // salmon plancha / hamburguesa vegana
Viernes: paella mixta / sopa de fideos // huevos fritos con chorizo / san jacobo
Postre fruta, yogur o natillas todos los dias. 6,90 completo, medio menu 4,80. Incluye pan y agua
--
# 2026-11-30 6.9 ½4.8 pan bebida
1 Lentejas estofadas; Ensalada de pasta
2 Pollo asado con patatas; Tortilla de calabacin
P Fruta; Yogur; Natillas
# 2026-12-01 6.9 ½4.8 pan bebida
1 Crema de verduras; Macarrones boloñesa
2 Merluza rebozada; Albondigas en salsa
P Fruta; Yogur; Natillas
# 2026-12-02 6.9 ½4.8 pan bebida
1 Judias verdes; Arroz tres delicias
2 Lomo adobado; Revuelto de setas
P Fruta; Yogur; Natillas
# 2026-12-03 6.9 ½4.8 pan bebida
1 Garbanzos con espinacas; Ensalada campera
2 Salmon plancha; Hamburguesa vegana
P Fruta; Yogur; Natillas
# 2026-12-04 6.9 ½4.8 pan bebida
1 Paella mixta; Sopa de fideos
2 Huevos fritos con chorizo; San jacobo
P Fruta; Yogur; Natillas

== b4
Egun on! Gaurko menua: lehenengoak babarrunak edo entsalada mistoa, bigarrenak bakailao tortilla, legatza saltsan edo txuleta (+8). Postrea gazta irasagarrarekin eta intxaurrekin. 22 euro, ogia eta sagardoa barne
--
# 2026-11-27 22 pan bebida
1 Babarrunak; Entsalada mistoa
2 Bakailao tortilla; Legatza saltsan; Txuleta +8
P Gazta irasagarrarekin eta intxaurrekin

== b5
holaa! menu vegano de hoy: crema de calabaza con leche de coco / hummus con crudites
seitan a la plancha con boniato / curry de garbanzos y espinacas
tarta de zanahoria (lleva nueces) o fruta
13,50 con bebida o infusion. todo vegano eh, y el curry sin gluten
--
# 2026-11-27 13.5 bebida cafe
1 Crema de calabaza con leche de coco; Hummus con crudites
2 Seitan a la plancha con boniato; Curry de garbanzos y espinacas
P Tarta de zanahoria; Fruta

== b6
buenas hoy solo espeto de sardinas o fritura malagueña de segundo, de primero gazpacho ensalada malagueña o pipirrana y postre helado. 16 e con una bebida, de 13 a 17h
--
# 2026-11-27 16 bebida 13:00-17:00
2 Espeto de sardinas; Fritura malagueña
1 Gazpacho; Ensalada malagueña; Pipirrana
P Helado

== b6b
Primeros: gazpacho, ensalada malagueña, pipirrana
Segundos: espeto de sardinas, fritura malagueña
Postre: helado
16€ con bebida, de 13 a 17
--
# 16 bebida 13:00-17:00
1 Gazpacho; Ensalada malagueña; Pipirrana
2 Espeto de sardinas; Fritura malagueña
P Helado

== b6c
Mañana: gazpacho, ensalada malagueña // espeto de sardinas, fritura malagueña, paella (+3) // helado. 16 con bebida
--
# 2026-11-28 16 bebida
1 Gazpacho; Ensalada malagueña
2 Espeto de sardinas; Fritura malagueña; Paella +3
P Helado

== b8
bon dia avui de primer escudella o amanida i de segon botifarra amb mongetes o bacalla a la llauna, postres crema catalana o mandarines. 14,50 amb pa vi i aigua. mig menu 9,5
--
# 2026-11-27 14.5 ½9.5 pan bebida
1 Escudella; Amanida
2 Botifarra amb mongetes; Bacalla a la llauna
P Crema catalana; Mandarines

== b9
Bos días, hoxe temos caldo galego ou empanada de xoubas de primeiro, de segundo raxo con patacas ou polbo á feira (+5) e de sobremesa requeixo con mel ou filloas. 15 euros con pan, viño e café
--
# 2026-11-27 15 pan bebida cafe
1 Caldo galego; Empanada de xoubas
2 Raxo con patacas; Polbo á feira +5
P Requeixo con mel; Filloas

== b10b
Set menu for Saturday 28 and Sunday 29
Starters: burrata with tomato, prawns pil pil, butternut soup (vegan)
Mains: roast beef with all the trimmings, sea bass fillet, nut roast (vegetarian, contains nuts)
Desserts: sticky toffee pudding, sorbet
22.50, glass of wine included
--
# 2026-11-28 22.5 bebida
E Burrata with tomato; Prawns pil pil; Butternut soup (vegan)
M Roast beef with all the trimmings; Sea bass fillet; Nut roast
P Sticky toffee pudding; Sorbet
# 2026-11-29 22.5 bebida
E Burrata with tomato; Prawns pil pil; Butternut soup (vegan)
M Roast beef with all the trimmings; Sea bass fillet; Nut roast
P Sticky toffee pudding; Sorbet

== b11
michirones 
caldo con pelotas
ensalada murciana

zarangollo con huevo
caballitos
lomo de orza

paparajotes

12e pan bebida y postre o cafe, medio menu 8
--
# 12 ½8 pan bebida postre-o-cafe
1 Michirones; Caldo con pelotas; Ensalada murciana
2 Zarangollo con huevo; Caballitos; Lomo de orza
P Paparajotes

== b12
hola mira hoy de primero tenemos gazpachos manchegos o ensalada y de segundo conejo al ajillo o bacalao y el postre flan casero o fruta el menu son trece euros y el medio ocho cincuenta con pan bebida y cafe o postre
--
# 2026-11-27 13 ½8.5 pan bebida postre-o-cafe
1 Gazpachos manchegos; Ensalada
2 Conejo al ajillo; Bacalao
P Flan casero; Fruta

== b12b
primeros gazpachos manchegos o ensalada, segundos conejo al ajillo o bacalao, postre flan casero o fruta, menu 13, medio 8,50, pan bebida y postre o cafe
--
# 13 ½8.5 pan bebida postre-o-cafe
1 Gazpachos manchegos; Ensalada
2 Conejo al ajillo; Bacalao
P Flan casero; Fruta

== b13b
Domingo 29: migas, perdiz estofada (+3), pisto con huevo // cochinillo, cordero asado, bacalao confitado // mazapan, leche frita. 25€ pan vino y postre
--
# 2026-11-29 25 pan bebida postre
1 Migas; Perdiz estofada +3; Pisto con huevo
2 Cochinillo; Cordero asado; Bacalao confitado
P Mazapan; Leche frita

== b13c
Sabado: migas, perdiz estofada (+3), pisto con huevo // cochinillo, carrillada iberica, bacalao confitado // mazapan, leche frita. 25€ pan vino y postre
--
# 2026-11-28 25 pan bebida postre
1 Migas; Perdiz estofada +3; Pisto con huevo
2 Cochinillo; Carrillada iberica; Bacalao confitado
P Mazapan; Leche frita

== b14
oye media racion de callos 5, racion 9. menu: caldo ou ensaladilla, xurelos fritos ou zorza con patacas, 11 euros
--
# 11
1 Caldo; Ensaladilla
2 Xurelos fritos; Zorza con patacas

== b15
Lunes
Ajoarriero o crema de puerros
Pollo de corral o dorada
Martes
Morteruelo o ensalada cesar
Chuletas de cordero o lubina (+2)
Miercoles cerrado
Jueves
Sopa de ajo o gazpacho
Rabo de toro o merluza
16 euros pan agua y postre
--
# 2026-11-30 16 pan bebida postre
1 Ajoarriero; Crema de puerros
2 Pollo de corral; Dorada
# 2026-12-01 16 pan bebida postre
1 Morteruelo; Ensalada cesar
2 Chuletas de cordero; Lubina +2
# 2026-12-03 16 pan bebida postre
1 Sopa de ajo; Gazpacho
2 Rabo de toro; Merluza
`)
