import { isFood, knownBeginning } from '@/contract/rules/menu-text/known-dishes'
import { fold, stem } from '@/contract/rules/menu-text/words'
import type { Change } from '../language/change'
import { ordersInWords } from '../language/in-words'
import { noOrders } from '../language/read-orders'
import type { Act } from '../learned/acts'
import type { Context, Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { lostIn } from './lost'

/** What a dish is never called: words of sentences. */
const ofSentences =
  /(?:^| )(?:que|q|se|no|nin|ni|pero|ya|xa|han|ha|nos|me|te|esta|estan|hay|van|viene|lleva|porque|lo de|lo del|der|mas que|asi|ira|iran|antes|cojones|huevos y|ojo|todo el mundo)(?= |$)/

/** Whether a name could be a dish: food, without words of sentences, or what the learned reader calls a dish as well. */
function isPlausible(name: string, acts: Act[]): boolean {
  const plain = plainWords(name)
  if (ofSentences.test(plain)) return false
  const isRead = acts.some(({ slots }) => slots.some(({ text }) => plainWords(text) === plain))
  const stems = plain.split(' ').map(stem)
  // «patatas en salsa, con dos ovarios»: nothing after the comma is food.
  const [, ...more] = name.split(',').map((part) => plainWords(part).split(' ').map(stem))
  if (more.some((part) => !part.some((word) => isFood([word])))) return false
  return isRead || knownBeginning(stems) !== null || stems.some((word) => isFood([word]))
}

const newDish = (change: Change) =>
  change.kind === 'add' || change.kind === 'only' ? change.dish : 'by' in change ? change.by : null

const changesIn = (intent: Intent): Change[] =>
  intent.is === 'orders'
    ? intent.orders.changes
    : intent.is === 'several'
      ? intent.parts.flatMap(changesIn)
      : intent.is === 'copy'
        ? (intent.exceptions?.changes ?? [])
        : []

/** What writes something that customers see or will see, where no menu is pending. */
const isWriting = (intent: Intent): boolean =>
  intent.is === 'orders' || intent.is === 'copy' || (intent.is === 'several' && intent.parts.some(isWriting))

const textOf = (acts: Act[], wanted: 'chat' | 'keep') =>
  acts
    .filter(({ act, sure }) => act === wanted && sure >= 0.7)
    .map(({ text }) => text)
    .join('\n')

/** A price that is far from the one there is: «súbele tres al precio» is no price of 3 €. */
function isFar(intent: Intent, text: string, { menus: [first], menuOn }: Context): boolean {
  const date = intent.is === 'orders' ? intent.orders.date : null
  const { price = null } = (date ? menuOn(date) : first) ?? {}
  const isOfDinner = /\b(?:cenas?|noche|sopar|dinner|cea|afari\w*)\b/.test(plainWords(text))
  if (price === null || isOfDinner) return false
  return changesIn(intent).some(
    (change) =>
      change.kind === 'price' &&
      change.euros >= 3 &&
      (change.euros < price * 0.6 || change.euros > price * 1.7),
  )
}

/** Whether a reading changes the pending menu, and not one of another day. */
const isOfPending = (intent: Intent, { isPending, current }: Context) =>
  isPending &&
  !(
    intent.is === 'orders' &&
    intent.orders.date !== null &&
    intent.orders.date !== current &&
    !intent.orders.isMoved
  )

/** What a reading loses of a message, and whether it makes a dish of a sentence. */
function flawsOf(intent: Intent, text: string, context: Context, acts: Act[]) {
  const lost = lostIn(intent, text, context, { talk: textOf(acts, 'chat'), kept: textOf(acts, 'keep') })
  const isJunk = changesIn(intent).some((change) => {
    const name = newDish(change)
    return name !== null && !isPlausible(name, acts)
  })
  return { lost, isJunk }
}

/** Whether a reading holds all that the message says. */
export function holdsAll(intent: Intent, text: string, context: Context, acts: Act[]): boolean {
  if (intent.is === 'orders' && intent.orders.rest.length > 0) return false
  const { lost, isJunk } = flawsOf(intent, text, context, acts)
  return lost.length === 0 && !isJunk
}

/**
 * Nothing that customers see changes by a reading that loses a part of the message, or that makes a dish of a sentence: it is asked. A pending
 * menu is changed and shown, and does not go out with the same message.
 */
export function withEvidence(intent: Intent, text: string, context: Context, acts: Act[]): Intent {
  if (!isWriting(intent)) return intent
  const { lost, isJunk } = flawsOf(intent, text, context, acts)
  if (lost.length === 0 && !isJunk && (isOfPending(intent, context) || !isFar(intent, text, context)))
    return intent
  if (intent.is === 'copy')
    return {
      ...intent,
      exceptions: { ...(intent.exceptions ?? noOrders), rest: [...(intent.exceptions?.rest ?? []), ...lost] },
    }
  if (isOfPending(intent, context)) return intent.is === 'orders' ? unreleased(intent, lost) : intent
  return asked(intent, text, lost) ?? { is: 'unknown', text }
}

const unreleased = (intent: Extract<Intent, { is: 'orders' }>, lost: string[]): Intent =>
  lost.length === 0 ? intent : { is: 'orders', orders: { ...intent.orders, lost } }

function asked(intent: Intent, text: string, lost: string[]): Intent | null {
  if (intent.is !== 'orders') return null
  const { changes } = intent.orders
  const words = ordersInWords({ ...intent.orders, release: null })
  const isSentence = changes.some((change) => ofSentences.test(plainWords(newDish(change) ?? '')))
  if (words === null || isSentence) return null
  // Several words of the message, not the name of a kind of order.
  const named = lost.filter((one) => one.includes(' ') && fold(text).includes(fold(one)))
  return { is: 'meant', words, ...(named.length > 0 && { lost: named }) }
}
