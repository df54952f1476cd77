import { type Amount, amountsIn, standIn } from './amounts'
import { knownBeginning, stems } from './dish-knowledge'
import { fold, wordsOf } from './fold'
import { listed, phraseAt, phrases } from './phrases'
import { sentenceCase } from './sentence-case'
import { suggestedAllergens } from './suggested-allergens'
import type { Doubt, ParsedItem } from './types'
import { leadIns } from './words/talk'

const longestName = 300
const leads = phrases(
  listed(leadIns.replaceAll('\n', ' ')).map((phrase) => [wordsOf(phrase).join(' '), true] as const),
)
const soldOut = /[([]? ?\b(?:agotad[oa]s?|se acabo|sold out|esgotat|agotouse|terminad[oa]s?)\b ?[)\]]?/
const edges = /^[\s,;:.\-–—=>/+&)\]"«»“”'¦!]+|[\s,;:\-–—=>/+&([¦"«»“”!]+$/g
const smallest = 1
/** A figure in brackets up to here is more likely a supplement than what the dish costs. */
const likelySupplement = 8

/** «Hoy tenemos lentejas» → «lentejas»; names that only begin like that stay whole. */
export function withoutLeadIn(text: string): string {
  const folded = fold(text)
  if (knownBeginning(stems(folded))) return text
  const words = [...folded.slice(0, 200).matchAll(/[\p{L}\p{N}'’·]+/gu)]
  const texts = words.map(([word]) => word)
  let from = 0
  for (let lead = phraseAt(leads, texts, from); lead; lead = phraseAt(leads, texts, from)) from += lead.length
  const start = words[from]?.index
  if (from === 0 || start === undefined) return text
  const rest = text.slice(start)
  return knownBeginning(stems(fold(rest))) ? rest : text
}

function cutOut(text: string, pattern: RegExp): string {
  const match = pattern.exec(fold(text))
  return match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : text
}

function priced(
  text: string,
  amounts: readonly Amount[],
  doubt: (reason: Doubt['reason'], words: string) => void,
) {
  const found = amountsIn(text, amounts)
  const extra = found.find((amount) => amount.kind === 'supplement')
  if (extra?.kind === 'supplement') return extra.euros
  const price = found.find(
    (amount) => amount.kind === 'price' || amount.kind === 'half' || amount.kind === 'negative',
  )
  if (price?.kind !== 'price') {
    if (price) doubt('item-price', price.words)
    return undefined
  }
  const bracketed = /[([] ?[\uE000-\uF8FF] ?[)\]]/.test(text) && price.euros <= likelySupplement
  doubt(bracketed ? 'supplement-guessed' : 'item-price', price.words)
  return bracketed ? price.euros : undefined
}

export type DishLine = { line: number; struck: boolean }

/** A dish as it goes on the menu; null when no name is left. */
export function readDish(
  text: string,
  amounts: readonly Amount[],
  { line, struck }: DishLine,
): ParsedItem | null {
  const doubts: Doubt[] = []
  const doubt = (reason: Doubt['reason'], words: string) => doubts.push({ reason, line, words: words.trim() })
  const supplement = priced(text, amounts, doubt)
  const gone = soldOut.test(fold(text))
  const bare = (gone ? cutOut(text, soldOut) : text)
    .replace(/\([^()]{0,80}[\uE000-\uF8FF][^()]{0,80}\)/g, ' ')
    .replace(standIn, ' ')
    .replace(/ [-–—] (?=(?:con|al?|a la|en|sin|de) )/gi, ' ')
    .replace(/[([] ?[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(edges, '')
  const name = sentenceCase(withoutLeadIn(bare).replace(/\.$/, '').trim())
  if ((name.match(/\p{L}/gu) ?? []).length <= smallest) return null
  if (name.length > longestName) doubt('name-too-long', name)
  return {
    name: name.slice(0, longestName).trim(),
    ...(supplement !== undefined && supplement > 0 && { supplement }),
    ...((gone || struck) && { soldOut: true }),
    line,
    doubts,
    mayContain: suggestedAllergens(name),
  }
}
