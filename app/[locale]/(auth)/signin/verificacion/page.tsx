import type { Metadata } from 'next'
import { SecondStep } from '@/components/account/second-step'
import { readStepProblem } from '@/lib/bff/step-problem'
import { getTranslations } from '@/lib/i18n/translations'
import { redirect } from '@/lib/language/redirect'
import { getSecondStep } from '@/lib/second-step'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('secondStep')
  return { title: t('title'), robots: { index: false, follow: false } }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/signin/verificacion'>) {
  const { next, problem: given } = await searchParams
  const { methods = [] } = await getSecondStep()
  const problem = readStepProblem(given)
  if (methods.length === 0 && problem !== 'over') redirect('/signin')
  return <SecondStep methods={methods} next={typeof next === 'string' ? next : undefined} problem={problem} />
}
