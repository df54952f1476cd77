'use client'

import { useState } from 'react'
import type { DayId } from '@/contract/rules/time/edit-opening-hours'
import { weekdayIds } from '@/contract/weekdays'
import { fill } from '@/lib/i18n/fill'
import { Button } from '../button'
import { Chip } from '../chip'
import { capital } from './capital'
import type { OpeningHoursLabels } from './week-text'

type Props = {
  id: string
  day: DayId
  onCopy: (to: readonly DayId[]) => void
  labels: OpeningHoursLabels
}

const workdays = weekdayIds.slice(0, 5)

/** Chooses the days that get the same hours. A quick chip chooses several days at once. */
export function CopyPanel({ id, day, onCopy, labels }: Props) {
  const [chosen, setChosen] = useState<readonly DayId[]>([])
  const others = weekdayIds.filter((other) => other !== day)
  const quick = [
    { label: labels.workdays, days: workdays.filter((other) => other !== day) },
    { label: labels.everyDay, days: others },
  ]
  const areAll = (days: readonly DayId[]) => days.every((other) => chosen.includes(other))
  const toggle = (days: readonly DayId[]) => {
    const rest = chosen.filter((other) => !days.includes(other))
    setChosen(areAll(days) ? rest : [...rest, ...days])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the day's own would repeat its frame
    <div
      id={id}
      role="group"
      aria-label={fill(labels.copyFrom, { day: labels.weekdays[day] })}
      className="mx-4 grid grow basis-full gap-3 rounded bg-napkin p-3"
    >
      <div className="flex flex-wrap gap-2">
        {quick.map(({ label, days }) => (
          <Chip key={label} pressed={areAll(days)} onClick={() => toggle(days)}>
            {label}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {others.map((other) => (
          <Chip key={other} pressed={chosen.includes(other)} onClick={() => toggle([other])}>
            {capital(labels.weekdays[other])}
          </Chip>
        ))}
      </div>
      <Button variant="ink" disabled={chosen.length === 0} onClick={() => onCopy([...chosen].sort())}>
        {labels.copy}
      </Button>
    </div>
  )
}
