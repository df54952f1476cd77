'use client'

import { GripIcon } from '@/components/ui/icons'
import type { DishRowProps } from './dish-row'

/** For a mouse; fingers and keys have «Subir» and «Bajar». */
export function DragHandle({ dish, actions, labels }: Pick<DishRowProps, 'dish' | 'actions' | 'labels'>) {
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
