import type { Metadata } from 'next'
import { MissingNote } from '@/components/visible/missing-note'
import { WeekPage } from '@/components/week/week-page'
import { getOwnWeek } from '@/lib/api/own-week'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('week')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/menu/semana'>) {
  const [week, labels] = await Promise.all([getOwnWeek((await searchParams).desde), labelsOf('week')])
  return <WeekPage week={week} labels={labels} missing={<MissingNote owner={week.owner} />} />
}
