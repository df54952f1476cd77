import type { Metadata } from 'next'
import { LegalNotice } from '@/components/legal/legal-notice'
import { getTranslations } from '@/lib/i18n/translations'
import { alternatesOf } from '@/lib/seo/in-languages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal')
  return { title: t('title'), description: t('description'), alternates: alternatesOf('/aviso-legal') }
}

export default function Page() {
  return <LegalNotice />
}
