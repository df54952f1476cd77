'use client'

import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { CopyIcon } from '@/components/ui/icons'
import type { Holiday } from '@/contract/endpoints/holidays'
import type { OwnMenus } from '@/contract/endpoints/own-menus'
import { menuServices } from '@/contract/entities/menu'
import type { Slot } from '@/contract/entities/own-menu'
import { shortDate } from '@/lib/i18n/short-date'
import { HolidayNote } from './holiday-note'
import type { WeekLabels } from './labels'
import { LostDialog } from './lost-dialog'
import { PlaceDialog } from './place-dialog'
import { isAt } from './slot'
import { EmptySlot, SlotCard } from './slot-card'
import { dayText } from './slot-text'
import { UndoBar } from './undo-bar'
import { type Planner, usePlanner } from './use-planner'
import { datesFrom } from './week-plan'

type Props = { from: string; first: OwnMenus; holidays: Holiday[]; labels: WeekLabels }

/** The plan of seven days. */
export function WeekPlanner({ from, first, holidays, labels }: Props) {
  const planner = usePlanner(from, first, labels)
  const { moves, placing, copyWeek } = planner
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="hidden max-w-xl text-soft md:block">{labels.lead}</p>
        <Button
          variant="secondary"
          disabled={!copyWeek}
          title={copyWeek ? undefined : labels.noWeekBefore}
          pending={moves.doing === 'copy' && labels.copying}
          onClick={copyWeek}
        >
          <CopyIcon /> {labels.copyWeek}
        </Button>
      </div>
      {planner.isBlank ? (
        <p className="rounded bg-tile p-4">
          <strong className="block">{labels.empty.title}</strong>
          {labels.empty.text}
        </p>
      ) : null}
      <ol aria-label={labels.title} className="border-b border-line">
        {datesFrom(from).map((date) => (
          <DayRow
            key={date}
            date={date}
            holiday={holidays.find((holiday) => holiday.date === date)}
            planner={planner}
          />
        ))}
      </ol>
      <UndoBar moves={moves} labels={labels} />
      <p className="text-sm text-soft">{labels.holiday.local}</p>
      {placing ? (
        <PlaceDialog
          key={placing.menuId}
          menu={placing}
          today={planner.today}
          canMove={planner.movable(placing)}
          labels={labels}
          onClose={planner.endPlacing}
          onPlace={(to, mode) => planner.bring(placing, to, mode)}
        />
      ) : null}
      <LostDialog moves={moves} labels={labels} />
    </div>
  )
}

type DayRowProps = { date: string; holiday: Holiday | undefined; planner: Planner }

function DayRow({ date, holiday, planner }: DayRowProps) {
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

/** A slot: a menu or an empty slot, and a drop target. */
function SlotPlace({ slot, planner }: { slot: Slot; planner: Planner }) {
  const [over, setOver] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const menu = planner.menus.find(isAt(slot))
  const { landing, landed } = planner
  const hasLanded = menu !== undefined && landing !== undefined && isAt(landing)(menu)

  useEffect(() => {
    if (!hasLanded) return
    if (document.activeElement === document.body) place.current?.querySelector('a')?.focus()
    landed()
  }, [hasLanded, landed])

  function drag(event: DragEvent) {
    if (!planner.accepts(slot)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = planner.modeOf(event)
    setOver(true)
  }

  function drop(event: DragEvent) {
    setOver(false)
    if (!planner.accepts(slot)) return
    event.preventDefault()
    planner.drop(slot, planner.modeOf(event))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse's way; «Copiar o mover» is everybody's
    <div
      ref={place}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames('min-w-0 rounded', over && 'outline-3 outline-offset-2 outline-azulejo')}
    >
      {menu ? <SlotCard menu={menu} planner={planner} /> : <EmptySlot slot={slot} planner={planner} />}
    </div>
  )
}
