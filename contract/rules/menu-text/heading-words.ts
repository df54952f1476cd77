import type { CategoryKind } from './parsed-menu'

/** Headings in Spanish, Catalan, Galician and Basque, folded. Each entry means one course. */
export const headingWords: readonly (readonly [CategoryKind, string])[] = [
  [
    'starters',
    `entrante, entrantes, entrant, entrants, para empezar, per comencar, aperitivo, aperitivos, aperitiu, entradas, entrada,
     sarrera, sarrerak, hasteko, hasierakoak, entrantes para compartir, entrantes al centro, al centro de la mesa, al centro,
     para compartir, per compartir, aperitiu de la casa, picoteo, pica pica, pica-pica, per picar, coctel, aperitivos, entrantes frios, entrantes calientes, antipasti, antipasto, to start, to start with, for starters, to share, entrees, entree, starters, starter, appetizers, para abrir boca, para abrir el apetito, per obrir boca, de entrantes, de entrante, d'entrant, para comenzar, para ir abriendo boca, os entrantes`,
  ],
  [
    'firsts',
    `primero, primeros, primer, primer plato, primero plato, primeros platos, primer platos, primers, primers plats, primer plat, primeiro,
     primeiros, primeiros pratos, primeiro prato, primeira, lehenengo platera, lehenengo platerak, lehenengoak, lehenengoa, lehenengoan, lehenbizikoa, lehenengo, lehen platera, lehen platerak,
     lehenak, lehena, lehenengo plateran, 1º, 1er, 1ero, 1ros, 1os, 1rs, 1r, 1ª, 1º plato, 1er plato, 1ero plato, 1os platos, 1ros platos, 1º platos, 1ª plato, 1r plat, 1rs plats, 1. platera, entrantes y primeros,
     1. platerak, 1 plato, 1 platos, platos primeros, de primero, de 1, de primer, de primeiro, de entrada, d'entrada, primeros a elegir, para primero, 1 er plato, 1eros, 1eros platos, 1eros plato, uno de primero, primerito, primi, primo, primi piatti, first course, first courses, lo primero, lehen, lehenengoz, lehenengorako, primeiros pratos, premier, de 1º, de 1er, para 1º, primera, como primero, com a primer`,
  ],
  [
    'seconds',
    `segundo, segundos, segundo plato, segundos platos, segundo platos, segon, segons, segons plats, segon plat, segundos pratos, segundo prato, segunda,
     bigarren platera, bigarren platerak, bigarrenak, bigarrena, bigarrenean, bigarren bezala, bigarren, bigarrengo, bigarrengo platera, bigarrengo platerak, bigarren plateran, 2º, 2do, 2dos, 2ndo, 2os, 2ons, 2on, 2n, 2ns, 2ª, 2º plato, 2do plato,
     2dos platos, 2os platos, 2º platos, 2ª plato, 2n plat, 2on plat, 2ons plats, 2ns plats, 2. platera, 2. platerak, 2 plato, 2 platos, de segundo, de 2, luego, despues, despres, despois, logo, then, and then, followed by, y luego, y despues, a continuacion, seguido de, de segon, para segundo, 2 do plato, 2dos plato, uno de segundo, para seguir, para continuar, y para seguir, per seguir, per continuar, secondi, secondo, secondi piatti, second course, second courses, lo segundo, de 2º, para 2º, bigarrenerako, jarraitzeko, para rematar la faena, y seguimos con, como segundo, com a segon`,
  ],
  [
    'mains',
    'principal, principales, principais, plato principal, platos principales, plat principal, plats principals, principals, prato principal, pratos principais, plater nagusia, plater nagusiak, platos fuertes, plato fuerte, plat fort, plats forts, de plat fort, de plato fuerte, prato forte, de prato forte, main course, main courses, mains, main, for mains, for main, to follow, fuertes, fondos, los fuertes, de fondo, de plato, de fuerte, de principal, de principales, plats, plat de resistance, lo fuerte, el plato fuerte, principales a elegir',
  ],
  [
    'desserts',
    `postre, postres, postres caseros, postre casero, nuestros postres, postres a elegir, sobremesa, sobremesas, de sobremesa, postrea, postreak, azkenburuko, azkenburukoa, azkenburukoak, de remate, 3º, 3er, 3er plato,
     3r plat, 3. platera, de postre, de postres, per postres, dolcos, dulces, los dulces, parte dulce, algo dulce, lo dulce, dulce final, final dulce, el final, el final dulce, broche final, para terminar, per acabar, y de postre, postres de la casa, para postre, bukatzeko, postres i fruita, postre a elegir, dolci, dolce, desserts, dessert, sweets, pudding, puddings, to finish, for dessert, for pudding, per a postres, per a postre, el dolc final, final dolc, el dulce, para endulzar, el toque dulce, lo mas dulce, para acabar, para rematar, per endolcir, per acabar, dolc, el dolc, o doce, amaitzeko, azkenerako, azkenik, azkenean, de 3º, y para terminar, y para acabar, endulzamos con, como postre`,
  ],
  [
    'drinks',
    'bebida, bebidas, begudes, beguda, edaria, edariak, bodega, para beber, per beure, edateko, drinks, para beber',
  ],
  [
    'sides',
    'guarnicion, guarniciones, acompanamiento, acompanamientos, guarnicions, guarnicion a elegir, guarniciones a elegir, gornicion, gornicions, goarnizioak, garniturak',
  ],
  [
    'single',
    `plato unico, platos unicos, plato del dia, platos del dia, plat del dia, plats del dia, plat unic, plater bakarra, eguneko platera, prato do dia, pratos do dia, plato de hoy, platos de hoy, plat d'avui, platos combinados,
     plats combinats, prato unico`,
  ],
  [
    'own',
    `arroz, carne, pescado, pasta, bocadillo, bocata, tapa, carn, peix, tosta, pizza, legumbre, verdura, a elegir, a escoger, arroces, carnes, pescados, ensaladas, pastas, pizzas, hamburguesas, bocadillos, sopas, raciones, medias raciones, tapas, tapes, para picar, de cuchara, platos de cuchara,
     cuchara, cuchareo, guisos, verduras, mariscos, especialidades, especialidad de la casa, sugerencias, sugerencias del chef, sugerencia del dia, fuera de carta, a la brasa, recomendaciones, recomendacion del chef, legumbres,
     carnes y pescados, pescados y mariscos, sopas y cremas, ensaladas y verduras, pasta y arroces, arroces y pastas, del mar, de la tierra, de la huerta, del huerto, tostas, montaditos, bocatas, wraps, veganos, opcion vegana, opciones veganas,
     opcion vegetariana, opciones vegetarianas, vegetariano, sin gluten, carns, peixos, amanides, arrossos, arroak, haragiak, arrainak, carnes a la brasa, brasas, platos frios, platos calientes,
     fritos, frituras, revueltos, huevos, cocas, bowls, pokes, curries, kebabs, sushi, makis, platos veganos, platos vegetarianos, snacks, quesos, banquete`,
  ],
]

/** Names of food that are headings only before a colon: «Pescado: lubina al cava». */
export const labelsOfFood =
  /^(?:arroz|carne|pescado|pasta|bocadillo|bocata|tapa|carn|peix|tosta|pizza|legumbre|verdura|a elegir|a escoger)$/

export const categoryNames: Record<Exclude<CategoryKind, 'own'>, string> = {
  starters: 'Entrantes',
  firsts: 'Primeros',
  mains: 'Principales',
  seconds: 'Segundos',
  single: 'Plato único',
  sides: 'Guarniciones',
  desserts: 'Postres',
  drinks: 'Bebidas',
}

/** Words around a heading that do not change its meaning. */
export const headingTrimmings = `
  a, elegir, escoger, elige, uno, una, un, entre, el, la, los, las, nuestro, nuestros, nuestras, de, del, dia, hoy, al, gusto, opciones, opcion, triar, escollir, per, eligir, para, plato, platos, caseros, frios, calientes, tu, tus,
  menu, y, i, e, casa, da, do, casolanes, casolans, aukeran, bat, aukeratzeko, escolle, escoller, o, triar-ne, hi, ha, tenemos, son
`
