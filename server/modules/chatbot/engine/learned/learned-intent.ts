import { holdsAll, withEvidence } from '../evidence/with-evidence'
import { ordersInWords } from '../language/in-words'
import { daysIn } from '../meaning/days'
import type { Context, Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { namesWord } from '../menu/find-dish'
import { readMenu } from '../menu/read-menu'
import { type Act, actsIn } from './acts'
import { deedsIn, deedsOfActs, gluesMore, makesJunk, pricesUnasked } from './deeds'
import { intentOfActs, isOrdering, saysLikewise } from './intent-of-acts'
import { isByOneWord, isMereTalk, namesNoDish, overruled, type Readings } from './overruled'
import { withDish } from './with-dish'
import { wordsOf } from './words-of'

/** `isAgreed`: our own words, which the owner has said yes to. */
type Written = { text: string; state: string; isAgreed: boolean }

/** How sure the least sure act has to be to win over the rules. */
const winning = 0.85

/**
 * What a message means, after the rules and after its likeness to messages of other owners. Where the rules are not sure, or both disagree,
 * the surer reading is taken; where neither is sure, nobody's menu changes without a question.
 */
export function settledIntent({ text, state, isAgreed }: Written, context: Context, byRules: Intent): Intent {
  if (isListed(byRules, text) || !(isOpen(byRules) || isOverheard(byRules))) return byRules
  const acts = learnedActs(text, state, context)
  if (!isOpen(byRules) && !isSurelyOrdered(acts, text))
    return isByOneWord(byRules) && isMereTalk(acts, text) ? { is: 'aside', dish: null } : byRules
  const other: Intent = isOpen(byRules) ? byRules : { is: 'unknown', text }
  const found = acts.length === 0 ? other : settled(text, context, other, acts)
  const intent: Intent = replacesUnasked(found, acts, text, context) ? { is: 'unknown', text } : found
  return isAgreed ? intent : withEvidence(intent, text, context, acts)
}

/** What the rules hear in one word of a sentence: «adiós caballa, adiós» is no goodbye. */
const isOverheard = (byRules: Intent) =>
  isByOneWord(byRules) || byRules.is === 'thanks' || byRules.is === 'angry'

/** «½ menú 8,20, 3 más el solomillo»: what nobody but the reader of menus takes for a menu takes the place of none that is pending. */
const replacesUnasked = (
  { is }: Intent,
  acts: Act[],
  text: string,
  { isPending, isLoose, menus: [menu] }: Context,
) =>
  is === 'menu' &&
  isPending &&
  !isLoose &&
  acts.length > 0 &&
  !acts.some(({ act }) => bringing.has(act)) &&
  !course.test(text) &&
  menu !== undefined &&
  wordsOf(text).some(({ plain }) => plain.length > 3 && namesWord(menu, plain))
const bringing = new Set(['menu', 'add', 'day', 'copy'])

/** Orders of which each is nearly certain, and no question. */
const isSurelyOrdered = (acts: Act[], text: string) => {
  const telling = acts.filter(({ act }) => act !== 'chat')
  return (
    telling.length > 0 &&
    !/[?¿]/.test(text) &&
    telling.every(
      ({ act, sure, slots }) =>
        sure >= certain && ((isOrdering(act) && slots.length > 0) || act === 'close' || act === 'drop'),
    )
  )
}

/** Below this share a message that means nothing as a whole is read part by part. */
const unsure = 0.7
const leastSure = (acts: Act[]) => Math.min(...acts.map(({ sure }) => sure))
const joints = /(?<=[.,;!?…](?=\s)|\n)|(?= (?:y|i|e|eta|and|pero|però|baina|but) )/u

/** What the learned reader makes of a message. Where one part of an uncertain reading spoils all, each part is read alone. */
export function learnedActs(text: string, state: string, context: Context): Act[] {
  const { menus } = context
  const dishes = menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ name }) => name)),
  )
  const read = (part: string) => actsIn(part, { dishes, state })
  const ready = (acts: Act[]) => acts.map((act, _, all) => withDish(act, all, menus))
  const whole = ready(read(text))
  if (whole.length === 0 || leastSure(whole) >= unsure || intentOfActs(whole, context)) return whole
  // «lo del otro día también» goes with the part before it.
  if (saysLikewise(text)) return whole
  const parts = text.split(joints).filter((part) => /\p{L}/u.test(part))
  const known = parts.map(read)
  if (parts.length < 2 || known.some((acts) => acts.length === 0)) return whole
  const apart = ready(known.flat())
  return leastSure(apart) > leastSure(whole) && intentOfActs(apart, context) ? apart : whole
}

