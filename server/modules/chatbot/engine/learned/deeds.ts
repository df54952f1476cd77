import { isFood } from '@/contract/rules/menu-text/known-dishes'
import { stem } from '@/contract/rules/menu-text/words'
import type { Change } from '../language/change'
import { withFigures } from '../language/figures'
import type { Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import type { Act } from './acts'

/** What a change does, so that two readings of a message can be compared: «cambia X por Y» and «X es Y» do the same. */
const deedOf: Record<Change['kind'], string> = {
  ...{ add: 'add', perhaps: 'add', 'add-what': 'add' },
  ...{ remove: 'away', gone: 'away', 'sold-out': 'away', same: 'same' },
  back: 'back',
  ...{ replace: 'swap', 'replace-what': 'swap', 'replace-of': 'swap', instead: 'swap', only: 'swap' },
  course: 'course',
  ...{ price: 'price', raise: 'price', stays: 'stays' },
  ...{ half: 'half', supplement: 'supplement', include: 'include', window: 'window', service: 'service' },
  ...{ mark: 'mark', 'no-note': 'no-note', split: 'swap' },
}

/** What an intent would do, without the values. */
export function deedsIn(intent: Intent): string[] {
  switch (intent.is) {
    case 'orders': {
      const { changes, release, minute, isMoved } = intent.orders
      const releases = minute !== null ? ['time'] : release ? [release] : []
      return unique([...changes.map(({ kind }) => deedOf[kind]), ...(isMoved ? ['day'] : []), ...releases])
    }
    case 'several':
      return unique(intent.parts.flatMap(deedsIn))
    case 'copy':
      return unique(['copy', ...(intent.exceptions ? deedsIn(ordered(intent.exceptions)) : [])])
    case 'wanted':
      return ['swap']
    case 'menu':
    case 'delete':
    case 'move':
    case 'publish':
      return [intent.is]
    case 'close':
      return ['delete']
    default:
      return []
  }
}

const ordered = (orders: Extract<Intent, { is: 'orders' }>['orders']): Intent => ({ is: 'orders', orders })
const unique = (deeds: string[]) => [...new Set(deeds)].sort()

const deedOfAct: Record<string, string> = {
  ...{ remove: 'away', soldout: 'away', rename: 'swap', raise: 'price', exclude: 'include' },
  ...{ publishat: 'time', withdraw: 'delete', close: 'delete' },
}
const quiet = new Set(['chat', 'keep', 'wait', 'wish', 'later', 'no', 'yes'])

/** What the acts of a message would do. */
export const deedsOfActs = (acts: Act[]): string[] =>
  unique(acts.flatMap(({ act }) => (quiet.has(act) || act.startsWith('ask-') ? [] : [deedOfAct[act] ?? act])))

/** The dishes that a reading brings and that no menu has. */
export function dishesBrought(intent: Intent): string[] {
  if (intent.is === 'several') return intent.parts.flatMap(dishesBrought)
  if (intent.is !== 'orders') return []
  return intent.orders.changes.flatMap((change) => {
    if (change.kind === 'add' || change.kind === 'perhaps' || change.kind === 'only') return [change.dish]
    return 'by' in change && change.by !== null ? [change.by] : []
  })
}

const wordsIn = (text: string) => plainWords(text).split(' ').filter(Boolean)
const namesFood = (words: string[]) => words.some((word) => isFood([stem(word)]))

const ofDishes = new Set('dish old new primero segundo postre entrante plato item'.split(' '))
const isTalk = ({ act }: Act) => quiet.has(act) || act.startsWith('ask-')
const mostOf = (words: string[], known: Set<string>) =>
  words.filter((word) => known.has(word)).length >= words.length / 2

/** Whether the rules made a dish of words that are no food and that the model takes for talk: «mismo camino jaja pero». */
export function makesJunk(byRules: Intent, acts: Act[]): boolean {
  const dishes = acts.flatMap(({ slots }) => slots.filter(({ slot }) => ofDishes.has(slot)))
  const values = new Set(dishes.flatMap(({ text }) => wordsIn(text)))
  const talk = new Set(acts.filter(isTalk).flatMap(({ text }) => wordsIn(text)))
  return dishesBrought(byRules).some((dish) => {
    const words = wordsIn(dish).filter((word) => word.length > 2)
    if (words.length === 0 || /^\d|\beur/.test(words.join(' '))) return true
    if (namesFood(words) || mostOf(words, values)) return false
    return words.length > 3 || mostOf(words, talk)
  })
}

/**
 * Whether a reading makes a dish of words that are no food, or glues words to a dish that the learned reader marks without them: «la hacemos
 * otra vez en un ratito», «compota agotadísima, de postre meto manzana». Where that reader finds no order, the reading stands.
 */
export function inventsDish(intent: Intent, acts: Act[]): boolean {
  if (acts.every(isTalk)) return false
  const values = acts.flatMap(({ slots }) =>
    slots.filter(({ slot }) => ofDishes.has(slot)).map(({ text }) => longWordsIn(text)),
  )
  const marked = new Set(values.flat())
  return dishesBrought(intent).some((dish) => {
    const words = longWordsIn(dish)
    if (words.length === 0) return false
    if (!namesFood(words) && !mostOf(words, marked)) return true
    return values.some((own) => {
      const cut = words.filter((word) => !own.includes(word))
      return own.length > 0 && cut.length > 0 && own.every((word) => words.includes(word)) && !namesFood(cut)
    })
  })
}
const longWordsIn = (text: string) => wordsIn(text).filter((word) => word.length > 2)

const saysPrice = /€|\beur|\bpreci|\bpre[uz]|\bcent|\b(?:a|por|son|de|vale|cuesta|ponlo|pon|deja\w*) \d/
/** Whether the rules took a figure for a price that nothing else speaks for: «en la mesa 12 se quejan». */
export const pricesUnasked = (byRules: Intent, acts: Act[], text: string): boolean =>
  byRules.is === 'orders' &&
  byRules.orders.changes.some(({ kind }) => kind === 'price') &&
  !acts.some(({ act }) => act === 'price' || act === 'raise' || act === 'half') &&
  /\d/.test(withFigures(plainWords(text))) &&
  !saysPrice.test(withFigures(plainWords(text)))

/** Whether the rules glued words that are no food to a dish: the other reading has the same dish, shorter. */
export function gluesMore(byRules: Intent, found: Intent): boolean {
  const others = dishesBrought(found).map(wordsIn)
  return dishesBrought(byRules).some((dish) => {
    const words = wordsIn(dish)
    return others.some((other) => {
      const cut = words.filter((word) => !other.includes(word))
      return (
        cut.length > 0 && other.length > 0 && other.every((word) => words.includes(word)) && !namesFood(cut)
      )
    })
  })
}
