import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { finishedBody } from './body'
import { isCompressible } from './encoding'
import { isNotModified } from './not-modified'
import { isWorthRemembering, rememberFile } from './remembered-files'
import { rememberPage } from './remembered-pages'

type Callback = (error?: Error | null) => void
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** A response that holds a text back until it is whole, so that its policy can name its scripts; all else streams, photos past a memory. */
export class FinishedResponse extends ServerResponse<IncomingMessage> {
  #chunks: unknown[] | null | undefined
  #copy: Buffer[] | undefined

  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    const given = typeof message === 'object' ? message : headers
    if (!this.#holds(status, given)) return super.writeHead(status, given)
    this.statusCode = status
    return this
  }

  override flushHeaders() {
    if (!this.#holds(this.statusCode)) super.flushHeaders()
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    const done = typeof encoding === 'function' ? encoding : callback
    if (!this.#holds(this.statusCode)) {
      this.#copy?.push(bytes(chunk))
      return super.write(chunk, done)
    }
    this.#chunks?.push(chunk)
    if (done) queueMicrotask(done)
    return true
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    const last = typeof chunk === 'function' ? undefined : chunk
    const done = [chunk, encoding, callback].find(isCallback)
    if (!this.#holds(this.statusCode)) {
      if (last !== undefined && last !== null) this.#copy?.push(bytes(last))
      if (this.#copy) rememberFile(this.req, this, Buffer.concat(this.#copy))
      return super.end(last, done)
    }
    const chunks =
      last === undefined || last === null ? (this.#chunks ?? []) : [...(this.#chunks ?? []), last]
    this.#chunks = null
    rememberPage(this.req, this)
    if (isNotModified(this.req, this)) return this.#endUnchanged(done)
    const { body, status, headers } = finishedBody(this.req, this, () => Buffer.concat(chunks.map(bytes)))
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    if (status) this.statusCode = status
    return super.end(body, done)
  }

  #endUnchanged(done?: () => void) {
    this.statusCode = 304
    for (const name of ['content-length', 'content-type']) this.removeHeader(name)
    return super.end(done)
  }

  /** Decided once, by the headers that stand when the first byte comes. */
  #holds(status: number, headers?: Headers) {
    if (this.#chunks === undefined) {
      if (headers && !Array.isArray(headers)) this.#take(headers)
      for (const name of ['location', 'etag']) this.#sayOnce(name)
      this.#chunks = status !== 206 && this.req.method !== 'HEAD' && isCompressible(this) ? [] : null
      if (this.#chunks === null && status === 200 && isWorthRemembering(this.req, this)) this.#copy = []
    }
    return this.#chunks !== null
  }

  /** Next writes a cached header again over the one of the rendering, and clients then read one that is neither. */
  #sayOnce(name: string) {
    const values = this.getHeader(name)
    if (Array.isArray(values) && values[0] !== undefined) this.setHeader(name, values[0])
  }

  #take(headers: OutgoingHttpHeaders) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value)
  }
}

const isCallback = (argument: unknown): argument is () => void => typeof argument === 'function'

function bytes(chunk: unknown) {
  if (typeof chunk === 'string') return Buffer.from(chunk)
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  throw new TypeError('A response is made of text or bytes.')
}
