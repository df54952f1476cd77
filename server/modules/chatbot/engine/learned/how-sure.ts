import { isFood } from '@/contract/rules/menu-text/known-dishes'
import { stem } from '@/contract/rules/menu-text/words'
import { isHedge } from '../language/cues'
import type { Context } from '../meaning/intents'
import { namesWord } from '../menu/find-dish'
import type { Act } from './acts'
import { isKnownWord } from './chains'
import { kindsOf } from './word-kinds'
import { wordsOf } from './words-of'

/**
 * How sure an act has to be. A question and a wait may be wrong now and then; a draft is shown after each change; a menu that others see
 * changes only when there is hardly a doubt. What is less sure is asked.
 */
export const least = {
  harmless: 0.5,
  talk: 0.7,
  draft: 0.65,
  /** A dish that goes from a draft. */
  away: 0.85,
  stored: 0.93,
  whole: 0.85,
  go: 0.9,
  dropped: 0.95,
  recoverable: 0.8,
  asked: 0.4,
} as const

const harmless = new Set(
  'wait wish later ask-state ask-show ask-price ask-until ask-how ask-cost ask-visits ask-human menu withdraw close'.split(
    ' ',
  ),
)
export const talk = new Set(['chat', 'keep'])
const whole = new Set('publish schedule yes no copy move undo publishat'.split(' '))

export function isSure(act: Act, { isPending, asked: [asked = ''] }: Context): boolean {
  const { sure } = act
  if (act.act === 'yes' && /^(?:del|close|drop):/.test(asked))
    return sure >= least.dropped && !/\bno\b/i.test(act.text)
  // Of the hour the owner is asked.
  if (act.act === 'schedule' && isPending) return sure >= least.draft
  if (releasing.has(act.act) && !saysRelease(act))
    return act.act === 'publish' && isPending && /^(?:pub:|$)/.test(asked) && isGo(act)
  if (act.act === 'undo' && !saysUndo(act)) return false
  if (talk.has(act.act)) return sure >= least.talk
  if (harmless.has(act.act)) return sure >= least.harmless
  if (whole.has(act.act)) return sure >= least.whole
  // What is dropped can be taken back by a button.
  if (act.act === 'drop') return sure >= (isPending && saysDrop(act) ? least.recoverable : least.dropped)
  // A dish that the pending menu has no longer is one of the menu that is out.
  if (isPending && (act.act === 'remove' || act.act === 'soldout')) return sure >= least.away && !hedges(act)
  return isPending ? sure >= least.draft : sure >= least.stored && !hedges(act)
}

/** «this one's our evening menu, not lunch» gives up nothing. */
const saysDrop = ({ text }: Act) =>
  wordsOf(text).some(({ plain }) => throwing.test(plain) || kindsOf(plain).some((kind) => dropping.has(kind)))
const throwing = /^(?:tir[aeo]|bota|llen[cs]|estrip|romp|trenc|bota)/
const dropping = new Set<string>(['drop', 'no', 'remove', 'undo', 'shut'])

const releasing = new Set(['publish', 'yes', 'schedule'])
const isKnown = ({ plain }: { plain: string }) =>
  !/\p{L}/u.test(plain) || isKnownWord(plain) || kindsOf(plain).length > 0
/**
 * «olvídalo todo» and «venga, uno más» are not «publica», however sure the model is. Where no word says that it is to go out, no word may be
 * unknown: «ok jefe, noroc!».
 */
const saysRelease = ({ text }: Act) => {
  const words = wordsOf(text)
  const kinds = words.flatMap(({ plain }): readonly string[] =>
    /\d/.test(plain) ? ['figure'] : sending.test(plain) ? ['publish'] : kindsOf(plain),
  )
  return (
    !namesFood(text) &&
    kinds.some((kind) => assenting.has(kind)) &&
    (kinds.some((kind) => kind === 'publish' || kind === 'schedule') || words.every(isKnown)) &&
    !kinds.some((kind) => refusing.has(kind)) &&
    !words.some(({ plain }) => counting.test(plain))
  )
}
/** «veña, bótao a andar», after «¿Lo publico?»: hardly anything else is said so surely, without a figure or a refusal. */
const isGo = ({ text, sure }: Act) =>
  sure >= least.go &&
  !namesFood(text) &&
  wordsOf(text).every(({ plain }) => isKnownWord(plain) || kindsOf(plain).length > 0) &&
  !wordsOf(text).some(
    ({ plain }) =>
      /\d/.test(plain) ||
      counting.test(plain) ||
      (!outward.test(plain) && kindsOf(plain).some((kind) => withholding.has(kind))),
  )
/** «corre, ponlo a la vista»: perhaps the menu is to go out. It is offered again, if nothing else can be meant. */
export function isPerhapsGo(acts: Act[], context: Context): boolean {
  const { isPending, asked: [asked = ''] = [], menus } = context
  const telling = acts.filter(({ act }) => act !== 'chat')
  const words = acts.flatMap(({ text }) => wordsOf(text))
  return (
    isPending &&
    /^(?:pub:|$)/.test(asked) &&
    telling.length > 0 &&
    !acts.some(({ text }) => namesFood(text)) &&
    telling.every(({ act, sure }) => act === 'publish' && sure >= least.asked) &&
    !telling.every((act) => isSure(act, context)) &&
    !words.some(
      ({ plain }) =>
        /\d/.test(plain) ||
        counting.test(plain) ||
        (!outward.test(plain) && kindsOf(plain).some((kind) => turning.has(kind))) ||
        (plain.length > 3 && menus.some((menu) => namesWord(menu, plain))),
    )
  )
}
/** «tiramisú» and «mandarina» begin like «tira» and «manda». */
const namesFood = (text: string) =>
  wordsOf(text).some(({ plain }) => plain.length > 3 && isFood([stem(plain)]))
const outward = /^(?:fuera|fora|out|calle)$/
const turning = new Set<string>(['remove', 'undo', 'drop', 'no', 'wait', 'swap', 'half', 'extra'])
const withholding = new Set<string>([...turning, 'when'])
/** «súbelo» is no price that rises. */
const sending = /^(?:publi|sub(?:i?l[oa]|el[oa])|puja-?(?:ho|l)|mand|man?dal)/
const assenting = new Set<string>(['publish', 'schedule', 'yes', 'now', 'put'])
const refusing = new Set<string>(['remove', 'undo', 'drop', 'no', 'figure', 'rise', 'fall', 'when'])
const counting = /^(?:uno|una|dos|tres|cuatro|cinco|seis|diez|euros?)$/

/** «casi no queda pollo»: not yet. */
const hedges = ({ act, besides }: Act) =>
  besides.split(' ').some((word) => isHedge(word) && !(act === 'half' && /^medi[oa]$/.test(word)))

/** A word for going back. Without one nothing is undone: «això llença-ho» may mean something else. */
export const saysUndo = ({ act, text }: Act) =>
  act === 'undo' &&
  wordsOf(text).some(({ plain }) =>
    kindsOf(plain).some((kind) => kind === 'undo' || kind === 'back' || kind === 'remove' || kind === 'keep'),
  )
