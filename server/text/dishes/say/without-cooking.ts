import type { NounForm } from '../entries'
import type { Target } from '../languages'
import type { Phrase } from '../phrase'

type Cooking = {
  /** The way in an English name. */
  named: RegExp
  /** Ways of a dish beside which the name is not true. */
  denied: RegExp
  /** How the names of each language say it. */
  words: Partial<Record<Target, RegExp>>
}

const grilled =
  'grilled|char-grilled|barbecued|grilled over vine shoots|cooked in embers|on a hot stone|butterflied and grilled with garlic'
const roast = 'roast|oven-roasted|oven-baked|spit-roast|baked in a wood oven|baked in salt'
const wet = 'stewed|boiled|steamed|poached|in its own ink|raw'

const any = (...ways: string[]) => new RegExp(`^(?:${ways.join('|')})$`)

const cookings: Cooking[] = [
  {
    named: /\bfried\b/,
    denied: any(grilled, roast, wet),
    words: {
      en: /\b(?:floured and )?fried /g,
      fr: / (?:farinée?s? et )?frite?s?(?!\p{L})/gu,
      de: /(?:bemehlte\p{Ll}* und )?(?:frittierte|gebratene)\p{Ll}* /gu,
      ca: / (?:enfarina\S+ i )?fregi(?:t|da|ts|des)(?!\p{L})/gu,
    },
  },
  {
    named: /\bgrilled\b/,
    denied: any('fried|floured and fried|pan-fried', roast, wet),
    words: {
      en: /\bgrilled /g,
      fr: / grillée?s?(?!\p{L})/gu,
      de: /gegrillte\p{Ll}* /gu,
      ca: / (?:a la (?:planxa|brasa|graella))(?!\p{L})/gu,
    },
  },
]

/** «Pescaíto frito al horno»: the kitchen itself says both. */
const written = /frit|asad|brasa|plancha|parrilla/

/** «Puntilla a la plancha» is grilled, though «puntilla» alone is called fried baby squid: the name loses what the dish denies. */
export function withoutCooking(form: NounForm, phrase: Phrase, language: Target): NounForm {
  const { en, es } = phrase.noun.forms
  if (phrase.ways.length === 0 || !en || written.test(es?.singular ?? '')) return form
  const ways = phrase.ways.map((way) => way.forms.en?.forms[0] ?? '')
  const denied = cookings.filter(
    ({ named, denied }) =>
      named.test(`${en.singular} ${en.pattern?.singular}`) && ways.some((way) => denied.test(way)),
  )
  return denied.reduce((kept, { words }) => without(kept, words[language]), form)
}

function without(form: NounForm, words: RegExp | undefined): NounForm {
  if (!words) return form
  const bare = (text: string) => text.replace(words, '')
  const { singular, plural, stem, pattern } = form
  return {
    ...form,
    singular: bare(singular),
    plural: bare(plural),
    stem: bare(stem),
    pattern: pattern && { singular: bare(pattern.singular), plural: bare(pattern.plural) },
  }
}
