'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { fill } from '@/lib/i18n/fill'
import { hexOf, rgbOf } from '../colors/contrast'
import type { EditorLabels } from '../labels'

type Props = {
  label: string
  value: string
  /** Colours of the background, besides our own colours. */
  palette: readonly string[]
  onChange: (color: string) => void
  onDone: () => void
  labels: EditorLabels
  children?: ReactNode
}

const basics = ['#1f1a17', '#ffffff', '#c8102e', '#17479e', '#f7bc26', '#4a6412']

/** A colour field: colours of the background, our colours, or any colour by its code or the system's picker. */
export function ColorField({ label, value, palette, onChange, onDone, labels, children }: Props) {
  const [typed, setTyped] = useState<string>()
  const texts = labels.color
  const rgb = rgbOf(value)
  const code = rgb ? hexOf(rgb) : '#000000'

  useEffect(() => {
    setTyped((now) => (now !== undefined && rgbOf(now) && now !== value ? undefined : now))
  }, [value])

  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1 text-sm font-semibold">{label}</legend>
        {[...new Set([...palette, ...basics])].map((color) => (
          <button
            key={color}
            type="button"
            aria-pressed={color === code}
            aria-label={fill(texts.swatch, { label, color })}
            title={color}
            className={classNames(
              'size-11 rounded border-2',
              color === code ? 'border-azulejo outline-2 outline-offset-1 outline-azulejo' : 'border-edge',
            )}
            style={{ backgroundColor: color }}
            onClick={() => {
              onChange(color)
              onDone()
            }}
          />
        ))}
      </fieldset>
      <div className="flex gap-1.5">
        <input
          type="color"
          aria-label={`${label}: ${texts.own}`}
          value={code}
          className="h-11 w-14 shrink-0 cursor-pointer rounded border-2 border-edge bg-card p-1"
          onChange={({ target }) => onChange(target.value)}
          onBlur={onDone}
        />
        <input
          aria-label={`${label}: ${texts.code}`}
          value={typed ?? value}
          spellCheck={false}
          autoComplete="off"
          className="min-h-11 w-full min-w-0 rounded border-2 border-edge bg-card px-2.5 tabular-nums hover:border-ink"
          onChange={({ target }) => {
            setTyped(target.value)
            if (rgbOf(target.value)) onChange(target.value.trim())
          }}
          onBlur={() => {
            setTyped(undefined)
            onDone()
          }}
        />
      </div>
      {children}
    </div>
  )
}
