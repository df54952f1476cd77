'use client'

import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field-frame'
import { useSuggestions } from '@/components/ui/place-combobox/use-suggestions'
import { listOwnDishes } from '@/contract/endpoints/own-menus'
import type { OwnDish } from '@/contract/entities/own-menu'
import { send } from '@/lib/browser/send'
import type { MenuLabels } from '../labels'
import { useWrittenLanguage } from '../written-language'

/** Asks the host for dishes that this owner wrote before and that match the text. Without an answer there are no suggestions. */
const askDishes = {
  shortest: 2,
  delay: 150,
  async ask(typed: string, signal: AbortSignal) {
    const query = { q: typed.slice(0, 100), limit: 6 }
    const { reply } = await send(listOwnDishes, { query }, { signal, endsSession: false })
    return reply?.dishes ?? []
  },
}

type Props = {
  value: string
  label: string
  error?: string
  /** The ids of the elements that describe the input. */
  describedBy?: string
  input?: RefObject<HTMLInputElement | null>
  onType: (name: string) => void
  onChoose: (dish: OwnDish) => void
  onLines: (lines: string[]) => void
  onEnter: () => void
  labels: MenuLabels
}

/** WAI-ARIA's editable combobox with a list of the dishes this owner often writes. Enter without a choice goes to the next dish. */
export function DishName({ value, label, error, describedBy, input, labels, ...on }: Props) {
  const id = useId()
  const written = useWrittenLanguage()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(open ? value : '', askDishes)
  const options =
    open && found.state === 'found' ? found.places.filter(({ name }) => name !== value.trim()) : []
  const shown = options.length > 0
  const current = shown ? options[active] : undefined

  function fold() {
    setOpen(false)
    setActive(-1)
  }

  function choose(dish: OwnDish) {
    fold()
    on.onChoose(dish)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      fold()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current) choose(current)
      else {
        fold()
        on.onEnter()
      }
    }
    if (!shown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const places = options.length + 1
    setActive((from) => ((from + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
  }

  /** Each pasted line becomes a dish. */
  function onPaste(event: ClipboardEvent) {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .flatMap((line) => line.trim() || [])
    if (lines.length < 2) return
    event.preventDefault()
    on.onLines(lines)
  }

  return (
    <div className="relative min-w-0 grow">
      <input
        ref={input}
        type="text"
        lang={written}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        placeholder={labels.dishes.placeholder}
        autoComplete="off"
        enterKeyHint="next"
        className={classNames(controlClass, 'scroll-mt-24 scroll-mb-48')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          on.onType(target.value)
          setOpen(true)
          setActive(-1)
        }}
        onBlur={fold}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={labels.dishes.suggestions}
        className={classNames(
          'absolute inset-x-0 top-full z-10 mt-1 max-h-52 overflow-y-auto rounded border border-line bg-card shadow-lift',
          !shown && 'hidden',
        )}
      >
        {options.map((dish, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and has the keys
          <div
            key={dish.name}
            id={`${id}-${index}`}
            role="option"
            lang={written}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(dish)}
            className={classNames(
              'flex min-h-11 items-center px-3 py-1.5 leading-tight hover:bg-napkin',
              index === active && 'bg-tile outline-2 -outline-offset-2 outline-azulejo',
            )}
          >
            {dish.name}
          </div>
        ))}
      </div>
    </div>
  )
}
