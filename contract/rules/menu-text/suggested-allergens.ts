import { stems } from './dish-knowledge'
import { fold } from './fold'
import { listed, phraseAt, phrases, stemmed } from './phrases'
import type { Allergen } from './types'
import { allergenWords } from './words/allergens'

const byPhrase = new Map<string, Allergen[]>()
for (const [allergen, text] of allergenWords)
  for (const phrase of listed(text).map(stemmed))
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), allergen])
const known = phrases(byPhrase)

/** What a dish of this name usually holds: for a form to offer, never to declare. */
export function suggestedAllergens(name: string): Allergen[] {
  const words = stems(fold(name))
  if (words.includes('sin') || words.some((word) => word.startsWith('vegan'))) return []
  return [...new Set(words.flatMap((_, at) => phraseAt(known, words, at)?.means ?? []))]
}
