import type { Metadata } from 'next'
import { OwnerNav } from '@/components/layout/owner-nav'
import { ownerPlaces } from '@/components/layout/owner-places'
import { SessionWatch } from '@/components/layout/session-watch'
import { SiteShell } from '@/components/layout/site-shell'
import { ProofHost } from '@/components/proof/proof-host'
import { profileSlug } from '@/contract/rules/profile/profile-slug'
import { missingFeatures } from '@/lib/host/features'
import { factorLabels } from '@/lib/i18n/account-labels'
import { labelsOf } from '@/lib/i18n/labels'
import { requireOwner } from '@/lib/owner'
import { Companions } from '../companions'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Reading the session keeps these pages out of every cache. A page that also asks for the owner causes no second request. */
export default async function OwnerLayout({ children }: { children: React.ReactNode }) {
  const { restaurant } = await requireOwner()
  const [factor, proof, ui] = await Promise.all([factorLabels(), labelsOf('proof'), labelsOf('ui')])
  const places = ownerPlaces(await missingFeatures(), restaurant ? profileSlug(restaurant) : undefined)
  return (
    <>
      <SiteShell ownerNav={<OwnerNav places={places} labels={await labelsOf('ownerNav')} />}>
        {children}
      </SiteShell>
      <SessionWatch />
      <ProofHost labels={{ ...factor, ...proof, close: ui.close }} />
      <Companions />
    </>
  )
}
