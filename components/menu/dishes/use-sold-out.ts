'use client'

import { notify } from '@/components/ui/notify'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'
import { changeDish, placeOf } from '../edit-menu'
import { changedFields, clashes, dirtyFields, type EditorState, onto } from '../editor-state'
import type { MenuLabels } from '../labels'
import type { DishRow, MenuValues } from '../menu-values'
import { valuesOf } from '../menu-values'
import { patchSoldOut, type SoldOut } from '../own-menu-calls'
import type { MenuEditor } from '../use-menu-editor'

/** One tap: of a menu that is out it holds at once, of any other with the next save. */
export function useSoldOut(editor: MenuEditor, labels: MenuLabels) {
  const { slot, saved, state, setState, setSaved, change } = editor

  const mark = (key: string, soldOut: boolean) =>
    change((values) => ({ ...values, categories: changeDish(values.categories, key, { soldOut }) }))

  return async (dish: DishRow, soldOut: boolean) => {
    mark(dish.key, soldOut)
    const where = saved?.state === 'published' ? placeInSaved(saved, state.values, dish) : undefined
    if (!where) return
    const answer = await patchSoldOut(slot, { ...where, soldOut })
    const now = answer.menu ?? ownMenu.safeParse(answer.error?.current).data
    if (!answer.menu) mark(dish.key, !soldOut)
    if (!answer.menu) notify.error(labels.soldOut.failed)
    if (answer.menu) notify.success(soldOut ? labels.soldOut.marked : labels.soldOut.unmarked)
    if (!now) return
    setSaved(now)
    setState((held) => rebased(held, now))
  }
}

/** The dish as it is out there: by its course and name, since here it may stand elsewhere by now. */
function placeInSaved(
  saved: OwnMenu,
  values: MenuValues,
  dish: DishRow,
): Omit<SoldOut, 'soldOut'> | undefined {
  const name = dish.name.trim()
  const at = placeOf(values.categories, dish.key)
  const course = at && values.categories[at.category]?.name.trim()
  const places = saved.categories.flatMap((one, category) =>
    one.items.flatMap((item, index) =>
      item.name === name ? [{ category, item: index, name, of: one.name }] : [],
    ),
  )
  const found = places.find(({ of }) => of === course) ?? places[0]
  return found && { category: found.category, item: found.item, name }
}

/** The version of now under what was typed; where both sides changed the same, the next save asks. */
function rebased(held: EditorState, now: OwnMenu): EditorState {
  const theirs = valuesOf(now)
  if (changedFields(theirs, held.values).length === 0)
    return { ...held, version: now.version, base: held.values }
  const both = clashes(held, now).filter((field) => field !== 'categories')
  if (both.length > 0) return held
  const kept = dirtyFields(held)
  return kept.includes('categories') && !onlySoldOut(held.base, theirs) ? held : onto(now, held, kept)
}

/** Whether two menus have the same dishes, whatever has run out of them. */
function onlySoldOut(one: MenuValues, other: MenuValues) {
  const plain = (values: MenuValues): MenuValues => ({
    ...values,
    categories: values.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, soldOut: false })),
    })),
  })
  return changedFields(plain(one), plain(other)).every((field) => field !== 'categories')
}
