import { FooterWithCookies } from '@/components/layout/footer-with-cookies'
import { LanguageMenu } from '@/components/layout/language-menu'
import { QuietFrame } from '@/components/layout/quiet-frame'
import { getTranslations } from '@/lib/i18n/translations'
import { Companions } from '../companions'

export default async function AuthLayout({ children }: { children: React.ReactNode }) {
  const t = await getTranslations('languages')
  return (
    <>
      <QuietFrame end={<LanguageMenu title={t('title')} />} footer={<FooterWithCookies />}>
        {children}
      </QuietFrame>
      <Companions />
    </>
  )
}
