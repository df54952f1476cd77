import type { Metadata } from 'next'
import { CookiePreferences } from '@/components/layout/cookie-preferences'
import { PrivacyPolicy } from '@/components/legal/privacy-policy'
import { buttonClass } from '@/components/ui/button-class'
import { getTranslations } from '@/lib/i18n/translations'
import { alternatesOf } from '@/lib/seo/in-languages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy')
  return { title: t('title'), description: t('description'), alternates: alternatesOf('/privacidad') }
}

export default async function Page() {
  const t = await getTranslations('footer')
  const button = <CookiePreferences label={t('cookies')} className={buttonClass({ variant: 'ink' })} />
  return <PrivacyPolicy preferences={button} />
}
