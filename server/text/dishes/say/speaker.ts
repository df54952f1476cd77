import type { NounForm, Way } from '../entries'
import type { Target } from '../languages'
import { withoutAnimalsIn } from '../meatless'
import type { Part, Phrase } from '../phrase'
import { withoutCooking } from './without-cooking'

/** Says the parts of a dish in one language. Null where the lexicon has no word for it. */
export type Speaker = (part: Part) => string | null

export function nounIn(phrase: Phrase, language: Target): NounForm | null {
  const form = phrase.noun.forms[language]
  return form ? withoutCooking(form, phrase, language) : null
}

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
 * What a gloss may say is not true beside these words: a mojito without alcohol has no rum, a hot gazpacho is not cold, and sweet pasties
 * are of no meat.
 */
const contradictions: [way: RegExp, gloss: RegExp][] = [
  [/^alcohol-free$/, /./],
  [/^(?:(?:with )?seafood|with bolognese sauce)$/, /\b(?:pork|beef|meat|ham|chorizo|game)\b/],
  [/^hot$/, /\bcold\b/],
  [/^sweet$/, /\b(?:savoury|meat)\b/],
]

const ofPlants = /^(?:vegan|vegetarian|vegetable|plant-based|meatless)$/

/** «usually with meat», where the dish says of which meat it is. */
const customaryMeat = /,? ?(?:usually with meat|souvent à la viande|meist mit Fleisch|sovint amb carn)(?=\))/u

/** The gloss of a name or of its pattern, where nothing that is said of the dish contradicts it. A vegan ramen is still a noodle soup. */
function trueOf(gloss: string, english: string, { ways, made }: Phrase): string {
  const qualities = ways.map(({ forms }) => forms.en?.forms[0] ?? '')
  if (
    qualities.some((word) =>
      contradictions.some(([way, denied]) => way.test(word) && denied.test(english || gloss)),
    )
  )
    return ''
  if (qualities.some((word) => ofPlants.test(word))) return withoutAnimalsIn(gloss)
  return made.some(({ noun }) => noun.kind === 'meat')
    ? gloss.replace(customaryMeat, '').replace('()', '')
    : gloss
}

export function glossOf({ gloss }: NounForm, phrase: Phrase): string | null {
  return trueOf(gloss, phrase.noun.forms.en?.gloss ?? '', phrase) || null
}

/** How a thing is called with what it is made of. */
export function patternOf(form: NounForm, phrase: Phrase, number: 'singular' | 'plural'): string | undefined {
  const english = /\([^()]*\)/.exec(phrase.noun.forms.en?.pattern?.singular ?? '')?.[0] ?? ''
  return form.pattern?.[number].replace(/ (\([^()]*\))/u, (_, gloss: string) => {
    const kept = trueOf(gloss, english, phrase)
    return kept && ` ${kept}`
  })
}

/** «Cachopo (pané) de seitan (protéine de blé)»: where what it is made of has a gloss, too. */
export const ownGlossFirst = (pattern: string, glosses: string): string =>
  glosses
    ? pattern.replace(/^(.*?)( (?:mit|von|vom|an|aus|aux|de|à|amb|con) %)( \([^()]*\))$/u, '$1$3$2')
    : pattern

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

export const joined = (...texts: (string | null | undefined | false)[]) => texts.filter(Boolean).join(' ')

export const vowel = /^(?:[aeiouœàáâèéêëíîïóôúû]|h(?!aricot|omard|oumous|ors|achis|alibut|areng|aut|ot))/iu
