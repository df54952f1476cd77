import { pack, unpack, type Value } from '../insides/cache/packed'
import { Memory } from '../memory'

/** The terms of a kept value: its age, its lifetime, and the tags that expire it. */
export type Terms = {
  tags: string[]
  lastModified: number
  cacheControl: { revalidate: number | false; expire: number | undefined } | undefined
}

type PackedValue = { terms: Terms; packed: Buffer }
type UnpackedValue = { packed: Buffer; value: Value; bytes: number }

const weightOf = ({ packed, terms }: PackedValue) =>
  packed.length + terms.tags.reduce((sum, tag) => sum + 20 + tag.length, 200)

/**
 * Keeps rendered and fetched values packed, since hardly any of them is asked for again. A value that is read stays unpacked for a while,
 * since it is mostly read often.
 */
export class KeptValues {
  readonly #kept: Memory<PackedValue>
  readonly #read: Memory<UnpackedValue>

  constructor({ packed, unpacked }: { packed: number; unpacked: number }) {
    this.#kept = new Memory(packed, weightOf)
    this.#read = new Memory(unpacked, ({ bytes }) => 2 * bytes)
  }

  termsOf(key: string) {
    return this.#kept.get(key)?.terms
  }

  valueOf(key: string): Value {
    const kept = this.#kept.peek(key)
    if (!kept) return null
    const known = this.#read.get(key)
    if (known?.packed === kept.packed) return known.value
    const read = { packed: kept.packed, ...unpack(kept.packed) }
    this.#read.set(key, read)
    return read.value
  }

  set(key: string, value: Value, terms: Terms) {
    this.#kept.set(key, { terms, packed: pack(value) })
  }
}
