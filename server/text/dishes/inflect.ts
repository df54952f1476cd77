import type { Language } from './languages'

const before = (word: string, ending: RegExp, becomes: string) => word.replace(ending, becomes)

const iberian = (word: string) => {
  if (/z$/.test(word)) return before(word, /z$/, 'ces')
  if (/[íú]$|(?:burger|chicken)$/.test(word)) return `${word}s`
  if (/ey$/.test(word)) return `${word}es`
  if (/[áéó]n$/.test(word)) return `${withoutAccent(word)}es`
  if (/[íú]n$/.test(word)) return `${withoutAccent(word)}es`
  if (/[aeiouáéó]$/.test(word)) return `${word}s`
  return /[sx]$/.test(word) ? word : /[rldnj]$/.test(word) ? `${word}es` : `${word}s`
}

const withoutAccent = (word: string) =>
  word.slice(0, -3) +
  word
    .slice(-3)
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC')

const catalan = (word: string) => {
  const rules: [RegExp, string][] = [
    [/^pa$/, 'pans'],
    [/ca$/, 'ques'],
    [/ga$/, 'gues'],
    [/ça$/, 'ces'],
    [/ja$/, 'ges'],
    [/qua$/, 'qües'],
    [/gua$/, 'gües'],
    [/a$/, 'es'],
    [/à$/, 'ans'],
    [/é$/, 'és'],
    [/è$/, 'ens'],
    [/í$/, 'ins'],
    [/ó$/, 'ons'],
    [/ú$/, 'uns'],
    [/ós$/, 'osos'],
    [/ès$/, 'esos'],
    [/ís$/, 'issos'],
    [/òs$/, 'ossos'],
    [/ús$/, 'ussos'],
    [/ñés$/, 'ñeses'],
    [/(?:[eéi]|...o|[bcdlmnprt])s$/, '$&'],
    [/([sçx])$/, '$1os'],
    [/ig$/, 'igs'],
  ]
  const rule = rules.find(([ending]) => ending.test(word))
  return rule ? before(word, ...rule) : `${word}s`
}

const galician = (word: string) => {
  if (/z$/.test(word)) return before(word, /z$/, 'ces')
  return /[rs]$/.test(word) ? before(word, /(r?)$/, '$1es') : `${word}s`
}

const english = (word: string) => {
  if (/[^aeiou]y$/.test(word)) return before(word, /y$/, 'ies')
  if (/(?:ss|us|sh|ch|x)$/.test(word)) return `${word}es`
  if (/(?:oaf|eaf)$/.test(word)) return before(word, /f$/, 'ves')
  return /[^i]s$/.test(word) ? word : `${word}s`
}

const french = (word: string) => {
  if (/[sxz]$/.test(word)) return word
  if (/végétal$/.test(word)) return before(word, /l$/, 'ux')
  return /(?:eau|(?<!bl)eu)$/.test(word) ? `${word}x` : `${word}s`
}

const plurals: Record<Language, (word: string) => string> = {
  es: iberian,
  ca: catalan,
  gl: galician,
  eu: (word) => word,
  en: english,
  fr: french,
  de: (word) => word,
}

