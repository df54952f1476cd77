'use client'

import { Field } from '@/components/ui/field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { type ProfileForm, textField } from '../profile-form'

type Props = { form: ProfileForm; required?: boolean }

export function IdentityFields({ form, required }: Props) {
  const { labels, written } = form
  const mark = required ? '*' : undefined
  return (
    <>
      <Field
        {...textField(form, 'restaurantName')}
        hint={labels.restaurantNameHint}
        optional={mark}
        autoComplete="organization"
        aria-required={required}
      />
      <TextAreaField
        {...textField(form, 'description')}
        lang={written}
        hint={labels.descriptionHint}
        optional={mark}
        rows={4}
        aria-required={required}
      />
    </>
  )
}
