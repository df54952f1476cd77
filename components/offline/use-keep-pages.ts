'use client'

import { useEffect } from 'react'
import { keepThisPage, stopKeeping } from '@/lib/browser/offline-copies'

/** What a page still fetches after it stands, such as photos, is kept with it. */
const settled = 2000

/** Keeps each page that is looked at, and a last time when one looks away: a search changes without changing its path. */
export function useKeepPages(pathname: string, isOn: boolean) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    if (isOn) navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    else void stopKeeping()
  }, [isOn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page to keep
  useEffect(() => {
    if (!isOn || !('serviceWorker' in navigator) || savesData()) return
    const keep = () => {
      if (navigator.onLine) void keepThisPage()
    }
    const keepWhenLeft = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    const timer = setTimeout(keep, settled)
    document.addEventListener('visibilitychange', keepWhenLeft)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepWhenLeft)
    }
  }, [pathname, isOn])
}

/** Who pays by the megabyte has said so to the browser, where it knows of such a thing. */
function savesData() {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
