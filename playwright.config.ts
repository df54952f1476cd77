import { defineConfig } from '@playwright/test'

const report = process.env.E2E_REPORT

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  /** Two cores for browsers, both servers and a database: a test that fails gets one more chance, and is named in the end. */
  retries: 1,
  // Only what hangs is ended: beside two other whole runs the sixteen looks of one test took more than a minute.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    /** Recording every test would take a third of the machine. */
    trace: 'on-first-retry',
    /** A worker would answer what a test wants to answer itself; e2e/offline.spec.ts lets it in. */
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
