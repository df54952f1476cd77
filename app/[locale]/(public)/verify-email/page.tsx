import type { Metadata } from 'next'
import { VerificationResult } from '@/components/account-verify/verification-result'
import { VerifyEmail } from '@/components/account-verify/verify-email'
import { VerifyEmailForm } from '@/components/account-verify/verify-email-form'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verifyEmail')
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/verify-email'>) {
  const [{ token, state }, labels] = await Promise.all([searchParams, labelsOf('verifyEmail')])
  if (state === 'verified' || state === 'invalid') return <VerificationResult state={state} labels={labels} />
  if (typeof token !== 'string' || !token) return <VerificationResult state="missing" labels={labels} />
  return (
    <>
      <VerifyEmail token={token} labels={labels} />
      <VerifyEmailForm token={token} labels={labels} />
    </>
  )
}
