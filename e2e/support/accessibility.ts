import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The dark theme changes only colours (app/styles/tokens.css). */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * An element that is laid out only near the visible part has no background yet to compare its text with. An element that fades has its
 * background only for a short time. The states of a widget come hours later, and keep their time.
 */
const allAtOnce = `
  * { content-visibility: visible !important }
  :not(.steps > *), ::before, ::after, ::backdrop {
    transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important
  }`

/** No violation that axe can see, by light and, of colours, by dark; and nothing to scroll to sideways. */
export async function expectAccessible(page: Page, { except }: { except?: string } = {}) {
  // Words come before the stylesheet, and without that every link is too small.
  await page.waitForLoadState()
  const style = await page.addStyleTag({ content: allAtOnce })
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, colorScheme, except), `by ${colorScheme}`).toEqual([])
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0)
}

/** What words can make wrong: a name that is missing, twice there or not in its label, a small target. Colours are the same in every language. */
export async function wordViolations(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const found = await axe.withTags(all).disableRules(ofColours).analyze()
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
}

async function violations(page: Page, colorScheme: 'dark' | 'light', except?: string) {
  // In the page itself: no frame here is of another origin, and a tab to gather results in takes a second.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  if (except) axe.exclude(except)
  const found = await (colorScheme === 'dark' ? axe.withRules(ofColours) : axe.withTags(all)).analyze()
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
}
