'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { savePlace } from '@/lib/browser/places'
import { useRouter } from '@/lib/language/use-router'
import { placeHref } from '@/lib/search/place'
import type { SearchTab } from '@/lib/search/state'
import { LocationDialogOnDemand } from './location-dialog-on-demand'
import { NearMe } from './near-me'
import { useDevicePosition } from './use-device-position'

/** For a search around «cerca de mí». The page itself says why the browser will ask, so one press is enough. */
export function NearMeHere({ tab, labels }: { tab: SearchTab; labels: Messages['places'] }) {
  const router = useRouter()
  const [isTyping, setTyping] = useState(false)
  const device = useDevicePosition((place) => {
    savePlace(place)
    router.replace(placeHref(place, `/restaurant/search/${tab}`, window.location.search))
  })
  return (
    <div className="w-full max-w-xl">
      <NearMe
        labels={labels}
        device={{ ...device, ask: device.locate }}
        isShown
        onTypeInstead={() => setTyping(true)}
      />
      <LocationDialogOnDemand open={isTyping} onClose={() => setTyping(false)} tab={tab} labels={labels} />
    </div>
  )
}
