import type { Locator, Page } from '@playwright/test'
import { saveBillingDetails } from '@/contract/endpoints/billing-details'
import { getChat } from '@/contract/endpoints/chat'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { withDatabase } from './support/database'
import { accountActions, openOrder, pay } from './support/hard-days/account-actions'
import { button } from './support/hard-days/action'
import { openMenu, today } from './support/hard-days/menu-actions'
import { fromElsewhere } from './support/newcomer'
import { ownMenus, publicOwner, saveMenu } from './support/public-owner'
import { newPassword, ownRestaurantId, signUpQuickly } from './support/signed-up'
import { tapAgain, tapTwice } from './support/tap-again'
import { expect, phone, test } from './support/test'

test.describe.configure({ timeout: 120_000 })

/** A button of an owner's screens, tapped twice. */
type Row = {
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Locator
  /** A text that shows the outcome of the first tap, and asks for three more. Without it, the second tap comes at once. */
  outcome?: string
  /** What holds only while the later taps did nothing. */
  holds: (page: Page) => Promise<unknown>
}

const headers = { 'sec-fetch-site': 'same-origin' }
const one = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openTemplates(page: Page) {
  await signUpQuickly(page)
  for (const name of ['Verano', 'Otoño'])
    expect((await page.request.post('/api/user-templates', { data: newTemplate(name), headers })).ok()).toBe(
      true,
    )
  await page.goto('/plantilla')
  await expect(one(page, 'Borrar: Verano')).toBeEnabled()
}

const templates = (page: Page) =>
  page
    .getByRole('region', { name: 'Tus plantillas' })
    .getByRole('listitem')
    .locator('strong')
    .allTextContents()
    .then((names) => names.toSorted())
const hasTemplates = (names: string[]) => async (page: Page) => {
  await expect.poll(() => templates(page)).toEqual(names)
  await page.reload()
  await expect(one(page, 'Borrar: Otoño')).toBeEnabled()
  expect(await templates(page)).toEqual(names)
}

