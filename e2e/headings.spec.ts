import type { Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const pages = [
  ...['/', '/restaurant/search/menu', '/restaurant/search/restaurant?place=Sevilla', '/menu-del-dia'],
  ...['/restaurant/search/menu?q=zzzzqq', '/restaurant/search/menu?place=zzzzqq'],
  ...['/restaurant/search/menu?place=Paris&lat=48.85&lon=2.35', '/menu-del-dia/madrid', '/favoritos'],
  ...[
    '/faqs',
    '/que-es-el-menu-del-dia',
    '/de/que-es-el-menu-del-dia',
    '/contacta',
    '/creditos',
    '/estado',
    '/aviso-legal',
    '/privacidad',
    '/sin-conexion',
    '/error',
  ],
  ...['/signin', '/signup', '/forgetPassword', '/resetPassword', '/cuenta-eliminada', '/verify-email'],
  ...[
    '/avisos/confirmar',
    '/avisos/baja',
    '/confirmar-suscripcion',
    '/repetir-menu',
    '/unsubscribe',
    '/dev/mail',
  ],
]

/** Every heading of a page as it is read aloud, by its level. */
const levels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings.filter((one) => one.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    )

test('every public page has one first heading, and none skips a level', phone, async ({ page, request }) => {
  test.setTimeout(180_000)
  const { restaurant } = await restaurantWith(request, ({ menus }) => menus.length > 0)
  const wrong: string[] = []
  for (const path of [...pages, profilePath(restaurant)]) {
    await page.goto(path)
    const found = await levels(page)
    const isInOrder = found.every((level, index) => level <= (found[index - 1] ?? 0) + 1)
    if ((await page.locator('h1').count()) !== 1 || !isInOrder) wrong.push(`${path}: ${found}`)
  }
  expect(wrong).toEqual([])
})

test('a search keeps its heading when a phone shows the map', phone, async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await page.getByRole('button', { name: 'Mapa' }).click()
  await expect(page.getByRole('article').first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menús del día cerca de Madrid')
})

test('the tab is called by the place whose results it shows', async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await expect(page).toHaveTitle('Menús del día cerca de Madrid · Mantel')
  await page
    .getByRole('button', { name: /Elige ubicación|¿No estás en Madrid/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('combobox').fill('sevila')
  await page.getByRole('dialog').getByRole('combobox').press('Enter')
  await expect(page).toHaveTitle('Menús del día cerca de Sevilla · Mantel')
  await page.goBack()
  await expect(page).toHaveTitle('Menús del día cerca de Madrid · Mantel')
})

test(
  'the title names the place that is shown, and no place where there is none',
  desktop,
  async ({ page }) => {
    await page.goto('/restaurant/search/menu?place=sevila')
    await expect(page).toHaveTitle('Menús del día cerca de Sevilla · Mantel')
    await page.goto('/restaurant/search/menu?place=zzzzqq')
    await expect(page).toHaveTitle('No se encontraron ubicaciones · Mantel')
  },
)
