import { desktop, expect, test } from './support/test'

test('React does not walk through cards that came with the page', desktop, async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  const card = page.locator('li[data-result]').first()
  await expect(card).toBeVisible()
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  expect(await card.evaluate(isReacts)).toBe(true)
  expect(await card.getByRole('link').first().evaluate(isReacts)).toBe(false)
})

test('Next waits for a script that says nothing before it starts', desktop, async ({ page }) => {
  await page.goto('/')
  const bare = (scripts: Element[]) =>
    scripts.filter((script) => script.attributes.length === 0 && script.textContent === '')
  await expect.poll(() => page.locator('head > script').evaluateAll(bare)).toHaveLength(1)
})
