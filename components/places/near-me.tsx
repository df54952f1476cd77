'use client'

import type { Messages } from 'next-intl'
import { useEffect } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { LocateIcon } from '@/components/ui/icons'
import type { useDevicePosition } from './use-device-position'

type Props = {
  labels: Messages['places']
  /** False while the dialog around it is closed. */
  isShown: boolean
  device: Omit<ReturnType<typeof useDevicePosition>, 'ask'> & { ask: () => void }
  onTypeInstead: () => void
}

export function NearMe({ labels, isShown, device, onTypeInstead }: Props) {
  const { state, ask, locate, dismiss } = device
  const sheet = state === 'idle' || state === 'locating' ? undefined : labels.device[state]

  useEffect(() => {
    if (!isShown) dismiss()
  }, [isShown, dismiss])

  function typeInstead() {
    dismiss()
    // Waits, because the dialog first restores the focus to its button.
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
