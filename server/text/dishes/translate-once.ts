import { LRUCache } from 'lru-cache'
import type { Target } from './languages'
import { type TranslatedDish, translateDish } from './translate-dish'

/** What an entry takes beside its letters: objects, and its place in the list. */
const entryBytes = 400

/** Kitchens repeat their dishes, and a menu is asked for in each language. */
const kept = new LRUCache<string, TranslatedDish>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ pieces }, key) =>
    entryBytes + 2 * pieces.reduce((letters, { text }) => letters + text.length, key.length),
})

export function translateOnce(name: string, target: Target, wording = { tellsCustom: true }): TranslatedDish {
  const key = `${target} ${wording.tellsCustom} ${name}`
  const known = kept.get(key)
  if (known) return known
  const translated = translateDish(name, target, undefined, wording)
  kept.set(key, translated)
  return translated
}
