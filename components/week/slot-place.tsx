'use client'

import { type DragEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { isAt, type Slot } from './slot'
import { EmptySlot, SlotCard } from './slot-card'
import type { Planner } from './use-planner'

/** One meal of one day: a menu or room for one, and a place to let one fall. */
export function SlotPlace({ slot, planner }: { slot: Slot; planner: Planner }) {
  const [over, setOver] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const menu = planner.menus.find(isAt(slot))
  const { landing, landed } = planner
  const hasLanded = menu !== undefined && landing !== undefined && isAt(landing)(menu)

  useEffect(() => {
    if (!hasLanded) return
    if (document.activeElement === document.body) place.current?.querySelector('a')?.focus()
    landed()
  }, [hasLanded, landed])

  function drag(event: DragEvent) {
    if (!planner.accepts(slot)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = planner.modeOf(event)
    setOver(true)
  }

  function drop(event: DragEvent) {
    setOver(false)
    if (!planner.accepts(slot)) return
    event.preventDefault()
    planner.drop(slot, planner.modeOf(event))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse's way; «Copiar o mover» is everybody's
    <div
      ref={place}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames('min-w-0 rounded', over && 'outline-3 outline-offset-2 outline-azulejo')}
    >
      {menu ? <SlotCard menu={menu} planner={planner} /> : <EmptySlot slot={slot} planner={planner} />}
    </div>
  )
}
