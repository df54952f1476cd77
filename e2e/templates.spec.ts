import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { expectAccessible } from './support/accessibility'
import { signUpQuickly } from './support/signed-up'
import { expect, phone, test } from './support/test'

// Signing up and two drawings: a busy machine takes its time.
test.describe.configure({ timeout: 120_000 })

test('an owner tries templates by keyboard, keeps one and takes the paper along', phone, async ({ page }) => {
  await signUpQuickly(page)
  const mine = await page.request.get('/api/menus/mine')
  const { today } = listOwnMenus.reply.parse(await mine.json())
  const categories = [{ name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Gazpacho' }] }]
  const saved = await page.request.put(`/api/menus/mine/${today}/comida`, {
    data: { content: { price: 12.5, categories }, version: null, release: 'draft' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(saved.ok()).toBe(true)

  await page.goto('/plantilla')
  await expect(page.getByText('Así queda con tu menú de hoy')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar plantilla' })).toBeEnabled()
  const picture = page.getByRole('img', { name: /^Tu menú con la plantilla/ })
  await expect(picture).toHaveJSProperty('naturalWidth', 1080)
  await page.getByRole('radio', { name: 'Mantel' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Pizarra' })).toBeChecked()
  await expect(page.getByRole('img', { name: 'Tu menú con la plantilla Pizarra' })).toBeVisible()

  await page.getByRole('button', { name: 'Guardar plantilla' }).click()
  await expect(page.getByText('Plantilla guardada ✅')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plantilla en uso' })).toBeDisabled()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar: Hoja A4' }).click()
  expect((await download).suggestedFilename()).toBe(`menu-${today}-a4.pdf`)

  await page.reload()
  await expect(page.getByRole('radio', { name: /Pizarra$/ })).toBeChecked()
  await expect(picture).toHaveJSProperty('naturalWidth', 1080)
  await expectAccessible(page)
})
