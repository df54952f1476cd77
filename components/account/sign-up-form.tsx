'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { PasswordField } from '@/components/ui/password-field'
import { PersonNameFields } from '@/components/ui/person-name-fields'
import { useDraft } from '@/components/ui/use-draft'
import { type SignUpFields, signUp as schema } from '@/contract/entities/owner'
import { EmailTaken } from './email-taken'
import { newPasswordError } from './new-password-error'
import { PasswordMeter } from './password-meter'
import { type SignUpLabels, useSignUp } from './use-sign-up'

type Props = {
  labels: SignUpLabels & { show: string; hide: string }
  strength: React.ComponentProps<typeof PasswordMeter>['labels']
  consent: ReactNode
}

export function SignUpForm({ labels, strength, consent }: Props) {
  // Without default values, what was typed before React came stays.
  const form = useForm<SignUpFields>({ resolver: zodResolver(schema) })
  const { register, handleSubmit, formState, setError, watch } = form
  const draft = useDraft(form, { name: 'signup', never: ['password', 'consent'] })
  const { signUp, problem, done } = useSignUp({ labels, setError, onDone: draft.drop })
  const { errors, isSubmitting } = formState
  const missing = Object.values(errors).some(({ message }) => message === 'missing')
  return (
    <form noValidate method="post" onSubmit={handleSubmit(signUp)} className="flex flex-col gap-5">
      <FormProblem>{missing ? labels.missing : undefined}</FormProblem>
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
      <Field
        {...register('email')}
        label={labels.email}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email && (errors.email.type === 'taken' ? labels.taken : labels.emailError)}
      />
      <div>
        <PasswordField
          {...register('password')}
          label={labels.password}
          hint={labels.passwordHint}
          required
          autoComplete="new-password"
          labels={labels}
          error={newPasswordError(errors.password?.type, labels)}
        />
        <PasswordMeter password={watch('password') ?? ''} labels={strength} />
      </div>
      <CheckboxField
        {...register('consent')}
        label={consent}
        required
        error={errors.consent && labels.consentError}
      />
      {errors.email?.type === 'taken' ? <EmailTaken labels={labels} /> : null}
      <FormProblem>{problem}</FormProblem>
      <Button
        type="submit"
        size="lg"
        wide
        disabled={!watch('consent')}
        pending={(isSubmitting || done) && labels.sending}
      >
        {labels.submit}
      </Button>
    </form>
  )
}
