import { corpus } from './read-corpus'

/** Dishes one under the other, hardly a word more. */
export const plain = corpus(`
== three courses, no headings
Lentejas estofadas
Ensalada mixta
Pollo al ajillo
Merluza a la plancha
Flan casero
Fruta del tiempo
12€
--
# 12
1 Lentejas estofadas; Ensalada mixta
2 Pollo al ajillo; Merluza a la plancha
P Flan casero; Fruta del tiempo

== lower case, no accents
garbanzos con espinacas
macarrones con tomate
filete de ternera con patatas
bacalao con tomate
arroz con leche
natillas
--
#
1 Garbanzos con espinacas; Macarrones con tomate
2 Filete de ternera con patatas; Bacalao con tomate
P Arroz con leche; Natillas

== only two dishes
Paella mixta
Entrecot con patatas
--
#
1 Paella mixta
2 Entrecot con patatas

== one line with commas
lentejas, ensalada mixta, macarrones, pollo asado, merluza a la romana, flan, fruta. 11 euros
--
# 11
1 Lentejas; Ensalada mixta; Macarrones
2 Pollo asado; Merluza a la romana
P Flan; Fruta

== blank lines between the courses
Crema de calabaza
Judías verdes con jamón

Albóndigas en salsa
Lubina al horno

Tarta de queso
Yogur

10,90 €
--
# 10.90
1 Crema de calabaza; Judías verdes con jamón
2 Albóndigas en salsa; Lubina al horno
P Tarta de queso; Yogur

== asador
Sopa castellana
Judiones de La Granja
Revuelto de morcilla
Cordero asado
Chuletillas de cordero
Cochinillo
Ponche segoviano
Cuajada
25 €
--
# 25
1 Sopa castellana; Judiones de La Granja; Revuelto de morcilla
2 Cordero asado; Chuletillas de cordero; Cochinillo
P Ponche segoviano; Cuajada

== vegan place
Hummus de remolacha
Crema de lentejas rojas
Curry de garbanzos
Hamburguesa de alubias
Brownie vegano
Macedonia
13,50€
--
# 13.50
1 Hummus de remolacha; Crema de lentejas rojas
2 Curry de garbanzos; Hamburguesa de alubias
P Brownie vegano; Macedonia

== with garnishes that are dishes elsewhere
Ensalada de pasta
Sopa de fideos
Lomo a la plancha con ensalada
Calamares a la romana con arroz
Helado de vainilla
--
#
1 Ensalada de pasta; Sopa de fideos
2 Lomo a la plancha con ensalada; Calamares a la romana con arroz
P Helado de vainilla

== canteen
Puré de verduras
Espaguetis boloñesa
Pechuga de pavo a la plancha
Tortilla francesa
Manzana asada
Menú 8,50
--
# 8.50
1 Puré de verduras; Espaguetis boloñesa
2 Pechuga de pavo a la plancha; Tortilla francesa
P Manzana asada

== sea
Sopa de pescado
Mejillones al vapor
Ensaladilla rusa
Sepia a la plancha
Rape en salsa verde
Boquerones fritos
Sorbete de limón
--
#
1 Sopa de pescado; Mejillones al vapor; Ensaladilla rusa
2 Sepia a la plancha; Rape en salsa verde; Boquerones fritos
P Sorbete de limón

== a long name
Ensalada templada de queso de cabra con nueces, pasas y vinagreta de miel y mostaza
Carrillera de ternera guisada al vino tinto con puré de patata trufado
--
#
1 Ensalada templada de queso de cabra con nueces, pasas y vinagreta de miel y mostaza
2 Carrillera de ternera guisada al vino tinto con puré de patata trufado

== Andalusia
Salmorejo
Papas aliñás
Puchero
Pescaíto frito
Carne mechá
Flamenquín
Tocino de cielo
11,5€
--
# 11.50
1 Salmorejo; Papas aliñás; Puchero
2 Pescaíto frito; Carne mechá; Flamenquín
P Tocino de cielo

== Canary Islands
Potaje de berros
Papas arrugadas con mojo
Ropa vieja
Carne fiesta
Quesillo
Polvito uruguayo
10€
--
# 10
1 Potaje de berros; Papas arrugadas con mojo
2 Ropa vieja; Carne fiesta
P Quesillo; Polvito uruguayo
`)
