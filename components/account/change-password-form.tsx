'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { PasswordField } from '@/components/ui/password-field'
import { passwordChange } from '@/contract/entities/owner'
import { newPasswordError } from './new-password-error'
import { PasswordMeter } from './password-meter'
import { type ChangePasswordLabels, useChangePassword } from './use-change-password'

type Props = {
  labels: ChangePasswordLabels & { show: string; hide: string }
  strength: ComponentProps<typeof PasswordMeter>['labels']
  ownerId: string
  email: string
}

export function ChangePasswordForm({ labels, strength, ownerId, email }: Props) {
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  })
  const { change, problem, done } = useChangePassword({ labels, ownerId, setError })
  const { errors, isSubmitting } = formState
  const { currentPassword, newPassword, confirmation } = errors
  return (
    <form noValidate method="post" onSubmit={handleSubmit(change)} className="flex flex-col gap-5">
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('currentPassword')}
        label={labels.currentPassword}
        required
        autoComplete="current-password"
        labels={labels}
        error={currentPassword && (currentPassword.type === 'server' ? labels.wrong : labels.currentMissing)}
      />
      <div>
        <PasswordField
          {...register('newPassword')}
          label={labels.newPassword}
          hint={labels.passwordHint}
          required
          autoComplete="new-password"
          labels={labels}
          error={newPasswordError(newPassword?.type, labels)}
        />
        <PasswordMeter password={watch('newPassword')} labels={strength} />
      </div>
      <PasswordField
        {...register('confirmation')}
        label={labels.confirmation}
        required
        autoComplete="new-password"
        labels={labels}
        error={confirmation && labels.mismatch}
      />
      <FormProblem>{problem}</FormProblem>
      <Button
        type="submit"
        size="lg"
        wide
        pending={(isSubmitting && labels.sending) || (done && labels.leaving)}
      >
        {labels.submit}
      </Button>
    </form>
  )
}
