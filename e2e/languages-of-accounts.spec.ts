import { expectAccessible } from './support/accessibility'
import { expect, phone, test } from './support/test'

const narrow = { viewport: { width: 360, height: 740 } }

test.describe(() => {
  test.use(narrow)

  for (const path of ['/signin', '/signup', '/forgetPassword'])
    test(
      `the header of ${path} leads to the same page in each language, also on a phone`,
      phone,
      async ({ page }) => {
        await page.goto(`${path}?next=%2Fmenu`)
        const header = page.getByRole('banner')
        const chooser = header.getByRole('link', { name: 'Idioma: Castellano' })
        await expect(chooser).toHaveAttribute('href', '#idiomas')
        await chooser.click()
        await expect(header.getByRole('link', { name: 'Galego' })).toBeVisible()
        await expect(header.getByRole('link', { name: 'Deutsch' })).toHaveCount(0)
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }))
        expect(scroll).toBe(client)
        await expectAccessible(page)
        await header.getByRole('link', { name: 'Euskara' }).click()
        await expect(page).toHaveURL(new RegExp(`/eu${path}\\?next=%2Fmenu$`))
        await expect(header.getByRole('link', { name: /: Euskara$/ })).toBeVisible()
      },
    )
})