function settled(text: string, context: Context, byRules: Intent, acts: Act[]): Intent {
  const read = acts.some((act) => isQuestioned(act, text))
    ? null
    : figureFirst(text, intentOfActs(acts, context), context)
  const found = read && onItsDay(read, text, context.today)
  if (pricesUnasked(byRules, acts, text)) return found ?? { is: 'unknown', text }
  const other = found && overruled({ byRules, found, acts }, context, text)
  if (other) return other
  if (found && isFuller({ byRules, found, acts }, context, text)) return found
  if (isDoubtful(byRules))
    return found && isMore(found, byRules, acts) ? found : withoutJunk(byRules, acts, text)
  return found ? between({ byRules, found, acts }, context, text) : withoutJunk(byRules, acts, text)
}

const leadingPrice = /^\s*(?:a |son )?(\d{1,2}(?:[.,]\d{1,2})?)(?: ?€| euros?)?(?= (?:que|porque|pq|xq)\b|$)/i

/** «12,90 que está todo por las nubes» is no talk: a figure before a reason is asked about. */
function figureFirst(text: string, found: Intent | null, { isPending }: Context): Intent | null {
  const figure = leadingPrice.exec(text)?.[1]
  return found?.is === 'aside' && isPending && figure ? { is: 'meant', words: `precio ${figure}` } : found
}

/** The day that the message names, where the model did not see it. With several days the reading is not taken. */
function onItsDay(found: Intent, text: string, today: string): Intent | null {
  const [day, ...others] = new Set(
    daysIn(plainWords(text), today).flatMap(({ date }) => (date >= today ? [date] : [])),
  )
  if (found.is === 'several') {
    const parts = found.parts.map((part) => (part.is === 'orders' ? onItsDay(part, text, today) : part))
    const known = parts.flatMap((part) => part ?? [])
    return known.length === parts.length ? { is: 'several', parts: known } : null
  }
  if (found.is !== 'orders' || found.orders.date || day === undefined) return found
  return others.length > 0 ? null : { is: 'orders', orders: { ...found.orders, date: day } }
}

const asking = /^\s*[?]/
const polite = /\b(?:pue?d[eo]|podr|me |lo |la |can you|could|em |hem )/i
/** «¿se ha acabado el pollo?» orders nothing; «¿me quitas el pollo?» does. */
const isQuestioned = ({ act, text: own }: Act, text: string) =>
  isOrdering(act) &&
  (own.includes('?') || asking.test(text.slice(text.indexOf(own) + own.length))) &&
  !polite.test(own)

/** Dishes never come from words that nothing speaks for. */
const withoutJunk = (byRules: Intent, acts: Act[], text: string): Intent =>
  makesJunk(byRules, acts) && !isShortQuestion(byRules) ? { is: 'unknown', text } : byRules

/** «pon música» is asked about in any case. */
const isShortQuestion = (byRules: Intent) =>
  byRules.is === 'orders' &&
  byRules.orders.changes.every((change) => change.kind === 'perhaps' && change.dish.split(' ').length <= 3)

/** A menu of several lines is a menu. */
const isListed = ({ is }: Intent, text: string) => is === 'menu' && (text.match(/\n\s*\S/g)?.length ?? 0) > 2

const known = new Set(['orders', 'menu', 'wanted', 'several', 'delete', 'copy', 'move', 'unknown', 'dish'])
/** Answers of one word, questions and greetings are read by the rules alone. */
const isOpen = ({ is }: Intent) => known.has(is)

/** What the rules did not understand, or only in part. */
const isDoubtful = (intent: Intent) =>
  intent.is === 'unknown' || intent.is === 'dish' || (intent.is === 'orders' && intent.orders.rest.length > 0)

/** A dish for a list is no talk, and an order that the rules know in part is kept unless more is found. */
function isMore(found: Intent, byRules: Intent, acts: Act[]): boolean {
  if (byRules.is === 'dish') return (found.is !== 'aside' || areCertain(acts)) && found.is !== 'menu'
  if (byRules.is !== 'orders') return true
  const { changes, rest } = byRules.orders
  if (found.is !== 'orders') return false
  return found.orders.changes.length >= changes.length + rest.length
}

const certain = 0.95
const areCertain = (acts: Act[]) => acts.every(({ sure }) => sure >= certain)

