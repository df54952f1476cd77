import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from '../bench/many/proxy.mjs'
import { searchSomewhere } from './load.mjs'

/** @typedef {import('./host.mjs').Host} Host */

/** As long as a page waits for its api. */
const stepMs = 8_000
const patienceMs = 60_000

/**
 * Waits until everything works again, by asking for all of it: every process is ready, both webs search and show what an owner has just
 * published, a mail arrives.
 * @param {Host} host
 * @param {{ press: () => Promise<string | undefined>, profile: string, search: string, subscribe: () => Promise<string | undefined> }} probe
 * @returns {Promise<{ wellMs: number, lacks: string }>} the time until it was well, and what was missing last before
 */
export async function untilWell(host, probe) {
  const started = performance.now()
  let lacks = ''
  while (performance.now() - started < patienceMs) {
    const lacking = await whatLacks(host, probe)
    if (!lacking) return { wellMs: performance.now() - started, lacks }
    lacks = lacking
    await wait(100)
  }
  return { wellMs: Number.POSITIVE_INFINITY, lacks }
}

/** @param {Host} host @param {Parameters<typeof untilWell>[1]} probe @returns {Promise<string>} empty: nothing */
async function whatLacks({ webs, apis, worker, mail }, { press, profile, search, subscribe }) {
  for (const instance of [...apis, ...webs])
    if (!(await isReady(instance))) return `${instance.name} no está listo`
  if (!(await worker.isReady())) return 'el worker no está listo'
  for (const { url, name } of webs) {
    const { trouble } = await page(url + searchSomewhere(search))
    if (trouble) return `buscar en ${name} (${trouble})`
  }
  const dish = await within(press())
  if (!dish) return 'publicar'
  for (const { url, name } of webs) if (!(await shows(url + profile, dish))) return `lo publicado en ${name}`
  const email = await within(subscribe())
  if (!email) return 'suscribirse'
  return (await mail.mailTo(email, stepMs)) ? '' : 'el correo'
}

/** @template T @param {Promise<T>} work @returns {Promise<T | undefined>} */
const within = (work) => Promise.race([work, wait(stepMs, undefined)])

/** @param {string} url */
async function page(url) {
  const options = { signal: AbortSignal.timeout(stepMs), headers: { 'x-forwarded-for': '10.9.9.9' } }
  try {
    const answer = await fetch(url, options)
    const text = await answer.text()
    return { text, trouble: answer.ok ? '' : String(answer.status) }
  } catch (error) {
    return { text: '', trouble: error instanceof Error ? error.name : String(error) }
  }
}

/** @param {string} url @param {string} dish */
async function shows(url, dish) {
  for (const until = performance.now() + stepMs; performance.now() < until; await wait(30))
    if ((await page(url)).text.includes(dish)) return true
  return false
}
