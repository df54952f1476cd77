import type { WrittenWay } from './entries'
import { counts, type Found, joining, type Starting, startsAt } from './joining'
import { places } from './joining-words'
import type { Source } from './languages'
import { comesFromPlaces, goesInto, isChosen, isFilling, isOfMeats, isOfParts, takesList } from './made-of'
import { checked } from './meatless'
import { namedWay, namesIn } from './names'
import { animalOf, goesOn, innermostOf, parted, partOf, plain } from './parts'
import type { Part, Phrase, ReadDish, Relation } from './phrase'
import { attach, fits, isColour, isOfWay, wayBeside } from './qualities'
import { lexicon } from './read-lexicon'
import { isJoining, nounReader } from './read-noun'
import { inTheirSense } from './senses'
import { settled } from './settled'
import { wordsOf } from './spelling'
import { type Token, tokensOf } from './tokens'

/**
 * Reads a dish by its grammar. Null where a part that the rest hangs on is unknown: then nothing of the dish may be translated. What is
 * unknown behind a joining word ends the reading there.
 */
export function readDish(text: string, source: Source, isMended = false): ReadDish | null {
  const written = tokensOf(text)
  while (written.at(-1)?.word === '.') written.pop()
  const tokens = inTheirSense(written, text, source)
  const reader = readerOf(text, tokens, source, isMended)
  const first = reader.phrase(0)
  if (!first) return null
  const parts: Part[] = [partOf('head', [first.value], tokens, 0, first.next)]
  let at = first.next
  while (at < tokens.length) {
    const isAside = tokens[at]?.word === '('
    const more = isAside ? asideAt(at) : partAt(at)
    if (more) {
      parts.push(...more.value)
      at = more.next
      continue
    }
    if (!isAside && !reader.relation(at)) return null
    return checked({ parts: settled(parts), unknownFrom: tokens[at]?.from ?? null })
  }
  return checked({ parts: settled(parts), unknownFrom: null })

  function lastPhrase() {
    return parts.findLast(({ phrases }) => phrases.length > 0)?.phrases.at(-1) ?? null
  }

  function partAt(start: number, isInAside = false): Found<Part[]> | null {
    const found = reader.relation(start)
    const beginsAside = isInAside && (!found || found.value === 'unread')
    const joined = beginsAside ? { value: 'head' as const, next: start } : found
    const isQuality = joined && (qualifying.includes(joined.value) || (isInAside && joined.value === 'comma'))
    const quality = isQuality ? reader.quality(joined.next) : null
    if (joined && quality && reader.ends(quality.next)) {
      const behind = lastPhrase()
      const meaning = behind ? wayBeside(quality.value.way, behind) : quality.value.way
      if (joined.value === 'and' && behind) {
        behind.ways.push(meaning)
        return { value: [], next: quality.next }
      }
      const part = partOf(joined.value === 'unread' ? 'and' : joined.value, [], tokens, start, quality.next)
      return { value: [{ ...part, way: meaning, behind }], next: quality.next }
    }
    const again = joined?.value === 'or' && parts.length === 1 ? reader.again(joined.next) : null
    const list =
      again ?? (joined && joined.value !== 'unread' ? reader.list(joined.next, joined.value) : null)
    if (!joined || joined.value === 'unread' || !list || !reader.ends(list.next)) return null
    const part = partOf(joined.value, list.value, tokens, start, list.next)
    return { value: [{ ...part, isChoice: list.isChoice, behind: lastPhrase() }], next: list.next }
  }

  /** «(con patatas)», up to its end or not at all. */
  function asideAt(start: number): Found<Part[]> | null {
    const inside: Part[] = []
    let next = start + 1
    while (tokens[next] && tokens[next]?.word !== ')') {
      const more = partAt(next, true)
      if (!more) return null
      inside.push(...more.value)
      next = more.next
    }
    const from = tokens[start]?.from ?? 0
    const value = inside.map((part, index) => ({
      ...part,
      from,
      opens: index === 0,
      closes: index === inside.length - 1,
    }))
    return value.length > 0 && tokens[next] ? { value, next: next + 1 } : null
  }
}

/** «o a la romana», «y gratinada», «(vegana)» */
const qualifying: (Relation | 'unread')[] = ['or', 'and', 'head']

