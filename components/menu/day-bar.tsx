'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip-class'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons'
import { menuServices } from '@/contract/entities/menu'
import type { Slot } from '@/contract/entities/own-menu'
import { menuDaysAhead } from '@/contract/rules/menu/menu-times'
import { addDays, isDate } from '@/contract/rules/time/local-time'
import { useRouter } from '@/lib/language/use-router'
import { ownMenuPath } from '@/lib/owner-paths'
import type { MenuLabels } from './labels'

type Props = { slot: Slot; today: string; labels: MenuLabels }

/** Chooses the day and the service. Typed text is kept for each day, so changing the day needs no question. */
export function DayBar({ slot, today, labels }: Props) {
  const router = useRouter()
  const { day } = labels
  const last = addDays(today, menuDaysAhead)
  const go = (to: Partial<Slot>) => router.push(ownMenuPath({ ...slot, ...to }))
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** A person who types a date passes through other valid dates. So the date counts after a pause. */
  function choose(date: string) {
    setTyped(date)
    clearTimeout(timer.current)
    if (!isDate(date) || date < '2020' || date > last) return
    timer.current = setTimeout(() => {
      setTyped(undefined)
      if (date !== slot.date) go({ date })
    }, 500)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton
          label={day.previous}
          icon={<ChevronLeftIcon className="size-6" />}
          onClick={() => go({ date: addDays(slot.date, -1) })}
        />
        <label>
          <span className="sr-only">{day.date}</span>
          <input
            type="date"
            value={typed ?? slot.date}
            max={last}
            required
            className="figures min-h-11 rounded border-2 border-edge bg-card px-2 font-semibold hover:border-ink"
            onChange={({ target }) => choose(target.value)}
          />
        </label>
        <IconButton
          label={day.next}
          icon={<ChevronRightIcon className="size-6" />}
          disabled={slot.date >= last}
          className="disabled:opacity-40"
          onClick={() => go({ date: addDays(slot.date, 1) })}
        />
      </div>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{day.service}</legend>
        {menuServices.map((service) => (
          <label key={service} className={`${chipClass(service === slot.service)} cursor-pointer`}>
            <input
              type="radio"
              name="service"
              className="size-5 accent-azulejo"
              checked={service === slot.service}
              onChange={() => go({ service })}
            />
            {day[service]}
          </label>
        ))}
      </fieldset>
      {slot.date === today ? null : (
        <Button variant="quiet" onClick={() => go({ date: today })}>
          {day.today}
        </Button>
      )}
    </div>
  )
}
