import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { newAddress, openMailTo } from './support/mailbox'
import { desktop, expect, phone, test } from './support/test'

const message = (page: Page) => page.getByLabel('Mensaje')
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' }).click()
const types = (page: Page) => page.getByLabel('Motivo de la consulta').getByRole('option')
const thanks = (page: Page) => page.getByRole('dialog', { name: '¡Gracias por escribirnos!' })

async function fill(page: Page, address: string) {
  await page.getByLabel('Nombre').fill('Ana Ruiz')
  await page.getByLabel('Correo electrónico').fill(address)
  await page.getByLabel('Motivo de la consulta').selectOption('Reclamación')
  await message(page).fill('La carta dice 12,50 €.\nMe cobraron 14 €.')
}

test.use({ expectedErrors: [/Blocked script execution in '.*\/dev\/mail\//] })

test(
  'a visitor writes: mistakes are named, the message is kept, mailed and acknowledged',
  phone,
  async ({ page }) => {
    await page.goto('/contacta')
    await expect(page.getByRole('heading', { level: 1, name: '¿Hablamos?' })).toBeVisible()
    await expectAccessible(page)
    await expect(types(page)).toHaveText([
      ...['Elige un motivo', 'Consulta o duda', 'Reclamación', 'Sugerencia', 'Contacto comercial o ventas'],
    ])
    await message(page).fill('x'.repeat(401))
    await expect(page.getByText('401/400')).toBeVisible()
    await expect(page.getByText('Máximo 400 caracteres*')).toBeVisible()
    await send(page)
    await expect(page.getByLabel('Nombre')).toBeFocused()
    await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
      /Escribe un correo válido/,
    )
    await expectAccessible(page)

    const address = newAddress('contacto')
    await fill(page, address)
    await send(page)
    await expect(thanks(page)).toContainText('24/48 horas')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(thanks(page)).toBeHidden()
    await expect(message(page)).toHaveValue('')

    await openMailTo(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hemos recibido tu mensaje')
  },
)

test.describe('when it does not work', () => {
  test.use({ expectedErrors: [/status of 503|ERR_FAILED/] })

  test('nobody is thanked and nothing typed is lost', desktop, async ({ page }) => {
    await page.goto('/contacta')
    await fill(page, newAddress('fallo'))
    await page.route('/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }))
    await send(page)
    await expect(
      page.getByText(/No hemos podido enviar tu mensaje\. Lo que has escrito sigue aquí/),
    ).toBeVisible()
    await expect(thanks(page)).toBeHidden()
    await expect(message(page)).toHaveValue(/12,50 €/)
    await page.route('/api/contact', (route) => route.abort())
    await send(page)
    await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled()
    await expect(thanks(page)).toBeHidden()
  })
})

test(
  'an owner finds their name there, their address locked and their own reasons',
  desktop,
  async ({ page, login }) => {
    await login()
    await page.goto('/contacta')
    const email = page.getByLabel('Correo electrónico')
    await expect(email).toHaveValue('demo@mantel.example')
    await expect(email).not.toBeEditable()
    await expect(page.getByLabel('Apellidos')).not.toHaveValue('')
    await expect(page.getByRole('main').getByRole('link', { name: 'política de privacidad' })).toBeVisible()
    await expect(page.getByRole('link', { name: /preguntas frecuentes/ })).toHaveAttribute('href', '/faqs')
    await expectAccessible(page)
    await expect(types(page)).toHaveText([
      ...['Elige un motivo', 'Facturación', 'Problemas con el chatbot', 'Consulta general'],
    ])
    await page.getByLabel('Motivo de la consulta').selectOption('Problemas con el chatbot')
    await message(page).fill('El chatbot no me contesta.')
    await send(page)
    await expect(thanks(page)).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one writes all the same', desktop, async ({ page }) => {
    await page.goto('/contacta')
    await fill(page, newAddress('sin.js'))
    await send(page)
    await expect(page).toHaveURL(/\/contacta#gracias$/)
    await expect(page.getByText(/^Hemos recibido tu mensaje\./).first()).toBeVisible()
    await fill(page, newAddress('sin.js'))
    await message(page).fill('x'.repeat(500))
    await send(page)
    await expect(page.getByText(/Vuelve atrás con tu navegador/)).toBeVisible()
  })
})
