'use client'

import { usePathname } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { offlineBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { copySeenAt, keepThisPage, stopKeeping } from '@/lib/browser/offline-copies'
import { readPath } from '@/lib/language/read-path'
import { seenAtText } from './seen-at-text'

export type OfflineProps = { labels: Messages['offline']['banner']; isOn: boolean }

/** The offline page explains itself. */
const offlinePage = '/sin-conexion'

/** Says that the page is an old copy, and from when. */
export function OfflineWatch({ labels, isOn }: OfflineProps) {
  const pathname = usePathname()
  const staleSince = useStaleSince(pathname)
  useKeepPages(pathname, isOn)
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 bg-mustard text-on-mustard empty:hidden print:hidden"
    >
      {staleSince && readPath(pathname).path !== offlinePage ? (
        <div
          ref={offlineBar}
          className="container-page flex min-h-12 items-center justify-between gap-3 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]"
        >
          <p className="font-semibold leading-tight">{seenAtText(staleSince, new Date(), labels)}</p>
          <Button variant="tagline" onClick={() => window.location.reload()}>
            {labels.reload}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** The time of the shown content: for a copy always, for a live page only without a connection. */
function useStaleSince(pathname: string) {
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  const [shown, setShown] = useState(() => ({
    pathname,
    seenAt: new Date(performance.timeOrigin),
    copySeenAt: copySeenAt(),
  }))

  // A page from client-side navigation is live, and its time is now.
  if (shown.pathname !== pathname) setShown({ pathname, seenAt: new Date(), copySeenAt: null })

  useEffect(() => {
    const look = () => setOffline(!navigator.onLine)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])

  return shown.copySeenAt ?? (isOffline ? shown.seenAt : null)
}

/** Milliseconds after loading, so that late parts such as photos are stored too. */
const settledMs = 2000

/** Stores each visited page, and again when the visitor leaves, because a search changes without changing its path. */
function useKeepPages(pathname: string, isOn: boolean) {
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
    const timer = setTimeout(keep, settledMs)
    document.addEventListener('visibilitychange', keepWhenLeft)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepWhenLeft)
    }
  }, [pathname, isOn])
}

/** Whether the visitor has asked the browser to save data, where the browser reports this. */
function savesData() {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
