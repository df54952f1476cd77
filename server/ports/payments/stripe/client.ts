import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { ProviderError } from '../provider-error'
import { encodeForm, type Form } from './form'

/** What requests and answers are written in, whatever the account's own default is. */
export const apiVersion = '2026-10-28.endive'

type Question = { path: string; form?: Form } & (
  | { method: 'GET' | 'DELETE' }
  /** Whoever creates says under which key, so that asking twice creates once. */
  | { method: 'POST'; key: string }
)

export type StripeClient = ReturnType<typeof createStripeClient>

const tries = 3
const patienceMs = 8_000
const pageSize = 100

const refusal = z.object({
  error: z.object({ type: z.string(), code: z.string().optional(), message: z.string().optional() }),
})

export function createStripeClient({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }) {
  async function once(question: Question): Promise<Response> {
    const { method, path, form = {} } = question
    const url = new URL(path, apiUrl)
    const encoded = encodeForm(form)
    if (method !== 'POST') url.search = encoded.toString()
    return fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': apiVersion,
        ...(question.method === 'POST' && { 'idempotency-key': question.key }),
      },
      ...(method === 'POST' && { body: encoded }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
  }

  /** The answer, and the moment it is true of at the least, by the provider's own clock. */
  async function ask<S extends z.ZodType>(shape: S, question: Question) {
    const response = await answered(once, question)
    const { body, isUnreadable } = await read(response)
    if (!response.ok) throw refusalOf(response, body)
    const parsed = shape.safeParse(body)
    if (isUnreadable || !parsed.success)
      throw new ProviderError('refused', `Stripe's answer to ${question.path} is not of the agreed shape`, {
        cause: parsed.error,
      })
    return { value: parsed.data, asOf: asOf(response) }
  }

  async function* list<S extends z.ZodType<{ id: string }>>(item: S, path: string, form: Form) {
    const page = z.object({ data: z.array(item), has_more: z.boolean() })
    let after: string | undefined
    do {
      const question = {
        method: 'GET' as const,
        path,
        form: { limit: pageSize, ...form, starting_after: after },
      }
      const { value, asOf } = await ask(page, question)
      for (const one of value.data) yield { value: one, asOf }
      after = value.has_more ? value.data.at(-1)?.id : undefined
    } while (after !== undefined)
  }

  return {
    ask,
    list,
    async get<S extends z.ZodType>(shape: S, path: string, form?: Form) {
      return (await ask(shape, { method: 'GET', path, form })).value
    },
    async create<S extends z.ZodType>(shape: S, path: string, form: Form, key: string) {
      return (await ask(shape, { method: 'POST', path, form, key })).value
    },
    async end(path: string, form?: Form) {
      await ask(z.unknown(), { method: 'DELETE', path, form })
    },
  }
}

/** Tried again while nothing or «not now» is answered: by its key it is the same request, so nothing happens twice. */
async function answered(once: (question: Question) => Promise<Response>, question: Question) {
  for (let attempt = 1; ; attempt++) {
    const { response, cause } = await once(question).then(
      (response) => ({ response, cause: undefined }),
      (cause: unknown) => ({ response: undefined, cause }),
    )
    const isLast = attempt === tries
    if (response && (isLast || !isWorthAnother(response))) return response
    if (isLast) throw new ProviderError('away', 'Stripe does not answer', { cause })
    await response?.body?.cancel()
    await wait(2 ** attempt * 100 + Math.random() * 100)
  }
}

function isWorthAnother({ status, headers }: Response) {
  const said = headers.get('stripe-should-retry')
  if (said !== null) return said === 'true'
  return status === 409 || status === 429 || status >= 500
}

async function read(response: Response): Promise<{ body: unknown; isUnreadable: boolean }> {
  try {
    return { body: await response.json(), isUnreadable: false }
  } catch {
    return { body: undefined, isUnreadable: true }
  }
}

/** A 5xx is kept under its key and said again, so asking the same once more is of no use. */
function refusalOf({ status }: Response, body: unknown) {
  const { type, code, message } = refusal.safeParse(body).data?.error ?? { type: 'unknown' }
  const outcome = status === 409 || status === 429 ? 'away' : 'refused'
  return new ProviderError(outcome, `Stripe answered ${status} (${type}): ${message ?? ''}`, { status, code })
}

/** The second before the answer was written: what it says was looked up at about that time. */
function asOf({ headers }: Response) {
  const date = Date.parse(headers.get('date') ?? '')
  return new Date((Number.isNaN(date) ? Date.now() : date) - 1000)
}
