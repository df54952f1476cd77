import type { Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { expectAccessible } from './support/accessibility'
import { desktop, expect, phone, test } from './support/test'

test.use({
  serviceWorkers: 'allow',
  // What a page asks for and does not get while there is no connection.
  expectedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|404 .*profile\/edit/],
})

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' })

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })

const usedParts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/_next/static/')),
  )

/** The worker stands and has kept what is open, and all that it is made of. */
async function isKept(page: Page) {
  const { pathname } = new URL(page.url())
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(pathname)
  const missing = async () => {
    const kept = await keptPaths(page)
    return (await usedParts(page)).filter((path) => !kept.includes(path))
  }
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])
}

test(
  'a menu that was seen is read again, looks as it did, and says when that was',
  phone,
  async ({ page, context, restaurant }) => {
    const found = await restaurant()
    await page.goto(profilePath(found))
    const heading = page.getByRole('heading', { level: 1, name: found.restaurantName })
    const look = () => heading.evaluate((element) => getComputedStyle(element).fontFamily)
    const before = await look()
    await isKept(page)
    await expect(banner(page)).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(banner(page)).toHaveText(/Sin conexión: así estaba a las \d\d:\d\d/)
    expect(await look()).toBe(before)
    await expectAccessible(page)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(heading).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
  },
)

test('a page one came to from another page is kept too', desktop, async ({ page, context }) => {
  await page.goto('/')
  await isKept(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aviso legal' })).toBeVisible()
  await isKept(page)
  await context.setOffline(true)
  await page.goto('/')
  await page.goto('/aviso-legal')
  await expect(page.getByRole('heading', { level: 1, name: 'Aviso legal' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
})

test('losing the connection on a page says since when it is old', desktop, async ({ page, context }) => {
  await page.goto('/faqs')
  // Going earlier would take the worker's own script away.
  await isKept(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await context.setOffline(false)
  await expect(banner(page)).toHaveCount(0)
})

test(
  'a page never seen gives way to those that were, and comes by itself later',
  desktop,
  async ({ page, context }) => {
    await page.goto('/faqs')
    await isKept(page)
    await context.setOffline(true)
    await page.goto('/privacidad')
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
    await expect(page).toHaveURL('/sin-conexion?desde=%2Fprivacidad')
    const seen = page.getByRole('link', { name: /Centro de ayuda/ })
    await expect(seen).toContainText(/Así estaba a las \d\d:\d\d/)
    await expect(banner(page)).toHaveCount(0)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page).toHaveURL('/privacidad')
  },
)

test(
  'favourites are read without a connection, by whatever address',
  desktop,
  async ({ page, context, restaurant }) => {
    const found = await restaurant()
    await page.goto(profilePath(found))
    await page.getByRole('button', { name: `${found.restaurantName}, favorito` }).click()
    await page.goto('/favoritos')
    await expect(page).toHaveURL(/ids=/)
    await expect(page.getByRole('article')).toContainText(found.restaurantName)
    await isKept(page)
    await context.setOffline(true)
    for (const path of ['/favoritos', `/favoritos?ids=${found.restaurantId}`]) {
      await page.goto(path)
      await expect(page.getByRole('article')).toContainText(found.restaurantName)
      await expect(banner(page)).toHaveText(/Sin conexión: así estaba a las/)
    }
  },
)

test('copies can be deleted', desktop, async ({ page, context }) => {
  await page.goto('/faqs')
  await isKept(page)
  await page.goto('/sin-conexion')
  await page.getByRole('button', { name: 'Borrar estas copias' }).click()
  await expect(page.getByText('Aún no hay páginas guardadas')).toBeVisible()
  await expect.poll(() => keptPaths(page)).not.toContain('/faqs')
  await expect.poll(() => keptPaths(page)).toContain('/sin-conexion')
  await context.setOffline(true)
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
})

test("nothing of an owner's is kept, and nothing of the api", desktop, async ({ page, login, context }) => {
  await login()
  await page.goto('/faqs')
  await isKept(page)
  await page.goto('/verify-email')
  await page.goto('/restaurant/profile/edit/x').catch(() => undefined)
  await page.goto('/api/session')
  // Copies are made in turn: with this one there, those before it would be.
  await page.goto('/privacidad')
  await isKept(page)
  const kept = await keptPaths(page)
  expect(kept.filter((path) => /^\/(api|verify-email|wizard|restaurant\/profile\/edit)/.test(path))).toEqual(
    [],
  )
  await context.setOffline(true)
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
})

test(
  'an owner reads in their language that there is no connection',
  desktop,
  async ({ page, login, context }) => {
    await login()
    await page.goto('/gl/subscription')
    await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain('/gl/sin-conexion')
    expect(await keptPaths(page)).not.toContain('/gl/subscription')
    await context.setOffline(true)
    await page.goto('/gl/wizard')
    await expect(page).toHaveURL('/gl/sin-conexion?desde=%2Fgl%2Fwizard')
    await expect(page.getByRole('heading', { level: 1, name: 'Sen conexión' })).toBeVisible()
  },
)

test('an address cannot lead away from the offline page to another site', desktop, async ({ page }) => {
  await page.goto('/sin-conexion?desde=//evil.example/')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page).toHaveURL('/')
})

test(
  'can be installed: a manifest with icons that exist, and a worker',
  desktop,
  async ({ page, request }) => {
    await page.goto('/')
    const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
    const manifest = await (await request.get(href)).json()
    expect(manifest).toMatchObject({
      display: 'standalone',
      start_url: '/',
      lang: 'es',
      short_name: 'Mantel',
    })
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.headers()['content-type']).toBe('image/png')
      const body = await icon.body()
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
    }
    for (const path of ['/favicon.ico', '/icon.svg', '/apple-icon.png'])
      expect((await request.get(path)).status(), path).toBe(200)
  },
)
