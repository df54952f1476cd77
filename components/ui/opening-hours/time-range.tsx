'use client'

import type { OpeningDay } from '@/contract/entities/opening-hours'
import { missingTimes, slotsFor, type TimeField, wholeDay } from '@/contract/rules/opening-hours/editor'
import { SlotSelect } from './slot-select'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  day: OpeningDay
  fields: readonly [from: TimeField, to: TimeField]
  asked: boolean
  onTime: (field: TimeField, slot: string) => void
  labels: OpeningHoursLabels
}

export function TimeRange({ day, fields, asked, onTime, labels }: Props) {
  const shown = day[fields[0]] === wholeDay ? fields.slice(0, 1) : fields
  const missing = missingTimes(day).filter((field) => slotsFor(day, field).length > 0)
  const errorOf = (field: TimeField) => {
    if (!asked || !missing.includes(field)) return undefined
    return field === fields[0] ? labels.fromMissing : labels.toMissing
  }
  return (
    <div className="grid grow grid-cols-2 items-start gap-3 has-[>:only-child]:grid-cols-1">
      {shown.map((field) => (
        <SlotSelect
          key={field}
          day={day}
          field={field}
          error={errorOf(field)}
          onChange={(slot) => onTime(field, slot)}
          labels={labels}
        />
      ))}
    </div>
  )
}
