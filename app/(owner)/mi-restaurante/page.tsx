import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnerHome } from '@/components/owner-home/owner-home'
import { getOwnerHome } from '@/lib/api/owner-home'
import { resendLabels } from '@/lib/i18n/labels'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownerHome')
  return { title: t('title') }
}

export default async function Page() {
  return <OwnerHome {...(await getOwnerHome())} resendLabels={await resendLabels()} />
}
