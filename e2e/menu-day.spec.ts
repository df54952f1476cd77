import { getMenuDay } from '@/contract/endpoints/menus'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import { addDays } from '@/contract/rules/time/local-time'
import { expectAccessible } from './support/accessibility'
import { apiUrl } from './support/demo-owner'
import { liftFinger } from './support/lift-finger'
import { pagesOf } from './support/pdf'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

test.describe('the menu of a day', () => {
  test(
    'stays where it was, leads to the days beside it, and tells machines whose it was and when',
    phone,
    async ({ page, request, restaurant }) => {
      const house = await restaurant()
      await page.goto(profilePath(house))
      await page.getByRole('link', { name: /^Menú anterior/ }).click()
      await expect(page.getByText(/^Este menú es del .*; ver el de hoy\.$/)).toBeVisible()
      await expect(page.getByText('Menú disponible')).toHaveCount(0)
      const last = new URL(page.url())
      const canonical = page.locator('link[rel="canonical"]')
      await expect(canonical).toHaveAttribute('href', last.href)
      const path = getMenuDay.path
        .replace(':restaurantId', house.restaurantId)
        .replace(':date', last.pathname.slice(-10))
      const day = getMenuDay.reply.parse(await (await request.get(apiUrl + path)).json())
      const dish = day.menu[0]?.categories[0]?.items[0]?.name ?? ''
      await expect(page.getByRole('region', { name: 'Menú del día' })).toContainText(dish)
      const things = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)))
      expect(things).toContainEqual(
        expect.objectContaining({
          '@type': 'Menu',
          temporalCoverage: last.pathname.slice(-10),
          provider: expect.objectContaining({ '@type': 'Restaurant', name: house.restaurantName }),
        }),
      )
      await expectAccessible(page)

      await liftFinger(page)
      await page.getByRole('link', { name: /^Menú anterior/ }).click()
      await expect(canonical).toHaveAttribute('href', new RegExp(`${day.previousDate}$`))
      await liftFinger(page)
      await page.getByRole('link', { name: /^Menú siguiente/ }).click()
      await expect(page).toHaveURL(last.href)
      await page.getByRole('link', { name: 'ver el de hoy' }).click()
      await expect(page).toHaveURL(profilePath(house))
    },
  )

  test(
    'with an old name leads to the right one, and is nothing where the date is none',
    desktop,
    async ({ request, restaurant }) => {
      const house = await restaurant()
      const { restaurantId, restaurantName } = house
      const stale = `/restaurant/profile/${restaurantId}_Otro/2020-01-01`
      const answer = await request.get(stale, { maxRedirects: 0 })
      expect(answer.status()).toBe(308)
      expect(answer.headers().location).toContain(menuDayPath({ restaurantId, restaurantName }, '2020-01-01'))
      for (const text of ['hoy', '2026-02-30', '2026-1-1', '%00', '🍤'])
        expect((await request.get(`${profilePath(house)}/${text}`)).status(), text).toBe(404)
    },
  )
})

test.describe('a day without a menu', () => {
  test.use({ expectedErrors: [/404/] })

  for (const [date, title] of [
    ['2020-02-29', 'Ese día no hay menú'],
    [addDays(new Date().toISOString().slice(0, 10), 5), 'Ese día aún no ha llegado'],
  ] as const)
    test(`is a page with a way on: ${title}`, desktop, async ({ page, restaurant }) => {
      const house = await restaurant()
      for (const _ of ['rendered', 'cached']) {
        const answer = await page.goto(menuDayPath(house, date))
        expect(answer?.status()).toBe(404)
      }
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Ver el menú de hoy' }).click()
      await expect(page).toHaveURL(profilePath(house))
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  test('menus of other days, and days without one, are pages too', desktop, async ({ page, restaurant }) => {
    const house = await restaurant()
    await page.goto(profilePath(house))
    await page.getByRole('link', { name: /^Menú anterior/ }).click()
    await expect(page.getByText(/^Este menú es del/)).toBeVisible()
    await page.goto(menuDayPath(house, '2020-02-29'))
    await expect(page.getByRole('heading', { name: 'Ese día no hay menú' })).toBeVisible()
  })
})

test.describe('on paper', () => {
  test('is one page: the menu, whose it is and where', desktop, async ({ page, request }) => {
    const { restaurant, menus } = await restaurantWith(request, ({ menus: [menu, second] }) => {
      const dishes = menu?.categories.flatMap(({ items }) => items) ?? []
      return dishes.length > 10 && !second
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(profilePath(restaurant))
      expect(await pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
    }
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('region', { name: /^Menú de (hoy|esta noche)$/ })
    await expect(sheet.getByText(restaurant.restaurantName, { exact: true })).toBeVisible()
    const dishes = menus[0]?.categories.flatMap(({ items }) => items) ?? []
    for (const { name } of dishes) await expect(sheet.getByText(name, { exact: true }).first()).toBeVisible()
    for (const chrome of ['banner', 'contentinfo', 'heading'] as const)
      await expect(
        page.getByRole(chrome, { name: chrome === 'heading' ? 'Horario' : undefined }),
      ).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Compartir' })).toHaveCount(0)
  })
})
