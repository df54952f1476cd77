import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {import('./host.mjs').Host} Host */
/** @typedef {{ restaurantId: string, readers: string[] }} Mailing what was published for the first time, and who had confirmed before */

/** The claims of a process that was killed last for two minutes; then the next minute takes its mails. */
const mailPatienceMs = 150_000

/**
 * Compares what was acknowledged with what the database and the mail server have.
 * @param {Host} host
 * @param {{ publishers: import('./people.mjs').Publisher[], readers: import('./readers.mjs').Readers, mailings: Mailing[] }} people
 */
export async function audit(host, { publishers, readers, mailings }) {
  await untilMailed(host)
  const { rows: subscriptions } = await host
    .operator()
    .query(
      `select email, restaurant_id as "restaurantId", state from subscriptions join subscribers on subscribers.id = subscriber_id`,
    )
  const states = new Map(subscriptions.map((row) => [`${row.email} ${row.restaurantId}`, row.state]))
  const stateOf = (/** @type {import('./readers.mjs').Reader} */ { email, restaurantId }) =>
    states.get(`${email} ${restaurantId}`)
  const lost = [
    ...publishers.flatMap(({ done }) => done.lost),
    ...readers.accepted.filter((reader) => !stateOf(reader)).map(({ email }) => `suscripción de ${email}`),
    ...readers.accepted
      .filter((reader) => reader.confirmedAt && stateOf(reader) !== 'confirmed')
      .map(({ email }) => `confirmación de ${email}`),
  ]
  const kinds = await kindsArrived(host)
  const countOf = (/** @type {string} */ kind, /** @type {string} */ to) => kinds.get(`${kind} ${to}`) ?? 0
  const daily = mailings.flatMap((mailing) => mailing.readers)
  const missing = [
    ...readers.accepted
      .filter(({ email }) => countOf('confirm-subscription', email) === 0)
      .map(({ email }) => `confirmación a ${email}`),
    ...daily.filter((email) => countOf('daily-menu', email) === 0).map((email) => `menú del día a ${email}`),
  ]
  const doubled = [...kinds].filter(([, count]) => count > 1).map(([what]) => what)
  return { lost, missing, doubled, mails: host.mail.arrived.length, daily: daily.length }
}

/** How often each kind of mail came to each address. @param {Host} host @returns {Promise<Map<string, number>>} */
async function kindsArrived({ operator, mail }) {
  const { rows } = await operator().query('select id, kind from outbox')
  const kindOf = new Map(rows.map(({ id, kind }) => [id, kind]))
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { id, to } of mail.arrived) {
    const what = `${kindOf.get(/^<([^@]+)@/.exec(id)?.[1]) ?? 'unknown'} ${to}`
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}

/** @param {Host} host */
async function untilMailed({ operator }) {
  for (const until = performance.now() + mailPatienceMs; performance.now() < until; await wait(500)) {
    const { rows } = await operator().query(`select from outbox where state = 'pending'
      union all select from mailings where state in ('waiting', 'writing') and send_at <= now()`)
    if (rows.length === 0) return
  }
}
