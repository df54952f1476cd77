import { withFigures } from '../language/figures'
import { inSpanish } from '../learned/in-spanish'
import { plainWords } from '../meaning/spelling'

/** A number of a message, with the amounts and the times of the day that it may be. Times are minutes. */
export type Mention = { words: string; amounts: number[]; times: number[] }

const shape =
  /(?<![\p{L}\d.,:'])(\d{1,3})(?:[.,:'h](\d{1,2})(?!\d))?(?: ?(?:€|euros?|eur)(?!\p{L}))?(?: (?:con|y) (\d{1,2})(?!\d| ?€| euro)(?: ?centimos?)?| (y media|y medio|y cuarto)| menos (cuarto|\d{1,2}))?( ?(?:centimos?|cts?)(?!\p{L}))?(?! (?:solo )?platos?(?!\p{L}))(?![\p{L}\d])/gu

const parts: Record<string, number> = { 'y media': 30, 'y medio': 30, 'y cuarto': 15 }

/** The numbers of a message, in figures or in words. An article is none. */
export function numbersIn(text: string): Mention[] {
  const own = withFigures(plainWords(text))
  const foreign = withFigures(plainWords(inSpanish(text)))
  if (own === foreign || clock.test(foreign.replaceAll(own, '')))
    return [...foreign.matchAll(shape)].map(mentionOf)
  // Small numbers of other languages are other words in Spanish: «set», «one», «nou».
  const more = [...foreign.matchAll(shape)].filter((match) => Number(match[1]) > 10 || isMeasured(match))
  return [...[...own.matchAll(shape)].map(mentionOf), ...more.map(mentionOf)]
}

const clock = /\d:\d/

const isMeasured = ([whole]: RegExpMatchArray) => /€|euro|\by\b|menos|centim|\d[:.,]\d/.test(whole)

function mentionOf([words, whole = '', figures, more, part = '', less, cents]: RegExpMatchArray): Mention {
  const value = Number(whole)
  if (less) return { words, amounts: [], times: [value * 60 - (less === 'cuarto' ? 15 : Number(less))] }
  const small = figures ?? more
  if (small) {
    const minutes = Number(small)
    return { words, amounts: [value + Number(small.padEnd(2, '0')) / 100], times: [value * 60 + minutes] }
  }
  const minutes = parts[part]
  if (minutes !== undefined) return { words, amounts: [value + minutes / 60], times: [value * 60 + minutes] }
  return { words, amounts: cents ? [value / 100] : [value], times: [value * 60] }
}
