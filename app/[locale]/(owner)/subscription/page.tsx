import type { Metadata } from 'next'
import { OwnPlan } from '@/components/plans/own-plan'
import { getOwnPlan } from '@/lib/api/plans'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('plans')
  return { title: t('title') }
}

export default async function Page() {
  return <OwnPlan payment={await getOwnPlan()} />
}
