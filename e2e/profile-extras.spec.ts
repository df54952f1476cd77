import type { APIRequestContext, Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { expectAccessible } from './support/accessibility'
import { type Found, restaurantWith } from './support/restaurants'
import { desktop, expect, test } from './support/test'

const hasManyPhotos = ({ restaurant }: Found) => restaurant.profileImages.length > 3

async function open(page: Page, request: APIRequestContext, suits: (found: Found) => boolean) {
  const found = await restaurantWith(request, suits)
  await page.goto(profilePath(found.restaurant))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(found.restaurant.restaurantName)
  return found
}

/** How large the photo in front is shown, beside how large it would fit. */
const zoomOf = (page: Page) =>
  page
    .locator('.swiper-slide-active .swiper-zoom-container > *')
    .first()
    .evaluate((photo) => new DOMMatrix(getComputedStyle(photo).transform).a)

const photosDialog = (page: Page) => page.getByRole('dialog', { name: /^Fotos de/ })
const lastTile = (page: Page) => page.getByRole('link', { name: /^\+\d+ fotos?$/ })

test.describe('photos', () => {
  test('come when one wants to see them, are swiped, and zoomed with keys and button', async ({
    page,
    request,
    isMobile,
  }) => {
    const { restaurant } = await open(page, request, hasManyPhotos)
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked.url())
    })
    const count = restaurant.profileImages.length + 1
    await expect(lastTile(page)).toHaveAccessibleName(new RegExp(`^\\+${count - 3} `))
    await lastTile(page).click()
    const dialog = photosDialog(page)
    await expect(dialog.getByText(`3 de ${count}`)).toBeVisible()
    expect(scripts).not.toEqual([])
    await expectAccessible(page)

    if (isMobile) await page.keyboard.press('ArrowRight')
    else {
      // Past the middle, so that it counts however slowly it is drawn.
      await page.mouse.move(1100, 400)
      await page.mouse.down()
      await page.mouse.move(250, 400, { steps: 8 })
      await page.mouse.up()
    }
    await expect(dialog.getByText(`4 de ${count}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Foto anterior' }).click()
    await expect(dialog.getByText(`3 de ${count}`)).toBeVisible()
    await page.keyboard.press('End')
    await expect(dialog.getByText(`${count} de ${count}`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Foto siguiente' }).click()
    await expect(dialog.getByText(`1 de ${count}`)).toBeVisible()

    await page.keyboard.press('+')
    await expect(dialog.getByRole('button', { name: 'Reducir' })).toBeVisible()
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5)
    await dialog.getByRole('button', { name: 'Reducir' }).click()
    await expect.poll(() => zoomOf(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(lastTile(page)).toBeFocused()
  })

  test.describe('that are gone', () => {
    test.use({ expectedErrors: [/404.*\/files\//] })

    test('say so, on the page and alone', desktop, async ({ page, request }) => {
      await page.route(/\/files\/demo-foto/, (route) => route.fulfill({ status: 404 }))
      await open(page, request, hasManyPhotos)
      await expect(page.getByRole('main').getByText('Esta foto no está disponible').first()).toBeVisible()
      await lastTile(page).click()
      await expect(
        photosDialog(page).getByText('Esta foto no está disponible').filter({ visible: true }).first(),
      ).toBeVisible()
      await expectAccessible(page)
    })
  })

  test.describe('without what shows them', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('are still links', desktop, async ({ page, request }) => {
      await open(page, request, hasManyPhotos)
      await page.waitForLoadState('networkidle')
      await page.route(/_next\/static\/.*\.(js|css)/, (route) => route.abort())
      const photo = page.locator('a[data-photo="0"]').first()
      const address = await photo.getAttribute('href')
      await photo.click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
    })
  })
})

/** The page of the day's menu, or the profile while there is none. */
const shared = (page: Page) =>
  new RegExp(`^${page.url().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(/\\d{4}-\\d{2}-\\d{2})?$`)

test.describe('sharing where the browser has no sheet for it', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined })),
  )

  test('says why, offers WhatsApp or a copy, and is accessible', async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, request, () => true)
    await page.getByRole('link', { name: 'Compartir' }).click()
    const sheet = page.getByRole('dialog', { name: /^Compartir/ })
    await expect(sheet.getByText(/^Tu navegador no permite compartir\./)).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: 'Enlace' })).toHaveValue(shared(page))
    const whatsApp = page.getByRole('link', { name: 'Enviar por WhatsApp' })
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copiar el enlace' }).click()
    await expect(page.getByText('Enlace copiado.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shared(page))
  })

  test('leaves the link to be copied by hand', desktop, async ({ page, request }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
    )
    await open(page, request, () => true)
    await page.getByRole('link', { name: 'Compartir' }).click()
    await page.getByRole('button', { name: 'Copiar el enlace' }).click()
    await expect(page.getByText(/^No hemos podido copiar el enlace/)).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toMatch(shared(page))
  })
})
