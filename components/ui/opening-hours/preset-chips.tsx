'use client'

import { useId, useRef } from 'react'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import { type HoursAction, hoursPresets, presetOf } from '@/contract/rules/time/edit-opening-hours'
import { Button } from '../button'
import { Chip } from '../chip'
import { UndoIcon } from '../icons'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  week: readonly OpeningDay[]
  edit: (action: HoursAction) => void
  /** Brings back the hours before the preset, while that is possible. */
  undo: (() => void) | undefined
  labels: OpeningHoursLabels
}

/** The whole week in one press. The owner then switches off the days on which the restaurant closes. */
export function PresetChips({ week, edit, undo, labels }: Props) {
  const id = useId()
  const chips = useRef<HTMLDivElement>(null)
  const chosen = presetOf(week)

  function takeBack() {
    undo?.()
    chips.current?.querySelector('button')?.focus()
  }

  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className="grid gap-2 pb-3">
      <p id={id} className="font-semibold">
        {labels.presets.title}
      </p>
      <div ref={chips} className="flex flex-wrap gap-2">
        {hoursPresets.map((preset) => (
          <Chip key={preset} pressed={preset === chosen} onClick={() => edit({ type: 'preset', preset })}>
            {labels.presets[preset]}
          </Chip>
        ))}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p id={`${id}-hint`} className="text-sm text-soft">
          {labels.presets.hint}
        </p>
        {undo ? (
          <Button variant="quiet" className="shrink-0" onClick={takeBack}>
            <UndoIcon />
            {labels.undo}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
