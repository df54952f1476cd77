'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { beginsHere, Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { KeyIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { canUsePasskeys } from '@/lib/browser/passkeys'
import type { SecurityLabels } from './labels'

type Props = {
  labels: SecurityLabels
  /** The proposed name: the device in use. */
  name: string
  isFirst: boolean
  onAdded: (codes: string[] | null) => void
}

export function AddPasskey({ labels, name, isFirst, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name')).trim().slice(0, 60)
    if (!canUsePasskeys()) return setProblem(labels.passkeyUnsupported)
    setBusy(true)
    setProblem(undefined)
    const { keepPasskey } = await import('./keep-passkey')
    const kept = await keepPasskey(typed || name)
    setBusy(false)
    if ('problem' in kept) return setProblem(labels[kept.problem])
    setOpen(false)
    notify.success(labels.passkeyAdded)
    onAdded(kept.recoveryCodes)
  }

  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <KeyIcon /> {isFirst ? labels.firstPasskey : labels.morePasskeys}
      </Button>
      <Dialog
        shape="sheet"
        open={isOpen}
        onClose={() => setOpen(false)}
        title={labels.passkeyTitle}
        closeLabel={labels.close}
      >
        {isOpen ? (
          <form onSubmit={add} className="grid gap-5">
            <p className="text-soft">{labels.passkeyText}</p>
            <Field
              {...beginsHere}
              name="name"
              label={labels.passkeyName}
              hint={labels.passkeyNameHint}
              defaultValue={name}
              maxLength={60}
            />
            <FormProblem>{problem}</FormProblem>
            <Button type="submit" size="lg" wide pending={isBusy && labels.passkeyWaiting}>
              {labels.makePasskey}
            </Button>
          </form>
        ) : null}
      </Dialog>
    </>
  )
}
