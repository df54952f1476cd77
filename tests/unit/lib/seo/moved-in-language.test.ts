import { afterEach, expect, test, vi } from 'vitest'
import { GET as feed } from '@/app/[locale]/(public)/restaurant/profile/[slug]/rss.xml/route'
import { GET as dayCard } from '@/app/[locale]/og/[restaurantId]/[version]/[date]/route'
import { GET as card } from '@/app/[locale]/og/[restaurantId]/[version]/route'
import { inLanguage } from '@/lib/language/in-language'
import { aMenu, aRestaurant } from '@/tests/component/support/restaurants'

const restaurant = aRestaurant()
const menu = aMenu()

vi.mock('@/lib/host/features', () => ({ requireFeature: async () => undefined }))
vi.mock('@/lib/api/restaurants', () => ({
  getRestaurant: async () => restaurant,
  getMenus: async () => [menu],
}))
vi.mock('@/lib/api/menu-day', () => ({
  getMenuDay: async () => ({ menu: [menu], translations: {} }),
}))

afterEach(() => vi.restoreAllMocks())

const request = new Request('http://localhost')
const { restaurantId } = restaurant
const params = {
  locale: 'en',
  restaurantId,
  version: 'old',
  date: menu.date,
  slug: `${restaurantId}_Old_name`,
}

test.each([
  ['the card of a profile', card, `/en/og/${restaurantId}/`],
  ['the card of a day', dayCard, `/en/og/${restaurantId}/`],
  ['a feed', feed, `/en/restaurant/profile/${restaurantId}_Casa_Lola/rss.xml`],
])('a former address of %s leads to the present one in the same language', async (_, answer, to) => {
  const moved = await inLanguage('en', () => answer(request, { params: Promise.resolve(params) }))
  expect(moved.headers.get('location')).toContain(to)
})
