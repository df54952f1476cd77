'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ProfileLabels } from '../labels'
import { type ProfileKey, type ProfileValues, valuesOf } from '../values'
import type { Conflict, EditorLabels } from './use-profile-editor'

type Props = {
  conflict: Conflict | undefined
  values: ProfileValues
  onClose: () => void
  onSettle: (choice: 'mine' | 'theirs') => void
  labels: EditorLabels
}

/** Nothing of either side is lost before the owner has seen both. */
export function ConflictDialog({ conflict, values, onClose, onSettle, labels }: Props) {
  const texts = labels.conflict
  const theirs = conflict && valuesOf(conflict.sheet.fields)
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={onClose}
      title={texts.title}
      closeLabel={labels.close}
      shape="sheet"
      footer={
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={() => onSettle('theirs')}>
            {texts.useSaved}
          </Button>
          <Button onClick={() => onSettle('mine')}>{texts.keepMine}</Button>
        </div>
      }
    >
      <p>{texts.text}</p>
      <dl className="mt-4 grid gap-4">
        {conflict?.keys.map((key) => (
          <div key={key} className="rounded border border-line p-3">
            <dt className="font-bold">{labels.form[key]}</dt>
            <Side name={texts.mine} text={shown(key, values, labels)} />
            <Side name={texts.theirs} text={theirs && shown(key, theirs, labels)} />
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Side({ name, text }: { name: string; text?: string }) {
  return (
    <dd className="mt-1.5 line-clamp-4 wrap-anywhere whitespace-pre-line">
      <strong className="text-soft">{name}:</strong> {text}
    </dd>
  )
}

/** A value in words; what has none, like photos, has at least changed. */
function shown(key: ProfileKey, values: ProfileValues, { conflict, form }: EditorLabels): string {
  const value = values[key]
  if (key === 'address') return values.address?.fullAddress || conflict.empty
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return conflict.empty
  if (typeof value === 'string') return answerText(key, value, form)
  if (key === 'cuisineType') return values.cuisineType.map((name) => form.cuisines[name]).join(', ')
  if (key === 'restaurantServices')
    return values.restaurantServices.map((name) => form.services[name]).join(', ')
  if (key === 'cartas' || key === 'specialMenus') return values[key].map(({ name }) => name).join(', ')
  return conflict.changed
}

function answerText(key: ProfileKey, value: string, { courses, logoAnswers }: ProfileLabels) {
  const texts: Record<string, string> = { ...courses, ...logoAnswers }
  const isAnswer = ['startersOption', 'firstCourses', 'secondCourses', 'hasLogo'].includes(key)
  return isAnswer ? (texts[value] ?? value) : value
}
