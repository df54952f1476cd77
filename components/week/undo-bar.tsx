'use client'

import { UndoLine } from '@/components/ui/undo-line'
import type { WeekLabels } from './labels'
import type { MenuMoves } from './use-menu-moves'

/** Says what is being done, and what was just done, with a button to undo it. Shown for ten seconds. */
export function UndoBar({ moves, labels }: { moves: MenuMoves; labels: WeekLabels }) {
  const { last, doing, undo, dismiss } = moves
  const working = { copy: labels.copying, move: labels.moving, undo: labels.undoing }
  return (
    <UndoLine
      text={last?.text}
      pending={doing && working[doing]}
      onUndo={undo}
      onClose={dismiss}
      labels={labels.undo}
    />
  )
}
