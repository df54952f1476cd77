'use client'

import { useId } from 'react'

type Props<T extends string> = {
  label: string
  options: readonly T[]
  texts: Readonly<Record<T, string>>
  value: T | null
  onChange: (value: T) => void
}

/** Radio buttons for a few options, each as large as a thumb. */
export function RadioQuestion<T extends string>({ label, options, texts, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded border-2 border-edge bg-card py-2 pr-4 pl-3 hover:border-ink has-checked:border-azulejo has-checked:bg-tile has-focus-visible:outline-3 has-focus-visible:outline-azulejo"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-5 shrink-0 accent-azulejo"
            />
            {texts[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
