import type { Target } from './languages'
import { withoutAnimalGlosses, withoutCustomOfAnimals } from './meatless'
import type { Part, Phrase, ReadDish } from './phrase'
import { speakers } from './say/speakers'
import {
  besideGloss,
  customInShort,
  customLast,
  joinedAvec,
  joinedMit,
  joinedWith,
  namesAll,
  withoutCustom,
  withoutFilling,
  withoutRepeats,
} from './without-repeats'

/** The words of a dish that was read. Null where its head has none. */
export function spokenIn(target: Target, read: ReadDish, tellsCustom: boolean) {
  const shown = (text: string) => bracketsInside(tellsCustom ? text : customInShort(text, target))
  let { unknownFrom } = read
  const isVegan = read.parts[0]?.phrases.some(({ ways }) =>
    ways.some(({ forms }) => forms.en?.forms[0] === 'vegan'),
  )
  let text = ''
  for (const [at, part] of read.parts.entries()) {
    const whole = speakers[target](part)
    const words = whole && at === 0 && isVegan ? withoutAnimalGlosses(whole) : whole
    if (words === null) {
      if (part.relation === 'head' && !part.opens) return null
      unknownFrom = part.from
      break
    }
    if (part.relation === 'with' && !part.opens && !part.closes && namesAll(text, words)) continue
    if (part.relation === 'and' && !part.opens && isSaidTwice(text, words)) continue
    if (part.relation === 'stuffed' && namesAll(text, words)) continue
    if (part.relation === 'stuffed' || isFillingOfTwo(part)) text = withoutFilling(text)
    if (part.relation === 'stuffed') text = withoutUsualMeat(text)
    if (part.relation === 'with' && !part.opens) text = withoutSaid(text, words)
    const inside = read.parts.slice(at)
    const contents = isContents(inside) ? joinedContents(inside.map((one) => speakers[target](one))) : null
    if (contents) return { text: shown(beforeContents(text, contents, target)), unknownFrom }
    if (part.opens && part.isChoice) text = withoutCustom(text)
    if (part.opens && part.phrases.length > 0 && text.endsWith(')'))
      text = besideGloss(text, words, { isClosed: part.closes, stop: target === 'fr' ? '\u00a0;' : ';' })
    else text = joinedTo(text, words, part, { target, isLast: read.parts.length === 2 })
  }
  const spoken = withoutContradiction(withoutRepeats(text), read, target)
  return { text: shown(isVegan ? withoutCustomOfAnimals(spoken) : spoken), unknownFrom }
}

/** «Cocido (chickpea stew with pork) without pork»: what the gloss of a name says is not true of this one. The gloss of what is missing stays: «without black pudding (blood sausage)». */
function withoutContradiction(text: string, { parts }: ReadDish, target: Target): string {
  const missing = parts
    .filter(({ relation }) => relation === 'without')
    .flatMap(({ phrases }) => phrases.map(({ noun }) => noun))
  const isOfPlants = parts.some(({ phrases }) => phrases.some(isPlant))
  if (missing.length === 0 && !isOfPlants) return text
  const isMeatless = missing.some(({ forms }) => forms.es?.singular === 'carne')
  const names = missing.flatMap(({ forms }) => forms[target]?.singular.toLowerCase().split(' ')[0] ?? [])
  const isFalse = (gloss: string) =>
    isMeatless || (isOfPlants && usualMeat.test(gloss)) || names.some((name) => startOf(name).test(gloss))
  const word = withoutWords[target]
  return text.replace(/ \(([^()]*)\)/gu, (whole, gloss: string, at: number) =>
    isFalse(gloss) && !`${text.slice(0, at)} ${gloss}`.includes(` ${word} `) ? '' : whole,
  )
}

/** «Lasaña con bechamel vegetal», «canelones de seitán» */
const isPlant = ({ noun, made }: Phrase): boolean =>
  /plant-based|tofu|seitan|tempeh|soya mince/.test(noun.forms.en?.singular ?? '') || made.some(isPlant)

const usualMeat =
  /^(?:usually|often|souvent|meist|oft|sovint)\b.*(?:meat|pork|beef|ham|viande|porc|jambon|Fleisch|Schwein|Schinken|carn|pernil)/u

/** «Canelones rellenos de espinacas»: what they are stuffed with is said, and what they usually have is not true of them. */
const withoutUsualMeat = (text: string) =>
  text.replace(/ \(([^()]*)\)/gu, (whole, gloss: string) => (usualMeat.test(gloss) ? '' : whole))

