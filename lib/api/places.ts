import 'server-only'
import { findPlace as findPlaceEndpoint } from '@/contract/endpoints/places'
import { call } from './call'

/** The point a typed place stands for, or null when nobody knows it. Places do not move: kept for a day. */
export async function findPlace(savedLocation: string) {
  const { address } = await call(
    findPlaceEndpoint,
    { query: { savedLocation } },
    { tags: ['places'], revalidate: 86_400 },
  )
  return address[0] ?? null
}
