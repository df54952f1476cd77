'use client'

import { AddressField } from '@/components/ui/address/address-field'
import { errorOf, type ProfileForm } from '../profile-form'

type Props = { form: ProfileForm; apiKey?: string }

export function PlaceField({ form, apiKey }: Props) {
  return (
    <AddressField
      value={form.values.address}
      onChange={(address) => form.set('address', address)}
      labels={form.labels.addressField}
      apiKey={apiKey}
      error={errorOf(form, 'address')}
    />
  )
}
