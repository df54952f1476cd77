import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnPlan } from '@/components/plans/own-plan'
import { getOwnPlan } from '@/lib/api/plans'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('plans')
  return { title: t('title') }
}

export default async function Page() {
  return <OwnPlan payment={await getOwnPlan()} />
}
