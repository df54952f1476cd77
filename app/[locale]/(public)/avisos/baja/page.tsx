import type { Metadata } from 'next'
import { EndAlerts } from '@/components/subscription/end-alerts'
import { getEndable } from '@/lib/api/alerts'
import { getTranslations } from '@/lib/i18n/translations'
import { one } from '@/lib/search-params'
import { pressOutcome } from '@/lib/subscription-paths'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('endAlerts')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/avisos/baja'>) {
  const query = await searchParams
  const token = one(query.token)
  return <EndAlerts token={token} endable={await getEndable(token)} outcome={pressOutcome(query.estado)} />
}
