'use client'

import { useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { useOffer } from '@/components/ui/use-offer'
import { copyOwnMenus, deleteOwnMenu } from '@/contract/endpoints/own-menus'
import type { OwnMenu, Slot } from '@/contract/entities/own-menu'
import { isGone } from '@/lib/browser/outcome'
import { isAsItWas, putMenuBack } from '@/lib/browser/put-menu-back'
import { send } from '@/lib/browser/send'
import type { WeekLabels } from './labels'
import { readMenus } from './own-menus'
import { isAt } from './slot'
import { freeOf, type Pair, placesOf } from './week-plan'

export type Wish = { pairs: Pair[]; mode: 'copy' | 'move'; done: string }

/** The menu before the action, and the version after it. */
type Step = { slot: Slot; before: OwnMenu | null; after: number | null }
type Done = { text: string; steps: Step[] }

type Texts = Pick<WeekLabels, 'failed' | 'undone' | 'notUndone' | 'undoFailed' | 'done'>

/** Copies and moves menus, asks before a menu is overwritten, and undoes the last action. `changed` reloads the days. */
export function useMenuMoves(changed: () => Promise<unknown>, texts: Texts) {
  const [asked, setAsked] = useState<Wish & { lost: OwnMenu[] }>()
  const [last, setLast] = useOffer<Done>()
  const [doing, setDoing] = useState<'copy' | 'move' | 'undo'>()
  const isBusy = useRef(false)

  /** Only one action runs at a time: a second press during a slow one does nothing. */
  async function during(what: 'copy' | 'move' | 'undo', act: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    setDoing(what)
    await act().finally(() => {
      isBusy.current = false
      setDoing(undefined)
    })
  }

  async function carry(wish: Wish, overwrite: boolean) {
    const places = placesOf(wish.pairs, wish.mode)
    const before = await menusAt(places)
    // Without them, «Deshacer» would take the menus that were there for nothing.
    if (!before) return notify.error(texts.failed)
    const { pairs: days, mode } = wish
    const { reply: copied, current } = await send(copyOwnMenus, { body: { days, mode, overwrite } })
    if (current) return setAsked({ ...wish, lost: current.menus })
    setAsked(undefined)
    // Also when it failed: only the answer may have been lost.
    await changed()
    if (!copied) return notify.error(texts.failed)
    const steps = places.map((slot) => ({
      slot,
      before: before.find(isAt(slot)) ?? null,
      after: copied.menus.find(isAt(slot))?.version ?? null,
    }))
    setLast({ text: `${wish.done} ${howItStands(copied.menus, texts.done)}`, steps })
  }

  async function run(wish: Wish, overwrite = false) {
    if (wish.pairs.length > 0) await during(wish.mode, () => carry(wish, overwrite))
  }

  /** Restores overwritten menus and removes added menus. A menu that was changed since then stays. What was not reached can be tried again. */
  async function takeBack({ text, steps }: Done) {
    const now = await menusAt(steps.map(({ slot }) => slot))
    const results: StepResult[] = []
    for (const step of steps) results.push(now ? await stepBack(step, now) : 'not-reached')
    const left = steps.filter((_, index) => results[index] === 'not-reached')
    setLast(left.length > 0 ? { text, steps: left } : undefined)
    if (left.length > 0) notify.error(texts.undoFailed)
    else if (results.includes('changed')) notify.error(texts.notUndone)
    else notify.success(texts.undone)
    await changed()
  }

  return {
    ...{ asked, doing, last, run },
    undo: () => last && during('undo', () => takeBack(last)),
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

/** Reads the current menus, because the page can be an hour old. Undefined: the host was not reached. */
async function menusAt(slots: Slot[]) {
  const dates = slots.map(({ date }) => date).sort()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  return readMenus(first, last).then(
    ({ menus }) => menus,
    () => undefined,
  )
}

type StepResult = 'done' | 'changed' | 'not-reached'

async function stepBack({ slot, before, after }: Step, now: OwnMenu[]): Promise<StepResult> {
  const there = now.find(isAt(slot)) ?? null
  // An earlier press did it, and only its answer was lost.
  if (before ? there && isAsItWas(before, there) : !there) return 'done'
  if ((there?.version ?? null) !== after) return 'changed'
  const answer = before ? await putMenuBack(before, after, new Date()) : there && (await remove(there))
  if (!answer || answer.outcome === 'ok') return 'done'
  return answer.outcome === 'unreachable' ? 'not-reached' : 'changed'
}

async function remove({ date, service, version }: OwnMenu) {
  const answer = await send(deleteOwnMenu, { params: { date, service }, query: { version } })
  return isGone(answer) ? null : answer
}
