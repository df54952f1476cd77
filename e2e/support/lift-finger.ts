import type { Page } from '@playwright/test'

/**
 * Between two presses a hand scrolls, and what comes under it then is meant (lib/browser/presses). Playwright scrolls by script,
 * which a page could do too: it takes the finger away instead.
 */
export const liftFinger = (page: Page) => page.mouse.move(0, 0)
