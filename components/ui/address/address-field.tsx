'use client'

import { useId, useState } from 'react'
import type { PickedAddress } from '@/contract/entities/place'
import { describedBy, FieldFrame } from '../field-frame'
import { PinIcon } from '../icons'
import type { AddressLabels } from './address-labels'
import { AddressPicker } from './address-picker'

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
  return (
    <FieldFrame id={id} label={labels.label} error={error} optional={optional}>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-2 rounded border-2 border-edge bg-card px-3 py-2 text-left hover:border-ink aria-invalid:border-check-ink"
      >
        <PinIcon className="size-6 shrink-0 text-check-ink" />
        <span className={value ? '' : 'text-soft'}>{value?.fullAddress || labels.choose}</span>
      </button>
      {open ? (
        <AddressPicker
          value={value}
          onSave={onChange}
          onClose={() => setOpen(false)}
          labels={labels}
          apiKey={apiKey}
        />
      ) : null}
    </FieldFrame>
  )
}
