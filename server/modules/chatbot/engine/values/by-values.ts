import { spokenClockText } from '@/contract/rules/time/clock-text'
import { exception, lostIn } from '../evidence/lost'
import type { Change } from '../language/change'
import { ordersInWords } from '../language/in-words'
import { noOrders, readOrders } from '../language/read-orders'
import type { Context, Intent } from '../meaning/intents'
import { findDishes } from '../menu/find-dish'
import {
  gone,
  half,
  included,
  price,
  pricedWith,
  raise,
  renamed,
  supplement,
  swapped,
  window,
} from './readings'
import { type Values, valuesIn } from './values-in'

/** Longer messages are stories or menus. */
const longest = 160

/** Nothing of it now, or somebody asks. */
const conditional =
  /(?<!\p{L})(?:cuando|quan|cando|when|if|noiz|en cuanto|si (?:se|no|quieren?|pueden?|viene|puc|vol)|depende|ayer|ahir|onte|atzo|yesterday)(?!\p{L})|[?¿]/iu

/**
 * What a message that no reader understood can only mean, by the values that it names: one dish and one small amount is a supplement, two hours
 * are those of the service. It is asked in words; a pending menu that is shown after each change takes what is plain.
 */
export function byValues(intent: Intent, text: string, context: Context): Intent {
  if (!isOpen(intent, context) || text.length > longest || text.includes('\n')) return intent
  if (context.menus.length === 0 || context.isLoose || context.isWanted || conditional.test(text))
    return intent
  const values = valuesIn(text, context)
  if (exception.test(values.plain)) return intent
  const isTalk = intent.is === 'aside' || intent.is === 'chat'
  const plainly = plain(values, context)
  const isGuess = intent.is === 'meant' || isHalf(intent)
  const both = intent.is === 'meant' ? agreed(intent.words, text, values, context) : null
  if (both) return both
  const changes = plainly ?? (isTalk ? null : isGuess ? swapped(values) : perhaps(text, values, context))
  if (changes) return ordered(changes, values, context, plainly !== null && !isTalk) ?? intent
  if (isGuess) return intent
  const minute = isTalk ? null : goesOutAt(values, context)
  if (minute !== null) return { is: 'meant', words: `prográmalo a las ${spokenClockText(minute)}` }
  return isTalk ? intent : (carried(values, context) ?? intent)
}

const open = new Set(['unknown', 'dish', 'wish', 'meant'])
/** A reading that names no dish of the message, or leaves a part of it. */
const isHalf = (intent: Intent) =>
  intent.is === 'orders' && (intent.orders.rest.length > 0 || (intent.orders.lost?.length ?? 0) > 0)

/** What is not understood, talk, and a guess that is a question in any case. */
const isOpen = (intent: Intent, { asked }: Context) =>
  open.has(intent.is) ||
  isHalf(intent) ||
  (asked.length === 0 && (intent.is === 'aside' || intent.is === 'chat')) ||
  (intent.is === 'orders' &&
    intent.orders.changes.length > 0 &&
    intent.orders.changes.every(({ kind }) => kind === 'perhaps'))

/**
 * What the learned reader would only ask, and what the values say of themselves as well, is done, if nothing of the message is left out: «cobramos
 * 15,95 ahora», «de la trucha no resta ninguna».
 */
function agreed(words: string, text: string, values: Values, context: Context): Intent | null {
  if (values.days.length > 0) return null
  const own = readOrders(words, context)
  const alone = gone(values) ?? price(values, context) ?? included(text, values)
  const changes = plain(values, context) ?? alone
  if (!changes || own.date !== null || own.release !== null) return null
  const [first] = changes
  const isOtherPrice = first?.kind === 'price' && own.changes.length === 1 && own.changes[0]?.kind === 'price'
  if (!areSame(own.changes, changes, context)) {
    const other = isOtherPrice ? ordersInWords({ ...noOrders, changes }) : null
    return other === null ? null : { is: 'meant', words: other }
  }
  const found: Intent = { is: 'orders', orders: { ...noOrders, changes } }
  return lostIn(found, text, context, { talk: '', kept: '' }).length === 0 ? found : null
}

