import { addressLabels } from '@/components/ui/address/address-labels'
import type { Owner } from '@/contract/entities/owner'
import { missingForDiners } from '@/contract/rules/profile/missing-for-diners'
import { env } from '@/lib/env'
import { resendLabels } from '@/lib/i18n/account-labels'
import { labelsOf } from '@/lib/i18n/labels'
import { MissingParts } from './missing-parts'

/** Names the missing data that hide the restaurant's menus from diners, with the means to add them here. Empty when diners see the menus. */
export async function MissingNote({ owner }: { owner: Owner }) {
  const missing = missingForDiners(owner)
  if (!owner.restaurant || missing.length === 0) return null
  const [labels, resend, address] = await Promise.all([labelsOf('visible'), resendLabels(), addressLabels()])
  return (
    <MissingParts
      missing={missing}
      restaurantId={owner.restaurant.restaurantId}
      email={owner.email}
      apiKey={env().NEXT_PUBLIC_GOOGLE_MAPS_KEY}
      labels={{ ...labels, resend, address }}
    />
  )
}
