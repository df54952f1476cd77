'use client'

import { useEffect, useId, useState } from 'react'

type Props = {
  label: string
  value: number
  /** The value for a text that is not a number. */
  fallback?: number
  step?: number
  min?: number
  max?: number
  onChange: (value: number) => void
  onDone: () => void
}

/** A number field. The arrow keys change the number. On leaving the field, an invalid text becomes the fallback. */
export function NumberField({
  label,
  value,
  fallback = 0,
  step = 1,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  onChange,
  onDone,
}: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const bounded = (next: number) => Math.min(Math.max(next, min), max)

  // The value has changed elsewhere (undo, drag, choice): the typed text is no longer valid.
  useEffect(() => {
    setTyped((now) => (now !== undefined && bounded(readNumber(now, fallback)) !== value ? undefined : now))
  })

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? writeNumber(value)}
        className="min-h-11 w-full min-w-0 rounded border-2 border-edge bg-card px-2.5 tabular-nums hover:border-ink"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(bounded(readNumber(target.value, fallback)))
        }}
        onBlur={() => {
          setTyped(undefined)
          onDone()
        }}
        onKeyDown={(event) => {
          const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (!sign) return
          event.preventDefault()
          setTyped(undefined)
          const far = event.shiftKey ? 10 : 1
          onChange(bounded(Math.round((value + sign * step * far) * 100) / 100))
        }}
      />
    </div>
  )
}

/** docs/product.md#template-numbers: an invalid text counts as 0, and as 1 for a line height. Commas are decimal separators. */
export function readNumber(typed: string, fallback = 0) {
  const value = Number(typed.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(value) ? value : fallback
}

const writeNumber = (value: number) => String(value).replace('.', ',')
