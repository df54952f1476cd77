// Part of the worker's thread: see worker.ts for what it may import.

const parse = 'P'.charCodeAt(0)
const parsed = '1'.charCodeAt(0)
const notice = 'N'.charCodeAt(0)
const head = 5

/** What a client hears whose statement is there already. */
export const parseComplete = Buffer.from([parsed, 0, 0, 0, 4])

/**
 * All clients share one session, so a statement that one of them has named is there for all, with its plan: whoever
 * names the same once more is spared the planning, and the error that there is one of this name.
 */
export class NamedStatements {
  #known = new Map<string, Uint8Array>()

  /** The batch without the Parse it begins with, when that would only repeat what is known; else null. */
  withoutRepeated(batch: Uint8Array): Uint8Array | null {
    const naming = namingOf(batch)
    const known = naming && this.#known.get(naming.name)
    return known && Buffer.compare(known, naming.message) === 0 ? batch.subarray(naming.message.length) : null
  }

  /** After the database has answered a batch: whatever it has parsed it keeps, even if the rest of it failed. */
  remember(batch: Uint8Array, answer: Uint8Array) {
    const naming = namingOf(batch)
    if (naming && wasParsed(answer)) this.#known.set(naming.name, naming.message.slice())
  }
}

/** The name a batch begins with giving, and the message that gives it. */
function namingOf(batch: Uint8Array): { name: string; message: Uint8Array } | null {
  if (batch[0] !== parse || batch[head] === 0) return null
  const bytes = Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength)
  const name = bytes.toString('latin1', head, bytes.indexOf(0, head))
  return { name, message: batch.subarray(0, 1 + bytes.readInt32BE(1)) }
}

/** Of a literal that is odd there is a notice first. */
function wasParsed(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  let at = 0
  while (bytes[at] === notice) at += 1 + bytes.readInt32BE(at + 1)
  return bytes[at] === parsed
}
