import { corpus } from './read-corpus'

/** Courses announced in every way owners announce them. */
export const headings = corpus(`
== plain headings
PRIMEROS
Lentejas
Ensalada mixta
SEGUNDOS
Pollo asado
Merluza
POSTRES
Flan
Fruta
PRECIO 12€
--
# 12
1 Lentejas; Ensalada mixta
2 Pollo asado; Merluza
P Flan; Fruta

== ordinals on their own
1º
Sopa de cocido
Arroz tres delicias
2º
Cocido completo
Gallo a la plancha
Postre
Natillas
--
#
1 Sopa de cocido; Arroz tres delicias
2 Cocido completo; Gallo a la plancha
P Natillas

== ordinals before the dishes
1º Crema de verduras
1º Macarrones boloñesa
2º Escalope con patatas
2º Dorada al horno
Postre: flan, yogur o fruta
--
#
1 Crema de verduras; Macarrones boloñesa
2 Escalope con patatas; Dorada al horno
P Flan; Yogur; Fruta

== primeros platos with colons
Primeros platos:
- Alubias con chorizo
- Espinacas a la crema
Segundos platos:
- Lomo con pimientos
- Trucha a la navarra
Postres:
- Arroz con leche
- Café
Precio: 13,50 €
--
# 13.50
1 Alubias con chorizo; Espinacas a la crema
2 Lomo con pimientos; Trucha a la navarra
P Arroz con leche; Café

== all in one line after the heading
Primeros: lentejas, ensalada de la casa o macarrones
Segundos: pollo al horno, albóndigas o lenguado
Postres: tarta, fruta o helado
--
#
1 Lentejas; Ensalada de la casa; Macarrones
2 Pollo al horno; Albóndigas; Lenguado
P Tarta; Fruta; Helado

== a sentence
De primero lentejas o ensalada mixta, de segundo pollo asado o merluza y de postre flan o fruta. 12 euros
--
# 12
1 Lentejas; Ensalada mixta
2 Pollo asado; Merluza
P Flan; Fruta

== a elegir
PRIMEROS (a elegir)
Gazpacho
Pisto con huevo
SEGUNDOS (a elegir)
Hamburguesa completa
Salmón a la plancha
POSTRES (a elegir)
Sandía
Melón
--
#
1 Gazpacho; Pisto con huevo
2 Hamburguesa completa; Salmón a la plancha
P Sandía; Melón

== starters and mains
Entrantes
Croquetas de jamón
Ensaladilla
Principales
Presa ibérica
Bacalao al pil pil
Postres
Coulant de chocolate
22€
--
# 22
E Croquetas de jamón; Ensaladilla
M Presa ibérica; Bacalao al pil pil
P Coulant de chocolate

== 1er and 2ndo
1er plato
Fideuá
Ensalada césar
2º plato
Codillo asado
Emperador a la plancha
--
#
1 Fideuá; Ensalada césar
2 Codillo asado; Emperador a la plancha

== decorated
***** PRIMEROS *****
Judiones
Revuelto de setas
***** SEGUNDOS *****
Secreto ibérico
Atún encebollado
***** POSTRES *****
Leche frita
--
#
1 Judiones; Revuelto de setas
2 Secreto ibérico; Atún encebollado
P Leche frita

== para picar and rices
Para picar
Bravas
Calamares
Arroces
Arroz a banda
Paella de marisco
Postre
Crema catalana
--
#
Para picar: Bravas; Calamares
Arroces: Arroz a banda; Paella de marisco
P Crema catalana

== dishes nobody knows under headings
Primeros
La locura de Manolo
Verdinas
Segundos
Delicias de la abuela
Sorpresa del chef
--
#
1 La locura de Manolo; Verdinas
2 Delicias de la abuela; Sorpresa del chef

== a second course that looks like a first
Primer plato
Gambas al ajillo
Pollo en salsa
Segundo plato
Ensalada completa
Tortilla de patatas
--
#
1 Gambas al ajillo; Pollo en salsa
2 Ensalada completa; Tortilla de patatas

== roman and words
Primero
Sopa juliana
Segundo
Ternera en salsa
Postre
Flan
Bebida
Agua, vino o refresco
--
#
1 Sopa juliana
2 Ternera en salsa
P Flan
B Agua; Vino; Refresco

== two courses with numbers as bullets
Primeros
1. Lentejas
2. Ensalada
3. Arroz a la cubana
Segundos
1. Costillas
2. Sardinas
--
#
1 Lentejas; Ensalada; Arroz a la cubana
2 Costillas; Sardinas
`)
