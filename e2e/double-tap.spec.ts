import type { Locator, Page } from '@playwright/test'
import { addDays } from '@/contract/rules/time/local-time'
import { ownMenus, publicOwner, saveMenu } from './support/public-owner'
import { tapAgain } from './support/tap-again'
import { expect, phone, test } from './support/test'

test.describe.configure({ timeout: 120_000 })

/** A screen with a button that gives its place to another one, or changes its meaning. docs/decisions/0216 */
type Row = {
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Locator
  /** A text that shows the outcome of the first tap. */
  outcome: string
  /** What holds only while the later taps did nothing. */
  holds: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const stateToday = async (page: Page) => {
  const { today, menus } = await ownMenus(page)
  return menus.find(({ date, service }) => date === today && service === 'comida')?.state
}
const isPublished = (page: Page) => expect.poll(() => stateToday(page)).toBe('published')

async function openMenu(page: Page, release: 'draft' | 'publish') {
  await publicOwner(page, 'Bar del Doble Toque')
  await saveMenu(page, (await ownMenus(page)).today, release)
  await page.goto('/menu')
  await expect(button(page, 'Más acciones')).toBeEnabled()
  await expect(page.getByLabel('Precio del menú')).toBeEnabled()
}

async function openChanged(page: Page) {
  await openMenu(page, 'publish')
  await page.getByLabel('Precio del menú').fill('13,50')
}

async function openActions(page: Page) {
  await openMenu(page, 'publish')
  await button(page, 'Más acciones').tap()
  await expect(button(page, 'Retirar')).toBeVisible()
}

/** Last week's menu of the same weekday, to repeat. */
async function openWeek(page: Page) {
  await publicOwner(page, 'Bar de la Semana')
  const { today } = await ownMenus(page)
  await saveMenu(page, addDays(today, 1), 'draft')
  await page.goto('/menu/semana')
}

const rows: Record<string, Row> = {
  '«Publicar ahora»': {
    open: (page) => openMenu(page, 'draft'),
    press: (page) => button(page, 'Publicar ahora'),
    outcome: '¡Tu menú está publicado!',
    holds: isPublished,
  },
  '«Publicar los cambios»': {
    open: openChanged,
    press: (page) => button(page, 'Publicar los cambios'),
    outcome: '¡Tu menú está publicado!',
    holds: async (page) => {
      await isPublished(page)
      await expect(page.getByText(/^Se ve en tu página/)).toBeVisible()
    },
  },
  '«⋯» of a menu': {
    open: (page) => openMenu(page, 'publish'),
    press: (page) => button(page, 'Más acciones'),
    outcome: 'Tienes diez segundos para deshacerlo.',
    holds: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Más acciones' })).toBeVisible()
      await isPublished(page)
    },
  },
  '«Retirar»': {
    open: openActions,
    press: (page) => button(page, 'Retirar'),
    outcome: 'Menú retirado',
    holds: (page) => expect.poll(() => stateToday(page)).toBe('draft'),
  },
  '«Borrar»': {
    open: openActions,
    press: (page) => button(page, 'Borrar'),
    outcome: 'Menú borrado.',
    holds: (page) => expect.poll(() => stateToday(page)).toBe(undefined),
  },
  'a dish that is taken away': {
    async open(page) {
      await openMenu(page, 'draft')
      await button(page, 'Más sobre Lentejas').tap()
    },
    press: (page) => button(page, 'Quitar Lentejas'),
    outcome: '«Lentejas» quitado.',
    holds: (page) =>
      expect(page.getByRole('combobox', { name: 'Plato 1 de Primeros' })).toHaveValue('Gazpacho'),
  },
  '«Agotado»': {
    open: (page) => openMenu(page, 'publish'),
    press: (page) => button(page, 'Agotado: Gazpacho'),
    outcome: 'Marcado como agotado',
    holds: (page) => expect(button(page, 'Agotado: Gazpacho')).toHaveAttribute('aria-pressed', 'true'),
  },
  'a day of the planner': {
    async open(page) {
      await openWeek(page)
      await button(page, /^Copiar o mover: /).tap()
      await expect(page.getByRole('button', { name: /Ya hay menú$/ })).toBeVisible()
    },
    press: (page) => page.getByRole('button', { name: /Libre$/ }).nth(1),
    outcome: 'Copiado a comida',
    holds: async (page) => {
      await expect(page.getByRole('article', { name: /^Comida/ })).toHaveCount(2)
      await expect(page).toHaveURL('/menu/semana')
    },
  },
  '«Deshacer» of the planner': {
    async open(page) {
      await openWeek(page)
      await button(page, /^Copiar o mover: /).tap()
      await page
        .getByRole('button', { name: /Libre$/ })
        .nth(1)
        .tap()
      await expect(page.getByRole('article', { name: /^Comida/ })).toHaveCount(2)
    },
    press: (page) => button(page, 'Deshacer'),
    outcome: 'Deshecho',
    holds: async (page) => {
      await expect(page.getByRole('article', { name: /^Comida/ })).toHaveCount(1)
      await expect(page).toHaveURL('/menu/semana')
    },
  },
  'a photo of the profile that is taken away': {
    async open(page) {
      const { restaurantId } = await publicOwner(page, 'Bar de las Fotos')
      await page.goto(`/restaurant/profile/edit/${restaurantId}`)
      await expect(page.getByLabel('Nombre del restaurante')).toBeEnabled()
      const files = ['paella', 'queso'].map((name) => `server/db/seed/files/demo-foto-${name}/320.webp`)
      await page.getByLabel('Añadir imágenes').setInputFiles(files)
      await expect(page.getByRole('img', { name: /^Imagen \d de 2/ })).toHaveCount(2)
    },
    press: (page) => button(page, 'Quitar la imagen 1'),
    outcome: 'Deshacer',
    holds: (page) => expect(page.getByRole('button', { name: /^Quitar la imagen/ })).toHaveCount(1),
  },
  'the menu of a phone': {
    open: (page) => page.goto('/'),
    press: (page) => button(page, 'Abrir el menú'),
    outcome: 'Contacta',
    holds: (page) => expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible(),
  },
  'a favourite': {
    open: (page) => page.goto('/restaurant/search/menu'),
    press: (page) => button(page, /, favorito$/),
    outcome: 'Quitado de favoritos',
    holds: (page) => expect(button(page, /, favorito$/)).toHaveAttribute('aria-pressed', 'true'),
  },
  'a filter of the search': {
    open: (page) => page.goto('/restaurant/search/menu'),
    press: (page) => page.getByRole('link', { name: /^Abierto ahora/ }),
    outcome: 'Limpiar filtros',
    holds: (page) => expect(page).toHaveURL(/open=1/),
  },
  'the question for the device': {
    open: (page) => page.goto('/'),
    press: (page) => button(page, 'Buscar cerca de mí'),
    outcome: 'Menús a tu alrededor',
    holds: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Menús a tu alrededor' })).toBeVisible()
      await expect(page).toHaveURL('/')
    },
  },
}

for (const [name, { open, press, outcome, holds }] of Object.entries(rows))
  test(`a double tap does what one tap does: ${name}`, phone, async ({ page }) => {
    await open(page)
    await expect(press(page)).toBeEnabled()
    await tapAgain(page, press(page), outcome)
    await holds(page)
  })

test.describe('before the cookies are answered', () => {
  test.use({ hasAnsweredCookies: false })

  test('a double tap on the answer presses nothing behind it', phone, async ({ page }) => {
    await page.goto('/')
    const allow = button(page, 'Permitir todas')
    await expect(allow).toBeEnabled()
    await tapAgain(page, allow, 'Hoy se come en…')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
})
