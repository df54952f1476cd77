import type { Language } from '../../languages'
import { inEachLanguage } from './formats'
import { ended, joints } from './joints'

type Values = Readonly<Record<string, unknown>>

/** Placeholders for names of places. Only these may lose their article to the word before: other names belong to somebody. */
const places = new Set(['place', 'city'])

/** A small word, opening tags and quotes behind it, and the placeholder. What a `select` begins with is not its value. */
const patternIn = inEachLanguage((_, language) => {
  const { words = [] } = joints[language] ?? {}
  return new RegExp(
    `(^|[^\\p{L}\\p{N}’])(${words.join('|')}) ((?:<\\w+>|[«“])*)\\{(\\w+)(?=\\}|, ?plural)`,
    'giu',
  )
})

export const isJoined = (language: Language) => Boolean(joints[language] ?? ended[language])

/**
 * A text and its values, with small words joined to the values behind them: «de {place}» is «d’{place}» before Alacant. Both are as they
 * were where nothing is joined. Every place that fills texts calls it (docs/decisions/0486-small-words-join-what-fills-a-text.md).
 */
export function joinedText(
  language: Language,
  text: string,
  values: Values,
): { text: string; values: Values } {
  const { join } = joints[language] ?? {}
  if (!join) return withEndings(language, text, values)
  const rests: Record<string, string> = {}
  const joined = text.replace(
    patternIn(language),
    (whole, before: string, word: string, opened: string, name: string) => {
      const value = values[name]
      if (typeof value !== 'string' && typeof value !== 'number') return whole
      const [written, rest] = join(word.toLowerCase(), String(value), places.has(name)) ?? []
      if (written === undefined || rest === undefined) return whole
      const begin = before + (startsLarge(word) ? large(written) : written) + opened
      if (rest === String(value)) return `${begin}{${name}`
      rests[`${name}Rest`] = rest
      return `${begin}{${name}Rest`
    },
  )
  return joined === text ? { text, values } : { text: joined, values: { ...values, ...rests } }
}

/** «{day}ko» with its value in it: «gaurko». A value that takes no ending keeps its placeholder, and the ending behind it. */
function withEndings(language: Language, text: string, values: Values): { text: string; values: Values } {
  const { endings, end } = ended[language] ?? {}
  if (!endings || !end) return { text, values }
  const whole: Record<string, string> = {}
  const joined = text.replace(endedPlaceholders, (written, name: string, letters: string) => {
    const ending = endings.find((one) => one === letters)
    const value = values[name]
    const word = ending && typeof value === 'string' ? end(ending, value) : undefined
    if (word === undefined) return written
    whole[`${name}_${letters}`] = word
    return `{${name}_${letters}}`
  })
  return joined === text ? { text, values } : { text: joined, values: { ...values, ...whole } }
}

const endedPlaceholders = /\{(\w+)\}(\p{Ll}+)/gu

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const startsLarge = (word: string) => /^\p{Lu}/u.test(word)
