'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { signedInFlag as key, signedInMark } from '../signed-in-mark'
import { storage } from './storage'
import { windowEvents } from './window-events'

/** A plain flag beside the sealed cookie: pages are the same for everybody, and other tabs notice a sign-out. */
const changeEvent = 'mantel:signed-in'
const subscribe = windowEvents('storage', changeEvent)

export function setSignedIn(signedIn: boolean) {
  storage.set(key, signedIn ? 'true' : null)
  window.dispatchEvent(new Event(changeEvent))
}

const isSignedIn = () => storage.get(key) === 'true'

/** Calls back when another tab signs out, also while this page was in the browser's page cache. */
export function onSignedOutElsewhere(listener: () => void) {
  const check = () => {
    if (!isSignedIn()) listener()
  }
  window.addEventListener('storage', check)
  window.addEventListener('pageshow', check)
  return () => {
    window.removeEventListener('storage', check)
    window.removeEventListener('pageshow', check)
  }
}

/** Calls back when somebody is signed in as the page opens or comes back, or when another tab signs in. */
export function onSignedInElsewhere(listener: () => void) {
  const check = () => {
    if (isSignedIn()) listener()
  }
  const checkFlag = (event: StorageEvent) => {
    if (event.key === key) check()
  }
  check()
  window.addEventListener('storage', checkFlag)
  window.addEventListener('pageshow', check)
  return () => {
    window.removeEventListener('storage', checkFlag)
    window.removeEventListener('pageshow', check)
  }
}

export function useSignedIn() {
  return useSyncExternalStore(subscribe, isSignedIn, onServer)
}

/** Keeps the mark on the document while the page is open. Before that, lib/insides/page/scripts-after-paint.ts sets it. */
export function useSignedInMark(signedIn: boolean) {
  useEffect(() => {
    document.documentElement.toggleAttribute(signedInMark, signedIn)
  }, [signedIn])
}

const onServer = () => false
