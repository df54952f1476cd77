'use client'

import { buttonClass } from '@/components/ui/button-class'

type Props = { text: string; undo: string; undoLabel?: string; onUndo: () => void }

/** Replaces a removed item, and takes the focus from its button. */
export function UndoLine({ text, undo, undoLabel, onUndo }: Props) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded bg-napkin pl-3">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <button
        type="button"
        ref={focusFirst}
        className={buttonClass({ variant: 'quiet' })}
        aria-label={undoLabel}
        onClick={onUndo}
      >
        {undo}
      </button>
    </p>
  )
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus()
