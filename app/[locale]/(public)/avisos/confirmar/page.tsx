import type { Metadata } from 'next'
import { ConfirmAlert } from '@/components/subscription/confirm-alert'
import { getAlert } from '@/lib/api/alerts'
import { getTranslations } from '@/lib/i18n/translations'
import { one } from '@/lib/search-params'
import { pressOutcome } from '@/lib/subscription-paths'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('confirmAlert')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/avisos/confirmar'>) {
  const query = await searchParams
  const token = one(query.token)
  return <ConfirmAlert token={token} alert={await getAlert(token)} outcome={pressOutcome(query.estado)} />
}
