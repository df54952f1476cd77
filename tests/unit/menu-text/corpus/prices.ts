import { corpus } from './read-corpus'

/** Prices, with their hours and with the things that they include. */
export const prices = corpus(`
== euros in words
Lentejas
Pollo asado
Precio del menú: 12,50 euros
--
# 12.50
1 Lentejas
2 Pollo asado

== a 11.90
Menú del día a 11.90
Sopa
Filete
--
# 11.90
1 Sopa
2 Filete

== euro sign first
Menú €13
Ensalada
Lubina
--
# 13
1 Ensalada
2 Lubina

== half menu
Primeros: crema de marisco o ensalada
Segundos: pollo o merluza
Menú completo 12€, medio menú 8€
--
# 12 ½8
1 Crema de marisco; Ensalada
2 Pollo; Merluza

== half menu on a line of its own
Arroz con verduras
Ternera estofada
Menú: 13€
1/2 menú: 9€
--
# 13 ½9
1 Arroz con verduras
2 Ternera estofada

== everything included
Menú 12€ (incluye pan, bebida y postre o café)
Garbanzos
Bacalao
--
# 12 pan bebida postre-o-cafe
1 Garbanzos
2 Bacalao

== drinks not included
Menú 10€ bebida no incluida
Macarrones
Albóndigas
--
# 10
1 Macarrones
2 Albóndigas

== VAT
Precio 14€ IVA incluido
Incluye: pan, agua o vino y postre
Canelones
Entrecot
--
# 14 pan bebida postre
1 Canelones
2 Entrecot

== hours
Menú de 13:30 a 16h. 12€
Gazpacho
Boquerones
--
# 12 13:30-16:00
1 Gazpacho
2 Boquerones

== hours with words
Horario de comidas de 1 a 4 de la tarde
Pisto
Conejo al ajillo
11€
--
# 11 13:00-16:00
1 Pisto
2 Conejo al ajillo

== dinner
MENÚ NOCHE 15€
de 20:30 a 23:00
Ensalada de burrata
Hamburguesa de buey
Tarta de queso
--
# 15 cena 20:30-23:00
1 Ensalada de burrata
2 Hamburguesa de buey
P Tarta de queso

== a price without a sign
Sopa de fideos
Pollo en salsa
Precio 10
--
# 10
1 Sopa de fideos
2 Pollo en salsa

== eur and apostrophe
Menu 12'50 eur
Judias con almejas
Costillas al horno
--
# 12.50
1 Judias con almejas
2 Costillas al horno

== cents with a dot and no space
MENU 9.95€
Crema de zanahoria
Pechuga rellena
--
# 9.95
1 Crema de zanahoria
2 Pechuga rellena

== per person
Menú degustación 35€/persona
Vieiras gratinadas
Solomillo de ternera
Torrija caramelizada
--
# 35
1 Vieiras gratinadas
2 Solomillo de ternera
P Torrija caramelizada
`)
