/** The fields that were sent. An absent one may still have its key. */
export const namedIn = (changes: object): string[] =>
  Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : name))
