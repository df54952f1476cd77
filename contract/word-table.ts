/** A table of words that people write. «constructor» is none of them, but every plain object has something under that name. */
export const wordTable = <Value>(words: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.assign(Object.create(null), words)
