import type { NounForm, Way } from '../entries'
import type { Target } from '../languages'
import type { Part, Phrase } from '../phrase'

/** Says the parts of a dish in one language. Null where the lexicon has no word for it. */
export type Speaker = (part: Part) => string | null

export const nounIn = (phrase: Phrase, language: Target): NounForm | null =>
  phrase.noun.forms[language] ?? null

/** Whether the noun stands in the plural in this language. */
export const isPlural = (form: NounForm, phrase: Phrase) =>
  form.only ? form.only === 'plural' : phrase.agreement.isPlural

/** The form of a way that agrees with a noun. */
export function agreeing(way: Way, language: Target, form: NounForm, plural: boolean): string | null {
  const [m, f, mp, fp] = way.forms[language]?.forms ?? []
  const isFeminine = form.gender === 'f'
  return (plural ? (isFeminine ? fp : mp) : isFeminine ? f : m) ?? null
}

/**
 * What a gloss may say is not true beside these words: a vegan fabada has no pork, a mojito without alcohol has no rum, a hot gazpacho is not
 * cold, and sweet pasties are of no meat. What is told of nuts stays.
 */
const contradictions: [way: RegExp, gloss: RegExp][] = [
  [/^(?:vegan|vegetarian|vegetable|plant-based|meatless)$/, /^(?!.*(?:nut|almond|sesame))/],
  [/^alcohol-free$/, /./],
  [/^(?:(?:with )?seafood|with bolognese sauce)$/, /\b(?:pork|beef|meat|ham|chorizo|game)\b/],
  [/^hot$/, /\bcold\b/],
  [/^sweet$/, /\b(?:savoury|meat)\b/],
]

/** The gloss of a name, where nothing that is said of the dish contradicts it. */
export function glossOf({ gloss }: NounForm, { noun, ways }: Phrase): string | null {
  const english = noun.forms.en?.gloss ?? ''
  const isFalse = ways.some(({ forms }) =>
    contradictions.some(
      ([way, denied]) => way.test(forms.en?.forms[0] ?? '') && denied.test(english || gloss),
    ),
  )
  return isFalse ? null : gloss
}

/** The glosses of what a thing is made of, where its name stands before: «Cocido croquettes (chickpea stew with pork …)». */
export const glossesOf = ({ made }: Phrase, language: Target): string =>
  made
    .flatMap((one) => {
      const form = nounIn(one, language)
      return [form && glossOf(form, one), glossesOf(one, language)]
    })
    .filter(Boolean)
    .join(' ')

/** All or nothing. */
export const every = (texts: (string | null)[]): string[] | null => {
  const known = texts.filter((text) => text !== null)
  return known.length === texts.length ? known : null
}

/** «a, b and c» */
export function listed(texts: string[], last: string): string {
  if (texts.length < 2) return texts[0] ?? ''
  return `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`
}

export const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' ')

export const vowel = /^(?:[aeiouœàáâèéêëíîïóôúû]|h(?!aricot|omard|oumous|ors|achis|alibut|areng|aut|ot))/iu
