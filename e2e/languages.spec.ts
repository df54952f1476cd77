import { getOwnQr } from '@/contract/endpoints/qr'
import { expectAccessible } from './support/accessibility'
import { ownMenus, publicOwner } from './support/public-owner'
import { expect, phone, test } from './support/test'

test(
  'an owner corrects a dish once, diners read it at once, and the step can be undone',
  phone,
  async ({ page }) => {
    const { profile } = await publicOwner(page, 'Casa Trapisonda')
    const { today } = await ownMenus(page)
    const items = [{ name: 'Lentejas estofadas' }, { name: 'Trapisonda de la casa' }]
    const window = { start: '20:00', end: '29:00' }
    const content = { price: 11, window, categories: [{ name: 'Primeros', items }] }
    const saved = await page.request.put(`/api/menus/mine/${today}/cena`, {
      data: { content, version: null, release: 'publish' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(saved.status()).toBe(200)
    const diner = `/en${profile}/${today}`

    await page.goto(diner)
    await expect(page.getByText('Trapisonda de la casa')).toBeVisible()

    await page.goto('/menu')
    await page.getByRole('link', { name: 'Idiomas' }).click()
    await expect(page.getByText('Stewed lentils')).toBeVisible()
    await expect(page.getByText('Se queda como lo escribiste', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Corregir «Trapisonda de la casa»' }).click()
    const field = page.getByLabel('«Trapisonda de la casa» en inglés')
    await field.fill('<b>Stew</b>')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(field).toHaveAccessibleDescription(/sin signos como/)
    await field.fill('Vegetable stew of the house')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Corregido por ti')).toBeVisible()
    await expectAccessible(page)

    await page.goto(diner)
    await expect(page.getByText('Vegetable stew of the house')).toBeVisible()

    await page.goBack()
    await page.getByRole('button', { name: 'Quitar la corrección de «Trapisonda de la casa»' }).click()
    await expect(page.getByText('Corregido por ti')).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Corregido por ti')).toBeVisible()
    await page.goto(diner)
    await expect(page.getByText('Vegetable stew of the house')).toBeVisible()
  },
)

test(
  'a scan leads to the menu in the phone’s language, and to the profile otherwise',
  phone,
  async ({ page }) => {
    const { profile } = await publicOwner(page, 'Casa Escaneada')
    const { today } = await ownMenus(page)
    const { url } = getOwnQr.reply.parse(await (await page.request.get('/api/qr/mine')).json())
    const scan = async (language: string) => {
      const answer = await page.request.get(new URL(url).pathname, {
        headers: { 'accept-language': language },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(307)
      return answer.headers().location
    }
    expect(await scan('en-GB,es;q=0.5')).toBe(`/en${profile}#menu-entero`)
    const content = { price: 11, window: { start: '20:00', end: '29:00' }, categories: [lentils] }
    const saved = await page.request.put(`/api/menus/mine/${today}/cena`, {
      data: { content, version: null, release: 'publish' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(saved.status()).toBe(200)
    expect(await scan('eu')).toBe(`/eu${profile}#menu-entero`)
    expect(await scan('es-ES,en;q=0.5')).toBe(`${profile}#menu-entero`)
    expect(await scan('nl, en;q=0.8')).toBe(`/en${profile}#menu-entero`)
    expect(await scan('it')).toBe(`${profile}#menu-entero`)
  },
)

test('a Basque menu is read in Castilian, and as it was written one press away', phone, async ({ page }) => {
  const { profile } = await publicOwner(page, 'Etxe Ona')
  const { today } = await ownMenus(page)
  const items = ['Oilaskoa labean patatekin', 'Legatza plantxan', 'Trapisonda'].map((name) => ({ name }))
  const content = {
    price: 11,
    window: { start: '20:00', end: '29:00' },
    categories: [{ name: 'Segundos', items }],
  }
  const saved = await page.request.put(`/api/menus/mine/${today}/cena`, {
    data: { content, version: null, release: 'publish' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(saved.status()).toBe(200)
  await page.goto(`${profile}/${today}`)
  await expect(page.getByText('Pollo al horno con patatas')).toBeVisible()
  await expect(page.getByText('Oilaskoa labean patatekin')).toHaveAttribute('lang', 'eu')
  await expect(page.locator('i[lang="eu"]')).toHaveText('Trapisonda')
  await expect(page.getByText(/^Traducción automática\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Leerlo en euskera' }).click()
  await expect(page).toHaveURL(new RegExp(`/eu${profile}/${today}$`))
  await expect(page.getByText('Oilaskoa labean patatekin')).not.toHaveAttribute('lang')
  await expect(page.getByText('Pollo al horno con patatas')).toHaveCount(0)

  await page.goto(`/menu/idiomas?dia=${today}&servicio=cena`)
  await page.getByRole('link', { name: 'Castellano', exact: true }).first().click()
  await expect(page).toHaveURL(/idioma=es/)
  await page.getByRole('button', { name: 'Corregir «Trapisonda»' }).click()
  await page.getByLabel('«Trapisonda» en castellano').fill('Guiso de la casa')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Corregido por ti')).toBeVisible()
  await page.goto(`${profile}/${today}`)
  await expect(page.getByText('Guiso de la casa')).toBeVisible()
})

const lentils = { name: 'Primeros', items: [{ name: 'Lentejas estofadas' }] }
