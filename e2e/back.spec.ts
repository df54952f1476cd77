import type { Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { demoOwner } from './support/demo-owner'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const search = '/restaurant/search/restaurant?q=a'
const dialog = (page: Page) => page.getByRole('dialog')

/** Back closes what is open and stays; after that, and after closing by hand, Back leaves the page. */
async function expectBackCloses(page: Page, open: () => Promise<void>) {
  const here = page.url()
  await open()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  expect(page.url()).toBe(here)
  await open()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(page.url()).toBe(here)
  await page.goBack()
  await expect(page).not.toHaveURL(here)
}

test('Back closes the gallery, and then leads to the very search', phone, async ({ page, request }) => {
  const { restaurant } = await restaurantWith(
    request,
    ({ restaurant }) => restaurant.profileImages.length > 1 && Boolean(restaurant.headerImageUrl),
  )
  const found = `/restaurant/search/restaurant?q=${encodeURIComponent(restaurant.restaurantName)}`
  await page.goto(found)
  const link = page.getByRole('article').getByRole('link', { name: restaurant.restaurantName }).first()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(restaurant.restaurantName)
  await expectBackCloses(page, () => page.locator('a[data-photo="0"]').first().click())
  await expect(page).toHaveURL(found)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(restaurant.restaurantName)
  await page.locator('a[data-photo="0"]').first().click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('link', { name: `Restaurantes en ${restaurant.restaurantLocation.city}` }).click()
  await expect(page).toHaveURL(found)
})

test('Back closes the place chooser, a filter sheet and the menu', phone, async ({ page }) => {
  for (const open of [
    () =>
      page
        .getByRole('button', { name: /ubicación/i })
        .first()
        .click(),
    () =>
      page
        .getByRole('list', { name: 'Filtros' })
        .getByRole('button', { name: /Tipo de cocina/ })
        .click(),
    () => page.getByRole('banner').getByRole('button', { name: 'Abrir el menú' }).click(),
  ]) {
    await page.goto('/faqs')
    await page.goto(search)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectBackCloses(page, open)
    await expect(page).toHaveURL('/faqs')
  }
})

test(
  'one Back leaves a page that was reloaded with an open overlay, or that Forward led to',
  phone,
  async ({ page }) => {
    const openMenu = () => page.getByRole('banner').getByRole('button', { name: 'Abrir el menú' }).click()
    await page.goto('/faqs')
    await page.goto(search)
    await expect(page.getByRole('article').first()).toBeVisible()
    await openMenu()
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/faqs')
    for (const forwards of [1, 2]) {
      for (let n = 0; n < forwards; n += 1) await page.goForward()
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/faqs')
    }
  },
)

test('a link in an open overlay leads on, and Back from there leads back', phone, async ({ page }) => {
  await page.goto('/faqs')
  await page.getByRole('banner').getByRole('button', { name: 'Abrir el menú' }).click()
  await dialog(page).getByRole('link', { name: 'Favoritos' }).click()
  await expect(page).toHaveURL('/favoritos')
  await expect(page.getByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
  await expect(page.getByRole('heading', { level: 1, name: 'Centro de ayuda' })).toBeVisible()
})

test('Back leads from a PDF to the profile', desktop, async ({ page, request }) => {
  const { restaurant } = await restaurantWith(request, ({ restaurant: { cartas } }) =>
    cartas.some(({ type }) => type === 'pdf'),
  )
  await page.goto(profilePath(restaurant))
  await page.getByText('Carta', { exact: true }).click()
  const link = page.getByRole('link', { name: /^Abrir PDF/ }).first()
  await expect(link).toBeVisible()
  expect(await link.getAttribute('target')).toBeNull()
})

async function signIn(page: Page) {
  await page.getByLabel('Correo electrónico').fill(demoOwner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoOwner.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

test(
  'after signing in from the chat one is in the chat, and Back leads before it',
  desktop,
  async ({ page }) => {
    await page.goto('/faqs')
    await page.goto('/chat')
    await expect(page).toHaveURL('/signin?next=%2Fchat')
    await signIn(page)
    await expect(page).toHaveURL('/chat')
    await expect(page.getByRole('log')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/faqs')
    await page.goForward()
    await expect(page).toHaveURL('/chat')
    await expect(page.getByRole('log')).toBeVisible()
  },
)

test.describe('when the session is over', () => {
  test.use({ expectedErrors: [/401 .*\/api\/session/] })

  // The browser once repeated the redirect to /signin from its cache at each Back, and the server the one to the chat: «too many redirects».
  test(
    'Back from another site leads to the chat of who has signed in meanwhile',
    desktop,
    async ({ page }) => {
      await page.goto('/chat')
      await signIn(page)
      await expect(page).toHaveURL('/chat')
      await page.goto('about:blank')
      await page.goBack()
      await expect(page.getByRole('log')).toBeVisible()
      expect(page.url()).toMatch(/\/chat$/)

      // The session ends, here or in another tab: what is over leads to /signin, and from there to the chat.
      await page.context().clearCookies()
      await page.reload()
      await expect(page).toHaveURL('/signin?next=%2Fchat')
      await signIn(page)
      await expect(page).toHaveURL('/chat')
      await page.goto('about:blank')
      await page.goBack()
      await expect(page.getByRole('log')).toBeVisible()
    },
  )
})
