import { searchText } from '@/contract/search'
import { nameLength, namesFood, type SearchLanguage } from '@/server/text/dishes/spanish-for'
import { foldWord } from '@/server/text/fold-word'

const setOf = (words: string) => new Set(words.split(' '))

/** What stands beside them is to be left out, in the languages of our pages. */
const ahead = setOf('no not without sin sans pas ohne kein keine keinen keiner keinem sense sen libre')
const behind = setOf('free gabe')
const articles = setOf('de d any')
const joining = setOf('y e ni nin nor or o u i ou and und oder et eta edo ,')
const surelyNot = setOf('ni nin nor')
/** What begins something else than the food beside «without». */
const breaks = setOf('con with avec mit amb para for pour fur pero but mais aber baina')

export const isNegation = (word: string, page: SearchLanguage) => {
  const key = foldWord(word)
  // «sopa no peixe» is soup in which there is fish.
  return behind.has(key) || (ahead.has(key) && !(key === 'no' && page === 'gl'))
}

/** The words of a search text, without emoji, quotes and operators. Commas are words here. */
const tokensOf = (typed: string): string[] =>
  searchText(typed).match(/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*|,/gu) ?? []

const maxWords = 12

/** The words of a search text, without emoji, quotes and operators. */
export const wordsOf = (typed: string): string[] =>
  tokensOf(typed)
    .filter((word) => word !== ',')
    .slice(0, maxWords)

type Item = { from: number; to: number; name: string; isFood: boolean }

/**
 * What is named beside «without» is not looked for, in any language: nobody may find pork who writes «sin cerdo». Menus do not say all
 * that is in a dish, so it leaves no menu out either. Allergens that owners declare are filters, which the web reads before. In doubt,
 * more is left out: everything up to a comma, «con» or the end.
 */
export function leaveOut(typed: string, page: SearchLanguage): { rest: string[]; leftOut: string[] } {
  const words = tokensOf(typed)
  const keys = words.map(foldWord)
  const dropped = new Set<number>()
  const leftOut: string[] = []

  const drop = (no: number, items: Item[]) => {
    const [first, last] = [items[0], items.at(-1)]
    if (!first || !last) return
    for (let at = Math.min(no, first.from); at < Math.max(no + 1, last.to); at++) dropped.add(at)
    leftOut.push(...items.map(({ name }) => name))
  }

  for (const [at, key] of keys.entries()) {
    if (dropped.has(at)) continue
    const inside = /^(.{3,})frei(?:e[mnrs]?)?$/.exec(key)?.[1]
    if (inside && namesFood(inside, page)) {
      dropped.add(at)
      leftOut.push((words[at] ?? '').slice(0, inside.length))
    } else if (behind.has(key)) drop(at, itemsBefore(words, keys, at, page))
    else if (isNegation(key, page) && (key !== 'libre' || keys[at + 1] === 'de'))
      drop(at, itemsAfter(words, keys, at + 1, page))
  }
  if (leftOut.length === 0) return { rest: wordsOf(typed), leftOut }
  const left = words.filter((_, at) => !dropped.has(at))
  return { rest: withoutEnds(left).slice(0, maxWords), leftOut }
}

/** «chicken and», of «chicken and without pork». */
function withoutEnds(words: string[]): string[] {
  const means = (word: string) => {
    const key = foldWord(word)
    return !joining.has(key) && !breaks.has(key) && !articles.has(key)
  }
  const [from, to] = [words.findIndex(means), words.findLastIndex(means)]
  return from < 0 ? [] : words.slice(from, to + 1).filter((word) => word !== ',')
}

/** What is named behind «sin»: items with «y», «ni» or a comma between them. Empty where the first names no food: «sin alcohol». */
function itemsAfter(words: string[], keys: string[], start: number, page: SearchLanguage): Item[] {
  const items: Item[] = []
  let isSure = false
  let from = start
  while (from < keys.length && articles.has(keys[from] ?? '')) from++
  let at = from
  const end = () => {
    const name = words.slice(from, at)
    const isFood = name.some((word) => namesFood(word, page)) || nameLength(name, page) > 0
    if (name.length > 0) items.push({ from, to: at, name: name.join(' '), isFood })
  }
  while (at < keys.length) {
    const key = keys[at] ?? ''
    const isNew = at === from
    const isBreak = breaks.has(key) || isNegation(key, page)
    // Behind a comma alone, something else may begin: «sin cerdo, pollo».
    if (isBreak || (key === ',' && !listGoesOn(keys, at + 1, page))) break
    if (joining.has(key)) {
      end()
      isSure ||= surelyNot.has(key)
      at++
      while (articles.has(keys[at] ?? '')) at++
      from = at
    } else at += isNew ? Math.max(1, nameLength(words.slice(at), page)) : 1
  }
  end()
  return items[0]?.isFood || (isSure && items.some(({ isFood }) => isFood)) ? items : []
}

function listGoesOn(keys: string[], start: number, page: SearchLanguage) {
  const more = keys.slice(start)
  const end = more.findIndex((key) => breaks.has(key) || isNegation(key, page))
  return more.slice(0, end < 0 ? undefined : end).some((key) => key !== ',' && joining.has(key))
}

/** What is named before «gabe» and «free»: the longest name there, and those that «eta» and «and» join to it. */
function itemsBefore(words: string[], keys: string[], no: number, page: SearchLanguage): Item[] {
  const items: Item[] = []
  let to = no
  while (to > 0) {
    const item = nameBefore(words, to, page)
    if (!item) break
    items.unshift(item)
    const joint = item.from - 1
    if (!joining.has(keys[joint] ?? '') || (keys[joint] === ',' && items.length < 2)) break
    to = joint
  }
  return items
}

const longest = 4

/** Words that say of what a food is: «goat cheese free», «koko esnerik gabe». */
const kinds = setOf(
  'coconut almond oat soy goat goats sheep red white blue koko olo soja ahuntz ardi txerri behi',
)

function nameBefore(words: string[], to: number, page: SearchLanguage): Item | null {
  const last = words[to - 1] ?? ''
  for (let from = Math.max(0, to - longest); from < to; from++) {
    const before = words.slice(from, to - 1)
    if (before.some((word) => joining.has(foldWord(word)))) continue
    const bare = [...before, last.replace(/r?ik$/, '')]
    const isName = [bare, [...before, definite(last)], [...before, last]].some((name) =>
      name.length === 1 ? namesFood(name[0] ?? '', page) : nameLength(name, page) === name.length,
    )
    if (!isName) continue
    const first = from > 0 && kinds.has(foldWord(words[from - 1] ?? '')) ? from - 1 : from
    return { from: first, to, name: [...words.slice(first, to - 1), definite(last)].join(' '), isFood: true }
  }
  return null
}

/** «txerrikia», of «txerrikirik»: a partitive stands only beside «gabe» and «ez». */
function definite(word: string) {
  const stem = word.replace(/(?<=[aeiou])rik$|(?<=[^aeiouk])ik$/i, '')
  return stem === word || /a$/i.test(stem) ? stem : `${stem}a`
}
