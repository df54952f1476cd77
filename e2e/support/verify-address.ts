import type { APIRequestContext } from '@playwright/test'
import { verifyEmail } from '@/contract/endpoints/accounts'
import { expect } from './test'

/** Follows the link of the mail that greets a new owner, without a browser: /verify-email has tests of its own. */
export async function verifyAddress(request: APIRequestContext, email: string) {
  await expect(async () => {
    const list = await (await request.get('/dev/mail')).text()
    const mail = list.split('href="').find((part) => /^\/dev\/mail\/\w+"/.test(part) && part.includes(email))
    const html = await (await request.get(`${mail?.split('"')[0]}/html`)).text()
    const token = html.match(/verify-email\?token=([^"&<]+)/)?.[1] ?? ''
    expect((await request.get(`${verifyEmail.path}?token=${token}`)).ok()).toBe(true)
  }).toPass()
}
