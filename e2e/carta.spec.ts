import type { APIRequestContext, Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { expectAccessible } from './support/accessibility'
import { answerPdfsWith, fulfillWithRanges, pdfOf } from './support/pdf'
import { type Found, restaurantWith } from './support/restaurants'
import { desktop, expect, test } from './support/test'

const cartaIsPdf = ({ restaurant: { cartas } }: Found) => cartas.length === 1 && cartas[0]?.type === 'pdf'

/** To the profile of a restaurant whose carta is a PDF, the carta unfolded. */
async function openCarta(page: Page, request: APIRequestContext) {
  const { restaurant } = await restaurantWith(request, cartaIsPdf)
  const [carta] = restaurant.cartas
  if (!carta) throw new Error('it has a carta')
  await page.goto(profilePath(restaurant))
  await page.getByText('Carta', { exact: true }).click()
  return { carta, viewer: page.getByRole('region', { name: carta.name, exact: true }) }
}

const drawnPages = (page: Page) => page.locator('.react-pdf__Page canvas')

test('is read in the page: drawn, selectable, nearer and farther', async ({ page, request }) => {
  const { carta, viewer } = await openCarta(page, request)
  await expect(drawnPages(page).first()).toBeVisible()
  await expect(viewer.getByText(/\d €/).first()).toBeAttached()
  const width = async () => (await drawnPages(page).first().boundingBox())?.width ?? 0
  const fitting = await width()
  const box = await viewer.boundingBox()
  expect(fitting).toBeLessThanOrEqual(box?.width ?? 0)

  const tools = page.getByRole('toolbar', { name: `Controles del PDF: ${carta.name}` })
  await tools.getByRole('button', { name: 'Acercar' }).click()
  await expect(tools.getByText('125 %')).toBeVisible()
  await expect.poll(width).toBeGreaterThan(fitting * 1.2)
  await viewer.focus()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect.poll(width).toBeLessThan(fitting * 0.8)
  await tools.getByRole('button', { name: /Ajustar al ancho/ }).click()
  await expect.poll(width).toBeCloseTo(fitting, 0)
  await expect(page.getByRole('link', { name: `Descargar: ${carta.name}` })).toHaveAttribute('download')
  await expectAccessible(page)
})

test('of 200 pages is fetched and drawn only where one looks', desktop, async ({ page, request }) => {
  const pdf = await pdfOf(200)
  await answerPdfsWith(page, (route) => fulfillWithRanges(route, pdf))
  const { viewer } = await openCarta(page, request)
  await expect(page.getByText(/^Es un documento largo, de 200 páginas/)).toBeVisible()
  await expect(viewer.getByText('Hoja 1', { exact: true })).toBeAttached()
  expect(await drawnPages(page).count()).toBeLessThan(6)

  const number = page.getByLabel('Ir a la página')
  await number.fill('150')
  await number.press('Enter')
  await expect(viewer.getByText('Hoja 150', { exact: true })).toBeInViewport()
  await expect(number).toHaveValue('150')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(number).toHaveValue('151')
  await expect.poll(() => drawnPages(page).count()).toBeLessThan(6)
  await expect(viewer.getByText('Hoja 1', { exact: true })).not.toBeAttached()
  await number.fill('9999')
  await number.press('Enter')
  await expect(number).toHaveValue('200')
})

test.describe('that is broken, gone or out of reach', () => {
  test.use({ expectedErrors: [/(404|ERR_FAILED).*\.pdf/] })

  test('says which, can be opened or tried again', desktop, async ({ page, request }) => {
    const notPdf = { contentType: 'application/pdf', body: 'no es un PDF' }
    await answerPdfsWith(page, (route) => route.fulfill(notPdf))
    const { carta } = await openCarta(page, request)
    await expect(page.getByText(/^Este PDF está dañado/)).toBeVisible()
    await expect(page.getByRole('link', { name: `Abrir PDF: ${carta.name}` })).toBeVisible()
    await expectAccessible(page)

    await answerPdfsWith(page, (route) => route.fulfill({ status: 404 }))
    await openCarta(page, request)
    await expect(page.getByText(/^Este PDF ya no está disponible/)).toBeVisible()

    await answerPdfsWith(page, (route) => route.abort())
    await openCarta(page, request)
    await expect(page.getByText(/^No hemos podido mostrar el PDF/)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(drawnPages(page).first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a link', desktop, async ({ page, request }) => {
    const { carta } = await openCarta(page, request)
    await expect(page.getByRole('link', { name: `Abrir PDF: ${carta.name}` })).toHaveAttribute(
      'href',
      new URL(carta.url).pathname,
    )
    await expect(page.getByText('Cargando el PDF…')).toBeHidden()
  })
})
