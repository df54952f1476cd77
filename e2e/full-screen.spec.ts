import sharp from 'sharp'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, test } from './support/test'

/** Playwright hides scrollbars, and with them the room they take. */
test.use({
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  },
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the room of the scrollbar is as dark as the page behind a dialog', desktop, async ({ page }) => {
      await page.goto('/restaurant/search/menu')
      await page.getByRole('button', { name: 'Tipo de cocina' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Tipo de cocina' })).toBeVisible()
      const colourAt = async (x: number) => {
        const dot = await page.screenshot({ clip: { x, y: 2, width: 4, height: 4 }, animations: 'disabled' })
        return (await sharp(dot).stats()).channels.map(({ mean }) => mean)
      }
      await expect(async () => {
        const [page_, strip] = [await colourAt(4), await colourAt(1274)]
        for (const [channel, value] of page_.entries())
          expect(Math.abs(value - (strip[channel] ?? 0)), `${page_} beside ${strip}`).toBeLessThanOrEqual(2)
      }).toPass({ timeout: 5_000 })
    })
  })

test('what fills the screen leaves no strip at its edge', desktop, async ({ page, request }) => {
  const { restaurant } = await restaurantWith(request, (found) => found.restaurant.profileImages.length > 3)
  await page.goto(profilePath(restaurant))
  const widths = () =>
    page.evaluate(() => [
      window.innerWidth,
      document.documentElement.clientWidth,
      document.querySelector('dialog:modal')?.getBoundingClientRect().width,
    ])
  const [whole = 0, page_ = 0] = await widths()
  expect(page_, 'there is a scrollbar').toBeLessThan(whole)
  await page.getByRole('link', { name: /^\+\d+ fotos?$/ }).click()
  await expect(page.getByRole('dialog', { name: /^Fotos de/ })).toBeVisible()
  expect(await widths()).toEqual([whole, whole, whole])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await widths())[1]).toBe(page_)
})
