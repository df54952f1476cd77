import { expectAccessible } from './support/accessibility'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, test } from './support/test'

test.use({ expectedErrors: [/503 .*\/pantalla\//] })

test(
  'a screen on the wall shows today’s menu, takes what is new and keeps what it has when nothing comes',
  desktop,
  async ({ page, request }) => {
    const { restaurant } = await restaurantWith(request, ({ menus: [first] }) => Boolean(first?.price))
    const path = `/pantalla/${restaurant.restaurantId}`
    await page.clock.install()
    await page.goto(path)
    const name = page.getByRole('heading', { level: 1 })
    await expect(name).toHaveText(restaurant.restaurantName)
    await expectAccessible(page)

    const changed = (await (await request.get(path)).text()).replaceAll(
      restaurant.restaurantName,
      'Casa Renovada',
    )
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: changed }))
    await page.clock.fastForward(61_000)
    await expect(name).toHaveText('Casa Renovada')

    await page.unroute(`**${path}`)
    await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: '' }))
    const asked = page.waitForResponse((response) => response.status() === 503)
    await page.clock.fastForward(61_000)
    await asked
    await expect(name).toHaveText('Casa Renovada')
    expect((await request.get('/pantalla/abcdefghjkmn')).status()).toBe(404)
  },
)
