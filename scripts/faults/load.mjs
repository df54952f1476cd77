import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {import('./ask.mjs').Ask} Ask */

const diners = 2

/**
 * Diners who search and read, owners who publish, readers who subscribe, until stopped.
 * @param {Ask} ask
 * @param {{ publishers: import('./people.mjs').Publisher[], readers: import('./readers.mjs').Readers, uploader: import('./uploads.mjs').Uploader, paths: string[] }} people
 */
export function startLoad(ask, { publishers, readers, uploader, paths }) {
  /** @type {string | undefined} */
  let restaurantId
  let ended = false
  const isOver = () => ended

  /** @param {number} pauseMs @param {() => Promise<unknown>} work */
  async function again(pauseMs, work) {
    while (!ended) {
      await work()
      await wait(pauseMs)
    }
  }

  const dine = () => ask('visitors', 'GET', searchSomewhere(paths[randomInt(paths.length)] ?? '/'))
  const working = [
    ...Array.from({ length: diners }, () => again(300, dine)),
    ...publishers.map(({ publish }) => again(1_200, () => publish(isOver))),
    again(2_000, uploader.upload),
    again(900, async () => {
      if (restaurantId) await readers.come(restaurantId, isOver)
    }),
  ]
  return {
    /** New readers subscribe to this restaurant from now on. @param {string} id */
    readFrom(id) {
      restaurantId = id
    },
    async stop() {
      ended = true
      await Promise.all(working)
    },
  }
}

/** Most searches are where nobody has searched yet, so that the api and the database are asked. */
export const searchSomewhere = (/** @type {string} */ path) =>
  path.includes('lat=')
    ? path.replace(/lat=[\d.]+/, `lat=${(40.3 + randomInt(20_000) / 100_000).toFixed(5)}`)
    : path
