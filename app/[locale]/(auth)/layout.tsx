import { FooterWithCookies } from '@/components/layout/footer-with-cookies'
import { QuietFrame } from '@/components/layout/quiet-frame'
import { Companions } from '../companions'

export default function AuthLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <QuietFrame footer={<FooterWithCookies />}>{children}</QuietFrame>
      <Companions />
    </>
  )
}
