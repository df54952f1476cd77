// Runs in the worker's thread: worker.ts says which imports are allowed.

const parse = 'P'.charCodeAt(0)
const parsed = '1'.charCodeAt(0)
const notice = 'N'.charCodeAt(0)
const head = 5

/** The answer to a client whose statement is already known. */
export const parseComplete = Buffer.from([parsed, 0, 0, 0, 4])

/**
 * All clients share one session, so a named statement exists for all of them, with its plan. A client that names the same statement again
 * needs no new planning, and gets no error about the existing name.
 */
export class NamedStatements {
  #known = new Map<string, Uint8Array>()

  /** The batch without its first Parse, when that Parse repeats a known statement. Else null. */
  withoutRepeated(batch: Uint8Array): Uint8Array | null {
    const naming = namingOf(batch)
    const known = naming && this.#known.get(naming.name)
    return known && Buffer.compare(known, naming.message) === 0 ? batch.subarray(naming.message.length) : null
  }

  /** Called after the database has answered a batch: a parsed statement stays, even if the rest of the batch failed. */
  remember(batch: Uint8Array, answer: Uint8Array) {
    const naming = namingOf(batch)
    if (naming && wasParsed(answer)) this.#known.set(naming.name, naming.message.slice())
  }
}

/** The name that a batch gives to a statement in its first message, and that message. */
function namingOf(batch: Uint8Array): { name: string; message: Uint8Array } | null {
  if (batch[0] !== parse || batch[head] === 0) return null
  const bytes = Buffer.from(batch.buffer, batch.byteOffset, batch.byteLength)
  const name = bytes.toString('latin1', head, bytes.indexOf(0, head))
  return { name, message: batch.subarray(0, 1 + bytes.readInt32BE(1)) }
}

/** A notice about an unusual literal can come before the answer. */
function wasParsed(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  let at = 0
  while (bytes[at] === notice) at += 1 + bytes.readInt32BE(at + 1)
  return bytes[at] === parsed
}
