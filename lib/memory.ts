/** The bytes of an entry beside its key and its value. */
const entryBytes = 100

/** Keeps the entries used last, up to a number of bytes, keys included. */
export class Memory<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #most: number
  readonly #size: (value: Value) => number
  #used = 0

  constructor(most: number, size: (value: Value) => number) {
    this.#most = most
    this.#size = size
  }

  get(key: string) {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  /** Reads without counting a use: counting takes time. */
  peek(key: string) {
    return this.#entries.get(key)
  }

  has(key: string) {
    return this.#entries.has(key)
  }

  set(key: string, value: Value) {
    this.#forget(key)
    this.#entries.set(key, value)
    this.#used += this.#weigh(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#used <= this.#most) return
      this.#forget(oldest)
    }
  }

  #forget(key: string) {
    if (!this.#entries.has(key)) return
    const value = this.#entries.get(key) as Value
    this.#entries.delete(key)
    this.#used -= this.#weigh(key, value)
  }

  #weigh(key: string, value: Value) {
    return entryBytes + 2 * key.length + this.#size(value)
  }
}
