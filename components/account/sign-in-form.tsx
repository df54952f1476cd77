'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { InfoIcon } from '@/components/ui/icons'
import { PasswordField } from '@/components/ui/password-field'
import { login } from '@/contract/endpoints/accounts'
import { sessionOver } from '@/lib/browser/session-end'
import { accountDraft } from './account-draft'
import { useSignIn } from './use-sign-in'

type Props = { labels: Messages['signin'] & { wait: Messages['wait']; show: string; hide: string } }

export function SignInForm({ labels }: Props) {
  const form = useForm({
    resolver: zodResolver(login.body),
    defaultValues: { email: '', password: '' },
  })
  const { register, handleSubmit, formState } = form
  const draft = useDraft(form, { name: accountDraft, never: ['password'] })
  const { signIn, problem, done } = useSignIn(labels, draft.drop)
  const { errors, isSubmitting } = formState
  return (
    // Before hydration, `method="post"` keeps the password out of the address.
    <form noValidate method="post" onSubmit={handleSubmit(signIn)} className="flex flex-col gap-5">
      <SessionOverNote text={labels.sessionOver} />
      <Field
        {...register('email')}
        label={labels.email}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email && labels.emailError}
      />
      <PasswordField
        {...register('password')}
        label={labels.password}
        required
        labels={labels}
        error={errors.password && labels.passwordError}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" wide pending={(isSubmitting || done) && labels.sending}>
        {labels.submit}
      </Button>
    </form>
  )
}

/** Tells an owner whose session has ended why /signin is shown. */
function SessionOverNote({ text }: { text: string }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (sessionOver.take()) setShown(true)
  }, [])

  if (!shown) return null
  return (
    <p role="status" className="flex gap-2 rounded bg-napkin p-3">
      <InfoIcon className="mt-0.5 size-5 shrink-0 text-azulejo" />
      <span>{text}</span>
    </p>
  )
}
