import type { Metadata } from 'next'
import { RepeatPage } from '@/components/reminder/repeat-page'
import { getRepeat } from '@/lib/api/reminders'
import { getTranslations } from '@/lib/i18n/translations'
import { repeatOutcome } from '@/lib/repeat-path'
import { one } from '@/lib/search-params'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('repeat')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/repetir-menu'>) {
  const query = await searchParams
  const token = one(query.token)
  return <RepeatPage token={token} proposal={await getRepeat(token)} outcome={repeatOutcome(query.estado)} />
}
