import type { Messages } from 'next-intl'
import { labelsOf } from '@/lib/i18n/labels'

export type AddressLabels = Messages['address']

export const addressLabels = (): Promise<AddressLabels> => labelsOf('address')
