import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import type { Trace } from '../../telemetry/traceparent'
import type { AnswerState } from '../host/unanswered'
import { isMissingPart, sayOnce } from '../insides/headers'
import { answerInstead } from './answers/bare'
import { failed, type Refusal, retrySeconds } from './answers/refusals'
import { refuse } from './answers/refuse'
import { finishedBody } from './body'
import { isCompressible } from './encoding'
import { logRefusal } from './limits/refusal-log'
import { sayToNetwork } from './network'
import { isNotModified } from './not-modified'
import { isWorthRemembering, mostBytesEach, rememberFile } from './remembered-files'
import { rememberPage } from './remembered-pages'
import { hideFromKeepers, requestIdOf } from './trace'

type Callback = (error?: Error | null) => void
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * A response that holds a text back until the text is complete, so that the page's policy can name its scripts. All other bodies stream;
 * a small photo is also copied into memory.
 */
export class FinishedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** The code that asks the host api sets this while the response is made. */
  readonly asked: AnswerState = { isUnanswered: false }
  /** The trace that the operator's proxy has named: also of a request that is refused before it has its place in one. */
  named: Trace | undefined
  /** Decides when a body that streams goes on after its reader has read. */
  beforeDrain: ((goOn: () => void) => void) | undefined
  /** Hears of each piece of a body that streams. */
  onPiece: ((bytes: number) => void) | undefined
  #chunks: unknown[] | null | undefined
  #copy: Buffer[] | undefined
  #copied = 0
  #writes = 0
  #instead: Refusal | undefined

  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    const given = typeof message === 'object' ? message : headers
    this.statusCode = status
    if (this.#holds(given)) return this
    // The others are taken over already, and may be others by now.
    return super.writeHead(this.statusCode, Array.isArray(given) ? given : undefined)
  }

  override flushHeaders() {
    if (!this.#holds()) super.flushHeaders()
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    const done = typeof encoding === 'function' ? encoding : callback
    if (!this.#holds()) {
      this.#keep(chunk)
      if (chunk instanceof Uint8Array) this.onPiece?.(chunk.length)
      const mayGoOn = super.write(chunk, done)
      if (!mayGoOn) this.#sayWhetherStalled()
      return mayGoOn
    }
    this.#chunks?.push(chunk)
    if (done) queueMicrotask(done)
    return true
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'drain' || !this.beforeDrain) return super.emit(event, ...values)
    this.beforeDrain(() => super.emit(event, ...values))
    return true
  }

  /** Emits `made`: from here on, only the client's line decides how long the answer takes. */
  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    this.#end(chunk, encoding, callback)
    this.emit('made')
    return this
  }

  /** Node keeps what is written until the end of the turn, and only then passes it on to a reader who may read at once. */
  #sayWhetherStalled() {
    this.#writes += 1
    const now = this.#writes
    setImmediate(() => {
      if (now === this.#writes && this.writableNeedDrain) this.emit('stalled')
    })
  }

  #end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void) {
    const last = typeof chunk === 'function' ? undefined : chunk
    const done = [chunk, encoding, callback].find(isCallback)
    const holds = this.#holds()
    if (this.#instead) return this.#endInstead(this.#instead, done)
    if (!holds) {
      if (last !== undefined && last !== null) this.#keep(last)
      if (this.#copy) rememberFile(this.req, this, Buffer.concat(this.#copy))
      return super.end(last, done)
    }
    const chunks =
      last === undefined || last === null ? (this.#chunks ?? []) : [...(this.#chunks ?? []), last]
    this.#chunks = null
    rememberPage(this.req, this)
    sayToNetwork(this.req, this)
    if (isNotModified(this.req, this)) return this.#endUnchanged(done)
    const { body, status, headers } = finishedBody(this.req, this, () => Buffer.concat(chunks.map(bytes)))
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    if (status) this.statusCode = status
    return super.end(body, done)
  }

  #endInstead(refusal: Refusal, done?: () => void) {
    this.#instead = undefined
    this.#chunks = undefined
    for (const name of ['content-length', 'transfer-encoding']) this.removeHeader(name)
    if (done) this.once('finish', done)
    // What fails in a page or a handler is in the log already.
    refuse(this.req, this, refusal, refusal === failed || logRefusal(refusal, requestIdOf(this)))
    return this
  }

  #endUnchanged(done?: () => void) {
    this.statusCode = 304
    for (const name of ['content-length', 'content-type']) this.removeHeader(name)
    return super.end(done)
  }

  /** Copies a photo as it streams. Drops the copy of a photo that is too large to remember. */
  #keep(chunk: unknown) {
    if (!this.#copy) return
    this.#copied += Buffer.byteLength(bytes(chunk))
    if (this.#copied > mostBytesEach) this.#copy = undefined
    else this.#copy.push(bytes(chunk))
  }

  /** Decides once, by the headers at the first byte. */
  #holds(headers?: Headers) {
    if (this.#chunks === undefined) {
      if (headers && !Array.isArray(headers)) this.#take(headers)
      sayOnce(this)
      if (isMissingPart(this)) this.statusCode = 204
      if (this.asked.isUnanswered && this.statusCode >= 500) this.#sayUnavailable()
      const status = this.statusCode
      this.#instead = answerInstead(this.req, status, this)
      if (!this.#instead) hideFromKeepers(this.req, this)
      this.#chunks =
        this.#instead || (status !== 206 && this.req.method !== 'HEAD' && isCompressible(this)) ? [] : null
      // A page is remembered first, as Next wrote it.
      if (this.#chunks === null) sayToNetwork(this.req, this)
      if (this.#chunks === null && status === 200 && isWorthRemembering(this.req, this)) this.#copy = []
    }
    return this.#chunks !== null
  }

  /** A page that fails because the host is away or slow works again a moment later, so it answers 503. */
  #sayUnavailable() {
    this.statusCode = 503
    this.setHeader('retry-after', String(retrySeconds))
    this.setHeader('cache-control', 'no-store')
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
