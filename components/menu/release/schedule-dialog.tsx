'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { beginsHere, Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from '../labels'
import { dayText } from './moment-text'

type Props = {
  /** The time that the dialog proposes. The dialog is open while this is set. */
  proposed: string | undefined
  onClose: () => void
  date: string
  onConfirm: (publishAt: string) => void
  labels: MenuLabels
}

/** Asks for the release time of a menu, on the menu's own day and in the restaurant's time zone. */
export function ScheduleDialog({ proposed, onClose, date, onConfirm, labels }: Props) {
  const texts = labels.scheduleDialog
  const [typed, setTyped] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const time = typed ?? proposed ?? ''

  function close() {
    setTyped(undefined)
    setMissing(false)
    onClose()
  }

  function confirm() {
    setMissing(!time)
    if (!time) return
    setTyped(undefined)
    onConfirm(`${date}T${time.slice(0, 5)}`)
  }

  return (
    <Dialog
      open={proposed !== undefined}
      onClose={close}
      title={texts.title}
      closeLabel={labels.close}
      shape="sheet"
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={confirm}>{texts.confirm}</Button>
          <Button variant="secondary" onClick={close}>
            {texts.cancel}
          </Button>
        </div>
      }
    >
      <p className="mb-4">{fill(texts.text, { date: dayText(date) })}</p>
      <Field
        {...beginsHere}
        type="time"
        label={texts.time}
        value={time}
        error={isMissing ? texts.missing : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}
