import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { resultQuestion } from '@/components/results/result-question'
import { ResultsView } from '@/components/results/results-view'
import { getResults } from '@/lib/api/results'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('menuHistory')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/menu/historial'>) {
  const [t, query] = await Promise.all([getTranslations('menuHistory'), searchParams])
  const question = resultQuestion(query)
  const results = await getResults(question.range)
  return (
    <div className="grid gap-8 pt-6">
      <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
      {results ? <ResultsView results={results} question={question} /> : null}
    </div>
  )
}
