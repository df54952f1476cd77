import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { clockText } from '@/contract/rules/time/clock-text'
import { amountIn } from '../meaning/amounts'
import { empty } from '../meaning/phrases'
import type { Change } from './change'
import { withFigures } from './figures'
import { asWritten, type Clause, partOf } from './tokens'

const isEmpty = (plain: string) =>
  plain
    .split(/[ ,:]+/)
    .every((word) => word === '' || empty.has(word) || extra.has(word) || costing.test(word))
const costing =
  /^(?:cuest|cost|val(?:e|ga|drí?a|dra|iese|iera|er)|sal(?:e|ga|dria|dra|iese)|cobr|qued(?:a|e|aria)|pas(?:a|e|amos)|ser(?:a|ia)|se(?:a|an)|fuera|fuese|estar?)\p{L}{0,6}$/u
const extra = new Set(
  'quisiera querria querriamos quiero queremos necesito tiene tendria debe deberia deja dejar subir bajar vamos voy va hay que vuelve vuelva volvemos vuelvo price mejor ponme ponle subele bajale sale entero completo dia persona por cabeza pax barbaridad deja dejalo dejamos it to set make the at for is should be must sorry con € +'.split(
    ' ',
  ),
)

/** Reads a change of price, half price, supplement, inclusions, window or service. */
export function factChanges(clause: Clause): Change[] | null {
  if (
    clause.tokens.some(({ plain, start }) => /^\d/.test(plain) && /-\s?$/.test(clause.text.slice(0, start)))
  )
    return null
  const plain = withFigures(clause.plain).replace(/ y medio\b/g, ',50')
  return (
    stays(plain) ??
    raised(plain) ??
    supplement(clause, plain) ??
    half(plain) ??
    price(plain) ??
    window(plain) ??
    included(plain) ??
    service(plain)
  )
}

function price(plain: string): Change[] | null {
  const found = /^(?:lo|eso) de l[oa]s? /.test(plain) ? null : amountIn(plain)
  return found && isEmpty(found.rest) ? [{ kind: 'price', euros: found.euros }] : null
}

const staying =
  /^(?:(?:el|la|lo|menu|precio|de|todo) )*(?:sigue|siguen|continua|se queda|se mantiene|stays)(?: igual)? (?:a|en|at) (.+)$/

function stays(plain: string): Change[] | null {
  const found = amountIn(staying.exec(plain)?.[1] ?? '')
  return found && isEmpty(found.rest) ? [{ kind: 'stays', euros: found.euros }] : null
}

