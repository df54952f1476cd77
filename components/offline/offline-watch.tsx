'use client'

import { usePathname } from 'next/navigation'
import type { Messages } from 'next-intl'
import { Button } from '@/components/ui/button'
import { seenAtText } from './seen-at-text'
import { useKeepPages } from './use-keep-pages'
import { useStaleSince } from './use-stale-since'

export type OfflineProps = { labels: Messages['offline']['banner']; isOn: boolean }

/** Says by itself why one is there. */
const offlinePage = '/sin-conexion'

/** Says that what is on screen is what it was, and since when. */
export function OfflineWatch({ labels, isOn }: OfflineProps) {
  const pathname = usePathname()
  const staleSince = useStaleSince(pathname)
  useKeepPages(pathname, isOn)
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 bg-mustard text-on-mustard empty:hidden print:hidden"
    >
      {staleSince && pathname !== offlinePage ? (
        <div
          data-offline-bar
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
