import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { requireChromium } from '../test/chromium.mjs'

/** The median counts, as in the other benchmarks. */
const RUNS = 3

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {string} page @param {number} port */
async function measure(page, port) {
  const answer = await lighthouse(page, { port, output: 'json', logLevel: 'silent' })
  if (!answer) throw new Error(`Lighthouse says nothing about ${page}.`)
  const { categories, audits } = answer.lhr
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? 0
  return {
    rendimiento: score('performance'),
    accesibilidad: score('accessibility'),
    'buenas prácticas': score('best-practices'),
    SEO: score('seo'),
    'LCP (ms)': Math.round(value('largest-contentful-paint')),
    'TBT (ms)': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Scores */

/** The median of each value. @param {Scores[]} runs @returns {Scores} */
function middle(runs) {
  const [first] = runs
  if (!first) throw new Error('There are no runs.')
  const names = /** @type {(keyof Scores)[]} */ (Object.keys(first))
  const medians = names.map((name) => {
    const values = runs.map((run) => run[name]).toSorted((a, b) => a - b)
    return [name, values[Math.floor(values.length / 2)]]
  })
  return Object.fromEntries(medians)
}

/**
 * Opens the pages like a phone, in a browser that is already running: on few cores, a browser's first paint after its start is a second
 * or two late, whatever the page is.
 * @param {Record<string, string>} pages
 */
export async function lighthouseOf(pages) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    /** @type {Record<string, Scores>} */
    const table = {}
    for (const [name, page] of Object.entries(pages)) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await measure(page, port))
      table[name] = middle(runs)
    }
    return table
  } finally {
    await browser.close()
  }
}
