import { Button } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons'
import type { EditorLabels } from './labels'
import type { Editor } from './state/use-editor'

/** Why it is not saved, and another try. */
export function ProblemLine({ editor, labels }: { editor: Editor; labels: EditorLabels }) {
  const { problem, save, isSaving } = editor
  return (
    <div role="alert">
      {problem ? (
        <div className="flex items-center gap-3 border-b border-line bg-blush px-4 py-1 font-semibold text-check-ink">
          <AlertIcon className="size-5 shrink-0" />
          <p className="grow py-2">{labels[problem]}</p>
          {problem === 'nameMissing' ? null : (
            <Button variant="secondary" pending={isSaving && labels.saving} onClick={() => void save()}>
              {labels.retry}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  )
}
