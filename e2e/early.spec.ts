import { newOwner } from './support/new-owner'
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

test(
  'a form that is sent while the scripts are still on their way signs in once they are there',
  desktop,
  async ({ page, request }) => {
    const owner = await newOwner(request)
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/signin?next=%2Fmenu', { waitUntil: 'commit' })
    await page.getByLabel('Correo electrónico').fill(owner.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    go()
    await expect(page).toHaveURL('/menu')
  },
)
