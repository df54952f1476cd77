import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { z } from 'zod'
import { ConflictDialog } from '@/components/ui/draft/conflict-dialog'
import { useVersionedDraft } from '@/components/ui/draft/use-versioned-draft'
import type { Outcome } from '@/lib/browser/outcome'
import { draft as texts, ui } from '@/messages/es.json'

export type Note = { id: string; version: number; title: string; text: string }
type Values = Pick<Note, 'title' | 'text'>
type Sent = Values & { version: number | null; changed: readonly string[]; wish: string }

/** What the host answers to each save. */
export const save = vi.fn<(sent: Sent) => Promise<Outcome<Note, Note>>>()

export const aNote = (change: Partial<Note> = {}): Note => ({
  ...{ id: 'one', version: 1, title: 'Compra', text: 'Pan' },
  ...change,
})

export const ok = (change: Partial<Note> = {}) => ({ outcome: 'ok' as const, reply: aNote(change) })
export const refused = (current?: Note) => ({
  ...{ outcome: 'refused' as const, code: 'conflict' as const, reason: 'version', fields: {}, current },
})

const fields = ['title', 'text'] as const
const savedOf = ({ version, title, text }: Note) => ({ version, values: { title, text } })
const blank = { title: '', text: '' }

/** The least that has a version: two fields, of which the host trims the first. */
function NoteEditor({ note, past }: { note: Note | null; past?: Note }) {
  const [opened] = useState(() => (note ? savedOf(note) : { version: null, values: blank }))
  const [values, setValues] = useState<Values>(opened.values)
  const [said, say] = useState('')
  const draft = useVersionedDraft<number | null, Values, keyof Values, Note, Note, string>({
    keyOf: (version) => (version === null ? 'note:new' : 'note:one'),
    ...{ opened, values, change: setValues, labels: { ...texts, close: ui.close } },
    compare: (one, other) => fields.filter((field) => one[field] !== other[field]),
    merge: (theirs, mine, kept) => ({
      title: (kept.includes('title') ? mine : theirs).title,
      text: (kept.includes('text') ? mine : theirs).text,
    }),
    schema: { version: z.int().nullable(), values: z.object({ title: z.string(), text: z.string() }) },
    isReady(values) {
      say(values.title ? '' : 'no title')
      return values.title !== ''
    },
    save: ({ values, ...sent }, wish) => save({ ...values, ...sent, wish }),
    savedOf,
    theirsOf: savedOf,
    onSaved: (_, wish) => say(`saved ${wish}`),
    onRefused: ({ outcome }) => say(outcome),
  })
  return (
    <>
      {fields.map((field) => (
        <input
          key={field}
          aria-label={field}
          value={values[field]}
          onChange={({ target }) => setValues((now) => ({ ...now, [field]: target.value }))}
        />
      ))}
      <button type="button" onClick={() => void draft.save('now')}>
        save
      </button>
      <button type="button" onClick={() => past && draft.adopt(savedOf(past))}>
        adopt
      </button>
      <button type="button" onClick={draft.forget}>
        forget
      </button>
      <output aria-label="state">{draft.isSaving ? 'saving' : draft.isDirty ? 'dirty' : 'clean'}</output>
      <p role="alert">{said}</p>
      <ConflictDialog
        draft={draft}
        names={{ title: 'Título', text: 'Texto' }}
        textOf={(field, values) => (field === 'text' ? undefined : values[field])}
        labels={{ ...texts, close: ui.close }}
      />
    </>
  )
}

export const openNote = (note: Note | null = aNote(), past?: Note) =>
  render(<NoteEditor note={note} past={past} />)

export const field = (name: keyof Values) => screen.getByLabelText(name)
export const state = () => screen.getByLabelText('state').textContent
export const kept = () => Object.keys({ ...sessionStorage }).filter((key) => key.startsWith('draft:'))
