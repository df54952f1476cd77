import { z } from 'zod'
import { isOneLine } from '@/contract/entities/text'
import { boundedText, Failure, parsedJson, reasonOf } from '../bounded-answer'
import type { Answered, Question, Translator } from './port'

export type LibreTranslateOptions = {
  /** Ends before `/translate`: `https://libretranslate.com`. */
  url: string
  key: string | undefined
  silenceMs?: number
  now?: () => number
}

/** Twenty names are 2 KB. */
const mostBytes = 64 * 1024

/** After this number of questions in a row without an answer, we ask nothing for ten minutes. */
const mostFailures = 3
const restMs = 600_000

const answer = z.object({ translatedText: z.array(z.string()) })

/** Any server with the API of LibreTranslate, which one may run oneself. */
export function createLibreTranslate({
  url,
  key,
  silenceMs = 20_000,
  now = Date.now,
}: LibreTranslateOptions): Translator {
  const address = `${url.replace(/\/+$/, '')}/translate`
  let failures = 0
  let restsUntil = 0

  async function ask({ names, from, to }: Question) {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(silenceMs),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        q: names,
        source: from,
        target: to,
        format: 'text',
        ...(key && { api_key: key }),
      }),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Failure(`http-${response.status}`)
    }
    const read = answer.safeParse(parsedJson(await boundedText(response, mostBytes, 'other-schema')))
    if (read.data?.translatedText.length !== names.length) throw new Failure('other-schema')
    return read.data.translatedText.map((text, at) => usable(text, names[at] ?? ''))
  }

  return {
    async translate(question): Promise<Answered> {
      if (now() < restsUntil) return { failure: 'resting', isDown: true, isUnasked: true }
      try {
        const texts = await ask(question)
        failures = 0
        return { texts }
      } catch (error) {
        const failure = reasonOf(error)
        const isDown = downs.has(failure) || failure.startsWith('http-5')
        failures = isDown ? failures + 1 : 0
        if (failures >= mostFailures) {
          failures = 0
          restsUntil = now() + restMs
        }
        return { failure, isDown }
      }
    },
  }
}

/** Also a wrong key, a wrong address and too many questions: no name is to blame for them. */
const downs = new Set(['silence', 'unreachable', 'http-401', 'http-403', 'http-404', 'http-405', 'http-429'])

/** One line of letters, not much longer than the name, and not the name itself. Null otherwise. */
function usable(given: string, name: string): string | null {
  const text = given.trim()
  const isText = isOneLine(text) && /\p{L}/u.test(text) && !/[<>]/.test(text)
  const isLong = text.length > Math.min(300, 40 + 3 * name.length)
  const isSame = text.toLowerCase() === name.trim().toLowerCase()
  return isText && !isLong && !isSame ? text : null
}
