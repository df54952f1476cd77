import { wordTable } from '@/contract/word-table'
import type { WrittenNoun } from './entries'
import type { Part, Phrase, Relation } from './phrase'
import type { Token } from './tokens'

export function partOf(
  relation: Relation,
  phrases: Phrase[],
  tokens: Token[],
  from: number,
  next: number,
): Part {
  return {
    relation,
    phrases,
    way: null,
    isChoice: false,
    from: tokens[from]?.from ?? 0,
    to: tokens[next - 1]?.to ?? 0,
    behind: null,
    opens: false,
    closes: false,
  }
}

/** A noun of which nothing more is said. */
export const plain = {
  ways: [],
  made: [],
  waysBefore: 0,
  isChoice: false,
  place: null,
  isPlaceLast: false,
  waysBeforePlace: 0,
  style: null,
  count: null,
}

/** Words beside a cut that say of which animal it is. */
const animals: [word: RegExp, name: string][] = [
  [/^lechal(?:es)?$/, 'cordero lechal'],
  [/^iberic[oa]s?$/, 'cerdo iberico'],
]

/** «paletilla lechal», «aguja ibérica»: beside a cut the word says of which animal it is. */
export function animalOf(
  { noun, made, ways }: Phrase,
  word: string,
  nouns: Map<string, WrittenNoun>,
): Phrase | null {
  const name = animals.find(([one]) => one.test(word))?.[1]
  const isCut = noun.kind === 'meat' && noun.takesOf && !noun.isMixture && made.length === 0
  const animal = name && isCut && ways.length === 0 ? nouns.get(name) : null
  return animal ? { ...plain, ways: [], made: [], noun: animal.noun, agreement: animal.agreement } : null
}

export const innermostOf = (phrase: Phrase): Phrase => {
  const last = phrase.made.at(-1)
  return last ? innermostOf(last) : phrase
}

export const parted = wordTable({ '1/2': '½', '1/4': '¼', '3/4': '¾' })

/** A list goes on with these. */
export const goesOn = (relation: Relation | 'unread') =>
  relation === 'and' || relation === 'comma' || relation === 'or'
