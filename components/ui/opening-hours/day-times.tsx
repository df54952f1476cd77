'use client'

import { useRef } from 'react'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import {
  canAddSecond,
  endsNextDay,
  missingTimes,
  slotsFor,
  type TimeField,
  wholeDay,
} from '@/contract/rules/time/edit-opening-hours'
import { fill } from '@/lib/i18n/fill'
import { Button } from '../button'
import { IconButton } from '../icon-button'
import { CloseIcon, PlusIcon } from '../icons'
import { SelectField } from '../select-field'
import { CopyHours, type DayTimesProps } from './copy-hours'
import type { OpeningHoursLabels } from './week-text'

const first = ['start', 'end'] as const
const second = ['start_2', 'end_2'] as const

/** One or two intervals with their buttons. An added interval takes the focus; a removed interval gives the focus to the add button. */
export function DayTimes(props: DayTimesProps) {
  const { day, asked, edit, labels } = props
  const place = useRef<HTMLDivElement>(null)
  const range = {
    ...{ day, asked, labels },
    onTime: (field: TimeField, slot: string) => edit({ type: 'time', day: day.id, field, slot }),
  }

  function press(type: 'add-second' | 'remove-second', next: string) {
    edit({ type, day: day.id })
    setTimeout(() => place.current?.querySelector<HTMLElement>(next)?.focus())
  }

  return (
    <div ref={place} className="grid gap-2 pb-2">
      <TimeRange {...range} fields={first} />
      {day.option === 'open_2' ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
        <div
          role="group"
          aria-label={labels.second}
          data-part="second"
          className="flex items-start gap-1 border-t border-dashed border-line pt-2"
        >
          <TimeRange {...range} fields={second} />
          <IconButton
            label={labels.removeSecond}
            icon={<CloseIcon className="size-5" />}
            className="-mr-2 mt-8"
            onClick={() => press('remove-second', '[data-part=add]')}
          />
        </div>
      ) : null}
      <div className="-mx-4 flex flex-wrap">
        {canAddSecond(day) ? (
          <Button
            variant="quiet"
            data-part="add"
            onClick={() => press('add-second', '[data-part=second] select')}
          >
            <PlusIcon />
            {labels.addSecond}
          </Button>
        ) : null}
        <CopyHours {...props} />
      </div>
    </div>
  )
}

type TimeRangeProps = {
  day: OpeningDay
  fields: readonly [from: TimeField, to: TimeField]
  asked: boolean
  onTime: (field: TimeField, slot: string) => void
  labels: OpeningHoursLabels
}

function TimeRange({ day, fields, asked, onTime, labels }: TimeRangeProps) {
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

type SlotSelectProps = {
  day: OpeningDay
  field: TimeField
  error?: string
  onChange: (slot: string) => void
  labels: OpeningHoursLabels
}

/** One time of a day. Offers the times after the earlier ones, and the time that is already set. */
function SlotSelect({ day, field, error, onChange, labels }: SlotSelectProps) {
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
