import { corpus } from './read-corpus'

/** The last handful, written when everything before it was right. */
export const blindFour = corpus(`
== village bar
MENÚ DEL DÍA
Judías con oreja
Arroz con bacalao
Ensalada ilustrada
------
Hígado encebollado
Pechugas villaroy
Bacaladillas fritas
------
Postre, café, pan y vino
11,00 EUROS
--
# 11 bebida cafe pan postre
1 Judías con oreja; Arroz con bacalao; Ensalada ilustrada
2 Hígado encebollado; Pechugas villaroy; Bacaladillas fritas

== co-working café
Hello! Menú de hoy 👇
1️⃣ Crema de coliflor asada / Ensalada de burrata
2️⃣ Poke de salmón / Lasaña vegetal
🍰 Carrot cake
12,5€ con bebida ☕ café +1€
--
# 2026-11-24 12.5 bebida
1 Crema de coliflor asada; Ensalada de burrata
2 Poke de salmón; Lasaña vegetal
P Carrot cake

== Navarre
Menú miércoles
Pochas con almejas
Menestra de Tudela
Ajoarriero
Gorrín asado (+3 €)
Cuajada de Ultzama
Goxua
18 €, pan y vino incl.
--
# 2026-11-25 18 pan bebida
1 Pochas con almejas; Menestra de Tudela
2 Ajoarriero; Gorrín asado +3
P Cuajada de Ultzama; Goxua

== a message in a hurry
hoy macarrones o ensalada, lomo o salmon, fruta o natillas 10€
--
# 2026-11-24 10
1 Macarrones; Ensalada
2 Lomo; Salmon
P Fruta; Natillas

== a hotel on the coast
Menú Mediterráneo
Para empezar: Coca de escalivada
Para seguir: Suquet de rape
Para terminar: Crema catalana
Precio por comensal: 27,00 € (IVA incluido, bebidas no incluidas)
--
# 27
E Coca de escalivada
2 Suquet de rape
P Crema catalana

== grill by weight
PRIMEROS
Ensalada de tomate rosa
Chistorra a la brasa
SEGUNDOS
Costillar de cerdo ibérico
Medio pollo de corral
Picaña (+ 3,00€)
POSTRES
Goxua | Cuajada | Helado
Menú: 16,90€ IVA inc.
--
# 16.90
1 Ensalada de tomate rosa; Chistorra a la brasa
2 Costillar de cerdo ibérico; Medio pollo de corral; Picaña +3
P Goxua; Cuajada; Helado

== the list for the week, one line a day
Menús de la semana:
L 30/11 Lentejas - Lomo - Fruta
M 1/12 Sopa - Merluza - Flan
X 2/12 Paella - Ensalada - Yogur
--
# 2026-11-30
1 Lentejas
2 Lomo
P Fruta
# 2026-12-01
1 Sopa
2 Merluza
P Flan
# 2026-12-02
1 Paella; Ensalada
P Yogur

== Valencian with an apology
Bon dia! Hui, per avaria del forn, no hi ha arròs al forn 😢
Primers: bollit, amanida, fideuà
Segons: mandonguilles d'abadejo, pit de pollastre
11€
--
# 11
1 Bollit; Amanida; Fideuà
2 Mandonguilles d'abadejo; Pit de pollastre

== a pun
Hoy nos ponemos las botas 🥾
Primeros
Botillo del Bierzo
Sopa de trucha
Segundos
Congrio al ajoarriero
Entrecot de León (supl 4)
14€ y a disfrutar!
--
# 2026-11-24 14
1 Botillo del Bierzo; Sopa de trucha
2 Congrio al ajoarriero; Entrecot de León +4

== diner for truckers
Plato único camionero: huevos, chorizo, patatas y pimientos 9,50€
--
# 9.50
U Huevos, chorizo, patatas y pimientos

== with the drinks priced
Menú 12€
Sopa
Pollo
Refresco 1,80€
Copa de vino 2€
--
# 12
1 Sopa
2 Pollo
? item-price

== ends with its hours
Primero: verdinas con marisco
Segundo: pixín alangostado
Postre: arroz con leche
16€ | 13:15 - 16:00 | Cerrado lunes
--
# 16 13:15-16:00
1 Verdinas con marisco
2 Pixín alangostado
P Arroz con leche

== afternoon dishes for two
Para dos personas
Paella de marisco 32€
Fideuá 30€
Ensalada 6€
--
#
1 Paella de marisco; Fideuá; Ensalada
? item-price

== with an ellipsis
Hoy... Cocido... Mañana... Callos...
--
# 2026-11-24
1 Cocido
# 2026-11-25
2 Callos

== formal
Estimado cliente, le detallamos el menú correspondiente al jueves, 26 de noviembre de 2026:
Primero: Crema de espárragos
Segundo: Solomillo de ternera al oporto
Postre: Tarta de hojaldre
Atentamente, la dirección
--
# 2026-11-26
1 Crema de espárragos
2 Solomillo de ternera al oporto
P Tarta de hojaldre
`)
