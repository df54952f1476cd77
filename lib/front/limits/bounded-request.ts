import { IncomingMessage } from 'node:http'

/** A request that counts its body bytes as they arrive, whichever code reads them, and stops at the limit. */
export class BoundedRequest extends IncomingMessage {
  received = 0
  #most = Number.POSITIVE_INFINITY
  #exceeded: (() => void) | undefined

  limitBody(most: number, exceeded: () => void) {
    this.#most = most
    this.#exceeded = exceeded
  }

  override push(chunk: unknown, encoding?: BufferEncoding) {
    if (chunk instanceof Uint8Array) {
      this.received += chunk.length
      if (this.received > this.#most) {
        this.#exceeded?.()
        this.#exceeded = undefined
        return false
      }
    }
    return super.push(chunk, encoding)
  }
}
