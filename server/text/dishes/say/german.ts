import type { NounForm } from '../entries'
import type { Part, Phrase } from '../phrase'
import { placeIn } from '../places-abroad'
import {
  every,
  glossesOf,
  glossOf,
  isPlural,
  joined,
  listed,
  nounIn,
  ownGlossFirst,
  patternOf,
  type Speaker,
} from './speaker'

type Case = 'nominative' | 'accusative' | 'dative'

const relations: Record<Part['relation'], [word: string, grammatical: Case]> = {
  head: ['', 'nominative'],
  with: ['mit', 'dative'],
  without: ['ohne', 'accusative'],
  on: ['auf', 'dative'],
  in: ['in', 'dative'],
  stuffed: [', gefüllt mit', 'dative'],
  and: ['und', 'nominative'],
  or: ['oder', 'nominative'],
  comma: [',', 'nominative'],
  plus: ['+', 'nominative'],
  slash: ['/', 'nominative'],
}

export const sayGerman: Speaker = ({ relation, phrases, isChoice, way, behind }) => {
  const [word, ownCase] = relations[relation]
  const grammatical = ownCase === 'nominative' && behind && endsInDative(behind) ? 'dative' : ownCase
  if (way) return way.forms.de && way.forms.de.place !== 'prefix' ? joined(word, way.forms.de.forms[0]) : null
  const texts = every(phrases.map((phrase) => sayPhrase(phrase, grammatical)))
  return texts && joined(word, listed(texts, isChoice ? 'oder' : 'und'))
}

/** «Dickmilch mit Honig und Walnüssen»: what follows a name with «mit» goes on in its case. */
const endsInDative = (phrase: Phrase) => / mit [^()]*$/.test(sayPhrase(phrase, 'nominative') ?? '')

/** The endings of an adjective without an article: masculine, feminine, neuter, plural. */
const endings: Record<Case, Record<NounForm['gender'] | 'plural', string>> = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', plural: 'en' },
}

function sayPhrase(phrase: Phrase, grammatical: Case): string | null {
  const form = nounIn(phrase, 'de')
  if (!form) return null
  const plural = isPlural(form, phrase)
  const words = waysOf(phrase, endings[grammatical][plural ? 'plural' : form.gender])
  const core = words && coreOf(phrase, form, plural, grammatical)
  if (!words || !core) return null
  const named = words.prefixes.reduce(
    (name, prefix) => name.replace(/\p{Lu}/u, (first) => prefix + first),
    core,
  )
  const place = phrase.place && `aus ${placeIn('de', phrase.place)}`
  const style = phrase.style && `nach Art von ${placeIn('de', phrase.style)}`
  return joined(
    phrase.count,
    ...words.before,
    named,
    ...(phrase.isPlaceLast ? [...words.after, place] : [place, ...words.after]),
    style,
  )
}

function coreOf(phrase: Phrase, form: NounForm, plural: boolean, grammatical: Case): string | null {
  const number = plural ? 'plural' : 'singular'
  const decline = (name: string) => declined(name, form, plural, grammatical)
  const [only] = phrase.made
  if (!only) return joined(decline(form[number]), glossOf(form, phrase))
  const pattern = patternOf(form, phrase, number)
  const stem = stemsOf(phrase)
  const before = /(mit|von|vom|an|aus) %/.exec(pattern ?? '')?.[1]
  if (pattern && !before)
    return stem
      ? joined(decline(withStem(pattern, stem)), glossesOf(phrase, 'de'))
      : behind(phrase, joined(decline(headOf(pattern) ?? form[number]), / (\([^()]*\))$/.exec(pattern)?.[1]))
  if (pattern && before)
    return complement(phrase, decline(ownGlossFirst(pattern, glossesOf(phrase, 'de'))), before)
  return stem
    ? joined(decline(compound(stem, form[number])), glossesOf(phrase, 'de'))
    : behind(phrase, decline(form[number]))
}

/** «Fischfilet», «Rote-Bete-Filet». */
const withStem = (pattern: string, stem: string) =>
  pattern.replace(/%(\p{Ll})?/u, (_, first = '') => stem + (stem.endsWith('-') ? first.toUpperCase() : first))

/** «Fischsuppe», and «galicische Milchpfannkuchen»: before the noun of the head. */
const compound = (stem: string, head: string) =>
  head.replace(/\p{Lu}/u, (first) => stem + (stem.endsWith('-') ? first : first.toLowerCase()))

