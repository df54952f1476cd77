import { crawl } from './support/crawl'
import { demoOwner } from './support/foreign-host/fixtures'
import { deadLinks, expect, linksOn, test } from './support/foreign-host/test'
import { desktop } from './support/test'

test.describe.configure({ mode: 'default' })

const profile = `/restaurant/profile/${demoOwner.restaurantId}_La_Fonda_de_Marta`

test('public pages work before a host that speaks the common calls alone', desktop, async ({ page }) => {
  await page.goto('/')
  await page.goto('/restaurant/search/menu')
  const results = page.getByRole('article')
  await expect(results).toHaveCount(2)
  await page.getByRole('searchbox').fill('lentejas')
  await page.getByRole('searchbox').press('Enter')
  await expect(results).toHaveCount(1)
  await results.getByRole('link', { name: 'La Fonda de Marta' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Fonda de Marta')
  await expect(page.getByText('Merluza a la plancha')).toBeVisible()
})

test('what anybody can reach from its home answers', desktop, async ({ request }) => {
  test.setTimeout(120_000)
  const visited = await crawl(request, '/')
  const broken = visited.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`)
  expect(broken).toEqual([])
  expect(visited.length).toBeGreaterThan(15)
  for (const path of ['/sitemap.xml', '/sitemaps/web.xml', '/robots.txt'])
    expect((await request.get(path)).status(), path).toBe(200)
  for (const path of ['/menu-del-dia', `${profile}/rss.xml`, `${profile}/2026-01-02`, '/sitemaps/1.xml'])
    expect((await request.get(path)).status(), path).toBe(404)
})

const ownerPages = [
  ...['/mi-restaurante', '/misdatospersonales', '/password', '/plantilla', '/plantilla/editor'],
  ...['/subscription', '/payment', '/invoices', '/generateQR', '/try-whatsapp', '/contacta', '/faqs'],
  ...['/wizard', '/wizardSec', '/thirdWizard', '/wizard/listo'],
  `/restaurant/profile/edit/${demoOwner.restaurantId}`,
]

test('no page of an owner is broken or leads to one that is', desktop, async ({ page, login }) => {
  test.setTimeout(180_000)
  await login(demoOwner)
  const links: string[] = []
  for (const path of ownerPages) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    links.push(...(await linksOn(page)))
  }
  await page.getByRole('button', { name: /La Fonda de Marta/ }).click()
  await expect(page.getByRole('link', { name: 'Mis datos personales' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mi menú' })).toHaveCount(0)
  expect(await deadLinks(page, [...links, ...(await linksOn(page))])).toEqual([])
})

test('an owner signs in, edits the profile and sees it', desktop, async ({ page, login, foreign }) => {
  await page.goto(profile)
  await login(demoOwner)
  await page.goto(`/restaurant/profile/edit/${demoOwner.restaurantId}`)
  await page.getByLabel('Acerca de').fill('Guisos de cuchara todo el año.')
  await page.getByRole('button', { name: 'Wifi' }).click()
  const fileOf = (name: string) => page.getByRole('group', { name }).locator('input[type="file"]')
  await fileOf('Imagen principal:').setInputFiles('app/apple-icon.png')
  await expect(page.getByAltText(/Imagen principal/)).toBeVisible()
  await page.getByRole('button', { name: 'Añadir un menú especial' }).click()
  await fileOf('Archivo del menú').setInputFiles('server/db/seed/files/demo-menu-navidad/menu.pdf')
  await page.getByLabel('Nombre', { exact: true }).fill('Menú de Nochebuena')
  await page.getByRole('button', { name: 'Añadir menú', exact: true }).click()
  await expect(page.getByText('Menú de Nochebuena')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('¡Actualizado correctamente!')).toBeVisible()
  expect(foreign.state.restaurant(demoOwner.restaurantId)).toMatchObject({
    description: 'Guisos de cuchara todo el año.',
    restaurantServices: ['Terraza', 'Para recoger'],
    contactNumber: '910000001',
    headerImageUrl: expect.stringMatching(/^http.*apple-icon/),
    specialMenus: [{ name: 'Menú de Nochebuena' }],
  })
  await page.goto(profile)
  await expect(page.getByText('Guisos de cuchara todo el año.')).toBeVisible()
  await expect(page.getByText('Menú de Nochebuena').first()).toBeAttached()
  const photo = page.locator('img[src*="apple-icon"]').first()
  await expect.poll(() => photo.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(0)
})

test('an account is opened, its password forgotten, its person renamed', desktop, async ({ page, login }) => {
  const email = 'lola@bar.example'
  await page.goto('/signup')
  await page.getByRole('checkbox').check()
  await page.getByLabel('Nombre').fill('Lola')
  await page.getByLabel('Apellidos').fill('Ríos')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('salmorejo con jamón')
  await page.getByRole('button', { name: 'Regístrate' }).click()
  await expect(page).toHaveURL('/try-whatsapp')
  await page.getByLabel('Nombre del restaurante').fill('Casa Lola')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/wizard')
  await expect(page.getByLabel('Nombre del restaurante')).toHaveValue('Casa Lola')
  await page.getByRole('button', { name: /^Abrir tu cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/signin/)

  const password = 'tres cañas y una tapa'
  await page.goto('/forgetPassword')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page).toHaveURL('/resetPassword')
  await page.getByLabel('Código de 6 dígitos').fill('123456')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Repite la contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByText('Contraseña cambiada exitosamente')).toBeVisible()

  await login({ email, password })
  await page.goto('/misdatospersonales')
  await page.getByLabel('Nombre').fill('Dolores')
  await page.getByLabel('Teléfono').fill('612 345 678')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText('Datos actualizados correctamente.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nombre')).toHaveValue('Dolores')
  await expect(page.getByText('Descargar mis datos')).toHaveCount(0)
})

test('a diner subscribes and leaves again', desktop, async ({ page }) => {
  await page.goto(profile)
  const email = 'ana@cliente.example'
  await page.getByLabel('Tu correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(page.getByText(/^¡Suscrito! Recibirás el menú/).last()).toBeVisible()
  await page.goto(`/unsubscribe?${new URLSearchParams({ email, sig: 'signed' })}`)
  await page.getByRole('checkbox', { name: 'La Fonda de Marta' }).check()
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByText('¡Suscripción cancelada correctamente!')).toBeVisible()
})
