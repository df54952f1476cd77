import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CookiePreferences } from '@/components/layout/cookie-preferences'
import { PrivacyPolicy } from '@/components/legal/privacy-policy'
import { buttonClass } from '@/components/ui/button-class'
import { absoluteUrl } from '@/lib/seo/absolute-url'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy')
  const canonical = absoluteUrl('/privacidad')
  return { title: t('title'), description: t('description'), alternates: { canonical } }
}

export default async function Page() {
  const t = await getTranslations('footer')
  const button = <CookiePreferences label={t('cookies')} className={buttonClass({ variant: 'ink' })} />
  return <PrivacyPolicy preferences={button} />
}
