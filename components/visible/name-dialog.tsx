'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { beginsHere, Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import type { MissingLabels } from './labels'

type Props = {
  open: boolean
  onClose: () => void
  isSaving: boolean
  onSave: (name: string) => void
  labels: MissingLabels
}

export function NameDialog({ open, onClose, isSaving, onSave, labels }: Props) {
  const formId = useId()
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const typed = name.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (typed) onSave(typed)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.name.title}
      closeLabel={labels.close}
      shape="sheet"
      footer={
        <Button type="submit" form={formId} wide pending={isSaving && labels.saving}>
          {labels.name.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          {...beginsHere}
          label={labels.name.label}
          value={name}
          maxLength={120}
          autoComplete="organization"
          error={isAsked && !typed ? labels.name.missing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
