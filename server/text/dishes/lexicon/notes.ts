/**
 * What stands beside a dish, folded, # for a number, and in English, French, German, Catalan and Castilian; as in English
 * where nothing stands. What begins with ( is a note only in brackets: elsewhere it is said of the dish.
 */
export const notes = `
supl # € pers, supl # € / pers|€# extra per person|supplément # € par personne|Aufpreis # € pro Person|suplement # € per persona|suplemento # € por persona
supl # €, supl #, supl # € de supl, # € de supl|€# extra|supplément # €|Aufpreis # €|suplement # €|suplemento # €
con supl, supl, amb supl, lleva supl|at an extra charge|avec supplément|gegen Aufpreis|amb suplement|con suplemento
# €|€#|# €|# €|# €|# €
# € pers, # € / pers|€# per person|# € par personne|# € pro Person|# € per persona|# € por persona
# € / kg, # € kg, # € el kg|€# per kilo|# € le kilo|# € pro Kilo|# € el quilo|# € el kilo
precio por kg, precio kg, precio / kg, por kg, al peso, segun peso, s / p, preu per kg, a peso|priced by weight|prix au poids|Preis nach Gewicht|preu segons pes|precio según peso
s / m, sm, psm, precio segun mercado, precio de mercado, preu segons mercat, pvp segun mercado|market price|selon le marché|Preis nach Marktlage|segons mercat|según mercado
(segun temporada, segun disponibilidad, segun lonja, segun existencias, segons temporada, segons disponibilitat, hasta fin de existencias|subject to availability|selon le marché|je nach Marktangebot|segons mercat|según mercado
(en temporada, en tempada, de temporada, solo en temporada, temporada, en epoca, nomes en temporada|in season|en saison|in der Saison|en temporada|en temporada
(feta a casa, fet a casa, feito na casa, feita na casa, hecho en casa, hecha en casa|homemade|fait maison|hausgemacht|fet a casa|casero
por encargo, encargo, bajo pedido, per encarrec, solo por encargo, previo encargo, encargo previo, con reserva previa, previa reserva, bajo reserva, reserva previa, bajo encargo, de encargo, por encarga|must be ordered in advance|sur commande|auf Vorbestellung|per encàrrec|por encargo
# h antes, encargar # h antes, por encargo # h antes, con # h de antelacion, por encargo # h, reserva # h antes, encargo # h, encargar con # h de antelacion|order # hours in advance|à commander # h à l'avance|# Stunden vorher bestellen|per encàrrec # hores abans|por encargo # horas antes
min # pers, min #, min # raciones, min # racions, a partir de # pers, desde # pers|for at least # people|pour # personnes minimum|ab # Personen|mínim # persones|mínimo # personas
# pers, para #|for # people|pour # personnes|für # Personen|per a # persones|para # personas
precio por pers, por pers, pers, preu per pers, per pers, cada pers, p / p|per person|par personne|pro Person|per persona|por persona
ud #, ud # €|# € each|# € la pièce|# € pro Stück|# € la unitat|# € la unidad
# ud|# pieces|# pièces|# Stück|# unitats|# unidades
# bolas|# scoops|# boules|# Kugeln|# boles|# bolas
# g|# g
# kg|# kg
# cl|# cl
# ml|# ml
# l, # litro, # litros|# l
# cm|# cm
# min, espera # min, # min de espera, tiempo de espera # min, # '|# min|# min|# Min.|# min|# min
(# meses, # meses de curacion, curacion # meses, # mesos|aged # months|affiné # mois|# Monate gereift|# mesos de curació|# meses de curación
(# dias, # dias de maduracion, maduracion # dias, maduracion de # dias, # dies|aged # days|maturé # jours|# Tage gereift|# dies de maduració|# días de maduración
(# h|# hours|# h|# Stunden|# h|# h
(media racion, # / # racion, mitja racio|half portion|demi-portion|halbe Portion|mitja ració|media ración
(entera, entero, sencer, sencera, enteiro|whole|entier|im Ganzen|sencer|entero
(racion, racion completa, racio|full portion|portion entière|ganze Portion|ració|ración
(ud, la ud, por ud, cada uno, cada una, precio por ud, c / ud, la unitat|each|la pièce|pro Stück|la unitat|la unidad
(para compartir, a compartir, per compartir, para picar|to share|à partager|zum Teilen|per compartir|para compartir
(para llevar, solo para llevar, per emportar, para levar|to take away|à emporter|zum Mitnehmen|per emportar|para llevar
(vg, vgn|VG
(v|V
(vegano, veganos, apto para veganos, apta para veganos, apto veganos, apto vegano, apta veganos, vega, 100 % vegano|vegan|végan|vegan|vegà|vegano
(opcion vegana, opcion vegana disponible, disponible vegana, tambien vegana, hay opcion vegana, opcio vegana|vegan on request|végan sur demande|auf Wunsch vegan|opció vegana|opción vegana
(vegana, veganas|vegan|végane|vegan|vegana|vegana
(vegetariano, vegetarianos, apto para vegetarianos, apta para vegetarianos, apto vegetarianos, apto vegetariano, vegetaria|vegetarian|végétarien|vegetarisch|vegetarià|vegetariano
(opcion vegetariana, opcion vegetariana disponible, tambien vegetariana, hay opcion vegetariana, opcio vegetariana|vegetarian on request|végétarien sur demande|auf Wunsch vegetarisch|opció vegetariana|opción vegetariana
(vegetariana, vegetarianas|vegetarian|végétarienne|vegetarisch|vegetariana|vegetariana
(sin gluten, s / g, sg, s/g, libre de gluten, gluten free, sense gluten, sen glute, no contiene gluten|gluten-free|sans gluten|glutenfrei|sense gluten|sin gluten
(opcion sin gluten, disponible sin gluten, posible sin gluten, opcio sense gluten, tambien sin gluten, hay opcion sin gluten|gluten-free on request|sans gluten sur demande|auf Wunsch glutenfrei|opció sense gluten|opción sin gluten
(sin lactosa, sense lactosa, sen lactosa|lactose-free|sans lactose|laktosefrei|sense lactosa|sin lactosa
(sin azucar anadido, sin azucares anadidos, sense sucre afegit|no added sugar|sans sucres ajoutés|ohne Zuckerzusatz|sense sucre afegit|sin azúcar añadido
(sin azucar, sense sucre|sugar-free|sans sucre|zuckerfrei|sense sucre|sin azúcar
(picante, pica, picant, algo picante, un poco picante|spicy|épicé|scharf|picant|picante
(muy picante, molt picant|very spicy|très épicé|sehr scharf|molt picant|muy picante
(contiene gluten, con gluten, conte gluten|contains gluten|contient du gluten|enthält Gluten|conté gluten|contiene gluten
(contiene lactosa, con lactosa|contains lactose|contient du lactose|enthält Laktose|conté lactosa|contiene lactosa
(contiene frutos secos|contains nuts|contient des fruits à coque|enthält Nüsse|conté fruits secs|contiene frutos secos
(consultar, consultar sabores, preguntar, preguntar sabores, pregunte, a consultar, consulte, preguntar al camarero, consultar al camarero, pregunta al camarero, pregunte al camarero, preguntad, consultar variedades, consultar camarero, segun el dia|please ask|à demander|bitte fragen|a consultar|consultar
(a elegir, a escoger, al gusto, a escollir, a triar, a elixir, elegir uno, elige uno, a su eleccion|of your choice|au choix|nach Wahl|a escollir|a elegir
(opcional|optional|facultatif|optional|opcional|opcional
(incluido, incluida, incluidos, incluidas, inclos, incluido en el menu, incluido en el precio, incluida en el menu|included|compris|inbegriffen|inclòs|incluido
(no incluido, no incluida, no incluidos, no incluidas, no incluido en el menu, no inclos, no incluida en el menu|not included|non compris|nicht inbegriffen|no inclòs|no incluido
(recomendado, recomendada, recomendacion del chef, sugerencia, especialidad, especialidad de la casa, especialitat de la casa, nuestra especialidad|recommended|recommandé|empfohlen|recomanat|recomendado
(novedad, nuevo, nueva, nova, novetat, new|new|nouveau|neu|novetat|novedad
(agotado, agotada, esgotat|sold out|épuisé|ausverkauft|esgotat|agotado
(los dias de lluvia, dias de lluvia, solo dias de lluvia, si llueve|on rainy days|les jours de pluie|an Regentagen|els dies de pluja|los días de lluvia
(solo mediodia, solo a mediodia, mediodia, nomes migdia, solo al mediodia, solo comidas|lunchtime only|le midi seulement|nur mittags|només migdia|solo mediodía
(solo noches, solo cenas, noches, cenas, nomes nits|evenings only|le soir seulement|nur abends|només nits|solo noches
`

