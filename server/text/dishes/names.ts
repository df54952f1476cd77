import type { Way, WayForm } from './entries'
import { joining, startsAt } from './joining'
import { type Source, sources } from './languages'
import type { Phrase } from './phrase'
import { lexicon } from './read-lexicon'
import type { Token } from './tokens'

/** A thing to eat in any of the languages: «Cecina de Caballo» is of no place. */
const isInLexicon = (name: string) =>
  sources.some((source) => {
    const { nouns, behind, ways } = lexicon[source]
    return nouns.has(name) || behind.has(name) || ways.has(name)
  })

/** A line that has only capitals, or a capital at each word, does not show which word is a name. */
export function namesIn(text: string, tokens: Token[], source: Source) {
  const { of: ofWords, relations, articles } = joining[source]
  const words = tokens.map(({ word }) => word)
  const spelled = ({ from, to }: Token) => text.slice(from, to)
  const joins = (at: number) =>
    [ofWords, articles].some((phrases) => startsAt(phrases, words, at)) ||
    startsAt(relations, words, at) !== null
  const showsNames = () =>
    tokens.some((token, at) => at > 0 && /^\p{Ll}{4,}/u.test(spelled(token)) && !joins(at))
  const isName = (at: number) => {
    const token = tokens[at]
    const isKnown = [1, 2, 3].some((length) => isInLexicon(words.slice(at, at + length).join(' ')))
    return (
      token !== undefined &&
      token.word !== '?' &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(spelled(token)) &&
      !isKnown &&
      !joins(at)
    )
  }

  /** «Villanueva de la Serena»: the end of a name. */
  function endOf(at: number): number {
    let next = at + 1
    for (;;) {
      const after = startsAt(ofWords, words, next)?.next ?? next
      const isSmall = tokens.slice(next, after).every((token) => /^\p{Ll}/u.test(spelled(token)))
      if (!isSmall || !isName(after)) return next
      next = after + 1
    }
  }

  /** The end of a place behind «de», if a name stands there. */
  function nameAt(at: number, head?: Phrase): number | null {
    const isArticle = /^(?:La|Las|El|Los)$/.test(tokens[at] ? spelled(tokens[at]) : '')
    if (!isName(isArticle ? at + 1 : at)) return null
    const next = endOf(isArticle ? at + 1 : at)
    return showsNames() && !head?.noun.isMixture ? next : null
  }

  /** «boliches de Jaca», and not «tacos de jaca» or «Tacos De Jaca» */
  const isCapital = (at: number) => {
    const [before, token] = [tokens[at - 1], tokens[at]]
    const isSmall = before !== undefined && /^\p{Ll}/u.test(spelled(before))
    return isSmall && token !== undefined && /^\p{Lu}\p{Ll}/u.test(spelled(token))
  }

  /** «queso Vidiago» */
  function brandAt(at: number, { noun, made }: Phrase): number | null {
    if (made.length > 0 || !isName(at) || !showsNames()) return null
    return branded.has(noun.forms.es?.singular ?? '') ? endOf(at) : null
  }

  const written = (from: number, to: number) => {
    const named = tokens.slice(from, to)
    const whole = text.slice(named[0]?.from, named.at(-1)?.to)
    return /['’]/.test(whole)
      ? whole
      : named.map((token, at) => inCapitals(spelled(token), at === 0)).join(' ')
  }

  return { nameAt, brandAt, isCapital, written }
}

/** What is sold by a name. */
const branded = new Set(
  'queso cerveza vino aceite tomate jamón helado yogur galleta chocolate ginebra ron sidra'.split(' '),
)

function inCapitals(name: string, isFirst: boolean) {
  if (!isFirst && /^(?:de|del|la|las|los|el|y)$/i.test(name)) return name.toLowerCase()
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
}

/** A name beside its thing: «Vidiago cheese». */
export function namedWay(name: string): Way {
  const form = (place: WayForm['place'], text = name): WayForm => ({ place, forms: [text, text, text, text] })
  const behind = form('after')
  return {
    forms: { en: form('before'), de: form('prefix', `${name}-`), fr: behind, ca: behind, es: behind },
    kinds: null,
    otherwise: null,
  }
}
