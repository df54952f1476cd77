'use client'

import type { FormEvent } from 'react'
import { pageBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { ConflictDialog } from '@/components/ui/draft/conflict-dialog'
import { LeaveGuard } from '@/components/ui/draft/leave-guard'
import { AlertIcon, ArrowRightIcon, InfoIcon } from '@/components/ui/icons'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import type { ProfileSheet } from '@/contract/entities/profile-sheet'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { useHydrated } from '@/lib/browser/hydrated'
import { useBusy } from '../use-busy'
import { EditorSections } from './editor-sections'
import { fieldText } from './profile-draft'
import { type EditorLabels, useProfileEditor } from './use-profile-editor'

type Props = { sheet: ProfileSheet; ownerId: string; labels: EditorLabels; apiKey?: string }

export function ProfileEditorForm({ sheet, ownerId, labels, apiKey }: Props) {
  const { form, draft, problem, isPublic, drop } = useProfileEditor(sheet, ownerId, labels)
  const [isBusy, busyOf] = useBusy()
  const isReady = useHydrated()
  const element = useFocusFirstError(form.errors)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (draft.isDirty && !isBusy) void draft.save()
  }

  return (
    <form ref={element} noValidate onSubmit={submit}>
      <PreviewLink
        restaurantId={sheet.restaurantId}
        restaurantName={form.values.restaurantName}
        isPublic={isPublic}
        labels={labels}
      />
      <fieldset disabled={!isReady} className="min-w-0">
        <EditorSections ownerId={ownerId} form={form} apiKey={apiKey} labels={labels} busyOf={busyOf} />
      </fieldset>
      {draft.isDirty ? (
        <SaveBar isSaving={draft.isSaving} isBusy={isBusy} problem={problem} labels={labels} />
      ) : null}
      <ConflictDialog
        draft={draft}
        names={labels.form}
        textOf={(key, values) => fieldText(key, values, labels.form)}
        labels={labels.draft}
      />
      <LeaveGuard isDirty={draft.isDirty} onLeave={drop} labels={labels.draft} />
    </form>
  )
}

type LinkProps = { restaurantId: string; restaurantName: string; isPublic: boolean; labels: EditorLabels }

/** A link to the public page, in a new tab, so that nothing typed is lost. */
function PreviewLink({ restaurantId, restaurantName, isPublic, labels }: LinkProps) {
  if (!isPublic)
    return (
      <p className="mb-6 flex gap-2 rounded bg-tile p-3 text-azulejo">
        <InfoIcon className="mt-0.5 size-5 shrink-0" />
        {labels.hidden}
      </p>
    )
  return (
    <a
      href={profilePath({ restaurantId, restaurantName })}
      target="_blank"
      rel="noopener"
      className="link mb-6 inline-flex min-h-11 items-center gap-1.5 font-semibold"
    >
      {labels.preview}
      <ArrowRightIcon className="size-5" />
    </a>
  )
}

type BarProps = { isSaving: boolean; isBusy: boolean; problem?: string; labels: EditorLabels }

/** Visible only while there are unsaved changes. */
function SaveBar({ isSaving, isBusy, problem, labels }: BarProps) {
  return (
    <div
      ref={pageBar}
      className="sticky bottom-(--below-page-bar) z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t-2 border-ink bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:mx-0 sm:rounded-t sm:border-2 sm:border-b-0"
    >
      <p
        key={problem ? 'problem' : 'dirty'}
        role={problem ? 'alert' : 'status'}
        className={`mr-auto flex gap-2 font-semibold ${problem ? 'text-check-ink' : 'text-soft'}`}
      >
        {problem ? <AlertIcon className="mt-0.5 size-5 shrink-0" /> : null}
        {problem ?? labels.dirty}
      </p>
      <Button
        type="submit"
        size="lg"
        className="max-sm:w-full"
        pending={(isSaving && labels.saving) || (isBusy && labels.uploading)}
      >
        {labels.save}
      </Button>
    </div>
  )
}
