import type { Messages } from 'next-intl'
import { type AddressLabels, addressLabels } from '@/components/ui/address/address-labels'
import { openingHoursLabels } from '@/components/ui/opening-hours/opening-hours-labels'
import type { OpeningHoursLabels } from '@/components/ui/opening-hours/week-text'
import type { UploadLabels } from '@/components/upload/props'
import { uploadLabels } from '@/components/upload/upload-labels'
import { labelsOf } from '@/lib/i18n/labels'

export type ProfileLabels = Messages['profileForm'] & {
  cuisines: Messages['cuisines']
  services: Messages['services']
  addressField: AddressLabels
  hoursField: OpeningHoursLabels
  upload: UploadLabels
}

export async function profileLabels(): Promise<ProfileLabels> {
  const [form, cuisines, services, addressField, hoursField, upload] = await Promise.all([
    labelsOf('profileForm'),
    labelsOf('cuisines'),
    labelsOf('services'),
    addressLabels(),
    openingHoursLabels(),
    uploadLabels(),
  ])
  return { ...form, cuisines, services, addressField, hoursField, upload }
}
