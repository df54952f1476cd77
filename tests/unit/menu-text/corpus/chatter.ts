import { corpus } from './read-corpus'

/** Owners are polite people. */
export const chatter = corpus(`
== hello and see you
Buenos días! Hoy tenemos:
Lentejas con chorizo
Pollo a la plancha
Os esperamos!!
--
# 2026-11-24
1 Lentejas con chorizo
2 Pollo a la plancha

== reservations
Primeros
Sopa de pescado
Segundos
Secreto a la brasa
Reservas al 912 345 678
Gracias por vuestra confianza
--
#
1 Sopa de pescado
2 Secreto a la brasa

== a long hello
Hola a todos, esperamos que estéis muy bien.
Os dejamos el menú de hoy martes:
Primeros:
Crema de calabaza
Judías verdes
Segundos:
Ternera guisada
Gallo frito
Que tengáis un buen día 😊
--
# 2026-11-24
1 Crema de calabaza; Judías verdes
2 Ternera guisada; Gallo frito

== where it is
Bar La Plaza
C/ Mayor 12, Getafe
Menú del día 10,50€
Macarrones
San Jacobo
Natillas
--
# 10.50
1 Macarrones
2 San Jacobo
P Natillas

== allergens note
Garbanzos con bacalao
Filete empanado
Si tienes alguna alergia, consulta con nuestro personal
--
#
1 Garbanzos con bacalao
2 Filete empanado

== buen provecho
¡¡¡BUEN PROVECHO!!!
Fideos a la cazuela
Estofado
¡No te lo pierdas!
--
#
1 Fideos a la cazuela
2 Estofado
`)
