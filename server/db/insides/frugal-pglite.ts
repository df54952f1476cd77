// Runs in the database's thread: embedded/worker.ts says which imports are allowed.
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/**
 * PostgreSQL's parser is one very large function: V8 would take 600 MB and five seconds of a core to optimise it. A function that first
 * runs while the filter names no function is never optimised, so the first parsed query is an empty one. Off: V8 optimises the parser.
 */
const optimiseNothing = '--wasm-tier-up-filter=1000000'
const optimiseAll = '--wasm-tier-up-filter=-1'

export class FrugalPGlite extends PGlite {
  #hasParsed = false

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (!this.#hasParsed && message[0] !== startup) {
      this.#hasParsed = true
      setFlagsFromString(optimiseNothing)
      super.execProtocolRawSync(emptyQuery)
      setFlagsFromString(optimiseAll)
    }
    return super.execProtocolRawSync(message)
  }
}

const startup = 0
const emptyQuery = Buffer.from('Q\0\0\0\x06;\0')

/** V8 never optimises the functions that first run during this work. */
export async function withoutOptimising(work: () => Promise<void>) {
  setFlagsFromString(optimiseNothing)
  await work()
  setFlagsFromString(optimiseAll)
}
