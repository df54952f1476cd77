import { expectAccessible } from './support/accessibility'
import { expect, phone, test } from './support/test'

test(
  'a code in the house’s colour opens the page with today’s menu, not a file',
  phone,
  async ({ page, login, browser }) => {
    await login()
    await page.goto('/generateQR')
    await page.getByRole('radio', { name: 'Rojo mantel' }).press('Space')
    for (const name of ['Tarjeta para imprenta (PDF)', 'Cuatro tarjetas en un A4 (PDF)'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /b80f2a/)
    await expectAccessible(page)
    const address = (await page.getByText(/\/qr\/[0-9a-z]{12}$/).textContent()) ?? ''
    const passerBy = await browser.newContext()
    const opened = await passerBy.newPage()
    await opened.goto(new URL(address).pathname)
    await expect(opened).toHaveURL(/\/restaurant\/profile\//)
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await passerBy.cookies()).toEqual([])
    await passerBy.close()
  },
)
