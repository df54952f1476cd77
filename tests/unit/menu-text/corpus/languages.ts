import { corpus } from './read-corpus'

/** Headings, and often dishes, in Catalan, Galician and Basque. */
export const languages = corpus(`
== Catalan
MENÚ DEL DIA
Primers
Amanida verda
Macarrons amb tomàquet
Segons
Pollastre a la planxa
Lluç a la romana
Postres
Crema catalana
Fruita del temps
Preu: 13,50 €
--
# 13.50
1 Amanida verda; Macarrons amb tomàquet
2 Pollastre a la planxa; Lluç a la romana
P Crema catalana; Fruita del temps

== Catalan fonda, no headings
Bon dia!
Escudella
Canelons de rostit
Botifarra amb mongetes
Bacallà a la llauna
Mel i mató
Pa, vi i postres inclosos
15€
--
# 15 pan bebida postre
1 Escudella; Canelons de rostit
2 Botifarra amb mongetes; Bacallà a la llauna
P Mel i mató

== Catalan plates
Primer plat: sopa de galets, amanida de formatge de cabra
Segon plat: fricandó, sípia a la planxa
Postres: flam, iogurt o fruita
Menú 14€, mig menú 9€
--
# 14 ½9
1 Sopa de galets; Amanida de formatge de cabra
2 Fricandó; Sípia a la planxa
P Flam; Iogurt; Fruita

== Catalan days
Dimecres
Llenties estofades
Llom amb patates
Dijous
Arròs a la cassola
Truita de patates
--
# 2026-11-25
1 Llenties estofades
2 Llom amb patates
# 2026-11-26
1 Arròs a la cassola
2 Truita de patates

== Catalan, tomorrow
Menú de demà, de 13h a 16h
Per començar
Pa amb tomàquet i pernil
Segons
Xai a la brasa
Conill amb allioli
Per acabar
Recuit amb mel
--
# 2026-11-25 13:00-16:00
E Pa amb tomàquet i pernil
2 Xai a la brasa; Conill amb allioli
P Recuit amb mel

== Galician
Menú do día 12€
Primeiros
Caldo galego
Ensaladilla
Segundos
Raxo con patacas
Pescada á galega
Sobremesas
Filloas
Torta de queixo
--
# 12
1 Caldo galego; Ensaladilla
2 Raxo con patacas; Pescada á galega
P Filloas; Torta de queixo

== Galician chat
Bos días! O menú de hoxe:
Lentellas
Polbo á feira (+3€)
Carne ao caldeiro
Xurelos fritidos
Froita
Inclúe pan, auga ou viño e café. 11€
--
# 2026-11-24 11 pan bebida cafe
1 Lentellas; Polbo á feira +3
2 Carne ao caldeiro; Xurelos fritidos
P Froita

== Basque
EGUNEKO MENUA
Lehenengo platerak
Babarrunak
Entsalada mistoa
Bigarren platerak
Oilaskoa erreta
Legatza plantxan
Postreak
Flana
Gazta irasagarrarekin
Prezioa 14€
--
# 14
1 Babarrunak; Entsalada mistoa
2 Oilaskoa erreta; Legatza plantxan
P Flana; Gazta irasagarrarekin

== Basque and Spanish
LEHENENGOAK / PRIMEROS
Dilistak / Lentejas
BIGARRENAK / SEGUNDOS
Bakailaoa / Bacalao
POSTREAK / POSTRES
Mamia / Cuajada
16 €
--
# 16
1 Dilistak; Lentejas
2 Bakailaoa; Bacalao
P Mamia; Cuajada

== Valencian rices
Hui tenim:
Entrants
Esgarraet
Clòtxines
Arrossos
Paella valenciana
Arròs al forn
Postres
Coca de llanda
18€ per persona
--
# 18
E Esgarraet; Clòtxines
Arrossos: Paella valenciana; Arròs al forn
P Coca de llanda
`)
