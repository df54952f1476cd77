import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from './field'

type Name = { label: string; field: UseFormRegisterReturn; error?: string | false }

/** First and last name, for every form that asks for them. Side by side on wide screens. */
export function PersonNameFields({ first, last }: { first: Name; last: Name }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...first.field}
        label={first.label}
        required
        autoComplete="given-name"
        error={first.error || undefined}
      />
      <Field
        {...last.field}
        label={last.label}
        required
        autoComplete="family-name"
        error={last.error || undefined}
      />
    </div>
  )
}
