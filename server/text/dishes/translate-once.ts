import { LRUCache } from 'lru-cache'
import type { Source, Target } from './languages'
import { type TranslatedDish, translateDish } from './translate-dish'

/** What an entry takes beside its letters: objects, and its place in the list. */
const entryBytes = 400

/** Kitchens repeat their dishes, and a menu is asked for in each language. */
const kept = new LRUCache<string, TranslatedDish>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ pieces }, key) =>
    entryBytes + 2 * pieces.reduce((letters, { text }) => letters + text.length, key.length),
})

/** `written`: the language in which the dish is read, where it is not for the reader to find. */
export function translateOnce(
  name: string,
  target: Target,
  wording = { tellsCustom: true },
  written?: Source,
): TranslatedDish {
  const key = `${target} ${wording.tellsCustom} ${written ?? ''} ${name}`
  const known = kept.get(key)
  if (known) return known
  const translated = translateDish(name, target, written, wording)
  kept.set(key, translated)
  return translated
}
