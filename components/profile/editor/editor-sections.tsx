'use client'

import { Field } from '@/components/ui/field'
import { CartaField } from '../fields/carta-field'
import { ContactFields } from '../fields/contact-fields'
import { CuisineField } from '../fields/cuisine-field'
import { HoursField } from '../fields/hours-field'
import { IdentityFields } from '../fields/identity-fields'
import { MenuQuestions } from '../fields/menu-questions'
import { LogoField, PhotoFields } from '../fields/photo-fields'
import { PlaceField } from '../fields/place-field'
import { ServicesField } from '../fields/services-field'
import { errorOf, type ProfileForm } from '../profile-form'
import type { BusyOf } from '../use-busy'
import { Section } from './section'
import { SpecialMenusField } from './special-menus-field'
import type { EditorLabels } from './use-profile-editor'

type Props = {
  ownerId: string
  form: ProfileForm
  apiKey?: string
  labels: EditorLabels
  busyOf: BusyOf
}

export function EditorSections({ ownerId, form, apiKey, labels, busyOf }: Props) {
  const { sections } = labels
  return (
    <>
      <Section id="identity" title={sections.identity}>
        <IdentityFields form={form} />
      </Section>
      <Section id="services" title={sections.services}>
        <CuisineField form={form} />
        <ServicesField form={form} />
      </Section>
      <Section id="place" title={sections.place}>
        <PlaceField form={form} apiKey={apiKey} />
        <HoursField form={form} />
      </Section>
      <Section id="contact" title={sections.contact}>
        <ContactFields form={form} />
      </Section>
      <Section id="menu" title={sections.menu}>
        <MenuQuestions form={form} />
        <Field
          label={form.labels.drinks}
          hint={form.labels.drinksHint}
          optional={form.labels.optional}
          lang={form.written}
          error={errorOf(form, 'drinks')}
          value={form.values.drinks ?? ''}
          onChange={({ target }) => form.set('drinks', target.value || null)}
        />
      </Section>
      <Section id="carta" title={sections.carta}>
        <CartaField form={form} busyOf={busyOf} />
      </Section>
      <Section id="specialMenus" title={sections.specialMenus}>
        <SpecialMenusField ownerId={ownerId} form={form} labels={labels} busyOf={busyOf} />
      </Section>
      <Section id="photos" title={sections.photos}>
        <LogoField form={form} busyOf={busyOf} />
        <PhotoFields form={form} accept="image" busyOf={busyOf} />
      </Section>
    </>
  )
}
