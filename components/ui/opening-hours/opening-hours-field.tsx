'use client'

import { useId, useState } from 'react'
import type { OpeningDay, Schedule } from '@/contract/entities/opening-hours'
import { toSchedule, toWeek, weekSummary } from '@/contract/rules/time/edit-opening-hours'
import { Button } from '../button'
import { AlertIcon, ClockIcon, UndoIcon } from '../icons'
import { OpeningHoursDialog } from './opening-hours-dialog'
import { hoursText, type OpeningHoursLabels, spanText } from './week-text'

type Props = {
  /** The schedule. Empty until the owner has set one. */
  value: Schedule
  /** All seven days in their final form (docs/product.md#day-fields: open or close). */
  onChange: (days: Schedule) => void
  labels: OpeningHoursLabels
  error?: string
}

/** One opening of the dialog. `round` is the React key: each opening begins anew. */
type Draft = { round: number; week: readonly OpeningDay[]; isOpen: boolean; isChanged: boolean }

/** docs/product.md#opening-hours: the week in words, and the dialog that sets it. Unsaved changes can be restored. */
export function OpeningHoursField({ value, onChange, labels, error }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<Draft>()
  const round = (draft?.round ?? 0) + 1
  const change = (changed: Partial<Draft>) => setDraft((now) => now && { ...now, ...changed })

  function save() {
    if (draft) onChange(toSchedule(draft.week))
    change({ isOpen: false, isChanged: false })
  }

  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-3">
      <p id={id} className="font-semibold">
        {labels.label}
      </p>
      <WeekSummary schedule={value} labels={labels} />
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setDraft({ round, week: toWeek(value), isOpen: true, isChanged: false })}
      >
        <ClockIcon />
        {labels.open}
      </Button>
      <p
        id={`${id}-error`}
        role="alert"
        className="flex gap-1.5 text-sm font-semibold text-check-ink empty:hidden"
      >
        {error ? <AlertIcon className="mt-px size-4.5 shrink-0" /> : null}
        {error}
      </p>
      {draft?.isChanged && !draft.isOpen ? (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-soft">
          {labels.dropped}
          <Button variant="quiet" onClick={() => setDraft({ ...draft, round, isOpen: true })}>
            <UndoIcon />
            {labels.resume}
          </Button>
        </p>
      ) : null}
      {draft ? (
        <OpeningHoursDialog
          key={draft.round}
          open={draft.isOpen}
          week={draft.week}
          onChange={(week) => change({ week, isChanged: true })}
          onSave={save}
          onClose={() => change({ isOpen: false })}
          labels={labels}
        />
      ) : null}
    </section>
  )
}

type WeekSummaryProps = { schedule: Schedule; labels: OpeningHoursLabels }

/** The week in words, with one line for consecutive equal days. */
function WeekSummary({ schedule, labels }: WeekSummaryProps) {
  if (schedule.length === 0) return <p className="text-soft">{labels.empty}</p>
  return (
    <dl className="figures grid gap-1.5">
      {weekSummary(schedule).map((span) => (
        <div key={span.from} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold after:content-[':']">{spanText(span, labels)}</dt>
          <dd>{hoursText(span, labels)}</dd>
        </div>
      ))}
    </dl>
  )
}
