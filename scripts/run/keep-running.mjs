import { setTimeout as sleep } from 'node:timers/promises'
import { end, isEnding } from './children.mjs'
import { startService } from './supervisor.mjs'

/** @typedef {import('./services.mjs').Service} Service */
/** @typedef {import('./supervisor.mjs').Running} Running */

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
/** After this running time, a service begins again with the shortest pause. */
const STEADY = 5 * 60_000

/** @param {unknown} error */
const sentence = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Starts a service again whenever it ends, after a pause that doubles while the service keeps ending. The caller makes the first start,
 * since a person must be told when a service cannot start at all. Returns only when everything is being ended.
 * @param {Service} service
 * @param {Running} first
 * @param {{ start?: typeof startService, pause?: (ms: number) => Promise<unknown>, now?: () => number, isOver?: () => boolean }} [ways]
 */
export async function keepRunning(
  service,
  first,
  { start = startService, pause = sleep, now = () => performance.now(), isOver = isEnding } = {},
) {
  let wait = FIRST_PAUSE
  /** @type {Running | undefined} */
  let running = first
  while (!isOver()) {
    const began = now()
    const reason = await (running?.ended ?? Promise.resolve()).catch(sentence)
    if (running) await end(running.child)
    if (isOver()) return
    if (now() - began > STEADY) wait = FIRST_PAUSE
    if (reason) console.error(`${reason} Vuelve a arrancar en ${wait / 1000} s.`)
    await pause(wait)
    wait = Math.min(wait * 2, LONGEST_PAUSE)
    if (isOver()) return
    running = await start(service).catch(failed)
    if (running) console.error(`${service.title} vuelve a estar en marcha.`)
  }
}

/** @param {unknown} error @returns {undefined} */
function failed(error) {
  console.error(sentence(error))
}
