'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { WeekLabels } from './labels'
import { isAt, type Slot } from './slot'
import { copyMenus, type Pair, putBack, readMenus, removeMenu } from './week-calls'
import { freeOf, placesOf } from './week-plan'

export type Wish = { pairs: Pair[]; mode: 'copy' | 'move'; done: string }

/** What stood there, and the version that stands there since. */
type Step = { slot: Slot; before: OwnMenu | null; after: number | null }

type Texts = Pick<WeekLabels, 'failed' | 'undone' | 'notUndone' | 'done'>

/** Copying and moving, asking before anything is lost, and taking the last one back. `changed` reads the days anew. */
export function useMenuMoves(changed: () => Promise<unknown>, texts: Texts) {
  const [asked, setAsked] = useState<Wish & { lost: OwnMenu[] }>()
  const [last, setLast] = useState<{ text: string; steps: Step[] }>()
  const [busy, setBusy] = useState(false)

  async function run(wish: Wish, overwrite = false): Promise<void> {
    if (wish.pairs.length === 0) return
    setBusy(true)
    const places = placesOf(wish.pairs, wish.mode)
    const before = await menusAt(places)
    const copied = await copyMenus(wish.pairs, wish.mode, overwrite)
    setBusy(false)
    if ('lost' in copied) return setAsked({ ...wish, lost: copied.lost })
    setAsked(undefined)
    if ('failed' in copied) return notify.error(texts.failed)
    const steps = places.map((slot) => ({
      slot,
      before: before.find(isAt(slot)) ?? null,
      after: copied.menus.find(isAt(slot))?.version ?? null,
    }))
    setLast({ text: `${wish.done} ${howItStands(copied.menus, texts.done)}`, steps })
    await changed()
  }

  /** What was overwritten comes back, what was empty is empty again; what somebody has changed since then stays. */
  async function undo() {
    if (!last) return
    setBusy(true)
    const now = await menusAt(last.steps.map(({ slot }) => slot))
    const undone: boolean[] = []
    for (const { slot, before, after } of last.steps) {
      const there = now.find(isAt(slot)) ?? null
      if ((there?.version ?? null) !== after) undone.push(false)
      else if (before) undone.push((await putBack(before, after, new Date()))?.ok ?? false)
      else if (there) undone.push((await removeMenu(there))?.ok ?? false)
    }
    setBusy(false)
    setLast(undefined)
    if (undone.includes(false)) notify.error(texts.notUndone)
    else notify.success(texts.undone)
    await changed()
  }

  return {
    ...{ asked, busy, last, undo, run },
    dismiss: () => setLast(undefined),
    answer: {
      cancel: () => setAsked(undefined),
      replace: () => asked && run(asked, true),
      freeOnly: () => asked && run({ ...asked, pairs: freeOf(asked.pairs, asked.lost) }),
    },
  }
}

export type MenuMoves = ReturnType<typeof useMenuMoves>

/** Whether anything is left to do for the diners to see them. */
function howItStands(menus: OwnMenu[], texts: WeekLabels['done']) {
  if (menus.every(({ state }) => state === 'scheduled')) return texts.scheduled
  return menus.every(({ state }) => state === 'draft') ? texts.draft : texts.mixed
}

/** As they are now, not as the page has shown them for an hour. */
async function menusAt(slots: Slot[]) {
  const dates = slots.map(({ date }) => date).sort()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  return (await readMenus(first, last))?.menus ?? []
}
