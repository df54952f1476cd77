import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TryWhatsapp } from '@/components/account/try-whatsapp'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tryWhatsapp')
  return { title: t('title') }
}

export default async function Page() {
  return <TryWhatsapp owner={await requireOwner()} />
}
