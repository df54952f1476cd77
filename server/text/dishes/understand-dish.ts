import './fill-cells'
import { type Source, sources } from './languages'
import type { ReadDish } from './phrase'
import { readDish } from './read-dish'
import { heardOf } from './unheard-of'

export type Understood = { source: Source; read: ReadDish | null }

/**
 * The language of a dish is the one that understands most of it, Spanish where several do: owners write dishes of both languages on one
 * menu. Where none understands all of it, its words may be spelled as they sound.
 */
export function understandDish(name: string, written?: Source): Understood {
  const tried: Understood[] = []
  for (const source of written ? [written] : sources) {
    const read = readDish(name, source)
    const one = { source, read: heardOf(read) }
    // What one language reads whole, and no cook says, another one reads no better.
    if (read?.unknownFrom === null) return one
    tried.push(one)
  }
  const mended =
    written && written !== 'es'
      ? null
      : heardOf(readDish(name.replace(/ ala (?=\p{L})/gu, ' a la '), 'es', true))
  if (mended?.unknownFrom === null) return { source: 'es', read: mended }
  const found = tried.find(({ read }) => read !== null)
  return found ?? { source: written ?? 'es', read: null }
}
