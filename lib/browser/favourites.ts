'use client'

import { useSyncExternalStore } from 'react'
import { hostIdPattern } from '@/contract/rules/profile/profile-slug'
import { storage } from './storage'
import { windowEvents } from './window-events'

/** Needs no permission and no account: the diner asks for it with every heart. */
const key = 'favourites'
const changeEvent = 'mantel:favourites'
const subscribe = windowEvents('storage', changeEvent)
const noFavourites: readonly string[] = []

const maxFavourites = 50

/** Ids, the last saved first. Null on the server and in the first render, where the list is unknown. */
export function useFavourites(): readonly string[] | null {
  return useSyncExternalStore(subscribe, favourites, onServer)
}

export function toggleFavourite(restaurantId: string) {
  const others = favourites().filter((id) => id !== restaurantId)
  const next =
    others.length < favourites().length ? others : [restaurantId, ...others].slice(0, maxFavourites)
  storage.set(key, next.length > 0 ? JSON.stringify(next) : null)
  window.dispatchEvent(new Event(changeEvent))
}

let read: { stored: string | null; ids: readonly string[] } = { stored: null, ids: noFavourites }

/** Returns the same list object until something changes, as React requires. */
function favourites() {
  const stored = storage.get(key)
  if (stored !== read.stored) read = { stored, ids: parseIds(stored) }
  return read.ids
}

function parseIds(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isId).slice(0, maxFavourites) : noFavourites
  } catch {
    return noFavourites
  }
}

const isId = (entry: unknown): entry is string => typeof entry === 'string' && hostIdPattern.test(entry)

const onServer = () => null
