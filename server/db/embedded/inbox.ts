// Part of the worker's thread: see worker.ts for what it may import.

/** What a client sends, cut into pieces that can each be answered in one go. */
export type Request = { kind: 'refuse-encryption' } | { kind: 'goodbye' } | Batch

/** Up to a message that wants an answer. It is over unless that was a Flush, after which more of it follows. */
export type Batch = { kind: 'startup' | 'batch'; bytes: Uint8Array; isOver: boolean }

const codes = { ssl: 80_877_103, gss: 80_877_104, cancel: 80_877_102 }
const code = (letter: string) => letter.charCodeAt(0)
const [sync, query, call, flush, terminate] = [code('S'), code('Q'), code('F'), code('H'), code('X')]
const longestMessage = 2 ** 30

export class Inbox {
  #chunks: Uint8Array[] = []
  #size = 0
  /** With fewer bytes than these there is nothing new to see. */
  #needed = 8
  #isStarted = false
  /** Where the messages end that were looked at and wait for the rest of their batch. */
  #seen = 0

  /** Throws at what is no message of the protocol. */
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

  /** The first messages of a connection have no letter before their length. */
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
  // There is no second process that could be interrupted.
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
