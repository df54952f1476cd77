import { setTimeout as wait } from 'node:timers/promises'
import { choosePages } from '../bench/pages.mjs'
import { createAsker } from './ask.mjs'
import { audit } from './audit.mjs'
import { startLoad } from './load.mjs'
import { createPublisher, demoPassword, openOwners } from './people.mjs'
import { createReaders } from './readers.mjs'
import { createUploader } from './uploads.mjs'
import { untilWell } from './well.mjs'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./host.mjs').Host} Host */
/** @typedef {{ name: string, begun: number, ended: number, wellMs: number, lacks: string, again: number, pressedAgain: number }} Window */

const publishing = 2
const calmMs = 2_500

/**
 * Breaks one thing after the other while people use the host, and compares in the end what was acknowledged with what is there.
 * @param {Host} host
 * @param {Fault[]} order
 * @param {(window: Window, notes: import('./ask.mjs').Asked[]) => void} onDone
 * @param {() => Promise<void>} beforeEach waits until the next fault is due
 */
export async function breakEach(host, order, onDone, beforeEach = () => wait(calmMs)) {
  /** @type {import('./ask.mjs').Asked[]} */
  const notes = []
  const ask = createAsker(host.site.url, notes)
  const pages = await choosePages(host.site.url)
  const pathOf = (/** @type {string} */ url) => url.slice(host.site.url.length)
  const search = pathOf(pages.búsqueda)
  const owners = await openOwners(host)
  const password = demoPassword(host)
  const publisherOf = (/** @type {import('./people.mjs').Person} */ person) =>
    createPublisher(ask, person, password)
  const publishers = owners.slice(0, publishing).map(publisherOf)
  const [prober, ...once] = owners.slice(publishing)
  if (!prober) throw new Error('There are too few owners.')
  const probing = publisherOf(prober)
  const readers = createReaders(ask, host.mail)
  const paths = ['/', search, search, search, prober.profile]
  /** @type {import('./audit.mjs').Mailing[]} */
  const mailings = []
  /** @type {Window[]} */
  const windows = []
  let isOver = false

  const probe = {
    press: () => probing.publish(() => true),
    subscribe: async () => (await readers.subscribe(prober.restaurantId, () => true))?.email,
    ...{ profile: prober.profile, search },
  }
  await untilWell(host, probe)
  notes.length = 0
  const [first] = publishers
  if (!first) throw new Error('There are too few owners.')
  const uploader = createUploader(host.site.url, first, notes)
  const load = startLoad(ask, { publishers, readers, uploader, paths })

  await wait(calmMs)
  // What the questions themselves take on this machine, under this load.
  const { wellMs: askingMs } = await untilWell(host, probe)

  /** The first menu of the day of a restaurant: its readers get it by mail. @param {import('./people.mjs').Person | undefined} person */
  async function publishOnce(person) {
    if (!person) return
    const { restaurantId } = person
    const confirmed = readers.accepted.filter((one) => one.restaurantId === restaurantId && one.confirmedAt)
    const dish = await publisherOf(person).publish(() => isOver)
    if (dish) mailings.push({ restaurantId, readers: confirmed.map(({ email }) => email) })
  }

  const pressed = () => publishers.reduce((sum, { done }) => sum + done.pressedAgain, 0)
  const repeated = () => host.site.counted.again + host.api.counted.again
  for (const [index, { name, begin, holdMs = 4_000 }] of order.entries()) {
    const person = once[index]
    if (person) load.readFrom(person.restaurantId)
    await beforeEach()
    const before = { again: repeated(), pressedAgain: pressed() }
    const begun = performance.now()
    const end = await begin(host)
    const mailing = publishOnce(person)
    await wait(holdMs)
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
  isOver = true
  await load.stop()
  await readers.settled()
  const photosLost = await uploader.lost()
  const found = await audit(host, { publishers: [...publishers, probing], readers, mailings })
  return {
    ...found,
    lost: [...found.lost, ...photosLost],
    photos: uploader.accepted.length,
    notes,
    windows,
    askingMs,
    published: publishers.map(({ done }) => done.published),
    accepted: readers.accepted,
  }
}
