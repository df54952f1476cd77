import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

/** @param {string} name */
const newFolder = (name) => mkdtempSync(path.join(tmpdir(), `mantel-${name}-`))

/**
 * @param {string[]} services all that `npm start` starts, if none is named
 * @param {Record<string, string>} variables
 * @param {string[]} log gets the lines of all processes
 */
async function startReady(services, variables, log) {
  const running = startNode(['scripts/start.mjs', ...services], {
    env: { ...process.env, ...withoutDotEnv(), ...variables },
    onLine: (line) => log.push(line),
  })
  const ready = new Promise((resolve) => running.process.once('message', resolve))
  const news = await Promise.race([ready, running.exit.then(() => undefined)])
  if (news) return { running, news }
  await end(running)
  throw new Error(`Mantel did not start:\n${log.slice(-40).join('\n')}`)
}

/**
 * The data of a Mantel that has been started once: tables, places and the demo's restaurants. To make them takes a core ten seconds.
 * @returns {Promise<{ folder: string, remove: () => void }>}
 */
export async function makeFilledData() {
  const folder = newFolder('filled')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Without jobs it has nothing to tell a web, which may be somebody else's.
  const variables = { DATA_DIR: folder, API_PORT: String(await findFreePort()), WORKER: 'separate' }
  try {
    const { running } = await startReady(['api'], variables, [])
    await end(running)
    // Each product has secrets of its own.
    rmSync(path.join(folder, 'secrets.json'), { force: true })
    return { folder, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Starts Mantel like `npm start`, on its own ports and data, until `stop` is called.
 * @param {Record<string, string>} [more] variables beside those
 * @param {string} [filled] data to begin with, as makeFilledData makes them; without any, it starts as on its first day
 * @returns {Promise<{ mantel: Mantel, stop: () => Promise<void>, log: string[] }>} `log`: the lines of all its processes
 */
export async function startMantel(more, filled) {
  const dataDir = newFolder('e2e')
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  if (filled) cpSync(filled, dataDir, { recursive: true })
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const baseUrl = `http://localhost:${port}`
  const own = { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, SITE_URL: baseUrl }
  /** @type {string[]} */
  const log = []
  try {
    const { running, news } = await startReady([], { ...own, ...more }, log)
    const apiUrl = `http://127.0.0.1:${apiPort}`
    const stop = async () => {
      await end(running)
      removeData()
    }
    return { mantel: { baseUrl, apiUrl, dataDir, demoOwner: news.demoOwner }, stop, log }
  } catch (error) {
    removeData()
    throw error
  }
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
