'use client'

import { memo, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { OwnDish } from '@/contract/entities/own-menu'
import { fill } from '@/lib/i18n/fill'
import { amountText } from '../amount-text'
import type { MenuLabels } from '../labels'
import type { Note } from '../menu-notes'
import type { Problem } from '../menu-problems'
import type { DishRow as Row } from '../menu-values'
import { NoteLines } from '../note-lines'
import type { DishActions } from './dish-actions'
import { DishFacts } from './dish-facts'
import { DishName } from './dish-name'
import { DishPanel } from './dish-panel'
import { DragHandle } from './drag-handle'
import { SoldOutChip } from './sold-out-chip'
import type { FocusWish } from './use-dish-list'

export type DishRowProps = {
  dish: Row
  index: number
  category: string
  canRise: boolean
  canSink: boolean
  isOut: boolean
  isDragged: boolean
  wish?: FocusWish
  problem?: Problem
  supplementProblem?: Problem
  notes?: Note[]
  actions: DishActions
  labels: MenuLabels
}

/** A dish is its name; all else about it unfolds. Drawn for its own news alone: there may be eighty of them, and one is typed in. */
export const DishRow = memo(function DishRow({
  dish,
  index,
  category,
  actions,
  labels,
  ...row
}: DishRowProps) {
  const { isOut, isDragged, wish, notes, supplementProblem } = row
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const position = index + 1
  const name = dish.name.trim()
  const problem = row.problem ?? supplementProblem
  const error = problem && labels.problems[problem]
  const isShown = isOpen || Boolean(supplementProblem)

  useEffect(() => {
    if (wish) input.current?.focus()
  }, [wish])

  return (
    <li
      onDragOver={(event) => actions.isDragging() && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        actions.dropOn(dish.key)
      }}
      className={classNames('flex flex-col gap-1.5', isDragged && 'opacity-50')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-1.5">
        <div className="col-span-2 flex items-center gap-1 sm:col-span-1">
          <DragHandle dish={dish} actions={actions} labels={labels} />
          <DishName
            input={input}
            value={dish.name}
            label={fill(labels.dishes.dish, { n: position, category })}
            error={error}
            describedBy={`${id}-error ${id}-notes`}
            onType={(typed) => actions.change(dish.key, { name: typed })}
            onChoose={(chosen) => actions.change(dish.key, asBefore(chosen))}
            onLines={(lines) => actions.addLines(dish, lines)}
            onEnter={() => actions.addAfter(dish.key)}
            labels={labels}
          />
        </div>
        {isOut && name ? (
          <SoldOutChip
            dish={dish}
            labels={labels}
            onToggle={(soldOut) => actions.markSoldOut(dish, soldOut)}
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
        notes={notes}
        name={name}
        labels={labels}
        onFine={() => actions.settle(dish.key)}
      />
      <div id={`${id}-panel`} hidden={!isShown}>
        {isShown ? <DishPanel {...row} dish={dish} actions={actions} labels={labels} /> : null}
      </div>
    </li>
  )
})

/** A dish written before brings what its owner declared of it then. */
const asBefore = ({ name, supplement, allergens = {}, diets = [] }: OwnDish): Partial<Row> => ({
  ...{ name, allergens, diets },
  supplement: amountText(supplement ?? null),
})
