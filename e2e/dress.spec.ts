import { saveSheetDress } from '@/contract/endpoints/sheet-dress'
import { expectAccessible } from './support/accessibility'
import { ownMenus, saveMenu } from './support/public-owner'
import { signUpQuickly } from './support/signed-up'
import { expect, test } from './support/test'

test.describe.configure({ timeout: 180_000 })

test('an owner puts a photo and a logo on a sheet, says what has to be seen, and takes it back', async ({
  page,
}) => {
  await signUpQuickly(page)
  await saveMenu(page, (await ownMenus(page)).today, 'draft')
  await page.goto('/plantilla')
  const sheet = page.getByRole('img', { name: /^Tu menú con la plantilla/ })
  const drawn = () => sheet.getAttribute('src')
  const isDrawnAnew = async (before: string | null) => {
    await expect.poll(drawn).not.toBe(before)
    await expect(sheet).toHaveJSProperty('naturalWidth', 1080)
  }
  let kept: unknown
  page.on('response', (answer) => {
    if (answer.url().endsWith(saveSheetDress.path) && answer.ok()) kept = answer.request().postDataJSON()
  })
  const dress = () => kept
  await expect(sheet).toHaveJSProperty('naturalWidth', 1080)
  const plain = await drawn()

  await page.route('**/uploadToAws', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const photo = page.getByRole('group', { name: 'Foto de un plato:' })
  await photo.locator('input[type="file"]').setInputFiles('server/db/seed/files/demo-foto-paella/640.webp')
  await expect(photo.getByRole('progressbar')).toBeVisible()
  // A picture is encoded anew in several sizes: a busy machine takes its time.
  await expect(photo.getByAltText(/Foto de un plato/)).toBeVisible({ timeout: 90_000 })
  await isDrawnAnew(plain)
  await page.unroute('**/uploadToAws')
  await expect(page.getByRole('radio', { name: 'De cabecera' })).toBeChecked()

  const asHead = await drawn()
  const part = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(part('En el centro')).toBeChecked()
  await part('Abajo').click()
  await isDrawnAnew(asHead)
  expect(dress()).toMatchObject({ photo: { place: 'band', focus: { x: 50, y: 83 } } })
  await page.keyboard.press('ArrowRight')
  await expect(part('Abajo a la derecha')).toBeChecked()
  await expect.poll(dress).toMatchObject({ photo: { focus: { x: 83, y: 83 } } })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(part('Abajo')).toBeChecked()

  await page.getByRole('radio', { name: 'De fondo' }).click()
  await expect.poll(dress).toMatchObject({ photo: { place: 'ground', focus: { x: 50, y: 83 } } })
  await expectAccessible(page)

  await photo.getByRole('button', { name: /^Quitar/ }).click()
  await expect.poll(dress).toEqual({ logo: false, photo: null })
  await photo.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(dress).toMatchObject({ photo: { place: 'ground' } })

  const logo = page.getByRole('group', { name: 'Tu logo:' })
  await logo.locator('input[type="file"]').setInputFiles('app/apple-icon.png')
  await expect(page.getByRole('checkbox', { name: 'Poner mi logo' })).toBeChecked({ timeout: 90_000 })
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Poner mi logo' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'De fondo' })).toBeChecked()
})
