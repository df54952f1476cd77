import { corpus } from './read-corpus'

/** A second handful held back, written after the first had been mended. */
export const blindThree = corpus(`
== works canteen
COMEDOR FÁBRICA - MARTES 24/11
1º Judías pintas con arroz
1º Ensalada campera
2º Pechuga empanada con patatas
2º Bacalao en salsa verde
Postre: pera o yogur
Menú 7,80€
--
# 2026-11-24 7.80
1 Judías pintas con arroz; Ensalada campera
2 Pechuga empanada con patatas; Bacalao en salsa verde
P Pera; Yogur

== brewery
Buenas! Menú de hoy en La Tahona:
🔸Sopa de tomate
🔸Tallarines con gambas
🔸Codillo con chucrut
🔸Pez espada a la plancha
🔸Postre casero
Pan + bebida + postre = 12,90€
--
# 2026-11-24 12.90 pan bebida postre
1 Sopa de tomate; Tallarines con gambas
2 Codillo con chucrut; Pez espada a la plancha
P Postre casero

== the daughter types for her father
menu d hoy
lentejas
crema d verduras
pollo asao
pescaito
flan o cafe
11€ cn bebida
--
# 2026-11-24 11 bebida
1 Lentejas; Crema d verduras
2 Pollo asao; Pescaito
P Flan; Cafe

== Asturian
MENÚ 15€
Primeros a elegir:
Fabada
Pote asturiano
Segundos a elegir:
Cachopo de ternera (+4€)
Pitu de caleya
Fritos de merluza
Postres:
Frixuelos
Arroz con leche requemado
Incluye sidra, agua y pan
--
# 15 bebida pan
1 Fabada; Pote asturiano
2 Cachopo de ternera +4; Pitu de caleya; Fritos de merluza
P Frixuelos; Arroz con leche requemado

== Japanese
MENÚ MEDIODÍA 13,95€ (L-V)
Entrante a elegir
Sopa miso
Ensalada wakame
Gyozas
Principal a elegir
Ramen de pollo
Sushi variado 10 piezas
Yakisoba de ternera
Postre o café incluido
--
# 13.95 postre-o-cafe
E Sopa miso; Ensalada wakame; Gyozas
M Ramen de pollo; Sushi variado 10 piezas; Yakisoba de ternera

== school mail
Estimadas familias:
El menú del miércoles 25 será el siguiente:
Primer plato: macarrones con tomate
Segundo plato: lomo a la plancha con lechuga
Postre: fruta de temporada
Un cordial saludo
--
# 2026-11-25
1 Macarrones con tomate
2 Lomo a la plancha con lechuga
P Fruta de temporada

== burger place
MENÚ BURGER 10,50€
Burger clásica
Burger de pollo crispy
Burger vegana
Incluye patatas y bebida
--
# 10.50 bebida
2 Burger clásica; Burger de pollo crispy; Burger vegana

== tomorrow only
Mañana cocido!!! 🍲 14€
Encargos hasta las 11h
--
# 2026-11-25 14
1 Cocido

== the old slate
Hoy
Judías con perdiz 
Patatas a la importancia 
****
Manitas 
Lechazo (+5)
****
Leche frita 
Cuajada 
****
15 euros
--
# 2026-11-24 15
1 Judías con perdiz; Patatas a la importancia
2 Manitas; Lechazo +5
P Leche frita; Cuajada

== numbers with brackets
1) Crema de marisco
2) Arroz meloso
3) Solomillo a la pimienta
4) Merluza rellena
5) Tiramisú
Elige 1º + 2º + postre: 14,50€
--
# 14.50 postre
1 Crema de marisco; Arroz meloso
2 Solomillo a la pimienta; Merluza rellena
P Tiramisú

== Galician inn
PRATOS DO DÍA
Cocido galego
Lacón con grelos
Xarrete estofado
Pulpo
SOBREMESA
Torta de Santiago
12 €, café incluído
--
# 12 cafe
Plato único: Cocido galego; Lacón con grelos; Xarrete estofado; Pulpo
P Torta de Santiago

== fonda
Avui dijous paella! 🥘
Primers: paella, amanida catalana, crema de verdures
Segons: botifarra, orada, peus de porc
Postres: músic, crema, poma al forn
Menú complet 13,90€ / mig menú 9,90€
--
# 2026-11-26 13.90 ½9.90
1 Paella; Amanida catalana; Crema de verdures
2 Botifarra; Orada; Peus de porc
P Músic; Crema; Poma al forn

== late edit
Perdón, cambio: en vez de lubina hay dorada
--
? maybe-a-dish

== choice of sides
Menú 11,90€
Principal
Pollo teriyaki
Falafel
Guarnición
Arroz basmati
Patatas gajo
Bebida
Agua
Limonada
--
# 11.90
M Pollo teriyaki; Falafel
G Arroz basmati; Patatas gajo
B Agua; Limonada

== hours in the middle
Comidas 13-16h
Primeros
Alubias blancas
Segundos
Chuleta de Sajonia
Cenas 20:30-23h solo bocadillos
--
# 13:00-16:00
1 Alubias blancas
2 Chuleta de Sajonia

== Extremadura
MENU CASERO 10 EUROS
SOPA DE TOMATE CON HIGOS
MIGAS EXTREMEÑAS
PRUEBA DE CERDO
CALDERETA DE CORDERO
TÉCULA MÉCULA
--
# 10
1 Sopa de tomate con higos; Migas extremeñas
2 Prueba de cerdo; Caldereta de cordero
P Técula mécula

== list with plus signs
+ Ensalada de canónigos
+ Puré de patata
+ Hamburguesa de ternera
+ Lenguado
12€
--
# 12
1 Ensalada de canónigos; Puré de patata
2 Hamburguesa de ternera; Lenguado

== per kilo
Menú 22€
Entrantes
Pulpo a feira
Segundos
Chuletón (45€/kg, mín. 1 kg)
Lubina
--
# 22
E Pulpo a feira
2 Chuletón; Lubina
? item-price

== three days, one dish
Lunes 30: cocido madrileño
Martes 1: lentejas con foie
Miércoles 2: arroz con bogavante (+6€)
--
# 2026-11-30
1 Cocido madrileño
# 2026-12-01
1 Lentejas con foie
# 2026-12-02
1 Arroz con bogavante +6

== cooking class
Taller de cocina el sábado a las 18h, plazas limitadas, 25€ por persona
--

== two services with hours
COMIDA 13:00-16:00 12€
Primeros
Gazpacho
Segundos
Ternera
CENA 20:00-23:00 18€
Primeros
Carpaccio
Segundos
Entrecot
--
# 12 13:00-16:00
1 Gazpacho
2 Ternera
# 18 cena 20:00-23:00
1 Carpaccio
2 Entrecot

== with exclamations
¡¡MENÚ DEL DÍA!!
¡Primeros!
¡Salmorejo cordobés!
¡Berenjenas con miel!
¡Segundos!
¡Flamenquín!
¡Boquerones!
¡Solo 11€!
--
# 11
1 Salmorejo cordobés; Berenjenas con miel
2 Flamenquín; Boquerones

== vegetables first
Verduras a la brasa
Setas a la plancha
Huevos con patatas
Manzana al horno
9,50€
--
# 9.50
1 Verduras a la brasa; Setas a la plancha
2 Huevos con patatas
P Manzana al horno

== wedding caterer
CÓCTEL
Tartaletas de salmorejo
Mini hamburguesas
BANQUETE
Vieira con crema de coliflor
Solomillo con foie
POSTRE
Tarta nupcial
Precio por persona: 85€ + IVA
--
# 85
E Tartaletas de salmorejo; Mini hamburguesas
Banquete: Vieira con crema de coliflor; Solomillo con foie
P Tarta nupcial

== a comma in the price and no sign
Menu del dia 12,5
Arroz con pollo
Sardinas
--
# 12.5
1 Arroz con pollo
2 Sardinas

== a note below
Primeros
Crema de ajo
Segundos
Conejo
NOTA: el conejo solo hasta las 15h
--
#
1 Crema de ajo
2 Conejo

== Valencia lunch
Almuerzo popular 6€: bocadillo + bebida + café
Bocadillos
Blanco y negro
Chivito
Brascada
--
# 6 bebida cafe
Bocadillos: Blanco y negro; Chivito; Brascada

== Basque bar
GAURKO MENUA 13,50€
1. PLATERA
Porrusalda
Pasta entsalada
2. PLATERA
Txuleta
Izokina labean
POSTREA
Goxua
Ura, ardoa eta ogia barne
--
# 2026-11-24 13.50 bebida pan
1 Porrusalda; Pasta entsalada
2 Txuleta; Izokina labean
P Goxua

== crossed out
Primeros
~Sopa de ajo~
Ensalada
Segundos
~Rape~ Merluza
--
#
1 Sopa de ajo; Ensalada
2 Rape Merluza

== a dash between dish and price
Menú del día — 12€
Pasta — al pesto
Pollo — con arroz
--
# 12
1 Pasta al pesto
2 Pollo con arroz
`)
