import { ButtonLink } from '@/components/ui/button-link'
import { FormProblem } from '@/components/ui/form-problem'
import { Link } from '@/components/ui/link'
import type { FactorMethod } from '@/contract/entities/factor-challenge'
import { factorLabels } from '@/lib/i18n/account-labels'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'
import { SecondStepForm } from './second-step-form'

type Props = {
  /** Empty when the sign-in attempt has expired. */
  methods: FactorMethod[]
  next: string | undefined
  problem: string | undefined
}

/** The step between password and session for owners with a second factor. */
export async function SecondStep({ methods, next, problem }: Props) {
  const t = await getTranslations('secondStep')
  const [labels, signin] = await Promise.all([factorLabels(), labelsOf('signin')])
  const signinPath = next ? `/signin?${new URLSearchParams({ next })}` : '/signin'
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {methods.length === 0 ? (
        <div className="grid gap-4">
          <FormProblem>{t('over')}</FormProblem>
          <ButtonLink href={signinPath} size="lg" wide>
            {t('again')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <SecondStepForm
            methods={methods}
            next={next}
            problem={problem}
            labels={labels}
            success={signin.success}
          />
          <p className="mt-6 border-t-3 border-dotted border-edge pt-4 text-soft">
            {t.rich('lost', {
              contact: (text) => (
                <Link href="/contacta" className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <Link href={signinPath} className="link inline-flex min-h-11 items-center">
            {t('back')}
          </Link>
        </>
      )}
    </AccountPage>
  )
}
