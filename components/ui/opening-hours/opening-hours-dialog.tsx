'use client'

import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import { missingTimes } from '@/contract/rules/opening-hours/editor'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { DayEditor } from './day-editor'
import { useHoursEditor } from './use-hours-editor'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  open: boolean
  week: readonly OpeningDay[]
  onChange: (week: readonly OpeningDay[]) => void
  onSave: () => void
  onClose: () => void
  labels: OpeningHoursLabels
}

/** SPEC.md §2.14. Saving asks first for what is missing, and goes there. */
export function OpeningHoursDialog({ open, week, onChange, onSave, onClose, labels }: Props) {
  const [asked, setAsked] = useState(false)
  const days = useRef<HTMLDivElement>(null)
  const { edit, undo, copied } = useHoursEditor(week, onChange)

  function save() {
    if (week.every((day) => missingTimes(day).length === 0)) return onSave()
    setAsked(true)
    setTimeout(() => showFirst(days.current))
  }

  // Out of the form this field is part of, whose Enter would send it.
  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      shape="sheet"
      footer={
        <div className="grid grid-cols-2 gap-3 md:flex md:justify-end">
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button onClick={save}>{labels.save}</Button>
        </div>
      }
    >
      <div ref={days}>
        {week.map((day) => (
          <DayEditor
            key={day.id}
            day={day}
            asked={asked}
            edit={edit}
            copiedTo={copied?.day === day.id ? copied.to : undefined}
            undo={undo}
            labels={labels}
          />
        ))}
      </div>
    </Dialog>,
    document.body,
  )
}

/** In the middle, since what is missing is said below it. */
function showFirst(days: HTMLElement | null) {
  const field = days?.querySelector<HTMLElement>('[aria-invalid]')
  field?.focus()
  field?.scrollIntoView?.({ block: 'center' })
}
