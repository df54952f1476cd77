import type { Locator, Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, test } from './support/test'

const pages = [
  ...['/', '/restaurant/search/menu', '/restaurant/search/menu?place=zzzzqq', '/menu-del-dia/madrid'],
  ...['/signin', '/signup', '/contacta', '/faqs', '/favoritos'],
]

/** The reader's own text size, as a browser's settings set it. */
async function readAt(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}

test('text at 200 % on the smallest phone never scrolls sideways', desktop, async ({ page, request }) => {
  test.setTimeout(120_000)
  const { restaurant } = await restaurantWith(request, ({ menus }) => menus.length > 0)
  await page.setViewportSize({ width: 320, height: 640 })
  await readAt(page, 32)
  for (const path of [...pages, profilePath(restaurant)]) {
    await page.goto(path)
    const { size, width } = await page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect(size).toBe('32px')
    expect(width, path).toBe(320)
  }
})

/** Short words of headings, links and buttons that stand on two lines. */
const brokenWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const broken: string[] = []
    for (const element of main.querySelectorAll('h1, h2, button, a')) {
      if (!element.checkVisibility()) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<!\p{L})\p{L}{2,9}(?!\p{L})/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
    }
    return broken
  })

test('no short word of a heading, link or button is broken at 200 %', desktop, async ({ page, request }) => {
  const { restaurant } = await restaurantWith(request, ({ menus }) => menus.length > 0)
  await page.setViewportSize({ width: 320, height: 640 })
  await readAt(page, 32)
  for (const path of ['/', '/restaurant/search/menu', profilePath(restaurant)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await brokenWords(page), path).toEqual([])
  }
})

test('the name on a card is whole at 200 %', desktop, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await readAt(page, 32)
  await page.goto('/restaurant/search/menu')
  const cut = await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth + 1).length)
  expect(cut).toBe(0)
})

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  const ground = (element: Locator) => element.evaluate((it) => getComputedStyle(it).backgroundColor)
  const border = (element: Locator) => element.evaluate((it) => getComputedStyle(it).borderTopStyle)

  test('the active tab, the chosen filter and every button show', desktop, async ({ page }) => {
    await page.goto('/restaurant/search/menu')
    const tabs = page.getByRole('navigation', { name: 'Qué buscas' }).getByRole('link')
    expect(await ground(tabs.first())).not.toBe(await ground(tabs.last()))
    await page.getByRole('link', { name: /^Para llevar/ }).click()
    await expect(page.getByRole('link', { name: /^Para llevar/ })).toHaveAttribute('aria-current', 'true')
    expect(await ground(page.getByRole('link', { name: /^Para llevar/ }))).not.toBe(
      await ground(page.getByRole('link', { name: 'Domicilio' })),
    )
    // A word in a soft colour is as readable as the rest of what is chosen.
    const day = page.locator('[aria-current="date"]').first()
    await page.goto('/restaurant/search/restaurant?q=Dos Cuates')
    await page.getByRole('link', { name: 'Taquería Dos Cuates y un Perro' }).first().click()
    await expect(day).toBeVisible()
    const colours = await day.evaluate((row) =>
      [row, ...row.querySelectorAll('*')].map((element) => getComputedStyle(element).color),
    )
    expect(new Set(colours).size).toBe(1)
    await page.goto('/signin')
    expect(await border(page.getByRole('button', { name: 'Iniciar sesión' }).first())).toBe('solid')
  })
})
