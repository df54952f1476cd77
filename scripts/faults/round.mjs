import { setTimeout as wait } from 'node:timers/promises'
import { audit } from './audit.mjs'
import { gather } from './gather.mjs'
import { untilWell } from './well.mjs'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./host.mjs').Host} Host */
/** @typedef {{ name: string, begun: number, ended: number, wellMs: number, lacks: string, again: number, pressedAgain: number }} Window */
/**
 * @typedef {object} Rhythm
 * @property {(name: string) => () => number} stream numbers of the seed, one row of them for each name
 * @property {() => Promise<void>} [beforeEach] waits until the next fault is due
 * @property {(window: Window, notes: import('./ask.mjs').Asked[]) => void} onDone
 */

const calmMs = 2_500

/**
 * Breaks one thing after the other while people use the host, and compares in the end what was acknowledged with what is there.
 * @param {Host} host
 * @param {Fault[]} order
 * @param {Rhythm} rhythm
 */
export async function breakEach(host, order, { stream, onDone, beforeEach = () => wait(calmMs) }) {
  const { notes, people, once, probe, publishOnce, load, news } = await gather(host, stream)
  const holdOf = stream('hold')
  /** @type {Window[]} */
  const windows = []

  await wait(calmMs)
  // What the questions themselves take on this machine, under this load.
  const { wellMs: askingMs } = await untilWell(host, probe)

  const pressed = () => people.publishers.reduce((sum, { done }) => sum + done.pressedAgain, 0)
  const repeated = () => host.site.counted.again + host.api.counted.again
  for (const [index, { name, begin, holdMs = 4_000 }] of order.entries()) {
    const person = once[index]
    if (person) load.readFrom(person.restaurantId)
    await beforeEach()
    const before = { again: repeated(), pressedAgain: pressed() }
    const held = holdMs * (0.5 + holdOf())
    const begun = performance.now()
    const end = await begin(host)
    const mailing = publishOnce(person)
    await wait(held)
    const setRight = await end()
    const ended = performance.now()
    const { wellMs, lacks } = await untilWell(host, probe)
    await Promise.all([mailing, setRight?.()])
    const window = {
      ...{ name, begun, ended, wellMs, lacks },
      ...{ again: repeated() - before.again, pressedAgain: pressed() - before.pressedAgain },
    }
    windows.push(window)
    onDone(window, notes)
  }
  await wait(calmMs)
  await load.stop()
  await people.readers.settled()
  await news.settled()
  const photosLost = await people.uploader.lost()
  const found = await audit(host, people, windows)
  news.stop()
  const { readers, uploader, publishers, payers, caller } = people
  return {
    ...found,
    lost: [...found.lost, ...photosLost, ...caller.given],
    photos: uploader.accepted.length,
    ...{ notes, windows, askingMs, calls: caller.done },
    published: publishers.map(({ done }) => done.published),
    accepted: readers.accepted,
    paying: payers.map(({ done }) => done),
  }
}
