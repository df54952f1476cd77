import { setTimeout as wait } from 'node:timers/promises'
import { wholeBelow } from './order.mjs'

/** @typedef {import('./ask.mjs').Ask} Ask */

const diners = 2

/**
 * @typedef {object} People
 * @property {import('./people.mjs').Publisher[]} publishers
 * @property {import('./readers.mjs').Readers} readers
 * @property {import('./uploads.mjs').Uploader} uploader
 * @property {import('./payers.mjs').Payer[]} payers
 * @property {ReturnType<typeof import('./writers.mjs').createWriter>[]} writers
 * @property {(() => string)[]} paths
 */

/**
 * Diners who search and read, owners who publish, upload, pay and write, readers who subscribe, until stopped.
 * @param {Ask} ask
 * @param {People} people
 * @param {() => number} random
 */
export function startLoad(ask, { publishers, readers, uploader, payers, writers, paths }, random) {
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

  const dine = () => ask('visitors', 'GET', paths[wholeBelow(random, paths.length)]?.() ?? '/')
  const working = [
    ...Array.from({ length: diners }, () => again(300, dine)),
    ...publishers.map(({ publish }) => again(1_200, () => publish(isOver))),
    again(2_000, uploader.upload),
    ...payers.map(({ subscribe }) => again(500, () => subscribe(isOver))),
    ...writers.map(({ write }) => again(2_500, write)),
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

/**
 * Most searches are where nobody has searched yet, so that the api and the database are asked.
 * @param {string} path
 * @param {() => number} random
 */
export const searchSomewhere = (path, random) =>
  path.replace(/lat=[\d.]+/, `lat=${(40.3 + random() / 5).toFixed(5)}`)
