import type { Page } from '@playwright/test'
import { addDays } from '@/contract/rules/time/local-time'
import { ownMenus, saveMenu } from '../public-owner'
import { expect } from '../test'
import { type Action, button } from './action'

const writes = '**/api/menus/mine/**'

export const today = async (page: Page) => {
  const own = await ownMenus(page)
  const menu = own.menus.find(({ date }) => date === own.today)
  return menu && { state: menu.state, price: menu.price }
}
export const count = async (page: Page) => (await ownMenus(page)).menus.length

export async function openMenu(page: Page, release: 'draft' | 'publish') {
  await saveMenu(page, (await ownMenus(page)).today, release)
  await page.goto('/menu')
  await expect(button(page, 'Más acciones')).toBeEnabled()
  await expect(page.getByLabel('Precio del menú')).toBeEnabled()
}

const isMenuOpen = (page: Page) => button(page, 'Más acciones')

export const menuActions = {
  publish: {
    writes,
    open: (page) => openMenu(page, 'draft'),
    press: (page) => button(page, 'Publicar ahora').tap(),
    done: /^Se ve en tu página/,
    settled: isMenuOpen,
    before: { state: 'draft', price: 11 },
    after: { state: 'published', price: 11 },
    now: today,
  },
  withdraw: {
    writes,
    open: (page) => openMenu(page, 'publish'),
    async press(page) {
      await button(page, 'Más acciones').tap()
      await button(page, 'Retirar').tap()
    },
    done: 'Menú retirado: ya no se ve en tu página.',
    settled: isMenuOpen,
    before: { state: 'published', price: 11 },
    after: { state: 'draft', price: 11 },
    now: today,
  },
  copy: {
    writes,
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
    settled: (page) => button(page, /^Copiar o mover: /),
    before: 1,
    after: 2,
    now: count,
  },
} satisfies Record<string, Action>
