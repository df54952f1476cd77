import { isFood } from '@/contract/rules/menu-text/known-dishes'
import { stem } from '@/contract/rules/menu-text/words'
import { numbersIn } from '../evidence/numbers'
import type { Change } from '../language/change'
import { daysIn } from '../meaning/days'
import type { Context, Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { findDishes } from '../menu/find-dish'
import { readMenu } from '../menu/read-menu'
import type { Act } from './acts'
import { dishesBrought } from './deeds'

export type Readings = { byRules: Intent; found: Intent; acts: Act[] }

const byOneWord = new Set(['format', 'stats', 'planned', 'whatsapp', 'human'])
/** What the rules read from one word anywhere: «la tele», «gente», «guasap». */
export const isByOneWord = (intent: Intent) => byOneWord.has(intent.is) && !isWholeRequest(intent)
/** «the picture in English»: every word of it is understood. */
const isWholeRequest = (intent: Intent) => intent.is === 'format' && intent.dishes !== undefined

/** «Antonio baja la tele, que estoy al teléfono»: told, not asked of the chatbot. */
export const isMereTalk = (acts: Act[], text: string) =>
  acts.length > 0 &&
  acts.every(({ act, sure }) => act === 'chat' && sure >= 0.9) &&
  !/[?¿]/.test(text) &&
  !asking.test(plainWords(text))
const asking =
  /^(?:y |oye |hola |a ver )*(?:que|q|cual|cuales|cuando|cuanto|cuanta|como|donde|quien|hay|tengo|what|how|when|which|any)(?= |$)/

/** What the rules made of words that the learned reader surely knows as something else; null where they stand. */
export function overruled({ byRules, found, acts }: Readings, context: Context, text: string): Intent | null {
  const telling = acts.filter(({ act }) => act !== 'chat')
  const sure = Math.min(...(telling.length > 0 ? telling : acts).map((act) => act.sure))
  if (byRules.is === 'orders' && found.is === 'publish' && isPublishing(byRules)) return found
  if (byRules.is === 'wanted') return asAnswer(found)
  if (isGuess(byRules) && !isSwapOfNothing(found) && sure >= (found.is === 'meant' ? 0.85 : 0.6)) return found
  if (byRules.is === 'menu' && context.menus.length > 0 && found.is !== 'menu' && isShort(text)) return found
  if (sure >= 0.95 && isNothing(byRules, context, text) && plainly.has(found.is)) return found
  if (sure >= 0.85 && byRules.is === 'orders' && swallows(byRules, found, context)) return found
  return byRules.is === 'menu' && found.is === 'menu' && tellsApart(byRules.text, found.text, context.today)
    ? found
    : null
}

/** «pos ya está, mándalo» */
const isPublishing = ({ orders }: Extract<Intent, { is: 'orders' }>) =>
  orders.changes.length === 0 && orders.release === 'publish' && orders.minute === null && !orders.date

/** «x conejo», «sustitúyalo por pavo, que es más digestivo»: the dish alone is the answer. */
function asAnswer(found: Intent): Intent | null {
  if (found.is !== 'orders' || found.orders.changes.length !== 1) return null
  const [dish, ...others] = dishesBrought(found)
  const [change] = found.orders.changes
  return dish && others.length === 0 && change?.kind === 'instead' ? { is: 'wanted', dish } : null
}

/** «ponme con alguien de carne y hueso»: the rules would only ask whether that is a dish. */
const isGuess = (byRules: Intent) =>
  byRules.is === 'orders' &&
  byRules.orders.changes.every(({ kind }) => kind === 'perhaps') &&
  byRules.orders.changes.length > 0
const isSwapOfNothing = ({ is }: Intent) =>
  is === 'orders' || is === 'several' || is === 'menu' || is === 'undo'

/** «flan 0», «rematou o raxo»: a few words without a mark are hardly a whole menu. */
const isShort = (text: string) => !/[:,;/\n•·]/.test(text) && text.trim().split(/\s+/).length <= 7

const plainly = new Set(['undo', 'yes', 'no', 'aside', 'wait'])

/** Orders for a dish that nobody has, and a line of dishes among talk. */
const isNothing = (byRules: Intent, context: Context, text: string) =>
  namesNoDish(byRules, context) || (byRules.is === 'menu' && !text.includes('\n') && !/[:,]/.test(text))

/** «quítame o menú do domingo»: the rules look for a dish that no menu has. */
export const namesNoDish = (intent: Intent, { menus }: Context) =>
  intent.is === 'orders' &&
  intent.orders.changes.some(
    (change) =>
      ofMenu.has(change.kind) &&
      'dish' in change &&
      change.dish !== null &&
      menus.every((menu) => findDishes(menu, change.dish ?? '').length === 0),
  )
const ofMenu = new Set(['remove', 'gone', 'sold-out', 'back', 'replace', 'supplement', 'course'])

/** «pon fruta donde dice yogur»: a new dish that holds the dish it comes for. */
function swallows(byRules: Extract<Intent, { is: 'orders' }>, found: Intent, { menus }: Context): boolean {
  if (found.is !== 'orders' || found.orders.date !== byRules.orders.date) return false
  const olds = found.orders.changes.flatMap((change) => (change.kind === 'replace' ? [change] : []))
  const isHeld = (change: Change) =>
    (change.kind === 'perhaps' || change.kind === 'add') &&
    olds.some(
      ({ dish, by }) =>
        holds(change.dish, dish) &&
        holds(change.dish, by) &&
        menus.some((menu) => findDishes(menu, dish).length === 1),
    )
  return olds.length > 0 && byRules.orders.changes.every(isHeld)
}

const wordsIn = (text: string) => plainWords(text).split(' ').filter(Boolean)
const holds = (whole: string, part: string) => {
  const words = wordsIn(whole)
  return wordsIn(part).every((word) => words.includes(word))
}

const dishesOf = (text: string, today: string) =>
  readMenu(text, { today }).menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ name }) => name)),
  )
const namesFood = (words: string[]) => words.some((word) => isFood([stem(word)]))

/** Whether the dishes of a menu put into a list are the same, without words that are no food, or apart where the rules glued two. */
function tellsApart(written: string, recast: string, today: string): boolean {
  const [own, others] = [dishesOf(written, today), dishesOf(recast, today)]
  const days = (text: string) =>
    daysIn(plainWords(text), today).flatMap(({ date }) => (date === today ? [] : [date]))
  const amounts = (text: string) => numbersIn(text).flatMap(({ amounts: [first = 0] }) => first)
  if (others.length < own.length || days(written).some((date) => !days(recast).includes(date))) return false
  if (amounts(written).some((value) => !amounts(recast).includes(value))) return false
  const isSame = (one: string, other: string) => wordsIn(one).join(' ') === wordsIn(other).join(' ')
  let isOther = false
  for (const dish of own) {
    if (others.some((one) => isSame(one, dish))) continue
    const parts = others.filter((one) => holds(dish, one))
    const held = new Set(parts.flatMap(wordsIn))
    const left = wordsIn(dish).filter((word) => !held.has(word))
    if (parts.length === 0 || namesFood(left) || !parts.every((one) => namesFood(wordsIn(one)))) return false
    isOther = true
  }
  return isOther
}
