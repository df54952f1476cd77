import { IncomingMessage } from 'node:http'

/** Each piece of a chunked body costs the parser as much as some hundred bytes. Nobody needs more pieces than these, and one more for each 64 bytes. */
const freePieces = 1024
const bytesAPiece = 64

/** A request that counts its body bytes as they arrive, whichever code reads them, and stops at the limit. */
export class BoundedRequest extends IncomingMessage {
  received = 0
  #pieces = 0
  #most = Number.POSITIVE_INFINITY
  #exceeded: (() => void) | undefined

  limitBody(most: number, exceeded: () => void) {
    this.#most = most
    this.#exceeded = exceeded
  }

  /** Of a body that has passed its limit no more is read, not even to discard it. */
  override _read(size: number) {
    if (!this.#isTooMuch()) super._read(size)
  }

  override push(chunk: unknown, encoding?: BufferEncoding) {
    if (chunk instanceof Uint8Array) {
      this.received += chunk.length
      this.#pieces += 1
      if (this.#isTooMuch()) {
        this.#exceeded?.()
        this.#exceeded = undefined
        return false
      }
    }
    return super.push(chunk, encoding)
  }

  #isTooMuch() {
    return this.received > this.#most || this.#pieces > freePieces + this.received / bytesAPiece
  }
}
