'use client'

import { chipClass } from '@/components/ui/chip-class'

type Props<Value extends string> = {
  name: string
  legend: string
  values: readonly Value[]
  chosen: Value[]
  labels: Record<Value, string>
}

/** Several of a list, as a form without JavaScript sends them. */
export function CheckboxChips<Value extends string>({ name, legend, values, chosen, labels }: Props<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2 pt-1">
      <legend className="sr-only">{legend}</legend>
      {values.map((value) => (
        <label
          key={value + chosen.includes(value)}
          className={chipClass(
            false,
            'cursor-pointer has-checked:border-azulejo has-checked:bg-tile has-checked:text-azulejo has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-azulejo',
          )}
        >
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="size-5 accent-azulejo outline-none"
          />
          <span className="inline-block first-letter:uppercase">{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
