import { corpus } from './read-corpus'

/** Messages that a person has to read twice. */
export const hard = corpus(`
== capitals throughout
MENÚ DEL DÍA 13€
1º PLATO
ENSALADA DE TOMATE Y VENTRESCA
ALUBIAS DE TOLOSA
2º PLATO
SOLOMILLO AL RIBERA DEL DUERO
SALMON CON VERDURAS
POSTRE
PIÑA
--
# 13
1 Ensalada de tomate y ventresca; Alubias de Tolosa
2 Solomillo al Ribera del Duero; Salmón con verduras
P Piña

== a price by every dish
Ensalada mixta 6€
Lentejas 5,50€
Pollo asado 8€
Flan 3€
--
#
1 Ensalada mixta; Lentejas
2 Pollo asado
P Flan
? item-price

== one plate and the children's menu
Sopa de ajo
Carrilleras
Menú 14€
1 plato + postre + bebida 10€
Menú infantil 8€
--
# 14 ½10
1 Sopa de ajo
2 Carrilleras

== weekend price too
Paella
Chuletas
Menú diario 12€
Fines de semana 16€
--
# 12
1 Paella
2 Chuletas

== a garnish with or
Entrecot con patatas o ensalada
Salmón con verduras o arroz
Tarta de queso o tiramisú
--
#
2 Entrecot con patatas o ensalada; Salmón con verduras o arroz
P Tarta de queso; Tiramisú

== names with and
Mar y montaña
Cap i pota
Pan con tomate y jamón
Arroz con conejo y caracoles
Sepia con albóndigas
15€
--
# 15
1 Pan con tomate y jamón; Arroz con conejo y caracoles
2 Cap i pota; Sepia con albóndigas

== zero price
Lentejas
Pollo
Precio 0€
--
# 0
1 Lentejas
2 Pollo
? price-zero

== thousand euros
Lentejas
Pollo
1.200 €
--
# 1200
1 Lentejas
2 Pollo
? price-high

== negative
Lentejas
Pollo
Precio: -5€
--
#
1 Lentejas
2 Pollo
? price-negative

== HTML
<p><b>Primeros</b></p><ul><li>Crema de setas</li><li>Ensalada &amp; atún</li></ul><p>Segundos<br>Pollo<br/>Merluza</p><p>12&nbsp;&euro;</p>
--
# 12
1 Crema de setas; Ensalada & atún
2 Pollo; Merluza

== Chinese with Spanish
Primeros
春卷 Rollito de primavera
Sopa agripicante
Segundos
Pollo con almendras
Ternera con bambú
11,50€
--
# 11.50
1 春卷 Rollito de primavera; Sopa agripicante
2 Pollo con almendras; Ternera con bambú

== only chatter
Buenos días, hoy estamos cerrados por descanso del personal. Mañana más!
--

== only a price
Menú del día 12€
--
# 12

== starters in the middle, then to choose
Al centro:
Jamón ibérico
Croquetas caseras
Ensalada de la casa
Segundo a elegir:
Cochinillo asado (+4€)
Lubina a la sal
Postre: tarta de la abuela
Bebida: vino Rioja, agua
Precio 30€ por persona (IVA incluido)
--
# 30
E Jamón ibérico; Croquetas caseras; Ensalada de la casa
2 Cochinillo asado +4; Lubina a la sal
P Tarta de la abuela
B Vino Rioja; Agua

== caterer's order by letters
a) Crema de calabacín
b) Ensalada de pasta
c) Pollo al limón
d) Merluza en salsa
--
#
1 Crema de calabacín; Ensalada de pasta
2 Pollo al limón; Merluza en salsa

== an enumeration that is no course
1º lentejas
2º ensalada
3º pollo
4º merluza
5º flan
--
#
1 Lentejas; Ensalada
2 Pollo; Merluza
P Flan

== a price inside a sentence
Hoy por solo 9,90€ tienes lentejas o sopa, de segundo pollo o sardinas, y postre
--
# 2026-11-24 9.90 postre
1 Lentejas; Sopa
2 Pollo; Sardinas

== two half ways
Menú entero 13€ / Medio 8,50€
Fabada
Cachopo
--
# 13 ½8.5
1 Fabada
2 Cachopo

== two menus, each with its price
MENÚ DIARIO 12€
Primeros
Sopa
Segundos
Pollo
MENÚ CENA 20€
Primeros
Burrata
Segundos
Entrecot
--
# 12
1 Sopa
2 Pollo
# 20 cena
1 Burrata
2 Entrecot

== a long line
MENU: PRIMEROS: LENTEJAS, ENSALADA MIXTA, SOPA. SEGUNDOS: POLLO ASADO, MERLUZA A LA PLANCHA, FILETE. POSTRES: FLAN, FRUTA. 11€ PAN Y BEBIDA INCLUIDOS
--
# 11 pan bebida
1 Lentejas; Ensalada mixta; Sopa
2 Pollo asado; Merluza a la plancha; Filete
P Flan; Fruta

== starters called 1º, capital names
1º- ENSALADA CÉSAR
1º- SOPA DE PICADILLO
2º- SAN JACOBO
2º- MERLUZA A LA VASCA
3º- FLAN
--
#
1 Ensalada César; Sopa de picadillo
2 San Jacobo; Merluza a la vasca
P Flan

== sold out in brackets
Primeros
Lentejas (AGOTADO)
Sopa
Segundos
Pollo - agotado
Lomo
--
#
1 Lentejas; Sopa
2 Pollo; Lomo

== includes one by one
Incluye:
Pan
Bebida
Postre o café
Primeros
Crema
Segundos
Ternera
--
# pan bebida postre-o-cafe
1 Crema
2 Ternera

== a coffee among the desserts
Postres
Flan
Café
Fruta
--
#
P Flan; Café; Fruta

== hours twice
Comidas de 13:00 a 16:00 y cenas de 20:00 a 23:00
Sopa
Filete
--
# 13:00-16:00
1 Sopa
2 Filete

== date range heads the week
Menú semana del 30 de noviembre al 4 de diciembre
Lunes: lentejas, pollo
Martes: sopa, lomo
--
# 2026-11-30
1 Lentejas
2 Pollo
# 2026-12-01
1 Sopa
2 Lomo
`)
