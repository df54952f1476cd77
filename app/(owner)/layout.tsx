import type { Metadata } from 'next'
import { SessionWatch } from '@/components/layout/session-watch'
import { SiteShell } from '@/components/layout/site-shell'
import { requireOwner } from '@/lib/owner'
import { Companions } from '../companions'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Reading the session keeps these pages out of every cache. A page that needs the owner asks again: it is one question. */
export default async function OwnerLayout({ children }: { children: React.ReactNode }) {
  await requireOwner()
  return (
    <>
      <SiteShell>{children}</SiteShell>
      <SessionWatch />
      <Companions />
    </>
  )
}
