import { corpus } from './read-corpus'

/** What costs a little more. */
export const supplements = corpus(`
== in brackets
Segundos
Entrecot (+2€)
Pollo asado
Merluza (+1,50 €)
--
#
2 Entrecot +2; Pollo asado; Merluza +1.5

== suplemento in words
Primeros
Gambas al ajillo (suplemento 3€)
Sopa
Segundos
Chuletón suplemento de 5 euros
Lomo
--
#
1 Gambas al ajillo +3; Sopa
2 Chuletón +5; Lomo

== supl and sup
Ensalada
Solomillo supl. 4€
Rodaballo sup 3,5€
Filete ruso
12€
--
# 12
1 Ensalada
2 Solomillo +4; Rodaballo +3.5; Filete ruso

== plus without brackets
1º Pulpo a la gallega +3€
1º Caldo gallego
2º Raxo con patatas
2º Zamburiñas +2.50€
--
#
1 Pulpo a la gallega +3; Caldo gallego
2 Raxo con patatas; Zamburiñas +2.5

== plus, no euro sign
Primeros: ensalada, almejas (+4)
Segundos: pollo, cordero asado (+5)
14€
--
# 14
1 Ensalada; Almejas +4
2 Pollo; Cordero asado +5

== euros plus
Segundos:
Bacalao al pil pil (2€ más)
Carrilleras 1€ de suplemento
Hamburguesa
--
#
2 Bacalao al pil pil +2; Carrilleras +1; Hamburguesa

== dessert supplement
Postres
Flan
Coulant con helado (1,5€ supl.)
--
#
P Flan; Coulant con helado +1.5

== the terrace
Lentejas
Pollo
11€
Suplemento terraza 1€
--
# 11
1 Lentejas
2 Pollo
`)
