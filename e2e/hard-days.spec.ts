import type { Route } from '@playwright/test'
import { accountActions, openOrder, openTemplate, pay } from './support/hard-days/account-actions'
import { type Action, button } from './support/hard-days/action'
import { count, menuActions, openMenu, today } from './support/hard-days/menu-actions'
import { ownMenus, publicOwner } from './support/public-owner'
import { newPassword } from './support/signed-up'
import { expect, phone, test } from './support/test'

test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: [/status of 40[149]|net::ERR_FAILED/] })

const isWrite = (route: Route) => route.request().method() !== 'GET'

const actions: Record<string, Action> = { ...menuActions, ...accountActions }

for (const [name, action] of Object.entries(actions)) {
  const { writes, open, press, ask = press, done, settled, before, after, now } = action

  test(`${name}: two seconds a call are waited for, and it is done once`, phone, async ({ page }) => {
    await publicOwner(page, 'Bar Lento')
    await open(page)
    let sent = 0
    await page.route(writes, async (route) => {
      if (isWrite(route)) sent += 1
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await press(page)
    await expect(page.getByText(done)).toBeVisible()
    expect(sent).toBe(1)
    expect(await now(page)).toEqual(after)
  })

  test(`${name}: what never left is done by a second press`, phone, async ({ page }) => {
    await publicOwner(page, 'Bar sin Cobertura')
    await open(page)
    await page.route(writes, (route) => (isWrite(route) ? route.abort() : route.continue()))
    await press(page)
    await expect(
      page.getByText(/No hay conexión con el servidor|No se ha podido hacer|No se pudo /).first(),
    ).toBeVisible()
    expect(await now(page)).toEqual(before)
    await page.unroute(writes)
    await press(page)
    await expect(page.getByText(done)).toBeVisible()
    expect(await now(page)).toEqual(after)
  })

  test(`${name}: a lost answer leads to nothing that was not meant`, phone, async ({ page }) => {
    await publicOwner(page, 'Bar a Medias')
    await open(page)
    let isLost = false
    await page.route(writes, async (route) => {
      if (!isWrite(route) || isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await press(page)
    await expect.poll(() => now(page)).toEqual(after)
    await page.reload()
    await expect(settled(page)).toBeEnabled()
    expect(await now(page)).toEqual(after)
  })

  test(`${name}: a session that is over does nothing, and leads back here`, phone, async ({ page }) => {
    const { email } = await publicOwner(page, 'Bar Caducado')
    await open(page)
    const { pathname } = new URL(page.url())
    await page.context().clearCookies()
    await ask(page)
    await expect(page).toHaveURL(/\/signin\?next=/)
    await page.getByLabel('Correo electrónico').fill(email)
    // By the keyboard's own key: what appears where a finger has just been takes no press for a second (docs/decisions/0036).
    await page.getByLabel('Contraseña', { exact: true }).fill(newPassword)
    await page.getByLabel('Contraseña', { exact: true }).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === pathname)
    expect(await now(page)).toEqual(before)
    await press(page)
    await expect(page.getByText(done)).toBeVisible()
    expect(await now(page)).toEqual(after)
  })
}

test(
  'publish and withdraw in two tabs keep what the other tab has written',
  phone,
  async ({ page, context }) => {
    await publicOwner(page, 'Bar de Dos Pestañas')
    await openMenu(page, 'publish')
    const other = await context.newPage()
    await other.goto('/menu')
    await expect(other.getByLabel('Precio del menú')).toBeEnabled()
    await other.getByLabel('Precio del menú').fill('13')
    await button(other, 'Publicar los cambios').tap()
    await expect(other.getByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Observaciones' }).fill('Pan sin gluten')
    await button(page, 'Publicar los cambios').tap()
    await expect(page.getByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
    expect(await today(page)).toEqual({ state: 'published', price: 13 })
    await button(other, 'Más acciones').tap()
    await button(other, 'Retirar').tap()
    await expect(other.getByText('Menú retirado: ya no se ve en tu página.')).toBeVisible()
    const { menus } = await ownMenus(page)
    expect(menus).toMatchObject([{ state: 'draft', price: 13, observation: 'Pan sin gluten' }])
  },
)

test('copy in two tabs overwrites nothing unasked', phone, async ({ page, context }) => {
  await publicOwner(page, 'Bar de Dos Semanas')
  const { open, press, ask, done } = menuActions.copy
  await open(page)
  const other = await context.newPage()
  await other.goto('/menu/semana')
  await expect(button(other, /^Copiar o mover: /)).toBeEnabled()
  await ask(other)
  const day = other.getByRole('button', { name: /Libre$/ }).nth(1)
  await expect(day).toBeVisible()
  await press(page)
  await expect(page.getByText(done)).toBeVisible()
  await day.tap()
  const asked = other.getByRole('dialog', { name: 'Ya hay menú en esos días' })
  await asked.getByRole('button', { name: 'Dejarlo como está' }).tap()
  await expect(asked).toBeHidden()
  expect(await count(page)).toBe(2)
})

test('a new template whose answer is lost is saved once, however often', phone, async ({ page }) => {
  await publicOwner(page, 'Bar de una Plantilla')
  const { writes, open, press, done, after, now } = accountActions['template save']
  await open(page)
  let lost = 0
  await page.route(writes, async (route) => {
    if (!isWrite(route) || lost > 1) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  for (const nth of [1, 2]) {
    await press(page)
    await expect.poll(() => lost).toBe(nth)
    await expect(page.getByText('No hay conexión con el servidor.').first()).toBeVisible()
  }
  await press(page)
  await expect(page.getByText(done)).toBeVisible()
  expect(await now(page)).toBe(after)
})

test('a payment whose answer is lost is made once', phone, async ({ page }) => {
  await publicOwner(page, 'Bar de un Pago')
  const { writes, open, press, after, now } = accountActions.payment
  await open(page)
  let isLost = false
  await page.route(writes, async (route) => {
    if (!isWrite(route) || isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await press(page)
  await expect(page.getByText('No se pudo completar el pago de prueba.')).toBeVisible()
  await press(page)
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('listitem').filter({ hasText: 'ACTIVO' })).toContainText('Premium')
  expect(await now(page)).toBe(after)
})

test('template save in two tabs asks before one replaces the other', phone, async ({ page, context }) => {
  await publicOwner(page, 'Bar de Dos Plantillas')
  const { open, press, done } = accountActions['template save']
  await open(page)
  await press(page)
  await expect(page.getByText(done)).toBeVisible()
  const other = await context.newPage()
  await openTemplate(other, 'Otoño', new URL(page.url()).pathname + new URL(page.url()).search)
  await press(other)
  await expect(other.getByText(done)).toBeVisible()
  await page.getByLabel('Nombre de la plantilla').fill('Invierno')
  await press(page)
  const asked = page.getByRole('dialog', { name: 'Alguien ha guardado antes que tú' })
  await expect(asked.getByText('Otoño')).toBeVisible()
  await asked.getByRole('button', { name: 'Quedarme con lo mío' }).tap()
  await expect(asked).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Nombre de la plantilla')).toHaveValue('Invierno')
})

test('payment in two tabs is charged once', phone, async ({ page, context }) => {
  await publicOwner(page, 'Bar de Dos Pagos')
  const { open, press, done, after, now } = accountActions.payment
  await openOrder(page)
  const other = await context.newPage()
  await other.goto('/payment')
  await open(page)
  await button(other, 'Pagar con tarjeta').tap()
  await expect(pay(other)).toBeEnabled()
  expect(other.url(), 'the same payment').toBe(page.url())
  await press(page)
  await expect(page.getByText(done)).toBeVisible()
  await press(other)
  await expect(other).toHaveURL('/subscription')
  expect(await now(page)).toBe(after)
})
