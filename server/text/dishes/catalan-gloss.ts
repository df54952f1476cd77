import type { Lexicon } from './entries'
import { adjectiveForms } from './inflect'
import { glossWords } from './lexicon/catalan'

type Forms = readonly [string, string, string, string]

/** A word of French in Catalan: a thing, or what agrees with the thing before it. */
type Word = { text: string; isFeminine: boolean; isPlural: boolean } | { forms: Forms }

type FrenchWords = Map<string, Word>

/** «d’œuf» and «l’ail» as words of their own. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bd’/g, 'de ')
    .replace(/l’/g, 'l’ ')
    .replace(/,/g, ' ,')
    .split(/\s+/)
    .filter(Boolean)

const joining = new Map(
  'de de,du de,des de,de_la de,de_l’ de,à_la amb,à_l’ amb,au amb,aux amb,avec amb,à amb,et i,ou o,souvent sovint,sans sense,sur sobre,en en'
    .split(',')
    .map((pair) => pair.replaceAll('_', '\u00a0').split(' '))
    .map(([french = '', catalan = '']) => [french.replaceAll('\u00a0', ' '), catalan] as const),
)

const keyOf = (text: string) => wordsOf(text).join(' ')

const longest = 5

/** A gloss of French in Catalan, of which the lexicon knows each word. Both languages put their words in the same order. */
function catalanGloss(gloss: string, known: FrenchWords): string | null {
  const words = wordsOf(gloss.slice(1, -1))
  const texts: string[] = []
  let thing: { isFeminine: boolean; isPlural: boolean } | null = null
  let isListed = false
  let at = 0
  while (at < words.length) {
    const found = readAt(at)
    if (found === null) return null
    at = found
  }
  const text = texts
    .join(' ')
    .replaceAll(' ,', ',')
    .replace(/\bde (?=[aeiouàéèíòóú]|h)/g, 'd’')
  return `(${text})`

  function readAt(from: number): number | null {
    if (words[from] === ',') {
      texts.push(',')
      return from + 1
    }
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const key = words.slice(from, from + length).join(' ')
      const one = known.get(key)
      const text = one && spoken(one)
      if (text) texts.push(text)
      const joint = text ? null : joining.get(key)
      if (joint) join(joint)
      if (text || joint) return from + length
    }
    return null
  }

  function spoken(one: Word): string | null {
    if ('text' in one) {
      thing = one
      return one.text
    }
    const [m, f, mp, fp] = one.forms
    if (!thing) return null
    return thing.isPlural ? (thing.isFeminine ? fp : mp) : thing.isFeminine ? f : m
  }

  /** «à l’ail et aux œufs» says «amb» once. */
  function join(joint: string) {
    const isAgain = joint === 'amb' && isListed && ['i', 'o', ','].includes(texts.at(-1) ?? '')
    if (joint === 'amb') isListed = true
    if (joint === 'sovint') isListed = false
    if (!isAgain) texts.push(joint)
  }
}

/** «ragoût|guisat m», «mijoté|estofat» */
const ownWords = (): [string, Word][] =>
  glossWords
    .replaceAll("'", '’')
    .split('\n')
    .filter((line) => line.includes('|'))
    .flatMap((line): [string, Word][] => {
      const [french = '', catalan = ''] = line.split('|')
      const [, text, gender, number] = /^(.*) ([mf])(p?)$/u.exec(catalan) ?? []
      if (text) return [[french, { text, isFeminine: gender === 'f', isPlural: number === 'p' }]]
      const forms = adjectiveForms(catalan, 'ca')
      return adjectiveForms(french, 'fr').map((form) => [form, { forms }])
    })

/** «Aux légumes» and «a la planxa» are none. */
const isQuality = (french: string, catalan: string) => !/ |^à|^aux?\b/.test(french) && !catalan.includes(' ')

function frenchWords({ es, ca }: Lexicon): FrenchWords {
  const known: FrenchWords = new Map()
  const keep = (french: string, word: Word) => {
    const key = keyOf(french)
    if (key && !known.has(key)) known.set(key, word)
  }
  for (const [french, word] of ownWords()) keep(french, word)
  for (const { noun } of [...es.nouns.values(), ...ca.nouns.values()]) {
    const [from, to] = [noun.forms.fr, noun.forms.ca]
    if (!from || !to) continue
    const isFeminine = to.gender === 'f'
    const isOnlyPlural = to.only === 'plural'
    const one = { text: to.singular, isFeminine, isPlural: isOnlyPlural }
    const more = { text: to.plural, isFeminine, isPlural: to.only !== 'singular' }
    keep(from.singular, from.only === 'plural' ? more : one)
    keep(from.plural, more)
  }
  for (const { way } of es.ways.values()) {
    const [from, to] = [way.forms.fr, way.forms.ca]
    if (!from || !to || from.place !== 'after' || !isQuality(from.forms[0], to.forms[0])) continue
    for (const form of from.forms) keep(form, { forms: to.forms })
  }
  return known
}

/** Who reads Catalan knows these. */
const native =
  /^(?:fuet|botifarra(?: esparracada)?|(?:salsa )?romesco|escudella.*|samfaina|escalivada|trinxat|calçots|empedrat|coca.*|panellets|cava|xató|tumbet|menjar blanc|paella.*|arròs (?:brut|negre|amb fesols i naps)|esqueixada.*|suquet.*|sarsuela.*|fideu[àa].*|ensaïmada|llibret de pernil i formatge|pa de pessic.*)$/

/** What many may not eat, or do not want: it is told whatever the name of the dish is. */
const allergens =
  /porc|jambon|lard|saindoux|chorizo|boudin|saucisse|bœuf|veau|agneau|poulet|gibier|viande|abats|foie|cervelle|tripes|sang|poisson|thon|anchois|morue|crevettes|fruits de mer|\bcrue?s?\b|œuf|amande|noix|noisette|pignons|coque|cacahuète|sésame|rhum|vin|cognac|liqueur|whisky|crème|fromage/

/** Names that stay and have no gloss in Catalan get that of French, where each of its words is known. So does what is «souvent» in a dish, and what is told, whatever its name. */
export function explainInCatalan(lexicon: Lexicon) {
  const known = frenchWords(lexicon)
  for (const { noun } of [...lexicon.es.nouns.values(), ...lexicon.ca.nouns.values()]) {
    const { es, fr, ca } = noun.forms
    if (!fr?.gloss || !ca || ca.gloss || native.test(ca.singular)) continue
    if (es?.singular !== ca.singular && !fr.gloss.startsWith('(souvent ') && !allergens.test(fr.gloss))
      continue
    ca.gloss = catalanGloss(fr.gloss, known) ?? ''
  }
}
