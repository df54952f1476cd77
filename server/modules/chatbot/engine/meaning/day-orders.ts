import { closedDaysOf, namesUnknownDays } from './closed-days'
import type { DayMention } from './days'
import type { Intent } from './intents'
import * as phrases from './phrases'

/** Moves and deletes a whole day. */
export function dayOrderIn(
  plain: string,
  bare: string,
  rest: string[],
  days: DayMention[],
  { isPending, today }: { isPending: boolean; today: string },
): Intent | null {
  const [first = null, second = null] = days.map(({ date }) => date)
  const isSwap = /^(?:cambia|sustituye) (?:el |lo |menu )*(?:de |del )?.+ por (?:el|lo)\b/.test(plain)
  if (isSwap && second && rest.every((word) => word === 'por'))
    return { is: 'copy', from: second, to: first, service: null, exceptions: null }
  const isMove =
    (phrases.move.test(plain) || (second !== null && /\b(?:pasalo|muevelo|trasladalo)\b/.test(plain))) &&
    days.length > 0 &&
    rest.every((word) => moving.has(word))
  if (isMove && (second || !isPending))
    return second ? { is: 'move', from: first, to: second } : { is: 'move', from: null, to: first }
  if (phrases.closed.test(bare))
    return second && carries.test(plain) ? { is: 'move', from: first, to: second } : closed(plain, today)
  const isOfMenu = days.length > 0 || /\b(?:menu|todo)\b/.test(bare)
  return phrases.remove.test(plain) && isOfMenu && rest.length === 0 ? { is: 'delete', date: first } : null
}

/** «el viernes cerramos» */
function closed(plain: string, today: string): Intent {
  const { dates, isNamed } = closedDaysOf(plain, today)
  if (isNamed) return { is: 'close', dates }
  if (namesUnknownDays(plain)) return { is: 'close', dates: [] }
  return { is: 'close', dates: [today] }
}

/** «mañana cerramos, pásalo al viernes» */
const carries = /(?<!\p{L})(?:pas|muev|mov|traslad|mou)\p{L}*(?!\p{L})/u

const moving = new Set('mueve muevelo mover pasa pasalo pasar traslada trasladalo'.split(' '))
