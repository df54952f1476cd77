'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { LeaveGuard } from '@/components/ui/leave-guard'
import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import { useHydrated } from '@/lib/browser/hydrated'
import { useBusy } from '../use-busy'
import { ConflictDialog } from './conflict-dialog'
import { EditorSections } from './editor-sections'
import { PreviewLink } from './preview-link'
import { SaveBar } from './save-bar'
import { type EditorLabels, useProfileEditor } from './use-profile-editor'

type Props = { sheet: ProfileSheet; ownerId: string; labels: EditorLabels; apiKey?: string }

export function ProfileEditorForm({ sheet, ownerId, labels, apiKey }: Props) {
  const editor = useProfileEditor(sheet, ownerId, labels)
  const { form, dirty, conflict } = editor
  const [isBusy, busyOf] = useBusy()
  const isReady = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const wrong = Object.keys(form.errors).join()

  useEffect(() => {
    if (wrong) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (dirty.length > 0 && !editor.isSaving && !isBusy) void editor.save()
  }

  return (
    <form ref={element} noValidate onSubmit={submit}>
      <PreviewLink
        restaurantId={sheet.restaurantId}
        restaurantName={form.values.restaurantName}
        isPublic={editor.isPublic}
        labels={labels}
      />
      <fieldset disabled={!isReady} className="min-w-0">
        <EditorSections ownerId={ownerId} form={form} apiKey={apiKey} labels={labels} busyOf={busyOf} />
      </fieldset>
      {dirty.length > 0 ? (
        <SaveBar isSaving={editor.isSaving} isBusy={isBusy} problem={editor.problem} labels={labels} />
      ) : null}
      <ConflictDialog
        conflict={conflict}
        values={form.values}
        onClose={() => editor.setConflict(undefined)}
        onSettle={editor.settle}
        labels={labels}
      />
      <LeaveGuard
        isDirty={dirty.length > 0}
        onLeave={editor.drop}
        labels={{ ...labels.leave, close: labels.close }}
      />
    </form>
  )
}
