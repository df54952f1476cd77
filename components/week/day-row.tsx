'use client'

import type { Holiday } from '@/contract/endpoints/holidays'
import { menuServices } from '@/contract/entities/menu'
import { shortDate } from '@/lib/i18n/short-date'
import { HolidayNote } from './holiday-note'
import { SlotPlace } from './slot-place'
import { dayText } from './slot-text'
import type { Planner } from './use-planner'

type Props = { date: string; holiday: Holiday | undefined; planner: Planner }

export function DayRow({ date, holiday, planner }: Props) {
  const { today, labels, menus } = planner
  const isToday = date === today
  const named = dayText(date, today, labels)
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className="grid gap-2 border-t border-line py-3 md:grid-cols-[8rem_1fr] md:gap-x-4"
    >
      <h2 className={isToday ? 'text-xl text-check-ink' : 'text-xl'}>
        {named}
        {named === shortDate(date) ? null : (
          <span className="ml-2 font-sans text-base font-normal text-soft md:ml-0 md:block">
            {shortDate(date)}
          </span>
        )}
      </h2>
      <div className="grid min-w-0 gap-2">
        {holiday ? (
          <HolidayNote
            key={holiday.date}
            holiday={holiday}
            hasMenu={menus.some((menu) => menu.date === date)}
            labels={labels}
          />
        ) : null}
        <div className="grid gap-2 md:grid-cols-2">
          {menuServices.map((service) => (
            <SlotPlace key={service} slot={{ date, service }} planner={planner} />
          ))}
        </div>
      </div>
    </li>
  )
}
