/** Each piece of a chunked body costs the parser as much as some hundred bytes. Nobody needs more pieces than these, and one more for each 64 bytes. */
const freePieces = 1024
const bytesAPiece = 64
/** Most bodies that are refused end within this. */
const restBytes = 256 * 1024

/** Counts a body's bytes and pieces as they arrive, and knows when they are too many. Both servers put it into their requests. */
export class BodyMeter {
  received = 0
  most = Number.POSITIVE_INFINITY
  #pieces = 0

  add(chunk: Uint8Array) {
    this.received += chunk.length
    this.#pieces += 1
  }

  /** Of a body that nobody needs any more, counts on until it ends or has brought so much again. */
  endSoon() {
    this.most = Math.min(this.most, this.received + restBytes)
  }

  isTooMuch() {
    return this.received > this.most || this.#pieces > freePieces + this.received / bytesAPiece
  }
}
