import { errorText, type FieldErrors } from './field-errors'
import type { ProfileLabels } from './labels'
import type { ProfileKey, ProfileValues } from './values'

/** The form state that every profile field uses, in the wizard and in the editor. */
export type ProfileForm = {
  values: ProfileValues
  set: <K extends ProfileKey>(key: K, value: ProfileValues[K]) => void
  errors: FieldErrors
  labels: ProfileLabels
  /** The `lang` of what the house writes, where it is not that of the page. */
  written?: string | undefined
}

export const errorOf = ({ errors, labels }: ProfileForm, key: ProfileKey) =>
  errorText(key, errors[key], labels)

type TextKey = {
  [K in ProfileKey]: ProfileValues[K] extends string ? K : never
}[ProfileKey]

/** The props of a text field, from the form. */
export function textField(form: ProfileForm, key: TextKey) {
  return {
    name: key,
    label: form.labels[key],
    value: form.values[key],
    error: errorOf(form, key),
    onChange: ({ target }: { target: { value: string } }) => form.set(key, target.value),
  }
}
