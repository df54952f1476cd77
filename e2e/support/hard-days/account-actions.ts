import type { Page } from '@playwright/test'
import { saveBillingDetails } from '@/contract/endpoints/billing-details'
import { profileSheet } from '@/contract/entities/profile-sheet'
import { withDatabase } from '../database'
import { endTrial } from '../end-trial'
import { ownRestaurantId } from '../signed-up'
import { expect } from '../test'
import { type Action, button } from './action'

const headers = { 'sec-fetch-site': 'same-origin' }

async function ownerIdOf(page: Page): Promise<string> {
  const { owner } = await (await page.request.get('/api/session')).json()
  return owner.ownerId
}

/** How many rows there are of an owner, who is remembered: a session may be over. */
function counter(table: 'user_templates' | 'checkouts' | 'invoices') {
  const owners = new WeakMap<Page, string>()
  return async (page: Page) => {
    const ownerId = owners.get(page) ?? (await ownerIdOf(page))
    owners.set(page, ownerId)
    const { rows } = await withDatabase((pool) =>
      pool.query(`select count(*)::int as count from ${table} where owner_id = $1`, [ownerId]),
    )
    return rows[0].count
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })

export async function openTemplate(page: Page, name: string, path = '/plantilla/editor') {
  await page.goto(path)
  await expect(page.locator('[data-block="price"] text')).toHaveText('15 €')
  await page.getByLabel('Nombre de la plantilla').fill(name)
}

/** An owner without a plan, whose invoices have their recipient. */
export async function openOrder(page: Page) {
  await endTrial({ ownerId: await ownerIdOf(page) })
  const address = { address: 'Calle Mayor, 3', postcode: '28013', city: 'Madrid' }
  const data = { name: 'Casa Prueba, S. L.', taxId: 'B12345674', ...address }
  expect((await page.request.put(saveBillingDetails.path, { data, headers })).ok()).toBe(true)
  await page.goto('/payment')
  await expect(button(page, 'Pagar con tarjeta')).toBeEnabled()
}

const inSandbox = 'Pago en modo de prueba'
export const pay = (page: Page) => page.getByRole('button', { name: 'Pagar', exact: true })

export const accountActions = {
  'template save': {
    writes: '**/api/user-templates**',
    open: (page) => openTemplate(page, 'Verano'),
    press: (page) => save(page).tap(),
    done: '¡Plantilla guardada!',
    settled: save,
    before: 0,
    after: 1,
    now: counter('user_templates'),
  },
  'profile save': {
    writes: '**/api/profile/restaurants/**',
    async open(page) {
      await page.goto(`/restaurant/profile/edit/${await ownRestaurantId(page)}`)
      await expect(page.getByLabel('Acerca de')).toBeEnabled()
      await page.getByLabel('Acerca de').fill('Guisos de cuchara')
    },
    async press(page) {
      // After a new sign-in, what was typed comes back once the page listens.
      await expect(page.getByLabel('Acerca de')).toHaveValue('Guisos de cuchara')
      await save(page).tap()
    },
    done: '¡Actualizado correctamente!',
    settled: (page) => page.getByLabel('Acerca de'),
    before: 'Como siempre.',
    after: 'Guisos de cuchara',
    async now(page) {
      const path = `/api/profile/restaurants/${await ownRestaurantId(page)}`
      return profileSheet.parse(await (await page.request.get(path)).json()).fields.description
    },
  },
  'order of a plan': {
    writes: '**/api/payment/create-payment',
    open: openOrder,
    press: (page) => button(page, 'Pagar con tarjeta').tap(),
    done: inSandbox,
    settled: (page) => button(page, 'Pagar con tarjeta'),
    before: 0,
    after: 1,
    now: counter('checkouts'),
  },
  payment: {
    writes: '**/api/payment/sandbox/**',
    async open(page) {
      await openOrder(page)
      await button(page, 'Pagar con tarjeta').tap()
      await expect(page.getByRole('heading', { name: inSandbox })).toBeVisible()
      await expect(pay(page)).toBeEnabled()
    },
    press: (page) => pay(page).tap(),
    done: 'Pago exitoso',
    settled: (page) => page.getByText('Este pago ya está cerrado.'),
    before: 0,
    after: 1,
    now: counter('invoices'),
  },
} satisfies Record<string, Action>
