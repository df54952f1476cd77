import type { Agreement, Kind, Noun, NounForm, Way, WayForm, WrittenNoun, WrittenWay } from './entries'
import { adjectiveForms, basqueForms, pluralOf } from './inflect'
import { columns, type Language, type Source, sources } from './languages'
import { adjectives } from './lexicon/adjectives'
import { dishes } from './lexicon/dishes'
import { drinks } from './lexicon/drinks'
import { garden } from './lexicon/garden'
import { larder } from './lexicon/larder'
import { meat } from './lexicon/meat'
import { regional } from './lexicon/regional'
import { sea } from './lexicon/sea'
import { sweet } from './lexicon/sweet'
import { ways } from './lexicon/ways'
import { world } from './lexicon/world'
import { keyOf } from './tokens'

/**
 * A line is one thing in the languages of `columns`, with | between them and «-» where a language is missing. Spanish, Catalan, Galician
 * and Basque may list further names after commas; the first is the one that is shown. " repeats the first Spanish name.
 *
 * A noun ends in its gender: m, f or n, with p where it has no singular and s where it has no plural; p alone is a German plural. A star
 * marks what may be made of a list, ! what is meant only at the beginning of a dish, à a French noun that takes «au» before what it is made of. «one/more» gives a plural, ~ says that
 * there is none, in a name that has a plural only a name without one stays in the singular, + the form before another noun, brackets a gloss, and a part after ; the form with what it is made of.
 *
 * A way agrees with its noun. = marks one that never changes, > one that stands after the noun in English and German, < one that stands
 * before it in French, ^ one that is written together with the noun. «sea meat:» before a line says beside which things it means this: beside
 * others the next line with its name counts, or the same without its brackets.
 */
const invariable =
  /^(?:a|al|en|con|de|del|sin|amb|sense|plancha|tempura|espeto|cuatro|salsa|pilpil|pil|mini)\b/

const split = (text: string, by: string | RegExp) => text.split(by).map((part) => part.trim())

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const tagged = /^(.*?)(?:\s+(?:([mfn])\s*([ps])?|(p)))(\*)?(!)?(?:\s+(à))?$/u

