import { publishMenu } from '@/contract/endpoints/menus'
import { filterMenus } from '@/contract/endpoints/search'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { localNow } from '@/contract/rules/time/local-time'
import { apiSession, apiUrl } from './support/demo-owner'
import { desktop, expect, test } from './support/test'

test('what an owner publishes replaces what the cache shows', desktop, async ({ page, request }) => {
  const { headers, restaurant } = await apiSession(request)
  const profile = profilePath(restaurant)
  const cached = async () => (await request.get(profile)).headers()['x-nextjs-cache']
  await expect.poll(cached, { message: 'the page is in the cache', timeout: 10_000 }).toBe('HIT')

  const dish = `Fabada de las ${Date.now()}`
  const published = await request.post(apiUrl + publishMenu.path, {
    headers,
    data: { price: 13.7, categories: [{ name: 'Primeros', items: [{ name: dish }] }] },
  })
  expect(published.status()).toBe(200)
  const shown = async () => (await request.get(profile)).text()
  await expect.poll(shown, { intervals: [0, 100], timeout: 10_000 }).toContain(dish)
  expect(await shown()).toContain('13,70')

  // A page that was rendered within a moment of the change is not kept. After that moment, the page is cached again.
  await expect.poll(cached, { timeout: 10_000 }).toBe('HIT')
  expect(await shown()).toContain(dish)

  // Last night's dinner comes first as long as it is served, and that was updated yesterday.
  const { restaurantId, restaurantName } = restaurant
  const asked = await request.post(apiUrl + filterMenus.path, { data: { restaurantIds: [restaurantId] } })
  const [first] = filterMenus.reply.parse(await asked.json()).updatedMenus[0]?.menu ?? []
  const dayOf = (moment: Date) => localNow(moment, 'Europe/Madrid').date
  const isFromToday = dayOf(new Date(first?.updatedAt ?? 0)) === dayOf(new Date())
  await page.goto(`/restaurant/search/restaurant?${new URLSearchParams({ q: restaurantName })}`)
  const card = page.getByRole('article').filter({ hasText: restaurantName })
  await expect(card).toBeVisible()
  await expect(card.getByText('Actualizado hoy')).toHaveCount(isFromToday ? 1 : 0)
})
