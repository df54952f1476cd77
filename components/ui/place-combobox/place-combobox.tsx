'use client'

import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { beginsHere } from '../dialog'
import { controlClass } from '../field-frame'
import { PinIcon } from '../icons'
import { PlaceList, type PlaceOption } from './place-list'

type Props<Option extends PlaceOption> = {
  value: string
  onType: (value: string) => void
  options: Option[]
  onChoose: (option: Option) => void
  /** Shown under the input while there are no options. */
  status?: string
  /** True: the list covers the content below. False: the list pushes the content down. */
  overlay: boolean
  /** Its dialog opens with the focus here. */
  isFirst?: boolean
  input: RefObject<HTMLInputElement | null>
  labels: { label: string; placeholder: string; suggestions: string }
}

/** WAI-ARIA's editable combobox with a list: arrows move, Enter chooses, Esc closes the list, Tab leaves. */
export function PlaceCombobox<Option extends PlaceOption>({
  value,
  onType,
  options,
  onChoose,
  status,
  overlay,
  isFirst,
  input,
  labels,
}: Props<Option>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && options.length > 0
  const current = shown ? options[active] : undefined

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      fold()
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    const places = options.length + 1
    setActive((from) => ((from + 1 + step + places) % places) - 1)
  }

  function choose(option: Option) {
    fold()
    onChoose(option)
  }

  function fold() {
    setOpen(false)
    setActive(-1)
  }

  return (
    <div className="relative grow">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {labels.label}
      </label>
      <PinIcon className="pointer-events-none absolute mt-3 ml-3 size-6 text-check-ink" />
      <input
        {...(isFirst && beginsHere)}
        ref={input}
        id={id}
        name="place"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        placeholder={labels.placeholder}
        className={`${controlClass} pl-11`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={() => setOpen(true)}
        onBlur={fold}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <PlaceList
        id={id}
        options={shown ? options : []}
        active={active}
        onChoose={choose}
        status={open ? status : undefined}
        overlay={overlay}
        label={labels.suggestions}
      />
    </div>
  )
}
