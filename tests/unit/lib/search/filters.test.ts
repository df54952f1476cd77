import { expect, it } from 'vitest'
import { allergens } from '@/contract/lists'
import {
  type FilterValues,
  filterFields,
  filterNames,
  filtersOfRequest,
  searchFilters,
} from '@/contract/search'
import { hasFilters, parseSearch, searchHref, searchQuery, withoutFilters } from '@/lib/search/state'
import messages from '@/messages/es.json'
import { tagNumbers } from '@/server/modules/search/queries/filters'

/** Every filter on: as addresses have it, which people have kept, and as requests do (docs/product.md#call-sort-restaurants). */
const all = {
  address:
    'service=cena&diet=vegan&serving=1&maxPrice=12&walk=5&price=desc&open=1&cuisine=India&cuisine=Vegana&takeaway=1&delivery=1&without=milk&km=7&voucher=1&drink=1',
  request: {
    service: 'cena',
    diet: 'vegan',
    servingNow: true,
    walkMinutes: 5,
    timestamp: true,
    Domicilio: true,
    'Para llevar': true,
    maxPrice: 12,
    mealVoucher: true,
    includesDrink: true,
    cuisineType: ['India', 'Vegana'],
    withoutAllergens: ['milk'],
    distance: 7,
    priceRange: 'desc',
  },
}

const state = parseSearch('menu', new URLSearchParams(all.address))
const on = (values: FilterValues) => filterNames.filter((name) => values[name] !== undefined)

it('has a place in the address and in the request for every filter', () => {
  expect(on(state)).toEqual(filterNames)
  expect(searchQuery(state).toString()).toBe(all.address)
  expect(filterFields(state)).toEqual(all.request)
  expect(filtersOfRequest(all.request)).toEqual(
    Object.fromEntries(filterNames.map((name) => [name, state[name]])),
  )
})

it('takes every filter off at once', () => {
  expect(hasFilters(state)).toBe(true)
  expect(hasFilters({ ...state, ...withoutFilters })).toBe(false)
  expect(searchHref(state, withoutFilters)).toBe('/restaurant/search/menu')
})

it.each(filterNames)('leaves out of the address what is no answer to %s', (name) => {
  const given = new URLSearchParams([
    [name, 'siempre'],
    [name, ''],
    [name, '-1'],
  ])
  expect(parseSearch('menu', given)[name]).toBeUndefined()
})

it.each([
  'without=gluten,leche',
  'without=gluten&without=milk',
  'without=Leche%2C%20gluten',
  'without=milk&without=gluten,nada',
])('reads the allergens of %s, and writes them in one form', (address) => {
  const asked = parseSearch('menu', new URLSearchParams(address))
  expect(asked.without).toEqual(['gluten', 'milk'])
  expect(searchQuery(asked).toString()).toBe('without=gluten&without=milk')
})

it('knows the Castilian name of every allergen', () => {
  const names = Object.values(messages.allergens).map((name) =>
    name === 'frutos de cáscara' ? 'frutos secos' : name,
  )
  const { without } = parseSearch('menu', new URLSearchParams({ without: names.join(',') }))
  expect(without).toEqual(allergens)
})

it('has a tag for every answer that asks something of a menu', () => {
  const answers = filterNames
    .filter((name) => searchFilters[name].asksOf === 'menu')
    .reduce((count, name) => count + searchFilters[name].answers.length, 0)
  expect(answers).toBeLessThanOrEqual(tagNumbers.lastOfMenu + 1 - tagNumbers.firstMenuFilter)
})
