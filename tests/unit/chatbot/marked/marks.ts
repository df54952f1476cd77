import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { fold, stem, wordsOf } from '@/contract/rules/menu-text/words'
import {
  dateOf,
  eurosOf,
  minuteOf,
  serviceOf,
  textOf,
  textsOf,
  thingOf,
} from '@/server/modules/chatbot/engine/learned/values'
import { editDistance } from '@/server/text/edit-distance'

/** One mark of a message: what it does, with its values. */
export type Mark = { act: string; text: string; slots: { slot: string; text: string }[] }

/** A message as scripts/train-chat/read-messages.mjs reads it. */
export type Marked = {
  text: string
  lang: string
  dishes: string[]
  state: string
  line: number
  spans: { start: number; end: number; label: string }[]
}

export function marksOf({ text, spans }: Marked): Mark[] {
  const marks: (Mark & { end: number })[] = []
  for (const { start, end, label } of spans) {
    const [act = '', slot] = label.split('.')
    const before = marks.at(-1)
    const isSame = before !== undefined && before.act === act && before.end === start
    const mark = isSame ? before : { act, text: '', slots: [], end }
    if (!isSame) marks.push(mark)
    mark.end = end
    mark.text += text.slice(start, end)
    if (slot) mark.slots.push({ slot, text: text.slice(start, end) })
  }
  return marks
}

const asAct = (mark: Mark) => ({ ...mark, besides: '', sure: 1 })
export const value = (mark: Mark, name: string) => textOf(asAct(mark), name)
export const values = (mark: Mark, name: string) => textsOf(asAct(mark), name)
export const euros = (mark: Mark, name = 'euros') => eurosOf(value(mark, name))
export const minute = (mark: Mark, name: string, isService = false) => minuteOf(value(mark, name), isService)
export function things(mark: Mark): Include[] {
  const all = new Set(values(mark, 'item').flatMap((text) => thingOf(text) ?? []))
  // «postre o café» is one thing.
  if (
    all.has('postre') &&
    all.has('cafe') &&
    / (?:o|ou|or|edo) (?:el |la |un |o )?(?:caf|postr|sobrem|dessert|coffee)/iu.test(mark.text)
  ) {
    all.delete('postre')
    all.delete('cafe')
    all.add('postre-o-cafe')
  }
  return [...all]
}
export const service = (mark: Mark) => serviceOf(value(mark, 'service') ?? mark.text)
export const day = (text: string | null, today: string) => dateOf(text, today)

const small = new Set(
  'el la los las de del con al a y un una lo en o os els les the d l amb e i i'.split(' '),
)

export const stemsOf = (text: string) =>
  wordsOf(fold(text))
    .filter((word) => !small.has(word))
    .map(stem)

export const isAlike = (one: string, other: string) =>
  one === other ||
  (one.length >= 4 &&
    other.length >= 4 &&
    (editDistance(one, other) <= 1 || one.slice(0, 5) === other.slice(0, 5)))
