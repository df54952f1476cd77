import type { Page } from '@playwright/test'
import { getUserTemplate } from '@/contract/endpoints/templates'
import { expectAccessible } from './support/accessibility'
import { signUpQuickly } from './support/signed-up'
import { desktop, expect, phone, test } from './support/test'

const block = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Lienzo de la plantilla' }).getByRole('button', { name, exact: true })
const letters = (page: Page, name: string) => page.locator(`[data-block="${name}"] text`)
const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Herramientas' }).getByRole('button', { name })

/** A new template, once its letters have come. */
async function open(page: Page) {
  await signUpQuickly(page)
  await page.goto('/plantilla/editor')
  await expect(letters(page, 'price')).toHaveText('15 €')
}

async function savedTemplate(page: Page) {
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/plantilla\/editor\?id=[0-9a-z]{12}$/)
  await expect(page.getByText('¡Plantilla guardada!')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const answer = await page.request.get(getUserTemplate.path.replace(':id', id))
  return getUserTemplate.reply.parse(await answer.json()).template
}

type Finger = { x: number; y: number }

/** Fingers that go from one place to another and are taken away. */
async function touch(page: Page, ...ways: [from: Finger, to: Finger][]) {
  const browser = await page.context().newCDPSession(page)
  const at = (share: number) =>
    ways.map(([from, to], id) => ({
      ...{ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    }))
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1])
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}

async function middleOf(page: Page, name: string) {
  const box = await block(page, name).boundingBox()
  if (!box) throw new Error(`${name} is on the sheet.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a template is designed with the fingers and saved', phone, async ({ page }) => {
  await open(page)
  const price = await middleOf(page, 'Precio')
  await touch(page, [price, { x: price.x - 40, y: price.y + 30 }])
  const menu = await middleOf(page, 'Menú')
  await touch(
    page,
    [
      { x: menu.x - 20, y: menu.y },
      { x: menu.x - 50, y: menu.y },
    ],
    [
      { x: menu.x + 20, y: menu.y },
      { x: menu.x + 50, y: menu.y },
    ],
  )
  await tool(page, 'Estilo').tap()
  await page.getByRole('button', { name: 'Elegir tipo de letra: Montserrat' }).tap()
  await page.getByRole('button', { name: 'Oswald' }).tap()
  await expect(letters(page, 'menu').first()).toHaveAttribute('font-family', /oswald/)
  await expectAccessible(page)
  const { price: placed, menu: pinched } = await savedTemplate(page)
  expect(placed.rect.x).toBeLessThan(340)
  expect(placed.rect.y).toBeGreaterThan(930)
  expect(pinched.rect.width).toBeGreaterThan(700)
  expect(pinched.categoryStyle).toEqual({ fontFamily: 'Oswald' })
  await page.reload()
  await expect(letters(page, 'menu').first()).toHaveAttribute('font-family', /oswald/)
})

test('a template is designed with the keyboard alone', desktop, async ({ page }) => {
  await open(page)
  await block(page, 'Precio').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Precio: izquierda 350, arriba 929, ancho 400, alto 101')).toBeAttached()
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'Texto del precio' })
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('16,50 €')
  await expect(letters(page, 'price')).toHaveText('16,50 €')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(text).toHaveValue('15 €')
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(text).toHaveValue('16,50 €')
  await page.getByRole('link', { name: 'Volver a Mi plantilla' }).press('Enter')
  await page.getByRole('dialog', { name: 'Cambios sin guardar' }).getByText('Seguir editando').press('Enter')
  for (const name of ['Bloques', 'Estilo', 'Posición', 'Fondo']) {
    await tool(page, name).press('Enter')
    await expectAccessible(page)
  }
  expect((await savedTemplate(page)).price).toMatchObject({ text: '16,50 €', rect: { x: 350, height: 101 } })
})
