'use client'

import { pageBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, UndoIcon } from '@/components/ui/icons'
import { offerMark } from '@/components/ui/use-offer'
import type { WeekLabels } from './labels'
import type { MenuMoves } from './use-menu-moves'

/** Says what was just done, with a button to undo it. Shown for ten seconds. */
export function UndoBar({ moves, labels }: { moves: MenuMoves; labels: WeekLabels }) {
  const { last, busy } = moves
  return (
    <section aria-label={labels.undo.label} className="sticky bottom-(--below-page-bar) z-10 empty:hidden">
      <div role="status">
        {last ? (
          <div
            ref={pageBar}
            {...offerMark}
            className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-card p-3 shadow-lift"
          >
            <p className="min-w-0 grow basis-60">{last.text}</p>
            <Button variant="secondary" disabled={busy} onClick={moves.undo}>
              <UndoIcon /> {labels.undo.button}
            </Button>
            <IconButton
              label={labels.undo.close}
              icon={<CloseIcon className="size-5" />}
              onClick={moves.dismiss}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}
