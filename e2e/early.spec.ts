import { desktop, expect, test } from './support/test'

test(
  'what is pressed and typed while the scripts are still on their way is not lost',
  desktop,
  async ({ page }) => {
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/restaurant/search/menu', { waitUntil: 'commit' })
    const query = page.getByRole('searchbox', { name: 'Qué te apetece comer' })
    await query.fill('tortilla')
    await page.getByRole('button', { name: 'Tipo de cocina' }).click()
    go()
    await expect(page.getByRole('dialog', { name: 'Tipo de cocina' })).toBeVisible()
    await expect(page).toHaveURL(/q=tortilla/)
  },
)
