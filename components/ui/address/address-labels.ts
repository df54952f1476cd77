import type { Messages } from 'next-intl'
import { labelsOf } from '@/lib/i18n/labels'

export type AddressLabels = Messages['address'] & { map: Messages['map'] }

export async function addressLabels(): Promise<AddressLabels> {
  const [address, map] = await Promise.all([labelsOf('address'), labelsOf('map')])
  return { ...address, map }
}
