import { corpus } from './read-corpus'

/** Lists and hurried messages in five languages, of the same hand and day as the dictated ones. */
export const listsAndHurry = corpus(`
== list 1
MENU DEL DIA 24/11
PRIMEROS
-Alubias de Tolosa
-Ensalada de ventresca (+1,50€)
-Huevos rellenos
SEGUNDOS
-Chuletón de vaca (+6€)
-Merluza en salsa verde
-Callos
POSTRE O CAFÉ
Pan, vino y agua
15,50€ IVA incluido
Horario: 13:00 - 15:45
--
# 2026-11-24 15.5 pan bebida postre-o-cafe 13:00-15:45
1 Alubias de Tolosa; Ensalada de ventresca +1.5; Huevos rellenos
2 Chuletón de vaca +6; Merluza en salsa verde; Callos

== list 2
Hoy
1
Puchero con arroz
Espinacas con garbanzos
2
Carne mechá
Cazón en adobo
Postre de la casa
9,50 bebida aparte
--
# 2026-11-24 9.5 postre
1 Puchero con arroz; Espinacas con garbanzos
2 Carne mechá; Cazón en adobo

== list 3
🍲 Para empezar
Salmorejo (v)
Croquetas de jamón (3 uds)
🍖 Para seguir
Presa ibérica (G)
Tataki de atún +3€
🍰 Para terminar
Coulant de chocolate
Sorbete de limón
PVP 17,90€ bebida no incluida
--
# 17.9
E Salmorejo; Croquetas de jamón (3 uds)
2 Presa ibérica; Tataki de atún +3
P Coulant de chocolate; Sorbete de limón

== list 4
lunes 30
arroz con conejo
ensalada valenciana
---
longanizas con habitas
emperador
---
flan
coca de llanda
12.- todo incluido
--
# 2026-11-30 12
1 Arroz con conejo; Ensalada valenciana
2 Longanizas con habitas; Emperador
P Flan; Coca de llanda

== list 5
PRIMEROS A ELEGIR:
SOPA DE COCIDO, ENSALADA MIXTA, ARROZ TRES DELICIAS
SEGUNDOS A ELEGIR:
COCIDO COMPLETO, TERNERA EN SALSA, LUBINA A LA PLANCHA
POSTRES: FRUTA, FLAN, HELADO O CAFÉ
13€ (MEDIO MENÚ 9€)
--
# 13 ½9 postre-o-cafe
1 Sopa de cocido; Ensalada mixta; Arroz tres delicias
2 Cocido completo; Ternera en salsa; Lubina a la plancha
P Fruta; Flan; Helado

== list catalan 1
MENÚ MIGDIA
Primers:
· Trinxat amb rosta
· Carpaccio de carbassó
· Sopa de ceba (V)
Segons:
· Galtes de porc
· Truita de riu
· Hamburguesa vegana (V)
Postres:
· Recuit amb mel
· Pinya
14,90 € pa, aigua i vi inclosos
--
# 14.9 pan bebida
1 Trinxat amb rosta; Carpaccio de carbassó; Sopa de ceba
2 Galtes de porc; Truita de riu; Hamburguesa vegana
P Recuit amb mel; Pinya

== list catalan 2
Menú de diumenge 29 — 25€
Entrants per compartir: pa amb tomàquet i embotits, calamars a la romana
Segons: arròs mar i muntanya, xai al forn, suquet de rap (+4€)
Postres: crema catalana / músic amb moscatell
Aigua, vi i cafè inclosos
--
# 2026-11-29 25 bebida cafe
E Pa amb tomàquet i embotits; Calamars a la romana
2 Arròs mar i muntanya; Xai al forn; Suquet de rap +4
P Crema catalana; Músic amb moscatell

== list catalan 3
dinar d'avui: cigrons, amanida, canelons / botifarra, lluç, truita / flam, fruita. 11,50 amb pa i beguda, cafè apart
--
# 2026-11-24 11.5 pan bebida
1 Cigrons; Amanida; Canelons
2 Botifarra; Lluç; Truita
P Flam; Fruita

== list galician 1
MENÚ DO DÍA
Primeiros: fabas con ameixas, ensalada de ventresca, sopa de peixe
Segundos: lacón con grelos, bacallau á galega, tortilla de Betanzos
Sobremesas: tarta de Santiago, arroz con leite, froita
Prezo: 13,50 € (pan, bebida e café incluídos)
--
# 13.5 pan bebida cafe
1 Fabas con ameixas; Ensalada de ventresca; Sopa de peixe
2 Lacón con grelos; Bacallau á galega; Tortilla de Betanzos
P Tarta de Santiago; Arroz con leite; Froita

== list galician 2
Mañá mércores: primeiro crema de cabaza ou empanada de bonito, segundo xarrete estofado ou luras na súa tinta, 12 euros todo incluído, de 13 a 16h
--
# 2026-11-25 12 13:00-16:00
1 Crema de cabaza; Empanada de bonito
2 Xarrete estofado; Luras na súa tinta

== list galician 3
para o xoves: cocido galego completo. 20€ con viño, pan, sobremesa e café. Hai que reservar!
--
# 2026-11-26 20 pan bebida postre cafe
1 Cocido galego completo

== list basque 1
EGUNEKO MENUA
Lehenengoak:
- Indabak sakramentuekin
- Pasta entsalada
- Zainzuriak
Bigarrenak:
- Saiheski errea
- Antxoak frijituta
- Txipiroiak bere tintan
Postreak:
- Gaztanbera
- Etxeko tarta
14,50€ ogia eta ardoa barne
--
# 14.5 pan bebida
1 Indabak sakramentuekin; Pasta entsalada; Zainzuriak
2 Saiheski errea; Antxoak frijituta; Txipiroiak bere tintan
P Gaztanbera; Etxeko tarta

== list basque 2
Biharko menua: lehenengo dilistak edo arroz kaldotsua, bigarren solomoa piperrekin edo legatza plantxan, postrea natillak. 13€, edaria barne, kafea aparte
--
# 2026-11-25 13 bebida
1 Dilistak; Arroz kaldotsua
2 Solomoa piperrekin; Legatza plantxan
P Natillak

== list basque 3
kaixo! gaur arrain zopa eta txuleta, 18 euro, ura eta ogia barne. 13:00etatik 15:30era
--
# 2026-11-24 18 pan bebida 13:00-15:30
1 Arrain zopa
2 Txuleta

== list basque 4
Gaur: porrusalda, makarroiak tomatearekin / oilasko bularkia, hegaluzea tipularekin / jogurta edo fruta. 12 euro
--
# 2026-11-24 12
1 Porrusalda; Makarroiak tomatearekin
2 Oilasko bularkia; Hegaluzea tipularekin
P Jogurta; Fruta

== list english 1
Set lunch - Thursday
STARTERS
Soup of the day (v)
Garlic prawns (gf)
Chicken liver pate
MAINS
Steak and ale pie
Pan-fried salmon (gf)
Vegetable curry (ve)
DESSERTS
Cheesecake
Ice cream
2 courses €13.50, 3 courses €16
Drinks not included
--
# 2026-11-26 16
E Soup of the day; Garlic prawns; Chicken liver pate
M Steak and ale pie; Pan-fried salmon; Vegetable curry
P Cheesecake; Ice cream

== list english 2
Today: starter - bruschetta or gazpacho. main - moussaka, pork chops or paella. dessert or coffee. 12.50 drink included. served 12.30-3.30pm
--
# 2026-11-24 12.5 bebida postre-o-cafe 12:30-15:30
E Bruschetta; Gazpacho
M Moussaka; Pork chops; Paella

== list english 3
tomorrow's menu: caprese salad, minestrone / lamb chops, veggie burger, seafood paella / tiramisu, fruit salad - 15 euros incl. bread, wine or water
--
# 2026-11-25 15 pan bebida
1 Caprese salad; Minestrone
2 Lamb chops; Veggie burger; Seafood paella
P Tiramisu; Fruit salad

== list english 4
Dinner menu Friday 27th, 8pm to 11pm
Starters: scallops, beetroot carpaccio (vg)
Mains: sirloin steak (+5), wild mushroom risotto (v), cod in cider
Desserts: lemon tart, cheese board
28 per person, wine included
--
# 2026-11-27 28 bebida 20:00-23:00 cena
E Scallops; Beetroot carpaccio
M Sirloin steak +5; Wild mushroom risotto; Cod in cider
P Lemon tart; Cheese board

== list english 5
starters: hummus and pitta, spring rolls, tomato salad
mains: chilli con carne, grilled chicken, spinach quiche
price 11.90 bread water and coffee included
--
# 11.9 pan bebida cafe
E Hummus and pitta; Spring rolls; Tomato salad
M Chilli con carne; Grilled chicken; Spinach quiche

== hurried 1
lentejas o ensalada/pollo o merluza/flan o cafe 10,5
--
# 10.5 postre-o-cafe
1 Lentejas; Ensalada
2 Pollo; Merluza
P Flan

== hurried 2
hoy paella, ensalada, sopa / lomo, dorada, huevos rotos. postre. 12 con todo
--
# 2026-11-24 12 postre
1 Paella; Ensalada; Sopa
2 Lomo; Dorada; Huevos rotos

== hurried 3
PRIMERO MIGAS O REVUELTO D SETAS SEGUNDO CHULETAS O BACALAO POSTRE CASERO 13E BEBIDA Y PAN INC
--
# 13 pan bebida postre
1 Migas; Revuelto d setas
2 Chuletas; Bacalao

== inclusions 1
De primero: pochas, gazpacho. De segundo: redondo, chicharros. Precio: 14 € (incluye pan, media botella de vino y postre; café 1 € más)
--
# 14 pan bebida postre
1 Pochas; Gazpacho
2 Redondo; Chicharros

== inclusions 2
Primeros: crema de espárragos, tallarines con gambas
Segundos: costillar, atún encebollado
Pan, una bebida y postre o café por 13,90
--
# 13.9 pan bebida postre-o-cafe
1 Crema de espárragos; Tallarines con gambas
2 Costillar; Atún encebollado

== inclusions 3
menú de hoy 12,50 (bebida + pan + postre) alubias con chorizo, ensalada de arroz, cinta de lomo, lenguado
--
# 2026-11-24 12.5 pan bebida postre
1 Alubias con chorizo; Ensalada de arroz
2 Cinta de lomo; Lenguado

== no menu 2
oye la paella de mañana guardame dos raciones que vienen mis suegros
--

== no menu 3
Què tal va tot? Ahir el bacallà va ser un èxit, no en va quedar ni un tros!
--

== no menu 4
can you tell me how much bread we need for friday? last week the soup ran out
--

== no menu 5
mañana me traen 10 kilos de merluza y 5 de gambas del puerto, a ver a cuánto
--
`)
