'use client'

import { useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { ClockIcon, PinIcon } from '../icons'

/** Set `key` where two options can have the same name. */
export type PlaceOption = { name: string; key?: string; recent?: boolean }

type Props<Option extends PlaceOption> = {
  id: string
  options: Option[]
  active: number
  onChoose: (option: Option) => void
  status?: string
  overlay: boolean
  label: string
}

/** Two lines for each place: its name and its area. The focus stays in the input. */
export function PlaceList<Option extends PlaceOption>({
  id,
  options,
  active,
  onChoose,
  status,
  overlay,
  label,
}: Props<Option>) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <div
      className={classNames(
        'mt-1 overflow-hidden rounded border border-line bg-card',
        overlay && 'absolute inset-x-0 top-full z-30 shadow-lift',
        options.length === 0 && !status && 'hidden',
      )}
    >
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="max-h-[200px] overflow-y-auto overscroll-contain"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and has the keys
          <div
            key={option.key ?? option.name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={classNames(
              'flex min-h-12 items-center gap-3 px-3 py-1.5 leading-tight hover:bg-napkin',
              index === active && 'bg-tile outline-2 -outline-offset-2 outline-azulejo',
            )}
          >
            {option.recent ? (
              <ClockIcon className="size-5 shrink-0 text-soft" />
            ) : (
              <PinIcon className="size-5 shrink-0 text-soft" />
            )}
            <PlaceName name={option.name} />
          </div>
        ))}
      </div>
      <p role="status" className={classNames('px-3 text-soft', status && 'py-3')}>
        {status}
      </p>
    </div>
  )
}

function PlaceName({ name }: { name: string }) {
  const [place, ...around] = name.split(', ')
  return (
    <span>
      <span className="font-semibold">{place}</span>
      {around.length > 0 ? <span className="text-soft">{`, ${around.join(', ')}`}</span> : null}
    </span>
  )
}
