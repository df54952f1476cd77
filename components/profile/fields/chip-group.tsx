'use client'

import { type ReactNode, useId } from 'react'
import { Chip } from '@/components/ui/chip'
import { AlertIcon } from '@/components/ui/icons'

type Props<T extends string> = {
  label: string
  /** The text after the label: required or optional. */
  mark?: string
  hint?: ReactNode
  error?: string
  options: readonly T[]
  texts: Readonly<Record<T, string>>
  chosen: readonly T[]
  onToggle: (option: T) => void
}

/** A choice of any number of options. */
export function ChipGroup<T extends string>({ label, mark, hint, error, options, texts, ...rest }: Props<T>) {
  const id = useId()
  const { chosen, onToggle } = rest
  return (
    <fieldset
      aria-describedby={`${id}-hint ${id}-error`}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="font-semibold">
        {label}
        {mark ? <span className="ml-2 font-normal text-soft">{mark}</span> : null}
      </legend>
      <p id={`${id}-hint`} aria-live="polite" className="mt-1 text-sm text-soft">
        {hint}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={option} pressed={chosen.includes(option)} onClick={() => onToggle(option)}>
            {texts[option]}
          </Chip>
        ))}
      </div>
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-2 flex gap-1.5 text-sm font-semibold text-check-ink empty:hidden"
      >
        {error ? <AlertIcon className="mt-px size-4.5 shrink-0" /> : null}
        {error}
      </p>
    </fieldset>
  )
}
