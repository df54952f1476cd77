import type { FoundPlace, Position } from '@/contract/entities/place'
import { getJson } from './get-json'

/** The contract's schemas are 20 KB: fetched with the first suggestion, while the diner is still typing. */
const contract = () => import('@/contract/endpoints/places')

export async function suggest(typed: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const [{ suggestPlaces }, answer] = await Promise.all([
    contract(),
    getJson(`/api/nav/getPosition?savedLocation=${encodeURIComponent(typed)}`, signal),
  ])
  return suggestPlaces.reply.parse(answer).address
}

/** The place somebody typed and sent without choosing from the list; null when nothing is called so. */
export async function placeCalled(typed: string): Promise<FoundPlace | null> {
  const [{ findPlace }, answer] = await Promise.all([
    contract(),
    getJson(
      `/api/nav/getSelectedSuggestionData?savedLocation=${encodeURIComponent(typed)}`,
      AbortSignal.timeout(4000),
    ),
  ])
  return findPlace.reply.parse(answer).address[0] ?? null
}

/** The address of a point; null where there is none of Spain. */
export async function addressAt({ lat, lon }: Position, signal = AbortSignal.timeout(4000)) {
  const [{ getAddress }, answer] = await Promise.all([
    contract(),
    getJson(`/api/nav/getAddress?lat=${lat}&lon=${lon}`, signal),
  ])
  return getAddress.reply.parse(answer).address
}

/** What people call the place they are at; null when the geocoder has no name for it. */
export const nameOf = async (lat: number, lon: number) =>
  (await addressAt({ lat, lon }))?.display_name ?? null
