import { setTimeout as wait } from 'node:timers/promises'
import { choosePages } from '../bench/pages.mjs'
import { createAsker } from './ask.mjs'
import { createCaller } from './calls.mjs'
import { streetOf } from './geocoder-server.mjs'
import { searchSomewhere, startLoad } from './load.mjs'
import { tellNews } from './news.mjs'
import { wholeBelow } from './order.mjs'
import { createPayer } from './payers.mjs'
import { createPublisher, demoPassword, openOwners } from './people.mjs'
import { createReaders } from './readers.mjs'
import { createUploader } from './uploads.mjs'
import { untilWell } from './well.mjs'
import { createTelephones, createWriter } from './writers.mjs'

/** @typedef {import('./people.mjs').Person} Person */

const counts = { publishers: 2, payers: 3, writers: 2, uploaders: 8 }

/**
 * Everybody who uses the host, at work.
 * @param {import('./host.mjs').Host} host
 * @param {(name: string) => () => number} stream
 */
export async function gather(host, stream) {
  /** @type {import('./ask.mjs').Asked[]} */
  const notes = []
  const site = host.site.url
  const ask = createAsker(site, notes, stream('addresses'))
  const { búsqueda } = await choosePages(site)
  const search = búsqueda.slice(site.length)
  const left = await openOwners(host)
  const password = demoPassword(host)
  const publisherOf = (/** @type {Person} */ person) => createPublisher(ask, person, password)
  const take = (/** @type {number} */ howMany) => left.splice(0, howMany).map(publisherOf)
  const caller = createCaller(site, notes, stream('calls'))
  const telephones = createTelephones(host.standIns, caller)
  const [publishers, [probing]] = [take(counts.publishers), take(1)]
  if (!probing) throw new Error('There are too few owners.')
  const payers = take(counts.payers).map((one, at) =>
    createPayer(ask, one, host.standIns.stripe, stream(`payer ${at}`)),
  )
  const writers = take(counts.writers).map((one) => createWriter(ask, one, telephones))
  const uploader = createUploader(site, take(counts.uploaders), notes, stream('photos'))
  const readers = createReaders(ask, host.mail)
  const { restaurantId, profile } = probing.person
  const [diners, places] = [stream('diners'), stream('places')]
  const searchNow = () => searchSomewhere(search, diners)
  const street = () =>
    `/api/nav/getPosition?${new URLSearchParams({ savedLocation: streetOf(wholeBelow(places, 9_999)) })}`

  const probe = {
    press: () => probing.publish(() => true),
    subscribe: async () => (await readers.subscribe(restaurantId, () => true))?.email,
    ...{ profile, search: searchNow, upload: uploader.upload, write: telephones.answers },
    async order() {
      const cookie = await probing.cookie()
      const answer = await ask('payers', 'POST', '/api/payment/create-payment', { cookie, body: {} })
      return answer.ok ? '' : `${answer.status} ${answer.text.slice(0, 200)}`
    },
  }
  const news = tellNews(host.standIns, caller, telephones)
  await untilWell(host, probe)
  notes.length = 0
  const paths = [() => '/', searchNow, searchNow, searchNow, () => profile, street]
  const load = startLoad(ask, { publishers, readers, uploader, payers, writers, paths }, stream('choices'))
  /** @type {import('./audit.mjs').Mailing[]} */
  const mailings = []
  let isOver = false

  /** The first menu of the day of a restaurant: its readers get it by mail. @param {Person | undefined} person */
  async function publishOnce(person) {
    if (!person) return
    const id = person.restaurantId
    const confirmed = readers.accepted.filter((one) => one.restaurantId === id && one.confirmedAt)
    const dish = await publisherOf(person).publish(() => isOver)
    if (!dish) return
    mailings.push({ restaurantId: id, readers: confirmed.map(({ email }) => email) })
    await mailNow(host)
  }

  return {
    ...{ notes, once: left, probe, publishOnce, news },
    people: {
      ...{ publishers: [...publishers, probing], readers, uploader, payers, telephones, caller, mailings },
    },
    load: {
      readFrom: load.readFrom,
      async stop() {
        isOver = true
        await load.stop()
      },
    },
  }
}

/** The daily mail has its hour, and a round is at any hour. @param {import('./host.mjs').Host} host */
async function mailNow({ operator }) {
  const early = `update mailings set send_at = now() where state = 'waiting' and send_at > now()`
  for (let attempt = 0; attempt < 20; attempt++) {
    const isDone = await operator()
      .query(early)
      .then(
        () => true,
        () => false,
      )
    if (isDone) return
    await wait(500)
  }
}
