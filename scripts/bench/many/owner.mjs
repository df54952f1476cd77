import { setTimeout as wait } from 'node:timers/promises'
import { asOwner, profileOf, signIn } from '../as-owner.mjs'

/** @typedef {Awaited<ReturnType<typeof createOwner>>} Owner */

/**
 * An owner who publishes dish after dish through the proxy.
 * @param {string} site
 * @param {string} api
 * @param {{ email: string, password: string }} login
 */
export async function createOwner(site, api, login) {
  const ask = asOwner(site, await signIn(site, login))
  const profile = await profileOf(api, login)
  let count = 0

  /** Publishes once, and returns the dish. Throws when it was not acknowledged. */
  async function publish() {
    const { today, menus } = await (await ask('GET', '/api/menus/mine')).json()
    const lunch = menus.find(
      (/** @type {{ date: string, service: string }} */ menu) =>
        menu.date === today && menu.service === 'comida',
    )
    const dish = `Plato ${++count} de ${Date.now()}`
    const items = [{ name: dish }, { name: 'Ensalada mixta' }]
    const content = { price: 12.5, categories: [{ name: 'Primeros', items }] }
    const menu = { content, release: 'publish', confirmed: true, version: lunch?.version ?? null }
    const saved = await ask('PUT', `/api/menus/mine/${today}/comida`, menu)
    await saved.arrayBuffer()
    if (!saved.ok) throw new Error(`publishing was answered ${saved.status}`)
    return dish
  }

  return { profile, publish }
}

/**
 * Publishes again and again until stopped. Whoever gets no answer presses once more, as a person would.
 * @param {Owner} owner
 * @param {number} pauseMs
 */
export function keepPublishing({ publish }, pauseMs) {
  const done = { published: 0, pressedAgain: 0, lost: 0, last: '' }
  let isOver = false
  async function work() {
    while (!isOver) {
      try {
        done.last = await publish().catch(() => {
          done.pressedAgain++
          return publish()
        })
        done.published++
      } catch {
        done.lost++
      }
      await wait(pauseMs)
    }
  }
  const working = work()
  return {
    async stop() {
      isOver = true
      await working
      return done
    },
  }
}

/** @param {string} url @param {string} dish @param {number} until */
export async function untilSeen(url, dish, until) {
  while (performance.now() < until) {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '10.9.9.9' } }).catch(() => undefined)
    if ((await answer?.text().catch(() => ''))?.includes(dish)) return performance.now()
    await wait(10)
  }
  return Number.POSITIVE_INFINITY
}
