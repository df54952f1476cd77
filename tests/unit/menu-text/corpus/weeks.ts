import { corpus } from './read-corpus'

/** Days and dates; today is Tuesday 24 November 2026. */
export const weeks = corpus(`
== tomorrow
Menú de mañana
Fabes con almejas
Cachopo
14€
--
# 2026-11-25 14
1 Fabes con almejas
2 Cachopo

== a weekday and a number
MARTES 24
Lentejas
Pollo
--
# 2026-11-24
1 Lentejas
2 Pollo

== a date in full
Menú del miércoles 25 de noviembre
Crema de setas
Ossobuco
--
# 2026-11-25
1 Crema de setas
2 Ossobuco

== figures
Menú 26/11
Arroz a banda
Dorada
--
# 2026-11-26
1 Arroz a banda
2 Dorada

== figures and a year
Menú 27-11-2026
Ensalada
Callos
--
# 2026-11-27
1 Ensalada
2 Callos

== two days in one line each
Miércoles: lentejas, pollo al ajillo y flan
Jueves: paella, merluza y fruta
--
# 2026-11-25
1 Lentejas
2 Pollo al ajillo
P Flan
# 2026-11-26
1 Paella
2 Merluza
P Fruta

== a week from Wednesday
MIÉRCOLES
Primeros: sopa, ensalada
Segundos: filete, sardinas
JUEVES
Primeros: cocido, pasta
Segundos: lomo, salmón
VIERNES
Primeros: fideuá, crema
Segundos: pollo, calamares
Precio 12€ todos los días
--
# 2026-11-25 12
1 Sopa; Ensalada
2 Filete; Sardinas
# 2026-11-26 12
1 Cocido; Pasta
2 Lomo; Salmón
# 2026-11-27 12
1 Fideuá; Crema
2 Pollo; Calamares

== the whole of next week
Menú semana que viene 11€
Lunes: macarrones / filete de pollo
Martes: lentejas / tortilla
Miércoles: arroz con pollo / merluza
Jueves: garbanzos / lomo
Viernes: ensaladilla / calamares
--
# 2026-11-30 11
1 Macarrones
2 Filete de pollo
# 2026-12-01 11
1 Lentejas
2 Tortilla
# 2026-12-02 11
1 Arroz con pollo
2 Merluza
# 2026-12-03 11
1 Garbanzos
2 Lomo
# 2026-12-04 11
1 Ensaladilla
2 Calamares

== lunch and dinner
COMIDA
Gazpacho
Pollo asado
12€
CENA
Crema de puerro
Lubina
16€
--
# 12 comida
1 Gazpacho
2 Pollo asado
# 16 cena
1 Crema de puerro
2 Lubina
`)
