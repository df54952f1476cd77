'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { fill } from '@/lib/i18n/fill'
import { fullDate } from '@/lib/i18n/full-date'
import type { MenuLabels } from './labels'

type Props = {
  open: boolean
  onClose: () => void
  date: string
  /** What is proposed: «09:00». */
  usual: string
  onConfirm: (publishAt: string) => void
  labels: MenuLabels
}

/** At what time a menu comes out, on its own day and by the restaurant's clock. */
export function ScheduleDialog({ open, onClose, date, usual, onConfirm, labels }: Props) {
  const texts = labels.scheduleDialog
  const [time, setTime] = useState(usual)
  const [isMissing, setMissing] = useState(false)

  function confirm() {
    setMissing(!time)
    if (time) onConfirm(`${date}T${time.slice(0, 5)}`)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={labels.close}
      shape="sheet"
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={confirm}>{texts.confirm}</Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      }
    >
      <p className="mb-4">{fill(texts.text, { date: fullDate(date) })}</p>
      <Field
        type="time"
        label={texts.time}
        value={time}
        error={isMissing ? texts.missing : undefined}
        onChange={({ target }) => setTime(target.value)}
      />
    </Dialog>
  )
}
