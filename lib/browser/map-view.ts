'use client'

import { useSyncExternalStore } from 'react'
import { mapFragment } from '../search/map-fragment'
import { windowEvents } from './window-events'

const changeEvent = 'mantel:map-view'
const subscribe = windowEvents(changeEvent, 'popstate', 'hashchange')
let listScroll = 0

const isOpen = () => location.hash === mapFragment

export function openMap() {
  listScroll = scrollY
  history.pushState({ isMapAbove: true }, '', mapFragment)
  window.dispatchEvent(new Event(changeEvent))
}

export function closeMap() {
  if (history.state?.isMapAbove) return history.back()
  history.replaceState(null, '', location.pathname + location.search)
  window.dispatchEvent(new Event(changeEvent))
}

/** Scrolls to where the visitor left the list. */
export const scrollToList = () => scrollTo(0, listScroll)

/**
 * Tells whether a phone shows the map in place of the list. The state is in the address' fragment: one step back leads to the list again,
 * and neither a server nor a cache sees it.
 */
export function useIsMapOpen() {
  return useSyncExternalStore(subscribe, isOpen, () => false)
}
