import { type Amount, standInForAmounts } from '@/contract/rules/menu-text/amounts'
import { fold, wordsOf } from '@/contract/rules/menu-text/words'

/** How many other words of the message may stand between the words of a name: «ensalada mixta o de tomate». */
const mostBetween = 12

/** What a message holds, to check an answer by: its words in their order, its signs and its numbers. */
export type MessageWords = {
  words: readonly string[]
  signs: Set<string>
  numbers: Set<number>
  places: Map<string, number[]>
}

export function writtenIn(message: string): MessageWords {
  const folded = fold(message)
  const words = wordsOf(folded)
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) places.set(word, [...(places.get(word) ?? []), at])
  return { words, signs: new Set(folded), numbers: numbersIn(message), places }
}

/** Whether all words of the name are in the message, in this order and near each other, and so are its signs. */
export function holdsName({ words, signs, places }: MessageWords, name: string): boolean {
  const folded = fold(name)
  const [first, ...others] = wordsOf(folded)
  if (first === undefined || ![...folded].every((sign) => usual.test(sign) || signs.has(sign))) return false
  return (places.get(first) ?? []).some((start) => {
    const last = start + others.length + mostBetween
    let at = start
    for (const word of others) {
      at = words.indexOf(word, at + 1)
      if (at < 0 || at > last) return false
    }
    return true
  })
}

const usual = /[\p{L}\p{N}\s,.'’()-]/u

/** All numbers that are written, in figures or as an amount in words. */
function numbersIn(message: string): Set<number> {
  const figures = [...message.matchAll(/\d+(?:[.,'’´:]\d{1,2})?/g)].flatMap(([found]) => [
    Number(found.replace(/[,'’´:]/, '.')),
    ...found.split(/\D/).map(Number),
  ])
  const amounts: Amount[] = []
  for (const line of message.split('\n')) standInForAmounts(line, amounts)
  return new Set([...figures, ...amounts.flatMap((amount) => ('euros' in amount ? amount.euros : []))])
}
