import { QuietFrame } from '@/components/layout/quiet-frame'
import { SiteFooter } from '@/components/layout/site-footer'
import { Companions } from '../companions'

export default function AuthLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <QuietFrame footer={<SiteFooter />}>{children}</QuietFrame>
      <Companions />
    </>
  )
}
