import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { end, startNode } from '../run/children.mjs'
import { findFreePort } from '../run/ports.mjs'

/** @typedef {{ email: string, password: string }} Login */

/** Empty means not given, and keeps out what a developer's .env says: above all a database of theirs. */
function withoutDotEnv() {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)]
  return Object.fromEntries(names.map(([, name = '']) => [name, '']))
}

/**
 * Mantel as `npm start` gives it, on ports and data of its own, for as long as `use` takes.
 * @template T
 * @param {(mantel: { baseUrl: string, apiUrl: string, dataDir: string, demoOwner?: Login }) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withMantel(use) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mantel-e2e-'))
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const baseUrl = `http://localhost:${port}`
  const own = { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, SITE_URL: baseUrl }
  /** @type {string[]} */
  const log = []
  const mantel = startNode(['scripts/start.mjs'], {
    env: { ...process.env, ...withoutDotEnv(), ...own },
    onLine: (line) => log.push(line),
  })
  try {
    const ready = new Promise((resolve) => mantel.process.once('message', resolve))
    const news = await Promise.race([ready, mantel.exit.then(() => undefined)])
    if (!news) throw new Error(`Mantel did not start:\n${log.slice(-40).join('\n')}`)
    return await use({ baseUrl, apiUrl: `http://127.0.0.1:${apiPort}`, dataDir, demoOwner: news.demoOwner })
  } finally {
    await end(mantel)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
