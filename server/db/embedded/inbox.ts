// Runs in the worker's thread: worker.ts says which imports are allowed.

/** A client's message, or a batch of messages that the database can answer at once. */
export type Request = { kind: 'refuse-encryption' } | { kind: 'goodbye' } | Batch

/** The messages up to one that asks for an answer. `isOver` is false after a Flush: more messages of the batch follow. */
export type Batch = { kind: 'startup' | 'batch'; bytes: Uint8Array; isOver: boolean }

const codes = { ssl: 80_877_103, gss: 80_877_104, cancel: 80_877_102 }
const code = (letter: string) => letter.charCodeAt(0)
const [sync, query, call, flush, terminate] = [code('S'), code('Q'), code('F'), code('H'), code('X')]
const longestMessage = 2 ** 30

export class Inbox {
  #chunks: Uint8Array[] = []
  #size = 0
  /** With fewer bytes than this, no new message is complete. */
  #needed = 8
  #isStarted = false
  /** The end of the messages that are complete and wait for the rest of their batch. */
  #seen = 0

  /** Throws at bytes that are no message of the protocol. */
  add(chunk: Uint8Array): Request[] {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#size < this.#needed) return []
    const bytes = Buffer.concat(this.#chunks)
    const requests: Request[] = []
    let start = 0
    this.#needed = 0
    for (;;) {
      const end = this.#endOfMessage(bytes, start + this.#seen)
      if (end === null) break
      const request = this.#isStarted
        ? batchOf(bytes, start, start + this.#seen, end)
        : greetingOf(bytes, start, end)
      this.#seen = request ? 0 : end - start
      if (!request) continue
      if (request.kind === 'startup') this.#isStarted = true
      requests.push(request)
      start = end
    }
    this.#chunks = start < bytes.length ? [bytes.subarray(start)] : []
    this.#size = bytes.length - start
    this.#needed -= start
    return requests
  }

  /** The first messages of a connection have no type letter before their length. */
  #endOfMessage(bytes: Buffer, start: number): number | null {
    const letter = this.#isStarted ? 1 : 0
    const head = start + letter + (this.#isStarted ? 4 : 8)
    if (bytes.length < head) {
      this.#needed = head
      return null
    }
    const length = bytes.readInt32BE(start + letter)
    if (length < head - start - letter || length > longestMessage)
      throw new Error('not a message of the protocol')
    this.#needed = start + letter + length
    return bytes.length < this.#needed ? null : this.#needed
  }
}

function greetingOf(bytes: Buffer, start: number, end: number): Request {
  const asked = bytes.readInt32BE(start + 4)
  if (asked === codes.ssl || asked === codes.gss) return { kind: 'refuse-encryption' }
  // The embedded database has no second process that could be interrupted.
  if (asked === codes.cancel) return { kind: 'goodbye' }
  return { kind: 'startup', bytes: bytes.subarray(start, end), isOver: true }
}

function batchOf(bytes: Buffer, start: number, last: number, end: number): Request | null {
  const letter = bytes[last]
  if (letter === terminate) return { kind: 'goodbye' }
  const isOver = letter === sync || letter === query || letter === call
  if (!isOver && letter !== flush) return null
  return { kind: 'batch', bytes: bytes.subarray(start, end), isOver }
}
