/** The names of the sent fields. A field that was not sent may have a key with the value undefined. */
export const namedIn = (changes: object): string[] =>
  Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : name))
