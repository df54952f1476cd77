import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { liftFinger } from './support/lift-finger'
import { layoutShift } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('article')
const hearts = (page: Page) => page.getByRole('button', { name: /, favorito$/ })

test(
  'the server looks from the place of the cookie, and the header says so',
  desktop,
  async ({ page, context }) => {
    await page.goto('/restaurant/search/menu')
    await page.getByRole('button', { name: '¿No estás en Madrid?' }).click()
    await page.getByRole('combobox').pressSequentially('Sevill')
    await page
      .getByRole('option', { name: /^Sevilla/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Menús del día cerca de Sevilla')

    const answer = await context.request.get('/restaurant/search/restaurant')
    expect(await answer.text()).toContain('cerca de Sevilla')
    expect(answer.headers()['cache-control']).toBe('private, no-cache')

    await page.goto('/restaurant/search/menu')
    await expect(heading(page)).toHaveText('Menús del día cerca de Sevilla')
    await expect(page.getByRole('button', { name: /^Sevilla.*Cambiar la ubicación$/ })).toBeVisible()
    await page.getByRole('link', { name: /^Abierto ahora/ }).click()
    await expect(page).toHaveURL(/place=Sevilla.*open=1/)

    await page
      .getByRole('banner')
      .getByRole('button', { name: /Cambiar la ubicación$/ })
      .click()
    await page.getByRole('button', { name: /^Olvidar Sevilla/ }).click()
    await page.goto('/restaurant/search/menu')
    await expect(heading(page)).toHaveText('Menús del día cerca de Madrid')
  },
)

test('favourites need no account, and are on a page of their own', desktop, async ({ page, context }) => {
  await page.goto('/restaurant/search/menu')
  const name = (await cards(page).nth(1).getByRole('link').textContent()) ?? ''
  const heart = hearts(page).nth(1)
  await expect(heart).toHaveAccessibleName(`${name}, favorito`)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/restaurant/search/menu')
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)

  const other = await context.newPage()
  await other.goto('/favoritos')
  await expect(cards(other)).toHaveCount(1)
  await expect(cards(other)).toContainText(name)
  await expectAccessible(other)
  await cards(other).getByRole('link').click()
  await expect(heading(other)).toContainText(name)
  await expect(hearts(other)).toHaveAttribute('aria-pressed', 'true')
  await hearts(other).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a heart taken back can be given again, and is gone the next time', phone, async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await hearts(page).nth(0).click()
  await liftFinger(page)
  await hearts(page).nth(1).click()
  await page.goto('/favoritos')
  await expect(cards(page)).toHaveCount(2)
  await hearts(page).nth(0).click()
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
})

test(
  'no favourites yet: says how, and is accessible; those that are no more are counted',
  phone,
  async ({ page }) => {
    await page.goto('/favoritos')
    await expect(page.getByRole('heading', { name: 'Aún no tienes favoritos' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/favoritos?ids=000000000000')
    await expect(page.getByText('1 restaurante que guardaste ya no está.')).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('favourites say what they need', desktop, async ({ page }) => {
    await page.goto('/favoritos')
    await expect(page.getByText(/hace falta JavaScript/)).toBeVisible()
    await expect(hearts(page)).toHaveCount(0)
  })
})
