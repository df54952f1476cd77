import type { Metadata } from 'next'
import { OwnerHome } from '@/components/owner-home/owner-home'
import { MissingNote } from '@/components/visible/missing-note'
import { getOwnerHome } from '@/lib/api/owner-home'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownerHome')
  return { title: t('title') }
}

export default async function Page() {
  const home = await getOwnerHome()
  return <OwnerHome {...home} missing={<MissingNote owner={home.owner} />} />
}
