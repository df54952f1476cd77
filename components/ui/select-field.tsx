'use client'

import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names'
import { controlClass, describedBy, FieldFrame, type FieldText } from './field-frame'
import { ChevronDownIcon } from './icons'

type Props = ComponentProps<'select'> & FieldText

/** Label, select, hint and error. The children are the options. Accepts the props of react-hook-form's `register`. */
export function SelectField({ label, hint, error, optional, id, ...select }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <select
          {...select}
          id={fieldId}
          className={classNames(controlClass, 'appearance-none pr-11')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-6 -translate-y-1/2 text-soft" />
      </div>
    </FieldFrame>
  )
}
