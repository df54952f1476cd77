import type { Language } from '../../languages'

/** What is written before a value in place of a small word and its space, and the value behind it. */
type Joint = readonly [before: string, value: string]

/** `words` are small words that change with the value behind them. `join` answers undefined where they do not. */
type Joints = {
  words: readonly string[]
  join: (word: string, value: string, isPlace: boolean) => Joint | undefined
}

/** How small words join the value of a placeholder. The other languages have no such words before one. */
export const joints: Partial<Record<Language, Joints>> = {
  ca: { words: ['de', 'del', 'el', 'al', 'pel', 'a'], join: catalan },
  gl: { words: ['de', 'en', 'a', 'con', 'por'], join: galician },
  fr: { words: ['de'], join: french },
}

const elided: Record<string, string> = { de: 'd’', el: 'l’', del: 'de l’', al: 'a l’', pel: 'per l’' }

/** «D’Osca», «de l’1 de maig», «del Masnou». «De Huelva» and «de Iurreta» begin as if with a consonant. */
function catalan(word: string, value: string, isPlace: boolean): Joint | undefined {
  const [, article, name] = (isPlace && value.match(catalanArticle)) || []
  if (article && name && (word === 'de' || word === 'a'))
    return [`${word === 'de' ? 'de' : 'a'}${article.slice(1).toLowerCase()} `, name]
  const before = elided[word]
  return before && beginsWithVowel(value) ? [before, value] : undefined
}

/** «El» is the Catalan article before these words of the gazetteer. Elsewhere it is Castilian and stays: «d’El Ejido». */
const catalanArticle = new RegExp(
  `^(els|el(?= (?:${[
    'Altet|Baix|Barri|Besòs|Bon|Bot[aà]nic|Bruc|Brull|Calvari|Camp|Campello|Carmel?|Castell|Catllar|Clot|Cogul',
    'Coll|Congrés|Far|Fondó|Forn|Fort|Genovés|Grau|Guinardó|Lloar|Masnou|Masroig|Mercat|Milà|Molar|Montmell',
    'Moralet|Morell|Palau|Palomar|Papiol|Parc|Perelló|Perellonet|Pinell|Pinós|Pla|Poal|Poble|Poblenou|Pont|Port',
    'Prat|Puig|Putxet|Raval|Rourell|Ràfol|Saler|Soleràs|Turó|Vendrell|Verger|Vilosell',
  ].join('|')})(?![\\p{L}\\p{N}])))\\s(.+)$`,
  'iu',
)

/** Figures as they are read aloud: «un», «onze», «onze mil», but «mil» and «cent deu». */
const vowelFigures = /^(?:01\/|11?(?![\d.\p{L}])|11\.)/u

function beginsWithVowel(value: string) {
  const begin = value.replace(/^[«“"(]+/, '')
  if (/^\d/.test(begin)) return vowelFigures.test(begin)
  const plain = begin.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return /^h?[aeiou]/.test(plain) && !/^h?[iu][aeiou]/.test(plain)
}

const contracted: Record<string, string> = {
  de: 'da do das dos',
  en: 'na no nas nos',
  a: 'á ao ás aos',
  con: 'coa co coas cos',
  por: 'pola polo polas polos',
}
const galicianArticles = ['A', 'O', 'As', 'Os']

/** «Na Coruña», «do Grove», «nas Pontes». A restaurant keeps its name whole («en O Pazo»), and «Os de Balaguer» has no article. */
function galician(word: string, value: string, isPlace: boolean): Joint | undefined {
  const [, article = '', name] = (isPlace && value.match(/^(A|O|As|Os) (\p{Lu}.*)$/u)) || []
  const before = contracted[word]?.split(' ')[galicianArticles.indexOf(article)]
  return before && name ? [`${before} `, name] : undefined
}

/** «D’Alicante». Before Spanish names «h» and «y» are written as consonants: «de Huesca». */
function french(_: string, value: string): Joint | undefined {
  return /^[aeiouàâéèêëîïôœùûáíóú]/i.test(value) ? ['d’', value] : undefined
}
