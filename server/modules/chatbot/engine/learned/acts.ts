import { actLabels, isKnownBeginning, isKnownWord, slotLabels } from './chains'
import { type Around, featuresOf, slotFeatures } from './features'
import { kindsOf } from './word-kinds'
import { type Word, wordsOf } from './words-of'

/** One thing that a message does, with the values that it names, in the order of the text. */
export type Act = {
  act: string
  text: string
  /** What is besides besides the values: a dish alone orders nothing. */
  besides: string
  slots: { slot: string; text: string }[]
  /** The mean share of this act over its words, 0 to 1. */
  sure: number
}

/** Longer messages are menus, or nothing that can be ordered. */
const longest = 400
const mostWords = 60

/** A message of words that no owner has written means nothing that was learned. */
const leastKnown = 0.5

/** What a message does, as the model learned it from messages of owners. */
export function actsIn(text: string, around: Around): Act[] {
  const words = text.length <= longest ? wordsOf(text) : []
  const letters = words.filter(({ plain }) => /\p{L}/u.test(plain))
  if (words.length > mostWords) return []
  const features = featuresOf(words, around)
  const known = letters.filter((word) => isKnown(word, features[words.indexOf(word)] ?? []))
  if (known.length === 0 || known.length < letters.length * leastKnown) return []
  const acts = actLabels(features)
  const labels = acts.map(({ label }) => label)
  const slots = slotLabels(slotFeatures(features, labels))
  return runsOf(labels)
    .filter(({ value }) => value !== 'o')
    .map(({ value, from, until }) => ({
      act: value,
      text: between(text, words, from, until),
      besides: words
        .slice(from, until)
        .flatMap(({ plain }, at) => (slots[from + at] === '-' ? plain : []))
        .join(' '),
      slots: runsOf(slots.slice(from, until), beginsAnew)
        .filter((run) => run.value !== '-')
        .map((run) => ({
          slot: run.value.replace('*', ''),
          text: between(text, words, from + run.from, from + run.until),
        })),
      sure: acts.slice(from, until).reduce((sum, { sure }) => sum + sure, 0) / (until - from),
    }))
}

/** A word of the messages that were learned from, in any of its forms, one of the menu, or one that does something. */
const isKnown = ({ plain }: Word, features: string[]) =>
  isKnownWord(plain) ||
  (plain.length >= 5 && isKnownBeginning(plain.slice(0, 5))) ||
  features.includes('k=menu') ||
  kindsOf(plain).length > 0

/** A dish beside a dish begins with a label of its own. */
const beginsAnew = (value: string, before: string) =>
  value.endsWith('*') || value.replace('*', '') !== before.replace('*', '')

type Run = { value: string; from: number; until: number }

/** The stretches of words with one label. */
function runsOf(labels: string[], isNew = (value: string, before: string) => value !== before): Run[] {
  const runs: Run[] = []
  for (const [at, value] of labels.entries()) {
    const run = runs.at(-1)
    if (run && !isNew(value, labels[at - 1] ?? '')) run.until = at + 1
    else runs.push({ value, from: at, until: at + 1 })
  }
  return runs
}

const between = (text: string, words: Word[], from: number, until: number) =>
  text.slice(words[from]?.start ?? 0, words[until - 1]?.end ?? 0)
