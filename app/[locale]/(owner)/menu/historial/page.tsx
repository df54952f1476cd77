import type { Metadata } from 'next'
import { resultQuestion } from '@/components/results/result-question'
import { ResultsView } from '@/components/results/results-view'
import { historyHref } from '@/components/week/history-href'
import { MenuHistory } from '@/components/week/menu-history'
import { MenuMailings } from '@/components/week/menu-mailings'
import { getMailings } from '@/lib/api/mailings'
import { getMenuHistory } from '@/lib/api/menu-history'
import { getResults } from '@/lib/api/results'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('menuHistory'))('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/menu/historial'>) {
  const [query, t, labels] = await Promise.all([
    searchParams,
    getTranslations('menuHistory'),
    labelsOf('week'),
  ])
  const question = resultQuestion(query)
  const [results, history, mailings] = await Promise.all([
    getResults(question.range),
    getMenuHistory(query.antes),
    getMailings(),
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-5">
      <h1 className="text-3xl md:text-5xl">{t('title')}</h1>
      {results ? <ResultsView results={results} question={question} /> : null}
      {mailings ? <MenuMailings mailings={mailings} /> : null}
      <MenuHistory {...{ history, labels }} days={results?.days ?? []} href={historyHref(query)} />
    </div>
  )
}
