'use client'

import { Button } from '@/components/ui/button'
import { HelpIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from './labels'
import type { Note } from './menu-problems'
import { useWrittenLanguage } from './written-language'

type Props = { id?: string; notes?: Note[]; name: string; labels: MenuLabels; onFine: () => void }

/** The doubts of the text reader, beside the field, with the words of the text. */
export function NoteLines({ id, notes = [], name, labels, onFine }: Props) {
  const written = useWrittenLanguage()
  if (notes.length === 0) return null
  const [before, after] = labels.notes.source.split('{text}')
  const [first] = notes
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded bg-mustard/20 py-1 pl-3">
      <div id={id} className="min-w-0 grow basis-48 py-1 text-sm">
        {[...new Set(notes.map(({ reason }) => reason))].map((reason) => (
          <p key={reason} className="flex gap-1.5 font-semibold">
            <HelpIcon className="mt-px size-4.5 shrink-0" />
            {labels.notes[reason]}
          </p>
        ))}
        {first?.source ? (
          <p className="line-clamp-2 wrap-anywhere">
            {before}
            <span lang={written}>{first.source}</span>
            {after}
          </p>
        ) : null}
      </div>
      <Button variant="quiet" aria-label={fill(labels.notes.fineLabel, { name })} onClick={onFine}>
        {labels.notes.fine}
      </Button>
    </div>
  )
}
