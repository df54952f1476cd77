'use client'

import { useRef } from 'react'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import {
  canAddSecond,
  type DayId,
  type HoursAction,
  type TimeField,
} from '@/contract/rules/opening-hours/editor'
import { Button } from '../button'
import { IconButton } from '../icon-button'
import { CloseIcon, PlusIcon } from '../icons'
import { CopyHours } from './copy-hours'
import { TimeRange } from './time-range'
import type { OpeningHoursLabels } from './week-text'

export type DayTimesProps = {
  day: OpeningDay
  /** «Guardar» has been pressed: what is missing is said. */
  asked: boolean
  edit: (action: HoursAction) => void
  /** The days that have just been given these hours. */
  copiedTo?: readonly DayId[]
  undo: () => void
  labels: OpeningHoursLabels
}

const first = ['start', 'end'] as const
const second = ['start_2', 'end_2'] as const

/** One interval or two, and what can be done with them. The focus goes where the pressed button went. */
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
