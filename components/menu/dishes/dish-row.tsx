'use client'

import { memo, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon, GripIcon } from '@/components/ui/icons'
import type { OwnDish } from '@/contract/entities/own-menu'
import { fill } from '@/lib/i18n/fill'
import { amountText } from '../amount-text'
import type { DishRow as Row } from '../menu-values'
import { NoteLines } from '../note-lines'
import { DishFacts } from './dish-facts'
import { DishName } from './dish-name'
import { DishPanel, type DishRowProps } from './dish-panel'
import { SoldOutChip } from './sold-out-chip'

/**
 * A dish as one input for the name; its other fields unfold. A row renders only for its own changes, because a menu can have eighty dishes.
 */
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

/** A dish from an earlier menu, with the allergens and diets that its owner declared then. */
const asBefore = ({ name, supplement, allergens = {}, diets = [] }: OwnDish): Partial<Row> => ({
  ...{ name, allergens, diets },
  supplement: amountText(supplement ?? null),
})

/** Only for a mouse. Touch and keyboard users have «Subir» and «Bajar». */
function DragHandle({ dish, actions, labels }: Pick<DishRowProps, 'dish' | 'actions' | 'labels'>) {
  return (
    <span
      aria-hidden="true"
      draggable
      title={labels.dishes.drag}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', dish.name)
        dataTransfer.effectAllowed = 'move'
        actions.setDragged(dish.key)
      }}
      onDragEnd={() => actions.setDragged(undefined)}
      className="hidden cursor-grab text-soft pointer-fine:block"
    >
      <GripIcon className="size-6" />
    </span>
  )
}
