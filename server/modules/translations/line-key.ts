import { LRUCache } from 'lru-cache'
import { keyOf } from '@/server/text/dishes/tokens'

/** What an entry takes beside its letters. */
const entryBytes = 200

/** Kitchens repeat their dishes, and each search asks for the keys of all that its cards show. */
const kept = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (key, name) => entryBytes + 2 * (key.length + name.length),
  memoMethod: (name) => keyOf(name).replace(/[ .,;]+$/, ''),
})

/** One key for a name however it is written: without capitals, accents, and signs at its end. Empty for a name without a letter. */
export const lineKey = (name: string) => kept.memo(name)
