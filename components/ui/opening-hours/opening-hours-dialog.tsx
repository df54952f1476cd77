'use client'

import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { showFirstProblem } from '@/components/ui/show-first-problem'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import { editHours, type HoursAction, missingTimes } from '@/contract/rules/time/edit-opening-hours'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { DayEditor } from './day-editor'
import { PresetChips } from './preset-chips'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  open: boolean
  week: readonly OpeningDay[]
  onChange: (week: readonly OpeningDay[]) => void
  onSave: () => void
  onClose: () => void
  labels: OpeningHoursLabels
}

/** docs/product.md#opening-hours. Saving first checks for missing times and moves the focus to the first. */
export function OpeningHoursDialog({ open, week, onChange, onSave, onClose, labels }: Props) {
  const [asked, setAsked] = useState(false)
  const days = useRef<HTMLDivElement>(null)
  const { edit, undo, done } = useHoursEditor(week, onChange)

  function save() {
    if (week.every((day) => missingTimes(day).length === 0)) return onSave()
    setAsked(true)
    setTimeout(() => showFirstProblem(days.current))
  }

  // Rendered outside the form around the field: Enter in this dialog would submit that form.
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
      <PresetChips
        week={week}
        edit={edit}
        undo={done?.type === 'preset' ? undo : undefined}
        labels={labels}
      />
      <div ref={days}>
        {week.map((day) => (
          <DayEditor
            key={day.id}
            day={day}
            asked={asked}
            edit={edit}
            copiedTo={done?.type === 'copy' && done.day === day.id ? done.to : undefined}
            undo={undo}
            labels={labels}
          />
        ))}
      </div>
    </Dialog>,
    document.body,
  )
}

type Done = Extract<HoursAction, { type: 'copy' | 'preset' }> & { before: readonly OpeningDay[] }

/** The week during editing. What changes several days at once can be undone until the next change. */
function useHoursEditor(week: readonly OpeningDay[], onChange: (week: readonly OpeningDay[]) => void) {
  const [done, setDone] = useState<Done>()

  function edit(action: HoursAction) {
    setDone(action.type === 'copy' || action.type === 'preset' ? { ...action, before: week } : undefined)
    onChange(editHours(week, action))
  }

  function undo() {
    if (done) onChange(done.before)
    setDone(undefined)
  }

  return { edit, undo, done }
}
