import type { NounForm, Way } from '../entries'
import type { Part, Phrase } from '../phrase'
import { placeIn } from '../places-abroad'
import {
  agreeing,
  glossesOf,
  glossOf,
  isPlural,
  joined,
  listed,
  nounIn,
  ownGlossFirst,
  patternOf,
  type Speaker,
  vowel,
} from './speaker'

type Tongue = 'fr' | 'ca' | 'es'

type Grammar = {
  and: (next: string) => string
  or: (next: string) => string
  of: (thing: string) => string
  /** «au citron», «al limón» */
  at: (thing: string, form: NounForm, plural: boolean) => string
  with: (thing: string, form: NounForm, plural: boolean) => string
  without: string
  on: string
  in: string
  /** Masculine, feminine, and both in the plural. */
  stuffed: [string, string, string, string]
  from: (place: string) => string
  style: (place: string) => string
}

const elided = (word: string, thing: string) =>
  vowel.test(thing) ? `${word.slice(0, -1)}’${thing}` : `${word} ${thing}`

/** Valleys, rivers and quarters: «cireres del Jerte». */
const takesArticle = /^(?:Jerte|Cabanyal|Bierzo|Cinca|Priorat|Penedès|Maresme)$/

const frenchAt: Grammar['at'] = (thing, { gender }, plural) => {
  if (plural) return `aux ${thing}`
  if (vowel.test(thing)) return `à l’${thing}`
  return gender === 'f' ? `à la ${thing}` : `au ${thing}`
}

const catalanAt: Grammar['at'] = (thing, { gender }, plural) => {
  if (plural) return gender === 'f' ? `a les ${thing}` : `als ${thing}`
  if (vowel.test(thing)) return `a l’${thing}`
  return gender === 'f' ? `a la ${thing}` : `al ${thing}`
}

const spanishAt: Grammar['at'] = (thing, { gender }, plural) =>
  `${plural ? (gender === 'f' ? 'a las' : 'a los') : gender === 'f' ? 'a la' : 'al'} ${thing}`

const grammars: Record<Tongue, Grammar> = {
  fr: {
    and: () => 'et',
    or: () => 'ou',
    of: (thing) => elided('de', thing),
    at: frenchAt,
    with: frenchAt,
    without: 'sans',
    on: 'sur',
    in: 'en',
    stuffed: ['farci', 'farcie', 'farcis', 'farcies'],
    from: (place) => (takesArticle.test(place) ? `du ${place}` : elided('de', place)),
    style: (place) => `façon ${place}`,
  },
  ca: {
    and: () => 'i',
    or: () => 'o',
    of: (thing) => elided('de', thing),
    at: catalanAt,
    with: (thing) => `amb ${thing}`,
    without: 'sense',
    on: 'sobre',
    in: 'en',
    stuffed: ['farcit', 'farcida', 'farcits', 'farcides'],
    from: (place) => (takesArticle.test(place) ? `del ${place}` : elided('de', place)),
    style: (place) => `a l’estil ${elided('de', place)}`,
  },
  es: {
    and: (next) => (/^h?i(?!e)/i.test(next) ? 'e' : 'y'),
    or: (next) => (/^h?o/i.test(next) ? 'u' : 'o'),
    of: (thing) => `de ${thing}`,
    at: spanishAt,
    with: (thing) => `con ${thing}`,
    without: 'sin',
    on: 'sobre',
    in: 'en',
    stuffed: ['relleno', 'rellena', 'rellenos', 'rellenas'],
    from: (place) => `${takesArticle.test(place) ? 'del' : 'de'} ${place}`,
    style: (place) => `al estilo de ${place}`,
  },
}

type Worded = { text: string; form: NounForm; plural: boolean }

export const sayFrench: Speaker = (part) => sayPart(part, 'fr')
export const sayCatalan: Speaker = (part) => sayPart(part, 'ca')
export const saySpanish: Speaker = (part) => sayPart(part, 'es')

function sayPart(part: Part, language: Tongue): string | null {
  const grammar = grammars[language]
  if (part.way) return sayWay(part.way, part, language)
  const worded = part.phrases.map((phrase) => sayPhrase(phrase, language))
  const known = worded.filter((one) => one !== null)
  if (known.length < worded.length) return null
  const last = known.at(-1)?.text ?? ''
  const between = part.isChoice ? (part.relation === 'without' ? 'ni' : grammar.or(last)) : grammar.and(last)
  const plainly = (
    before: string,
    text = listed(
      known.map((one) => one.text),
      between,
    ),
  ) => joined(before, text)
  switch (part.relation) {
    case 'with':
      if (language === 'fr' && known.every(isSauce)) return plainly('')
      return language === 'fr' && isOfTwo(known) ? plainly('avec') : sayWith(known, between, language)
    case 'without':
      return plainly(grammar.without)
    case 'on':
      return plainly(grammar.on)
    case 'in':
      if (language !== 'fr' || known[0]?.text === 'sauce') return plainly(grammar.in)
      return sayWith(known, between, language)
    case 'stuffed': {
      const word = part.behind && stuffed(part.behind, language)
      if (!word) return null
      const list = listed(
        known.map(({ text }) => text),
        between,
      )
      return joined(word, language === 'fr' ? sayWith(known, between, language) : grammar.of(list))
    }
    case 'and':
      return plainly(grammar.and(known[0]?.text ?? ''))
    case 'or':
      return plainly(grammar.or(known[0]?.text ?? ''))
    default:
      return plainly({ head: '', comma: ',', plus: '+', slash: '/' }[part.relation])
  }
}

