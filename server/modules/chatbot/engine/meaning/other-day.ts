import { addDays } from '@/contract/rules/time/local-time'
import { daysIn } from './days'
import { plainWords } from './spelling'

const around = new Set(
  'no el la lo los de del para es era eran son ese esa eso este esta digo mejor quiero quise queria decir sino perdon espera menu que si dia y ah ay claro lo a al otro mal pues va sea era hombre dije he dicho me equivoque equivocado en por siguiente semana viene proximo proxima solo'.split(
    ' ',
  ),
)
const nextWeek =
  /\b(?:el|la|al) (?:siguiente|otro|otra|proximo|(?:de la )?(?:otra semana|semana que viene|proxima semana|semana siguiente))\b/

/**
 * «No, el de mañana no, el del sábado»: the owner means another day than the last question or order. `current`: the day of the last question
 * or the last order.
 */
export function otherDayIn(text: string, current: string | null, today: string): string | null {
  const plain = plainWords(text)
  if (plain.length > 120) return null
  const days = daysIn(plain, today)
  const bare = days.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, plain)
  if (!bare.split(' ').every((word) => word === '' || around.has(word))) return null
  const named = [...new Set(days.map(({ date }) => date))]
  const isNext = nextWeek.test(plain) && current !== null
  if (isNext && named.every((date) => date === current)) return addDays(current, 7)
  const [one, two] = named
  if (one === undefined || named.length > 2) return null
  if (two === undefined) return one === current || isRefused(text, today) ? null : one
  if (one === current) return two
  if (two === current) return one
  const [kept, ...more] = named.filter((date) => !refusedIn(text, today).includes(date))
  return kept !== undefined && more.length === 0 ? kept : null
}

const isRefused = (text: string, today: string) => refusedIn(text, today).length > 0

/** The days behind a «no» within their part of the sentence, or before a «no» that ends it. */
const refusedIn = (text: string, today: string) =>
  text.split(/[,.;:]/).flatMap((piece) => {
    const plain = plainWords(piece)
    const [day] = daysIn(plain, today)
    if (!day) return []
    const isBefore = /\bno (?:es |era |el |la |lo |de |del |para )*$/.test(plain.slice(0, day.start))
    return isBefore || / no$/.test(plain) ? [day.date] : []
  })
