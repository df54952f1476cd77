'use client'

import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names'
import { controlClass, describedBy, FieldFrame, type FieldText } from './field-frame'

type Props = ComponentProps<'textarea'> & FieldText

/** Label, text area, hint and error. Accepts the props of react-hook-form's `register`. */
export function TextAreaField({ label, hint, error, optional, id, ...area }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...area}
        id={fieldId}
        className={classNames(controlClass, 'py-2.5')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
      />
    </FieldFrame>
  )
}
