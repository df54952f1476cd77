import type { Metadata } from 'next'
import { ChangePassword } from '@/components/account/change-password'
import { getTranslations } from '@/lib/i18n/translations'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('changePassword')
  return { title: t('title') }
}

export default async function Page() {
  return <ChangePassword owner={await requireOwner()} />
}
