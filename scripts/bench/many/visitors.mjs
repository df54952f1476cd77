import { randomInt } from 'node:crypto'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 15_000
const thinkMs = 40

/**
 * Visitors who look at pages until they are told to stop, each from another address. What they see is counted: a failure is an answer that
 * is no page, or none.
 * @param {string} site
 * @param {string[]} paths
 * @param {number} howMany
 */
export function startVisitors(site, paths, howMany) {
  /** @type {string[]} */
  const failures = []
  const seen = { asked: 0, failures, slowestMs: 0 }
  const agent = new http.Agent({ keepAlive: true })
  let isOver = false

  async function visit() {
    while (!isOver) {
      const path = searchSomewhere(paths[randomInt(paths.length)] ?? '/')
      const started = performance.now()
      const status = await get(site + path, agent)
      seen.asked++
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - started))
      if (status !== 200) failures.push(`${status} ${path}`)
      await wait(thinkMs)
    }
  }

  const visiting = Array.from({ length: howMany }, visit)
  return {
    async stop() {
      isOver = true
      await Promise.all(visiting)
      agent.destroy()
      return seen
    },
  }
}

/** Half of the searches are where nobody has searched yet, so that the api and the database are asked. */
const searchSomewhere = (/** @type {string} */ path) =>
  path.includes('lat=') && randomInt(2) > 0
    ? path.replace(/lat=[\d.]+/, `lat=${(40.3 + randomInt(2_000) / 10_000).toFixed(4)}`)
    : path

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** @param {string} url @param {http.Agent} agent @returns {Promise<number | string>} the status, or what went wrong */
function get(url, agent) {
  return new Promise((resolve) => {
    const options = { agent, timeout: patienceMs, headers: { 'x-forwarded-for': address() } }
    const request = http.get(url, options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('aborted', () => resolve('cut'))
    })
    request.on('timeout', () => request.destroy(new Error('late')))
    request.on('error', ({ message }) => resolve(message))
  })
}
