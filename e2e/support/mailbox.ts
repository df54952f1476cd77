import type { Page } from '@playwright/test'
import { expect } from './test'

let count = 0

/** An address no other test writes to. */
export const newAddress = (name: string) => `${name}.${process.pid}.${Date.now()}.${count++}@example.com`

/** Opens the newest mail that arrived for an address. */
export async function openMailTo(page: Page, address: string) {
  await expect(async () => {
    await page.goto('/dev/mail')
    await page.getByRole('link', { name: address }).first().click({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Follows a link of the open mail, as somebody who reads it does. */
export async function followInMail(page: Page, name: string) {
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name }).click()
  const popup = await opened
  // Nobody waits for a page that opens by itself: its words can be read before its stylesheet has come.
  await popup.waitForLoadState()
  return popup
}

/** What a mail program finds in List-Unsubscribe: a path, so that it works wherever the site is reached. */
export async function oneClickPath(page: Page) {
  await page.getByText('Cabeceras').click()
  const headers = await page.getByText('List-Unsubscribe-Post: List-Unsubscribe=One-Click').textContent()
  const { pathname, search } = new URL(headers?.match(/^List-Unsubscribe: <(.+)>$/m)?.[1] ?? '')
  return pathname + search
}
