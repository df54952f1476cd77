import type { ReactNode } from 'react'
import { ChevronLeftIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { wizardSteps } from '@/contract/entities/wizard-draft'
import { getTranslations } from '@/lib/i18n/translations'
import { previousStep, stepPath, type WizardStep } from './steps'

type Props = {
  step: WizardStep
  greeting?: string
  /** Instead of the usual one of the step. */
  lead?: string
  children: ReactNode
}

export async function WizardFrame({ step, greeting, lead, children }: Props) {
  const t = await getTranslations('wizard')
  return (
    <div className="container-page py-6 md:py-12">
      <div className="mx-auto max-w-2xl">
        <ProgressBar step={step} steps={wizardSteps} label={t('progress', { step, steps: wizardSteps })} />
        {step === 1 ? null : (
          <Link
            href={stepPath(previousStep[step])}
            className="mt-4 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-azulejo hover:underline"
          >
            <ChevronLeftIcon className="size-5" />
            {t('back')}
          </Link>
        )}
        {greeting ? <p className="mt-6 text-lg font-semibold text-check-ink">{greeting}</p> : null}
        <h1 className="mt-2 text-4xl md:text-6xl">{t(`titles.${step}`)}</h1>
        <p className="mt-3 text-lg text-soft">{lead ?? t(`leads.${step}`)}</p>
        {step === 1 ? <p className="mt-3 text-soft">{t('required')}</p> : null}
        {children}
      </div>
    </div>
  )
}

type ProgressBarProps = { step: number; steps: number; label: string }

/** The progress: as text for everybody, and as a drawing. */
function ProgressBar({ step, steps, label }: ProgressBarProps) {
  return (
    <div>
      <p className="font-semibold text-soft tabular-nums">{label}</p>
      <div aria-hidden className="mt-2 flex gap-1.5">
        {Array.from({ length: steps }, (_, index) => index + 1).map((part) => (
          <span key={part} className={`h-2 grow rounded-full ${part <= step ? 'bg-check' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}
