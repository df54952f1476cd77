import { plainWords } from '../meaning/spelling'

/** A word or a mark of a message: in the original spelling, and normalised. */
export type Token = { raw: string; plain: string; start: number; end: number }

const piece =
  /\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d+(?:[.,:'’]\d+)?|\p{L}[\p{L}\p{M}\d'’·]*|->|[€+/,;.:!?¿¡→=\n]/gu

/** Cuts a message into words, amounts and marks. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(piece)].map((match) => {
    const raw = match[0]
    const plain = /^[\p{L}\d]/u.test(raw) ? plainWords(raw.replace(/’/g, "'")) || raw : raw
    return { raw, plain, start: match.index, end: match.index + raw.length }
  })
}

/** Some tokens of a message. Patterns match the normalised line; a dish is cut from the original text. */
export type Clause = { plain: string; tokens: Token[]; text: string }

export const clauseOf = (text: string, tokens: Token[]): Clause => ({
  text,
  tokens,
  plain: tokens.map(({ plain }) => plain).join(' '),
})

/** The part of a clause between two places of its plain line. */
export function partOf({ text, tokens }: Clause, from: number, to: number): Clause {
  let at = 0
  const inside = tokens.filter(({ plain }) => {
    const start = at
    at += plain.length + 1
    return start >= from && start + plain.length <= to
  })
  return clauseOf(text, inside)
}

const articles = new Set([
  'el',
  'la',
  'los',
  'las',
  'lo',
  'un',
  'una',
  'unos',
  'unas',
  'the',
  'o',
  'os',
  'els',
  'les',
  'some',
  'de',
  ',',
  ':',
])

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The words of a clause as they were written, without an article, beginning with a capital. */
export function asWritten({ text, tokens }: Clause): string {
  const from = tokens.findIndex(({ plain }) => !articles.has(plain))
  const first = tokens[from]
  const last = tokens.findLast(({ plain }) => !/^[,.:;!?]$/.test(plain))
  if (!first || !last || last.end < first.end) return ''
  const words = text.slice(first.start, last.end).replace(/\s+/g, ' ').trim()
  return capital(words)
}
