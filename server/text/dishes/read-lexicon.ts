import { breeds } from './breeds'
import type { Agreement, Kind, Lexicon, Noun, NounForm, Way, WayForm } from './entries'
import { adjectiveForms, basqueForms, pluralOf, usualGender } from './inflect'
import { columns, type Language, type Source, sources, type Target, targets } from './languages'
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
 * A line is one thing in the languages of `columns`, with | between them and «-» where a language is missing. Without a fifth cell Catalan says the first Spanish name. Spanish, Catalan, Galician
 * and Basque may list further names after commas; the first is the one that is shown. " repeats the first Spanish name.
 *
 * «sea:» before a noun says of which things it is this: «lomo», and of fish a fillet. A noun ends in its gender, where it is not masculine: f or n, with p where it has no singular and s where it has no plural; p alone is a
 * German plural. A star marks what may be made of a list, ! what is meant only at the beginning of a dish, à a French noun that takes «au» before what it is made of. «one/more» gives a plural, «one/-s» what it adds, ~ says that
 * there is none, in a name that has a plural only a name without one stays in the singular, + the form before another noun, brackets a gloss (of the first name in Spanish, too), in which # is «usually», ## «often», @ «usually with pork», @@ «often with ham», $ «usually with meat» and $$ «pork or beef», and a part after ; the form with what it is made of, in which & is the name itself; % alone is «% soup», and
 * «soupe de %» and «%suppe» need not be said. () is the gloss
 * before it.
 *
 * Where the grammar makes the same name of the other lines, a noun's cell is left empty, or has no more than its gloss or further names: fill-cells.ts.
 *
 * A way agrees with its noun. = marks one that never changes, > one that stands after the noun in English and German, < one that stands
 * before it in French, ^ one that is written together with the noun. «sea meat:» before a line says beside which things it means this, by their file, as «fruit», or by
 * the first word of their Spanish name, «haba garbanzo:»: beside others the next line with its name counts, or the same without its brackets.
 */
const invariable =
  /^(?:a|al|en|con|de|del|sin|amb|sense|plancha|tempura|espeto|cuatro|salsa|pilpil|pil|mini)\b/

const split = (text: string, by: string | RegExp) => text.split(by).map((part) => part.trim())

/** A comma that parts two names: a gloss may have commas of its own. */
const outsideOfBrackets = /,(?![^()]*\))/

/** An apostrophe stands in the files as one byte, and is shown as Spain's printers set it. */
const linesOf = (text: string) =>
  text
    .replaceAll("'", '’')
    .split('\n')
    .filter((line) => line.trim() !== '')

const tagged = /^(.*?)(?:\s+(?:([mfn])\s*([ps])?|([ps])))?(\*)?(!)?(?:\s+(à))?$/u

type Tag = { gender: string; number: string }

function readNounForm(
  cell: string,
  language: Language,
  known?: Tag,
): NounForm & { isMixture: boolean; beginsOnly: boolean; tag: Tag } {
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
  const isMass =
    /~/.test(name) ||
    (language === 'en' && known && known.number !== '' && !name.includes('/')) ||
    (language === 'de' && !name.includes('/') && !/^\S+chen$/.test(name))
  const [singular, plural] = pairOf(name.replace(/~/g, ''))
  const isTagged = language === 'de' || tag?.[2] !== undefined || tag?.[4] !== undefined
  const number = isTagged ? (tag?.[4] ?? tag?.[3] ?? '') : (known?.number ?? '')
  const inherited = language === 'de' ? undefined : known?.gender
  const isGermanPlural = language === 'de' && number === 'p'
  const gender = tag?.[2] ?? inherited ?? (isGermanPlural ? 'm' : usualGender(singular, language))
  const only = number === 'p' ? 'plural' : number === 's' || isMass ? 'singular' : null
  const severally = plural || (only || isMass ? singular : pluralOf(singular, language))
  return {
    singular,
    plural: severally,
    gender: gender === 'f' || gender === 'n' ? gender : 'm',
    only: language === 'en' ? null : only,
    stem: stem?.trim() ?? stemOf(singular, language, gender),
    pattern: part
      ? readPattern(part.replace('()', gloss).replaceAll('&', singular), language, only !== null, [
          singular,
          severally,
        ])
      : null,
    gloss,
    takesA: tag?.[7] === 'à',
    tag: { gender, number },
    isMixture: tag?.[5] === '*',
    beginsOnly: tag?.[6] === '!',
  }
}

