import { startMantel } from '@/scripts/test/running-mantel.mjs'
import { liftFinger } from './support/lift-finger'
import { test as base, desktop, expect } from './support/test'

type Plain = Awaited<ReturnType<typeof startMantel>>['mantel']

/** The product with all that stands on insides switched off (docs/insides.md#switches). */
const test = base.extend<object, { plain: Plain }>({
  plain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const { mantel, stop } = await startMantel({ PLAIN: 'all' })
      await use(mantel)
      await stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ plain }, use) => use(plain.baseUrl),
})

test(
  'all goes without anything that knows the insides of others',
  desktop,
  async ({ page, plain, login }) => {
    test.setTimeout(120_000)
    const raw = await (await page.request.get('/')).text()
    expect(raw).toMatch(/<html[^>]* data-plain="all"/)
    expect(raw).toMatch(/<script src="\/_next\/static\/[^"]+" async=""/)

    // Somebody looks for a menu, reads it, and the one of another day.
    await page.goto('/restaurant/search/menu')
    const card = page.locator('li[data-result]').first()
    const link = card.getByRole('link').first()
    expect(await link.evaluate((a) => Object.keys(a).some((key) => key.startsWith('__reactFiber$')))).toBe(
      true,
    )
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await liftFinger(page)
    await page.getByRole('link', { name: /^Menú anterior/ }).click()
    await expect(page).toHaveURL(/\/\d{4}-\d{2}-\d{2}$/)
    await expect(page.getByText(/^Este menú es del /)).toBeVisible()

    // An owner signs in and publishes; every visitor sees the menu.
    await login(plain.demoOwner)
    const { owner } = await (await page.request.get('/api/session')).json()
    const profile = `/restaurant/profile/${owner.restaurant.restaurantId}_x`
    expect((await page.request.get(profile)).status()).toBe(200)
    const dish = `Fabada de las ${Date.now()}`
    await page.goto('/menu')
    const box = page.getByRole('textbox', { name: 'Tu menú, como lo mandas por WhatsApp' })
    const other = page.getByRole('button', { name: 'Pegar otro menú' })
    await expect(other.or(box)).toBeVisible()
    if (await other.isVisible()) await other.click()
    await box.fill(`Menú 13,70€\nPrimeros\n${dish}\nSegundos\nMerluza`)
    await page.getByRole('button', { name: 'Rellenar el formulario' }).click()
    await page.getByRole('button', { name: /^Publicar (ahora|los cambios)$/ }).click()
    await expect.poll(async () => (await page.request.get(profile)).text()).toContain(dish)
  },
)
