'use client'

import { useId } from 'react'
import { Switch } from '../switch'
import { capital } from './capital'
import type { DayTimesProps } from './copy-hours'
import { DayTimes } from './day-times'

/** A weekday with a switch for open or closed. An open day shows its hours below. */
export function DayEditor(props: DayTimesProps) {
  const { day, edit, labels } = props
  const id = useId()
  const isOpen = day.option !== 'close'
  return (
    <fieldset aria-labelledby={`${id}-name`} className="border-b border-line py-1.5 last:border-0">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="flex min-h-12 grow items-center justify-between gap-3">
          <span id={`${id}-name`} className="text-lg font-semibold">
            {capital(labels.weekdays[day.id])}
          </span>
          <span id={`${id}-state`} className={isOpen ? 'text-olive' : 'text-soft'}>
            {isOpen ? labels.opens : labels.closed}
          </span>
        </label>
        <Switch
          id={id}
          aria-labelledby={`${id}-name ${id}-state`}
          checked={isOpen}
          onChange={({ target }) => edit({ type: 'toggle', day: day.id, isOpen: target.checked })}
        />
      </div>
      {isOpen ? <DayTimes {...props} /> : null}
    </fieldset>
  )
}
