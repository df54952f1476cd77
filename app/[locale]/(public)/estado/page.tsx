import type { Metadata } from 'next'
import { connection } from 'next/server'
import { StatusBoard } from '@/components/status/status-board'
import { readStatus } from '@/lib/api/status'
import { requireFeature } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'
import { alternatesOf } from '@/lib/seo/in-languages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('status')
  return {
    title: t('title'),
    description: t('description'),
    alternates: alternatesOf('/estado'),
    robots: { index: false },
  }
}

/** Never kept: it is asked for when something may be wrong. */
export default async function Page() {
  await connection()
  await requireFeature('status')
  return <StatusBoard status={await readStatus(new Date())} />
}
