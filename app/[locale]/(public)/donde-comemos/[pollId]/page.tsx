import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PollView } from '@/components/poll/poll-view'
import { TranslatedNote } from '@/components/search/translated-note'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { getPoll, pollMenus } from '@/lib/api/polls'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'

type Props = PageProps<'/[locale]/donde-comemos/[pollId]'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('poll')
  return { title: t('title'), description: t('lead'), robots: { index: false, follow: false } }
}

export default async function Page({ params }: Props) {
  const poll = await getPoll((await params).pollId)
  if (!poll) notFound()
  const [found, serving, labels] = await Promise.all([pollMenus(poll), servingLabels(), labelsOf('poll')])
  const note = <TranslatedNote results={found} />
  return <PollView {...{ poll, found, serving, labels, note }} renderedAt={Date.now()} />
}
