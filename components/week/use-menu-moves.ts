'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { useOffer } from '@/components/ui/use-offer'
import { copyOwnMenus, deleteOwnMenu } from '@/contract/endpoints/own-menus'
import type { OwnMenu, Slot } from '@/contract/entities/own-menu'
import { putMenuBack } from '@/lib/browser/put-menu-back'
import { send } from '@/lib/browser/send'
import type { WeekLabels } from './labels'
import { readMenus } from './own-menus'
import { isAt } from './slot'
import { freeOf, type Pair, placesOf } from './week-plan'

export type Wish = { pairs: Pair[]; mode: 'copy' | 'move'; done: string }

/** The menu before the action, and the version after it. */
type Step = { slot: Slot; before: OwnMenu | null; after: number | null }

type Texts = Pick<WeekLabels, 'failed' | 'undone' | 'notUndone' | 'done'>

/** Copies and moves menus, asks before a menu is overwritten, and undoes the last action. `changed` reloads the days. */
export function useMenuMoves(changed: () => Promise<unknown>, texts: Texts) {
  const [asked, setAsked] = useState<Wish & { lost: OwnMenu[] }>()
  const [last, setLast] = useOffer<{ text: string; steps: Step[] }>()
  const [busy, setBusy] = useState(false)

  async function run(wish: Wish, overwrite = false): Promise<void> {
    if (wish.pairs.length === 0) return
    setBusy(true)
    const places = placesOf(wish.pairs, wish.mode)
    const before = await menusAt(places)
    const { pairs: days, mode } = wish
    const { reply: copied, current } = await send(copyOwnMenus, { body: { days, mode, overwrite } })
    setBusy(false)
    if (current) return setAsked({ ...wish, lost: current.menus })
    setAsked(undefined)
    if (!copied) {
      notify.error(texts.failed)
      // Only the answer may have been lost.
      return void (await changed())
    }
    const steps = places.map((slot) => ({
      slot,
      before: before.find(isAt(slot)) ?? null,
      after: copied.menus.find(isAt(slot))?.version ?? null,
    }))
    setLast({ text: `${wish.done} ${howItStands(copied.menus, texts.done)}`, steps })
    await changed()
  }

  /** Restores overwritten menus and removes added menus. A menu that was changed since then stays. */
  async function undo() {
    if (!last) return
    setBusy(true)
    const now = await menusAt(last.steps.map(({ slot }) => slot))
    const undone: boolean[] = []
    for (const { slot, before, after } of last.steps) {
      const there = now.find(isAt(slot)) ?? null
      if ((there?.version ?? null) !== after) undone.push(false)
      else if (before) undone.push((await putMenuBack(before, after, new Date())).outcome === 'ok')
      else if (there) undone.push(await isRemoved(there))
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

/** Says whether the owner must still publish the menus. */
function howItStands(menus: OwnMenu[], texts: WeekLabels['done']) {
  if (menus.every(({ state }) => state === 'scheduled')) return texts.scheduled
  return menus.every(({ state }) => state === 'draft') ? texts.draft : texts.mixed
}

/** Reads the current menus, because the page can be an hour old. */
async function menusAt(slots: Slot[]) {
  const dates = slots.map(({ date }) => date).sort()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  return readMenus(first, last).then(
    ({ menus }) => menus,
    () => [],
  )
}

async function isRemoved({ date, service, version }: OwnMenu) {
  const { outcome } = await send(deleteOwnMenu, { params: { date, service }, query: { version } })
  return outcome === 'ok'
}
