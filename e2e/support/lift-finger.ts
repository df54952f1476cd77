import type { Page } from '@playwright/test'

/**
 * Between two presses, scrolling shows that the person wants the element that is there now (lib/browser/presses). Playwright scrolls by
 * script, which a page could do too. So this function lifts the finger instead.
 */
export const liftFinger = (page: Page) => page.mouse.move(0, 0)
