'use client'

import { useSyncExternalStore } from 'react'
import type { Position } from '@/contract/entities/place'

/** A restaurant of the list, with what a map needs of it. */
export type ShownResult = {
  id: string
  name: string
  position: Position
  /** Euros; null where there is no menu, or none with a price. */
  price: number | null
}

export type Shown = { from: Position; results: ShownResult[] }

/** What the page has found, for what stands beside the page; and the one that is pointed at in either. */
const state = { shown: null as Shown | null, pointedAt: null as string | null }
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

/** Reads the list as it stands. Answers with what takes it back, unless others have come meanwhile. */
export function showResults(from: Position, list?: Element) {
  const cards = list?.querySelectorAll<HTMLElement>('[data-result]') ?? []
  const shown = { from, results: [...cards].map(resultOf) }
  set({ shown })
  return () => {
    if (state.shown === shown) set({ shown: null })
  }
}

function resultOf({ dataset }: HTMLElement): ShownResult {
  const { result: id = '', name = '', lat, lon, price } = dataset
  const position = { lat: Number(lat), lon: Number(lon) }
  return { id, name, position, price: price === undefined ? null : Number(price) }
}

export function pointAt(id: string | null) {
  if (state.pointedAt !== id) set({ pointedAt: id })
}

const nothing = () => null

export const useShownResults = () => useSyncExternalStore(subscribe, () => state.shown, nothing)

export const usePointedAt = () => useSyncExternalStore(subscribe, () => state.pointedAt, nothing)
