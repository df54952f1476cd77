import type { Metadata } from 'next'
import { SessionWatch } from '@/components/layout/session-watch'
import { VisitBeacon } from '@/components/visits/visit-beacon'
import { requireOwner } from '@/lib/owner'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The page fills the screen, without header and footer. */
export default async function DesignerLayout({ children }: { children: React.ReactNode }) {
  await requireOwner()
  return (
    <>
      {children}
      <SessionWatch />
      <VisitBeacon />
    </>
  )
}
