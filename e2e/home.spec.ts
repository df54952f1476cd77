import type { Page } from '@playwright/test'
import { listCities } from '@/contract/endpoints/cities'
import { apiUrl } from './support/demo-owner'
import { layoutShift, restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const today = (page: Page) => page.getByRole('region', { name: /^Hoy, / })

test(
  'says what there is today in the largest city, to who comes first',
  desktop,
  async ({ page, request }) => {
    const answer = await request.get(`${apiUrl}/api/cities`)
    const [city] = listCities.reply.parse(await answer.json()).cities
    await page.goto('/')
    await expect(today(page)).toHaveAccessibleName(`Hoy, en ${city?.name}`)
    await expect(today(page).getByRole('article')).toHaveCount(3)
    await expect(today(page).getByText(/Lo más barato: .+, \d+(,\d\d)?\s€/)).toBeVisible()
    await expect(today(page).getByRole('link', { name: /menús? nuevos? desde ayer/ })).toHaveAttribute(
      'href',
      `/menu-del-dia/${city?.slug}`,
    )
  },
)

test(
  'says what there is near the last place and at favourites, to who returns, and moves nothing',
  phone,
  async ({ page, request }) => {
    const { restaurant } = await restaurantWith(request, ({ menus }) =>
      menus.some(({ price }) => price !== null),
    )
    await page.addInitScript((id) => {
      sessionStorage.setItem('userLocation', 'Triana, Sevilla')
      sessionStorage.setItem(
        'searchHistory',
        JSON.stringify([{ name: 'Triana, Sevilla', lat: 37.385, long: -6.003 }]),
      )
      localStorage.setItem('favourites', JSON.stringify([id]))
    }, restaurant.restaurantId)
    await page.goto('/')
    await today(page).scrollIntoViewIfNeeded()
    await expect(today(page)).toHaveAccessibleName('Hoy, cerca de Triana, Sevilla')
    await expect(today(page).getByRole('article')).toHaveCount(3)
    await expect(today(page).getByRole('link', { name: /menús? nuevos? desde ayer$/ })).toHaveAttribute(
      'href',
      /lat=37\.385/,
    )
    await page.getByRole('link', { name: 'Tus favoritos' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(`${restaurant.restaurantName} `)).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.01)
  },
)
