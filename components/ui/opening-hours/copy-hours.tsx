'use client'

import { useId, useRef, useState } from 'react'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import { type DayId, type HoursAction, missingTimes } from '@/contract/rules/time/edit-opening-hours'
import { fill } from '@/lib/i18n/fill'
import { listText } from '@/lib/language/formats'
import { Button } from '../button'
import { CopyIcon, UndoIcon } from '../icons'
import { CopyPanel } from './copy-panel'
import type { OpeningHoursLabels } from './week-text'

export type DayTimesProps = {
  day: OpeningDay
  /** «Guardar» has been pressed: show what is missing. */
  asked: boolean
  edit: (action: HoursAction) => void
  /** The days to which these hours have just been copied. */
  copiedTo?: readonly DayId[]
  undo: () => void
  labels: OpeningHoursLabels
}

/** Copies the hours to other days, and undoes the copy. */
export function CopyHours({ day, edit, copiedTo, undo, labels }: DayTimesProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isComplete = missingTimes(day).length === 0
  const names = (days: readonly DayId[]) => listText(days.map((other) => labels.weekdays[other]))

  function copy(to: readonly DayId[]) {
    edit({ type: 'copy', day: day.id, to })
    setOpen(false)
    button.current?.focus()
  }

  function takeBack() {
    undo()
    button.current?.focus()
  }

  return (
    <>
      {isComplete ? (
        <Button
          ref={button}
          variant="quiet"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <CopyIcon />
          {labels.copyTo}
        </Button>
      ) : null}
      {open && isComplete ? <CopyPanel id={id} day={day.id} onCopy={copy} labels={labels} /> : null}
      <div role="status" className="w-full empty:hidden">
        {copiedTo ? (
          <p className="mx-4 flex items-center justify-between rounded bg-olive-tint py-1 pl-3">
            <span>{fill(labels.copied, { days: names(copiedTo) })}</span>
            <Button variant="quiet" className="shrink-0" onClick={takeBack}>
              <UndoIcon />
              {labels.undo}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  )
}
