import { profilePath } from '@/contract/rules/profile/profile-slug'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

test.use({ javaScriptEnabled: false })

test('search takes words, filters, pages and tabs', desktop, async ({ page }) => {
  await page.goto('/restaurant/search/restaurant')
  await page.getByRole('link', { name: /^Domicilio/ }).click()
  await expect(page).toHaveURL('/restaurant/search/restaurant?delivery=1')
  await page.getByRole('searchbox').fill('tortilla')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\?(delivery=1&q=tortilla|q=tortilla&delivery=1)$/)
  await expect(page.getByRole('searchbox')).toHaveValue('tortilla')
  await expect(page.getByRole('link', { name: /^Domicilio/ })).toHaveAttribute('aria-current', 'true')

  await page.goto('/restaurant/search/restaurant')
  await page.getByRole('link', { name: 'Ver más' }).click()
  await expect(page.getByText('Página 2', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Menú del día' }).click()
  await expect(page.getByRole('article').first()).toContainText('€')
})

test('search takes a place', desktop, async ({ page }) => {
  await page.goto('/restaurant/search/menu?open=1')
  await page.getByRole('textbox', { name: 'Ciudad, barrio o código postal' }).fill('Sevilla')
  await page.getByRole('button', { name: 'Buscar aquí' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menús del día cerca de Sevilla')
  await expect(page).toHaveURL(/open=1/)
})

for (const [count, width, height] of [
  [3, 360, 780],
  [6, 1280, 900],
] as const)
  test(`the first screen has ${count} menus at ${width} × ${height}`, desktop, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/restaurant/search/menu?place=Lavapi%C3%A9s%2C+Madrid&lat=40.4089&lon=-3.7010')
    await expect(page.getByRole('article').nth(count - 1)).toBeInViewport({ ratio: 1 })
  })

test('on a phone the form for a place and the plot are one press away', desktop, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/restaurant/search/menu?place=Lavapi%C3%A9s%2C+Madrid&lat=40.4089&lon=-3.7010')
  const plot = page.getByRole('img', { name: /^Plano con los precios alrededor de/ })
  await expect(plot).toBeHidden()
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await expect(plot).toBeInViewport()
  await page.goBack()
  await expect(plot).toBeHidden()
  await page.getByRole('link', { name: 'Cambiar ubicación' }).click()
  await page.getByRole('textbox', { name: 'Ciudad, barrio o código postal' }).fill('cerca de mí')
  await page.getByRole('button', { name: 'Buscar aquí' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Dónde estás?')
  await page.getByRole('textbox', { name: 'Ciudad, barrio o código postal' }).fill('Sevilla')
  await page.getByRole('button', { name: 'Buscar aquí' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menús del día cerca de Sevilla')
})

test('the sheets open and answer by themselves', phone, async ({ page }) => {
  await page.goto('/restaurant/search/restaurant?open=1')
  await page.getByRole('button', { name: 'Tipo de cocina' }).click()
  await page.getByRole('checkbox', { name: 'Española' }).check()
  await page.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(page).toHaveURL(/\?open=1&cuisine=Espa%C3%B1ola$/)
  await page.getByRole('button', { name: 'Filtrar por distancia' }).click()
  await page.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(page).toHaveURL(/km=5/)
  await page.getByRole('button', { name: 'Ordenar por precio' }).click()
  await page.getByRole('link', { name: 'De más caro a más barato' }).click()
  await expect(page).toHaveURL(/price=desc/)
})

test('a profile is complete', desktop, async ({ page, request }) => {
  const { restaurant, menus } = await restaurantWith(
    request,
    (found) =>
      found.restaurant.profileImages.length > 2 &&
      found.menus.some(({ categories }) => categories.some(({ items }) => items.length > 3)),
  )
  const items =
    menus.flatMap(({ categories }) => categories).find((category) => category.items.length > 3)?.items ?? []
  await page.goto(profilePath(restaurant))
  const menu = page.getByRole('region', { name: /^Menú de (hoy|esta noche)$/ }).first()
  await menu
    .getByText(`Ver más (${items.length - 2})`)
    .first()
    .click()
  await expect(menu.getByText(items.at(-1)?.name ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Horario de la semana' })).toBeVisible()
  await expect(page.getByText(restaurant.restaurantLocation.Address).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compartir' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)

  await page.getByRole('link', { name: /^\+\d+ fotos?$/ }).click()
  await expect(
    page
      .getByRole('region', { name: /^Fotos de/ })
      .getByRole('img')
      .first(),
  ).toBeInViewport()
})

test('something wrong on a profile can be reported', phone, async ({ page, request }) => {
  const { restaurant } = await restaurantWith(request, () => true)
  await page.goto(profilePath(restaurant))
  const form = page.getByRole('region', { name: '¿Algo no es así?' })
  await form.getByText('¿Algo no es así?').click()
  await form.getByRole('radio', { name: 'El horario' }).check()
  await form.getByRole('textbox').fill('Los lunes abren a las 14:00')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/#aviso-recibido$/)
  await expect(page.getByText('Gracias. Lo hemos apuntado y lo revisaremos.')).toBeVisible()
})
