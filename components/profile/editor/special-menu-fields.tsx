'use client'

import { Field } from '@/components/ui/field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { type SpecialMenu, specialMenuLimits } from '@/contract/entities/carta'
import type { EditorLabels } from './use-profile-editor'

export type SpecialMenuText = Pick<SpecialMenu, 'name' | 'description' | 'startDate' | 'endDate'>

type SpecialMenuErrors = { name?: string; description?: string; endDate?: string }

type Props = {
  value: SpecialMenuText
  onChange: (value: SpecialMenuText) => void
  errors: SpecialMenuErrors
  labels: EditorLabels
  /** The `lang` of what the house writes, where it is not that of the page. */
  written: string | undefined
}

export function SpecialMenuFields({ value, onChange, errors, labels, written }: Props) {
  const { special, form } = labels
  return (
    <>
      <Field
        label={special.name}
        lang={written}
        error={errors.name}
        value={value.name}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <TextAreaField
        label={special.description}
        lang={written}
        optional={form.optional}
        rows={2}
        error={errors.description}
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

/** The errors of a special menu, by field. */
export function specialMenuErrors(menu: SpecialMenuText, { special }: EditorLabels): SpecialMenuErrors {
  const [name, description] = [menu.name.trim(), menu.description.trim()]
  const isLong = name.length > specialMenuLimits.name
  return {
    ...(name ? {} : { name: special.nameMissing }),
    ...(isLong ? { name: special.nameTooLong } : {}),
    ...(description.length > specialMenuLimits.description
      ? { description: special.descriptionTooLong }
      : {}),
    ...(areDatesWrong(menu) ? { endDate: special.datesWrong } : {}),
  }
}

const areDatesWrong = ({ startDate, endDate }: SpecialMenuText) =>
  endDate !== null && startDate !== '' && endDate < startDate
