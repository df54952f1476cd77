'use client'

import type { Messages } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MapIcon, MenuIcon } from '@/components/ui/icons'
import { closeMap, openMap, scrollToList, useIsMapOpen } from '@/lib/browser/map-view'

/** On a phone, from the list to the map and back: always under the thumb. */
export function MapToggle({ labels }: { labels: Messages['map']['results'] }) {
  const isOpen = useIsMapOpen()
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) scrollToList()
    if (!wasOpen.current && isOpen) scrollTo(0, 0)
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 hidden justify-center noscript:hidden! group-has-data-results:flex lg:hidden! print:hidden!',
        // An empty map is no way on, and would lie over those there are.
        !isOpen && 'group-has-data-empty:hidden!',
      )}
    >
      <Button
        variant="ink"
        size="lg"
        className="pointer-events-auto rounded-full! shadow-lift"
        onClick={isOpen ? closeMap : openMap}
      >
        {isOpen ? <MenuIcon /> : <MapIcon />}
        {isOpen ? labels.close : labels.open}
      </Button>
    </div>
  )
}
