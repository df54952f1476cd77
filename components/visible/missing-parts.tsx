'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { AddressLabels } from '@/components/ui/address/address-labels'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { AlertIcon, PinIcon } from '@/components/ui/icons'
import { type ResendLabels, ResendVerification } from '@/components/ui/resend-verification'
import { useOwnerElsewhere } from '@/components/ui/use-owner-elsewhere'
import { toAddressFields } from '@/contract/rules/place/picked-address'
import { type MissingPart, missingForDiners } from '@/contract/rules/profile/missing-for-diners'
import { fill } from '@/lib/i18n/fill'
import { useRouter } from '@/lib/language/use-router'
import type { MissingLabels } from './labels'
import { NameDialog } from './name-dialog'
import { useSaveMissing } from './use-save-missing'

const AddressPicker = lazy(() => import('@/components/ui/address/address-picker'))

type Props = {
  missing: MissingPart[]
  restaurantId: string
  email: string
  apiKey?: string
  labels: MissingLabels & { resend: ResendLabels; address: AddressLabels }
}

/** The missing parts, each with a button that opens just that part. Notices when another tab or telephone has added one. */
export function MissingParts({ missing, restaurantId, email, apiKey, labels }: Props) {
  const router = useRouter()
  const [opened, setOpened] = useState<'name' | 'address'>()
  useEffect(() => {
    // The chat leads to what is missing, not to the page where it is missing.
    if (location.hash !== '#completar') return
    history.replaceState(history.state, '', location.pathname + location.search)
    setOpened(missing.find((part) => part === 'name' || part === 'address'))
  }, [missing])
  const { save, isSaving } = useSaveMissing(restaurantId, labels)
  const close = () => setOpened(undefined)
  const isMissing = (part: MissingPart) => missing.includes(part)
  useOwnerElsewhere((owner) => {
    const now = missingForDiners(owner)
    if (now.join() !== missing.join()) router.refresh()
  })

  return (
    <section aria-labelledby="missing" className="flex gap-3 rounded bg-napkin p-4">
      <AlertIcon className="mt-0.5 size-6 shrink-0 text-azulejo" />
      <div className="grid min-w-0 grow gap-3">
        <div className="wrap-anywhere">
          <h2 id="missing" className="font-sans text-base leading-normal font-bold tracking-normal">
            {labels.title}
          </h2>
          {isMissing('email') ? <p>{fill(labels.email, { email })}</p> : null}
          {isMissing('approval') ? <p>{labels.approval}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {isMissing('name') ? (
            <Button variant="secondary" onClick={() => setOpened('name')}>
              {labels.addName}
            </Button>
          ) : null}
          {isMissing('address') ? (
            <Button
              variant="secondary"
              pending={isSaving && labels.saving}
              onClick={() => setOpened('address')}
            >
              <PinIcon className="size-5" /> {labels.addAddress}
            </Button>
          ) : null}
          {isMissing('email') ? <ResendVerification labels={labels.resend} watches={false} /> : null}
          {isMissing('approval') ? <ButtonLink href="/contacta">{labels.contact}</ButtonLink> : null}
        </div>
      </div>
      <NameDialog
        open={opened === 'name'}
        onClose={close}
        isSaving={isSaving}
        onSave={async (restaurantName) => {
          if (await save({ restaurantName })) close()
        }}
        labels={labels}
      />
      {opened === 'address' ? (
        <Suspense>
          <AddressPicker
            open
            value={null}
            onSave={(address) => {
              const { lat, lon, ...fields } = toAddressFields(address)
              void save(lat === undefined ? fields : { lat, lon, ...fields })
            }}
            onClose={close}
            labels={labels.address}
            apiKey={apiKey}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
