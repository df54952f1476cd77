import { IncomingMessage } from 'node:http'
import { BodyMeter } from '@/contract/body-meter'

/** A request that counts its body bytes as they arrive, whichever code reads them, and stops at the limit. */
export class BoundedRequest extends IncomingMessage {
  readonly #meter = new BodyMeter()
  #exceeded: (() => void) | undefined

  get received() {
    return this.#meter.received
  }

  limitBody(most: number, exceeded: () => void) {
    this.#meter.most = most
    this.#exceeded = exceeded
    if (this.#meter.isTooMuch()) this.#exceed()
  }

  /** Discards what still comes of a body that is answered, as far as it is counted. */
  readRest() {
    this.#exceeded = undefined
    this.#meter.endSoon()
    this.resume()
  }

  #exceed() {
    this.#exceeded?.()
    this.#exceeded = undefined
  }

  /** Of a body that has passed its limit no more is read, not even to discard it. */
  override _read(size: number) {
    if (!this.#meter.isTooMuch()) super._read(size)
  }

  override push(chunk: unknown, encoding?: BufferEncoding) {
    if (chunk instanceof Uint8Array) {
      this.#meter.add(chunk)
      if (this.#meter.isTooMuch()) {
        this.#exceed()
        return false
      }
    }
    return super.push(chunk, encoding)
  }
}
