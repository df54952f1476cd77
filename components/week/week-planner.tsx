'use client'

import { Button } from '@/components/ui/button'
import { CopyIcon } from '@/components/ui/icons'
import type { Holiday } from '@/contract/endpoints/holidays'
import type { OwnMenus } from '@/contract/endpoints/own-menus'
import { DayRow } from './day-row'
import type { WeekLabels } from './labels'
import { LostDialog } from './lost-dialog'
import { PlaceDialog } from './place-dialog'
import { UndoBar } from './undo-bar'
import { usePlanner } from './use-planner'
import { datesFrom } from './week-plan'

type Props = { from: string; first: OwnMenus; holidays: Holiday[]; labels: WeekLabels }

/** Seven days at a glance. */
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
          pending={moves.busy && labels.copying}
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
