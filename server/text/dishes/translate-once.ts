import { LRUCache } from 'lru-cache'
import type { Target } from './languages'
import { type TranslatedDish, translateDish } from './translate-dish'

/** Kitchens repeat their dishes, and a menu is asked for in each language. */
const kept = new LRUCache<string, TranslatedDish>({ max: 5000 })

export function translateOnce(name: string, target: Target, wording = { tellsCustom: true }): TranslatedDish {
  const key = `${target} ${wording.tellsCustom} ${name}`
  const known = kept.get(key)
  if (known) return known
  const translated = translateDish(name, target, undefined, wording)
  kept.set(key, translated)
  return translated
}
