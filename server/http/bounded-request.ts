import { IncomingMessage } from 'node:http'
import { BodyMeter } from '@/contract/body-meter'
import { watchPace } from '@/contract/body-pace'
import { AppError } from '@/server/errors'

/** A request that counts its body as it arrives. Of a body in too many pieces no more is read, not even to discard it. */
export class BoundedRequest extends IncomingMessage {
  readonly #meter = new BodyMeter()
  #refuse: (() => void) | undefined

  get received() {
    return this.#meter.received
  }

  /** Calls `refuse` as soon as the body has too many pieces: now, when it has them already. */
  whenTooMuch(refuse: () => void) {
    this.#refuse = refuse
    if (this.#meter.isTooMuch()) refuse()
  }

  /** Discards what still comes of a body that is answered, as far as it is counted. */
  readRest() {
    this.#refuse = undefined
    this.#meter.endSoon()
    this.resume()
  }

  override _read(size: number) {
    if (!this.#meter.isTooMuch()) super._read(size)
  }

  override push(chunk: unknown, encoding?: BufferEncoding) {
    if (chunk instanceof Uint8Array) {
      this.#meter.add(chunk)
      if (this.#meter.isTooMuch()) {
        this.#refuse?.()
        return false
      }
    }
    return super.push(chunk, encoding)
  }
}

/** Reads a body, and refuses it when it arrives too slowly or in too many pieces. `incoming` is absent when a test has no socket. */
export async function inGoodTime<T>(
  incoming: IncomingMessage | undefined,
  isLarge: boolean,
  read: () => Promise<T>,
): Promise<T> {
  if (!(incoming instanceof BoundedRequest)) return read()
  let stop = () => {}
  const refused = new Promise<never>((_, reject) => {
    stop = watchPace(incoming, isLarge, () => reject(new AppError('invalid', 'too-slow')))
    incoming.whenTooMuch(() => reject(new AppError('too-large', 'body')))
  })
  try {
    return await Promise.race([read(), refused])
  } finally {
    stop()
  }
}
