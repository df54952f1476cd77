import { fold, listed, wordsOf } from './words'

/**
 * Words that stand in sentences and never in the name of a dish: pronouns, verbs of asking, ordering and telling, and things that people
 * write about around a kitchen. Words that announce a menu («hay», «tenemos») are not in the list.
 */
const sentenceWords = `
  me, te, se, le, les, lo, que, quien, quienes, cuando, donde, porque, si, pero, muy, ayer, anoche, luego, ya, nada, nadie, cuanto, cuanta, cuantos, cuantas, mucho, muchas, tan, tanto, aunque, mientras, todavia, tambien,
  no, ni, habra, habran, nunca, tampoco, mi, mis, tu, eso, esto, estos, uno, dice, dicen, dijo, digo, diga, dime, decir, estaba, estaban, estais, estoy, esta, estan, era, eran, fue, fueron, ser, soy, ha, he, han, hemos, habia, habeis, haya, hace, hacen, hizo, hare, haria, haciendo, hago, haz, haced,
  puse, puso, puesto, pone, ponen, poner, pongas, pongo, pones, ponme, ponlo, ponla, ponnos, pon, ponga, ponle, ponemos, quita, quitar, quito, quitad, quite, quitame, quitalo, anade, anadir, anademe, agrega, agregar, mete, meter, cambia, cambiar, cambio, cambiame, avisame, avisa, avisar, recuerdame, recordarme, borra, borrar, borrad, elimina, eliminar, suprime, sube, subir, baja, bajar, publica, publicas, publiques, publicar, publicado, publicalo, muestra, ensename, ensena,
  guarda, guardame, guardad, reservas, reservame, apunta, apuntame, traeme, traer, trae, traido, compra, comprar, comprado, vuelve, volver, cuentame, sabes, sabeis, saber, sabe, creo, crees, gusta, gustan, gustado, gusto, encanto, encanta, encantaron, encantan, comimos, comieron, comi, comia, comeria, come, comes, quejan, queja, pidio, pidieron, pide, piden, pedir, pedi, quiero, quiere, quieren, queremos, queria, queriamos, quisiera, necesito, necesitamos, puedo, puede, puedes, pueden, podemos, podria, podrias, podeis, pudo,
  lleva, llevan, llevo, tiene, tienen, tengo, tenia, sirven, vendes, venden, vendeis, falta, faltan, sobra, salio, sale, salido, funciona, cruzo, echaron, resucitan, van, vas, voy, iba, llame, llamado, escribe, escribo, escribir, mandar, mande, mandas, cocinando, cocinar, esperando, intentando, preparar, preparando, encargar, encargo, recoger, pagar, cobrar, escucha, oye, oiga, mira, mirad, hola, buscamos, busco, vendo, vendemos, deja, dejalo, dejame, haria, tardasteis, tardaron, tarda, triunfo, acabe, acabo, acabado, acaba, repite, repetir, felicita,
  kilos, kilo, pedido, pedidos, factura, albaran, mercado, mercadona, proveedor, proveedores, repartidor, cliente, clientes, foto, fotos, imagen, chiste, suegra, hijo, hija, marido, mujer, vida, camarero, camarera, cocinero, jefe, enhorabuena, felicidades, felicitats, felicitaciones, gracias, gracies, grazas, mierda, desastre, verguenza, asco, horror, exito, calorias, receta, problema, queja, error, urgente, ole, favor, porfa, porfavor, buenisima, buenisimo, riquisimo, riquisima, boniatissim, bonissim, boníssim, espectacular, salado, salada, cruda, crudo, sosa, soso, malo, mala, us, hem, heu, ens, voleu, vos, nos, chove, queres, queredes, du, dut, dugu, ditut, ditugu, duzue, baduzue, nahi, egiten, zaigu, gara, you, we, my, your, if, what, how, why, was, were, are, is, there, the, please, today, want, have, teniu, voldria, vull, tens, quiza, quizas, ojala, caro, carisimo, viva
`
const words = new Set(listed(sentenceWords.replaceAll('\n', ' ')))
const verbEndings =
  /^(?!fricando|calabaza)[a-z]{2,}(?:aron|ieron|aban|abamos|asteis|isteis|arme|arlo|arla|erlo|erme|irlo|adme|edme|arte|arnos|arias|eria[ns]?)$/
const kitchen = /^(?:rosteria|aparte|parte|a parte|confiteria|marte|charcuteria|panaderia|macarron|fritanga)/
const laughter = /^(?:j[aeio]){2,}|^(?:ja)+$|^lol$|^xd+$/

/** Words that announce a menu. If they stand before dishes, the sentence is still a menu. */
const serving =
  /^(?:(?:que )?hoy (?:te|os|les|se) (?:sirve|ofrece|pone|trae)[a-z]*|(?:os|te|les) (?:dejamos|paso|pasamos|ofrecemos|proponemos|traemos|presentamos|cuento|dejo)|a comer|no os lo perdais)/

/** Whether a text is a sentence about something, not the name of a dish or a list of dishes. */
export function isSentence(text: string): boolean {
  const folded = fold(text).replace(
    / a (?:muy )?baja temperatura|(?:,| (?:o|u|y|e|i|ou|edo|con|de)) te(?=$|[\s.,;)\uE000-\uF8FF])| (?:of|in|on|from|off|with|w\/)(?: all)? the(?= )/g,
    '',
  )
  if (text.endsWith('?') || text.startsWith('¿')) return true
  if (serving.test(folded)) return false
  const found = wordsOf(folded)
  return found.some(
    (word) =>
      words.has(word) ||
      laughter.test(word) ||
      (word.length > 6 && verbEndings.test(word) && !kitchen.test(word)),
  )
}

/** «2 lentejas y 3 pollos», «5 kilos de …», «dos de callos», «mesa para 4»: an order, not a menu. */
export function isOrder(text: string): boolean {
  return /(?:^|\s)\d{1,3} (?:kilos?|kg|raciones|racion|cajas?|litros?) (?:de )?|(?:para )?la mesa \d|mesa para|^(?:pedido|encargo|comanda)\b|^(?:una|un|dos|tres) de [a-z]+.* (?:una|un|uno|dos|tres) de /.test(
    fold(text),
  )
}
