'use client'

import type { Messages } from 'next-intl'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { LocateIcon } from '@/components/ui/icons'
import { placeName } from '@/lib/browser/place-name'
import type { SavedPlace } from '@/lib/browser/places'
import { useDevicePosition } from './use-device-position'

type Props = { labels: Messages['places']; onFound: (place: SavedPlace) => void; onTypeInstead: () => void }

export function NearMe({ labels, onFound, onTypeInstead }: Props) {
  const { state, ask, locate, dismiss } = useDevicePosition(async (position) => {
    onFound({ ...position, name: await placeName(position) })
  })
  const sheet = state === 'idle' || state === 'locating' ? undefined : labels.device[state]

  function typeInstead() {
    dismiss()
    // The dialog gives the focus back to its button first.
    setTimeout(onTypeInstead)
  }

  return (
    <div className="needs-script">
      <Button size="lg" wide onClick={ask} pending={state === 'locating' && labels.locating}>
        <LocateIcon />
        {labels.nearMe}
      </Button>
      <BottomSheet
        open={sheet !== undefined}
        onClose={() => state !== 'locating' && dismiss()}
        title={sheet?.title ?? labels.nearMe}
        closeLabel={labels.close}
        footer={
          <div className="flex flex-col gap-2 md:flex-row-reverse">
            {state === 'denied' ? null : (
              <Button wide onClick={locate}>
                {state === 'explaining' ? labels.allow : labels.again}
              </Button>
            )}
            <Button variant="secondary" wide onClick={typeInstead}>
              {labels.typeInstead}
            </Button>
          </div>
        }
      >
        <p className="text-lg">{sheet?.text}</p>
      </BottomSheet>
    </div>
  )
}