/** What stands before a dish, as notes do. */
export const leads = `
hoy, hoy tenemos, hoy recomendamos, para hoy, avui, hoxe, gaur|Today|Aujourd'hui|Heute|Avui|Hoy
plato del dia, el plato del dia, plat del dia, prato do dia, eguneko platera, plato de hoy|Dish of the day|Plat du jour|Tagesgericht|Plat del dia|Plato del día
sugerencia, sugerencias, sugerencia del dia, sugerencia del chef, sugerencias del chef, recomendado, recomendacion, recomendamos, recomendacion del chef, suggeriment, suggeriment del xef, suxestion, fuera de carta, fora de carta|Recommended|Nous recommandons|Empfehlung|Recomanat|Recomendado
especialidad, especialidad de la casa, nuestra especialidad, especialitat, especialitat de la casa, especialidade, especialidade da casa, la especialidad de la casa|House speciality|Spécialité de la maison|Spezialität des Hauses|Especialitat de la casa|Especialidad de la casa
primero, primer plato, 1 º, 1 o, de primero, entrante, primer, primeiro, primero a elegir, 1 plato, 1 º plato, 1 er plato, 1 r plat|Starter|Entrée|Vorspeise|Primer|Primero
segundo, segundo plato, 2 º, 2 o, de segundo, principal, segon, segon plat, plato principal, 2 plato, 2 º plato, 2 n plat, de segon|Main course|Plat|Hauptgericht|Segon|Segundo
postre, de postre, 3 º, postres, sobremesa, para terminar, y de postre, postrea|Dessert|Dessert|Dessert|Postres|Postre
bebida, bebidas, begudes, beguda, edaria|Drink|Boisson|Getränk|Beguda|Bebida
guarnicion, guarnicio, acompanamiento, guarniciones|Side dish|Accompagnement|Beilage|Guarnició|Guarnición
plato unico, plat unic|One-course meal|Plat unique|Einzelgericht|Plat únic|Plato único
menu infantil, infantil, menu nino, ninos, para los ninos, menu peques|For children|Pour les enfants|Für Kinder|Per als nens|Para niños
opcion vegetariana, vegetariano, opcio vegetariana, menu vegetariano|Vegetarian option|Option végétarienne|Vegetarisch|Opció vegetariana|Opción vegetariana
opcion vegana, vegano, opcio vegana, menu vegano|Vegan option|Option végane|Vegan|Opció vegana|Opción vegana
sin gluten, opcion sin gluten|Gluten-free|Sans gluten|Glutenfrei|Sense gluten|Sin gluten
novedad, nuevo, novetat|New|Nouveau|Neu|Novetat|Novedad
para compartir, al centro, para picar, per compartir, al centre|To share|À partager|Zum Teilen|Per compartir|Para compartir
`
