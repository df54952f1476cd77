import { corpus } from './read-corpus'

/** Bars, canteens, caterers and the rest, a little of everything. */
export const bars = corpus(`
== bar with sandwiches
Menú bocadillo 6,50€
Bocadillos
Lomo con queso
Tortilla de patatas
Calamares
Incluye bebida y café
--
# 6.50 bebida cafe
Bocadillos: Lomo con queso; Tortilla de patatas; Calamares

== plato del día
PLATO DEL DÍA: Cocido madrileño 9€
--
# 9
U Cocido madrileño

== combined plates
Platos combinados
1. Huevos, bacon y patatas
2. Lomo, croquetas y ensalada
3. Pechuga, huevo y patatas
8€ con bebida
--
# 8 bebida
Plato único: Huevos, bacon y patatas; Lomo, croquetas y ensalada; Pechuga, huevo y patatas

== vegan with marks
🌱 MENÚ VEGANO 🌱
Primeros:
🥕 Crema de zanahoria y coco
🥗 Ensalada de quinoa
Segundos:
🍛 Curry de verduras con arroz basmati
🍔 Burger de lentejas
Postre: brownie sin gluten o fruta
12,90€ (bebida no incluida)
--
# 12.90
1 Crema de zanahoria y coco; Ensalada de quinoa
2 Curry de verduras con arroz basmati; Burger de lentejas
P Brownie sin gluten; Fruta

== caterer for offices
MENÚ CATERING OFICINA
Entrante: mini quiche de puerro
Principal: lasaña de carne
Guarnición: ensalada verde
Postre: macedonia
Bebida: agua
8,75 €/persona
--
# 8.75
E Mini quiche de puerro
M Lasaña de carne
G Ensalada verde
P Macedonia
B Agua

== pizzeria
Menú mediodía 11€
Entrante
Ensalada caprese
Pizzas
Margarita
Cuatro quesos
Prosciutto
Postre
Panna cotta
--
# 11
E Ensalada caprese
Pizzas: Margarita; Cuatro quesos; Prosciutto
P Panna cotta

== Asian
Menú del día 10,95€ de 12:30 a 16:00
Primeros
Rollito vietnamita
Gyozas de pollo
Segundos
Pad thai
Ternera con salsa de ostras
Arroz frito tres delicias
--
# 10.95 12:30-16:00
1 Rollito vietnamita; Gyozas de pollo
2 Pad thai; Ternera con salsa de ostras; Arroz frito tres delicias

== asador, weekend
*MENÚ ASADOR* 🔥
*Entrantes al centro*
- Morcilla de Burgos
- Pimientos asados
- Ensalada de la huerta
*Segundos a elegir*
- Cuarto de lechazo (supl. 6€)
- Chuletillas al sarmiento
- Bacalao a la riojana
*Postres caseros*
32€ pan, vino y agua incluidos
--
# 32 pan bebida
E Morcilla de Burgos; Pimientos asados; Ensalada de la huerta
2 Cuarto de lechazo +6; Chuletillas al sarmiento; Bacalao a la riojana
P Postres caseros

== seaside
Menú marinero 18€
🦐 Gambas a la plancha
🐚 Almejas a la marinera
🐟 Fritura malagueña
🥘 Arroz caldoso de marisco
🍨 Helado
--
# 18
1 Gambas a la plancha; Almejas a la marinera; Arroz caldoso de marisco
2 Fritura malagueña
P Helado

== school canteen
Menú jueves 26
Arroz con tomate
Huevos a la plancha
Ensalada de lechuga y maíz
Plátano
--
# 2026-11-26
1 Arroz con tomate; Ensalada de lechuga y maíz
2 Huevos a la plancha
P Plátano

== short and to the point
lentejas y filete 9€
--
# 9
1 Lentejas
2 Filete

== with dinner hours
Menú de noche 17,50€ (de 20h a 23h)
Entrantes
Tartar de salmón
Segundos
Presa ibérica
Postres
Torrija
--
# 17.50 cena 20:00-23:00
E Tartar de salmón
2 Presa ibérica
P Torrija

== cuchara
DE CUCHARA
Callos a la madrileña
Patatas con costilla
CARNES
Churrasco
PESCADOS
Rape
POSTRES
Arroz con leche
14€
--
# 14
De cuchara: Callos a la madrileña; Patatas con costilla
Carnes: Churrasco
Pescados: Rape
P Arroz con leche

== a title with a dish in it
Restaurante El Bacalao
Menú 13€
Potaje
Conejo
--
# 13
1 Potaje
2 Conejo
`)
