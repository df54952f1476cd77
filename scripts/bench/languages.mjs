import { readdirSync, readFileSync } from 'node:fs'
import { processOf } from './processes.mjs'
import { bundled } from './reader/bundle.mjs'

/** Pages of a turn: enough that the clock of the kernel's ticks does not count. */
const A_TURN = 10
/** Turns that are not counted: the engine compiles what it runs. */
const AT_LEAST = 8
const TURNS = Number(process.env.EACH ?? 40)

const languages = /** @type {const} */ (['', '/en'])

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
 * difference in each pair of turns.
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
  /** @param {string[]} paths */
  const each = (paths) => ({
    pathOf: (/** @type {number} */ n) => paths[n % paths.length] ?? '',
    different: paths.length,
  })
  const kinds = {
    búsqueda: { pathOf: search, different: Number.POSITIVE_INFINITY },
    perfil: each(profiles),
    día: each(days),
    ciudad: each(cities),
  }
  let asked = 0

  /** @typedef {{ pathOf: (n: number) => string, different: number }} Kind */

  /** @param {string} prefix @param {Kind} kind @param {number} at */
  async function turn(prefix, { pathOf, different }, at) {
    await forget()
    const pages = Math.min(A_TURN, different)
    const before = pids.map(processorTime)
    for (let n = at * pages; n < (at + 1) * pages; n++) {
      const answer = await fetch(baseUrl + prefix + pathOf(n), { headers: visitor(asked++) })
      await answer.text()
      if (!answer.ok) throw new Error(`${prefix}${pathOf(n)}: ${answer.status}`)
    }
    return pids.map((pid, index) => (processorTime(pid) - (before[index] ?? 0)) / pages)
  }

  /** @param {Kind} kind */
  async function measured(kind) {
    /** @type {Record<string, number[][]>} */
    const used = { '': [], '/en': [] }
    for (let at = 0; at < TURNS + AT_LEAST; at++)
      for (const prefix of at % 2 === 0 ? languages : languages.toReversed()) {
        const times = await turn(prefix, kind, 2 * at + (prefix ? 1 : 0))
        if (at >= AT_LEAST) used[prefix]?.push(times)
      }
    const [castilian = [], english = []] = languages.map((prefix) => used[prefix])
    const both = (/** @type {number[]} */ times) => times.reduce((sum, each) => sum + each, 0)
    const more = english.map((times, at) => both(times) - both(castilian[at] ?? []))
    const [low, high] = between(more)
    return {
      castellano: rounded(median(castilian.map(both))),
      inglés: rounded(median(english.map(both))),
      'más en inglés': rounded(median(more)),
      'entre (95 %)': `${low} y ${high}`,
      'de la api': rounded(median(english.map(([, api = 0], at) => api - (castilian[at]?.[1] ?? 0)))),
    }
  }

  /** @type {Record<string, object>} */
  const rows = {}
  for (const [name, kind] of Object.entries(kinds)) rows[name] = await measured(kind)
  return rows
}

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
