'use client'

import type { QrLabels } from './labels'

const colors = {
  ink: '#1d1a17',
  check: '#b80f2a',
  azulejo: '#17508c',
  olive: '#5b6320',
  wine: '#6b1230',
} as const
const names = ['ink', 'check', 'azulejo', 'olive', 'wine'] as const

type Props = { color: string; onChange: (color: string) => void; labels: QrLabels['own'] }

/** Colours that can always be scanned, and a free choice. */
export function ColorChoice({ color, onChange, labels }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{labels.color}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {names.map((name) => (
          <label key={name} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name="qr-color"
              className="peer sr-only"
              aria-label={labels.colors[name]}
              checked={color === colors[name]}
              onChange={() => onChange(colors[name])}
            />
            <span
              className="size-9 rounded-full border-2 border-card outline-2 outline-offset-2 outline-transparent peer-checked:ring-3 peer-checked:ring-ink peer-focus-visible:outline-azulejo"
              style={{ backgroundColor: colors[name] }}
            />
          </label>
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="color"
            value={color}
            className="size-11 cursor-pointer rounded border-2 border-edge bg-card p-1"
            onChange={({ target }) => onChange(target.value)}
          />
          {labels.otherColor}
        </label>
      </div>
    </fieldset>
  )
}
