import type { Metadata } from 'next'
import { PasswordChanged } from '@/components/account/password-changed'
import { ResetPassword } from '@/components/account/reset-password'
import { readProblem } from '@/lib/bff/recover-password'
import { getTranslations } from '@/lib/i18n/translations'
import { redirect } from '@/lib/language/redirect'
import { getRecovery } from '@/lib/recovery'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resetPassword')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/resetPassword'>) {
  const [{ problem, state }, { email }] = await Promise.all([searchParams, getRecovery()])
  if (state === 'done') return <PasswordChanged />
  if (!email) redirect('/forgetPassword')
  return <ResetPassword email={email} problem={readProblem(problem)} />
}
