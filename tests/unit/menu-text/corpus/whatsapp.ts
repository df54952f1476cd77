import { corpus } from './read-corpus'

/** With the marks, stars and pictures of a chat. */
export const whatsapp = corpus(`
== emoji headings and bold
🍽️ *MENÚ DEL DÍA* 🍽️

🥗 *Primeros*
▪️ Lentejas caseras
▪️ Ensalada de tomate

🥩 *Segundos*
▪️ Chuleta de cerdo
▪️ Merluza rebozada

🍮 *Postres*
▪️ Flan
▪️ Fruta

💶 *12,50€*
--
# 12.50
1 Lentejas caseras; Ensalada de tomate
2 Chuleta de cerdo; Merluza rebozada
P Flan; Fruta

== emojis as bullets
👉 Sopa de marisco
👉 Canelones
👉 Pollo empanado
👉 Lubina a la sal
👉 Tiramisú
💰 14€
--
# 14
1 Sopa de marisco; Canelones
2 Pollo empanado; Lubina a la sal
P Tiramisú

== an exported chat
[24/11/26, 11:32:08] Bar Paco: Menú de hoy
[24/11/26, 11:32:40] Bar Paco: Primeros
Fabada
Sopa de ajo
[24/11/26, 11:33:02] Bar Paco: Segundos
Carne guisada
Jureles fritos
--
# 2026-11-24
1 Fabada; Sopa de ajo
2 Carne guisada; Jureles fritos

== android export
24/11/26, 11:32 - Casa Loli: Menú de hoy 10€
24/11/26, 11:33 - Casa Loli: Arroz caldoso
24/11/26, 11:33 - Casa Loli: Lomo adobado
--
# 2026-11-24 10
1 Arroz caldoso
2 Lomo adobado

== keycap numbers
1️⃣ Crema de puerros
1️⃣ Espárragos con mayonesa
2️⃣ Magro con tomate
2️⃣ Calamares en su tinta
🍨 Helado
--
#
1 Crema de puerros; Espárragos con mayonesa
2 Magro con tomate; Calamares en su tinta
P Helado

== italics and strikes
_Primeros_
~Lentejas~ agotado
_Macarrones_
_Segundos_
Filete de pollo
--
#
1 Lentejas; Macarrones
2 Filete de pollo

== hearts all over
❤️ Menú casero ❤️
Puré de calabacín 🥒
Pasta carbonara 🍝
Pollo asado 🍗
Pescado del día 🐟
Postre casero 🍰
Todo por 9,90€ 😍
--
# 9.90
1 Puré de calabacín; Pasta carbonara
2 Pollo asado; Pescado del día
P Postre casero

== stories text, capitals
MENÚ MARTES
ENSALADILLA RUSA
COCIDO MADRILEÑO
ALBÓNDIGAS CON TOMATE
SALMÓN AL HORNO
FLAN DE HUEVO
PAN, BEBIDA Y POSTRE 12€
--
# 2026-11-24 12 pan bebida postre
1 Ensaladilla rusa; Cocido madrileño
2 Albóndigas con tomate; Salmón al horno
P Flan de huevo

== checkmarks
✅ Primeros:
✔️ Guiso de patatas con sepia
✔️ Ensalada campera
✅ Segundos:
✔️ Entrecot a la pimienta
✔️ Bacaladitas fritas
✅ Pan, bebida y café incluido
✅ 13€
--
# 13 pan bebida cafe
1 Guiso de patatas con sepia; Ensalada campera
2 Entrecot a la pimienta; Bacaladitas fritas

== hash tags and a link at the end
Menú de hoy
Potaje de garbanzos
Pollo al curry
Natillas
9€
#menudeldia #valencia #comidacasera
https://barpepe.example/menu
--
# 2026-11-24 9
1 Potaje de garbanzos
2 Pollo al curry
P Natillas

== dashes under the title
MENU DEL DIA
--------------
- Patatas a la riojana
- Alcachofas con jamon
--------------
- Cinta de lomo
- Palometa con tomate
--------------
- Postre o cafe
--------------
11 €
--
# 11 postre-o-cafe
1 Patatas a la riojana; Alcachofas con jamon
2 Cinta de lomo; Palometa con tomate
`)
