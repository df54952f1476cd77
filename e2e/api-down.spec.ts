import { profilePath } from '@/contract/rules/profile/profile-slug'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, test } from './support/test'
import { webOfItsOwn } from './support/web-of-its-own'

test.use({ expectedErrors: [/status of 50\d|Failed to load resource/] })

test(
  'with the host API down, what was seen stays; the rest says so and can be tried again',
  desktop,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const { restaurant } = await restaurantWith(request, () => true)
    const web = await webOfItsOwn()
    try {
      const name = page.getByRole('heading', { level: 1 })
      await page.goto(web.url + profilePath(restaurant))
      await expect(name).toContainText(restaurant.restaurantName)
      web.api.cut()

      await page.reload()
      await expect(name).toContainText(restaurant.restaurantName)

      const answer = await page.goto(`${web.url}/restaurant/search/restaurant?q=croquetas`)
      expect(answer?.status()).toBe(503)
      await expect(name).toHaveText('Se nos ha caído la bandeja')

      const status = await page.goto(`${web.url}/estado`)
      expect(status?.status()).toBe(200)
      expect(status?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByText(/La parte de Mantel que busca y guarda no responde desde el/)).toBeVisible()
      await page.goBack()
      web.api.mend()
      await page.getByRole('link', { name: 'Probar otra vez' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('croquetas')
    } finally {
      await web.end()
    }
  },
)
