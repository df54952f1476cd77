import { IncomingMessage } from 'node:http'

/** A request that counts its body bytes as they arrive, whichever code reads them, and stops at the limit. */
export class BoundedRequest extends IncomingMessage {
  received = 0
  #most = Number.POSITIVE_INFINITY
  #exceeded: (() => void) | undefined
  /** The parts of a body that nobody may read yet. */
  #held: Uint8Array[] | undefined
  #tell: ((isWhole: boolean) => void) | undefined

  /** `isHeld`: nobody reads the body before all of it is here. */
  limitBody(most: number, exceeded: () => void, { isHeld = false } = {}) {
    this.#most = most
    this.#exceeded = exceeded
    if (isHeld) this.#held = []
  }

  /** Waits until all of a held body is here. False: it is too large, or its client has gone. */
  whole(): Promise<boolean> {
    if (!this.#held) return Promise.resolve(this.received <= this.#most)
    if (this.destroyed) return Promise.resolve(false)
    return new Promise((resolve) => {
      this.#tell = resolve
      this.once('close', () => this.#release(false))
    })
  }

  /** Of a body that has passed its limit no more is read, not even to discard it. */
  override _read(size: number) {
    if (this.received <= this.#most) super._read(size)
  }

  override push(chunk: unknown, encoding?: BufferEncoding) {
    if (chunk instanceof Uint8Array) {
      this.received += chunk.length
      if (this.received > this.#most) {
        this.#exceeded?.()
        this.#exceeded = undefined
        this.#release(false)
        return false
      }
      if (this.#held) {
        this.#held.push(chunk)
        return true
      }
    }
    if (this.#held) this.#release(true)
    return super.push(chunk, encoding)
  }

  #release(isWhole: boolean) {
    const held = isWhole ? (this.#held ?? []) : []
    this.#held = undefined
    for (const part of held) super.push(part)
    this.#tell?.(isWhole)
    this.#tell = undefined
  }
}
