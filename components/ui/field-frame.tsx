import type { ReactNode } from 'react'
import { AlertIcon } from './icons'

export type FieldText = {
  label: string
  hint?: string
  error?: string
  /** Shown after the label of an optional field: «opcional». */
  optional?: string
}

type Props = FieldText & { id: string; children: ReactNode }

/** Label above, hint and error below; `describedBy` ties them to the control. */
export function FieldFrame({ id, label, hint, error, optional, children }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional ? <span className="ml-2 font-normal text-soft">{optional}</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <p
        id={`${id}-error`}
        role="alert"
        className="flex gap-1.5 text-sm font-semibold text-check-ink empty:hidden"
      >
        {error ? <AlertIcon className="mt-px size-4.5 shrink-0" /> : null}
        {error}
      </p>
    </div>
  )
}

export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

export const controlClass =
  'min-h-12 w-full rounded border-2 border-edge bg-card px-3 text-base text-ink placeholder:text-soft ' +
  'hover:border-ink aria-invalid:border-check-ink disabled:opacity-60 [&[readonly]]:bg-napkin'