/** «ou grillées»: a way behind «o» agrees with what it is said of. */
function sayWay(way: Way, { relation, behind }: Part, language: Tongue): string | null {
  const form = behind && nounIn(behind, language)
  const worded = form && agreeing(way, language, form, isPlural(form, behind))
  if (!worded) return null
  if (relation === 'head') return worded
  if (relation === 'comma') return `, ${worded}`
  return joined(relation === 'or' ? grammars[language].or(worded) : grammars[language].and(worded), worded)
}

/** «farci», «farcies»: it agrees with what is stuffed. */
function stuffed(thing: Phrase, language: Tongue): string | null {
  const form = nounIn(thing, language)
  if (!form) return null
  const [m, f, mp, fp] = grammars[language].stuffed
  if (isPlural(form, thing)) return form.gender === 'f' ? fp : mp
  return form.gender === 'f' ? f : m
}

/** «À la sauce au fromage et à l’oignon» would be a sauce of both. */
const isOfTwo = ([first, ...others]: Worded[]) =>
  others.length > 0 && / (?:aux?|à la) | à l’/.test(first?.text.replace(/\([^()]*\)/g, '') ?? '')

const isSauce = ({ text }: Worded) => text.startsWith('sauce ')

/** French says «au» and «aux» before each thing, the others say it once. */
function sayWith(worded: Worded[], between: string, language: Tongue) {
  const grammar = grammars[language]
  if (language === 'fr')
    return listed(
      worded.map(({ text, form, plural }) => grammar.with(text, form, plural)),
      between,
    )
  const [first] = worded
  return first
    ? grammar.with(
        listed(
          worded.map(({ text }) => text),
          between,
        ),
        first.form,
        first.plural,
      )
    : null
}

function sayPhrase(phrase: Phrase, language: Tongue): Worded | null {
  const grammar = grammars[language]
  const form = nounIn(phrase, language)
  if (!form) return null
  const plural = isPlural(form, phrase)
  const early = phrase.made.length > 0 ? phrase.waysBefore : 0
  const own = waysOf(phrase.ways.slice(0, early), language, form, plural)
  const withPlace = phrase.isPlaceLast ? phrase.ways.length : Math.max(early, phrase.waysBeforePlace)
  const words = waysOf(phrase.ways.slice(early, withPlace), language, form, plural)
  const later = waysOf(phrase.ways.slice(withPlace), language, form, plural)
  const made = phrase.made.map((one) => sayPhrase(one, language))
  const known = made.filter((one) => one !== null)
  if (!own || !words || !later || known.length < made.length) return null
  const number = plural ? 'plural' : 'singular'
  const core =
    known.length > 0
      ? behindWays(form, number, own.after, madeOf(phrase, form, number, known, language))
      : form[number]
  const from = placeIn(language, phrase.place)
  const style = placeIn(language, phrase.style)
  const place = from && grammar.from(from)
  const gloss = known.length > 0 ? null : glossOf(form, phrase)
  const text = joined(
    phrase.count,
    ...own.before,
    ...words.before,
    ...later.before,
    core,
    ...withGloss([...words.after, place, ...later.after], gloss),
    style && grammar.style(style),
  )
  return { text, form, plural }
}

/** «kokotxas (joue de merlu) en sauce verte (ail, persil et vin blanc)»: a gloss stands behind its own word. */
function withGloss(after: (string | null)[], gloss: string | null) {
  const other = after.findIndex((word) => word?.includes('('))
  return after.toSpliced(other < 0 ? after.length : other, 0, gloss)
}

/** «flan chinois à la mangue»: what stood before its thing stays before it. */
function behindWays(form: NounForm, number: 'singular' | 'plural', ways: string[], text: string): string {
  if (ways.length === 0) return text
  const head = text.startsWith(`${form[number]} `) ? form[number] : (/^\S+/.exec(text)?.[0] ?? '')
  return joined(head, ...ways, text.slice(head.length + 1))
}

function madeOf(
  phrase: Phrase,
  form: NounForm,
  number: 'singular' | 'plural',
  made: Worded[],
  language: Tongue,
): string {
  const { isChoice } = phrase
  const grammar = grammars[language]
  const names = made.map(({ text }) => text)
  const last = names.at(-1) ?? ''
  const between = isChoice ? grammar.or(last) : grammar.and(last)
  const named = patternOf(form, phrase, number)
  const pattern = named && ownGlossFirst(named, glossesOf(phrase, language))
  const at = () =>
    listed(
      made.map(({ text, form: one, plural }) => grammar.at(text, one, plural)),
      between,
    )
  const list = listed(names, between)
  if (pattern?.includes('aux %')) return pattern.replace('aux %', at())
  const ofEach = isChoice ? listed(names.map(grammar.of), between) : grammar.of(list)
  if (pattern?.includes('de %')) return pattern.replace('de %', ofEach)
  if (pattern) return pattern.replace('%', list)
  return language === 'fr' && form.takesA ? `${form[number]} ${at()}` : `${form[number]} ${grammar.of(list)}`
}

function waysOf(ways: Way[], language: Tongue, form: NounForm, plural: boolean) {
  const before: string[] = []
  const after: string[] = []
  for (const way of ways) {
    const worded = agreeing(way, language, form, plural)
    if (worded === null) return null
    if (way.forms[language]?.place === 'before') before.push(worded)
    else after.push(worded)
  }
  return { before, after }
}
