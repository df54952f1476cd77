'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import type { ClipboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { PasswordField } from '@/components/ui/password-field'
import { resetPassword } from '@/contract/endpoints/accounts'
import { passwordReset } from '@/contract/entities/owner'
import { newPasswordError } from './new-password-error'
import { PasswordMeter } from './password-meter'
import { useResetPassword } from './use-reset-password'

type Props = {
  labels: Messages['resetPassword'] & { show: string; hide: string }
  strength: Messages['passwordStrength']
  email: string
  /** The error after a post without JavaScript. */
  posted?: string
}

export function ResetPasswordForm({ labels, strength, email, posted }: Props) {
  const { register, handleSubmit, formState, setValue, setError, watch } = useForm({
    resolver: zodResolver(passwordReset),
    defaultValues: { otp: '', newPassword: '', confirmation: '' },
  })
  const { reset, problem, done } = useResetPassword({ labels, posted, setError })
  const { errors, isSubmitting } = formState

  /** Digits copied from a mail contain spaces, which would count towards the six characters. */
  function pasteDigits(event: ClipboardEvent) {
    event.preventDefault()
    setValue('otp', event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6))
  }

  return (
    <form
      noValidate
      method="post"
      action={resetPassword.path}
      onSubmit={handleSubmit(reset)}
      className="flex flex-col gap-5"
    >
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...register('otp')}
        onPaste={pasteDigits}
        label={labels.code}
        hint={labels.codeHint}
        required
        inputMode="numeric"
        maxLength={6}
        autoComplete="one-time-code"
        error={errors.otp && (errors.otp.type === 'server' ? labels.wrongCode : labels.codeError)}
      />
      <div>
        <PasswordField
          {...register('newPassword')}
          label={labels.newPassword}
          hint={labels.passwordHint}
          required
          autoComplete="new-password"
          labels={labels}
          error={newPasswordError(errors.newPassword?.type, labels)}
        />
        <PasswordMeter password={watch('newPassword')} labels={strength} />
      </div>
      <PasswordField
        {...register('confirmation')}
        label={labels.confirmation}
        required
        autoComplete="new-password"
        labels={labels}
        error={errors.confirmation && labels.mismatch}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" size="lg" wide pending={(isSubmitting || done) && labels.sending}>
        {labels.submit}
      </Button>
    </form>
  )
}
