import { cueOf } from '../language/cues'
import { inWords } from '../language/in-words'
import type { Context, Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { wordsIn } from './bits'
import { cueAt } from './lexicon'

const takingKinds = new Set<string>(['sold-out', 'gone', 'remove'])
const taking = new Set<string>([
  'out',
  'gone',
  'away',
  'without',
  'without-after',
  'except',
  'swap',
  'place',
  'instead',
  'instead-of',
])

function cuesIn(text: string) {
  const words = wordsIn(text).map(({ plain }) => plain)
  return words.map((_, at) => cueAt(words, at)?.cue ?? '')
}

/** «només queda el pollastre»: what is named is what is left. */
function saysLeft(text: string) {
  const cues = cuesIn(text)
  return cues.includes('only') && (cues.includes('have') || cues.includes('keep'))
}

/** Whether a message has a word with which a dish is taken away. «no lleva nada» has none. */
function saysSo(text: string): boolean {
  const cues = cuesIn(text)
  const plain = plainWords(text)
    .split(' ')
    .map((word) => cueOf(word) ?? '')
  if ([...cues, ...plain].some((cue) => taking.has(cue))) return true
  const isRefused = [...cues, ...plain].includes('not')
  return (
    isRefused &&
    !cues.includes('contains') &&
    !/^\P{L}*(?:no|non|ez|not)\P{L}+.*(?:no|non|ez)\P{L}*$/iu.test(text)
  )
}

/**
 * A dish is taken away only by words for it. «la sopa lleva fideos», «y el pollo también», after a supplement: a reading that takes one away
 * all the same is asked, or is none.
 */
export function takenUnasked(
  intent: Intent,
  text: string,
  { isAway, last, isPending }: Context,
): Intent | null {
  if (intent.is !== 'orders' || isAway || last.some(({ kind }) => takingKinds.has(kind))) return null
  const { changes } = intent.orders
  if (!changes.some(({ kind }) => takingKinds.has(kind)) || text.length > 300 || saysSo(text)) return null
  const words = changes.map(inWords)
  const isClear =
    !isPending && !/(?<!\p{L})(?:llevan?|contienen?|porten|porta|levan?|contains?)(?!\p{L})/iu.test(text)
  return isClear && !words.includes('') && !saysLeft(text)
    ? { is: 'meant', words: words.join('. ') }
    : { is: 'unknown', text }
}
