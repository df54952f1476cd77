'use client'

import { type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'

type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  value: T | undefined
  onChange: (value: T) => void
}

/** Radio buttons for a few options, side by side. */
export function Choice<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex rounded border-2 border-edge">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.icon ? option.label : undefined}
            className={classNames(
              'flex min-h-11 grow basis-0 cursor-pointer items-center justify-center gap-1.5 px-1 text-center text-sm font-semibold',
              'first:rounded-l last:rounded-r has-focus-visible:outline-3 has-focus-visible:outline-azulejo',
              option.value === value ? 'bg-tile text-azulejo' : 'hover:bg-napkin',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              className="sr-only"
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={option.icon ? 'sr-only' : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
