'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { nearText, placeCookieName, placeCookieValue, readNear } from '@/lib/search/place'
import { pathHere } from '../language/path-in'
import { allowsPersonalisation } from './consent'
import { personalStorage } from './personal-storage'
import { windowEvents } from './window-events'

export type SavedPlace = { name: string; lat: number; lon: number }

/** The names of docs/product.md#owner-fields. A place in the history uses the name `long`. */
const locationKey = 'userLocation'
const historyKey = 'searchHistory'
const mostPlaces = 5
const changeEvent = 'mantel:places'
const subscribe = windowEvents('storage', changeEvent)
const halfAYear = 180 * 24 * 60 * 60

/** The last place comes first, and each place appears once. */
export function savePlace(place: SavedPlace) {
  personalStorage.set(locationKey, place.name)
  saveHistory([place, ...placesBut(place.name)].slice(0, mostPlaces))
  renewPlaceCookie()
}

/** Forgets a place. If it is the current place, there is no current place any more. */
export function forgetPlace(name: string) {
  if (personalStorage.get(locationKey) === name) personalStorage.set(locationKey, null)
  saveHistory(placesBut(name))
  renewPlaceCookie()
}

/** The server reads this cookie, only on search pages. It is kept after the visit only with permission, and is deleted when there is no place. */
export function renewPlaceCookie() {
  const current = personalStorage.get(locationKey)
  const place = history().find(({ name }) => name === current)
  const value = place ? placeCookieValue(place) : ''
  const age = place ? allowsPersonalisation() && `; max-age=${halfAYear}` : '; max-age=0'
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  document.cookie = `${placeCookieName}=${value}; path=${pathHere('/restaurant/search')}; samesite=lax${secure}${age || ''}`
}

/** The place of the last search, rounded like `near` in the address of a search. */
export function lastPosition() {
  const [place] = history()
  return place && readNear(nearText(place))
}

const history = () => parseHistory(personalStorage.get(historyKey))
const placesBut = (forgotten: string) => history().filter(({ name }) => name !== forgotten)

function saveHistory(places: SavedPlace[]) {
  const stored = places.map(({ name, lat, lon }) => ({ name, lat, long: lon }))
  personalStorage.set(historyKey, stored.length > 0 ? JSON.stringify(stored) : null)
  window.dispatchEvent(new Event(changeEvent))
}

/** Empty on the server and in the first render, so that cached pages are the same for everybody. */
export function useRecentPlaces(): SavedPlace[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => personalStorage.get(historyKey),
    () => null,
  )
  return useMemo(() => parseHistory(stored), [stored])
}

function parseHistory(stored: string | null): SavedPlace[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.flatMap(savedPlace) : []
  } catch {
    return []
  }
}

function savedPlace(entry: unknown): SavedPlace[] {
  if (typeof entry !== 'object' || entry === null) return []
  const { name, lat, long }: { name?: unknown; lat?: unknown; long?: unknown } = entry
  if (typeof name !== 'string' || typeof lat !== 'number' || typeof long !== 'number') return []
  return [{ name, lat, lon: long }]
}
