import type { Page } from '@playwright/test'
import { register } from '@/contract/endpoints/accounts'
import { newAddress } from './mailbox'
import { fromElsewhere } from './newcomer'
import { expect } from './test'

export const newPassword = 'tortilla con cebolla 7'

/** An owner nobody knows, signed in in this browser; the form of /signup has tests of its own. */
export async function signUpQuickly(page: Page, firstName = 'Lucía') {
  const email = newAddress('wizard')
  const data = { firstName, lastName: 'Prueba', email, password: newPassword }
  const headers = { 'sec-fetch-site': 'same-origin', ...fromElsewhere() }
  const reply = await page.request.post(register.path, { data, headers })
  expect(reply.status()).toBe(201)
  await page.addInitScript(() => localStorage.setItem('isAuthenticated', 'true'))
  return { email }
}

/** Their restaurant's id, as the web knows it. */
export async function ownRestaurantId(page: Page): Promise<string> {
  const { owner } = await (await page.request.get('/api/session')).json()
  return owner.restaurant.restaurantId
}
