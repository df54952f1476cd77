'use client'

import { GripIcon } from '@/components/ui/icons'
import type { DishRow } from './menu-values'
import type { DishList } from './use-dish-list'

/** For a mouse; fingers and keys have «Subir» and «Bajar». */
export function DragHandle({ dish, list }: { dish: DishRow; list: DishList }) {
  return (
    <span
      aria-hidden="true"
      draggable
      title={list.labels.dishes.drag}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', dish.name)
        dataTransfer.effectAllowed = 'move'
        list.setDragged(dish.key)
      }}
      onDragEnd={() => list.setDragged(undefined)}
      className="hidden cursor-grab text-soft pointer-fine:block"
    >
      <GripIcon className="size-6" />
    </span>
  )
}
