'use client'

import { useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { chipClass } from '@/components/ui/chip-class'
import type { Slot } from '@/contract/entities/own-menu'
import { shortDate } from '@/lib/i18n/short-date'
import type { WeekLabels } from './labels'
import { useMenusAhead } from './own-menus'
import { isAt } from './slot'
import { slotText } from './slot-text'

type Mode = 'copy' | 'move'

type Props = {
  menu: Slot
  today: string
  canMove: boolean
  labels: WeekLabels
  onClose: () => void
  onPlace: (to: Slot, mode: Mode) => void
}

/** Chooses the target of a copy or move, in two presses by finger, mouse or keyboard. */
export function PlaceDialog({ menu, today, canMove, labels, onClose, onPlace }: Props) {
  const { place } = labels
  const [mode, setMode] = useState<Mode>('copy')
  const [service, setService] = useState(menu.service)
  const { dates, menus } = useMenusAhead(today)
  return (
    <BottomSheet open onClose={onClose} title={place.title} closeLabel={labels.close}>
      <div className="grid gap-4">
        <p className="text-lg font-semibold">{slotText(menu, labels)}</p>
        {canMove ? (
          <Choice
            legend={place.mode}
            name="mode"
            value={mode}
            onChange={setMode}
            options={{ copy: place.copy, move: place.move }}
          />
        ) : (
          <p className="text-soft">{place.past}</p>
        )}
        <Choice
          legend={place.service}
          name="service"
          value={service}
          onChange={setService}
          options={labels.service}
        />
        <section aria-label={place.days} className="grid gap-2">
          <h3 className="text-lg">{place.days}</h3>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {dates.map((date) => {
              const to = { date, service }
              return (
                <li key={date}>
                  <button
                    type="button"
                    disabled={isAt(to)(menu)}
                    onClick={() => onPlace(to, mode)}
                    className="grid min-h-14 w-full rounded border-2 border-line bg-card px-3 py-1.5 text-left hover:border-azulejo hover:bg-tile disabled:opacity-40"
                  >
                    <span className="font-semibold">{shortDate(date)}</span>
                    <span className="min-h-5 text-sm text-soft">
                      {menus ? (menus.some(isAt(to)) ? place.taken : place.free) : null}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      </div>
    </BottomSheet>
  )
}

type ChoiceProps<V extends string> = {
  legend: string
  name: string
  value: V
  options: Record<V, string>
  onChange: (value: V) => void
}

function Choice<V extends string>({ legend, name, value, options, onChange }: ChoiceProps<V>) {
  const keys = Object.keys(options).filter((key): key is V => key in options)
  return (
    <fieldset>
      <legend className="mb-2 font-display text-lg font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {keys.map((key) => (
          <label key={key} className={`${chipClass(key === value)} cursor-pointer`}>
            <input
              type="radio"
              name={name}
              className="size-5 accent-azulejo"
              checked={key === value}
              onChange={() => onChange(key)}
            />
            {options[key]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
