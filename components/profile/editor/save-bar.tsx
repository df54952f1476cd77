'use client'

import { Button } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons'
import type { EditorLabels } from './use-profile-editor'

type Props = { isSaving: boolean; isBusy: boolean; problem?: string; labels: EditorLabels }

/** Stays in sight while there is something to save, and only then. */
export function SaveBar({ isSaving, isBusy, problem, labels }: Props) {
  return (
    <div
      data-bar="bottom"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t-2 border-ink bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:mx-0 sm:rounded-t sm:border-2 sm:border-b-0"
    >
      <p
        role="status"
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
