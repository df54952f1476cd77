import type { Metadata } from 'next'
import { QuietFrame } from '@/components/layout/quiet-frame'

export const metadata: Metadata = { robots: { index: false } }

export default function MailboxLayout({ children }: { children: React.ReactNode }) {
  return (
    <QuietFrame>
      <div className="container-page grid gap-6 py-8">{children}</div>
    </QuietFrame>
  )
}
