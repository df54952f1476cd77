import { expect, it } from 'vitest'
import { menuComparison, menuSchema } from '@/components/menu/menu-draft'
import { contentOf, type MenuValues, startingValues, valuesOf } from '@/components/menu/menu-values'
import { clashes } from '@/components/ui/draft/comparison'
import { menuContent } from '@/contract/entities/menu'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'

const aMenu = (change: Partial<OwnMenu> = {}) =>
  ownMenu.parse({
    ...{ menuId: 'k00x7qm2vt9b', date: '2026-11-23', service: 'comida', state: 'published', version: 3 },
    ...{ price: 12.5, halfPrice: null, includes: ['pan'], window: { start: '13:00', end: '16:00' } },
    ...{ observation: '', updatedAt: '2026-11-23T09:00:00.000Z', publishAt: null, source: 'web' },
    categories: [{ name: 'Primeros', items: [{ name: 'Lentejas', allergens: { celery: 'contains' } }] }],
    ...change,
  })

const { compare, merge } = menuComparison
const base = valuesOf(aMenu())
const typed = (change: Partial<MenuValues>) => ({ ...base, ...change })

it('sends what came, when nothing was typed', () => {
  const menu = aMenu()
  const { price, halfPrice, includes, window, categories, observation } = menu
  expect(contentOf(valuesOf(menu))).toEqual({ price, halfPrice, includes, window, categories, observation })
  expect(menuContent.safeParse(contentOf(valuesOf(menu))).success).toBe(true)
})

it('shows a window past midnight as clocks do', () => {
  expect(valuesOf(aMenu({ window: { start: '20:30', end: '25:30' } }))).toMatchObject({ end: '01:30' })
})

it('is clean for other words of the same, and for empty rows', () => {
  expect(compare(typed({ price: '12,5 €' }), base)).toEqual([])
  expect(compare(startingValues('comida', ['Primeros']), base)).toContain('categories')
  const day = startingValues('comida', ['Primeros', 'Segundos'])
  expect(compare({ ...day, categories: [] }, day)).toEqual([])
})

it('is dirty for an amount that is none, so that it is kept', () => {
  expect(compare(typed({ price: 'doce' }), valuesOf(aMenu({ price: null })))).toEqual(['price'])
})

it('asks only about what both sides changed to different values', () => {
  const mine = typed({ price: '13', observation: 'Sin gluten' })
  const asked = (change: Partial<OwnMenu>) =>
    clashes(compare, { base, mine, theirs: valuesOf(aMenu({ version: 4, ...change })) })
  expect(asked({ halfPrice: 8 })).toEqual([])
  expect(asked({ price: 13 })).toEqual([])
  expect(asked({ price: 14 })).toEqual(['price'])
})

it('lays what was typed over the newer version', () => {
  const theirs = valuesOf(aMenu({ version: 4, halfPrice: 8 }))
  const merged = merge(theirs, typed({ price: '13' }), ['price'])
  expect(merged).toMatchObject({ price: '13', halfPrice: '8' })
  expect(compare(merged, theirs)).toEqual(['price'])
})

it('comes back from the tab as it was typed, and not from rubbish', () => {
  const { values, version } = menuSchema
  const mine = typed({ price: 'doce' })
  const back = values.parse(JSON.parse(JSON.stringify(mine)))
  expect(compare(back, mine)).toEqual([])
  expect(values.safeParse({ ...mine, categories: 'x' }).success).toBe(false)
  expect([3, null, 'x'].map((one) => version.safeParse(one).success)).toEqual([true, true, false])
})
