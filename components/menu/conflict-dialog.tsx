'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { FieldName } from './editor-state'
import type { MenuLabels } from './labels'
import { contentOf, type MenuValues, valuesOf } from './menu-values'
import { menuText } from './paste/menu-text'
import type { MenuEditor } from './use-menu-editor'

/** Nothing of either side is lost before the owner has seen both. */
export function ConflictDialog({ editor, labels }: { editor: MenuEditor; labels: MenuLabels }) {
  const { conflict, setConflict, settle, state } = editor
  const texts = labels.conflict
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={() => setConflict(undefined)}
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
            <dt className="font-bold">{texts[field]}</dt>
            <Side name={texts.mine} text={shown(field, state.values, labels)} />
            <Side name={texts.theirs} text={shown(field, valuesOf(conflict.current), labels)} />
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <dd className="mt-1.5 wrap-anywhere whitespace-pre-line">
      <strong className="text-soft">{name}:</strong> {text}
    </dd>
  )
}

function shown(field: FieldName, values: MenuValues, labels: MenuLabels): string {
  const empty = labels.conflict.empty
  if (field === 'includes') return values.includes.map((part) => labels.includes[part]).join(', ') || empty
  if (field === 'times') return values.start ? `${values.start}–${values.end}` : empty
  if (field !== 'categories') return values[field].trim() || empty
  const { categories } = contentOf(values)
  return categories.length > 0 ? `\n${menuText({ categories }, labels)}` : empty
}
