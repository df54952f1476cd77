import type { Metadata } from 'next'
import { SessionWatch } from '@/components/layout/session-watch'
import { SiteShell } from '@/components/layout/site-shell'
import { ProofHost } from '@/components/proof/proof-host'
import { factorLabels, labelsOf } from '@/lib/i18n/labels'
import { requireOwner } from '@/lib/owner'
import { Companions } from '../companions'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Reading the session keeps these pages out of every cache. A page that also asks for the owner causes no second request. */
export default async function OwnerLayout({ children }: { children: React.ReactNode }) {
  await requireOwner()
  const [factor, proof, ui] = await Promise.all([factorLabels(), labelsOf('proof'), labelsOf('ui')])
  return (
    <>
      <SiteShell>{children}</SiteShell>
      <SessionWatch />
      <ProofHost labels={{ ...factor, ...proof, close: ui.close }} />
      <Companions />
    </>
  )
}
