'use client'

import { useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import type { Call } from '@/contract/endpoint'
import { markSoldOut } from '@/contract/endpoints/own-menus'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { send } from '@/lib/browser/send'
import { changeDish, placeOf } from '../edit-menu'
import type { MenuLabels } from '../labels'
import { menuComparison } from '../menu-draft'
import { type DishRow, type MenuValues, valuesOf } from '../menu-values'
import type { MenuEditor } from '../use-menu-editor'
import { dishActions, type Removed, type RenderedEditor } from './dish-actions'

/** A request to focus a dish's field. Each request is a new object, so that a second request for the same dish counts too. */
export type FocusWish = { key: string }

/** The state of the list besides the menu. A removed dish or course can be restored until the next removal. */
export function useDishList(editor: MenuEditor, labels: MenuLabels) {
  const [removed, setRemoved] = useState<Removed>()
  const [dragged, setDragged] = useState<string>()
  const [announcement, say] = useState('')
  const [wish, setWish] = useState<FocusWish>()
  const markSoldOut = useSoldOut(editor, labels)
  const drawn = useRef<RenderedEditor>({ editor, labels, removed, dragged, markSoldOut })
  drawn.current = { editor, labels, removed, dragged, markSoldOut }
  const [actions] = useState(() =>
    dishActions(drawn, { setRemoved, setDragged, say, focus: (key) => setWish(key ? { key } : undefined) }),
  )
  const { problems, saved, notes } = editor
  const rows = { problems, notes, isOut: saved?.state === 'published', dragged, wish }
  return { rows, removed, announcement, actions }
}

/** The props of a row besides its dish. */
export type DishRows = ReturnType<typeof useDishList>['rows']

/** Marks a dish as sold out with one tap. For a published menu this is saved at once, for any other menu with the next save. */
function useSoldOut(editor: MenuEditor, labels: MenuLabels) {
  const { slot, saved, values, draft, change, adopt } = editor

  const mark = (key: string, soldOut: boolean) =>
    change((values) => ({ ...values, categories: changeDish(values.categories, key, { soldOut }) }))

  return async (dish: DishRow, soldOut: boolean) => {
    mark(dish.key, soldOut)
    const where = saved?.state === 'published' ? placeInSaved(saved, values, dish) : undefined
    if (!where) return
    const { reply, current } = await send(markSoldOut, { params: slot, body: { ...where, soldOut } })
    if (reply) notify.success(soldOut ? labels.soldOut.marked : labels.soldOut.unmarked)
    else {
      mark(dish.key, !soldOut)
      notify.error(labels.soldOut.failed)
    }
    const now = reply ?? current
    if (!now) return
    // Takes the sold-out marks from the host, whatever else was typed.
    adopt(now, onlySoldOut(draft.saved.values, valuesOf(now)) ? ['categories'] : [])
  }
}

/** Finds the dish in the published menu by its course and name, because its position in the form may differ. */
function placeInSaved(
  saved: OwnMenu,
  values: MenuValues,
  dish: DishRow,
): Omit<Call<typeof markSoldOut>['body'], 'soldOut'> | undefined {
  const name = dish.name.trim()
  const at = placeOf(values.categories, dish.key)
  const course = at && values.categories[at.category]?.name.trim()
  const places = saved.categories.flatMap((one, category) =>
    one.items.flatMap((item, index) =>
      item.name === name ? [{ category, item: index, name, courseName: one.name }] : [],
    ),
  )
  const found = places.find(({ courseName }) => courseName === course) ?? places[0]
  return found && { category: found.category, item: found.item, name }
}

/** Whether two menus have the same dishes, apart from the sold-out marks. */
function onlySoldOut(one: MenuValues, other: MenuValues) {
  const plain = (values: MenuValues): MenuValues => ({
    ...values,
    categories: values.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, soldOut: false })),
    })),
  })
  return !menuComparison.compare(plain(one), plain(other)).includes('categories')
}
