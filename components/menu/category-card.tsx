'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { controlClass } from '@/components/ui/field-frame'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import { DishRow } from './dish-row'
import type { CategoryRow } from './menu-values'
import type { DishList } from './use-dish-list'

type Props = {
  category: CategoryRow
  index: number
  count: number
  list: DishList
  /** What was taken from it a moment ago. */
  children: ReactNode
}

/** A course with its dishes. */
export function CategoryCard({ category, index, count, list, children }: Props) {
  const id = useId()
  const { labels } = list
  const texts = labels.dishes
  const { name } = category
  const problem = list.editor.problems[category.key]
  return (
    <Card className="flex flex-col gap-3 p-3">
      <div className="flex items-center">
        <input
          aria-label={texts.category}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-error`}
          autoComplete="off"
          value={name}
          onChange={({ target }) => list.renameCategory(category.key, target.value)}
          className={`${controlClass} mr-1 min-w-0 border-transparent! bg-transparent! px-1! font-display text-xl! font-bold text-check-ink! hover:border-edge! focus:border-edge!`}
        />
        <IconButton
          label={fill(texts.categoryUp, { name })}
          icon={<ChevronDownIcon className="size-5 rotate-180" />}
          disabled={index === 0}
          className="max-w-9 disabled:opacity-30"
          onClick={() => list.moveCategory(category.key, -1)}
        />
        <IconButton
          label={fill(texts.categoryDown, { name })}
          icon={<ChevronDownIcon className="size-5" />}
          disabled={index === count - 1}
          className="max-w-9 disabled:opacity-30"
          onClick={() => list.moveCategory(category.key, 1)}
        />
        <IconButton
          label={fill(texts.removeCategory, { name })}
          icon={<CloseIcon className="size-5" />}
          onClick={() => list.removeCategory(category)}
        />
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-check-ink empty:hidden">
        {problem && labels.problems[problem]}
      </p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {category.items.map((dish, at) => (
          <DishRow key={dish.key} dish={dish} index={at} category={category} list={list} />
        ))}
      </ul>
      {children}
      <Button
        variant="quiet"
        className="self-start"
        aria-label={fill(texts.addTo, { category: name })}
        onClick={() => list.addTo(index)}
        onDragOver={(event) => list.dragged && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          list.dropAtEnd(index)
        }}
      >
        <PlusIcon className="size-5" />
        {texts.add}
      </Button>
    </Card>
  )
}
