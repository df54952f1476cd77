'use client'

import { lazy, Suspense, useId, useState } from 'react'
import type { PickedAddress } from '@/contract/entities/place'
import { describedBy, FieldFrame } from '../field-frame'
import { PinIcon } from '../icons'
import type { AddressLabels } from './address-labels'

/** The picker and all it can do come with its first opening. */
const AddressPicker = lazy(() => import('./address-picker'))

type Props = {
  value: PickedAddress | null
  onChange: (address: PickedAddress) => void
  labels: AddressLabels
  /** Google's, from `env().NEXT_PUBLIC_GOOGLE_MAPS_KEY`; without one everything is asked of our own host. */
  apiKey?: string
  error?: string
  optional?: string
}

/** SPEC.md §2.14: looks like a field; a press opens the picker. */
export function AddressField({ value, onChange, labels, apiKey, error, optional }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [round, setRound] = useState(0)

  function show() {
    setRound(round + 1)
    setOpen(true)
  }

  return (
    <FieldFrame id={id} label={labels.label} error={error} optional={optional}>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        onClick={show}
        className="flex min-h-12 w-full items-center gap-2 rounded border-2 border-edge bg-card px-3 py-2 text-left hover:border-ink aria-invalid:border-check-ink"
      >
        <PinIcon className="size-6 shrink-0 text-check-ink" />
        <span className={value ? '' : 'text-soft'}>{value?.fullAddress || labels.choose}</span>
      </button>
      {round > 0 ? (
        <Suspense>
          <AddressPicker
            key={round}
            open={open}
            value={value}
            onSave={onChange}
            onClose={() => setOpen(false)}
            labels={labels}
            apiKey={apiKey}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  )
}
