import { explainInCatalan } from './catalan-gloss'
import type { Noun, NounForm } from './entries'
import type { Target } from './languages'
import { readDish } from './read-dish'
import { addName, lexicon, stemOf, unwritten } from './read-lexicon'
import { speakers } from './say/speakers'
import { type ForeignLanguage, foreignLanguages, searchKey } from './search-words'
import { keyOf } from './tokens'
import { withoutRepeats } from './without-repeats'

/** What the grammar makes of a name without the line that it stands in: «lomo de ciervo» of «lomo» and «ciervo». */
function formMade(noun: Noun, target: Target): NounForm | null {
  const { es } = noun.forms
  if (!es) return null
  const own = [lexicon.es.nouns, lexicon.es.behind].map((names) => {
    const entries = [...new Set([keyOf(es.singular), keyOf(es.plural)])].flatMap((name) => {
      const known = names.get(name)
      return known?.noun === noun ? [[name, known] as const] : []
    })
    for (const [name] of entries) names.delete(name)
    return { names, entries }
  })
  const read = readDish(es.only === 'plural' ? es.plural : es.singular, 'es')
  for (const { names, entries } of own) for (const [name, known] of entries) names.set(name, known)
  const head = read?.unknownFrom === null ? read.parts[0]?.phrases[0] : undefined
  const form = head?.noun.forms[target]
  if (!read || !head || !form) return null
  const inNumber = (isPlural: boolean) => {
    const agreement = { ...head.agreement, isPlural }
    const texts = read.parts.map((part, at) =>
      speakers[target](at === 0 ? { ...part, phrases: [{ ...head, agreement }] } : part),
    )
    return texts.includes(null) ? null : texts.join(' ')
  }
  return formOf(form, target, { one: inNumber(false), more: inNumber(true), isPlural: es.only === 'plural' })
}

type Texts = { one: string | null; more: string | null; isPlural: boolean }

function formOf(head: NounForm, target: Target, { one, more, isPlural }: Texts): NounForm | null {
  if (one === null || more === null) return null
  const [, bare = one, gloss = ''] = /^(.*?)(?: (\([^()]*\)))?$/u.exec(isPlural ? more : one) ?? []
  const severally = isPlural ? bare : gloss ? more.replace(` ${gloss}`, '') : more
  return {
    singular: bare,
    plural: severally,
    gender: head.gender,
    only: target === 'en' ? null : isPlural ? 'plural' : head.only,
    stem: stemOf(bare, target, head.gender),
    pattern: null,
    gloss,
    takesA: false,
  }
}

/**
 * «Patates amb xoriço» has the line of «patatas a la riojana», and «rap arrebossat» that of «fritos de pixín»: where the Castilian name
 * leaves out an animal that the Catalan one has, the grammar says it word by word.
 */
function nameInCastilian(source: 'ca' | 'gl') {
  const { nouns, behind } = lexicon[source]
  for (const [name, value] of [...nouns]) {
    const lost = lostAnimals(name, value.noun, source)
    if (lost.length === 0) continue
    nouns.delete(name)
    behind.delete(name)
    const read = readDish(name, source)
    const head = read?.parts[0]?.phrases[0]?.noun.forms.es
    const texts = read?.unknownFrom === null ? read.parts.map((part) => speakers.es(part)) : [null]
    const text = texts.includes(null) ? '' : withoutRepeats(texts.join(' '))
    const isSaid = head && lost.every((animal) => keyOf(text).includes(animal.slice(0, 4)))
    const own = isSaid ? inWords(value.noun, text, head) : value.noun
    nouns.set(name, { ...value, noun: own })
    behind.set(name, { ...value, noun: own })
  }
}

const animals = new Set(
  'atún rape bacalao merluza cangrejo langostino gamba boquerón marisco pollo cerdo ternera cordero jamón chorizo sepia calamar pato anguila'.split(
    ' ',
  ),
)

/** A head that Castilian calls by another word, and a name that only a translation has. */
const apart = /^(?:cu(?:a|es)|peus?|palets?|caps?|espatll(?:a|es)|llonganiss\S+) | ou? /

function lostAnimals(name: string, { forms, kind }: Noun, source: 'ca' | 'gl'): string[] {
  if (!name.includes(' ') || kind === 'sweet' || lexicon.es.nouns.has(name) || apart.test(name)) return []
  const castilian = `${forms.es?.singular} ${forms.es?.gloss}`
  return name
    .split(' ')
    .map((word) => lexicon[source].nouns.get(word)?.noun.forms.es?.singular ?? '')
    .filter((animal) => animals.has(animal) && !castilian.includes(animal.slice(0, 4)))
    .map(keyOf)
}

const inWords = (noun: Noun, text: string, head: NounForm): Noun => {
  const form = { ...head, singular: text, plural: text, only: null, pattern: null, gloss: '' }
  return { ...noun, forms: { ...noun.forms, es: form } }
}

/** What one cell is made of may be an empty cell itself. */
function fill(rest: typeof unwritten) {
  const left = rest.filter(({ noun, target, gloss }) => {
    const made = formMade(noun, target)
    if (!made) return true
    const form = gloss ? { ...made, gloss } : made
    noun.forms[target] = form
    if (target === 'ca') addName('ca', noun, form)
    return false
  })
  if (left.length === rest.length && left.length > 0)
    throw new Error(
      `The grammar makes nothing of ${left.map(({ noun }) => noun.forms.es?.singular).join(', ')}`,
    )
  if (left.length > 0) fill(left)
}

fill(unwritten)
nameInCastilian('ca')
nameInCastilian('gl')
explainInCatalan(lexicon)

/** Nouns by their names in each language but Spanish, for a search. The first meaning stands. */
export const nounsIn = Object.fromEntries(
  foreignLanguages.map((language) => [language, new Map<string, Noun>()]),
) as Record<ForeignLanguage, Map<string, Noun>>

const keepName = (language: ForeignLanguage, name: string, noun: Noun) => {
  const key = searchKey(name)
  if (!nounsIn[language].has(key)) nounsIn[language].set(key, noun)
}

for (const language of ['ca', 'gl', 'eu'] as const)
  for (const [name, { noun }] of lexicon[language].nouns) keepName(language, name, noun)
for (const { noun } of lexicon.es.nouns.values())
  for (const language of ['en', 'fr', 'de'] as const) {
    const { singular, plural } = noun.forms[language] ?? {}
    for (const name of [singular, plural]) if (name) keepName(language, name, noun)
  }