const more =
  /^(?:(?:pon|anade|suma|cobra|mete)(?:le|lo|me)? )?(\d+(?:[.,']\d+)?) (?:euros?|eur|€|(centimos?|cents?)) (mas|menos)(?: al menu| al precio)?$/
const step =
  /^(sube|subelo|subele|subir|mas|baja|bajalo|bajale|bajar|menos|quita|quitale) (?:el |al |del |menu |precio |de |la )*(\d+(?:[.,']\d+)?) (?:euros?|eur|€|(centimos?|cents?))(?: mas| menos| el menu| al menu| el precio| al precio| del precio)*$/

function raised(plain: string): Change[] | null {
  const [, amount, inCents, sign] = more.exec(plain) ?? []
  if (amount) return [{ kind: 'raise', euros: raisedBy(amount, inCents) * (sign === 'menos' ? -1 : 1) }]
  const match = step.exec(plain)
  if (!match) return null
  const [, word = '', figure = '', isCents] = match
  const value = raisedBy(figure, isCents)
  return [{ kind: 'raise', euros: /^(?:baja|menos|quita)/.test(word) ? -value : value }]
}

const raisedBy = (figure: string, isCents: string | undefined) =>
  Number(figure.replace(/[,']/, '.')) / (isCents ? 100 : 1)

const halfMenu =
  /(?:^| )(?:el )?(?:medios? menus?|media racion|half menu|1 solo plato|un solo plato|un plato|1 plato|plato suelto|el medio|medio)(?: |$)/

function half(plain: string): Change[] | null {
  const match = halfMenu.exec(plain)
  if (!match) return null
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`
  const found = amountIn(rest.trim())
  if (found && isEmpty(found.rest)) return [{ kind: 'half', euros: found.euros }]
  return /^ ?(?:sin|quita|no hay|no tenemos|without) *(?:el |la )?$/.test(rest)
    ? [{ kind: 'half', euros: null }]
    : null
}

const withSupplement = [
  /^(?:a |al )(?:el |la |los |las )?(.+?) (?:, )?(?:ponle|ponles|sumale|anadele|metele|le pones|cobra|cobrale|subele) (?:un )?(?:suplemento |suple )?(?:de )?(\d+(?:[.,']\d+)?)(?: ?€| euros?)?(?: mas| de mas| de suplemento| de suple)?$/d,
  /^(?:(?:el|la|los|las) )?(.+?) (?:con|lleva|tiene|son|es|de|,)? ?(\d+(?:[.,']\d+)?) ?(?:€ |euros? )?(?:mas|(?:mas )?(?:de )?(?:suplemento|suple))$/d,
  /^(?:(?:el|la|los|las) )?(.+?) (?:lleva|tiene|va con|con|llevan|tienen|sube|,|:)? ?(?:un )?(?:suplemento|suple|sup|supl)(?: de| es de| son| :)? ?(\d+(?:[.,']\d+)?)/d,
  /^(?:(?:el|la|los|las) )?(.+?) (?:lleva |con |tiene )?\+ (\d+(?:[.,']\d+)?)/d,
  /^(?:(?:el|la|los|las|o|a|os|as) )?(.+?) llevan? (\d+(?:[.,']\d+)?) (?:€|euros?)$/d,
]
const supplementFirst =
  /^(?:(?:pon(?:le)?|anade(?:le)?|con|hay|lleva|va|un|mete(?:le)?) )*(?:suplemento |suple |\+ ?)?(?:de )?(\d+(?:[.,']\d+)?) ?(?:€ |euros? )?(?:mas |de suplemento |suplemento )?(?:en|por|para|a|al|el|la) (?:el |la |los |las )?(.+)$/d
const noSupplement =
  /^(?:quita|sin|elimina|borra)(?:le|les)? (?:el )?suplemento(?: de| del| al?| en)? (.+)$|^(.+?) (?:(?:ya )?no (?:lleva|llevan|tiene|tienen)|(?:va |van )?sin) suplemento$/d

function supplement(clause: Clause, plain: string): Change[] | null {
  if (!/supl|suple|\+|(?:€|euros?) (?:de )?mas$|^al? .+ \d| llevan? \d/.test(plain)) return null
  const none = noSupplement.exec(clause.plain)
  const bare = none?.indices?.[1] ?? none?.indices?.[2]
  if (bare) return [{ kind: 'supplement', dish: asWritten(partOf(clause, bare[0], bare[1])), euros: null }]
  const first = supplementFirst.exec(plain)
  const [, , place] = first?.indices ?? []
  if (first && place) return supplementOf(clause, plain, place, first[1])
  for (const pattern of withSupplement) {
    const match = pattern.exec(plain)
    const at = match?.indices?.[1]
    if (match && at) return supplementOf(clause, plain, at, match[2])
  }
  return null
}

/** Figures do not change the position of words before them. For words after them, positions are counted from the end. */
function supplementOf(clause: Clause, plain: string, [from, to]: [number, number], figure = ''): Change[] {
  const shift = from === 0 || clause.plain.length === plain.length ? 0 : clause.plain.length - plain.length
  const dish = asWritten(partOf(clause, from + shift, to + shift))
  return [{ kind: 'supplement', dish, euros: Number(figure.replace(/[,']/, '.')) }]
}

const things: [RegExp, Include][] = [
  [/\bpostre o (?:el )?cafe\b|\bcafe o (?:el )?postre\b|\bdessert or coffee\b/g, 'postre-o-cafe'],
  [/\b(?:pan|bread)\b/g, 'pan'],
  [/\b(?:bebidas?|vino|agua|cerveza|refresco|copa|drinks?|wine)\b/g, 'bebida'],
  [/\b(?:postres?|dessert)\b/g, 'postre'],
  [/\b(?:cafes?|coffee)\b/g, 'cafe'],
]
const inclusion =
  /\b(?:con|beber|incluye|incluyen|incluid[oa]s?|entra|entran|entre|entren|vaya|lleva|va con|viene con|sin|aparte|no incluye|no entra|no entran|with|includes?|included|without|not included)\b/
const excluded = /\b(?:sin|aparte|no|tampoco|not|without|quita|quitame|elimina|borra)\b/
const around = new Set(
  'beber para lo del falta faltaba me nos ha olvidado olvido olvidaba paso pasado poner tampoco entre entren vaya incluido incluida que hoy quiero quisiera ahora siempre si ya mas anadele ponme mete metele agrega suma con incluye incluyen incluido incluida incluidos incluidas entra entran lleva va viene sin aparte no el la los las y e o de tambien menu precio se en with includes include included without not is and todo ni quita quitame elimina borra , pon ponle anade eso a su una un'.split(
    ' ',
  ),
)

function included(plain: string): Change[] | null {
  const isTakenAway =
    /^(?:quita|quitame|elimina|borra) (?:lo del? )?(?:el |la )?(?:pan|bebida|cafe|vino|agua)\b/.test(plain)
  const isAdded =
    /^(?:(?:anade|pon|mete|agrega|incluye|suma)(?:le|me|lo)?|falta|faltaba|se (?:me|nos) (?:ha )?(?:olvid(?:ado|o|aba)|paso|pasado)(?: poner)?) (?:el |la )?(?:pan|bebida|cafe|vino|agua)\b/.test(
      plain,
    )
  const isGiven =
    /^(?:y |ni )*(?:el |la )?(?:pan|bebida|cafe|vino|agua) (?:si|tambien|tampoco|si que entra)$/.test(plain)
  if (!inclusion.test(plain) && !isTakenAway && !isGiven && !isAdded) return null
  const what: Include[] = []
  let rest = plain
  for (const [pattern, thing] of things) {
    if (rest.search(pattern) < 0) continue
    what.push(thing)
    rest = rest.replace(pattern, ' ')
  }
  if (what.length === 0 || !rest.split(' ').every((word) => word === '' || around.has(word))) return null
  return [{ kind: 'include', what: [...new Set(what)], isIncluded: !excluded.test(plain) }]
}

const oClock = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?: ?h| horas)?( y media)?`
const span = new RegExp(
  `^(?:(?:el|horario|se|sirve|servimos|menu|comidas|es|sera|damos|de comer|lo|from) )*(?:de|desde) (?:las? )?${oClock} (?:a|hasta) (?:las? )?${oClock}$`,
)
const until = new RegExp(
  `^(?:(?:el|horario|se|sirve|servimos|menu|comidas|es|damos|de comer|lo|cambialo|ponlo|a|mejor|que sea|alargalo) )*(?:hasta) (?:las? )?${oClock}$`,
)

const clock = (hour = '', minutes?: string, isHalf?: string) => {
  const written = Number(hour)
  const value = (written < 8 ? written + 12 : written) * 60 + (isHalf ? 30 : Number(minutes ?? 0))
  return value < 30 * 60 ? clockText(value) : null
}

function window(plain: string): Change[] | null {
  const both = span.exec(plain)
  if (both) {
    const [, from, fromMinutes, fromHalf, to, toMinutes, toHalf] = both
    const [start, end] = [clock(from, fromMinutes, fromHalf), clock(to, toMinutes, toHalf)]
    return start && end && start < end ? [{ kind: 'window', start, end }] : null
  }
  const last = until.exec(plain)
  const end = last && clock(last[1], last[2], last[3])
  return end ? [{ kind: 'window', start: null, end }] : null
}

const meal =
  /^(?:(?:no |perdon |el |este |esto |eso |ese |menu )*(?:es|era|que sea|sera|va|ponlo|cambialo|pasalo|muevelo|hazlo|dejalo|pasa|mueve|traslada) )?(?:para |de |a )?(?:la |el )?(cena|cenar|noche|comida|comer|mediodia|dinner|lunch)(?: (?:,? ?no (?:para |de )?(?:la |el )?(?:cena|comida|mediodia|noche)))?$/

function service(plain: string): Change[] | null {
  const found = meal.exec(plain)?.[1]
  if (!found || plain === found) return null
  return [{ kind: 'service', service: /cen|noche|dinner/.test(found) ? 'cena' : 'comida' }]
}
