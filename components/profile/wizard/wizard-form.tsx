'use client'

import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import type { WizardAnswers } from '@/contract/entities/wizard-draft'
import type { WrittenLanguage } from '@/contract/languages'
import { useHydrated } from '@/lib/browser/hydrated'
import { CartaField } from '../fields/carta-field'
import { ContactFields } from '../fields/contact-fields'
import { CuisineField } from '../fields/cuisine-field'
import { HoursField } from '../fields/hours-field'
import { IdentityFields } from '../fields/identity-fields'
import { MenuQuestions } from '../fields/menu-questions'
import { LogoField, PhotoFields } from '../fields/photo-fields'
import { PlaceField } from '../fields/place-field'
import { ServicesField } from '../fields/services-field'
import type { ProfileForm } from '../profile-form'
import { type BusyOf, useBusy } from '../use-busy'
import type { ProfileValues } from '../values'
import { useWizard, type WizardLabels } from './use-wizard'

type Props = {
  step: 1 | 2 | 3
  ownerId: string
  saved: ProfileValues
  answers: WizardAnswers
  /** A menu of the owner answers the questions of step 2. */
  isMenuKnown?: boolean
  /** The language in which the house writes, where it is not Castilian. */
  writtenIn?: WrittenLanguage | undefined
  labels: WizardLabels
  apiKey?: string
}

export function WizardForm({ labels, apiKey, isMenuKnown = false, ...start }: Props) {
  const { form, leave, doing, problem } = useWizard({ labels, ...start })
  const [isBusy, busyOf] = useBusy()
  const isReady = useHydrated()
  const element = useFocusFirstError(form.errors)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!doing && !isBusy) void leave('next')
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="mt-8">
      <fieldset disabled={!isReady} className="flex min-w-0 flex-col gap-7">
        <StepFields step={start.step} form={form} isMenuKnown={isMenuKnown} apiKey={apiKey} busyOf={busyOf} />
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <Button
            variant="secondary"
            size="lg"
            disabled={Boolean(doing) || isBusy}
            pending={doing === 'skip' && labels.skipping}
            onClick={() => leave('skip')}
          >
            {labels.skip}
          </Button>
          <Button
            type="submit"
            size="lg"
            disabled={doing === 'skip'}
            pending={(doing === 'next' && labels.saving) || (isBusy && labels.uploading)}
          >
            {labels.next}
          </Button>
        </div>
        <p className="text-sm text-soft">{labels.kept}</p>
      </fieldset>
    </form>
  )
}

type StepFieldsProps = {
  step: 1 | 2 | 3
  form: ProfileForm
  isMenuKnown: boolean
  apiKey?: string
  busyOf: BusyOf
}

function StepFields({ step, form, isMenuKnown, apiKey, busyOf }: StepFieldsProps) {
  if (step === 1)
    return (
      <>
        <IdentityFields form={form} required />
        <PlaceField form={form} apiKey={apiKey} />
        <CuisineField form={form} required />
        <ContactFields form={form} required />
        <ServicesField form={form} />
      </>
    )
  if (step === 2)
    return (
      <>
        {isMenuKnown ? null : <MenuQuestions form={form} />}
        {form.values.noDailyMenu ? null : <CartaField form={form} busyOf={busyOf} />}
      </>
    )
  return (
    <>
      <LogoField form={form} busyOf={busyOf} />
      <PhotoFields form={form} accept="photo" busyOf={busyOf} />
      <HoursField form={form} />
    </>
  )
}
