import type Stripe from 'stripe'
import { z } from 'zod'
import { findBuiltFile } from '@/server/built-file'
import { ProviderError } from '../provider-error'

/** The API version of requests and answers, whatever the account's own default is. */
export const apiVersion = '2026-10-28.endive'

const patienceMs = 8_000
const pageSize = 100

type Answer = { lastResponse: { headers: Record<string, string>; requestId?: string } }
type StripeCall<A> = (stripe: Stripe) => Promise<A & Answer>
type Page = { limit: number; starting_after?: string }

export type StripeClient = ReturnType<typeof createStripeClient>

/** Stripe's own package behind the port: Mantel's schemas read its answers, and its errors become errors of the port. */
export function createStripeClient({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }) {
  let client: Promise<Stripe> | undefined
  function stripe() {
    client ??= connect(secretKey, new URL(apiUrl))
    return client
  }

  /** The answer, with a time at which it was certainly true, by the provider's clock. */
  async function ask<S extends z.ZodType>(shape: S, question: StripeCall<unknown>) {
    const answer = await question(await stripe()).catch((error: unknown) => {
      throw refusalOf(error)
    })
    const { lastResponse } = answer
    const parsed = shape.safeParse(answer)
    if (!parsed.success)
      throw new ProviderError('refused', `Stripe's answer ${lastResponse.requestId ?? ''} is not as agreed`, {
        cause: parsed.error,
      })
    return { value: parsed.data, asOf: asOf(lastResponse) }
  }

  async function* list<S extends z.ZodType<{ id: string }>>(
    item: S,
    pageOf: (stripe: Stripe, page: Page) => Promise<unknown & Answer>,
  ) {
    const page = z.object({ data: z.array(item), has_more: z.boolean() })
    let from: Page | undefined = { limit: pageSize }
    while (from) {
      const asked: Page = from
      const { value, asOf } = await ask(page, (stripe) => pageOf(stripe, asked))
      for (const one of value.data) yield { value: one, asOf }
      const last = value.has_more ? value.data.at(-1) : undefined
      from = last && { limit: pageSize, starting_after: last.id }
    }
  }

  return {
    stripe,
    ask,
    list,
    async get<S extends z.ZodType>(shape: S, question: StripeCall<unknown>) {
      return (await ask(shape, question)).value
    },
  }
}

/** Retries twice under the same idempotency key when there is no answer or a "not now", so that nothing happens twice. */
async function connect(secretKey: string, { hostname, port, protocol }: URL) {
  const Sdk = await loadStripe()
  return new Sdk(secretKey, {
    ...{ apiVersion, timeout: patienceMs, maxNetworkRetries: 2, telemetry: false },
    ...{ host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port }) },
    httpClient: Sdk.createFetchHttpClient(patientFetch),
  })
}

/** A request that carries the key follows no redirect. A 429 is retried: Stripe's package leaves that decision to us. */
const patientFetch: typeof fetch = async (url, init) => {
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (response.status !== 429 || response.headers.has('stripe-should-retry')) return response
  const headers = new Headers(response.headers)
  headers.set('stripe-should-retry', 'true')
  return new Response(response.body, { status: response.status, headers })
}

/** One second before the answer's date: Stripe looked the data up at about that time. */
function asOf({ headers }: Answer['lastResponse']) {
  // With fetch the headers are not the plain object that the package's types promise.
  const date = Date.parse(new Headers(headers).get('date') ?? '')
  return new Date((Number.isNaN(date) ? Date.now() : date) - 1000)
}

// In the bundle, this code is in dist/server/*.js or dist/server/cli/*.js. The built Stripe package is beside it or one folder up.
const places = ['./stripe-sdk.js', '../stripe-sdk.js']

/** Loads the package only when there is something to pay. The built file takes 1.5 MB of memory, the original package 18. */
async function loadStripe(): Promise<typeof Stripe> {
  const built = findBuiltFile(places, import.meta.url)
  const sdk: typeof import('stripe') = built ? await import(built.href) : await import('stripe')
  return sdk.default
}

/** Recognises the package's errors by their fields: the error classes are not loaded before the first request. */
const stripeError = z.object({
  type: z.string(),
  message: z.string(),
  code: z.string().optional(),
  statusCode: z.int().optional(),
})

/** Stripe keeps a 5xx under its key and repeats it, so a retry of the same request does not help. */
function refusalOf(error: unknown) {
  const { type, message, code, statusCode: status } = stripeError.safeParse(error).data ?? {}
  if (type === 'StripeConnectionError')
    return new ProviderError('away', 'Stripe does not answer', { cause: error })
  if (status === undefined)
    return new ProviderError('refused', "Stripe's answer is not as agreed", { cause: error })
  const outcome = status === 409 || status === 429 ? 'away' : 'refused'
  return new ProviderError(outcome, `Stripe answered ${status} (${type}): ${message}`, { status, code })
}
