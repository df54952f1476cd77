import { addDays } from '@/contract/rules/time/local-time'
import { type DayMention, daysIn } from './days'
import { plainWords } from './spelling'

const around = new Set(
  'no el la lo los las de del para es era son sea ese esa eso este esta digo mejor quiero quise queria decir perdon que si y e i ah ay claro a al tambien hombre dije he dicho me menu menus mismo misma igual dos tres cuatro cinco dias todos ambos cada copialo copiala copia ponlo ponla pon repitelo repite tanto como hasta desde vale venga pues hola uno both days same for the on it and all so sera va vale oye mateix tots els les fins hija hijo guapa nena reina pongas poner pone pongo saques sacar todo aquest aquesta'.split(
    ' ',
  ),
)
const joins = /(?<![a-z])(?:y|e|i|and|tanto|mism[oa]|igual|mateix|same|ambos|both|todos|hasta|fins)(?![a-z])/
const adds = /(?<![a-z])(?:tambien|ademas|also|too|tambe)(?![a-z])/
const mostDays = 7

/** «de hoy al viernes»: the days between two. */
const isSpan = (plain: string, from: DayMention, to: DayMention) =>
  /^ (?:al?|hasta|hasta el|fins|fins a|fins al|to|until|till) ?$/.test(plain.slice(from.end, to.start)) &&
  from.date < to.date

function spread(plain: string, days: DayMention[]): string[] {
  return days.flatMap((day, at) => {
    const next = days[at + 1]
    if (!next || !isSpan(plain, day, next)) return [day.date]
    const found = [day.date]
    while (addDays(found.at(-1) ?? '', 1) < next.date && found.length < mostDays)
      found.push(addDays(found.at(-1) ?? '', 1))
    return found
  })
}

/**
 * «no, es para el sábado y el domingo», «cópialo también al sábado»: the days of a menu that is pending. Null where the message says more, or
 * names one day.
 */
export function severalDaysIn(
  text: string,
  current: string | null,
  today: string,
): { dates: string[]; isMore: boolean } | null {
  const plain = plainWords(text)
  if (plain.length > 120 || /\d/.test(plain)) return null
  const days = daysIn(plain, today)
  const bare = days.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, plain)
  if (!bare.split(' ').every((word) => word === '' || around.has(word))) return null
  const refused = text.split(/[,.;:!]/).flatMap((piece) => refusedIn(plainWords(piece), today))
  const added = adds.test(plain) && current !== null ? [current] : []
  const named = new Set([...added, ...spread(plain, days)].filter((date) => !refused.includes(date)))
  const isWhole =
    joins.test(plain) ||
    added.length > 0 ||
    days.some((day, at) => days[at + 1] && isSpan(plain, day, days[at + 1] as DayMention))
  const isSeveral = named.size > 1 && named.size <= mostDays && isWhole
  return isSeveral ? { dates: [...named].sort(), isMore: added.length > 0 } : null
}

/** The days of «hoy no», «no el de mañana» and «no es para hoy es para el sábado». */
function refusedIn(plain: string, today: string): string[] {
  const days = daysIn(plain, today)
  return days.flatMap(({ date, start }) => {
    const isBefore = /\bno (?:es |era |el |la |lo |de |del |para )+$/.test(plain.slice(0, start))
    return isBefore || (days.length === 1 && / no$/.test(plain)) ? [date] : []
  })
}
