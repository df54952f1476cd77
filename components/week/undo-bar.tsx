'use client'

import { UndoLine } from '@/components/ui/undo-line'
import type { WeekLabels } from './labels'
import type { MenuMoves } from './use-menu-moves'

/** Says what was just done, with a button to undo it. Shown for ten seconds. */
export function UndoBar({ moves, labels }: { moves: MenuMoves; labels: WeekLabels }) {
  const { last, busy, undo, dismiss } = moves
  return <UndoLine text={last?.text} isBusy={busy} onUndo={undo} onClose={dismiss} labels={labels.undo} />
}
