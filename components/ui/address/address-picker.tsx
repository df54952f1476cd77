'use client'

import { useState } from 'react'
import type { PickedAddress } from '@/contract/entities/place'
import { fromAddressFields } from '@/contract/rules/picked-address'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Field } from '../field'
import type { AddressLabels } from './address-labels'

type Props = {
  value: PickedAddress | null
  onSave: (address: PickedAddress) => void
  onClose: () => void
  labels: AddressLabels
  apiKey?: string
}

export function AddressPicker({ value, onSave, onClose, labels }: Props) {
  const [street, setStreet] = useState(value?.street ?? '')

  function save() {
    const picked = fromAddressFields({ restaurantAddress: street })
    if (picked) onSave(picked)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      shape="full"
      footer={
        <Button wide onClick={save}>
          {labels.save}
        </Button>
      }
    >
      <Field label={labels.search} value={street} onChange={({ target }) => setStreet(target.value)} />
    </Dialog>
  )
}
