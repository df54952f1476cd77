import type { Database } from '@/server/db/client'
import { type Understood, understandWords } from './understand-words'

const [keptMs, most] = [30_000, 2000]
type Known = Map<string, { understood: Understood; until: number }>

const kept = new WeakMap<Database, Known>()

/**
 * What words mean is asked once for many diners: most type the same few. Only words that are in use are kept, and not for
 * long, so that what a menu of this minute calls its dishes is found this minute.
 */
export async function understandOnce(db: Database, typed: string[]): Promise<Understood | null> {
  const known: Known = kept.get(db) ?? new Map()
  kept.set(db, known)
  const words = typed.join(' ')
  const found = known.get(words)
  if (found && found.until > performance.now()) return found.understood
  known.delete(words)
  const understood = await understandWords(db, typed)
  if (understood && !understood.corrected) known.set(words, { understood, until: performance.now() + keptMs })
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return understood
}
