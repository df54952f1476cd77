import type { NounForm } from '../entries'
import type { Target } from '../languages'
import type { Phrase } from '../phrase'

type Cooking = {
  /** The way in an English name. */
  named: RegExp
  /** Whether a gloss says it of the thing itself: «with fried egg» does not. */
  isOfGloss: boolean
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
    named: /(?<![\w-])fried\b/,
    isOfGloss: false,
    denied: any(grilled, roast, wet),
    words: {
      en: /(?<![\w-])(?:floured and )?fried /g,
      fr: / (?:farinée?s? et )?frite?s?(?!\p{L})/gu,
      de: /(?:bemehlte\p{Ll}* und )?(?:frittierte|gebratene)\p{Ll}* /gu,
      ca: / (?:enfarina\S+ i )?fregi(?:t|da|ts|des)(?!\p{L})/gu,
    },
  },
  {
    named: /(?<![\w-])grilled\b/,
    isOfGloss: true,
    denied: any('fried|floured and fried|pan-fried|in tempura|in batter|battered', roast, wet),
    words: {
      en: /(?<![\w-])grilled /g,
      fr: / grillée?s?(?!\p{L})/gu,
      de: /gegrillte\p{Ll}* /gu,
      ca: / (?:a la (?:planxa|brasa|graella))(?!\p{L})/gu,
      es: / asad[oa]s?(?=[^()]*\))/gu,
    },
  },
]

/** «Pescaíto frito al horno»: the kitchen itself says both. */
const written = /frit|asad|brasa|plancha|parrilla/

/** «Calçots (grilled spring onions)» are none in tempura. «Puntilla a la plancha» is grilled, though «puntilla» alone is called fried baby squid: the name loses what the dish denies. */
export function withoutCooking(form: NounForm, phrase: Phrase, language: Target): NounForm {
  const { en, es } = phrase.noun.forms
  if (phrase.ways.length === 0 || !en || written.test(es?.singular ?? '')) return form
  const ways = phrase.ways.map((way) => way.forms.en?.forms[0] ?? '')
  const denied = cookings.filter(
    ({ named, denied, isOfGloss }) =>
      named.test([en.singular, en.pattern?.singular, isOfGloss && en.gloss].join(' ')) &&
      ways.some((way) => denied.test(way)),
  )
  return denied.reduce((kept, { words, isOfGloss }) => without(kept, words[language], isOfGloss), form)
}

function without(form: NounForm, words: RegExp | undefined, isOfGloss: boolean): NounForm {
  if (!words) return form
  const bare = (text: string) => text.replace(words, '')
  const { singular, plural, stem, pattern, gloss } = form
  return {
    ...form,
    singular: bare(singular),
    plural: bare(plural),
    stem: bare(stem),
    gloss: isOfGloss ? bare(gloss) : gloss,
    pattern: pattern && { singular: bare(pattern.singular), plural: bare(pattern.plural) },
  }
}
