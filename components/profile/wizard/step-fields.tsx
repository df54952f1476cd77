'use client'

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
import type { BusyOf } from '../use-busy'

type Props = { step: 1 | 2 | 3; form: ProfileForm; apiKey?: string; busyOf: BusyOf }

export function StepFields({ step, form, apiKey, busyOf }: Props) {
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
        <MenuQuestions form={form} />
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
