'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { confirmEmailChange } from '@/contract/endpoints/email-change'
import { fill } from '@/lib/i18n/fill'
import type { EmailLabels } from './labels'
import type { EmailProblem } from './use-email-change'

type Props = {
  labels: EmailLabels
  /** The address to which the code went. */
  email: string
  takesFocus: boolean
  confirm: (code: string) => Promise<EmailProblem | undefined>
  again: () => Promise<void>
  other: () => void
  cancel: () => Promise<void>
}

export function EmailCodeForm({ labels, email, takesFocus, confirm, again, other, cancel }: Props) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(confirmEmailChange.body),
    defaultValues: { code: '' },
  })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState<'again' | 'cancel'>()
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])

  async function submit({ code }: { code: string }) {
    setProblem(undefined)
    const { field, form } = (await confirm(code)) ?? {}
    if (field) setError('code', { type: 'server', message: field }, { shouldFocus: true })
    setProblem(form)
  }

  async function press(what: 'again' | 'cancel') {
    setBusy(what)
    setProblem(undefined)
    await { again, cancel }[what]()
    setBusy(undefined)
  }

  const isWaiting = isSubmitting || isBusy !== undefined
  return (
    <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-4">
      <p className="wrap-anywhere">{fill(labels.sent, { email })}</p>
      <Field
        {...register('code')}
        label={labels.code}
        hint={labels.codeHint}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        error={errors.code && (errors.code.type === 'server' ? errors.code.message : labels.codeMissing)}
      />
      <FormProblem>{problem}</FormProblem>
      <Button
        type="submit"
        size="lg"
        wide
        pending={isSubmitting && labels.confirming}
        disabled={isBusy !== undefined}
      >
        {labels.confirm}
      </Button>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <Button
          variant="quiet"
          onClick={() => press('again')}
          disabled={isWaiting}
          pending={isBusy === 'again' && labels.sendingAgain}
        >
          {labels.again}
        </Button>
        <Button variant="quiet" onClick={other} disabled={isWaiting}>
          {labels.other}
        </Button>
        <Button
          variant="quiet"
          onClick={() => press('cancel')}
          disabled={isWaiting}
          pending={isBusy === 'cancel' && labels.cancelling}
        >
          {labels.cancel}
        </Button>
      </div>
    </form>
  )
}
