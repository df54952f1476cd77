// Runs in the worker's thread: worker.ts says which imports are allowed.
import type { Batch } from './inbox.ts'
import { NamedStatements, parseComplete } from './named-statements.ts'

/** The part of PGlite that is needed. Its other ways to run a message read every row of the answer and keep it in memory. */
export type Session = {
  execProtocolRawStream(message: Uint8Array, options: { onRawData(bytes: Uint8Array): void }): Promise<void>
  isInTransaction(): boolean
}

export type Client = { answer(bytes: Uint8Array): void }

const message = (letter: string, text: string) => {
  const body = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

const rollback = message('Q', 'rollback\0')
const sync = message('S', '')

/**
 * Many clients take turns at one session. A turn is a whole batch: the Parse of one client would overwrite another client's Parse before
 * its Bind. A transaction is one turn too: it would otherwise include other clients' queries.
 */
export class Turns {
  #session: Session
  #onLost: (error: unknown) => void
  #statements = new NamedStatements()
  #waiting = new Map<Client, Batch[]>()
  #holder: Client | null = null
  #gone = new Set<Client>()
  #isWorking = false

  /** `onLost`: the session itself failed and answers no client any more. */
  constructor(session: Session, onLost: (error: unknown) => void) {
    this.#session = session
    this.#onLost = onLost
  }

  take(client: Client, batch: Batch) {
    const batches = this.#waiting.get(client)
    if (batches) batches.push(batch)
    else this.#waiting.set(client, [batch])
    this.#goOn()
  }

  /** A client has gone: drops its waiting batches and rolls back its open transaction. */
  leave(client: Client) {
    this.#waiting.delete(client)
    if (this.#holder !== client) return
    this.#gone.add(client)
    this.#goOn()
  }

  #goOn() {
    if (this.#isWorking) return
    this.#isWorking = true
    this.#work().catch(this.#onLost)
  }

  async #work() {
    for (;;) {
      if (this.#holder && this.#gone.delete(this.#holder)) await this.#undo()
      const next = this.#next()
      if (!next) break
      const [client, batch] = next
      this.#holder = client
      const answer = await this.#answerTo(batch)
      if (batch.isOver && !this.#session.isInTransaction()) this.#letGo(client)
      client.answer(answer)
    }
    this.#isWorking = false
  }

  async #undo() {
    await this.#run(sync)
    if (this.#session.isInTransaction()) await this.#run(rollback)
    this.#holder = null
  }

  #letGo(client: Client) {
    this.#gone.delete(client)
    this.#holder = null
  }

  async #answerTo({ kind, bytes }: Batch): Promise<Uint8Array> {
    if (kind === 'startup') return this.#run(bytes)
    const shorter = this.#statements.withoutRepeated(bytes)
    if (shorter) return this.#run(shorter, parseComplete)
    const answer = await this.#run(bytes)
    this.#statements.remember(bytes, answer)
    return answer
  }

  async #run(bytes: Uint8Array, ...pieces: Uint8Array[]): Promise<Uint8Array> {
    // `piece` is a view of the database's own memory, which the next piece overwrites.
    await this.#session.execProtocolRawStream(bytes, { onRawData: (piece) => pieces.push(piece.slice()) })
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  }

  /** The client that has waited longest. A client with more batches goes to the end of the queue. */
  #next(): [Client, Batch] | null {
    const client = this.#holder ?? this.#waiting.keys().next().value
    const batches = client && this.#waiting.get(client)
    const batch = batches?.shift()
    if (!client || !batches || !batch) return null
    this.#waiting.delete(client)
    if (batches.length > 0) this.#waiting.set(client, batches)
    return [client, batch]
  }
}
