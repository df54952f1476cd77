import { type Amount, amountsIn } from './amounts'
import type { Correction } from './corrections'
import type { Day, DayMention } from './days'
import { withoutLeadIn } from './dishes'
import type { Facts } from './facts'
import type { Heading } from './headings'
import { knownBeginning } from './known-dishes'
import { fold, holdsPhrase, listed, phrases, stems, wordsOf } from './words'

/** Folded phrases of the talk around a menu. A text that contains such a phrase is talk. */
export const talk = `
  hola, hello, good morning, good afternoon, hi, morning, welcome, see you, thanks, thank you, cheers, enjoy, hi guys, buenos dias, buenas tardes, buenas noches, buenas, muy buenas, buen dia, bon dia, bona tarda, bos dias, boas, egun on, kaixo, arratsalde on, bon profit, que aproveche, buen provecho, bo proveito, on egin, os esperamos, te esperamos, les esperamos, esperamos,
  us esperem, vos esperamos, agardamosvos, zain gaituzue, zain gaude, gracias, gracies, grazas, grazie, eskerrik asko, mila esker, reserva, reservas, reservad, reservar, reserves, reservad mesa, erreserbak, erreserba, llama, llamad, llamanos, llamadnos, truca, telefono, telf, tlf, tfno, tel, whatsapp, wasap, feliz, felices, saludos, un saludo, abrazo,
  besos, disfrutad, disfruta, disfrutar, no te lo pierdas, no os lo perdais, no os la perdais, ven a, venid, veniros, pasad, pasate, pasaros, os dejamos, os dejo, os presentamos, os pasamos, os ofrecemos, les presentamos, aqui teneis, aqui tienes, aqui va, aqui esta, ahi va, tenemos, hoy hay,
  amigos, familia, clientes, vecinos, estamos, abierto, abrimos, abiertos, obert, obrim, irekita, cerrado, cerramos, tancat, siguenos, seguidnos, instagram, facebook, comparte, compartid, recordad, recuerda, os recordamos, recordamos, aforo, encargos, encargo, por encargo, buen finde, buen fin de semana, feliz semana, buena semana, que tengais, que paseis, que tengan, apetece, apuntaros, apuntate,
  te gusta, os gusta, que os parece, a comer, vamos alla, a disfrutar, corre, correr, plazas limitadas, hasta agotar, hasta fin de existencias, perdon, perdonad, disculpad, disculpen, se me olvidaba, sorry, ok, vale, animaros, animaos, animate, ya sabeis, ya sabes, como siempre, cocinado con, hecho con carino, con carino, hecho con amor, con amor, buen martes, buen lunes, buen miercoles, buen jueves,
  buen viernes, buen sabado, buen domingo, feliz martes, feliz lunes, feliz jueves, fins ara, fins dema, ens veiem, nos vemos, hasta manana, hasta luego, hasta el, hasta pronto, ata manana, salut, molt bon, us deixem, us presentem, avui tenim, tenim, temos, ya esta, ya tenemos, listo, todo casero, todo es casero, comida casera, cocina casera, cocina tradicional, producto de temporada, visita, visitanos, web, www, http,
  calle, avda, avenida, plaza, paseo, carrer, kalea, direccion, estamos en, ubicacion, parking, aparcamiento, telefonos, pedidos, pide, pidelo, pedid, mandanos, escribenos, mensaje, grupo, mesa, mesas, trabajadores, promocion, oferta, sorteo, partido, futbol, musica, concierto, viernes noche, celebra, celebrad, cumpleanos, comuniones, empresas, presupuesto, presupuestos, equipo, quedan, quedais, avisad, avisar, confirmar, confirmad, gente, chicos, chicas, guapos, jaja, jeje, bienvenidos, bienvenido, benvinguts, ongi etorri, benvidos, gana, ganas, hambre, frio, calor, lluvia, sol, dia perfecto, manana mas, atentamente, la direccion, wifi, imprescindible, necesario, informacion, consultar disponibilidad, se aceptan, tarjeta, ticket restaurant, tickets restaurante, bizum, efectivo, que hay, envio, envio gratis, gratis, reparto, recogida, feliz miercoles, saludo, cordial, estimados, estimadas, sera el siguiente, multimedia omitido, imagen omitida, foto omitida, archivo adjunto, mensaje eliminado, editado
`

/** Phrases of notes for the diner. Notes become the menu's observation. */
export const notes = `
  contiene, contienen, contains, contain, conte, conten, puede contener, trazas, solo cenas, solo comidas, no incluye, no incluida, no incluido, no incluidos, no incluidas, sin bebida, bebida aparte, bebidas aparte, aparte, alergia, alergias, alergeno, alergenos, alergico, alergicos, intolerancia, intolerancias, intolerante, celiaco, celiacos, sin gluten disponible, consultar, consulte, consulta, preguntar, pregunta, minimo, maximo, por persona minimo, mesa completa, mesas completas, nota, terraza, suplemento de, suplemento por, suplemento en, suplemento, infantil, ninos, nino, nens, haurrentzat, fin de semana, fines de semana, caps de setmana, sabados, sabados y domingos, festivos, sabado y domingo, domingos, para llevar, per emportar, take away, a domicilio, llevar, tupper, envase, no incl, solo mediodias, solo laborables, laborables, de lunes a viernes, de lunes a jueves, lunes a viernes, lunes a jueves, excepto, salvo, ibilbidea, segundo postre, pan sin gluten, opcion vegana disponible, cambio de, cambiar, cuesta, sustituir, repetir, elaborados, congelado, ecologico, kilometro cero, km 0, ojo, en barra, barra
`

