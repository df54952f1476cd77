import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LegalNotice } from '@/components/legal/legal-notice'
import { absoluteUrl } from '@/lib/seo/absolute-url'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal')
  const canonical = absoluteUrl('/aviso-legal')
  return { title: t('title'), description: t('description'), alternates: { canonical } }
}

export default function Page() {
  return <LegalNotice />
}
