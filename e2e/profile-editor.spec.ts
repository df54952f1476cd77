import type { Locator, Page } from '@playwright/test'
import { profileSheet } from '@/contract/entities/profile-sheet'
import { expectAccessible } from './support/accessibility'
import { ownRestaurantId, signUpQuickly } from './support/signed-up'
import { smallTown } from './support/small-town'
import { desktop, expect, phone, test } from './support/test'

/** An owner with a public restaurant of their own, so that tests do not meet in the demo's. */
async function open(page: Page, name: string) {
  await signUpQuickly(page)
  const restaurantId = await ownRestaurantId(page)
  const path = `/api/profile/restaurants/${restaurantId}`
  const { version } = profileSheet.parse(await (await page.request.get(path)).json())
  const changes = { restaurantName: name, description: 'Como siempre.', ...smallTown(name) }
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await page.request.patch(path, { data: { version, changes }, headers })).ok()).toBe(true)
  await page.goto(`/restaurant/profile/edit/${restaurantId}`)
  await expect(page.getByLabel('Nombre del restaurante')).toHaveValue(name)
  await expect(page.getByLabel('Nombre del restaurante')).toBeEnabled()
  return restaurantId
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })

test('a change is saved, and seen by everybody at once', phone, async ({ page }) => {
  const restaurantId = await open(page, 'Bar de Antes')
  await page.request.get(`/restaurant/profile/${restaurantId}_Bar_de_Antes`)
  await expectAccessible(page)
  await expect(save(page)).toBeHidden()
  await page.getByLabel('Nombre del restaurante').fill('Bar de Ahora')
  await page.getByRole('textbox', { name: 'Instagram' }).fill('https://www.instagram.com/bardeahora/')
  await page.getByRole('button', { name: 'Terraza', exact: true }).click()
  await expectAccessible(page)
  await save(page).click()
  await expect(page.getByText('¡Actualizado correctamente!')).toBeVisible()
  await expect(save(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('bardeahora')
  const shown = await page.request.get(`/restaurant/profile/${restaurantId}_Bar_de_Ahora`)
  expect(await shown.text()).toContain('Bar de Ahora')
})

/** What a finger does on glass: Chromium makes pointer events, scrolling and cancelling of it. */
async function slide(page: Page, from: Locator, to: Locator) {
  const finger = await page.context().newCDPSession(page)
  const middle = async (place: Locator) => {
    const box = await place.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ])
  await touch('touchEnd', [])
}

test('photos are put in order under a finger', phone, async ({ page }) => {
  await open(page, 'Bar de las Fotos')
  const files = ['paella', 'torrijas', 'queso'].map(
    (name) => `server/db/seed/files/demo-foto-${name}/320.webp`,
  )
  await page.getByLabel('Añadir imágenes').setInputFiles(files)
  const photos = page.getByRole('img', { name: /^Imagen \d de 3/ })
  await expect(photos).toHaveCount(3)
  const urls = () => photos.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const [first, second, third] = await urls()
  await photos.last().scrollIntoViewIfNeeded()
  const places = page.locator('[data-place]')
  await slide(page, places.first().locator('[aria-hidden]').first(), places.last())
  await expect.poll(urls).toEqual([second, third, first])
  await expect(page.getByText('Imagen en la posición 3 de 3.')).toBeAttached()
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('do not overwrite each other unasked', desktop, async ({ page, context }) => {
    const restaurantId = await open(page, 'Bar Doble')
    const other = await context.newPage()
    await other.goto(`/restaurant/profile/edit/${restaurantId}`)
    await other.getByLabel('Acerca de').fill('De la otra pestaña')
    await other.getByRole('textbox', { name: 'Facebook' }).fill('solo.aqui')
    await save(other).click()
    await expect(other.getByText('¡Actualizado correctamente!')).toBeVisible()

    await page.getByLabel('Acerca de').fill('De esta pestaña')
    await page.getByLabel('Página web').fill('www.bardoble.example')
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Alguien ha guardado antes que tú' })
    await expect(dialog.getByText('De esta pestaña')).toBeVisible()
    await expect(dialog.getByText('De la otra pestaña')).toBeVisible()
    await expect(dialog.getByText('Facebook')).toBeHidden()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Quedarme con lo mío' }).click()
    await expect(page.getByText('¡Actualizado correctamente!')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Facebook' })).toHaveValue('solo.aqui')
    await page.reload()
    await expect(page.getByLabel('Acerca de')).toHaveValue('De esta pestaña')
    await expect(page.getByLabel('Página web')).toHaveValue('www.bardoble.example')

    await other.getByLabel('Acerca de').fill('Otra vez yo')
    await save(other).click()
    await other.getByRole('button', { name: 'Usar lo guardado' }).click()
    await expect(other.getByLabel('Acerca de')).toHaveValue('De esta pestaña')
    await expect(save(other)).toBeHidden()
  })
})

test('changes are not left behind by mistake', desktop, async ({ page }) => {
  await open(page, 'Bar Olvido')
  await page.getByLabel('Acerca de').fill('Casi lo pierdo')
  await page.getByRole('link', { name: 'Restaurantes', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  await expect(dialog.getByText('Tienes cambios sin guardar. ¿Salir de todos modos?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Seguir editando' }).click()
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByText('Hemos recuperado los cambios')).toBeVisible()
  await expect(page.getByLabel('Acerca de')).toHaveValue('Casi lo pierdo')
  await page.getByRole('link', { name: 'Restaurantes', exact: true }).first().click()
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/restaurant\/search/)
})

test('a special menu says what it lacks, arrives, and is seen; so do photos', desktop, async ({ page }) => {
  const restaurantId = await open(page, 'Bar Navideño')
  await page.getByRole('button', { name: 'Añadir un menú especial' }).click()
  await page.getByRole('button', { name: 'Añadir menú', exact: true }).click()
  await expect(page.getByText('Falta el archivo')).toBeVisible()
  await expect(page.getByText('Falta el nombre del menú.')).toBeVisible()
  const fileOf = (name: string) => page.getByRole('group', { name }).locator('input[type="file"]')
  await fileOf('Archivo del menú').setInputFiles('server/db/seed/files/demo-menu-navidad/menu.pdf')
  await expect(page.getByText('Falta el archivo')).toBeHidden()
  await page.getByLabel('Nombre', { exact: true }).fill('Menú de Nochebuena')
  await page.getByLabel('Hasta').fill('2099-01-06')
  await page.getByRole('button', { name: 'Añadir menú', exact: true }).click()
  await fileOf('Imagen principal:').setInputFiles('app/apple-icon.png')
  // Encoding a picture in every width takes its time on a busy machine.
  await expect(page.getByAltText(/Imagen principal/)).toBeVisible({ timeout: 40_000 })
  await save(page).click()
  await expect(page.getByText('¡Actualizado correctamente!')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/restaurant/profile/${restaurantId}_Bar_Navideño`)
  await expect(page.getByText('Menú de Nochebuena').first()).toBeAttached()
})
