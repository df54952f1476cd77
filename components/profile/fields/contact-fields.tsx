'use client'

import { Field } from '@/components/ui/field'
import { type ProfileForm, textField } from '../profile-form'

const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 60 } as const
const handle = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type Props = { form: ProfileForm; required?: boolean }

/** The contact fields: WhatsApp, telephone and web addresses. */
export function ContactFields({ form, required }: Props) {
  const { labels } = form
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...textField(form, 'whatsappNumber1')}
          {...phone}
          hint={labels.whatsappHint}
          optional={required ? '*' : undefined}
          aria-required={required}
        />
        <Field {...textField(form, 'whatsappNumber2')} {...phone} optional={labels.optional} />
      </div>
      <Field
        {...textField(form, 'contactNumber')}
        {...phone}
        hint={labels.contactHint}
        optional={labels.optional}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...textField(form, 'instagram')}
          {...handle}
          hint={labels.instagramHint}
          optional={labels.optional}
        />
        <Field {...textField(form, 'facebook')} {...handle} optional={labels.optional} />
      </div>
      <Field
        {...textField(form, 'website')}
        {...handle}
        inputMode="url"
        autoComplete="url"
        optional={labels.optional}
      />
    </>
  )
}
