import type { Page } from '@playwright/test'
import { desktop, expect, test } from './support/test'

// As a diner scrolls; what the pages hold is the api's, and tested there.

const cards = (page: Page) => page.getByRole('article')
const more = (page: Page) => page.getByRole('link', { name: 'Ver más' })
const status = (page: Page) => page.locator('#search-status')
const restaurants = '/restaurant/search/restaurant'

test('pages come as the end comes near, and the focus, the address and the way back survive', async ({
  page,
}) => {
  await page.goto(restaurants)
  await expect(cards(page)).toHaveCount(20)
  const search = page.getByRole('searchbox', { name: 'Qué te apetece comer' })
  await search.focus()
  await cards(page).nth(19).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(40)
  await expect(status(page)).toHaveText('20 resultados más')
  await expect(search).toBeFocused()

  await cards(page).nth(30).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(`${restaurants}?page=2`)
  const card = cards(page).nth(30)
  const name = (await card.getByRole('link').textContent()) ?? ''
  const names = await cards(page).getByRole('heading').allTextContents()
  expect(new Set(names).size, 'nobody twice').toBe(names.length)
  const heart = card.getByRole('button', { name: /, favorito$/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(page).toHaveURL(`${restaurants}?page=2`)
  await expect(cards(page).nth(30)).toContainText(name)
  await expect(cards(page).nth(30)).toBeInViewport()

  await page.getByRole('link', { name: /^Para llevar/ }).click()
  await expect(page).toHaveURL(`${restaurants}?takeaway=1`)
})

test(
  'stops before the footer is out of reach; whoever asks for more goes on where it begins',
  desktop,
  async ({ page }) => {
    await page.goto(restaurants)
    await expect(async () => {
      await more(page).scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(80, { timeout: 1_000 })
    }).toPass()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(more(page)).not.toHaveAttribute('aria-busy', 'true')
    await expect(cards(page)).toHaveCount(80)
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(cards(page).nth(80).getByRole('link')).toBeFocused()
  },
)

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] })

  test('says so, and tries again when asked', desktop, async ({ page }) => {
    await page.goto(restaurants)
    await page.route(/page=2/, (route) => route.abort())
    await more(page).scrollIntoViewIfNeeded()
    await expect(page.getByText('No hemos podido traer más resultados.')).toBeVisible()
    await page.unroute(/page=2/)
    await more(page).click()
    await expect(cards(page)).toHaveCount(40)
  })
})
