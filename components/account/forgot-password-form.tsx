'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { useDraft } from '@/components/ui/use-draft'
import { forgetPassword } from '@/contract/endpoints/accounts'
import { useForgotPassword } from './use-forgot-password'

type Props = {
  labels: Messages['forgotPassword']
  email: string
  /** How a form posted without JavaScript came back. */
  posted?: string
}

export function ForgotPasswordForm({ labels, email, posted }: Props) {
  const form = useForm({ resolver: zodResolver(forgetPassword.body), defaultValues: { email } })
  const { register, handleSubmit, formState } = form
  const draft = useDraft(form, { name: 'forgot-password' })
  const { askForCode, problem, done } = useForgotPassword({ labels, posted, onDone: draft.drop })
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      method="post"
      action={forgetPassword.path}
      onSubmit={handleSubmit(askForCode)}
      className="flex flex-col gap-5"
    >
      <Field
        {...register('email')}
        defaultValue={email}
        label={labels.email}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email && labels.emailError}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" wide pending={(isSubmitting || done) && labels.sending}>
        {labels.submit}
      </Button>
    </form>
  )
}
