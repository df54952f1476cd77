'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { AlertIcon } from './icons'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; error?: string }

/** A checkbox with its label and error. Accepts the props of react-hook-form's `register`. */
export function CheckboxField({ label, error, id, ...input }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3 py-1">
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-azulejo"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId}-error` : undefined}
        />
        <label htmlFor={fieldId} className="cursor-pointer">
          {label}
        </label>
      </div>
      <p
        id={`${fieldId}-error`}
        role="alert"
        className="flex gap-1.5 text-sm font-semibold text-check-ink empty:hidden"
      >
        {error ? <AlertIcon className="mt-px size-4.5 shrink-0" /> : null}
        {error}
      </p>
    </div>
  )
}
