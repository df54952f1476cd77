'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { PasswordField } from '@/components/ui/password-field'
import { useDraft } from '@/components/ui/use-draft'
import { login } from '@/contract/endpoints/accounts'
import { SessionOverNote } from './session-over-note'
import { useSignIn } from './use-sign-in'

type Props = { labels: Messages['signin'] & { wait: Messages['wait']; show: string; hide: string } }

export function SignInForm({ labels }: Props) {
  const form = useForm({
    resolver: zodResolver(login.body),
    defaultValues: { email: '', password: '' },
  })
  const { register, handleSubmit, formState } = form
  const draft = useDraft(form, { name: 'signin', never: ['password'] })
  const { signIn, problem, done } = useSignIn(labels, draft.drop)
  const { errors, isSubmitting } = formState
  return (
    // Before React is there, a post keeps the password out of the address.
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
