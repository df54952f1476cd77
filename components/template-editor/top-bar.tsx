'use client'

import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { AlertIcon, ChevronLeftIcon, UndoIcon } from '@/components/ui/icons'
import { pathHere } from '@/lib/language/path-in'
import { RedoIcon } from './fields/align-icons'
import type { EditorLabels } from './labels'
import type { Editor } from './state/use-editor'

export const chooserPath = '/plantilla'

/** The bar with the buttons to leave, undo and save. */
export function TopBar({ editor, labels }: { editor: Editor; labels: EditorLabels }) {
  const { design, state, dispatch, draft, problem } = editor
  const { past, future } = state.history
  const isNameless = problem === 'nameMissing' && !design.templateName.trim()
  return (
    <header className="flex items-center gap-0.5 border-b border-line bg-card py-1 pr-2 pl-0.5">
      <a
        href={pathHere(chooserPath)}
        aria-label={labels.back}
        title={labels.back}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-napkin"
      >
        <ChevronLeftIcon className="size-6" />
      </a>
      <h1 className="sr-only">{labels.title}</h1>
      <input
        aria-label={labels.name}
        aria-invalid={isNameless || undefined}
        value={design.templateName}
        maxLength={120}
        autoComplete="off"
        className="min-h-11 w-full min-w-0 max-w-md rounded border-2 border-transparent bg-transparent px-2 font-semibold text-ellipsis hover:border-edge focus:border-edge aria-invalid:border-check-ink"
        onChange={({ target }) =>
          dispatch({ type: 'edit', edit: { do: 'rename', name: target.value }, merge: 'name' })
        }
        onBlur={() => dispatch({ type: 'settle' })}
      />
      <div className="ml-auto flex shrink-0 items-center">
        <IconButton
          label={labels.undo}
          icon={<UndoIcon className="size-5" />}
          disabled={past.length === 0}
          className="disabled:opacity-40"
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          label={labels.redo}
          icon={<RedoIcon />}
          disabled={future.length === 0}
          className="mr-1 disabled:opacity-40"
          onClick={() => dispatch({ type: 'redo' })}
        />
        <Button pending={draft.isSaving && labels.saving} onClick={() => void draft.save()}>
          {labels.save}
        </Button>
      </div>
    </header>
  )
}

/** Says why the save failed, with a button to try again. */
export function ProblemLine({ editor, labels }: { editor: Editor; labels: EditorLabels }) {
  const { problem, draft } = editor
  return (
    <div role="alert">
      {problem ? (
        <div className="flex items-center gap-3 border-b border-line bg-blush px-4 py-1 font-semibold text-check-ink">
          <AlertIcon className="size-5 shrink-0" />
          <p className="grow py-2">{labels[problem]}</p>
          {problem === 'nameMissing' ? null : (
            <Button
              variant="secondary"
              pending={draft.isSaving && labels.saving}
              onClick={() => void draft.save()}
            >
              {labels.retry}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  )
}
