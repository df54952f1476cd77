'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import type { Position } from '@/contract/entities/place'

/** A restaurant of the list, with what a map needs of it. */
export type ShownResult = {
  id: string
  name: string
  position: Position
  /** Euros; null where there is no menu, or none with a price. */
  price: number | null
  card: ReactNode
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

/** Answers with what takes it back, unless others have come meanwhile. */
export function showResults(shown: Shown) {
  set({ shown })
  return () => {
    if (state.shown === shown) set({ shown: null })
  }
}

export function pointAt(id: string | null) {
  if (state.pointedAt !== id) set({ pointedAt: id })
}

const nothing = () => null

export const useShownResults = () => useSyncExternalStore(subscribe, () => state.shown, nothing)

export function useIsPointedAt(id: string) {
  return useSyncExternalStore(
    subscribe,
    () => state.pointedAt === id,
    () => false,
  )
}

export const usePointedAt = () => useSyncExternalStore(subscribe, () => state.pointedAt, nothing)
