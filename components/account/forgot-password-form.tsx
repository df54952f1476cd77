'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useDraft } from '@/components/ui/draft/use-draft'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { forgetPassword } from '@/contract/endpoints/accounts'
import { accountDraft } from './account-draft'
import { useForgotPassword } from './use-forgot-password'

type Props = {
  labels: Messages['forgotPassword']
  email: string
  /** The error after a post without JavaScript. */
  posted?: string
}

export function ForgotPasswordForm({ labels, email, posted }: Props) {
  const form = useForm({ resolver: zodResolver(forgetPassword.body), defaultValues: { email } })
  const { register, handleSubmit, formState } = form
  useDraft(form, { name: accountDraft })
  const { askForCode, problem, done } = useForgotPassword({ labels, posted })
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
