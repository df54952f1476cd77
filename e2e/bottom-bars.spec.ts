import type { Locator } from '@playwright/test'
import { expect, phone, test } from './support/test'

test.use({ hasAnsweredCookies: false, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const edges = async (bar: Locator) => {
  const box = await bar.boundingBox()
  return box ? { top: Math.round(box.y), bottom: Math.round(box.y + box.height) } : { top: 0, bottom: 0 }
}

/** The bars of a page from above, and whether each ends where the one below begins, or sooner. */
async function expectStacked(bars: Locator[]) {
  for (const bar of bars) await expect(bar).toBeVisible()
  await expect(async () => {
    const all = await Promise.all(bars.map(edges))
    for (const [index, below] of all.slice(1).entries())
      expect(all[index]?.bottom, JSON.stringify(all)).toBeLessThanOrEqual(below.top)
  }).toPass()
}

const cookies = 'Cookies, las justas'

test(
  'the cookies, the menu’s buttons, the owner’s places and the connection stand on each other',
  phone,
  async ({ page, context, login }) => {
    await login()
    await page.goto('/menu')
    await expect(page.getByRole('dialog', { name: cookies })).toBeVisible()
    await context.setOffline(true)
    const button = page.getByRole('main').getByRole('button', { name: /^(Publicar ahora|Más acciones)$/ })
    const offline = page.getByRole('status').filter({ hasText: 'Sin conexión' })
    const places = page.getByRole('navigation', { name: 'Tu restaurante' })
    await expectStacked([page.getByRole('dialog', { name: cookies }), button, places, offline])
  },
)

test('an owner’s places stay at the lower edge while one scrolls down', phone, async ({ page, login }) => {
  await login()
  await page.goto('/menu')
  const places = page.getByRole('navigation', { name: 'Tu restaurante' })
  const at = (await edges(places)).bottom
  await expect(page.getByRole('main').getByRole('button', { name: 'Más acciones' })).toBeEnabled()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.locator('html')).toHaveAttribute('data-reading')
  await expect(places.getByRole('link', { name: 'Chat' })).toBeInViewport()
  await expect.poll(async () => (await edges(places)).bottom).toBe(at)
})

test('so do the cookies, the way to the map and the connection', phone, async ({ page, context }) => {
  await page.goto('/restaurant/search/menu')
  await expect(page.getByRole('dialog', { name: cookies })).toBeVisible()
  await context.setOffline(true)
  const offline = page.getByRole('status').filter({ hasText: 'Sin conexión' })
  const map = page.getByRole('button', { name: 'Mapa' })
  await expectStacked([page.getByRole('dialog', { name: cookies }), map, offline])
})