/** «Sardine/-n», «Rebhuhn/Rebhühner» */
function pairOf(name: string): [string, string] {
  const [singular = '', plural = ''] = split(name, '/')
  return [singular, plural.replace(/^-/, singular)]
}

/** «Tomaten» of «Tomatensuppe»: what is feminine and ends in -e takes an n. «Sahne» and «Vanillecreme» do not. */
export const stemOf = (singular: string, language: Language, gender?: string) =>
  language === 'de' && gender === 'f' && /e$(?<!creme|sahne|mousse)/i.test(singular)
    ? `${singular}n`
    : singular

function readPattern(part: string, language: Language, isMass: boolean, [one, more]: [string, string]) {
  const own = /\(([^()]*)\)/.exec(part)?.[0] ?? ''
  const bare = part.replace(own, '').replace(/~/g, '').trim()
  const untagged = language === 'en' ? bare : (tagged.exec(bare)?.[1] ?? bare)
  const [singular, plural] = pairOf(untagged)
  const glossed = (text: string) => [text, own].filter(Boolean).join(' ')
  if (bare === '%') return { singular: glossed(`% ${one}`), plural: glossed(`% ${more}`) }
  const isSame = isMass || part.includes('~') || language === 'de'
  const pluralPattern = plural || (isSame ? singular : pluralOfPattern(singular, language))
  return { singular: glossed(singular), plural: glossed(pluralPattern) }
}

