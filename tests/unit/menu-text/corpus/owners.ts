import { corpus } from './read-corpus'

/** One message of each kind of owner, as long or as short as they write. */
export const owners = corpus(`
== bar by the factory
Menu hoy 11.50
1 lentejas / ensalada / sopa
2 pollo / filete / merluza
Pan bebida postre o cafe
--
# 2026-11-24 11.50 pan bebida postre-o-cafe
1 Lentejas; Ensalada; Sopa
2 Pollo; Filete; Merluza

== grandmother's house
Buenos días familia 🌞
Hoy en Casa Rosa tenemos:
🍲 De primero:
Cocido de garbanzos
Verdura rehogada
🍖 De segundo:
Albóndigas de la abuela
Pescadilla frita
🍮 De postre:
Natillas caseras
Naranja
Todo por 11€ con pan y bebida
Os esperamos a partir de las 13h ❤️
--
# 2026-11-24 11 pan bebida
1 Cocido de garbanzos; Verdura rehogada
2 Albóndigas de la abuela; Pescadilla frita
P Natillas caseras; Naranja

== modern bistro
ENTRANTES
Burrata con tomate confitado y pesto
Tataki de atún, aguacate y mango
PRINCIPALES
Canelón de pato con salsa de ciruelas
Magret con puré de boniato
DULCE FINAL
Tarta de queso al horno
24,50€ · bebida aparte
--
# 24.50
E Burrata con tomate confitado y pesto; Tataki de atún, aguacate y mango
M Canelón de pato con salsa de ciruelas; Magret con puré de boniato
P Tarta de queso al horno

== by number of plates
1 plato 8€
2 platos 11€
Primeros
Sopa
Segundos
Lomo
--
# 11 ½8
1 Sopa
2 Lomo

== a table of a restaurant in Valencia
MENÚ DIARI 13€
ENTRANTS
Ensalada valenciana
PRIMERS
Arròs al forn
Fideuà
SEGONS
Llobarro
Secret ibèric
POSTRES
Flam d'ou
--
# 13
E Ensalada valenciana
1 Arròs al forn; Fideuà
2 Llobarro; Secret ibèric
P Flam d'ou

== the same again on Thursday
Jueves 26 de noviembre
*Primeros*
-Potaje de garbanzos y bacalao
-Pasta al pesto
*Segundos*
-Costillas barbacoa
-Calamares encebollados
*Postre o café*
Precio: 12€
--
# 2026-11-26 12 postre-o-cafe
1 Potaje de garbanzos y bacalao; Pasta al pesto
2 Costillas barbacoa; Calamares encebollados

== arrows
MENÚ > 12€
PRIMERO > Gazpacho
PRIMERO > Arroz tres delicias
SEGUNDO > Pinchos morunos
SEGUNDO > Emperador
POSTRE > Melón
--
# 12
1 Gazpacho; Arroz tres delicias
2 Pinchos morunos; Emperador
P Melón

== equals and dashes
Primeros = Sopa de verduras - Ensalada griega
Segundos = Pavo al horno - Lubina
Postres = Kiwi - Yogur
Precio = 13 €
--
# 13
1 Sopa de verduras; Ensalada griega
2 Pavo al horno; Lubina
P Kiwi; Yogur

== a plate with what goes with it
Segundos
Merluza a la plancha + patatas
Pollo asado c/ ensalada
Chuletas c/patatas fritas
--
#
2 Merluza a la plancha + patatas; Pollo asado c/ ensalada; Chuletas c/patatas fritas

== the chef explains
Primeros
Crema de calabaza (vegana)
Ensalada de bacalao (con naranja y aceitunas)
Segundos
Carrillera (a baja temperatura)
Merluza (de pincho)
--
#
1 Crema de calabaza (vegana); Ensalada de bacalao (con naranja y aceitunas)
2 Carrillera (a baja temperatura); Merluza (de pincho)

== allergens in brackets
Primeros
Lentejas (gluten)
Ensaladilla (huevo, pescado)
Segundos
Pollo (sin gluten)
--
#
1 Lentejas (gluten); Ensaladilla (huevo, pescado)
2 Pollo (sin gluten)

== minimum two
Menú arrocero 20€
Entrantes
Calamares
Arroces (mín. 2 personas)
Arroz negro
Arroz con bogavante (+6€)
Postre
Sorbete
--
# 20
E Calamares
Arroces: Arroz negro; Arroz con bogavante +6
P Sorbete

== Monday of another week
Lunes 30
Primeros: crema, pasta
Segundos: pavo, bacalao
--
# 2026-11-30
1 Crema; Pasta
2 Pavo; Bacalao

== Christmas
MENÚ NAVIDAD 25 de diciembre 45€
Sopa de galets
Langostinos a la plancha
Cordero lechal
Rodaballo
Turrones
Copa de cava
--
# 2026-12-25 45
1 Sopa de galets; Langostinos a la plancha
2 Cordero lechal; Rodaballo
P Turrones
B Copa de cava

== lunch box
TUPPER DEL DÍA
Quinoa con verduras
Pavo al curry
Fruta
7,90
--
# 7.90
1 Quinoa con verduras
2 Pavo al curry
P Fruta

== everything in one breath
hola buenas hoy tenemos de primero sopa de marisco y ensalada de la casa y de segundo chuleta de aguja y dorada a la espalda de postre arroz con leche y melon son 12 euros
--
# 2026-11-24 12
1 Sopa de marisco; Ensalada de la casa
2 Chuleta de aguja; Dorada a la espalda
P Arroz con leche; Melon

== a weekend
Sábado y domingo menú especial 20€
Entrantes
Gambas
Segundos
Chuletón
--
# 20
E Gambas
2 Chuletón

== Friday, Saturday
VIERNES 27
Potaje
Bacalao
SÁBADO 28
Paella
Chuletillas
Menú 13€ viernes / 18€ sábado
--
# 2026-11-27 13
1 Potaje
2 Bacalao
# 2026-11-28 18
1 Paella
2 Chuletillas

== each day its price
Miércoles 11€
Sopa
Pollo
Jueves 12€
Pasta
Merluza
--
# 2026-11-25 11
1 Sopa
2 Pollo
# 2026-11-26 12
1 Pasta
2 Merluza

== the week in capitals
LUNES
PRIMEROS
SOPA DE COCIDO
SEGUNDOS
TERNERA
MARTES
PRIMEROS
PURE DE PATATA
SEGUNDOS
ATUN CON TOMATE
--
# 2026-11-23
1 Sopa de cocido
2 Ternera
# 2026-11-24
1 Puré de patata
2 Atún con tomate
? date-past

== drink in the middle
Primeros
Ensalada
Bebida incluida
Segundos
Pollo
--
# bebida
1 Ensalada
2 Pollo

== with the name of the bar at the end
Lentejas
Salmón
Flan
12€
Bar Los Amigos - Móstoles
--
# 12
1 Lentejas
2 Salmón
P Flan

== a farewell in the desserts
Postres
Tarta de zanahoria
Café
Un saludo y buen día
--
#
P Tarta de zanahoria; Café

== two languages in a heading
PRIMERS / PRIMEROS
Sopa
SEGONS / SEGUNDOS
Peix
--
#
1 Sopa
2 Peix

== hash as bullet
# Primeros
# Segundos
--
`)
