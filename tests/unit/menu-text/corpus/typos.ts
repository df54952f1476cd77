import { corpus } from './read-corpus'

/** Written with the thumb, between two orders. */
export const typos = corpus(`
== letters left out
Primros
Lentjas
Ensalda mixta
Segudos
Polo asado
Merluzza
Postrs
Natilas
12€
--
# 12
1 Lentjas; Ensalda mixta
2 Polo asado; Merluzza
P Natilas

== no headings and misspelt
garvanzos con chorizo
macarrons
albondigas
salmom
helao
menu 10 e
--
# 10
1 Garvanzos con chorizo; Macarrons
2 Albondigas; Salmom
P Helao

== doubled and swapped
Primerso:
Ensalaada
Espagettis carbonara
Segundso:
Filette de ternera
Boquerrones
--
#
1 Ensalaada; Espagettis carbonara
2 Filette de ternera; Boquerrones

== no spaces after commas
primeros:sopa,arroz,ensalada
segundos:pollo,ternera,merluza
postre:flan,fruta
precio:11€
--
# 11
1 Sopa; Arroz; Ensalada
2 Pollo; Ternera; Merluza
P Flan; Fruta

== spaces everywhere
   PRIMEROS  :
  -   Crema   de   verduras
  -  Judias  verdes
   SEGUNDOS :
  -   Lomo    adobado
  12 , 50 €
--
# 12.50
1 Crema de verduras; Judias verdes
2 Lomo adobado

== h and b
alvondigas con tomate
uevos fritos con patatas
habichuelas con arroz
bacalado con pisto
--
#
1 Habichuelas con arroz
2 Alvondigas con tomate; Uevos fritos con patatas; Bacalado con pisto

== price run together
Menu12€
sopa
filete
--
# 12
1 Sopa
2 Filete

== eros
Precio 10 eros
Crema de calavacin
Pechuga plancha
--
# 10
1 Crema de calavacin
2 Pechuga plancha

== 2ºs and 1ºs
1ºs
Sopa marinera
2ºs
Churrasco
--
#
1 Sopa marinera
2 Churrasco

== dots after
primeros.
lentejas.
sopa.
segundos.
pollo.
lomo.
--
#
1 Lentejas; Sopa
2 Pollo; Lomo
`)
