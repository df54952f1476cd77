'use client'

import { Field } from '@/components/ui/field'
import { TextAreaField } from '@/components/ui/text-area-field'
import type { SpecialMenu } from '@/contract/entities/carta'
import type { EditorLabels } from './use-profile-editor'

export type SpecialMenuText = Pick<SpecialMenu, 'name' | 'description' | 'startDate' | 'endDate'>

type Props = {
  value: SpecialMenuText
  onChange: (value: SpecialMenuText) => void
  errors: { name?: string; endDate?: string }
  labels: EditorLabels
}

export function SpecialMenuFields({ value, onChange, errors, labels: { special, form } }: Props) {
  return (
    <>
      <Field
        label={special.name}
        error={errors.name}
        maxLength={120}
        value={value.name}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <TextAreaField
        label={special.description}
        optional={form.optional}
        rows={2}
        maxLength={2000}
        value={value.description}
        onChange={({ target }) => onChange({ ...value, description: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={special.startDate}
          type="date"
          value={value.startDate}
          onChange={({ target }) => onChange({ ...value, startDate: target.value })}
        />
        <Field
          label={special.endDate}
          optional={form.optional}
          error={errors.endDate}
          type="date"
          min={value.startDate}
          value={value.endDate ?? ''}
          onChange={({ target }) => onChange({ ...value, endDate: target.value || null })}
        />
      </div>
    </>
  )
}

export const areDatesWrong = ({ startDate, endDate }: SpecialMenuText) =>
  endDate !== null && startDate !== '' && endDate < startDate
