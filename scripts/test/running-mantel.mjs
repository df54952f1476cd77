import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { end, startNode } from '../run/children.mjs'
import { findFreePort } from '../run/ports.mjs'

/** @typedef {{ email: string, password: string }} Login */

/** Sets every variable of .env.example to empty, so that a developer's .env has no effect, above all not its database. */
export function withoutDotEnv() {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)]
  return Object.fromEntries(names.map(([, name = '']) => [name, '']))
}

/** @typedef {{ baseUrl: string, apiUrl: string, dataDir: string, demoOwner?: Login }} Mantel */

/**
 * Starts Mantel like `npm start`, on its own ports and data, until `stop` is called.
 * @param {Record<string, string>} [more] variables beside those
 * @returns {Promise<{ mantel: Mantel, stop: () => Promise<void>, log: string[] }>} `log`: the lines of all its processes
 */
export async function startMantel(more) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mantel-e2e-'))
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const baseUrl = `http://localhost:${port}`
  const own = { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, SITE_URL: baseUrl }
  /** @type {string[]} */
  const log = []
  const running = startNode(['scripts/start.mjs'], {
    env: { ...process.env, ...withoutDotEnv(), ...own, ...more },
    onLine: (line) => log.push(line),
  })
  async function stop() {
    await end(running)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const ready = new Promise((resolve) => running.process.once('message', resolve))
  const news = await Promise.race([ready, running.exit.then(() => undefined)])
  if (!news) {
    await stop()
    throw new Error(`Mantel did not start:\n${log.slice(-40).join('\n')}`)
  }
  const apiUrl = `http://127.0.0.1:${apiPort}`
  return { mantel: { baseUrl, apiUrl, dataDir, demoOwner: news.demoOwner }, stop, log }
}

/**
 * Starts Mantel, runs `use` and stops Mantel. One proxy is believed, so that a test can come from an address of its own.
 * @template T
 * @param {(mantel: Mantel) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withMantel(use) {
  const { mantel, stop } = await startMantel({ TRUSTED_PROXIES: '1' })
  try {
    return await use(mantel)
  } finally {
    await stop()
  }
}
