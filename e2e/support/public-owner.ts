import type { Page } from '@playwright/test'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { profileSheet } from '@/contract/entities/profile-sheet'
import { ownRestaurantId, signUpQuickly } from './signed-up'
import { smallTown } from './small-town'
import { expect } from './test'
import { verifyAddress } from './verify-address'

const headers = { 'sec-fetch-site': 'same-origin' }

/** An owner who may publish, with a restaurant that everybody finds. */
export async function publicOwner(page: Page, name: string) {
  const { email } = await signUpQuickly(page)
  await verifyAddress(page.request, email)
  const restaurantId = await ownRestaurantId(page)
  const path = `/api/profile/restaurants/${restaurantId}`
  const { version } = profileSheet.parse(await (await page.request.get(path)).json())
  const data = {
    version,
    changes: { restaurantName: name, description: 'Como siempre.', ...smallTown(name) },
  }
  expect((await page.request.patch(path, { data, headers })).ok()).toBe(true)
  return { email, restaurantId, profile: `/restaurant/profile/${restaurantId}_${name.replaceAll(' ', '_')}` }
}

export const ownMenus = async (page: Page) =>
  listOwnMenus.reply.parse(await (await page.request.get('/api/menus/mine')).json())

const dishes = ['Lentejas', 'Gazpacho'].map((name) => ({ name }))

/** Saves a small menu, without the form. */
export async function saveMenu(page: Page, date: string, release: 'draft' | 'publish') {
  const content = { price: 11, categories: [{ name: 'Primeros', items: dishes }] }
  const saved = await page.request.put(`/api/menus/mine/${date}/comida`, {
    data: { content, version: null, release },
    headers,
  })
  expect(saved.status()).toBe(200)
}
