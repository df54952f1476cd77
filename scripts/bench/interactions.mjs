import { chromium } from 'playwright'
import { requireChromium } from '../test/chromium.mjs'

/** Simulates a cheap phone. An interaction is good there when it takes less than 200 ms. */
const slowdown = 4
const settling = 1500
/** The median counts, since the machine's speed varies. */
const RUNS = 3
const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
  serviceWorkers: /** @type {const} */ ('block'),
}

/** @typedef {import('playwright').Page} Page */

/** The actions on the search page, each with the change that it waits for. @type {Record<string, (page: Page) => Promise<void>>} */
const actions = {
  'hoja «Tipo de cocina»': (page) => openSheet(page, 'Tipo de cocina'),
  'hoja «Filtrar por distancia»': (page) => openSheet(page, 'Filtrar por distancia'),
  'hoja «Ordenar por precio»': (page) => openSheet(page, 'Ordenar por precio'),
  'ficha «Abierto ahora»': async (page) => {
    await page.getByRole('link', { name: /^Abierto ahora/ }).click()
    await page.waitForURL(/open=1/)
  },
  'escribir «tortilla»': async (page) => {
    await page.getByRole('searchbox').click()
    await page.getByRole('searchbox').pressSequentially('tortilla', { delay: 60 })
    await page.waitForURL(/q=tortilla/)
  },
  corazón: async (page) => {
    await page
      .getByRole('button', { name: /, favorito$/ })
      .first()
      .click()
  },
  'más resultados': async (page) => {
    await page.getByRole('link', { name: 'Ver más' }).click()
    await page.getByRole('article').nth(30).waitFor()
  },
  mapa: async (page) => {
    await page.getByRole('button', { name: 'Mapa', exact: true }).click()
    await page.getByRole('region', { name: 'Resultados en el mapa' }).waitFor()
  },
}

/** @param {Page} page @param {string} name */
async function openSheet(page, name) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog', { name }).waitFor()
}

/** Runs in the page: records the longest interaction, and the layout shift without user input. */
function watch() {
  const seen = { longest: 0, shift: 0 }
  Reflect.set(window, 'seen', seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) seen.longest = Math.max(seen.longest, entry.duration)
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Answers the cookie card first: otherwise it would be measured too.
 * @param {import('playwright').Browser} browser @param {string} search
 */
async function refuseCookies(browser, search) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(search)
  await page.getByRole('button', { name: 'Rechazar todas' }).click()
  const state = await context.storageState()
  await context.close()
  return state
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} search
 * @param {import('playwright').BrowserContextOptions} options
 * @param {(page: Page) => Promise<void>} act
 * @returns {Promise<{ longest: number, shift: number }>}
 */
async function measure(browser, search, options, act) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(search)
  await page.waitForTimeout(settling)
  await act(page)
  await page.waitForTimeout(settling)
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
  await context.close()
  return seen
}

/** The slowest interaction of each action on a slowed-down phone, and the layout shift of the page. @param {string} search */
export async function interactions(search) {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const storageState = await refuseCookies(browser, search)
    /** @type {Record<string, { 'INP (ms)': number, desplazamiento: number }>} */
    const table = {}
    for (const [name, act] of Object.entries(actions)) {
      const runs = []
      for (let run = 0; run < RUNS; run++)
        runs.push(await measure(browser, search, { ...phone, storageState }, act))
      const [middle] = runs.toSorted((a, b) => a.longest - b.longest).slice(Math.floor(RUNS / 2))
      const shift = Math.max(...runs.map((seen) => seen.shift))
      table[name] = { 'INP (ms)': middle?.longest ?? 0, desplazamiento: Number(shift.toFixed(3)) }
    }
    return table
  } finally {
    await browser.close()
  }
}
