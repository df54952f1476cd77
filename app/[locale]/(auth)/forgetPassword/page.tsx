import type { Metadata } from 'next'
import { ForgotPassword } from '@/components/account/forgot-password'
import { readProblem } from '@/lib/bff/recover-password'
import { getTranslations } from '@/lib/i18n/translations'
import { getRecovery } from '@/lib/recovery'
import { alternatesOf } from '@/lib/seo/in-languages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forgotPassword')
  return { title: t('title'), alternates: alternatesOf('/forgetPassword') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/forgetPassword'>) {
  const [{ problem }, { email, typed }] = await Promise.all([searchParams, getRecovery()])
  return <ForgotPassword email={typed ?? email ?? ''} problem={readProblem(problem)} />
}