/** The meaning of one part of a line, before its context is known. */
export type Reading =
  /** `alone`: nothing else stands in the clause. */
  | { as: 'day'; day: DayMention; more: readonly Day[]; alone?: boolean }
  | { as: 'week'; begins: string }
  | { as: 'heading'; heading: Heading }
  | { as: 'facts'; facts: Facts; text: string }
  | { as: 'note'; text: string }
  /** The supplement of a dish that another part of the message serves. */
  | { as: 'supplement'; dish: string; euros: number; text: string }
  | { as: 'correction'; correction: Correction; text: string; otherwise: Reading }
  /** A children's menu: a note, with the lines below it. */
  | { as: 'aside'; text: string }
  | { as: 'talk'; text: string; holdsDish: boolean }
  | { as: 'text'; text: string; inList: boolean }

const phraseList = (text: string) =>
  phrases(listed(text.replaceAll('\n', ' ')).map((phrase) => [wordsOf(phrase).join(' '), true] as const))
const talkPhrases = phraseList(talk)
/** Phrases that mention a dish without serving the dish. */
const firmTalk = phraseList(
  'encargo, por encargo, reserva, reservas, reservad, reservar, llama, llamad, llamadnos, pedidos, sorteo, partido, truca, reserves',
)
const notePhrases = phraseList(notes)
const business =
  /^(?:bar|restaurante|rte|cafeteria|taberna|tasca|meson|asador|sidreria|bodega|bodegas|cerveceria|marisqueria|arroceria|pizzeria|hostal|hotel|venta|fonda|catering|casa de comidas|restaurant|jatetxea|taperia|gastrobar|bar-restaurante|parrilla|casa)\s(?![a-z]*ada\b)/
const street =
  /^(?:c\/|calle|avda|avenida|av\.|plaza|pza|pl\.|paseo|ctra|carretera|poligono|carrer|rua|kalea|ronda|travesia)[\s.]/

/** Reads talk, or the dishes that follow talk. Null for any other text. */
export function readTalk(text: string, amounts: readonly Amount[]): Reading | null {
  const folded = fold(text)
  const words = wordsOf(folded)
  const contact = amountsIn(text, amounts).some(({ kind }) => kind === 'contact')
  const talks = contact || street.test(folded) || holdsPhrase(talkPhrases, words)
  if (!talks && !business.test(folded)) return null
  const rest = withoutLeadIn(text)
  const dish = knownBeginning(stems(fold(rest)))
  if (dish && rest !== text && !contact && !holdsPhrase(talkPhrases, wordsOf(fold(rest))))
    return { as: 'text', text: rest, inList: true }
  const firm = holdsPhrase(firmTalk, words)
  if (dish && !contact && !firm && rest === text && words.length <= 14) return null
  return {
    as: 'talk',
    text,
    holdsDish:
      !contact &&
      !street.test(folded) &&
      !business.test(folded) &&
      stems(folded).some((word) => word !== 'te' && knownBeginning([word])),
  }
}

/** «Todo vegano», «el curry sin gluten», «everything is vegan». */
const dietOfAll =
  /^(?:y |i |e |and )?(?:todo|todos|todas|tot|tots|dena|all|everything)(?: \p{L}+){0,3} (?:es |son |is |are )?(?:vegan[oa]?s?|vegetarian[oa]?s?|sin gluten|sense gluten|sen glute|gluten free|sin lactosa|glutenik gabe|beganoa)(?: eh)?(?:, (?:(?:y |i |e |and )?(?:el |la |los |las |els |les |o |a |the )?(?:\p{L}+ ){1,5}(?:sin gluten|sense gluten|sen glute|gluten free|vegan[oa]?|sin lactosa)))?[.!]*$/u

/** Whether the text is a note for the diner, not a dish. */
export function isNote(written: string): boolean {
  const outside = written.replace(/\([^()]{0,80}\)/g, ' ')
  const text = /\p{L}{3}/u.test(outside) ? outside : written
  const folded = fold(text)
  const words = wordsOf(folded)
  if (/^(?:suplement[a-z]* |nota:?|solo (?!hoy))|^(?:lleva|leva|porta) \p{L}+$/u.test(folded)) return true
  if (dietOfAll.test(folded)) return true
  return (
    holdsPhrase(notePhrases, words) &&
    (!knownBeginning(stems(folded)) || /^(?:sin|bebida|bebidas|pan|postre|menu|cafe)/.test(folded))
  )
}
