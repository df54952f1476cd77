import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anybody, a signed-in owner (bearer token), or our own other process (shared secret). */
export type Auth = 'public' | 'owner' | 'internal'

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
  /** The status of a good answer; 200 unless said. */
  status?: 200 | 201
  /** Asking who has an account is limited hardest; guessing a password or having mail sent, harder than reading. */
  limit?: 'read' | 'write' | 'mail' | 'secret' | 'recovery' | 'register'
  /** Form data, multipart or urlencoded, is taken as well as JSON. */
  form?: boolean
  /** One file as multipart form data, read as it comes instead of a body. */
  upload?: { field: string; maxBytes: number }
  /** 256 KB unless said. */
  maxBodyBytes?: number
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a verb receives: validated, defaults filled in. */
export type Input<E extends EndpointData> = Present<{
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}>

/** What a caller sends: before validation, defaults may be left out. */
export type Call<E extends EndpointData> = Present<{
  params: In<E['params']>
  query: In<E['query']>
  body: In<E['body']>
}>

/** What a caller gets back. */
export type Reply<E extends EndpointData> = z.output<E['reply']>

/** What a verb answers: checked against the contract's own shape by the compiler. */
export type Answer<E extends EndpointData> = z.input<E['reply']>

export function endpoint<const E extends EndpointData>(data: E): E {
  return data
}
