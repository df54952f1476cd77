import type { Metadata } from 'next'
import { Security } from '@/components/security/security'
import { getOwnSecurity } from '@/lib/api/own-security'
import { requireFeature } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('security')
  return { title: t('title') }
}

export default async function Page() {
  await requireFeature('secondFactor')
  const { ownerId } = await requireOwner()
  return <Security {...(await getOwnSecurity())} ownerId={ownerId} />
}
