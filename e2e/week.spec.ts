import type { Locator, Page } from '@playwright/test'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { addDays } from '@/contract/rules/time/local-time'
import { signUpQuickly } from './support/signed-up'
import { desktop, expect, test } from './support/test'

/** An owner with one lunch to move about, tomorrow's. */
async function open(page: Page) {
  await signUpQuickly(page)
  const { today } = listOwnMenus.reply.parse(await (await page.request.get('/api/menus/mine')).json())
  const content = { price: 11, categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }] }
  const saved = await page.request.put(`/api/menus/mine/${addDays(today, 1)}/comida`, {
    data: { content, version: null, release: 'draft' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(saved.status()).toBe(200)
  await page.goto('/menu/semana')
}

const days = (page: Page) => page.getByRole('list', { name: 'Tu semana' }).locator('> li')
const lunch = (page: Page, day: number) =>
  days(page)
    .nth(day)
    .getByRole('article', { name: /^Comida/ })

/** By the mouse's own steps: dragTo cannot hold a key down meanwhile. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await to.hover()
  await page.mouse.up()
}

test('a menu is moved and copied by mouse, and by keyboard alone', desktop, async ({ page }) => {
  // The whole week in view: whoever drags does not scroll.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await open(page)
  const place = (day: number) =>
    days(page)
      .nth(day)
      .getByRole('link', { name: /^Escribir: Comida/ })
  await drag(page, lunch(page, 1), place(2))
  await expect(page.getByText(/^Movido a comida/)).toBeVisible()
  await expect(lunch(page, 2)).toContainText('Lentejas')
  await expect(place(1)).toBeVisible()

  await page.keyboard.down('Control')
  await drag(page, lunch(page, 2), place(4))
  await page.keyboard.up('Control')
  await expect(page.getByText(/^Copiado a comida/)).toBeVisible()
  await expect(lunch(page, 4)).toBeVisible()
  await expect(lunch(page, 2)).toBeVisible()

  const button = lunch(page, 4).getByRole('button', { name: /^Copiar o mover/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copiar o mover' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog
    .getByRole('button', { name: /Libre$/ })
    .nth(0)
    .focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(days(page).getByRole('article', { name: /^Comida/ })).toHaveCount(3)

  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Copiar' }).focus()
  await page.keyboard.press('ArrowRight')
  await dialog
    .getByRole('button', { name: /Libre$/ })
    .nth(0)
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Movido a comida/)).toBeVisible()
  await expect(lunch(page, 4)).toBeHidden()
  await expect(page.locator(':focus')).toContainText('Lentejas')
})
