import { existsSync } from 'node:fs'

/**
 * Finds a file that the build writes beside the bundle, or its source in tests. `places` are relative to the calling module, which passes
 * its `import.meta.url`. Undefined if no file exists.
 */
export const findBuiltFile = (places: readonly string[], from: string) =>
  places.map((place) => new URL(place, from)).find((url) => existsSync(url))

/** Like findBuiltFile. Throws if no file exists. */
export function builtFile(places: readonly [string, ...string[]], from: string): URL {
  const found = findBuiltFile(places, from)
  if (!found) throw new Error(`dist/server/${places[0].slice(2)} is missing: npm run build`)
  return found
}