/** After one of these words a name stays in the singular: «sopa de ajo», «sopas de ajo». */
const endOfHead =
  /^(?:de|del|d’.*|d'.*|do|da|al|a|à|au|aux|avec|ao|á|con|amb|en|y|i|du|des|e|sauce|prosciutto|tonno|with|in|of|on|for|sin|sense|o|or|ou|wrapped)$/u

/** «poulet lardé et braisé», «jamón york», «peix espasa» */
const unchanging = /^(?:et|san|and|york|new|mac|césar|espada|espasa|butter|korma|quatre|tres|poke)$/u

/** «Pork or beef chop»: the «or» stands before the head, and is not its end. */
const beforeHead = /^(?:or|and)$/

/** The plural of a name. In English only the last word of its head changes, elsewhere each. */
export function pluralOf(name: string, language: Language): string {
  const words = name.split(' ')
  const isEnd = (index: number) => {
    const isOfMore = language === 'en' && beforeHead.test(words[index] ?? '') && words.length > index + 2
    return endOfHead.test(words[index] ?? '') && !(isOfMore && !endOfHead.test(words[index + 2] ?? ''))
  }
  const found = words.findIndex((_, index) => index > 0 && isEnd(index))
  const end = found < 0 ? words.length : found
  const changes = (word: string, index: number) =>
    index < end && (language !== 'en' || index === end - 1) && !unchanging.test(word)
  return words.map((word, index) => (changes(word, index) ? plurals[language](word) : word)).join(' ')
}

/** How the feminine is made, the first rule that fits. */
const byEnding =
  (rules: [RegExp, string][], otherwise: string) =>
  (word: string): string => {
    const rule = rules.find(([ending]) => ending.test(word))
    return rule ? before(word, ...rule) : `${word}${otherwise}`
  }

const frenchFeminine = byEnding(
  [
    [/(e-?)$/, '$1'],
    [/en$/, 'enne'],
    [/el$/, 'elle'],
    [/eux$/, 'euse'],
    [/er$/, 'ère'],
    [/anc$/, 'anche'],
    [/plet$/, 'plète'],
  ],
  'e',
)

const catalanFeminine = byEnding(
  [
    [/(?<=...[aiu])t$/, 'da'],
    [/ós$/, 'osa'],
    [/ès$/, 'esa'],
    [/à$/, 'ana'],
    [/í$/, 'ina'],
    [/ú$/, 'una'],
    [/([aeil]l|ant|xent)$/, '$1'],
  ],
  'a',
)

const iberianFeminine = byEnding(
  [
    [/o$/, 'a'],
    [/és$/, 'esa'],
    [/án$/, 'ana'],
  ],
  '',
)

const feminines: Partial<Record<Language, (word: string) => string>> = {
  es: iberianFeminine,
  gl: iberianFeminine,
  ca: catalanFeminine,
  fr: frenchFeminine,
}

/** The four forms of an adjective: masculine, feminine, and both in the plural. Only the first word changes. */
export function adjectiveForms(words: string, language: Language): [string, string, string, string] {
  const feminineOf = feminines[language]
  if (!feminineOf) return [words, words, words, words]
  const [first = '', ...rest] = words.split(' ')
  const pluralise = plurals[language]
  const feminine = feminineOf(first)
  const plural = language === 'es' && /és$/.test(first) ? before(first, /és$/, 'eses') : pluralise(first)
  const all = [first, feminine, plural, pluralise(feminine)].map((word) => [word, ...rest].join(' '))
  const [m = '', f = '', mp = '', fp = ''] = all
  return [m, f, mp, fp]
}

/** The forms that a Basque name has on a menu: bare, «-a» and «-ak». */
export function basqueForms(name: string): { singular: string[]; plural: string[] } {
  if (/ak$/.test(name)) return { singular: [], plural: [name] }
  if (/a$/.test(name)) return { singular: [name], plural: [`${name}k`] }
  const stem = /er$|or$|ur$|ar$/.test(name) ? `${name}r` : name
  return { singular: [name, `${stem}a`], plural: [`${stem}ak`] }
}

/** German nouns by their endings: «Suppe», «Brot». */
const neuter =
  /(?:brot|brötchen|[^u]chen|fleisch|lamm|bier|(?<!r)eis|eier|filet|püree|steak|gebäck|lett|lein|öl|gemüse|schnitzel|sandwich|curry|schwein|rind|kalb|huhn|stück|herz|obst|confit|ragout|wasser|sorbet|gericht|tatar|menü|ferkel|ohr|blut)$/
const feminine =
  /(?:[^k]e|cke|wurst|brust|milch|a|butter|schulter|muschel|zwiebel|kartoffel|auswahl|nuss|tion|zucchini|ananas|auster)$/
const masculineE = /(?:käse|kaffee|tee|pote)$/

/** Spanish nouns in -a and some others. */
const feminineInSpanish = /^(?:\S+as?|\S+ción|carne|leche|mousse|miel|sal|flor|quiche|crepe|fondue)(?: |$)/

/** The gender that a name has where none is written: of its first word in Spanish, of the last word of its head in German. */
export function usualGender(name: string, language: Language): string {
  if (language === 'eu') return 'm'
  if (language !== 'de') return feminineInSpanish.test(name) ? 'f' : 'm'
  const [head = ''] = name.split(/ (?:mit|in|im|aus|vom|von|auf|nach|ohne|und) /)
  const word = head.split(' ').at(-1)?.toLowerCase() ?? ''
  if (neuter.test(word)) return 'n'
  return feminine.test(word) && !masculineE.test(word) ? 'f' : 'm'
}
