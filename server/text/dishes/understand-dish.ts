import { type Source, sources } from './languages'
import type { ReadDish } from './phrase'
import { readDish } from './read-dish'

export type Understood = { source: Source; read: ReadDish | null }

/**
 * The language of a dish is the one that understands most of it, Spanish where several do: owners write dishes of both languages on one
 * menu.
 */
export function understandDish(name: string, written?: Source): Understood {
  const tried = (written ? [written] : sources).map((source) => ({ source, read: readDish(name, source) }))
  const found =
    tried.find(({ read }) => read?.unknownFrom === null) ?? tried.find(({ read }) => read !== null)
  return found ?? { source: written ?? 'es', read: null }
}
