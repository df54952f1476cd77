'use client'

import { type ComponentProps, useId } from 'react'
import { controlClass, describedBy, FieldFrame, type FieldText } from './field-frame'

type Props = ComponentProps<'input'> & FieldText

/** Label, input, hint and error. Accepts the props of react-hook-form's `register`. */
export function Field({ label, hint, error, optional, id, ...input }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        id={fieldId}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  )
}
