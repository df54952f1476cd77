import type { Noun, WrittenNoun } from './entries'
import type { Found } from './joining'
import { isVegetable, kindOf } from './kind-of'
import type { Source } from './languages'
import type { Phrase, Relation } from './phrase'
import { agrees, isColour } from './qualities'
import { lexicon } from './read-lexicon'
import { isDecidedOn } from './senses'

const longestName = 8

/** What the grammar around a noun knows of a place: a joining word, or «de». */
type Around = {
  relation: (at: number) => Found<Relation | 'unread'> | null
  madeOf: (at: number) => number | null
}

/** «pescadito», «tomatico», «patatiña», «croqueteta»: what is small and has no name of its own. «Quesillo» is no small cheese. */
const small: Partial<Record<Source, RegExp>> = {
  es: /^(.{3,})i[tc]([oa]s?)$/,
  ca: /^(.{4,})et(a|es|s|)$/,
  gl: /^(.{3,})in([oa]s?)$/,
}

/** «Granadina» is grenadine and no small pomegranate. */
const looksSmall = /^(?:granadin|palomit)[ao]s?$/

/** «calamar» of «calamarcito», and «pastel» of «pastelito»: not «paté» of «patita», nor «col» of «colita». */
const endsInConsonant = /[lnr]c$|[aeiou].*[aeiou][^aeiou]*[lnrdzj]$/

