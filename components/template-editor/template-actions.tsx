'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FormProblem } from '@/components/ui/form-problem'
import { deleteUserTemplate } from '@/contract/endpoints/templates'
import { leaveFor } from '@/lib/browser/leave-for'
import { isGone } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import type { EditorLabels } from './labels'
import type { Editor } from './state/use-editor'
import { chooserPath } from './top-bar'

/** The actions for a saved template: copy and delete. */
export function TemplateActions({ editor, labels }: { editor: Editor; labels: EditorLabels }) {
  const { design, draft, saveCopy } = editor
  const as = draft.saved.version
  const texts = labels.actions
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (!as) return null

  async function remove(id: string) {
    setDeleting(true)
    setFailed(false)
    const answer = await send(deleteUserTemplate, { params: { id } })
    setDeleting(false)
    if (!isGone(answer)) return setFailed(true)
    draft.forget()
    // Waits until the draft is discarded, so that no question about unsaved changes appears.
    setTimeout(() => leaveFor(chooserPath))
  }

  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <Button
        variant="secondary"
        disabled={draft.isSaving}
        onClick={() => void saveCopy(fill(texts.copyName, { name: design.templateName.slice(0, 110) }))}
      >
        {texts.duplicate}
      </Button>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={fill(texts.deleteTitle, { name: design.templateName })}
        closeLabel={labels.close}
        footer={
          <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
            <Button pending={isDeleting && texts.deleting} onClick={() => void remove(as.id)}>
              {texts.delete}
            </Button>
          </div>
        }
      >
        <p>{texts.deleteText}</p>
        <div aria-live="polite">
          <FormProblem>{hasFailed ? texts.notDeleted : null}</FormProblem>
        </div>
      </Dialog>
    </div>
  )
}