/** A line beside a menu that is talked of rather changes it, unless it names courses or several dishes. */
const isNoMenu = (text: string, { isPending, menus, today }: Context) =>
  !course.test(text) && (isPending || (menus.length > 0 && text.length <= 120 && namesOneDish(text, today)))
/** «lasai, beste lapiko bat atera dute, marmitakoa badago berriz»: surely an order for dishes that the menu has. */
const changesMenu = (found: Intent, acts: Act[], context: Context, text: string) =>
  (found.is === 'orders' || found.is === 'meant') &&
  !text.trim().includes('\n') &&
  !course.test(text) &&
  acts.every(({ act, sure }) => act === 'chat' || act === 'keep' || (ofDish.has(act) && sure >= 0.93)) &&
  !namesNoDish(found, context)
const ofDish = new Set(['soldout', 'back', 'remove', 'supplement', 'swap', 'rename'])
const course = /(?<!\p{L})(?:entrantes?|primer\p{L}*|segon|segund\p{L}*|postres?|sobremesas?)(?!\p{L})/iu
const namesOneDish = (text: string, today: string) =>
  !text.trim().includes('\n') &&
  readMenu(text, { today })
    .menus.flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items).length <= 1

function between({ byRules, found, acts }: Readings, context: Context, text: string): Intent {
  const [own, learned] = [deedsIn(byRules), deedsOfActs(acts)]
  if (
    byRules.is === 'orders' &&
    found.is === 'orders' &&
    byRules.orders.date &&
    found.orders.date !== byRules.orders.date
  )
    return byRules
  if (namesNoDish(byRules, context) && whole.has(found.is) && !namesNoDish(found, context)) return found
  if (own.join(' ') === learned.join(' ')) return gluesMore(byRules, found) ? found : byRules
  if (makesJunk(byRules, acts)) return found.is === 'menu' ? { is: 'unknown', text } : found
  const telling = acts.filter(({ act }) => act !== 'chat' && act !== 'keep')
  if (Math.min(...(telling.length > 0 ? telling : acts).map((act) => act.sure)) < winning) return byRules
  if (byRules.is === 'menu')
    return (isNoMenu(text, context) || changesMenu(found, acts, context, text)) &&
      learned.length > 0 &&
      found.is !== 'menu'
      ? found
      : byRules
  if (byRules.is === 'wanted' || found.is === 'close') return found
  const isMoreDone =
    found.is !== 'meant' &&
    byRules.is !== 'several' &&
    countOf(found) > countOf(byRules) &&
    own.every((deed) => learned.includes(deed))
  const isOtherFigure =
    own.every((deed) => ofFigures.has(deed)) && learned.some((deed) => ofFigures.has(deed))
  if (isMoreDone || isOtherFigure) return found
  const isSeen = !context.isPending && (context.current ?? context.today) <= context.today
  return learned.length === 0 && isGrave(byRules) && isSeen ? asked(byRules) : byRules
}

const whole = new Set(['orders', 'several', 'delete', 'copy', 'move', 'close'])

/** Whether the learned reading does what the rules do and holds the whole message, where theirs loses a part. */
function isFuller({ byRules, found, acts }: Readings, context: Context, text: string): boolean {
  const learned = deedsOfActs(acts)
  return (
    byRules.is === 'orders' &&
    whole.has(found.is) &&
    !(found.is === 'orders' && found.orders.date !== byRules.orders.date) &&
    !(found.is === 'copy' && byRules.orders.rest.length > 0) &&
    deedsIn(byRules).every((deed) => learned.includes(deed)) &&
    !namesNoDish(found, context) &&
    !holdsAll(byRules, text, context, acts) &&
    holdsAll(found, text, context, acts)
  )
}

const countOf = (intent: Intent): number =>
  intent.is === 'orders'
    ? intent.orders.changes.length + (intent.orders.release || intent.orders.minute !== null ? 1 : 0)
    : intent.is === 'several'
      ? intent.parts.reduce((sum, part) => sum + countOf(part), 0)
      : 1

/** Hours are mistaken for prices, and hours of serving for those of publishing. */
const ofFigures = new Set(['time', 'window', 'price', 'day', 'schedule', 'half'])

/** What customers see at once. */
const isGrave = (intent: Intent) =>
  deedsIn(intent).some((deed) => deed === 'away' || deed === 'swap' || deed === 'publish')

/** The reading of the rules as a question, where it can be said in their words. */
function asked(byRules: Intent): Intent {
  const words = byRules.is === 'orders' && byRules.orders.date === null ? ordersInWords(byRules.orders) : null
  return words === null ? byRules : { is: 'meant', words }
}
