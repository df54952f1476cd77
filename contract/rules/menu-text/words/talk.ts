/** Folded openings and turns of what is said around a menu. A text that holds one of them is talk. */
export const talk = `
  hola, buenos dias, buenas tardes, buenas noches, buenas, muy buenas, buen dia, bon dia, bona tarda, bos dias, boas, egun on, kaixo, arratsalde on, bon profit, que aproveche, buen provecho, bo proveito, on egin, os esperamos, te esperamos, les esperamos, esperamos,
  us esperem, vos esperamos, agardamosvos, zain gaituzue, zain gaude, gracias, gracies, grazas, grazie, eskerrik asko, mila esker, reserva, reservas, reservad, reservar, reserves, reservad mesa, erreserbak, erreserba, llama, llamad, llamanos, llamadnos, truca, telefono, telf, tlf, tfno, tel, whatsapp, wasap, feliz, felices, saludos, un saludo, abrazo,
  besos, disfrutad, disfruta, disfrutar, no te lo pierdas, no os lo perdais, no os la perdais, ven a, venid, veniros, pasad, pasate, pasaros, os dejamos, os dejo, os presentamos, os pasamos, os ofrecemos, les presentamos, aqui teneis, aqui tienes, aqui va, aqui esta, ahi va, tenemos, hoy hay,
  amigos, familia, clientes, vecinos, estamos, abierto, abrimos, abiertos, obert, obrim, irekita, cerrado, cerramos, tancat, siguenos, seguidnos, instagram, facebook, comparte, compartid, recordad, recuerda, os recordamos, recordamos, aforo, encargos, encargo, por encargo, buen finde, buen fin de semana, feliz semana, buena semana, que tengais, que paseis, que tengan, apetece, apuntaros, apuntate,
  te gusta, os gusta, que os parece, a comer, vamos alla, a disfrutar, corre, correr, plazas limitadas, hasta agotar, hasta fin de existencias, perdon, perdonad, disculpad, disculpen, se me olvidaba, sorry, ok, vale, animaros, animaos, animate, ya sabeis, ya sabes, como siempre, cocinado con, hecho con carino, con carino, hecho con amor, con amor, buen martes, buen lunes, buen miercoles, buen jueves,
  buen viernes, buen sabado, buen domingo, feliz martes, feliz lunes, feliz jueves, fins ara, fins dema, ens veiem, nos vemos, hasta manana, hasta luego, hasta el, hasta pronto, ata manana, salut, molt bon, us deixem, us presentem, avui tenim, tenim, temos, ya esta, ya tenemos, listo, todo casero, todo es casero, comida casera, cocina casera, cocina tradicional, producto de temporada, visita, visitanos, web, www, http,
  calle, avda, avenida, plaza, paseo, carrer, kalea, direccion, estamos en, ubicacion, parking, aparcamiento, telefonos, pedidos, pide, pidelo, pedid, mandanos, escribenos, mensaje, grupo, mesa, mesas, trabajadores, promocion, oferta, sorteo, partido, futbol, musica, concierto, viernes noche, celebra, celebrad, cumpleanos, comuniones, empresas, presupuesto, presupuestos, equipo, quedan, quedais, avisad, avisar, confirmar, confirmad, gente, chicos, chicas, guapos, jaja, jeje, bienvenidos, bienvenido, benvinguts, ongi etorri, benvidos, gana, ganas, hambre, frio, calor, lluvia, sol, dia perfecto, manana mas, atentamente, la direccion, wifi, imprescindible, necesario, informacion, consultar disponibilidad, se aceptan, tarjeta, ticket restaurant, tickets restaurante, bizum, efectivo, que hay, envio, envio gratis, gratis, reparto, recogida, feliz miercoles, saludo, cordial, estimados, estimadas, sera el siguiente, multimedia omitido, imagen omitida, foto omitida, archivo adjunto, mensaje eliminado, editado
`

/** What precedes the first dish of a sentence. */
export const leadIns = `
  hoy tenemos, hoy hay, hoy toca, hoy os ofrecemos, hoy ofrecemos, hoy, tenemos, tenemos hoy, tenemos de, tienes, teneis, tendreis, tendras, podeis comer, puedes comer, te ofrecemos, para comer, hay, tambien hay, tambien tenemos, ademas, os ofrecemos, avui tenim, tenim, hoxe temos, temos, gaur, y, e, i, o, u, a elegir, a elegir entre, elige entre, a escoger, entre, puedes elegir, podeis elegir, elegir entre, para elegir, el plato del dia es, el plato del dia, plato del dia, plato estrella, recomendamos, recomendado, sugerencia, sugerencia del dia, sugerencia del chef, especialidad, novedad, nuestro, nuestra, nuestros, nuestras, rico, rica, ricos, ricas, un, una, unos, unas, el, la, los, las, nuestro famoso, nuestras famosas, nuestra famosa, el famoso, plato de, racion de, media racion de, ración, pues, hoy pongo, pongo, toca, quedan, nos quedan, queda, hacemos, hoy hacemos, os traemos, traemos, hoy pues, hoy sera, para hoy, rica, buen, buena, buenas, deliciosa, delicioso, deliciosas, deliciosos, exquisito, exquisita, autentico, autentica, autenticas, tradicional, typical, casero, caseros
`

