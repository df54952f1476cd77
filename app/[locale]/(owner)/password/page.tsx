import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChangePassword } from '@/components/account/change-password'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('changePassword')
  return { title: t('title') }
}

export default async function Page() {
  return <ChangePassword owner={await requireOwner()} />
}
