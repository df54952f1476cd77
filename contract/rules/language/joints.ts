import type { Language } from '../../languages'
import { type DayEnding, dayEndings, dayWith } from './basque-days'

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

/** `endings` are written behind a placeholder, and become one word with its value. They are for days alone. */
type Ended = {
  endings: readonly DayEnding[]
  end: (ending: DayEnding, value: string) => string | undefined
}

/** Basque says with an ending what the others say with a small word: «{day}ko menua» is «gaurko menua», «azaroaren 28ko menua». */
export const ended: Partial<Record<Language, Ended>> = { eu: { endings: dayEndings, end: dayWith } }

const elided: Record<string, string> = { de: 'd’', el: 'l’', del: 'de l’', al: 'a l’', pel: 'per l’' }

/** «D’Osca», «de l’1 de maig», «del Masnou», «de la Seu d’Urgell». «De Huelva» and «de Iurreta» begin as if with a consonant. */
function catalan(word: string, value: string, isPlace: boolean): Joint | undefined {
  if (isPlace && (word === 'de' || word === 'a')) {
    const [article, name] = catalanArticle(value)
    if (article && name) return [besideArticle(word, article), name]
  }
  const before = elided[word]
  return before && beginsWithVowel(value) ? [before, value] : undefined
}

/** Inside a sentence an article is small. «El», «els» and the «es» of the islands are one word with «de» and «a»: «dels», «as». */
function besideArticle(word: 'de' | 'a', article: string) {
  if (article.startsWith('e')) return `${word}${article.slice(1)} `
  return `${word} ${article}${article.length === 1 ? '’' : ' '}`
}

/** The Catalan article of a place and its name. «El» and «La» of other words are Castilian, and stay: «d’El Ejido», «de La Roda». */
function catalanArticle(place: string): [article?: string, name?: string] {
  const [, article = '', name] = place.match(/^(els?|les|la|es|sa|ses|[ls](?=[’']))[\s’'](.+)$/iu) ?? []
  const small = article.toLowerCase()
  const words = catalanWords[small]
  return !name || (words && !words.test(name)) ? [] : [small, name]
}

/** These words begin names of the gazetteer in Catalan provinces. «Es Bòrdes» is Aranese. */
const catalanWords: Record<string, RegExp> = {
  el: beginsWith(
    'Altet|Baix|Barri|Besòs|Bon|Bot[aà]nic|Bruc|Brull|Calvari|Camp|Campello|Carmel?|Castell|Catllar|Clot|Cogul',
    'Coll|Congrés|Far|Fondó|Forn|Fort|Genovés|Grau|Guinardó|Lloar|Masnou|Masroig|Mercat|Milà|Molar|Montmell',
    'Moralet|Morell|Palau|Palomar|Papiol|Parc|Perelló|Perellonet|Pinell|Pinós|Pla|Poal|Poble|Poblenou|Pont|Port',
    'Prat|Puig|Putxet|Raval|Rourell|Ràfol|Saler|Soleràs|Turó|Vendrell|Verger|Vilosell',
  ),
  la: beginsWith(
    'Barceloneta|Baronia|Bisbal|Bonanova|Bordeta|Canonja|Cellera|Clota|Coma|Creu|Dreta|Fatarella|Febró',
    'Figuera|Floresta|Font|Fonteta|Fontsanta|Fuliola|Galera|Garriga|Goteta|Gran Via|Granada(?! de R)',
    "Granadella|Granja(?= d[’']| de la Cos)|Guineueta|Guingueta|Jana|Jonquera|Llacuna|Llagosta|Llosa|Llum",
    'Malva-Rosa|Marina|Masó|Mata(?= de Mor)|Maternitat|Molsosa|Morera(?= de Mont)|Nou|Nova|Nucia',
    "Palma(?= d[’']| de Cerv)|Pera|Petxina|Pineda|Pobla|Portella|Prosperitat|Punta|Quar|Raiosa|Riba(?! de E)",
    'Riera|Roca(?= del Vallès)|Romana|Roqueta|Ràpita|Sagrada Família|Sagrera|Saidia|Salut|Salzadella|Secuita',
    'Selva|Sentiu|Serratella|Seu|Sénia|Tallada|Teixonera|Torre(?! de Est| del V)|Trinitat|Vajol|Vall|Vansa',
    'Vega Baixa|Verneda|Vila|Vilavella|Vilella|Xerea',
  ),
  es: /^(?!Bòrdes)/,
}

function beginsWith(...words: string[]) {
  return new RegExp(`^(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** Figures as they are read aloud: «un», «onze», «onze mil», but «mil» and «cent deu». */
const vowelFigures = /^(?:01\/|11?(?![\d.\p{L}])|11\.)/u

function beginsWithVowel(value: string) {
  const begin = value.replace(/^[«“"(]+/, '')
  if (/^\d/.test(begin)) return vowelFigures.test(begin)
  const plain = begin.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return /^h?[aeiou]/.test(plain) && !/^h?[iu][aeiou]/.test(plain) && !spokenH.test(plain)
}

/** Names from languages that speak their «h»: «la carta de Hard Rock», but «d’Hostal», «d’Hotel». */
const spokenH = beginsWith(
  'Haiku|Halal|Halloumi|Hampton|Hana|Happy|Hard|Harlem|Harley|Harry|Haru|Harvard|Hashi|Haus|Hawaii?|Heart|Heaven|Heidi',
  'Heineken|Hell|Hello|Hemingway|Henry|Hey|High|Hill|Hilton|Hip|Hippie|Hipster|Hiro|Hobbit|Hokkaido|Holiday|Hollywood',
  'Holy|Honey|Hong|Honolulu|Hop|Hoshi|Hot|House|Houston|Hub|Hudson|Hummus|Hungry|Hunter|Husky',
)

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
