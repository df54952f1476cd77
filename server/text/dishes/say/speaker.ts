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

/** The gloss of «fabada» names pork: a vegan one has none, nor one of fish, and a mojito without alcohol has no rum. */
export function glossOf(form: NounForm, { ways }: Phrase): string | null {
  const isSaid = (what: RegExp) => ways.some(({ forms }) => what.test(forms.en?.forms[0] ?? ''))
  if (isSaid(/^(?:vegan|vegetarian|vegetable|plant-based|alcohol-free)$/)) return null
  return meat.test(form.gloss) && isSaid(/^(?:(?:with )?seafood|with bolognese sauce)$/) ? null : form.gloss
}

const meat = /pork|beef|meat|chorizo|porc|bœuf|viande|Schwein|Rind|[Ff]leisch|Wurst|carn|xoriço|vedella/

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
