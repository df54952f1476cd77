import { test as base, expect } from '@playwright/test'
import { consentLevels, consentTo, refusal } from '@/contract/rules/account/consent'
import { apiSession, demoOwner } from './demo-owner'
import { waitUntilListening } from './listening'

type Options = {
  /** Console messages that are allowed in this test, such as the 404 of a missing page. */
  expectedErrors: RegExp[]
  /** Whether the visitor has answered the cookie dialog before. */
  hasAnsweredCookies: boolean
  /** Whether that answer was yes to everything, and the visitor has asked for streets, so that maps come unasked. Drawing them costs a machine without a graphics card dear. */
  hasAllowedMaps: boolean
}

type Fixtures = {
  noErrors: undefined
  noTiles: undefined
  cookiesAnswered: undefined
  /** Signs in by the form, as the demo's owner unless told otherwise. */
  login: (credentials?: { email: string; password: string }) => Promise<void>
  /** A restaurant with everything: the demo owner's, as the host API tells it. */
  restaurant: () => Promise<Awaited<ReturnType<typeof apiSession>>['restaurant']>
}

/** For a test that a second screen would teach nothing: each costs both of them seconds. */
export const desktop = { tag: '@desktop' }
export const phone = { tag: '@phone' }

/** What a browser under test says of itself, and no page can help. */
const ofTheBrowser = [
  // Playwright keeps the worker out, see playwright.config.ts.
  /^Service Worker registration blocked by Playwright/,
  // Maps are drawn without a graphics card.
  /GL Driver Message|WebGL|GPU stall/,
  // The trace of a second try looks into the frame of a mail, where no script may run.
  /^Blocked script execution in '[^']*\/dev\/mail\//,
  // pdf.js says which broken PDF it is mending.
  /^Warning: Indexing all PDF objects/,
]

/** Any error or warning in the console, or error thrown in a page and not caught, fails the test it happens in. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  hasAllowedMaps: [false, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await waitUntilListening(page)
    await use(page)
  },
  cookiesAnswered: [
    async ({ context, hasAnsweredCookies, hasAllowedMaps }, use) => {
      const now = new Date()
      const consent = JSON.stringify(hasAllowedMaps ? consentTo(consentLevels, now) : refusal(now))
      if (hasAnsweredCookies)
        await context.addInitScript(
          ([record, streets]) => {
            // A page without an origin of its own has no storage either, nor has the browser's PDF viewer.
            if (origin === 'null' || !localStorage) return
            localStorage.consent ??= record
            if (streets) localStorage.mapStreets ??= '1'
          },
          [consent, hasAllowedMaps] as const,
        )
      await use(undefined)
    },
    { auto: true },
  ],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (![...ofTheBrowser, ...expectedErrors].some((expected) => expected.test(text))) errors.push(text)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(String(error.error())))
      await use(undefined)
      expect(errors, 'errors and warnings in the browser').toEqual([])
    },
    { auto: true },
  ],
  /** No test needs the internet: the map's host answers with a map that has nothing on it. A test may route it anew. */
  noTiles: [
    async ({ context, hasAllowedMaps }, use) => {
      const nothing = { version: 8, sources: {}, layers: [] }
      // A context with a route has no cache.
      if (hasAllowedMaps)
        await context.route(/^https:\/\/tiles\.openfreemap\.org\//, (route) =>
          route.fulfill({ json: nothing }),
        )
      await use(undefined)
    },
    { auto: true },
  ],
  login: async ({ page }, use) => {
    await use(async (credentials = demoOwner) => {
      await page.goto('/signin')
      await page.getByLabel('Correo electrónico').fill(credentials.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(credentials.password)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page).not.toHaveURL(/\/signin/)
    })
  },
  restaurant: async ({ request }, use) => {
    await use(async () => (await apiSession(request)).restaurant)
  },
})

export { expect }
