import { noOrders, readOrders } from '../language/read-orders'
import type { Slot } from '../state'
import { daysIn, withoutDays } from './days'
import type { Context, Intent } from './intents'
import * as phrases from './phrases'
import { plainWords } from './spelling'

/** «el mismo de ayer pero sin flan»: where the exceptions begin. */
const exceptions =
  /(?:,| pero| but| cambiando| excepto| salvo| menos| quitando|(?= (?:sin|sense|sen|without) )|(?= con )|(?= a \d)) ?/i

/** A copy, with or without exceptions. */
export function copyIn(text: string, plain: string, context: Context, asks: boolean): Intent | null {
  if (asks || !isCopy(plain) || /[.;!\n]\s*\S|\bpublica/i.test(text)) return null
  const at = text.search(exceptions)
  const [first, rest] =
    at < 0
      ? [text, '']
      : [text.slice(0, at), text.slice(at).replace(/^,|^ (?:pero|but|excepto|salvo|menos)(?= )/i, '')]
  const [whole, withRest] =
    isCopy(plainWords(first)) || isCopy(`${plainWords(first)} pero`) ? [first, rest] : [text, '']
  const head = plainWords(whole)
  const days = daysIn(head, context.today)
  const left = withoutDays(head, days)
    .split(' ')
    .filter(
      (word) =>
        word !== '' &&
        !phrases.empty.has(word) &&
        !copying.has(word) &&
        !dinner.test(word) &&
        !lunch.test(word),
    )
  if (left.length > 0) return null
  const [one = null, two = null] = days.map(({ date }) => date)
  const isUsual = usual.test(head)
  const copied = isUsual ? { from: context.usual, to: one } : daysOfCopy(head, one, two)
  const service = serviceOfCopy(head)
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
  if (isUsual || service) return { is: 'copy', ...copied, service, exceptions: orders ?? noOrders }
  if (ofDay.test(plain)) return { is: 'copy', ...copied, service: null, exceptions: orders ?? noOrders }
  if (days.length === 0 && !/\b(?:mism[oa]|repite|copia)\b/.test(head)) return null
  if (!orders && days.length === 0) return null
  return { is: 'copy', ...copied, service: null, exceptions: orders }
}

const sourceOf = ({ menuOf, today }: Context, from: string | null) => {
  const menu = menuOf(from ?? today)
  return menu ? [menu] : []
}

const copying = new Set(
  'mismo misma igual repite repetir repitelo repiteme copia copiar copialo copiame duplica menu ponme quiero vamos hacer haz otra vez que el de dia siempre habitual costumbre como todos los dias para al a damos ponemos pues vamos con servimos dar poner repetimos sacamos to as'.split(
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
    ofDay.test(`${plain} pero`) ||
    /\b(?:mismo|misma|igual)(?: menu)? (?:que |de |del |as )|\b(?:repite|repetir|copia|copiar|copiame|repiteme) (?:el )?(?:menu )?(?:de |del |lo de )/.test(
      plain,
    )
  return isSource ? { from: first, to: null } : { from: null, to: first }
}

/** «hoy lo de siempre»: the menu that was there last. */
const usual =
  /\b(?:(?:lo|el|la)(?: menu)? de (?:siempre|costumbre|todos los dias)|(?:lo|el|menu) habitual|como siempre|(?:lo|el) mismo de siempre)\b/
/** «ponme lo de ayer» */
const ofDay =
  /^(?:(?:(?:pues|venga|hoy|ponme|pon|ponemos|damos|hacemos|repetimos|vamos con|quiero|sacamos|otra vez|para hoy) )+(?:lo|el)(?: menu)? (?:de|del)(?: el)? (?:ayer|anteayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo|otro dia)|(?:lo|el)(?: menu)? de (?:ayer|anteayer) (?:pero|con|sin|cambiando|quitando|salvo|menos)|(?:(?:pues|hoy|venga|igual) )*(?:como )(?:ayer|anteayer|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))\b/

const isCopy = (plain: string) => phrases.copy.test(plain) || usual.test(plain) || ofDay.test(plain)

const dinner = /^(?:cenas?|cenar|noche|noches)$/
const lunch = /^(?:comidas?|comer|mediodia|almuerzo|almorzar)$/
const source =
  /\b(?:mism[oa]|igual)(?: menu)? (?:que|de|del) (?:a |al |la |el |en |de |por )*(?:cena|noche|comida|mediodia)\b/

/** «para la cena lo mismo»: the service that gets the menu of the other one. */
function serviceOfCopy(plain: string): Slot['service'] | null {
  const named = source.exec(plain)?.[0].split(' ').at(-1)
  const words = plain.split(' ')
  if (named) return dinner.test(named) ? 'comida' : 'cena'
  const [isDinner, isLunch] = [
    words.some((word) => dinner.test(word)),
    words.some((word) => lunch.test(word)),
  ]
  if (isDinner === isLunch) return null
  return isDinner ? 'cena' : 'comida'
}
