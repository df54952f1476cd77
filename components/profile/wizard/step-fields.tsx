'use client'

import { ContactFields } from '../fields/contact-fields'
import { CuisineField } from '../fields/cuisine-field'
import { HoursField } from '../fields/hours-field'
import { IdentityFields } from '../fields/identity-fields'
import { MenuQuestions } from '../fields/menu-questions'
import { PlaceField } from '../fields/place-field'
import { ServicesField } from '../fields/services-field'
import type { ProfileForm } from '../profile-form'

type Props = {
  step: 1 | 2 | 3
  form: ProfileForm
  apiKey?: string
  onBusyChange: (isBusy: boolean) => void
}

export function StepFields({ step, form, apiKey }: Props) {
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
  if (step === 2) return <MenuQuestions form={form} />
  return <HoursField form={form} />
}
