import { z } from 'zod'
import { boundedText, Failure, parsedJson, reasonOf } from '../bounded-answer'
import { instructions } from './instructions'
import { type Assistant, type AssistantReading, assistantReading } from './port'

export type ChatCompletionsOptions = {
  /** Ends before `/chat/completions`: `https://api.openai.com/v1`. */
  url: string
  key: string | undefined
  model: string
  silenceMs?: number
  now?: () => number
}

/** A menu of a week is 5 KB. */
const mostBytes = 128 * 1024

/** After this number of questions in a row without an answer, we ask the assistant nothing for a minute, so that owners do not wait in vain. */
const mostFailures = 3
const restMs = 60_000

const answer = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})

const { $schema: _, ...schema } = z.toJSONSchema(assistantReading)

/** Any server with the OpenAI-compatible chat API that keeps to a JSON schema. */
export function createChatCompletions({
  url,
  key,
  model,
  silenceMs = 8_000,
  now = Date.now,
}: ChatCompletionsOptions): Assistant {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`
  let failures = 0
  let restsUntil = 0

  async function ask(message: string): Promise<AssistantReading> {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(silenceMs),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      // No other option is set: some models refuse a temperature, others a limit of tokens. We limit time and bytes ourselves.
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: message },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'menus', strict: true, schema } },
      }),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Failure(`http-${response.status}`)
    }
    return readingIn(await boundedText(response, mostBytes, 'no-completion'))
  }

  return {
    async read(message) {
      if (now() < restsUntil) return { failure: 'resting' }
      try {
        const reading = await ask(message)
        failures = 0
        return { reading }
      } catch (error) {
        const failure = reasonOf(error)
        failures = isDown(failure) ? failures + 1 : 0
        if (failures >= mostFailures) {
          failures = 0
          restsUntil = now() + restMs
        }
        return { failure }
      }
    },
  }
}

/** A wrong answer does not mean that the server is broken: any message can cause one. */
const isDown = (failure: string) =>
  failure === 'silence' || failure === 'unreachable' || failure.startsWith('http-')

function readingIn(text: string): AssistantReading {
  const read = answer.safeParse(parsedJson(text))
  const [choice] = read.data?.choices ?? []
  if (!choice) throw new Failure('no-completion')
  const { finish_reason, message } = choice
  if (message.refusal) throw new Failure('refused')
  if (finish_reason !== 'stop') throw new Failure('cut')
  const reading = assistantReading.safeParse(parsedJson(message.content ?? ''))
  if (!reading.success) throw new Failure('other-schema')
  return reading.data
}
