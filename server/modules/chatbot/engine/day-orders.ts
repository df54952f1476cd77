import { type DayMention, daysIn, withoutDays } from './days'
import type { Context, Intent } from './intents'
import { readOrders } from './language/read-orders'
import * as phrases from './phrases'
import { plainWords } from './spelling'

/** «el mismo de ayer pero sin flan»: where the exceptions begin. */
const exceptions = /(?:,| pero| cambiando| excepto| salvo| menos| quitando|(?= sin )|(?= con )|(?= a \d)) ?/i

/** A copy, with or without exceptions. */
export function copyIn(text: string, plain: string, context: Context, asks: boolean): Intent | null {
  if (asks || !phrases.copy.test(plain) || /[.;!\n]\s*\S|\bpublica/i.test(text)) return null
  const at = text.search(exceptions)
  const [first, rest] =
    at < 0
      ? [text, '']
      : [text.slice(0, at), text.slice(at).replace(/^,|^ (?:pero|excepto|salvo|menos)(?= )/i, '')]
  const [whole, withRest] = phrases.copy.test(plainWords(first)) ? [first, rest] : [text, '']
  const head = plainWords(whole)
  const days = daysIn(head, context.today)
  const left = withoutDays(head, days)
    .split(' ')
    .filter((word) => word !== '' && !phrases.empty.has(word) && !copying.has(word))
  if (left.length > 0) return null
  const [one = null, two = null] = days.map(({ date }) => date)
  const copied = daysOfCopy(head, one, two)
  const orders =
    withRest.trim() === ''
      ? null
      : readOrders(
          withRest.replace(/^\s*(?:cambiando|quitando)/i, (word) =>
            /quit/i.test(word) ? 'quita' : 'cambia',
          ),
          { ...context, menus: [...sourceOf(context, copied.from), ...context.menus] },
        )
  if (orders && orders.changes.length === 0) return null
  if (days.length === 0 && !/\b(?:mism[oa]|repite|copia)\b/.test(head)) return null
  if (!orders && days.length === 0) return null
  return { is: 'copy', ...copied, exceptions: orders }
}

const sourceOf = ({ menuOf, today }: Context, from: string | null) => {
  const menu = menuOf(from ?? today)
  return menu ? [menu] : []
}

const copying = new Set(
  'mismo misma igual repite repetir repitelo repiteme copia copiar copialo copiame duplica menu ponme quiero vamos hacer haz otra vez que el de dia'.split(
    ' ',
  ),
)

/**
 * «el mismo de ayer»: copies the named day to the current topic's day. «mañana lo mismo»: copies to the named day. «copia el lunes
 * al martes»: copies the first day to the second.
 */
function daysOfCopy(
  plain: string,
  first: string | null,
  second: string | null,
): { from: string | null; to: string | null } {
  if (second) {
    const isReversed =
      /^(?:el |para |para el )?\S+(?: \S+)? (?:pon |ponme |quiero )?(?:lo mismo|el mismo|igual|la misma|repite)/.test(
        plain,
      )
    return isReversed ? { from: second, to: first } : { from: first, to: second }
  }
  const isSource =
    /\b(?:mismo|misma|igual)(?: menu)? (?:que |de |del )|\b(?:repite|repetir|copia|copiar|copiame|repiteme) (?:el )?(?:menu )?(?:de |del |lo de )/.test(
      plain,
    )
  return isSource ? { from: first, to: null } : { from: null, to: first }
}

/** Moves and deletes a whole day. */
export function dayOrderIn(
  plain: string,
  bare: string,
  rest: string[],
  days: DayMention[],
  isPending: boolean,
): Intent | null {
  const [first = null, second = null] = days.map(({ date }) => date)
  const isSwap = /^(?:cambia|sustituye) (?:el |lo |menu )*(?:de |del )?.+ por (?:el|lo)\b/.test(plain)
  if (isSwap && second && rest.every((word) => word === 'por'))
    return { is: 'copy', from: second, to: first, exceptions: null }
  const isMove =
    (phrases.move.test(plain) || (second !== null && /\b(?:pasalo|muevelo|trasladalo)\b/.test(plain))) &&
    days.length > 0 &&
    rest.every((word) => moving.has(word))
  if (isMove && (second || !isPending))
    return second ? { is: 'move', from: first, to: second } : { is: 'move', from: null, to: first }
  if (phrases.closed.test(bare)) return { is: 'delete', date: first }
  const isOfMenu = days.length > 0 || /\b(?:menu|todo)\b/.test(bare)
  return phrases.remove.test(plain) && isOfMenu && rest.length === 0 ? { is: 'delete', date: first } : null
}

const moving = new Set('mueve muevelo mover pasa pasalo pasar traslada trasladalo'.split(' '))
