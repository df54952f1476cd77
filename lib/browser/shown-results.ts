'use client'

import { useSyncExternalStore } from 'react'
import type { Position } from '@/contract/entities/place'
import type { ShownResult } from '../search/shown-result'

export type ShownSearch = {
  from: Position
  /** The name of the place that was searched. */
  place?: string
  results: ShownResult[]
}

/** The results of the page, for the parts beside the page, and the result that the pointer is on in either. */
const state = {
  shown: null as ShownSearch | null,
  pointedAt: null as string | null,
  resultToShow: null as string | null,
}
const listeners = new Set<() => void>()

function set(change: Partial<typeof state>) {
  Object.assign(state, change)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns a function that removes the results, unless other results have replaced them. */
export function showResults(shown: ShownSearch) {
  set({ shown })
  return () => {
    if (state.shown === shown) set({ shown: null })
  }
}

export function pointAt(id: string | null) {
  if (state.pointedAt !== id) set({ pointedAt: id })
}

/** Makes the map show this result and highlight its price. */
export function showOnMap(id: string) {
  if (state.pointedAt !== id || state.resultToShow !== id) set({ pointedAt: id, resultToShow: id })
}

const noneOnServer = () => null

export const useShownResults = () => useSyncExternalStore(subscribe, () => state.shown, noneOnServer)

export const useResultToShow = () => useSyncExternalStore(subscribe, () => state.resultToShow, noneOnServer)

export const usePointedAt = () => useSyncExternalStore(subscribe, () => state.pointedAt, noneOnServer)
