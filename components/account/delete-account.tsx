'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { PasswordField } from '@/components/ui/password-field'
import { deleteAccount } from '@/contract/endpoints/accounts'
import { type AccountDeletion, accountDeletion } from '@/contract/entities/owner'
import { drafts } from '@/lib/browser/drafts'
import { leaveFor } from '@/lib/browser/leave-for'
import { send } from '@/lib/browser/send'
import { setSignedIn } from '@/lib/browser/signed-in'

export function DeleteAccount({ labels }: { labels: DeletionLabels & { close: string } }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" className="-ml-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {labels.delete}
      </Button>
      <Dialog shape="sheet" open={open} onClose={close} title={labels.deleteTitle} closeLabel={labels.close}>
        {open ? <DeleteAccountForm labels={labels} onCancel={close} /> : null}
      </Dialog>
    </>
  )
}

type DeletionLabels = Messages['yourData'] & { show: string; hide: string }

export function DeleteAccountForm({ labels, onCancel }: { labels: DeletionLabels; onCancel: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(accountDeletion),
  })
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)

  async function leave(body: AccountDeletion) {
    setProblem(undefined)
    const { outcome, code } = await send(deleteAccount, { body })
    if (code === 'invalid') return setError('password', { type: 'server' }, { shouldFocus: true })
    if (outcome !== 'ok') return setProblem(labels.deleteFailed)
    setDone(true)
    setSignedIn(false)
    drafts.dropAll()
    leaveFor('/cuenta-eliminada')
  }

  const { errors, isSubmitting } = formState
  return (
    <form noValidate method="post" onSubmit={handleSubmit(leave)} className="flex flex-col gap-5">
      <ul className="list-disc space-y-1 pl-5">
        <li>{labels.goes}</li>
        <li>{labels.stays}</li>
        <li>{labels.forGood}</li>
      </ul>
      <Field
        {...register('confirmation')}
        label={labels.confirmation}
        required
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.confirmation && labels.confirmationError}
      />
      <PasswordField
        {...register('password')}
        label={labels.password}
        required
        labels={labels}
        error={errors.password && labels.passwordError}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow" pending={(isSubmitting || done) && labels.deleting}>
          {labels.deleteForGood}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  )
}