/** «Filet» of «%filet», whose noun alone is of beef or pork: «Filet von galicischem Rind». */
const headOf = (pattern: string) => {
  const [, first, rest] = /^%(\p{Ll})(\S+)$/u.exec(pattern) ?? []
  return first && rest ? first.toUpperCase() + rest : null
}

/** «Rinder» of «Rinderfilet», and «Hähnchen- oder Rinder» of a choice, where a word has a place for it. */
function stemsOf({ noun, made, isChoice }: Phrase): string | null {
  const stems = every(made.map(stemOf))
  if (!stems || made.length === 1) return stems?.[0] ?? null
  const isJoined = isChoice && headOf(noun.forms.de?.pattern?.singular ?? '') !== null
  return isJoined ? `${stems[0]?.replace(/-$/, '')}- oder ${stems[1]}` : null
}

/** What may become the first part of a word: «Fisch» of «Fischsuppe», «Rote-Bete-» of «Rote-Bete-Hummus». Other words have endings of their own. */
function stemOf({ noun, ways, made, place, style }: Phrase): string | null {
  const form = noun.forms.de
  if (!form || ways.length > 0 || made.length > 0 || place || style) return null
  if (!form.stem.includes(' ')) return form.stem
  const words = form.singular.split(' ')
  return words.every((word) => /^\p{Lu}/u.test(word)) ? `${words.join('-')}-` : null
}

/** «Kompott mit Apfel und Pflaumen», but «Wurstwaren von Hirsch und Wildschwein». */
function behind(phrase: Phrase, head: string): string | null {
  const isOfMany =
    phrase.made.length > 1 && !phrase.isChoice && phrase.made.some(({ noun }) => noun.kind !== 'meat')
  const word = phrase.noun.isMixture || isOfMany ? 'mit' : 'vom'
  return complement(phrase, `${head} ${word} %`, word)
}

function complement(phrase: Phrase, text: string, word: string): string | null {
  const texts = every(phrase.made.map((made) => sayPhrase(made, 'dative')))
  const [first] = phrase.made
  const form = first && nounIn(first, 'de')
  if (!texts || !first || !form) return null
  const list = listed(texts, phrase.isChoice ? 'oder' : 'und')
  if (word !== 'vom' || phrase.made.length > 1)
    return text.replace(`${word} %`, `${word === 'vom' ? 'von' : word} ${list}`)
  const isBare = first.ways.length + first.made.length === 0 && !first.count && !first.place
  const isVom = isBare && /^\p{Lu}/u.test(list) && form.gender !== 'f' && !isPlural(form, first)
  return text.replace('vom %', `${isVom ? 'vom' : 'von'} ${list}`)
}

/** «weiße Bohnen mit Muscheln» becomes «weißen Bohnen mit Muscheln»: the adjectives before the noun, and the noun in the plural. «Schweine- oder» stays. */
function declined(name: string, form: NounForm, plural: boolean, grammatical: Case): string {
  if (grammatical === 'nominative') return name
  const words = name.split(' ')
  const isPlain = !/^(?:bei|mit|in|im|nach)$/.test(words[0] ?? '')
  const isCapital = (word: string) => /^\p{Lu}.*[^-]$/u.test(word)
  const noun = isPlain ? words.findIndex(isCapital) : words.findLastIndex(isCapital)
  const ending = endings[grammatical][plural ? 'plural' : form.gender]
  return words
    .map((word, index) => {
      if (/^(?:und|oder)$|-$/.test(word)) return word
      if (isPlain ? index < noun : index === noun - 1) return word.replace(/(?:er|es|em|en|e)$/, '') + ending
      return index === noun && plural && grammatical === 'dative' ? dativePlural(word) : word
    })
    .join(' ')
}

const dativePlural = (word: string) => (/[nsaiou]$/.test(word) ? word : `${word}n`)

function waysOf(phrase: Phrase, ending: string) {
  const before: string[] = []
  const after: string[] = []
  const prefixes: string[] = []
  for (const way of phrase.ways) {
    const form = way.forms.de
    if (!form) return null
    const [word] = form.forms
    if (form.place === 'prefix') prefixes.push(word)
    else if (form.place === 'before') before.unshift(withEnding(word, ending))
    else after.push(word)
  }
  return { before, after, prefixes }
}

/** «bemehlt und gebraten» becomes «bemehltes und gebratenes». */
const withEnding = (words: string, ending: string) =>
  words
    .replace(/e?$/, '')
    .split(' und ')
    .map((word) => word + ending)
    .join(' und ')
