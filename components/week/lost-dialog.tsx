'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { priceText } from '@/lib/i18n/price-text'
import { BriefMenu } from './brief-menu'
import type { WeekLabels } from './labels'
import { slotKey } from './slot'
import { slotText } from './slot-text'
import type { MenuMoves } from './use-menu-moves'

/** Asks before menus are overwritten. */
export function LostDialog({ moves, labels }: { moves: MenuMoves; labels: WeekLabels }) {
  const { asked, doing, answer } = moves
  if (!asked) return null
  const { lost } = labels
  return (
    <Dialog
      open
      onClose={answer.cancel}
      title={lost.title}
      closeLabel={labels.close}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap">
          <Button pending={doing && labels.copying} onClick={answer.replace}>
            {lost.replace}
          </Button>
          {asked.pairs.length > asked.lost.length ? (
            <Button variant="secondary" disabled={doing !== undefined} onClick={answer.freeOnly}>
              {lost.freeOnly}
            </Button>
          ) : null}
          <Button variant="secondary" disabled={doing !== undefined} onClick={answer.cancel}>
            {lost.cancel}
          </Button>
        </div>
      }
    >
      <p>{lost.text}</p>
      <ul className="mt-3 grid gap-2">
        {asked.lost.map((menu) => (
          <li key={slotKey(menu)} className="rounded bg-napkin p-3">
            <p className="flex justify-between gap-3 font-semibold">
              {slotText(menu, labels)}
              <span className="figures">{menu.price === null ? lost.noPrice : priceText(menu.price)}</span>
            </p>
            <p className="line-clamp-2 text-sm text-soft">
              <BriefMenu menu={menu} none={labels.slot.noDishes} />
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
