import { moveItem } from '@/contract/rules/move-item'
import type { CategoryRow, DishRow, MenuValues } from './menu-values'

type Categories = MenuValues['categories']

/** The position of a dish. */
export type Place = { category: number; item: number }

export function placeOf(categories: Categories, key: string): Place | undefined {
  for (const [category, { items }] of categories.entries()) {
    const item = items.findIndex((dish) => dish.key === key)
    if (item >= 0) return { category, item }
  }
  return undefined
}

export const changeCategory = (all: Categories, key: string, change: Partial<CategoryRow>) =>
  all.map((one) => (one.key === key ? { ...one, ...change } : one))

const changeItems = (all: Categories, at: number, change: (items: DishRow[]) => DishRow[]) =>
  all.map((one, index) => (index === at ? { ...one, items: change(one.items) } : one))

export function changeDish(all: Categories, key: string, change: Partial<DishRow>): Categories {
  const place = placeOf(all, key)
  if (!place) return all
  return changeItems(all, place.category, (items) =>
    items.map((dish) => (dish.key === key ? { ...dish, ...change } : dish)),
  )
}

export function insertDish(all: Categories, dish: DishRow, { category, item }: Place): Categories {
  return changeItems(all, category, (items) => [...items.slice(0, item), dish, ...items.slice(item)])
}

export function removeDish(all: Categories, key: string): Categories {
  return all.map((one) => ({ ...one, items: one.items.filter((dish) => dish.key !== key) }))
}

export function moveDish(all: Categories, key: string, to: Place): Categories {
  const from = placeOf(all, key)
  const dish = from && all[from.category]?.items[from.item]
  if (!dish) return all
  if (from.category === to.category)
    return changeItems(all, to.category, (items) => moveItem(items, from.item, to.item))
  return insertDish(removeDish(all, key), dish, to)
}

/** The position one step up or down; at the edge of a course, in the next course. */
export function stepOf(all: Categories, key: string, step: -1 | 1): Place | undefined {
  const from = placeOf(all, key)
  if (!from) return undefined
  const item = from.item + step
  const here = all[from.category]?.items ?? []
  if (item >= 0 && item < here.length) return { category: from.category, item }
  const category = from.category + step
  const next = all[category]
  return next && { category, item: step === 1 ? 0 : next.items.length }
}

export function moveCategory(all: Categories, key: string, step: -1 | 1): Categories {
  const from = all.findIndex((one) => one.key === key)
  return from < 0 ? all : moveItem(all, from, from + step)
}
