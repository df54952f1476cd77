'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { EditorLabels } from './labels'
import type { Editor } from './state/use-editor'

/** A drawing cannot be merged: one of the two stays, and the other is an undo away. */
export function ConflictDialog({ editor, labels }: { editor: Editor; labels: EditorLabels }) {
  const { conflict, setConflict, settle } = editor
  const texts = labels.conflict
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={() => setConflict(undefined)}
      title={texts.title}
      closeLabel={labels.close}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={() => settle('theirs')}>
            {texts.theirs}
          </Button>
          <Button onClick={() => settle('mine')}>{texts.mine}</Button>
        </div>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  )
}
