'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { Link } from '@/components/ui/link'
import { PasswordField } from '@/components/ui/password-field'
import { PersonNameFields } from '@/components/ui/person-name-fields'
import { type SignUpFields, signUp as schema } from '@/contract/entities/owner'
import { accountDraft } from './account-draft'
import { newPasswordError } from './new-password-error'
import { PasswordMeter } from './password-meter'
import { type SignUpLabels, useSignUp } from './use-sign-up'

type Props = {
  labels: SignUpLabels & { show: string; hide: string }
  strength: React.ComponentProps<typeof PasswordMeter>['labels']
  consent: ReactNode
}

export function SignUpForm({ labels, strength, consent }: Props) {
  // Without default values, text typed before hydration stays.
  const form = useForm<SignUpFields>({ resolver: zodResolver(schema) })
  const { register, handleSubmit, formState, setError, watch } = form
  const draft = useDraft(form, { name: accountDraft, never: ['password', 'consent'] })
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

type EmailTakenLabels = { takenText: string; takenSignin: string; takenRecover: string }

/** For an address with an account: links to sign in and to recover the password. */
function EmailTaken({ labels }: { labels: EmailTakenLabels }) {
  return (
    <FormProblem>
      {labels.takenText}{' '}
      <span className="flex flex-wrap gap-x-5">
        <Link href="/signin" className="link inline-flex min-h-11 items-center">
          {labels.takenSignin}
        </Link>
        <Link href="/forgetPassword" className="link inline-flex min-h-11 items-center">
          {labels.takenRecover}
        </Link>
      </span>
    </FormProblem>
  )
}
