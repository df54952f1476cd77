import type { Metadata } from 'next'
import { PersonalData } from '@/components/account/personal-data'
import { getOwnerDetails } from '@/lib/api/owner-details'
import { hostHas } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('personalData')
  return { title: t('title') }
}

export default async function Page() {
  const { ownerId } = await requireOwner()
  const details = await getOwnerDetails(ownerId).catch(() => undefined)
  const [hasData, hasEmailChange] = await Promise.all([hostHas('accountData'), hostHas('emailChange')])
  return <PersonalData {...{ ownerId, details, hasData, hasEmailChange }} />
}
