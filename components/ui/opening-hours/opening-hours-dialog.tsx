'use client'

import { useState } from 'react'
import type { Schedule } from '@/contract/entities/opening-hours'
import { editHours, toSchedule, toWeek } from '@/contract/rules/opening-hours'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Switch } from '../switch'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  value: Schedule
  onSave: (days: Schedule) => void
  onClose: () => void
  labels: OpeningHoursLabels
}

export function OpeningHoursDialog({ value, onSave, onClose, labels }: Props) {
  const [week, setWeek] = useState(() => toWeek(value))

  function save() {
    onSave(toSchedule(week))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      shape="sheet"
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button onClick={save}>{labels.save}</Button>
        </div>
      }
    >
      {week.map((day) => (
        <div key={day.id} className="flex min-h-12 items-center gap-3">
          <Switch
            aria-label={day.esName}
            checked={day.option !== 'close'}
            onChange={({ target }) =>
              setWeek(editHours(week, { type: 'toggle', day: day.id, isOpen: target.checked }))
            }
          />
          {day.esName}
        </div>
      ))}
    </Dialog>
  )
}
