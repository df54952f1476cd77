import { expect, test, vi } from 'vitest'
import type { Poll } from '@/contract/entities/poll'
import type { TranslatedLine } from '@/contract/entities/translated-menu'
import { aMenu, aRestaurant } from '../../../component/support/restaurants'

const line = (text: string): TranslatedLine => ({ how: 'wholly', source: 'es', pieces: [{ text }] })
const linesOf = (text: string) => [{ name: line('Starters'), items: [line(text)] }]

const house = aRestaurant()
const menu = aMenu({ categories: [{ name: 'Primeros', items: [{ name: 'Ensalada mixta' }] }] })
const day = vi.hoisted(() => vi.fn())

vi.mock('server-only', () => ({}))
vi.mock('@/lib/bff/voter', () => ({ voterName: async () => 'v' }))
vi.mock('@/lib/api/menu-day', () => ({ getMenuDay: day }))
vi.mock('@/lib/api/favourites', () => ({
  getFavourites: async () => [
    { restaurant: house, menus: [{ ...menu, translated: linesOf('Mixed salad') }] },
  ],
}))
const { pollMenus } = await import('@/lib/api/polls')

const custom = 'Mixed salad (usually with tuna and egg)'
const dishesOf = async (change: Partial<Poll>) => {
  const poll = {
    ...{
      pollId: '00000000000p',
      date: menu.date,
      closesAt: '2026-01-13T23:00:00Z',
      isOver: false,
      yours: null,
    },
    options: [{ restaurantId: house.restaurantId, votes: 0 }],
  }
  const [found] = await pollMenus({ ...poll, ...change })
  return found?.menus.map(({ translated }) => translated?.[0]?.items[0]?.pieces[0]?.text)
}

test.each([false, true])('a poll tells what is often in a dish, over: %s', async (isOver) => {
  day.mockResolvedValue({
    menu: [menu],
    translations: { [menu.menuId]: { writtenIn: 'es', lines: linesOf(custom) } },
  })
  expect(await dishesOf({ isOver })).toEqual([custom])
})

test('a host without days keeps the dishes of the cards', async () => {
  day.mockResolvedValue(null)
  expect(await dishesOf({})).toEqual(['Mixed salad'])
  expect(await dishesOf({ isOver: true })).toEqual([])
})