function readNounForm(
  cell: string,
  language: Language,
): NounForm & { isMixture: boolean; beginsOnly: boolean } {
  const [base = '', part] = split(cell, ';')
  const gloss = /\(([^()]*)\)/.exec(base)?.[0] ?? ''
  const stem = /(?:^|\s)\+(.+)$/.exec(base)?.[1]
  const rest = base
    .replace(gloss, '')
    .replace(/(?:^|\s)\+.+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const tag = tagged.exec(rest)
  const name = (language === 'en' ? rest : (tag?.[1] ?? rest)).trim()
  const isMass = /~/.test(name) || (language === 'de' && !name.includes('/') && !/^\S+chen$/.test(name))
  const [singular = '', plural = ''] = split(name.replace(/~/g, ''), '/')
  const number = tag?.[4] ?? tag?.[3]
  const gender = tag?.[2]
  const only = number === 'p' ? 'plural' : number === 's' || isMass ? 'singular' : null
  return {
    singular,
    plural: plural || (only ? singular : pluralOf(singular, language)),
    gender: gender === 'f' || gender === 'n' ? gender : 'm',
    only: language === 'en' ? null : only,
    stem: stem?.trim() ?? stemOf(singular, language, gender),
    pattern: part ? readPattern(part, language, only !== null) : null,
    gloss,
    takesA: tag?.[7] === 'à',
    isMixture: tag?.[5] === '*',
    beginsOnly: tag?.[6] === '!',
  }
}

/** «Tomaten» of «Tomatensuppe»: what is feminine and ends in -e takes an n. */
const stemOf = (singular: string, language: Language, gender?: string) =>
  language === 'de' && gender === 'f' && singular.endsWith('e') ? `${singular}n` : singular

function readPattern(part: string, language: Language, isMass: boolean) {
  const own = /\(([^()]*)\)/.exec(part)?.[0] ?? ''
  const bare = part.replace(own, '').replace(/~/g, '').trim()
  const untagged = language === 'en' ? bare : (tagged.exec(bare)?.[1] ?? bare)
  const [singular = '', plural = ''] = split(untagged, '/')
  const glossed = (text: string) => [text, own].filter(Boolean).join(' ')
  const isSame = isMass || part.includes('~') || language === 'de'
  const pluralPattern = plural || (isSame ? singular : pluralOfPattern(singular, language))
  return { singular: glossed(singular), plural: glossed(pluralPattern) }
}

const pluralOfPattern = (pattern: string, language: Language) => {
  if (language === 'en') return pluralOf(pattern, language)
  const [head = '', ...rest] = pattern.split(/(?= (?:de|aux|amb|d’) ?%)/)
  return pluralOf(head, language) + rest.join('')
}

function readWayForm(cell: string, language: Language): WayForm {
  const place = cell.startsWith('>') ? 'after' : cell.startsWith('^') ? 'prefix' : 'before'
  const isBefore = language === 'en' || language === 'de' || cell.startsWith('<')
  const isFixed = cell.includes('=') || language === 'en' || language === 'de' || invariable.test(cell)
  const given = split(cell.replace(/[=<>^]/g, ''), '/')
  const [m = '', f, mp, fp] = given
  const forms: WayForm['forms'] =
    given.length === 4 ? [m, f ?? m, mp ?? m, fp ?? m] : isFixed ? [m, m, m, m] : adjectiveForms(m, language)
  return { place: isBefore ? place : 'after', forms }
}

/** A name that begins a dish as one thing may be another thing `behind`: «crema de calabaza», «merluza con crema de calabaza». */
export type Lexicon = Record<
  Source,
  { nouns: Map<string, WrittenNoun>; behind: Map<string, WrittenNoun>; ways: Map<string, WrittenWay> }
>

const lexicon: Lexicon = {
  es: { nouns: new Map(), behind: new Map(), ways: new Map() },
  ca: { nouns: new Map(), behind: new Map(), ways: new Map() },
  gl: { nouns: new Map(), behind: new Map(), ways: new Map() },
  eu: { nouns: new Map(), behind: new Map(), ways: new Map() },
}

const isSource = (language: Language): language is Source => sources.some((one) => one === language)

const cellsOf = (line: string) => {
  const [written = '', ...others] = split(line, '|')
  const first = written.replace(/^=/, '').split(/[,;/]/)[0]?.trim() ?? ''
  const name = tagged.exec(first)?.[1] ?? first
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  const filled = others.map((cell, index) =>
    cell.replaceAll('"', columns[index + 1] === 'de' ? capital : name),
  )
  return [written, ...filled].flatMap((cell, index) => {
    const language = columns[index]
    return language && cell !== '-' && cell !== '' ? [{ language, cell }] : []
  })
}

/** The first meaning of a name stands. */
const keep = <Value>(map: Map<string, Value>, name: string, value: Value) => {
  const key = keyOf(name)
  if (!map.has(key)) map.set(key, value)
}

const files = { sea, meat, garden, larder, dishes, sweet, world, regional, drinks }
const nounLines = Object.entries(files).flatMap(([kind, text]) =>
  linesOf(text).map((line) => ({ kind: kind as Kind, line })),
)

for (const { kind, line } of nounLines) {
  const noun: Noun = { kind, isMixture: false, beginsOnly: false, takesOf: false, forms: {} }
  const written: [Source, ReturnType<typeof readNounForm>][] = []
  for (const { language, cell } of cellsOf(line)) {
    const [names = '', pattern] = split(cell, ';')
    const aliases = isSource(language) ? split(names, ',') : [names]
    const read = aliases.map((alias, index) =>
      readNounForm(index === 0 && pattern ? `${alias} ; ${pattern}` : alias, language),
    )
    const [form] = read
    if (!form) continue
    const isNamedInPlural = noun.forms.es?.only === 'plural' && !form.only && !/\//.test(names)
    noun.forms[language] = isNamedInPlural ? { ...form, only: 'singular' } : form
    noun.isMixture ||= (language === 'es' && form.isMixture) || / stuffed with %/.test(pattern ?? '')
    noun.takesOf ||= noun.isMixture || (language === 'en' && pattern !== undefined)
    if (isSource(language)) written.push(...read.map((form) => [language, form] as [Source, typeof form]))
  }
  for (const [language, form] of written) index(language, noun, form, form.beginsOnly)
}

function index(language: Source, known: Noun, form: NounForm, beginsOnly: boolean) {
  const noun = beginsOnly ? { ...known, beginsOnly } : known
  const { nouns, behind } = lexicon[language]
  const basque = language === 'eu' ? basqueForms(form.singular) : null
  const singulars = basque?.singular ?? (form.only === 'plural' ? [] : [form.singular])
  const plurals = basque?.plural ?? (form.only === 'singular' ? [] : [form.plural])
  const agreement = (isPlural: boolean): Agreement => ({ gender: form.gender, isPlural })
  const add = (name: string, isPlural: boolean) => {
    const value = { noun, agreement: agreement(isPlural) }
    keep(nouns, name, value)
    if (!beginsOnly) keep(behind, name, value)
  }
  for (const name of singulars) add(name, false)
  for (const name of plurals) add(name, true)
}

const agreements: Agreement[] = [
  { gender: 'm', isPlural: false },
  { gender: 'f', isPlural: false },
  { gender: 'm', isPlural: true },
  { gender: 'f', isPlural: true },
]

/** «sea garden: a la romana|…» */
const kindsOf = (line: string) => /^([a-z ]+): (.*)$/u.exec(line)

for (const whole of linesOf(ways + adjectives)) {
  const [, kinds, line = whole] = kindsOf(whole) ?? []
  const way: Way = { forms: {}, kinds: kinds?.split(' ') ?? null, otherwise: null }
  for (const { language, cell } of cellsOf(line)) {
    const aliases = isSource(language) ? split(cell, ',') : [cell]
    way.forms[language] = readWayForm(aliases[0] ?? '', language)
    if (isSource(language)) for (const alias of aliases) indexWay(language, way, alias)
  }
}

function indexWay(language: Source, way: Way, alias: string) {
  const { ways: known } = lexicon[language]
  const before = known.get(keyOf(alias.replace('=', '')))?.way
  if (before?.kinds && !before.otherwise && before !== way) before.otherwise = way
  if (language === 'eu') {
    const { singular, plural } = basqueForms(alias)
    for (const name of [...singular, ...plural]) keep(known, name, { way, agreements: null })
    return
  }
  if (alias.startsWith('=') || invariable.test(alias)) {
    keep(known, alias.replace('=', ''), { way, agreements: null })
    return
  }
  const { forms } = readWayForm(alias, language)
  for (const name of new Set(forms)) {
    const fitting = agreements.filter((_, at) => forms[at] === name)
    keep(known, name, { way, agreements: fitting })
  }
}

/** What is said in brackets of hake à la marinera is not true of everything. */
for (const { ways: known } of Object.values(lexicon))
  for (const { way } of known.values()) if (way.kinds) way.otherwise ??= unexplained(way)

function unexplained(way: Way): Way {
  const bare = (words: string) => words.replace(/ \([^()]*\)/, '')
  const forms = Object.entries(way.forms).map(([language, form]) => {
    const [m, f, mp, fp] = form.forms
    return [language, { ...form, forms: [bare(m), bare(f), bare(mp), bare(fp)] }]
  })
  return { forms: Object.fromEntries(forms), kinds: null, otherwise: null }
}

/** Nouns by their names in all languages but Spanish, for a search. The first meaning stands. */
const nounsByName = new Map<string, { noun: Noun; isEnglish: boolean }>()

for (const { nouns } of [lexicon.ca, lexicon.gl, lexicon.eu])
  for (const [name, { noun }] of nouns) keep(nounsByName, name, { noun, isEnglish: false })
for (const { noun } of lexicon.es.nouns.values())
  for (const language of ['en', 'fr', 'de'] as const) {
    const { singular, plural } = noun.forms[language] ?? {}
    for (const name of [singular, plural])
      if (name) keep(nounsByName, name, { noun, isEnglish: language === 'en' })
  }

export { lexicon, nounsByName }
