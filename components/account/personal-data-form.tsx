'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { type UseFormSetError, useForm } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import { Button } from '@/components/ui/button'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { Link } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { PersonNameFields } from '@/components/ui/person-name-fields'
import { updateOwner } from '@/contract/endpoints/profile'
import { type PersonFields, personFields } from '@/contract/entities/owner'
import { ownSession } from '@/lib/browser/endpoints/own'
import { send } from '@/lib/browser/send'
import { useRouter } from '@/lib/language/use-router'

type Props = {
  labels: Messages['personalData']
  ownerId: string
  email: string
  /** Whether the host api can change the address, on the page of security. */
  hasEmailChange: boolean
  saved: PersonFields
}

export function PersonalDataForm({ labels, ownerId, email, hasEmailChange, saved }: Props) {
  const form = useForm({ resolver: zodResolver(personFields), defaultValues: saved })
  const { register, handleSubmit, formState, reset, setError } = form
  const draft = useDraft(form, { name: 'personal-data', ownerId })
  const onSaved = (values: PersonFields) => {
    reset(values)
    draft.drop()
  }
  const { save, problem } = useSavePerson({ labels, ownerId, email, onSaved, setError })
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
      <div>
        <Field
          label={labels.email}
          type="email"
          value={email}
          readOnly
          hint={hasEmailChange ? labels.emailHint : labels.emailLocked}
        />
        {hasEmailChange ? (
          <Link href="/seguridad#correo" className="link inline-flex min-h-11 items-center">
            {labels.changeEmail}
          </Link>
        ) : null}
      </div>
      <Field
        {...register('telephono')}
        label={labels.phone}
        optional={labels.optional}
        type="tel"
        autoComplete="tel"
        error={errors.telephono && labels.phoneError}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" className="grow" pending={isSubmitting && labels.sending}>
          {labels.submit}
        </Button>
        <BackButton>{labels.back}</BackButton>
      </div>
    </form>
  )
}

/** Goes back, or to the home page when there is no page before. */
function BackButton({ children }: { children: string }) {
  const router = useRouter()
  const goBack = () => (window.history.length > 1 ? router.back() : router.push('/'))
  return (
    <Button variant="secondary" size="lg" onClick={goBack}>
      {children}
    </Button>
  )
}

type Options = {
  labels: Messages['personalData']
  ownerId: string
  email: string
  onSaved: (values: PersonFields) => void
  setError: UseFormSetError<PersonFields>
}

const names = ['firstName', 'lastName', 'telephono'] as const

/** Saves by the common call, which also needs the account's address (docs/product.md#call-update-owner). */
function useSavePerson({ labels, ownerId, email, onSaved, setError }: Options) {
  const { mutate } = useSWRConfig()
  const [problem, setProblem] = useState<string>()

  async function save(person: PersonFields) {
    setProblem(undefined)
    const { outcome, fields } = await send(updateOwner, { params: { ownerId }, body: { ...person, email } })
    if (outcome !== 'ok') return refused(fields)
    onSaved(person)
    notify.success(labels.success)
    void mutate(ownSession.path)
  }

  function refused(fields: Record<string, string> = {}) {
    for (const name of names) if (fields[name]) setError(name, { type: 'server' })
    setProblem(labels.failure)
    notify.error(labels.failure)
  }

  return { save, problem }
}
