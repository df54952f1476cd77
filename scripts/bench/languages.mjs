import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { processOf } from './processes.mjs'
import { bundled } from './reader/bundle.mjs'

/** Pairs that are not counted: the engine compiles what it runs. */
const AT_LEAST = 40
const PAIRS = Number(process.env.EACH ?? 200)
/** What `forget` began is done after this time. */
const SETTLES_MS = 8

/** Every request has its own address, so that no client's budget limits the benchmark. @param {number} n */
const visitor = (n) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` })

/**
 * Milliseconds of a processor that a process has used, all its threads together. Waiting for a processor does not count, so a busy machine
 * changes it little.
 * @param {string} pid
 */
function processorTime(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const used = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  )
  return used.reduce((sum, one) => sum + one, 0) / 1e6
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** @param {string} html @param {RegExp} pattern */
const pathsIn = (html, pattern) => [...new Set(html.match(pattern) ?? [])]

/** @param {string} baseUrl */
async function addressesOf(baseUrl) {
  const read = async (/** @type {string} */ path) => (await fetch(baseUrl + path)).text()
  const profiles = pathsIn(await read('/sitemaps/1.xml'), /\/restaurant\/profile\/[^<?#/]+(?=<)/g)
  const cities = pathsIn(await read('/sitemaps/ciudades-1.xml'), /\/menu-del-dia\/[^<?#/]+(?=<)/g)
  const days = []
  for (const profile of profiles) {
    const found = pathsIn(await read(profile), /\/restaurant\/profile\/[^"/]+\/\d{4}-\d\d-\d\d(?=")/g)
    days.push(...found.slice(0, 1))
  }
  if (!profiles.length || !cities.length || !days.length) throw new Error('There is no demo data.')
  return { profiles, cities, days }
}

/** Makes the web forget what it keeps of these restaurants, as the api does after a change. @param {string} baseUrl @param {string} secret @param {string[]} profiles */
async function forgetter(baseUrl, secret, profiles) {
  /** @type {typeof import('../../contract/internal-proof.ts')} */
  const { createInternalProofs, proofHeader } = await bundled('contract/internal-proof.ts')
  const proofs = createInternalProofs(Date.now, secret)
  const ids = profiles.map((path) => path.slice('/restaurant/profile/'.length).split('_', 1)[0])
  const restaurants = ids.map((restaurantId) => ({ restaurantId, lat: 40.4, lon: -3.7, city: 'Madrid' }))
  return async () => {
    const headers = { 'content-type': 'application/json', [proofHeader]: await proofs.make('api-to-web') }
    const body = JSON.stringify({ restaurants })
    const { ok, status } = await fetch(`${baseUrl}/api/revalidate`, { method: 'POST', headers, body })
    if (!ok) throw new Error(`/api/revalidate: ${status}`)
  }
}

/**
 * What a page that is not kept costs in Castilian and in English, in turns, in milliseconds of a processor: the web's and the api's, and the
 * difference between the two in each pair.
 * @param {string} baseUrl
 * @param {{ apiUrl: string, secret: string }} api
 */
export async function renderedInLanguages(baseUrl, { apiUrl, secret }) {
  const pids = [
    processOf('dist/web/server.mjs', `PORT=${new URL(baseUrl).port}`),
    processOf('dist/server/main.js', `API_PORT=${new URL(apiUrl).port}`),
  ]
  const { profiles, cities, days } = await addressesOf(baseUrl)
  const forget = await forgetter(baseUrl, secret, profiles)
  /** A search that nobody made before: twenty cards. @param {number} n */
  const search = (n) =>
    `/restaurant/search/menu?lat=${(40.3 + (n % 200) / 1000).toFixed(3)}&lon=${(-3.8 + Math.floor(n / 200) / 1000).toFixed(3)}`
  const among = (/** @type {string[]} */ paths) => (/** @type {number} */ n) => paths[n % paths.length] ?? ''
  const kinds = { búsqueda: search, perfil: among(profiles), día: among(days), ciudad: among(cities) }
  let asked = 0

  /** @param {string} address */
  async function rendered(address) {
    await forget()
    await wait(SETTLES_MS)
    const before = pids.map(processorTime)
    const answer = await fetch(baseUrl + address, { headers: visitor(asked++) })
    await answer.text()
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    return pids.map((pid, at) => processorTime(pid) - (before[at] ?? 0))
  }

  /**
   * Two addresses in both languages, each language first once: what the second finds ready weighs on neither.
   * @param {(n: number) => string} pathOf @param {number} at
   */
  async function pair(pathOf, at) {
    const [one, other] = [pathOf(2 * at), pathOf(2 * at + 1)]
    const castilian = [await rendered(one)]
    const english = [await rendered(`/en${one}`), await rendered(`/en${other}`)]
    castilian.push(await rendered(other))
    return { castilian: mean(castilian), english: mean(english) }
  }

  /** @param {(n: number) => string} pathOf */
  async function measured(pathOf) {
    const pairs = []
    for (let at = 0; at < PAIRS + AT_LEAST; at++) {
      const both = await pair(pathOf, at)
      if (at >= AT_LEAST) pairs.push(both)
    }
    const more = pairs.map(({ castilian, english }) => english.map((ms, at) => ms - (castilian[at] ?? 0)))
    const [low, high] = between(more.map(sum))
    return {
      castellano: rounded(median(pairs.map(({ castilian }) => sum(castilian)))),
      inglés: rounded(median(pairs.map(({ english }) => sum(english)))),
      'más en inglés': rounded(median(more.map(sum))),
      'entre (95 %)': `${low} y ${high}`,
      'de la api': rounded(median(more.map(([, api = 0]) => api))),
    }
  }

  /** @type {Record<string, object>} */
  const rows = {}
  for (const [name, pathOf] of Object.entries(kinds)) rows[name] = await measured(pathOf)
  return rows
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, each) => total + each, 0)

/** Of the web and of the api. @param {number[][]} times */
const mean = (times) =>
  (times[0] ?? []).map((_, at) => sum(times.map((each) => each[at] ?? 0)) / times.length)

/** @param {number} ms */
const rounded = (ms) => Number(ms.toFixed(1))

/** Between which of the numbers their true median is, with 95 %: by their order alone, whatever their distribution. @param {number[]} numbers */
function between(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const beside = Math.ceil(0.98 * Math.sqrt(sorted.length))
  const middle = (sorted.length - 1) / 2
  const [low, high] = [Math.floor(middle - beside), Math.ceil(middle + beside)]
  return [
    rounded(sorted.at(Math.max(low, 0)) ?? 0),
    rounded(sorted.at(Math.min(high, sorted.length - 1)) ?? 0),
  ]
}
