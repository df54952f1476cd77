import type { Metadata } from 'next'
import { SessionWatch } from '@/components/layout/session-watch'
import { VisitBeacon } from '@/components/visits/visit-beacon'
import { requireOwner } from '@/lib/owner'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The whole screen is the page's own: no header, no footer. */
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
