import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call the endpoint: anybody, a signed-in owner (bearer token), or our own other process (shared secret). */
export type Auth = 'public' | 'owner' | 'internal'

export type LimitClass =
  | 'read'
  | 'write'
  | 'mail'
  | 'secret'
  | 'recovery'
  | 'register'
  | 'subscribe'
  | 'export'

export type EndpointData = {
  method: Method
  /** `:name` marks a parameter. */
  path: string
  auth: Auth
  /** Shown at /docs, so in Spanish. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
  /** The current state, which a 409 returns in `error.current` when somebody else has saved meanwhile. */
  current?: z.ZodType
  /** The status of a successful answer. Default 200. */
  status?: 200 | 201
  /**
   * The rate limit. Questions that reveal who has an account have the strictest limit. Guessing a password or sending a mail has a stricter
   * limit than reading.
   */
  limit?: LimitClass
  /** Accepts form data (multipart or urlencoded) as well as JSON. */
  form?: boolean
  /** One file as multipart form data, read as a stream instead of a body. */
  upload?: { field: string; maxBytes: number }
  /** The answer is a file of this type. `reply` has its name and content. */
  file?: 'application/pdf'
  /** The verb mostly waits for a drawing, so it takes no turn among its client's requests. */
  waits?: true
  /** Our own processes ask again and again: like a probe, it is in no number and no trace. */
  isRoutine?: true
  /** Default 256 KB. */
  maxBodyBytes?: number
}

/** An endpoint without its schemas. */
export type Address = Pick<EndpointData, 'method' | 'path' | 'auth'>

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** The input of a verb: validated, with defaults filled in. */
export type Input<E extends EndpointData> = Present<{
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}>

/** The input from a caller: before validation; values with a default are optional. */
export type Call<E extends EndpointData> = Present<{
  params: In<E['params']>
  query: In<E['query']>
  body: In<E['body']>
}>

/** The reply that a caller gets. */
export type Reply<E extends EndpointData> = z.output<E['reply']>

export type Current<E extends EndpointData> = Out<E['current']>

/** The answer of a verb. The compiler checks it against the contract. */
export type Answer<E extends EndpointData> = z.input<E['reply']>

/** The method POST alone does not decide: a search is a POST too. A public endpoint that writes must name its class. */
export function limitClass({ limit, method, auth }: EndpointData): LimitClass {
  return limit ?? (auth === 'owner' && method !== 'GET' ? 'write' : 'read')
}

export function endpoint<const E extends EndpointData>(data: E): E {
  return data
}
