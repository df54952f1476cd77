import type { Queryable } from '@/server/db/client'
import { placeKey } from '@/server/db/places/place-row'
import { findAlike, findByKeys, findNamed, type Place } from '@/server/db/places/queries'
import { editDistance } from '@/server/text/edit-distance'
import { foldedWords } from '@/server/text/fold-word'

const most = 8
const maxWords = 12
const longestName = 6

/** What was typed is a name, its beginning, or one misspelt; or it is an address, and some place is named in it. */
export async function findByName(db: Queryable, typed: string): Promise<Place[]> {
  const words = foldedWords(typed).slice(0, maxWords)
  if (words.length === 0) return []
  const named = await findNamed(db, words, placeKey(typed), most)
  if (named.length > 0) return named
  const misspelt = await findMisspelt(db, words)
  if (misspelt.length > 0) return misspelt
  const within = await findWithin(db, words)
  if (within.length > 0 || !isAddress(typed)) return within
  const last = words.slice(-1)
  const begun = await findNamed(db, last, last.join(), most)
  return begun.length > 0 ? begun : findMisspelt(db, last)
}

const tolerance = (key: string) => (key.length < 5 ? 1 : key.length < 9 ? 2 : 3)

async function findMisspelt(db: Queryable, words: string[]): Promise<Place[]> {
  const key = placeKey(words.join(' '))
  if (key.length < 4) return []
  return (await findAlike(db, key, 40))
    .map((place) => ({ place, distance: distanceOf(key, place) }))
    .filter(({ distance }) => distance <= tolerance(key))
    .sort((a, b) => a.distance - b.distance || b.place.weight - a.place.weight)
    .map(({ place }) => place)
    .slice(0, most)
}

/** The beginning of a longer name counts half a letter more than a whole one that fits as well. */
function distanceOf(typed: string, { nameKey, labelKey }: Place): number {
  const begun = nameKey.length > typed.length ? [nameKey.slice(0, typed.length)] : []
  return Math.min(
    ...[nameKey, labelKey].map((key) => editDistance(typed, key)),
    ...begun.map((beginning) => editDistance(typed, beginning) + 0.5),
  )
}

/** 'Calle Mayor 5, 28013 Madrid': a postcode says most, else the place named last. */
async function findWithin(db: Queryable, words: string[]): Promise<Place[]> {
  const parts = partsOf(words)
  const found = await findByKeys(db, [...parts.keys()])
  const placed = found.map((place) => {
    const part = parts.get(place.nameKey) ?? parts.get(place.labelKey)
    const isPostcode = place.kind === 'postcode'
    return { place, end: isPostcode ? Number.POSITIVE_INFINITY : (part?.end ?? 0), length: part?.length ?? 0 }
  })
  placed.sort((a, b) => b.end - a.end || b.length - a.length || b.place.weight - a.place.weight)
  return placed
    .filter(({ end, length }) => end === placed[0]?.end && length === placed[0]?.length)
    .map(({ place }) => place)
    .slice(0, most)
}

/** Every run of words that could be a name, with where it ends. */
function partsOf(words: string[]) {
  const parts = new Map<string, { end: number; length: number }>()
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= Math.min(words.length, start + longestName); end++)
      parts.set(placeKey(words.slice(start, end).join(' ')), { end, length: end - start })
  return parts
}

/** A house number or a comma: what stands last may then be a town, misspelt. */
const isAddress = (typed: string) => /[\d,]/.test(typed)