const goes = (kind: Change['kind']) => (kind === 'sold-out' ? 'gone' : kind)

/** Whether two lists of changes do the same to the same dishes. */
function areSame(own: Change[], others: Change[], { menus: [menu] }: Context) {
  const keyOf = (change: Change) => {
    const [dish, ...more] = menu && 'dish' in change && change.dish ? findDishes(menu, change.dish) : []
    const name = 'dish' in change ? (more.length === 0 && dish ? dish.name : '?') : ''
    const euros = 'euros' in change ? change.euros : ''
    const what = change.kind === 'include' ? `${[...change.what].sort().join('+')}${change.isIncluded}` : ''
    const hours = change.kind === 'window' ? `${change.start}-${change.end}` : ''
    return [goes(change.kind), name, euros, what, hours].join(' ')
  }
  const [one, two] = [own, others].map((list) => list.map(keyOf).sort())
  return JSON.stringify(one) === JSON.stringify(two) && !JSON.stringify(one).includes('?')
}

function ordered(changes: Change[], { days }: Values, context: Context, isPlain: boolean): Intent | null {
  const [day = null, ...others] = days
  if (others.length > 0) return null
  const orders = { ...noOrders, changes, date: day === context.current ? null : day }
  if (isPlain && context.isPending && orders.date === null && areThere(changes, context))
    return { is: 'orders', orders }
  const words = ordersInWords(orders)
  return words === null ? null : { is: 'meant', words }
}

/** Whether the pending menu has the dishes that the changes are about. */
const areThere = (changes: Change[], { menus: [menu] }: Context) =>
  menu !== undefined &&
  changes.every((change) => change.kind !== 'supplement' || findDishes(menu, change.dish).length > 0)

/** Readings that one word of the message says. */
const plain = (values: Values, context: Context): Change[] | null =>
  supplement(values, context) ?? window(values) ?? raise(values) ?? half(values, context)

/** Readings that the values alone suggest. */
const perhaps = (text: string, values: Values, context: Context): Change[] | null =>
  renamed(values) ?? swapped(values) ?? gone(values) ?? pricedWith(text, values, context)

const goesOut =
  /(?<!\p{L})(?:(?:que )?(?:salga|salte|surti|surta|saia|entre|entri|aparezca|apareza|aparegui|se vea|es vegi|se vexa|no se vea|vea|land|pop|go|goes|post\p{L}*|live|up)|agertu|ikus\p{L}*|public\p{L}*|argitara\p{L}*|cuelg\p{L}*|penj\p{L}*|sub\p{L}*|sac\p{L}*|program\p{L}*|shedul\p{L}*|schedul\p{L}*|en punto)(?!\p{L})/u

/** «que no se vea hasta la una menos cuarto», of a menu that is pending */
function goesOutAt(
  { hours, dishes, news, amounts, days, plain: text }: Values,
  { isPending }: Context,
): number | null {
  const [hour, ...more] = hours
  if (!isPending || !hour || more.length > 0 || days.length > 0) return null
  return dishes.length + news.length + amounts.length === 0 && goesOut.test(text) ? hour.minute : null
}

const moving =
  /(?<!\p{L})(?:pas\p{L}*|muev\p{L}*|mov\p{L}*|mou\p{L}*|traslad\p{L}*|corr\p{L}*|cambi\p{L}*|canvi\p{L}*|sirv\p{L}*|serv\p{L}*|aldatu\p{L}*|mugitu\p{L}*|shift|push)(?!\p{L})/u

/** «lo que habíamos dejado listo para el jueves córrelo al sábado» */
function carried(
  { days, dishes, news, amounts, hours, plain: text }: Values,
  { menuOn, isPending }: Context,
): Intent | null {
  const [from, to, ...more] = days
  if (
    !from ||
    !to ||
    more.length > 0 ||
    isPending ||
    dishes.length + news.length + amounts.length + hours.length > 0
  )
    return null
  return moving.test(text) && menuOn(from)
    ? { is: 'meant', words: `pasa el menú del ${inFigures(from)} al ${inFigures(to)}` }
    : null
}

const inFigures = (date: string) => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