async function openChat(page: Page) {
  await publicOwner(page, 'Bar de la Charla')
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Escribe un mensaje' })
  await box.fill('Menú de hoy 12,50 €\nPrimeros\nLentejas estofadas\nSegundos\nMerluza a la plancha')
  await one(page, 'Enviar').tap()
  await expect(one(page, 'Publicar')).toBeVisible({ timeout: 30_000 })
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversación' })

/** How often the owner has pressed it, as the host has kept it. */
async function pressed(page: Page, title: string) {
  await page.reload()
  await expect(log(page).getByText('¡Publicado!').first()).toBeVisible()
  const { messages } = getChat.reply.parse(await (await page.request.get(getChat.path)).json())
  return messages.filter(
    (one) => one.direction === 'in' && one.message.kind === 'button' && one.message.title === title,
  ).length
}

async function openHistory(page: Page) {
  const { restaurantId } = await publicOwner(page, 'Bar de la Historia')
  await saveMenu(page, (await ownMenus(page)).today, 'publish')
  await withDatabase((pool) =>
    pool.query(`update menus set date = date - 7, state = 'expired' where restaurant_id = $1`, [
      restaurantId,
    ]),
  )
  await page.goto('/menu/historial')
}

async function openSessions(page: Page) {
  const { email } = await signUpQuickly(page)
  const data = { email, password: newPassword }
  for (const name of ['one', 'two', 'three']) {
    const elsewhere = await page.context().browser()?.newContext()
    const path = new URL('/api/auth/login', process.env.E2E_BASE_URL).href
    const agent = { 'user-agent': `Mozilla/5.0 ${name}`, ...headers, ...fromElsewhere() }
    expect((await elsewhere?.request.post(path, { data, headers: agent }))?.ok()).toBe(true)
    await elsewhere?.close()
  }
  await page.goto('/seguridad')
}

const sessions = (page: Page) => page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')

async function openWizard(page: Page) {
  await signUpQuickly(page)
  await page.goto('/wizardSec')
  await page.getByRole('radio', { name: 'Más de 2' }).first().check()
}

const isInStep3 = async (page: Page) => {
  await expect(page.getByText('Paso 3 de 4')).toBeVisible()
  await expect(page).toHaveURL('/thirdWizard')
}

const photo = (page: Page) => page.getByRole('group', { name: 'Imagen principal:' })
const requests = new WeakMap<Page, string[]>()

const rows: Record<string, Row> = {
  '«Guardar plantilla»': {
    async open(page) {
      await openTemplates(page)
      await page.getByRole('radio', { name: 'Pizarra' }).check({ force: true })
    },
    press: (page) => one(page, 'Guardar plantilla'),
    outcome: 'Plantilla guardada',
    holds: async (page) => {
      await expect(one(page, 'Plantilla en uso')).toBeDisabled()
      await expect(page).toHaveURL('/plantilla')
    },
  },
  '«Borrar» of a template': {
    open: openTemplates,
    press: (page) => one(page, 'Borrar: Verano'),
    outcome: '«Verano» borrada',
    holds: hasTemplates(['Otoño']),
  },
  '«Duplicar»': {
    open: openTemplates,
    press: (page) => one(page, 'Duplicar: Verano'),
    holds: hasTemplates(['Otoño', 'Verano', 'Verano (copia)']),
  },
  '«Guardar nombre»': {
    async open(page) {
      await openTemplates(page)
      await one(page, 'Cambiar nombre: Verano').tap()
      await page.getByRole('textbox', { name: 'Nombre de la plantilla' }).fill('Agosto')
    },
    press: (page) => one(page, 'Guardar nombre'),
    outcome: 'Nombre cambiado',
    holds: hasTemplates(['Agosto', 'Otoño']),
  },
  '«Deshacer» of a template': {
    async open(page) {
      await openTemplates(page)
      await one(page, 'Borrar: Verano').tap()
      await expect(one(page, 'Deshacer')).toBeEnabled()
    },
    press: (page) => one(page, 'Deshacer'),
    holds: hasTemplates(['Otoño', 'Verano']),
  },
  'the save of a template': {
    async open(page) {
      await publicOwner(page, 'Bar de las Plantillas')
      await accountActions['template save'].open(page)
    },
    press: (page) => one(page, 'Guardar'),
    holds: async (page) => {
      await expect(page.getByText('¡Plantilla guardada!')).toBeVisible()
      expect(await accountActions['template save'].now(page)).toBe(1)
    },
  },
  'the save of the profile': {
    async open(page) {
      await publicOwner(page, 'Bar de la Ficha')
      await accountActions['profile save'].open(page)
    },
    press: (page) => one(page, 'Guardar'),
    outcome: '¡Actualizado correctamente!',
    holds: async (page) => {
      await expect(page).toHaveURL(/\/restaurant\/profile\/edit\//)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await accountActions['profile save'].now(page)).toBe('Guisos de cuchara')
    },
  },
  'the invoice’s recipient': {
    async open(page) {
      await publicOwner(page, 'Bar de la Factura')
      await openOrder(page)
      await one(page, 'Cambiar').tap()
      await page.getByLabel('Localidad').fill('Getafe')
    },
    press: (page) => one(page, 'Guardar y seguir'),
    outcome: 'Getafe',
    holds: async (page) => {
      await expect(page.getByText(/28013 Getafe$/)).toBeVisible()
      await expect(page).toHaveURL('/payment')
      expect(await accountActions['order of a plan'].now(page)).toBe(0)
      expect((await (await page.request.get(saveBillingDetails.path)).json()).details.city).toBe('Getafe')
    },
  },
  '«Pagar con tarjeta»': {
    async open(page) {
      await publicOwner(page, 'Bar del Pedido')
      await openOrder(page)
    },
    press: (page) => one(page, 'Pagar con tarjeta'),
    holds: async (page) => {
      await expect(pay(page)).toBeVisible()
      expect(await accountActions['order of a plan'].now(page)).toBe(1)
      expect(await accountActions.payment.now(page)).toBe(0)
    },
  },
  '«Pagar»': {
    async open(page) {
      await publicOwner(page, 'Bar del Pago')
      await accountActions.payment.open(page)
    },
    press: pay,
    holds: async (page) => {
      await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
      expect(await accountActions.payment.now(page)).toBe(1)
    },
  },
  'the request of printed codes': {
    async open(page) {
      await publicOwner(page, 'Bar de los Códigos')
      await page.goto('/generateQR')
      await one(page, 'Solicitar QR personalizado').tap()
      const sent: string[] = []
      requests.set(page, sent)
      page.on('request', (asked) => asked.url().endsWith('/sendPackData') && sent.push(asked.url()))
    },
    press: (page) => one(page, 'Enviar solicitud'),
    outcome: 'Se ha enviado una solicitud',
    holds: async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(requests.get(page)).toHaveLength(1)
    },
  },
  'the end of a session': {
    open: openSessions,
    press: (page) => sessions(page).getByRole('button').first(),
    outcome: 'Sesión cerrada.',
    holds: (page) => expect(sessions(page)).toHaveCount(3),
  },
  '«Guardar y continuar»': {
    open: openWizard,
    press: (page) => one(page, 'Guardar y continuar'),
    outcome: 'Paso 3 de 4',
    holds: isInStep3,
  },
  '«Saltar»': {
    open: openWizard,
    press: (page) => one(page, 'Saltar'),
    outcome: 'Paso 3 de 4',
    holds: isInStep3,
  },
  '«Volver a usar»': {
    open: openHistory,
    press: (page) => button(page, /^Volver a usar: /),
    outcome: 'Copiar o mover',
    holds: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Copiar o mover' })).toBeVisible()
      expect((await ownMenus(page)).menus).toEqual([])
    },
  },
  'a day for an old menu': {
    async open(page) {
      await openHistory(page)
      await button(page, /^Volver a usar: /).tap()
    },
    press: (page) => page.getByRole('button', { name: /Libre$/ }).nth(1),
    outcome: 'Copiado a comida',
    holds: async (page) => {
      await expect(page).toHaveURL('/menu/historial')
      expect((await ownMenus(page)).menus).toHaveLength(1)
    },
  },
  '«Publicar» in the chat': {
    open: openChat,
    press: (page) => one(page, 'Publicar'),
    holds: async (page) => {
      await expect(log(page).getByText('¡Publicado!')).toBeVisible()
      expect(await pressed(page, 'Publicar')).toBe(1)
      expect((await today(page))?.state).toBe('published')
    },
  },
  '«Deshacer» in the chat': {
    async open(page) {
      await openChat(page)
      await one(page, 'Publicar').tap()
      await expect(one(page, 'Deshacer')).toBeVisible()
    },
    press: (page) => one(page, 'Deshacer'),
    holds: async (page) => {
      await expect.poll(async () => (await today(page))?.state).not.toBe('published')
      expect(await pressed(page, 'Deshacer')).toBe(1)
    },
  },
  '«Deshacer» of a publishing': {
    async open(page) {
      await publicOwner(page, 'Bar del Deshecho')
      await openMenu(page, 'draft')
      await one(page, 'Publicar ahora').tap()
      await expect(one(page, 'Deshacer')).toBeEnabled()
    },
    press: (page) => one(page, 'Deshacer'),
    holds: async (page) => {
      await expect(one(page, 'Publicar ahora')).toBeEnabled()
      expect((await today(page))?.state).toBe('draft')
    },
  },
  '«Deshacer» of a dish': {
    async open(page) {
      await publicOwner(page, 'Bar de los Platos')
      await openMenu(page, 'draft')
      await button(page, 'Más sobre Lentejas').tap()
      await button(page, 'Quitar Lentejas').tap()
      await expect(one(page, 'Deshacer')).toBeVisible()
    },
    press: (page) => one(page, 'Deshacer'),
    holds: async (page) => {
      const dishes = page.getByRole('combobox', { name: /^Plato \d de Primeros$/ })
      await expect(dishes).toHaveCount(2)
      await expect(dishes.first()).toHaveValue('Lentejas')
    },
  },
  '«Deshacer» of a photo': {
    async open(page) {
      await publicOwner(page, 'Bar de las Imágenes')
      await page.goto(`/restaurant/profile/edit/${await ownRestaurantId(page)}`)
      await expect(page.getByLabel('Nombre del restaurante')).toBeEnabled()
      await photo(page).locator('input[type="file"]').setInputFiles('app/apple-icon.png')
      await expect(page.getByAltText(/Imagen principal/)).toBeVisible({ timeout: 40_000 })
      await photo(page)
        .getByRole('button', { name: /^Quitar/ })
        .tap()
    },
    press: (page) => photo(page).getByRole('button', { name: 'Deshacer' }),
    holds: (page) => expect(page.getByAltText(/Imagen principal/)).toBeVisible(),
  },
  '«Deshacer» of a pasted menu': {
    async open(page) {
      await publicOwner(page, 'Bar de lo Pegado')
      await page.goto('/menu')
      const box = page.getByRole('textbox', { name: 'Tu menú, como lo mandas por WhatsApp' })
      await box.fill('Menú 12,50 €\nPrimeros\nLentejas\nSegundos\nMerluza')
      await one(page, 'Rellenar el formulario').tap()
      await expect(one(page, 'Deshacer')).toBeVisible()
    },
    press: (page) => one(page, 'Deshacer'),
    holds: async (page) => {
      await expect(page.getByLabel('Precio del menú')).toHaveValue('')
      await expect(page.getByRole('textbox', { name: 'Tu menú, como lo mandas por WhatsApp' })).toHaveValue(
        /Lentejas/,
      )
    },
  },
}

for (const [name, { open, press, outcome, holds }] of Object.entries(rows))
  test(`a double tap does what one tap does: ${name}`, phone, async ({ page }) => {
    await open(page)
    await expect(press(page)).toBeEnabled()
    await (outcome === undefined ? tapTwice(page, press(page)) : tapAgain(page, press(page), outcome))
    await holds(page)
  })
