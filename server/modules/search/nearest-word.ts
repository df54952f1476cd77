import { editDistance } from '@/server/text/edit-distance'

type Known = { word: string; weight: number }

/** The known word that was probably meant, if any is near enough. The last word may be one that is still being typed. */
export function nearestWord(typed: string, known: Known[], unfinished: boolean): string | null {
  const [best] = known
    .map(({ word, weight }) => ({ word, weight, distance: distanceOf(typed, word, unfinished) }))
    .filter(({ distance }) => distance <= tolerance(typed))
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight || a.word.localeCompare(b.word))
  return best?.word ?? null
}

const tolerance = (typed: string) => (typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3)

/** The beginning of a longer word counts half a letter more than a whole word that fits as well. */
function distanceOf(typed: string, word: string, unfinished: boolean): number {
  const whole = editDistance(typed, word)
  if (!unfinished || word.length <= typed.length) return whole
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return Math.min(whole, ...beginnings.map((beginning) => editDistance(typed, beginning) + 0.5))
}
