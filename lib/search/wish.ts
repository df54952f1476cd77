import type { DishWish } from '@/contract/rules/search/matching-dishes'
import { type FilterName, readFilters, searchText, writtenFilter } from '@/contract/search'

const names = ['diet', 'without'] as const satisfies FilterName[]

/** The part of a search that asks something of a dish, as the query of a profile's address. The profile's page is the same without it. */
export function wishQuery(wish: DishWish) {
  const query = new URLSearchParams(wish.q ? { q: wish.q } : {})
  for (const name of names) for (const value of writtenFilter(wish, name)) query.append(name, value)
  return query.size > 0 ? `?${query}` : ''
}

export function readWish(params: URLSearchParams): DishWish {
  const { diet, without } = readFilters((name) =>
    name === 'diet' || name === 'without' ? params.getAll(name) : [],
  )
  return { q: searchText(params.get('q') ?? ''), diet, without }
}