const pluralOfPattern = (pattern: string, language: Language) => {
  if (language === 'en') return pluralOf(pattern, language)
  const [head = '', ...rest] = pattern.split(/(?= (?:de|aux|avec|amb|d’) ?%)/)
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

const lexicon: Lexicon = {
  es: { nouns: new Map(), behind: new Map(), ways: new Map(), cuts: new Map() },
  ca: { nouns: new Map(), behind: new Map(), ways: new Map(), cuts: new Map() },
  gl: { nouns: new Map(), behind: new Map(), ways: new Map(), cuts: new Map() },
  eu: { nouns: new Map(), behind: new Map(), ways: new Map(), cuts: new Map() },
}

const isSource = (language: Language): language is Source => sources.some((one) => one === language)

/** «@»: usually with pork, «@@»: often with ham, «$»: usually with meat, «$$»: pork or beef. */
const customaryMeats: Partial<Record<Language, [pork: string, ham: string, meat: string, either: string]>> = {
  en: ['# with pork', '## with ham', '# with meat', 'pork or beef'],
  fr: ['# au porc', '# au jambon', '# à la viande', 'porc ou bœuf'],
  de: ['# mit Schwein', '## mit Schinken', '# mit Fleisch', 'Schwein oder Rind'],
  ca: ['# amb porc', '## amb pernil', '# amb carn', 'porc o vedella'],
}

/** «# with egg»: usually with egg. */
const customary: Partial<Record<Language, [usually: string, often: string]>> = {
  en: ['usually', 'often'],
  fr: ['souvent', 'souvent'],
  de: ['meist', 'oft'],
  ca: ['sovint', 'sovint'],
}

const spelledOut = (cell: string, language: Language) => {
  const [usually, often] = customary[language] ?? []
  const [pork, ham, meat, either] = customaryMeats[language] ?? []
  if (!usually || !often || !pork || !ham || !meat || !either) return cell
  return cell
    .replaceAll('@@', ham)
    .replaceAll('@', pork)
    .replaceAll('$$', either)
    .replaceAll('$', meat)
    .replaceAll('##', often)
    .replaceAll('#', usually)
}

const catalanAt = columns.indexOf('ca')

const cellsOf = (line: string) => {
  const [written = '', ...others] = split(line, '|')
  const first =
    written
      .replace(/^=/, '')
      .replace(/ \([^()]*\)/gu, '')
      .split(/[,;/]/)[0]
      ?.trim() ?? ''
  const name = tagged.exec(first)?.[1] ?? first
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  const cells = others.length < catalanAt ? [...others, '"'] : others
  const filled = cells.map((cell, index) =>
    cell.replaceAll('"', columns[index + 1] === 'de' ? capital : name),
  )
  return [written, ...filled].flatMap((cell, index) => {
    const language = columns[index]
    return language && cell !== '-' && cell !== '' ? [{ language, cell: spelledOut(cell, language) }] : []
  })
}

/** Cells whose name the grammar makes of the other lines. A gloss may stand in them. */
export const unwritten: { noun: Noun; target: Target; gloss: string }[] = []

const isUnwritten = (cell: string) => /^(?:\([^()]*\))?(?:$|,)/.test(cell)

const unwrittenIn = (line: string) =>
  split(line, '|').flatMap((cell, index) => {
    const language = columns[index]
    const target = targets.find((one) => one === language)
    const gloss = target && spelledOut(/^\(.*?\)/.exec(cell)?.[0] ?? '', target)
    return target && isUnwritten(cell) ? [{ target, gloss: gloss ?? '' }] : []
  })

/** The first meaning of a name stands. */
export const keep = <Value>(map: Map<string, Value>, name: string, value: Value) => {
  const key = keyOf(name)
  if (!map.has(key)) map.set(key, value)
}

const files = { sea, meat: meat + breeds, garden, larder, dishes, sweet, world, regional, drinks }
const nounLines = Object.entries(files).flatMap(([kind, text]) =>
  linesOf(text).map((line) => ({ kind: kind as Kind, line })),
)

/** «sea garden: a la romana|…» */
const kindsOf = (line: string) => /^([\p{Ll} ]+): (.*)$/u.exec(line)

for (const { kind, line: whole } of nounLines) {
  const [, kinds, line = whole] = kindsOf(whole) ?? []
  const noun: Noun = { kind, isMixture: false, beginsOnly: false, takesOf: false, forms: {} }
  const written: [Source, ReturnType<typeof readNounForm>][] = []
  for (const { language, cell } of cellsOf(line)) {
    const [names = '', pattern] = split(cell, ';')
    const aliases = isSource(language) ? split(names, outsideOfBrackets) : [names]
    let tag = language === 'eu' ? undefined : written[0]?.[1].tag
    const read = aliases.map((alias, index) => {
      const one = readNounForm(index === 0 && pattern ? `${alias} ; ${pattern}` : alias, language, tag)
      tag = one.tag
      return one
    })
    const isMade = isUnwritten(cell)
    if (isSource(language)) for (const one of read.slice(isMade ? 1 : 0)) written.push([language, one])
    const [form] = read
    if (!form || isMade) continue
    const isNamedInPlural = noun.forms.es?.only === 'plural' && !form.only && !/\//.test(names)
    noun.forms[language] = isNamedInPlural ? { ...form, only: 'singular' } : form
    noun.isMixture ||= (language === 'es' && form.isMixture) || / stuffed with %/.test(pattern ?? '')
    noun.takesOf ||= noun.isMixture || (language === 'en' && pattern !== undefined)
  }
  for (const [language, form] of written)
    index(language, noun, form, { beginsOnly: form.beginsOnly, kinds: kinds?.split(' ') })
  for (const one of unwrittenIn(line)) unwritten.push({ noun, ...one })
}

export function addName(language: Source, noun: Noun, form: NounForm) {
  index(language, noun, form, { beginsOnly: false, kinds: undefined })
}

function index(
  language: Source,
  known: Noun,
  form: NounForm,
  { beginsOnly, kinds }: { beginsOnly: boolean; kinds: string[] | undefined },
) {
  const noun = beginsOnly ? { ...known, beginsOnly } : known
  const { nouns, behind, cuts } = lexicon[language]
  const basque = language === 'eu' ? basqueForms(form.singular) : null
  const singulars = basque?.singular ?? (form.only === 'plural' ? [] : [form.singular])
  const plurals = basque?.plural ?? (form.only === 'singular' ? [] : [form.plural])
  const agreement = (isPlural: boolean): Agreement => ({ gender: form.gender, isPlural })
  const add = (name: string, isPlural: boolean) => {
    const value = { noun, agreement: agreement(isPlural) }
    if (kinds) {
      for (const kind of kinds) keep(cuts, `${name} ${kind}`, value)
      return
    }
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

/** In the file of ways nothing agrees and all stands behind, unless it is marked: < stands before, ~ agrees. */
function marked(cell: string, language: Language): string {
  if (language === 'es' || language === 'eu' || cell.startsWith('^')) return cell
  if (language === 'en' || language === 'de') return cell.startsWith('<') ? cell.slice(1) : `>${cell}`
  return split(cell, language === 'fr' ? '\n' : ',')
    .map((alias) => (alias.startsWith('~') ? alias.slice(1) : `=${alias.replaceAll('/', '/=')}`))
    .join(',')
}

const wayLines = [
  ...linesOf(ways).map((whole) => ({ whole, mark: marked })),
  ...linesOf(adjectives).map((whole) => ({ whole, mark: (cell: string) => cell })),
]

for (const { whole, mark } of wayLines) {
  const [, kinds, line = whole] = kindsOf(whole) ?? []
  const way: Way = { forms: {}, kinds: kinds?.split(' ') ?? null, otherwise: null }
  for (const { language, cell: written } of cellsOf(line)) {
    const cell = mark(written, language)
    const aliases = isSource(language) ? split(cell, ',') : [cell]
    way.forms[language] = readWayForm(aliases[0] ?? '', language)
    if (isSource(language)) for (const alias of aliases) indexWay(language, way, alias)
  }
}

/** «Con salsa», of fish, of meat, of all else: the last of its meanings so far, or the one that is asked for. */
function lastMeaning(way: Way, asked: Way): Way {
  return way === asked || !way.otherwise ? way : lastMeaning(way.otherwise, asked)
}

function indexWay(language: Source, way: Way, alias: string) {
  const { ways: known } = lexicon[language]
  const before = known.get(keyOf(alias.replace('=', '')))?.way
  const last = before && lastMeaning(before, way)
  if (last?.kinds && last !== way) last.otherwise = way
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

/** Galician menus have Castilian words in them. */
for (const kind of ['nouns', 'behind', 'ways', 'cuts'] as const) {
  const [own, castilian]: Map<string, unknown>[] = [lexicon.gl[kind], lexicon.es[kind]]
  for (const [name, value] of castilian ?? []) if (!own?.has(name)) own?.set(name, value)
}

/** What is said in brackets of hake à la marinera is not true of everything. */
for (const { ways: known } of Object.values(lexicon))
  for (const { way: first } of known.values())
    for (let way = first; way.kinds; way = way.otherwise) way.otherwise ??= unexplained(way)

function unexplained(way: Way): Way {
  const bare = (words: string) => words.replace(/ \([^()]*\)/, '')
  const forms = Object.entries(way.forms).map(([language, form]) => {
    const [m, f, mp, fp] = form.forms
    return [language, { ...form, forms: [bare(m), bare(f), bare(mp), bare(fp)] }]
  })
  return { forms: Object.fromEntries(forms), kinds: null, otherwise: null }
}

export { lexicon }
