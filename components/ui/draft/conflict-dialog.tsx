'use client'

import { Button } from '../button'
import { Dialog } from '../dialog'
import type { DraftLabels } from './draft-labels'
import type { Saved } from './use-versioned-draft'

type Props<Values, Field extends string> = {
  /** The result of `useVersionedDraft`. */
  draft: {
    conflict: { theirs: Saved<unknown, Values>; fields: readonly Field[] } | undefined
    values: Values
    settle: (choice: 'mine' | 'theirs') => void
    putOff: () => void
  }
  names: Record<Field, string>
  /** The field as text. Undefined for a field without text, such as a picture. */
  textOf: (field: Field, values: Values) => string | undefined
  labels: DraftLabels
}

/**
 * Shows the owner both sides of a conflict before one side is lost. When the owner closes the dialog without an answer, the next save asks
 * again.
 */
export function ConflictDialog<Values, Field extends string>(props: Props<Values, Field>) {
  const { draft, names, textOf, labels } = props
  const { conflict, values, settle, putOff } = draft
  const texts = labels.conflict
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={putOff}
      title={texts.title}
      closeLabel={labels.close}
      shape="sheet"
      footer={
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={() => settle('theirs')}>
            {texts.useSaved}
          </Button>
          <Button onClick={() => settle('mine')}>{texts.keepMine}</Button>
        </div>
      }
    >
      <p>{texts.text}</p>
      <dl className="mt-4 grid gap-4">
        {conflict?.fields.map((field) => (
          <div key={field} className="rounded border border-line p-3">
            <dt className="font-bold">{names[field]}</dt>
            <Sides
              mine={textOf(field, values)}
              theirs={textOf(field, conflict.theirs.values)}
              texts={labels.conflict}
            />
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

type SidesProps = { mine?: string; theirs?: string; texts: DraftLabels['conflict'] }

function Sides({ mine, theirs, texts }: SidesProps) {
  if (mine === undefined || theirs === undefined) return <dd className="mt-1.5">{texts.changed}</dd>
  return [
    [texts.mine, mine],
    [texts.theirs, theirs],
  ].map(([name, text]) => (
    <dd key={name} className="mt-1.5 wrap-anywhere whitespace-pre-line">
      <strong className="text-soft">{name}:</strong> {text || texts.empty}
    </dd>
  ))
}
