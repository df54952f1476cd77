'use client'

import { useRef, useState } from 'react'
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
} from './edit-menu'
import type { MenuLabels } from './labels'
import { type CategoryRow, type DishRow, emptyDish, type MenuValues, newKey } from './menu-values'
import type { MenuEditor } from './use-menu-editor'
import { useSoldOut } from './use-sold-out'

type Removed = { dish: DishRow; place: Place } | { category: CategoryRow; at: number }

/** What can be done with courses and dishes; what is taken away stays in reach until the next thing is. */
export function useDishList(editor: MenuEditor, labels: MenuLabels) {
  const { categories } = editor.state.values
  const [removed, setRemoved] = useState<Removed>()
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')
  const focus = useRef<string>(undefined)
  const texts = labels.dishes

  const edit = (change: (all: CategoryRow[]) => CategoryRow[], ...seen: string[]) =>
    editor.change(
      (now: MenuValues) => ({ ...now, categories: change(now.categories) }),
      'categories',
      ...seen,
    )

  const named = (name: string) => name.trim() || texts.unnamed

  function move(key: string, to: Place | undefined) {
    const from = placeOf(categories, key)
    const dish = from && categories[from.category]?.items[from.item]
    if (!to || !dish) return
    edit((all) => moveDish(all, key, to), key)
    const category = categories[to.category]?.name ?? ''
    setSaid(fill(texts.moved, { name: named(dish.name), n: to.item + 1, category }))
  }

  function insert(dishes: DishRow[], { category, item }: Place) {
    edit((all) =>
      dishes.reduce((now, dish, index) => insertDish(now, dish, { category, item: item + index }), all),
    )
    focus.current = dishes.at(-1)?.key
  }

  return {
    ...{ editor, labels, removed, dragged, setDragged, said },
    isOut: editor.saved?.state === 'published',
    markSoldOut: useSoldOut(editor, labels),
    /** Once, for the row it was meant for. */
    takeFocus(key: string) {
      if (focus.current !== key) return false
      focus.current = undefined
      return true
    },
    change: (key: string, part: Partial<DishRow>, ...seen: string[]) =>
      edit((all) => changeDish(all, key, part), key, ...seen),
    declare: (declared: Map<string, DishRow['allergens']>) =>
      edit((all) =>
        [...declared].reduce((now, [key, allergens]) => changeDish(now, key, { allergens }), all),
      ),
    addAfter(key: string) {
      const at = placeOf(categories, key)
      const next = at && categories[at.category]?.items[at.item + 1]
      if (next && !next.name.trim()) {
        focus.current = next.key
        setSaid((now) => `${now} `)
      } else if (at) insert([emptyDish()], { category: at.category, item: at.item + 1 })
    },
    addTo: (category: number) =>
      insert([emptyDish()], { category, item: categories[category]?.items.length ?? 0 }),
    addLines(dish: DishRow, lines: string[]) {
      const at = placeOf(categories, dish.key)
      if (!at) return
      const rows = lines.map((line) => emptyDish(line.replace(/^[-–—•*·\s]+/, '')))
      const isEmpty = !dish.name.trim()
      if (isEmpty) edit((all) => removeDish(all, dish.key))
      insert(rows, { category: at.category, item: isEmpty ? at.item : at.item + 1 })
    },
    canStep: (key: string, step: -1 | 1) => stepOf(categories, key, step) !== undefined,
    step: (key: string, step: -1 | 1) => move(key, stepOf(categories, key, step)),
    dropOn(key: string) {
      if (dragged && dragged !== key) move(dragged, placeOf(categories, key))
      setDragged(undefined)
    },
    dropAtEnd(category: number) {
      if (dragged) move(dragged, { category, item: categories[category]?.items.length ?? 0 })
      setDragged(undefined)
    },
    remove(dish: DishRow) {
      const place = placeOf(categories, dish.key)
      if (!place) return
      setRemoved({ dish, place })
      edit((all) => removeDish(all, dish.key), dish.key)
    },
    renameCategory: (key: string, name: string) => edit((all) => changeCategory(all, key, { name }), key),
    addCategory() {
      const dish = emptyDish()
      focus.current = dish.key
      edit((all) => [...all, { key: newKey(), name: texts.newCategory, items: [dish] }])
    },
    moveCategory: (key: string, step: -1 | 1) => edit((all) => moveCategory(all, key, step)),
    removeCategory(category: CategoryRow) {
      setRemoved({ category, at: categories.indexOf(category) })
      edit((all) => all.filter(({ key }) => key !== category.key))
    },
    undo() {
      if (!removed) return
      setRemoved(undefined)
      if ('dish' in removed) return insert([removed.dish], removed.place)
      const { category, at } = removed
      edit((all) => [...all.slice(0, at), category, ...all.slice(at)])
    },
  }
}

export type DishList = ReturnType<typeof useDishList>
