import { expect, it } from 'vitest'
import { clashes, dirtyFields, type EditorState, onto, restored } from '@/components/menu/editor-state'
import { contentOf, startingValues, valuesOf } from '@/components/menu/menu-values'
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

function opened(menu: OwnMenu): EditorState {
  const base = valuesOf(menu)
  return { version: menu.version, base, values: base, notes: {} }
}

const typed = (state: EditorState, change: Partial<EditorState['values']>): EditorState => ({
  ...state,
  values: { ...state.values, ...change },
})

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
  const state = opened(aMenu())
  expect(dirtyFields(typed(state, { price: '12,5 €' }))).toEqual([])
  expect(dirtyFields({ ...state, values: startingValues('comida', ['Primeros']) })).toContain('categories')
  const day = startingValues('comida', ['Primeros', 'Segundos'])
  expect(dirtyFields({ version: null, base: day, values: day, notes: {} })).toEqual([])
})

it('is dirty for an amount that is none, so that it is kept', () => {
  expect(dirtyFields(typed(opened(aMenu({ price: null })), { price: 'doce' }))).toEqual(['price'])
})

it('asks only about what both sides changed to different values', () => {
  const mine = typed(opened(aMenu()), { price: '13', observation: 'Sin gluten' })
  expect(clashes(mine, aMenu({ version: 4, halfPrice: 8 }))).toEqual([])
  expect(clashes(mine, aMenu({ version: 4, price: 13 }))).toEqual([])
  expect(clashes(mine, aMenu({ version: 4, price: 14 }))).toEqual(['price'])
})

it('lays what was typed over the newer version', () => {
  const mine = typed(opened(aMenu()), { price: '13' })
  const next = onto(aMenu({ version: 4, halfPrice: 8 }), mine, dirtyFields(mine))
  expect(next).toMatchObject({ version: 4, values: { price: '13', halfPrice: '8' } })
  expect(dirtyFields(next)).toEqual(['price'])
})

it('comes back from the tab with the version it was typed on, and not from rubbish', () => {
  const mine = typed(opened(aMenu()), { price: '13' })
  const back = restored(JSON.parse(JSON.stringify(mine)))
  expect(back?.version).toBe(3)
  expect(back && dirtyFields(back)).toEqual(['price'])
  expect(restored(JSON.parse(JSON.stringify(opened(aMenu()))))).toBeNull()
  expect(restored({ version: 1, values: 'x' })).toBeNull()
  expect(restored(null)).toBeNull()
})
