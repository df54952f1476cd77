'use client'

import { type DragEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { OwnMenus } from '@/contract/endpoints/own-menus'
import type { OwnMenu, Slot } from '@/contract/entities/own-menu'
import { addDays } from '@/contract/rules/time/local-time'
import { fill } from '@/lib/i18n/fill'
import type { WeekLabels } from './labels'
import { menusAhead, useOwnMenus } from './own-menus'
import { isAt } from './slot'
import { repeatText, slotInText } from './slot-text'
import { useMenuMoves } from './use-menu-moves'
import { aWeekBefore, isWritable, weekCopies, weekLength } from './week-plan'

/** A week and the week before it, with the actions on their menus. */
export function usePlanner(from: string, first: OwnMenus, labels: WeekLabels) {
  const { data, mutate } = useOwnMenus(addDays(from, -weekLength), addDays(from, weekLength - 1), first)
  const { today, timeZone, menus } = data ?? first
  const { mutate: forget } = useSWRConfig()
  const moves = useMenuMoves(async () => {
    await Promise.all([mutate(), forget(menusAhead(today), undefined)])
  }, labels)
  const [placing, setPlacing] = useState<OwnMenu>()
  const [taken, setTaken] = useState<OwnMenu>()
  const [landing, setLanding] = useState<Slot>()

  function bring(menu: OwnMenu, to: Slot, mode: 'copy' | 'move') {
    setPlacing(undefined)
    setLanding(mode === 'move' ? to : undefined)
    const text = mode === 'move' ? labels.done.moved : labels.done.copied
    const done = fill(text, { to: slotInText(to, labels) })
    return moves.run({ pairs: [{ from: { date: menu.date, service: menu.service }, to }], mode, done })
  }

  const movable = ({ date }: OwnMenu) => date >= today
  const copies = weekCopies(menus, from, today)

  return {
    ...{ labels, today, timeZone, menus, moves, placing, bring, movable },
    /** The slot in which a moved menu appears. It takes the focus, because the focused element disappears with the old slot. */
    landing,
    landed: () => setLanding(undefined),
    isBlank: !menus.some(({ date }) => date >= from),
    isWritable: (date: string) => isWritable(date, today),
    place: setPlacing,
    endPlacing: () => setPlacing(undefined),
    take: setTaken,
    accepts: (slot: Slot) => taken !== undefined && isWritable(slot.date, today) && !isAt(slot)(taken),
    modeOf: ({ ctrlKey, altKey }: DragEvent): 'copy' | 'move' =>
      ctrlKey || altKey || !taken || !movable(taken) ? 'copy' : 'move',
    drop(slot: Slot, mode: 'copy' | 'move') {
      if (taken) void bring(taken, slot, mode)
      setTaken(undefined)
    },
    repeatOf(slot: Slot) {
      const menu = aWeekBefore(menus, slot)
      return menu && { text: repeatText(slot.date, labels), run: () => bring(menu, slot, 'copy') }
    },
    copyWeek:
      copies.length > 0
        ? () => moves.run({ pairs: copies, mode: 'copy', done: labels.done.week })
        : undefined,
  }
}

export type Planner = ReturnType<typeof usePlanner>
