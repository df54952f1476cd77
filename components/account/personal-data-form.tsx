'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PersonNameFields } from '@/components/ui/person-name-fields'
import { useDraft } from '@/components/ui/use-draft'
import { type PersonFields, personFields } from '@/contract/entities/owner'
import { BackButton } from './back-button'
import { useSavePerson } from './use-save-person'

type Props = {
  labels: Messages['personalData']
  ownerId: string
  email: string
  saved: PersonFields
}

export function PersonalDataForm({ labels, ownerId, email, saved }: Props) {
  const form = useForm({ resolver: zodResolver(personFields), defaultValues: saved })
  const { register, handleSubmit, formState, reset, setError } = form
  const draft = useDraft(form, { name: 'personal-data', ownerId })
  const onSaved = (values: PersonFields) => {
    reset(values)
    draft.drop()
  }
  const save = useSavePerson({ labels, ownerId, email, onSaved, setError })
  const { errors, isSubmitting } = formState
  return (
    <form noValidate method="post" onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
      <PersonNameFields
        first={{
          label: labels.firstName,
          field: register('firstName'),
          error: errors.firstName && labels.firstNameError,
        }}
        last={{
          label: labels.lastName,
          field: register('lastName'),
          error: errors.lastName && labels.lastNameError,
        }}
      />
      <Field label={labels.email} type="email" value={email} readOnly hint={labels.emailHint} />
      <Field
        {...register('telephono')}
        label={labels.phone}
        optional={labels.optional}
        type="tel"
        autoComplete="tel"
        error={errors.telephono && labels.phoneError}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" className="grow" pending={isSubmitting && labels.sending}>
          {labels.submit}
        </Button>
        <BackButton>{labels.back}</BackButton>
      </div>
    </form>
  )
}
