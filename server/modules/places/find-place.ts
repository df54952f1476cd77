import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/places'
import type { Ctx } from '@/server/ctx'
import { foldedWords } from '@/server/text/fold-word'
import { lastPosition } from './last-position'

/** How many other places are offered. */
const mostOthers = 4

/**
 * Finds the place whose name is exactly the chosen suggestion, otherwise the most likely place, and after it the others that the text may
 * mean: with the same name, such as the «Gran Vía» of other cities, or with a longer one, such as every «Villanueva de …».
 */
export async function findPlace(
  { geocoder }: Ctx,
  { query }: Input<typeof contract.findPlace>,
): Promise<Answer<typeof contract.findPlace>> {
  const found = await geocoder.suggest(query.savedLocation, lastPosition(query))
  const chosen = found.find(({ display_name: name }) => name === query.savedLocation)
  if (chosen) return { address: [chosen] }
  const [first] = found
  if (!first) return { address: [] }
  const [typed, name] = [folded(query.savedLocation), nameOf(first)]
  const isMeant = (other: string) => other === name || (name !== typed && `${other} `.startsWith(`${typed} `))
  const others = found.slice(1).filter((place) => isMeant(nameOf(place)))
  return { address: [first, ...others.slice(0, mostOthers)] }
}

const folded = (text: string) => foldedWords(text).join(' ')

/** «gran via» of «Gran Vía, Bilbao, Bizkaia». */
const nameOf = ({ display_name: name }: { display_name: string }) => folded(name.split(', ', 1)[0] ?? name)
