import { LRUCache } from 'lru-cache'
import { courseNames, usualCourses } from '@/contract/rules/menu-text/course-names'
import { categoryNames } from '@/contract/rules/menu-text/heading-words'
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

/** A usual heading in each language that menus have it in. The Castilian one is first. */
const usualKeys = new Map(
  usualCourses.flatMap((kind) => {
    const keys = [...new Set([categoryNames[kind], ...Object.values(courseNames[kind])].map(lineKey))]
    return keys.map((key) => [key, keys] as const)
  }),
)

/**
 * The keys under which a line may be known. What is new is kept under the first. A menu in Basque may say «Primeros», as the readers of texts
 * store it, or «Lehenengoak», as its owner's form shows and saves it: a correction of one is of both.
 */
export const keysOf = (name: string): readonly string[] => usualKeys.get(lineKey(name)) ?? [lineKey(name)]
