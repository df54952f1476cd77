'use client'

import { pageBar } from './bottom-bar'
import { Button } from './button'
import { IconButton } from './icon-button'
import { CloseIcon, UndoIcon } from './icons'
import { Spinner } from './spinner'
import { offerMark } from './use-offer'
import { undoKeys, useUndoKey } from './use-undo-key'

type Props = {
  /** What was just done. Without it, nothing is shown. */
  text: string | undefined
  /** What is being done now: «Copiando…». It stands in the place of what was done. */
  pending?: string | undefined
  isBusy?: boolean
  onUndo: () => void
  onClose: () => void
  labels: { label: string; button: string; close: string }
}

/** Says what is being done, then what was done with a button to undo it, above the lower edge of the page. */
export function UndoLine({ text, pending, isBusy, onUndo, onClose, labels }: Props) {
  useUndoKey(text && !pending && !isBusy ? onUndo : undefined)
  return (
    <section aria-label={labels.label} className="sticky bottom-(--below-page-bar) z-10 empty:hidden">
      <div role="status">
        {pending || text ? (
          <div
            ref={pageBar}
            {...offerMark}
            className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-card p-3 shadow-lift"
          >
            <p className="flex min-h-12 min-w-0 grow basis-60 items-center gap-2 wrap-anywhere">
              {pending ? <Spinner /> : null}
              {pending ?? text}
            </p>
            {pending ? null : (
              <>
                <Button variant="secondary" disabled={isBusy} aria-keyshortcuts={undoKeys} onClick={onUndo}>
                  <UndoIcon /> {labels.button}
                </Button>
                <IconButton label={labels.close} icon={<CloseIcon className="size-5" />} onClick={onClose} />
              </>
            )}
          </div>
        ) : null}
      </div>
    </section>
  )
}
