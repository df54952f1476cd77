import { type ReactNode, useId } from 'react'
import { AlertIcon } from '@/components/ui/icons'

type Props = {
  label: string
  hint?: string
  error?: string
  children: (describedBy: string | undefined) => ReactNode
}

/** Label, hint and error around an upload control. */
export function UploadFrame({ label, hint, error, children }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {children(describedBy || undefined)}
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-1.5 flex gap-1.5 text-sm font-semibold text-check-ink empty:hidden"
      >
        {error ? <AlertIcon className="mt-px size-4.5 shrink-0" /> : null}
        {error}
      </p>
    </fieldset>
  )
}
