import { expectAccessible } from './support/accessibility'
import { desktop, expect, test } from './support/test'

const search = '/restaurant/search/menu?lat=40.417&lon=-3.704&place=Sol%2C%20Madrid'

test('friends pick menus, send one link, and each votes once', async ({ page, browser }) => {
  await page.goto(search)
  await page.getByRole('button', { name: '¿Dónde comemos?' }).click()
  const bar = page.getByRole('region', { name: '¿Dónde comemos?' })
  await expect(bar).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: /^Elegir / })
  await boxes.nth(0).check()
  await expect(bar.getByRole('button', { name: 'Crear el enlace' })).toBeDisabled()
  await boxes.nth(1).check()
  await expect(bar.getByText('2 elegidos')).toBeVisible()
  await expectAccessible(page)

  // Back ends the picking, and the page stays.
  await page.goBack()
  await expect(bar).toHaveCount(0)
  await expect(boxes).toHaveCount(0)
  await expect(page).toHaveURL(search)

  await page.getByRole('button', { name: '¿Dónde comemos?' }).click()
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await bar.getByRole('button', { name: 'Crear el enlace' }).click()
  await expect(page).toHaveURL(/\/donde-comemos\/\w{12}$/)
  await expect(page.getByRole('heading', { level: 1, name: '¿Dónde comemos?' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
  await page
    .getByRole('button', { name: /^Votar/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Tu voto/ })).toBeVisible()
  await expect(page.getByText('Ha votado una persona')).toBeVisible()
  // A second press takes nothing back.
  await page.getByRole('button', { name: /^Tu voto/ }).click()
  await expect(page.getByText('Ha votado una persona')).toBeVisible()
  await expectAccessible(page)

  const friend = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  const theirs = await friend.newPage()
  await theirs.goto(page.url())
  await expect(theirs.getByText('Ha votado una persona')).toBeVisible()
  await theirs
    .getByRole('button', { name: /^Votar/ })
    .nth(1)
    .click()
  await expect(theirs.getByText('Han votado 2 personas')).toBeVisible()
  await theirs
    .getByRole('button', { name: /^Votar/ })
    .first()
    .click()
  await expect(theirs.getByText('Han votado 2 personas')).toBeVisible()
  await friend.close()
  await expect(page.getByText('Han votado 2 personas')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Tu voto/ })).toBeVisible()
})

test('favourites are picked too', desktop, async ({ page }) => {
  await page.goto(search)
  for (const index of [0, 1]) await page.locator('[data-favourite]').nth(index).click()
  await page.goto('/favoritos')
  await page.getByRole('button', { name: '¿Dónde comemos?' }).click()
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Elegir / })
      .nth(index)
      .check()
  await page.getByRole('button', { name: 'Crear el enlace' }).click()
  await expect(page).toHaveURL(/\/donde-comemos\/\w{12}$/)
  await expect(page.getByRole('button', { name: /^Votar/ })).toHaveCount(2)
})
