import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation that axe can see, and nothing to scroll to sideways. */
export async function expectAccessible(page: Page) {
  // Words come before the stylesheet, and without that every link is too small.
  await page.waitForLoadState()
  // What is laid out only when it comes near has no ground yet that its words could stand out from.
  const all = await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
  await all.evaluate((style) => style.parentNode?.removeChild(style))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0)
}
