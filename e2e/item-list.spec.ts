import type { Page } from '@playwright/test'
import { desktop, expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

const pages = [
  '/restaurant/search/menu',
  '/restaurant/search/menu?maxPrice=12',
  '/restaurant/search/restaurant',
  '/restaurant/search/restaurant?page=2',
  '/restaurant/search/restaurant?cuisine=Italiana',
  '/menu-del-dia/sevilla',
  '/menu-del-dia/sevilla/pagina-2',
  '/menu-del-dia/sevilla/espanola',
]

type Listed = {
  position: number
  item: {
    url: string
    name: string
    image?: string
    address: { streetAddress: string; addressLocality: string }
    priceRange?: string
    servesCuisine?: string[]
  }
}

async function listOf(page: Page): Promise<Listed[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [list] = texts.map((text) => JSON.parse(text)).filter((thing) => thing['@type'] === 'ItemList')
  return list.itemListElement
}

const bare = (text: string) => text.replace(/\s/g, '')

for (const path of pages)
  test(`the list of ${path} says what its cards show`, desktop, async ({ page }) => {
    await page.goto(path)
    const cards = page.getByRole('article')
    const listed = await listOf(page)
    expect(listed.length).toBeGreaterThan(0)
    await expect(cards).toHaveCount(listed.length)
    const heading = bare((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
    for (const [index, { item }] of listed.entries()) {
      const card = cards.nth(index)
      const text = bare((await card.textContent()) ?? '')
      expect(text).toContain(bare(item.name))
      expect(new URL(item.url).pathname).toBe(await card.getByRole('link').first().getAttribute('href'))
      expect(text).toContain(bare(item.address.streetAddress))
      expect(text + heading).toContain(bare(item.address.addressLocality))
      for (const cuisine of item.servesCuisine ?? []) expect(text).toContain(bare(cuisine))
      const tag = card.locator('.price-tag')
      await expect(tag).toHaveCount(item.priceRange ? 1 : 0)
      if (item.priceRange) expect(bare((await tag.textContent()) ?? '')).toBe(bare(item.priceRange))
      const photo = card.locator('img')
      await expect(photo).toHaveCount(item.image ? 1 : 0)
      if (item.image) expect(new URL(item.image).pathname).toBe(await photo.getAttribute('src'))
    }
  })
