'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { OwnDish } from '@/contract/entities/own-menu'
import { fill } from '@/lib/i18n/fill'
import { amountText } from './amount-text'
import { DishFacts } from './dish-facts'
import { DishName } from './dish-name'
import { DishPanel } from './dish-panel'
import { DragHandle } from './drag-handle'
import type { CategoryRow, DishRow as Row } from './menu-values'
import { NoteLines } from './note-lines'
import { SoldOutChip } from './sold-out-chip'
import type { DishList } from './use-dish-list'

type Props = { dish: Row; index: number; category: CategoryRow; list: DishList }

/** A dish is its name; all else about it unfolds. */
export function DishRow({ dish, index, category, list }: Props) {
  const { labels, editor } = list
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const position = index + 1
  const name = dish.name.trim()
  const problem = editor.problems[dish.key] ?? editor.problems[`${dish.key}.supplement`]
  const error = problem && labels.problems[problem]
  const isShown = isOpen || Boolean(editor.problems[`${dish.key}.supplement`])

  useEffect(() => {
    if (list.takeFocus(dish.key)) input.current?.focus()
  })

  return (
    <li
      onDragOver={(event) => list.dragged && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        list.dropOn(dish.key)
      }}
      className={classNames('flex flex-col gap-1.5', list.dragged === dish.key && 'opacity-50')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-1.5">
        <div className="col-span-2 flex items-center gap-1 sm:col-span-1">
          <DragHandle dish={dish} list={list} />
          <DishName
            input={input}
            value={dish.name}
            label={fill(labels.dishes.dish, { n: position, category: category.name })}
            error={error}
            describedBy={`${id}-error ${id}-notes`}
            onType={(typed) => list.change(dish.key, { name: typed })}
            onChoose={(chosen) => list.change(dish.key, asBefore(chosen))}
            onLines={(lines) => list.addLines(dish, lines)}
            onEnter={() => list.addAfter(dish.key)}
            labels={labels}
          />
        </div>
        {list.isOut && name ? (
          <SoldOutChip
            dish={dish}
            labels={labels}
            onToggle={(soldOut) => void list.markSoldOut(dish, soldOut)}
          />
        ) : null}
        <IconButton
          label={name ? fill(labels.dishes.more, { name }) : fill(labels.dishes.moreEmpty, { n: position })}
          icon={
            <ChevronDownIcon className={classNames('size-6 transition-transform', isShown && 'rotate-180')} />
          }
          aria-expanded={isShown}
          aria-controls={`${id}-panel`}
          onClick={() => setOpen(!isShown)}
        />
        <DishFacts dish={dish} labels={labels} />
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-check-ink empty:hidden">
        {error}
      </p>
      <NoteLines
        id={`${id}-notes`}
        notes={editor.state.notes[dish.key]}
        name={name}
        labels={labels}
        onFine={() => editor.change((now) => now, dish.key)}
      />
      <div id={`${id}-panel`} hidden={!isShown}>
        {isShown ? <DishPanel dish={dish} list={list} /> : null}
      </div>
    </li>
  )
}

/** A dish written before brings what its owner declared of it then. */
const asBefore = ({ name, supplement, allergens = {}, diets = [] }: OwnDish): Partial<Row> => ({
  ...{ name, allergens, diets },
  supplement: amountText(supplement ?? null),
})