const withoutWords: Record<Target, string> = { en: 'without', fr: 'sans', de: 'ohne', ca: 'sense', es: 'sin' }

/** «Schwein» of «Schweinswurst», but «Ei» is not in «meist» or «eine». */
const startOf = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.length > 3 ? name.slice(0, 5) : `${name}(?:s|er|ern)?(?!\\p{L})`}`, 'iu')

/** «(meat sauce or carbonara [egg, cheese and bacon])» */
const bracketsInside = (text: string) => text.replace(/(\([^()]*)\(([^()]*)\)(?=[^()]*\))/gu, '$1[$2]')

/** In French with a space before it that does not break. */
export const colon = (target: Target) => (target === 'fr' ? '\u00a0:' : ':')

/** «Gallinejas y entresijos» are two names of what another language has one for. */
const isSaidTwice = (text: string, words: string) =>
  words.replace(/^\p{L}+ /u, '').toLowerCase() === text.toLowerCase()

/** «Cachopo de ternera con cecina y queso»: no ham. */
const isFillingOfTwo = ({ relation, phrases }: Part) =>
  relation === 'with' &&
  phrases.some(({ noun }) => /cheese/.test(noun.forms.en?.singular ?? '')) &&
  phrases.some(({ noun }) => noun.kind === 'meat')

/** «Broth with ham and egg» with hard-boiled egg and ham: what the name lists the dish itself says better. */
function withoutSaid(text: string, words: string): string {
  const [, name, list] =
    /^([^()]+?) (?:with|mit|amb|con|aux?|à la|à l’)[ ’]?([^()]+ (?:and|und|et|i|y) [^()]+)$/u.exec(text) ?? []
  return name && list && namesAll(words, list) ? name : text
}

/** «Cocido (sopa, garbanzos y carnes)»: brackets at the end that list what the dish has. */
function isContents(inside: Part[]): boolean {
  const [first] = inside
  const isList = inside.flatMap(({ phrases }) => phrases).length > 1 && first?.relation === 'head'
  const isClosedLast = inside.findIndex(({ closes }) => closes) === inside.length - 1
  const isChosen = inside.some(({ relation, isChoice, way }) => relation === 'or' || isChoice || way !== null)
  return first?.opens === true && isList && isClosedLast && !isChosen
}

/** «Mixed salad (tuna and egg)», and behind what has brackets itself a colon: «Mountain platter (pork and sausage): egg, chorizo and potatoes». */
function beforeContents(text: string, contents: string, target: Target): string {
  if (namesAll(text, contents)) return text
  const [, name = text, gloss] = /^(.*) \(([^()]*)\)$/u.exec(text) ?? []
  const before = gloss !== undefined && namesAll(contents, gloss) ? name : text
  const [head = before] = withoutRepeats(`${before} · ${contents}`).split(' · ')
  const isOfBrackets = head.endsWith(')') || contents.includes('(')
  return withoutRepeats(isOfBrackets ? `${head}${colon(target)} ${contents}` : `${head} (${contents})`)
}

const joinedContents = (texts: (string | null)[]) =>
  texts.includes(null) ? null : texts.join(' ').replaceAll(' ,', ',')

/** «Grilled hake» or battered: «Grilled or battered hake», where both words stand before their thing. */
function orBefore(text: string, words: string, { way, behind }: Part): string {
  const before = behind?.ways.at(-1)?.forms.en
  const isBefore = before?.place === 'before' && way?.forms.en?.place === 'before'
  const first = before?.forms[0] ?? ''
  return isBefore && text.split(first).length === 2
    ? text.replace(first, `${first} ${words}`)
    : `${text} ${words}`
}

function joinedTo(
  text: string,
  words: string,
  part: Part,
  { target, isLast }: { target: Target; isLast: boolean },
): string {
  const { relation, opens, closes } = part
  const end = closes ? ')' : ''
  const isBeside = relation === 'with' && !opens
  if (target === 'en' && part.way && relation === 'or' && !opens) return orBefore(text, words, part) + end
  const custom = isBeside && isLast ? customLast(text, words) : null
  if (custom) return `${joinedTo(custom.head, words, part, { target, isLast: false })} ${custom.gloss}`
  if (isBeside && target === 'en') return joinedWith(text, words) + end
  if (isBeside && target === 'de') return joinedMit(text, words) + end
  if (isBeside && target === 'fr') return joinedAvec(text, words) + end
  const sentence = `${opens ? '(' : ''}${words}${end}`
  return /^,/.test(sentence) ? text + sentence : `${text} ${sentence}`.trim()
}
