'use client'

import { lazy, Suspense, useId, useState } from 'react'
import type { PickedAddress } from '@/contract/entities/place'
import { describedBy, FieldFrame } from '../field-frame'
import { PinIcon } from '../icons'
import type { AddressLabels } from './address-labels'

/** The code of the picker is loaded when the picker first opens. */
const AddressPicker = lazy(() => import('./address-picker'))

type Props = {
  value: PickedAddress | null
  onChange: (address: PickedAddress) => void
  labels: AddressLabels
  /** Google's key, from `env().NEXT_PUBLIC_GOOGLE_MAPS_KEY`. Without a key, our own host answers all look-ups. */
  apiKey?: string
  error?: string
  optional?: string
}

/** docs/product.md#address-picker: a field that opens the picker when pressed. */
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
