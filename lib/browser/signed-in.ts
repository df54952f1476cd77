'use client'

import { useSyncExternalStore } from 'react'
import { storage } from './storage'

/** A plain flag beside the sealed cookie: pages are the same for everybody, and other tabs notice a sign-out. */
const key = 'isAuthenticated'
const changed = 'mantel:signed-in'

export function setSignedIn(signedIn: boolean) {
  storage.set(key, signedIn ? 'true' : null)
  window.dispatchEvent(new Event(changed))
}

export function useSignedIn() {
  return useSyncExternalStore(subscribe, () => storage.get(key) === 'true', onServer)
}

const onServer = () => false

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(changed, listener)
  }
}
