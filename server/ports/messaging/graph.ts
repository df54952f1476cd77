import { z } from 'zod'
import { failureOf, unreachable } from './failure'
import type { SendFailure } from './port'

export type GraphOptions = { base: string; version: string; token: string }

const refusal = z.object({
  error: z.object({
    code: z.number().default(0),
    message: z.string().default(''),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

const patienceMs = 10_000
const uploadPatienceMs = 30_000

export type Graph = ReturnType<typeof createGraph>

/** Calls the Graph API and returns errors as a `SendFailure`. Never throws. */
export function createGraph({ base, version, token }: GraphOptions) {
  const authorization = `Bearer ${token}`

  async function ask<T>(path: string, reply: z.ZodType<T>, init: RequestInit): Promise<T | SendFailure> {
    const ms = init.body instanceof FormData ? uploadPatienceMs : patienceMs
    try {
      const answer = await fetch(`${base}/${version}/${path}`, {
        ...init,
        headers: { ...init.headers, authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(ms),
      })
      return understand(answer.status, await answer.json().catch(() => null), reply)
    } catch (error) {
      return unreachable(reasonOf(error), wasSent(error))
    }
  }

  return {
    authorization,
    get: <T>(path: string, reply: z.ZodType<T>) => ask(path, reply, {}),
    post: <T>(path: string, reply: z.ZodType<T>, body: object) =>
      ask(path, reply, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    upload: <T>(path: string, reply: z.ZodType<T>, form: FormData) =>
      ask(path, reply, { method: 'POST', body: form }),
  }
}

function understand<T>(status: number, answer: unknown, reply: z.ZodType<T>): T | SendFailure {
  if (status < 300) {
    const good = reply.safeParse(answer)
    return good.success ? good.data : unreachable('answer-unreadable', true)
  }
  const refused = refusal.safeParse(answer)
  // An answer without the API's error object is from a proxy, or is a page about an outage.
  if (!refused.success) return unreachable(`http-${status}`, status >= 500)
  const { code, message, error_data } = refused.data.error
  return failureOf({ code, message: error_data?.details ?? message, status })
}

const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
])

function wasSent(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined
  return !(cause instanceof Error && 'code' in cause && neverSent.has(String(cause.code)))
}

export function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return 'unreachable'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : ''
  return `${error.name === 'TimeoutError' ? 'timeout' : 'unreachable'}${code}`
}

export const isFailure = (answer: object): answer is SendFailure => 'outcome' in answer
