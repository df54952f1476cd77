import type { Page } from '@playwright/test'
import { test as base, expect } from '../test'
import { webOfItsOwn } from '../web-of-its-own'
import { foreignHost } from './index'
import type { State } from './state'

type Foreign = { url: string; state: State }

/** The web before a host api with the common calls alone: one for all tests of a file. */
export const test = base.extend<object, { foreign: Foreign }>({
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const host = await foreignHost()
      const web = await webOfItsOwn(host.url)
      await use({ url: web.url, state: host.state })
      await web.end()
      host.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ foreign }, use) => use(foreign.url),
})

/** The address of this page inside the site, whatever code drew the links. */
export async function linksOn(page: Page) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])))
  const { origin } = new URL(page.url())
  return links.filter((link) => link.startsWith(`${origin}/`)).map((link) => link.split('#')[0] ?? link)
}

/** What of these cannot be opened. */
export async function deadLinks(page: Page, links: Iterable<string>) {
  const dead: string[] = []
  for (const link of new Set(links)) {
    const answer = await page.request.get(link)
    if (answer.status() >= 400) dead.push(`${answer.status()} ${link}`)
  }
  return dead
}

export { expect }
