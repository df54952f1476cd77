'use client'

import type { RefObject } from 'react'
import { fill } from '@/lib/i18n/fill'
import {
  changeCategory,
  changeDish,
  insertDish,
  moveCategory,
  moveDish,
  type Place,
  placeOf,
  removeDish,
  stepOf,
} from '../edit-menu'
import type { MenuLabels } from '../labels'
import { type CategoryRow, type DishRow, emptyDish, type MenuValues, newKey } from '../menu-values'
import type { MenuEditor } from '../use-menu-editor'

export type Removed = { dish: DishRow; place: Place } | { category: CategoryRow; at: number }

/** The state of the list at its last render. */
export type RenderedEditor = {
  editor: Pick<MenuEditor, 'values' | 'change'>
  labels: MenuLabels
  removed?: Removed
  dragged?: string
  markSoldOut: (dish: DishRow, soldOut: boolean) => Promise<void>
}

/** The effects of the actions besides the menu itself. */
type Marks = {
  setRemoved: (removed: Removed | undefined) => void
  setDragged: (key: string | undefined) => void
  say: (text: string) => void
  focus: (key: string | undefined) => void
}

/** The actions on courses and dishes. The functions stay the same while the list lives, so a row renders only when its own data changes. */
export function dishActions(drawn: RefObject<RenderedEditor>, { setRemoved, setDragged, say, focus }: Marks) {
  const categories = () => drawn.current.editor.values.categories
  const texts = () => drawn.current.labels.dishes

  const edit = (change: (all: CategoryRow[]) => CategoryRow[], ...seen: string[]) =>
    drawn.current.editor.change(
      (now: MenuValues) => ({ ...now, categories: change(now.categories) }),
      'categories',
      ...seen,
    )

  function move(key: string, to: Place | undefined) {
    focus(undefined)
    const from = placeOf(categories(), key)
    const dish = from && categories()[from.category]?.items[from.item]
    if (!to || !dish) return
    edit((all) => moveDish(all, key, to), key)
    const category = categories()[to.category]?.name ?? ''
    const name = dish.name.trim() || texts().unnamed
    say(fill(texts().moved, { name, n: to.item + 1, category }))
  }

  function insert(dishes: DishRow[], { category, item }: Place) {
    edit((all) =>
      dishes.reduce((now, dish, index) => insertDish(now, dish, { category, item: item + index }), all),
    )
    focus(dishes.at(-1)?.key)
  }

  const endOf = (category: number) => ({ category, item: categories()[category]?.items.length ?? 0 })

  return {
    change: (key: string, part: Partial<DishRow>, ...seen: string[]) =>
      edit((all) => changeDish(all, key, part), key, ...seen),
    /** Confirms a dish about which the text reader has doubts. */
    settle: (key: string) => drawn.current.editor.change((now) => now, key),
    declare: (declared: Map<string, DishRow['allergens']>) =>
      edit((all) =>
        [...declared].reduce((now, [key, allergens]) => changeDish(now, key, { allergens }), all),
      ),
    markSoldOut: (dish: DishRow, soldOut: boolean) => void drawn.current.markSoldOut(dish, soldOut),
    addAfter(key: string) {
      const at = placeOf(categories(), key)
      const next = at && categories()[at.category]?.items[at.item + 1]
      if (next && !next.name.trim()) focus(next.key)
      else if (at) insert([emptyDish()], { category: at.category, item: at.item + 1 })
    },
    addTo: (category: number) => insert([emptyDish()], endOf(category)),
    addLines(dish: DishRow, lines: string[]) {
      const at = placeOf(categories(), dish.key)
      if (!at) return
      const rows = lines.map((line) => emptyDish(line.replace(/^[-–—•*·\s]+/, '')))
      const isEmpty = !dish.name.trim()
      if (isEmpty) edit((all) => removeDish(all, dish.key))
      insert(rows, { category: at.category, item: isEmpty ? at.item : at.item + 1 })
    },
    step: (key: string, step: -1 | 1) => move(key, stepOf(categories(), key, step)),
    setDragged,
    isDragging: () => drawn.current.dragged !== undefined,
    dropOn(key: string) {
      const { dragged } = drawn.current
      if (dragged && dragged !== key) move(dragged, placeOf(categories(), key))
      setDragged(undefined)
    },
    dropAtEnd(category: number) {
      const { dragged } = drawn.current
      if (dragged) move(dragged, endOf(category))
      setDragged(undefined)
    },
    remove(dish: DishRow) {
      const place = placeOf(categories(), dish.key)
      if (!place) return
      setRemoved({ dish, place })
      edit((all) => removeDish(all, dish.key), dish.key)
    },
    renameCategory: (key: string, name: string) => edit((all) => changeCategory(all, key, { name }), key),
    addCategory() {
      const dish = emptyDish()
      edit((all) => [...all, { key: newKey(), name: texts().newCategory, items: [dish] }])
      focus(dish.key)
    },
    moveCategory: (key: string, step: -1 | 1) => edit((all) => moveCategory(all, key, step)),
    removeCategory(category: CategoryRow) {
      focus(undefined)
      setRemoved({ category, at: categories().indexOf(category) })
      edit((all) => all.filter(({ key }) => key !== category.key))
    },
    undo() {
      const { removed } = drawn.current
      if (!removed) return
      setRemoved(undefined)
      if ('dish' in removed) return insert([removed.dish], removed.place)
      const { category, at } = removed
      edit((all) => [...all.slice(0, at), category, ...all.slice(at)])
    },
  }
}

export type DishActions = ReturnType<typeof dishActions>
