import { publishMenu } from '@/contract/endpoints/menus'
import { profilePath } from '@/contract/rules/profile-slug'
import { apiSession, apiUrl } from './support/demo-owner'
import { expect, test } from './support/test'

test('what an owner publishes replaces what the cache shows', async ({ request }, { project }) => {
  test.skip(project.name !== 'desktop', 'nothing here depends on the screen')
  const { headers, restaurant } = await apiSession(request)
  const profile = profilePath(restaurant)
  const cached = async () => (await request.get(profile)).headers()['x-nextjs-cache']
  await cached()
  expect(await cached(), 'the page is in the cache').toBe('HIT')

  const dish = `Fabada de las ${Date.now()}`
  const published = await request.post(apiUrl + publishMenu.path, {
    headers,
    data: { price: 13.7, categories: [{ name: 'Primeros', items: [{ name: dish }] }] },
  })
  expect(published.status()).toBe(200)
  const shown = async () => (await request.get(profile)).text()
  await expect.poll(shown, { intervals: [0, 100], timeout: 10_000 }).toContain(dish)
  expect(await shown()).toContain('13,70')

  // What was rendered within a moment of the change is not kept; after it, the page is cached again.
  await expect.poll(cached, { timeout: 10_000 }).toBe('HIT')
  expect(await shown()).toContain(dish)
})
