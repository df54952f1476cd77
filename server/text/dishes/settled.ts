import type { Part, Phrase } from './phrase'
import { lexicon } from './read-lexicon'

const fruit =
  /pineapple|strawberr|raspberr|berries|banana|apple|pear|peach|melon|fruit|fig|plum|cherry|mango|orange|kiwi/

/** What only the whole of a dish tells of one of its words. */
export const settled = (parts: Part[]): Part[] =>
  servedOnce(withPotatoes(withSides(withCustard(inOrder(parts.map(withoutItself))))))

/**
 * «Filloas con crema», «pinya amb crema»: in a dessert and with fruit «crema» is custard, which has egg, and «nata» is cream. With coffee it
 * is cream.
 */
function withCustard(parts: Part[]): Part[] {
  const head = parts[0]?.phrases[0]?.noun
  const cream = lexicon.es.behind.get('crema')?.noun
  const custard = lexicon.es.nouns.get('crema pastelera')?.noun
  const english = head?.forms.en?.singular ?? ''
  const isDessert = head?.kind === 'sweet' ? !/coffee|chocolate|ice cream/.test(english) : fruit.test(english)
  if (!isDessert || !cream || !custard) return parts
  const asCustard = (phrase: Phrase): Phrase => ({
    ...phrase,
    noun: phrase.noun === cream && phrase.made.length === 0 ? custard : phrase.noun,
    made: phrase.made.map(asCustard),
  })
  return parts.map((part) => ({ ...part, phrases: part.phrases.map(asCustard) }))
}

/** «Pollo con ciruelas y piñones», «codillo con puré»: beside meat plums are dried, and a purée is of potatoes. */
const besideMeat = [
  ['ciruela', 'ciruela pasa'],
  ['pure', 'pure de patata'],
] as const

const isMeat = ({ noun, made }: Phrase): boolean =>
  noun.kind === 'meat' ||
  made.some(isMeat) ||
  /\b(?:chicken|lamb|pork|beef|turkey|duck|rabbit)\b/.test(noun.forms.en?.singular ?? '')

function withSides(parts: Part[]): Part[] {
  const [head, ...others] = parts
  const thing = head?.phrases[0]
  if (!head || !thing || !isMeat(thing)) return parts
  const { nouns, behind } = lexicon.es
  const sideOf = ({ noun, made }: Phrase) => {
    const found = made.length === 0 && besideMeat.find(([name]) => behind.get(name)?.noun === noun)
    return (found && nouns.get(found[1])?.noun) || noun
  }
  const asSide = (phrase: Phrase): Phrase => ({ ...phrase, noun: sideOf(phrase) })
  const main = { ...thing, made: thing.made.map(asSide) }
  return [
    { ...head, phrases: [main, ...head.phrases.slice(1)] },
    ...others.map((part) => ({ ...part, phrases: part.phrases.map(asSide) })),
  ]
}

/** «Judías verdes con patata»: beside a dish there is more than one. */
function withPotatoes([head, ...others]: Part[]): Part[] {
  const potato = lexicon.es.nouns.get('patata')?.noun
  const several = (phrase: Phrase): Phrase =>
    phrase.noun === potato && phrase.ways.length + phrase.made.length === 0 && phrase.count === null
      ? { ...phrase, agreement: { ...phrase.agreement, isPlural: true } }
      : phrase
  return head ? [head, ...others.map((part) => ({ ...part, phrases: part.phrases.map(several) }))] : others
}

/** «Revuelto de huevo con champiñones»: scrambled eggs are of eggs. */
function withoutItself(part: Part): Part {
  const isEgg = ({ noun, ways, place }: Phrase) =>
    /^huevos?$/.test(noun.forms.es?.singular ?? '') && ways.length === 0 && !place
  const phrases = part.phrases.map((phrase) =>
    /^revuelto/.test(phrase.noun.forms.es?.singular ?? '')
      ? { ...phrase, made: phrase.made.filter((one) => !isEgg(one)) }
      : phrase,
  )
  return { ...part, phrases }
}

/** «Tofu marinado en soja» is tofu marinated in soya, and no marinated tofu in soya. */
function inOrder(parts: Part[]): Part[] {
  return parts.map((part, at) => {
    const thing = part.phrases.at(-1)
    const way = thing?.ways.at(-1)
    const english = way?.forms.en
    const isBefore = english?.place === 'before' && steeped.test(english.forms[0])
    if (!thing || !way || !english || !isBefore || parts[at + 1]?.relation !== 'in') return part
    const behind = {
      ...way,
      forms: { ...way.forms, en: { ...english, place: 'after' as const } },
      otherwise: null,
    }
    const last = { ...thing, ways: [...thing.ways.slice(0, -1), behind] }
    return { ...part, phrases: [...part.phrases.slice(0, -1), last] }
  })
}

const steeped =
  /^(?:marinated|macerated|soaked|cooked|slow-cooked|preserved|wrapped|rolled|coated|dipped|poached)$/

/** «Sopas de ajo» and «garbanzas compuestas» are one soup and one stew. */
function servedOnce([head, ...others]: Part[]): Part[] {
  if (!head) return others
  return [{ ...head, phrases: head.phrases.map(asOne) }, ...others]
}

const asOne = (phrase: Phrase): Phrase => ({
  ...phrase,
  agreement: isOne(phrase) ? { ...phrase.agreement, isPlural: false } : phrase.agreement,
  made: phrase.made.map(asOne),
})

const isOne = ({ noun, ways, count }: Phrase) =>
  count === null &&
  /\b(?:soup|stew)\b/.test(noun.forms.en?.singular ?? '') &&
  !ways.some(({ forms }) => /assorted|varied|mixed|cold|hot/.test(forms.en?.forms[0] ?? ''))
