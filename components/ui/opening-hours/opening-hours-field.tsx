'use client'

import { useId, useState } from 'react'
import type { Schedule } from '@/contract/entities/opening-hours'
import { Button } from '../button'
import { ClockIcon } from '../icons'
import { OpeningHoursDialog } from './opening-hours-dialog'
import { WeekSummary } from './week-summary'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  /** As it is saved or was; empty while nothing has been said. */
  value: Schedule
  /** All seven days in their final form (SPEC.md §3: open or close). */
  onChange: (days: Schedule) => void
  labels: OpeningHoursLabels
  error?: string
}

/** SPEC.md §2.14: the week in words, and the dialog that sets it. */
export function OpeningHoursField({ value, onChange, labels, error }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
        {labels.label}
      </h3>
      <WeekSummary schedule={value} labels={labels} />
      <div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => setOpen(true)}
        >
          <ClockIcon />
          {labels.open}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-check-ink empty:hidden">
        {error}
      </p>
      {open ? (
        <OpeningHoursDialog value={value} onSave={onChange} onClose={() => setOpen(false)} labels={labels} />
      ) : null}
    </section>
  )
}