/** What an owner wants the diner to know besides: kept as the menu's observation. */
export const notes = `
  contiene, contienen, puede contener, trazas, solo cenas, solo comidas, no incluye, no incluida, no incluido, no incluidos, no incluidas, sin bebida, bebida aparte, bebidas aparte, aparte, alergia, alergias, alergeno, alergenos, alergico, alergicos, intolerancia, intolerancias, intolerante, celiaco, celiacos, sin gluten disponible, consultar, consulte, consulta, preguntar, pregunta, minimo, maximo, por persona minimo, mesa completa, mesas completas, nota, terraza, suplemento de, suplemento por, suplemento en, suplemento, infantil, ninos, nino, nens, haurrentzat, fin de semana, fines de semana, caps de setmana, sabados, sabados y domingos, festivos, sabado y domingo, domingos, para llevar, per emportar, take away, a domicilio, llevar, tupper, envase, no incl, solo mediodias, solo laborables, laborables, de lunes a viernes, de lunes a jueves, lunes a viernes, lunes a jueves, excepto, salvo, ibilbidea, segundo postre, pan sin gluten, opcion vegana disponible, cambio de, cambiar, cuesta, sustituir, repetir, elaborados, congelado, ecologico, kilometro cero, km 0, ojo, en barra, barra
`

/** Words that may stand beside a price, a day or what is included, and say nothing more. */
export const glue = `
  menu, menus, menú, del, de, dia, dias, diario, diaria, hoy, el, la, los, las, lo, en, es, son, a, al, por, para, con, y, e, i, o, u, mas, todo, todos, toda, solo, solamente, precio, precios, preu, prezo, prezio, prezioa, pvp, total, completo, completa, complet, entero, osoa, casero, casera, persona, personas, pax, comensal, iva, incluido, incluida, incluidos, incluidas, incluye, incluyen, incluyendo, inclos, inclosa, inclou, incluye, inclue, incluido, barne, cada, semana, semanal, laborable, plato, platos, primer, primero, segundo, elegir, primeros, segundos, eleccion, un, una, uno, dos, 1, 2, nuestro, nuestra, este, esta, tiene, vale, cuesta, desde, euros, eur, c, p, p/p, especial, ejecutivo, degustacion, eguneko, menua, migdia, diari, do, da, per, amb, ambos, ambas, servicio, cubierto, tambien, ya, va, ejemplo, formula, oferta, super, sin, gran, hoxe, avui, gaur, gaurko, os, le, sale, queda, barra, mesa, comedor, salon, manana, proximo, proxima, xantar, express, cn, d, x, k, q, eta, barne, botella, botellas, jarra, copa, vaso, media, medio
`

/** What a menu may include; the names are the contract's. */
export const includeWords: Readonly<Record<string, 'pan' | 'bebida' | 'postre' | 'cafe'>> = {
  pan: 'pan',
  pa: 'pan',
  panecillo: 'pan',
  ogia: 'pan',
  ogi: 'pan',
  bebida: 'bebida',
  bebidas: 'bebida',
  beguda: 'bebida',
  begudes: 'bebida',
  edaria: 'bebida',
  edari: 'bebida',
  agua: 'bebida',
  aguas: 'bebida',
  aigua: 'bebida',
  auga: 'bebida',
  ura: 'bebida',
  vino: 'bebida',
  vi: 'bebida',
  viño: 'bebida',
  vinito: 'bebida',
  ardoa: 'bebida',
  refresco: 'bebida',
  refrescos: 'bebida',
  refresc: 'bebida',
  cerveza: 'bebida',
  cervesa: 'bebida',
  cana: 'bebida',
  casera: 'bebida',
  gaseosa: 'bebida',
  sidra: 'bebida',
  postre: 'postre',
  postres: 'postre',
  sobremesa: 'postre',
  postrea: 'postre',
  cafe: 'cafe',
  cafes: 'cafe',
  kafea: 'cafe',
  cafelito: 'cafe',
  infusion: 'cafe',
  infusiones: 'cafe',
  te: 'cafe',
}
