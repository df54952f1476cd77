import type { Page, Route } from '@playwright/test'
import { addDays } from '@/contract/rules/time/local-time'
import { ownMenus, publicOwner, saveMenu } from './support/public-owner'
import { newPassword } from './support/signed-up'
import { expect, phone, test } from './support/test'

test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: [/status of 40[149]|net::ERR_FAILED/] })

type Action = {
  /** Opens the screen with everything ready for the press. */
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** The part of the press that asks the host first. */
  ask?: (page: Page) => Promise<unknown>
  /** A text that the page shows when the action is done. */
  done: string | RegExp
  /** What the host has afterwards, and before. */
  after: unknown
  before: unknown
  now: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const writes = '**/api/menus/mine/**'
const isWrite = (route: Route) => route.request().method() !== 'GET'

const today = async (page: Page) => {
  const own = await ownMenus(page)
  const menu = own.menus.find(({ date }) => date === own.today)
  return menu && { state: menu.state, price: menu.price }
}
const count = async (page: Page) => (await ownMenus(page)).menus.length

async function openMenu(page: Page, release: 'draft' | 'publish') {
  await saveMenu(page, (await ownMenus(page)).today, release)
  await page.goto('/menu')
  await expect(button(page, 'Más acciones')).toBeEnabled()
  await expect(page.getByLabel('Precio del menú')).toBeEnabled()
}

const actions = {
  publish: {
    open: (page) => openMenu(page, 'draft'),
    press: (page) => button(page, 'Publicar ahora').tap(),
    done: /^Se ve en tu página/,
    before: { state: 'draft', price: 11 },
    after: { state: 'published', price: 11 },
    now: today,
  },
  withdraw: {
    open: (page) => openMenu(page, 'publish'),
    async press(page) {
      await button(page, 'Más acciones').tap()
      await button(page, 'Retirar').tap()
    },
    done: 'Menú retirado: ya no se ve en tu página.',
    before: { state: 'published', price: 11 },
    after: { state: 'draft', price: 11 },
    now: today,
  },
  copy: {
    async open(page) {
      await saveMenu(page, addDays((await ownMenus(page)).today, 1), 'draft')
      await page.goto('/menu/semana')
      await expect(button(page, /^Copiar o mover: /)).toBeEnabled()
    },
    ask: (page) => button(page, /^Copiar o mover: /).tap(),
    async press(page) {
      await button(page, /^Copiar o mover: /).tap()
      await page
        .getByRole('button', { name: /Libre$/ })
        .nth(1)
        .tap()
    },
    done: /^Copiado a comida/,
    before: 1,
    after: 2,
    now: count,
  },
} satisfies Record<string, Action>

for (const [name, { open, press, ask = press, done, before, after, now }] of Object.entries<Action>(
  actions,
)) {
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
      page.getByText(/No hay conexión con el servidor|No se ha podido hacer/).first(),
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
    await expect(button(page, /^(Más acciones|Copiar o mover: .*)$/)).toBeEnabled()
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
    await page.getByLabel('Contraseña', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Iniciar sesión' }).tap()
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
  const { open, press, ask, done } = actions.copy
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