/** Reads the nouns of a dish. A name of the lexicon may be longer than what is meant. */
export function nounReader(words: string[], source: Source, { relation, madeOf }: Around) {
  const { nouns, behind, ways, cuts } = lexicon[source]

  function longest<Value>(
    map: Map<string, Value>,
    at: number,
    most = longestName,
    first = words[at] ?? '',
  ): Found<Value> | null {
    for (let length = Math.min(most, words.length - at); length > 0; length--) {
      const value = map.get([first, ...words.slice(at + 1, at + length)].join(' '))
      if (value) return { value, next: at + length }
    }
    return null
  }

  function noun(at: number, inside?: 'dish' | 'mixture'): Found<WrittenNoun> | null {
    const whole = longest(nouns, at)
    const isCut = whole && (inside || isColour(words[whole.next] ?? ''))
    const found = (isCut && beforeWay(whole.next, at)) || whole
    if (found?.value.noun.beginsOnly && at > 0) return cutOf(found.next, at) ?? longest(behind, at)
    if (found && isStuffedWith(found)) return longest(nouns, at, found.next - 1 - at)
    const joined = source === 'eu' ? comitative(at) : null
    if (joined && joined.next > (found?.next ?? 0)) return joined
    if (found && inside && / with /.test(found.value.noun.forms.en?.singular ?? ''))
      return beforeWith(found, at) ?? found
    if (found)
      return (
        cutOf(found.next, at) ??
        beforeQuality(found, at) ??
        shorter(found, at) ??
        beforeJoining(found, at) ??
        found
      )
    const cut = cutOf(at + 1, at)
    if (cut) return cut
    const [, stem, ending = ''] = looksSmall.test(words[at] ?? '')
      ? []
      : (small[source]?.exec(words[at] ?? '') ?? [])
    const base = stem
      ? [
          ...(endsInConsonant.test(stem)
            ? [`${stem.replace(/([lnr])c$/, '$1')}${ending.endsWith('s') ? 'es' : ''}`]
            : []),
          `${stem}${ending}`,
          stem.replace(/c$/, 'z'),
          `${stem.replace(/qu$/, 'c').replace(/gu$/, 'g')}${ending}`,
          `${stem.replace(/qu$/, 'c').replace(/gu$/, 'g')}${ending.replace('o', 'e')}`,
        ]
      : []
    for (const word of base) {
      const known = longest(nouns, at, longestName, word)
      if (known) return hasSenses(word, known.value.noun) ? null : known
    }
    return null
  }

  /** «lomo» is a loin, but «lomo de merluza» a fillet. */
  function cutOf(next: number, at: number): Found<WrittenNoun> | null {
    const thing = longest(nouns, madeOf(next) ?? words.length)
    if (!thing) return null
    const { noun: made } = thing.value
    const kinds = isVegetable(made) ? ['vegetable', made.kind] : [kindOf(made)]
    const cut = (kind: string) => cuts.get([...words.slice(at, next), kind].join(' '))
    const value = kinds.map(cut).find(Boolean)
    return value ? { value, next } : null
  }

  /** «txirlekin» is Basque for «con almejas», «patata frijituekin» for «con patatas fritas», «baratxuriz» for «con ajo». */
  function comitative(at: number): Found<WrittenNoun> | null {
    for (const length of [2, 1]) {
      const name = words.slice(at, at + length).join(' ')
      const [, stem, ending] = /^(.{2,}?)(arekin|ekin|z)$/.exec(name) ?? []
      const value = stem && (nouns.get(stem) ?? nouns.get(`${stem}a`))
      if (value)
        return {
          value: { ...value, agreement: { ...value.agreement, isPlural: ending === 'ekin' } },
          next: at + length,
        }
    }
    return null
  }

  /** «tarta de almendra» is a name, but in «tarta de almendra y naranja» a list begins, and in «crema de patata asada» the potato is roast. */
  function shorter(found: Found<WrittenNoun>, at: number): Found<WrittenNoun> | null {
    const value = (at > 0 ? behind : nouns).get(words[at] ?? '')
    if (/^(?:ostras|soja)$/.test(words[found.next - 1] ?? '')) return null
    if (found.next < at + 3 || !value?.noun.isMixture || madeOf(at + 1) === null) return null
    if (/^(?:asad|ahumad|caramelizad|escabechad)[oa]s?$/.test(words[found.next] ?? ''))
      return { value, next: at + 1 }
    const joined = relation(found.next)
    if (joined?.value !== 'and' && joined?.value !== 'comma') return null
    const more = longest(nouns, joined.next)
    return more && !more.value.noun.isMixture && more.next - joined.next < 3 ? { value, next: at + 1 } : null
  }

  /** «flan casero» is a name, but in «flan casero de huevo» the flan is made of a thing that is named. */
  function beforeQuality({ value, next }: Found<WrittenNoun>, at: number): Found<WrittenNoun> | null {
    const head = nouns.get(words[at] ?? '')
    if (value.noun.takesOf || !head?.noun.takesOf || madeOf(next) === null || longest(ways, next)) return null
    return longest(ways, at + 1)?.next === next ? { value: head, next: at + 1 } : null
  }

  /** «piña rellena» is a name, but in «piña rellena de gambas» the pineapple is stuffed with a thing that is named. */
  const isStuffedWith = ({ value, next }: Found<WrittenNoun>) =>
    (!value.noun.takesOf || isJoining(words[next] ?? '')) && relation(next - 1)?.value === 'stuffed'

  /** «melón con jamón» is a name, but in «crema de melón con jamón» the ham is the soup's. */
  function beforeWith({ next }: Found<WrittenNoun>, at: number): Found<WrittenNoun> | null {
    const joint = words.slice(at, next).findIndex((word, index) => index > 0 && isJoining(word))
    return joint < 0 ? null : longest(nouns, at, joint)
  }

  /** «melón con jamón» is a name, but in «melón con jamón ibérico» the ham has a longer one. */
  function beforeJoining({ next }: Found<WrittenNoun>, at: number): Found<WrittenNoun> | null {
    const joint = words.slice(at, next).findIndex((word, index) => index > 0 && isJoining(word))
    const thing = joint < 0 ? null : longest(nouns, at + joint + 1)
    return thing && thing.next > next ? longest(nouns, at, joint) : null
  }

  /** «pollo al curry» is a name, but in «pechuga de pollo al curry» the curry is the breast's, and in «pollo al curry rojo» it is red. */
  function beforeWay(next: number, at: number): Found<WrittenNoun> | null {
    const joint = words
      .slice(at, next)
      .findIndex((word, index) => index > 0 && ['al', 'a', 'en'].includes(word))
    return joint < 0 ? null : longest(nouns, at, joint)
  }

  /** «tarta de queso» of «tarta queso» and «tarta casera de queso». */
  function nameOf(head: number, at: number): Found<WrittenNoun> | null {
    for (let next = Math.min(words.length, at + 3); next > at; next--) {
      const value = nouns.get([words[head], 'de', ...words.slice(at, next)].join(' '))
      if (value) return { value, next }
    }
    return null
  }

  /** No name where a list goes on, «mousse vegana de chocolate y aguacate», nor before a quality of what it is made of, «pizza vegana de verduras asadas». */
  function wholeOf(head: number, at: number, { noun: thing }: Phrase): Found<WrittenNoun> | null {
    const found = nameOf(head, at)
    const quality = found && longest(ways, found.next)
    if (!found || (quality?.value.agreements && !agrees(quality.value, found.value.agreement))) return null
    const joined = relation(quality?.next ?? found.next)?.value
    return thing.isMixture && (joined === 'and' || joined === 'comma') ? null : found
  }

  return { noun, longest, comitative, nameOf, wholeOf }
}

/** «caña» is a beer, a pastry or a bone, and its neighbours say which: a small one is read as none of them. */
const hasSenses = (word: string, { kind }: Noun) =>
  (kind === 'drinks' || kind === 'sweet') && isDecidedOn(word)

export const isJoining = (word: string) => ['con', 'amb', 'en'].includes(word)