function readerOf(text: string, tokens: Token[], source: Source, isMended: boolean) {
  const { nouns, ways } = lexicon[source]
  const { of: ofWords, relations, articles, styles } = joining[source]
  const words = wordsOf(tokens, text, source, isMended)
  const names = namesIn(text, tokens, source)
  const { noun, longest, comitative, nameOf, wholeOf } = nounReader(words, source, { relation, madeOf })
  const starting = <Value>(phrases: Starting<Value>, at: number) => startsAt(phrases, words, at)

  function relation(at: number): Found<Relation | 'unread'> | null {
    if (source === 'eu' && isWith(at)) return { value: 'with', next: at }
    const found = starting(relations, at)
    const after = found?.value === 'comma' ? relation(found.next) : null
    return after && after.value !== 'comma' ? after : found
  }

  /** «urdaiazpikoarekin», and «urdaiazpiko eta patatekin», where only the last of them says it. */
  function isWith(at: number): boolean {
    if (comitative(at)) return true
    const first = longest(nouns, at)
    const isListed = first !== null && ['eta', ','].includes(words[first.next] ?? '')
    return isListed && isWith(first.next + 1)
  }

  const afterArticle = (at: number) => starting(articles, at)?.next ?? at

  /**
   * The way at a place. «con tomate» is no way before «y atún», nor in a salad, and «con salsa» none before a sauce that nobody knows. A longer joining word or name wins: «relleno de»,
   * «con tomate cherry», and «sin espinas» goes on in «sin espinas ni piel».
   */
  function way(at: number, isMixture: boolean): Found<WrittenWay> | null {
    const found = longest(ways, at)
    if (!found) return null
    const isWith = words[at] === 'con' || words[at] === 'amb'
    const isSauce = words[at] === 'en' && words[at + 1] === 'salsa'
    if ((relation(at)?.next ?? 0) > found.next) return null
    const thing = isJoining(words[at] ?? '') ? longest(nouns, at + 1) : null
    if (thing && thing.next > found.next) return null
    const isFollowed = madeOf(found.next) !== null || relation(found.next) || longest(ways, found.next)
    const isWithout = isFollowed && words[found.next] === 'ni'
    const isSauceOf = words[found.next - 1] === 'salsa' && longest(nouns, found.next) !== null
    if (isWithout || isSauceOf) return null
    const isCut = (isWith || isSauce) && (isFollowed || !ends(found.next))
    return (isWith && isMixture) || isCut ? null : found
  }

  /** Where «en tempura» begins in «en tempura negra», and «con queso» in «gratinado con queso vegano»: what follows is said of the tempura. */
  function jointOf({ next }: Found<WrittenWay>, at: number, read: Phrase): number | null {
    const quality = longest(ways, next)
    if (!quality?.value.agreements) return null
    const joint = words.findIndex(
      (word, index) => index >= at && index < next && /^(?:con|amb|en|al|ao)$/.test(word),
    )
    const thing = joint < 0 ? null : longest(nouns, joint + 1)
    if (!thing && joint === at && isColour(words[next] ?? '')) return joint
    if (!thing || thing.next < next) return null
    return isOfWay(quality.value, words[next] ?? '', thing.value.agreement, read) ? joint : null
  }

  function madeOf(at: number): number | null {
    return starting(ofWords, at)?.next ?? null
  }

  function phrase(start: number, inside?: 'dish' | 'mixture'): Found<Phrase> | null {
    const { at, count } = counted(start)
    const before = inside ? null : longest(ways, at)
    const head = noun(at, inside) ?? (before && noun(before.next))
    if (!head) return null
    const isBefore = noun(at) === null && before !== null
    const { noun: thing, agreement } = head.value
    const ownWays =
      isBefore && before ? [wayBeside(before.value.way, { noun: thing, made: [], ways: [] })] : []
    let read: Phrase = { ...plain, noun: thing, agreement, ways: ownWays, made: [], count }
    const isNamed = source === 'eu' && !longest(ways, head.next) && !relation(head.next)
    const named = isNamed ? noun(head.next) : null
    const made = named && words[named.next] !== 'eta' ? named : null
    if (made?.value.noun.takesOf) read = { ...read, ...made.value, ways: [], made: [read] }
    const next = complete(read, made?.value.noun.takesOf ? made.next : head.next, inside)
    return next === null ? null : { value: read, next }
  }

  /** «2 huevos», «los huevos», «un par de huevos» */
  function counted(start: number) {
    const part = parted[words.slice(start, start + 3).join('')]
    if (part) return { at: words[start + 3] === 'de' ? start + 4 : start + 3, count: part }
    const isNumber = /^(?:\d+|½)$/.test(words[start] ?? '')
    if (isNumber) return { at: afterArticle(start + 1), count: words[start] ?? null }
    const counting = noun(start) ? null : starting(counts[source], start)
    if (counting && noun(counting.next)) return { at: counting.next, count: counting.value }
    return { at: afterArticle(start), count: null }
  }

  /** Reads what hangs on a noun. Null where «de» has something behind it that is unknown, or that this noun is not made of. */
  function complete(read: Phrase, start: number, inside?: 'dish' | 'mixture'): number | null {
    let at = start
    let fixedWayAt: number | null = null
    for (;;) {
      const animal = animalOf(read, words[at] ?? '', nouns)
      if (animal) {
        read.made = [animal]
        at += 1
        continue
      }
      const whole = way(at, read.noun.isMixture)
      const joint = whole && jointOf(whole, at, read)
      const found = joint === null ? whole : longest(ways, at, joint - at)
      if (joint !== null && !found) return at
      if (found && (!inside || fits(found.value, read, words[at] ?? '', inside))) {
        attach(found.value, read, words[at] ?? '')
        fixedWayAt = found.value.agreements === null && relation(at) ? at : null
        at = found.next
        continue
      }
      const brand = names.brandAt(at, read)
      if (brand !== null) {
        read.ways.push(namedWay(names.written(at, brand)))
        at = brand
        continue
      }
      const style = inside ? null : starting(styles, at)
      const styled = style && (placeAt(style.next) ?? nameAt(style.next))
      if (styled) {
        read.style = styled.value
        at = styled.next
        continue
      }
      const manner = style && longest(ways, style.next)
      if (manner) {
        const quality = wayBeside(manner.value.way, read)
        // «al horno estilo alemán»: behind «au four», the oven would be German.
        if (manner.value.agreements) read.ways.unshift(quality)
        else read.ways.push(quality)
        if (manner.value.agreements && read.waysBefore > 0) read.waysBefore += 1
        at = manner.next
        continue
      }
      const behind = found ? null : madeOf(at)
      if (behind === null) return found || inside ? at : (withoutOf(read, at) ?? at)
      const place = placeBehind(at, behind, read)
      if (place && fixedWayAt !== null && /^(?:queso|formatge|queixo)$/.test(words[at - 1] ?? '')) {
        read.ways.pop()
        return fixedWayAt
      }
      if (place) {
        read.place = place.value
        read.isPlaceLast = fixedWayAt !== null
        read.waysBeforePlace = read.ways.length
        at = place.next
        continue
      }
      const innermost = innermostOf(read)
      if (inside) return at
      const named = at > start && read.made.length === 0 ? wholeOf(start - 1, behind, read) : null
      if (named) {
        Object.assign(read, named.value)
        at = named.next
        continue
      }
      const isMade = innermost.noun.takesOf && innermost.made.length === 0
      // «al queso de Valdeón»
      const sauceAt = fixedWayAt === null ? null : relation(fixedWayAt)
      const isOfSauce = sauceAt !== null && (longest(nouns, sauceAt.next)?.next ?? 0) >= at
      const made = isMade && !isOfSauce ? madeList(behind, innermost) : null
      if (!made && fixedWayAt === null) return null
      if (!made) {
        read.ways.pop()
        if (read.isPlaceLast) read.place = null
        return fixedWayAt
      }
      innermost.made = made.value
      innermost.waysBefore = innermost.ways.length
      innermost.isChoice = made.isChoice
      // «Tosta de mermelada de tomate y queso»
      const isListed = innermost !== read && read.made.at(-1) === innermost && read.noun.isMixture
      at = isListed ? listed(read.made, made.next, read, start) : made.next
    }
  }

  /** «tarta queso», «crema puerro»: owners leave «de» out. */
  function withoutOf(read: Phrase, at: number): number | null {
    if (!read.noun.isMixture || read.made.length > 0 || source === 'eu') return null
    const whole = nameOf(at - 1, at)
    if (whole) return complete(Object.assign(read, whole.value), whole.next)
    const made = longest(nouns, at) && madeList(at, read)
    if (!made) return null
    read.made = made.value
    read.isChoice = made.isChoice
    return complete(read, made.next)
  }

  /** «de tomate, cebolleta y bonito»: only of what may be made of many things. */
  function madeList(at: number, head: Phrase): (Found<Phrase[]> & { isChoice: boolean }) | null {
    const inside = takesList(head) ? 'mixture' : 'dish'
    const first = phrase(at, inside)
    if (!first) return null
    const made = [first.value]
    const next = listed(made, withOwnWay(first, head), head, at)
    const other = made.length === 1 ? otherOf(first.value, next, inside, isChosen(head)) : null
    return other
      ? { value: [first.value, other.value], next: other.next, isChoice: true }
      : { value: made, next, isChoice: false }
  }

  /** Adds what goes on a list of what the head is made of. */
  function listed(made: Phrase[], from: number, head: Phrase, at: number): number {
    let next = from
    while (takesList(head) || isOfMeats(head)) {
      const joined = relation(next)
      if (!joined || joined.value === 'or' || !goesOn(joined.value)) break
      const more = phrase(madeOf(joined.next) ?? joined.next, takesList(head) ? 'mixture' : 'dish')
      if (!more || !goesInto(more.value, { ...head, made }, { at, isLast: joined.value === 'and' })) break
      made.push(more.value)
      next = withOwnWay(more, head)
    }
    return next
  }

  /** «ensalada de burrata, melocotón a la brasa y rúcula»: before the rest of a list a way is said of what it stands behind. */
  function withOwnWay({ value, next }: Found<Phrase>, head: Phrase): number {
    const found = longest(ways, next)
    if (!found || found.value.agreements || isJoining(words[next] ?? '') || !isOfParts(head)) return next
    const joined = relation(found.next)
    const more =
      joined && goesOn(joined.value) && joined.value !== 'or' ? phrase(joined.next, 'mixture') : null
    if (!more || !goesInto(more.value, head, { at: next, isLast: true })) return next
    value.ways.push(wayBeside(found.value.way, { ...head, made: [value] }))
    return found.next
  }

  /** «empanada de atún o de bacalao», «yakisoba de verduras o pollo»: a bare thing at the end, of what a dish may be made of; «croquetas de jamón o calamares» are two dishes. */
  function otherOf(one: Phrase, at: number, inside: 'dish' | 'mixture', isBare: boolean) {
    const joined = relation(at)
    if (joined?.value !== 'or') return null
    const behind = madeOf(joined.next)
    if (behind !== null) return phrase(behind, inside)
    const more = isBare && isFilling(one) ? phrase(joined.next, inside) : null
    const isEnd = more && (more.next >= words.length || words[more.next] === '(')
    return isEnd && isFilling(more.value) ? more : null
  }

  function list(at: number, joinedBy: Relation) {
    const first = phrase(at)
    if (!first) return null
    const phrases = [first.value]
    let { next } = first
    let isChoice = false
    while (!['and', 'comma', 'or', 'plus', 'slash'].includes(joinedBy)) {
      const joined = relation(next)
      const more = joined && goesOn(joined.value) ? phrase(joined.next) : null
      if (!joined || !more || !ends(more.next)) break
      isChoice ||= joined.value === 'or'
      phrases.push(more.value)
      next = more.next
    }
    return { value: phrases, next, isChoice }
  }

  const ends = (at: number) =>
    at >= words.length || words[at] === '(' || words[at] === ')' || relation(at) !== null

  /** «Barco de Ávila», «La Bañeza», or a name that no list has. */
  function placeBehind(at: number, behind: number, head: Phrase): Found<string> | null {
    if (words[at - 1] === 'vino' && words[behind] === 'toro') return { value: 'Toro', next: behind + 1 }
    const withArticle = words[at] === 'de' ? at + 1 : behind
    return (
      placeAt(behind, head) ?? placeAt(withArticle, head) ?? nameAt(withArticle, head) ?? nameAt(behind, head)
    )
  }

  function placeAt(at: number, head?: Phrase): Found<string> | null {
    for (let length = 4; length > 0; length--) {
      const name = words.slice(at, at + length).join(' ')
      if (places.has(name) && (!isFood(name) || names.isCapital(at) || comesFromPlaces(head)))
        return { value: names.written(at, at + length), next: at + length }
    }
    return null
  }

  /** «tacos de jaca»: jackfruit, and not the town. */
  const isFood = (name: string) => ['sea', 'garden'].includes(nouns.get(name)?.noun.kind ?? '')

  function nameAt(at: number, head?: Phrase): Found<string> | null {
    const next = names.nameAt(at, head)
    return next === null ? null : { value: names.written(at, next), next }
  }

  /** «tarta de queso o de chocolate»: the head is meant again. */
  function again(at: number) {
    const behind = madeOf(at)
    const head = behind === null ? null : longest(nouns, 0, 1)
    if (behind === null || !head) return null
    const whole = nameOf(0, behind)
    const made = whole || !head.value.noun.takesOf ? null : madeList(behind, { ...plain, ...head.value })
    if (!whole && !made) return null
    const read: Phrase = { ...plain, ...(whole ?? head).value, ways: [], made: made?.value ?? [] }
    const next = complete(read, (whole ?? made)?.next ?? at)
    return next === null ? null : { value: [read], next, isChoice: false }
  }

  /** A way that no noun stands before or behind: «o a la romana». */
  const quality = (at: number) => (noun(at) ? null : way(at, false))

  return { phrase, relation, list, again, ends, quality }
}
