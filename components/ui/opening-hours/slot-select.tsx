'use client'

import type { OpeningDay } from '@/contract/entities/opening-hours'
import { endsNextDay, slotsFor, type TimeField, wholeDay } from '@/contract/rules/opening-hours/editor'
import { fill } from '@/lib/i18n/fill'
import { SelectField } from '../select-field'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  day: OpeningDay
  field: TimeField
  error?: string
  onChange: (slot: string) => void
  labels: OpeningHoursLabels
}

/** One time of a day: what may follow the earlier ones, and whatever is set already. */
export function SlotSelect({ day, field, error, onChange, labels }: Props) {
  const value = day[field]
  const offered = slotsFor(day, field)
  const slots = value && !offered.includes(value) ? [...offered, value] : offered
  const start = field === 'end' ? day.start : field === 'end_2' ? day.start_2 : ''
  const tonight = slots.filter((slot) => !endsNextDay(start, slot))
  const tomorrow = slots.filter((slot) => endsNextDay(start, slot))
  const isEnd = field === 'end' || field === 'end_2'
  return (
    <SelectField
      label={isEnd ? labels.to : labels.from}
      hint={endsNextDay(start, value) ? labels.nextDay : undefined}
      error={error}
      value={value}
      disabled={slots.length === 0}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="" disabled hidden>
        {labels.choose}
      </option>
      {tonight.map((slot) => (
        <option key={slot} value={slot}>
          {slot === wholeDay ? fill(labels.wholeDay, { slot }) : slot}
        </option>
      ))}
      {tomorrow.length > 0 ? (
        <optgroup label={labels.nextDay}>
          {tomorrow.map((slot) => (
            <option key={slot} value={slot}>
              {slot}
            </option>
          ))}
        </optgroup>
      ) : null}
    </SelectField>
  )
}
