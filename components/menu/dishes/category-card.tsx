'use client'

import { memo, type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { controlClass } from '@/components/ui/field-frame'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from '../labels'
import type { CategoryRow } from '../menu-values'
import { useWrittenLanguage } from '../written-language'
import type { DishActions } from './dish-actions'
import { DishRow } from './dish-row'
import type { DishRows } from './use-dish-list'

type Props = DishRows & {
  category: CategoryRow
  index: number
  count: number
  actions: DishActions
  labels: MenuLabels
  /** The undo line for a dish that has just been removed from the category. */
  children?: ReactNode
}

/** A course with its dishes. */
export const CategoryCard = memo(function CategoryCard(props: Props) {
  const { category, index, count, children, actions, labels, problems, notes, isOut, dragged, wish } = props
  const id = useId()
  const written = useWrittenLanguage()
  const texts = labels.dishes
  const { name } = category
  const problem = problems[category.key]
  return (
    <Card className="flex flex-col gap-3 p-3">
      <div className="flex items-center">
        <input
          lang={written}
          aria-label={texts.category}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-error`}
          autoComplete="off"
          value={name}
          onChange={({ target }) => actions.renameCategory(category.key, target.value)}
          className={`${controlClass} mr-1 min-w-0 border-transparent! bg-transparent! px-1! font-display text-xl! font-bold text-check-ink! hover:border-edge! focus:border-edge!`}
        />
        <IconButton
          label={fill(texts.categoryUp, { name })}
          icon={<ChevronDownIcon className="size-5 rotate-180" />}
          disabled={index === 0}
          className="max-w-9 disabled:opacity-30"
          onClick={() => actions.moveCategory(category.key, -1)}
        />
        <IconButton
          label={fill(texts.categoryDown, { name })}
          icon={<ChevronDownIcon className="size-5" />}
          disabled={index === count - 1}
          className="max-w-9 disabled:opacity-30"
          onClick={() => actions.moveCategory(category.key, 1)}
        />
        <IconButton
          label={fill(texts.removeCategory, { name })}
          icon={<CloseIcon className="size-5" />}
          onClick={() => actions.removeCategory(category)}
        />
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-check-ink empty:hidden">
        {problem && labels.problems[problem]}
      </p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {category.items.map((dish, at) => (
          <DishRow
            key={dish.key}
            dish={dish}
            index={at}
            category={name}
            canRise={index > 0 || at > 0}
            canSink={index < count - 1 || at < category.items.length - 1}
            isOut={isOut}
            isDragged={dragged === dish.key}
            wish={wish?.key === dish.key ? wish : undefined}
            problem={problems[dish.key]}
            supplementProblem={problems[`${dish.key}.supplement`]}
            notes={notes[dish.key]}
            actions={actions}
            labels={labels}
          />
        ))}
      </ul>
      {children}
      <Button
        variant="quiet"
        className="self-start"
        aria-label={fill(texts.addTo, { category: name })}
        onClick={() => actions.addTo(index)}
        onDragOver={(event) => actions.isDragging() && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          actions.dropAtEnd(index)
        }}
      >
        <PlusIcon className="size-5" />
        {texts.add}
      </Button>
    </Card>
  )
})
