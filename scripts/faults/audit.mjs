import { setTimeout as wait } from 'node:timers/promises'
import { auditAnswers } from './answers.mjs'
import { auditCharges } from './charges.mjs'

/** @typedef {import('./host.mjs').Host} Host */
/** @typedef {import('./round.mjs').Window} Window */
/** @typedef {{ restaurantId: string, readers: string[] }} Mailing what was published for the first time, and who had confirmed before */

/**
 * @typedef {object} People
 * @property {import('./people.mjs').Publisher[]} publishers
 * @property {import('./readers.mjs').Readers} readers
 * @property {import('./payers.mjs').Payer[]} payers
 * @property {import('./writers.mjs').Telephones} telephones
 * @property {Mailing[]} mailings
 */

/** The claims of a process that was killed last for two minutes; then the next minute takes its mails. */
const mailPatienceMs = 150_000

/**
 * Compares what was acknowledged with what the database and the mail server have.
 * @param {Host} host
 * @param {People} people
 * @param {Window[]} windows
 */
export async function audit(host, { publishers, readers, payers, telephones, mailings }, windows) {
  await untilSent(host)
  const money = await auditCharges(host, payers)
  const talk = await auditAnswers(host, telephones)
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
    ...money.lost,
    ...talk.lost,
  ]
  const { kinds, sent } = await mailsArrived(host)
  const countOf = (/** @type {string} */ kind, /** @type {string} */ to) =>
    kinds.get(`${kind} ${to}`)?.length ?? 0
  const daily = mailings.flatMap((mailing) => mailing.readers)
  const missing = [
    ...readers.accepted
      .filter(({ email }) => countOf('confirm-subscription', email) === 0)
      .map(({ email }) => `confirmación a ${email}`),
    ...daily.filter((email) => countOf('daily-menu', email) === 0).map((email) => `menú del día a ${email}`),
    ...money.invoiceIds
      .filter((id) => !sent.has(`payment-received:stripe:${id}`))
      .map((id) => `recibo de ${id}`),
    ...talk.missing,
  ]
  const twice = [...kinds].filter(([, same]) => same.length > 1)
  const doubled = twice
    .filter(([, same]) => !isUnheard(same, windows))
    .map(([what, same]) => `${what} (${same.map(({ at }) => Math.round(at)).join(', ')})`)
  return {
    ...{ lost, missing, doubled: [...doubled, ...talk.doubled], twice: money.twice },
    unheard: twice.length - doubled.length,
    ...{ mails: host.mail.arrived.length, daily: daily.length },
    ...{ charges: money.charges, answers: talk.answers },
  }
}

/** Of these kinds an address gets one mail in a round; all others are one by their own key. */
const onceForAddress = new Set(['confirm-subscription', 'daily-menu'])

/** What came to each address, by the mail. @param {Host} host */
async function mailsArrived({ operator, mail }) {
  const { rows } = await operator().query('select id, kind, key from outbox')
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const sent = new Set()
  /** @type {Map<string, import('./mail-server.mjs').Arrived[]>} */
  const kinds = new Map()
  for (const arrived of mail.arrived) {
    const { id, to } = arrived
    const { kind = 'unknown', key = id } = rowOf.get(/^<([^@]+)@/.exec(id)?.[1]) ?? {}
    const what = onceForAddress.has(kind) ? `${kind} ${to}` : `${key} ${to}`
    kinds.set(what, [...(kinds.get(what) ?? []), arrived])
    sent.add(key)
  }
  return { kinds, sent }
}

/** Who cuts the mail server's line, or kills a sender, may cut the answer «accepted»: then nobody can know that the mail has gone. */
const cutting = /^(la línea de SMTP (rechaza|muda)|kill -9 (api|worker))/
const aroundMs = 1_000

/** @param {import('./mail-server.mjs').Arrived[]} same @param {Window[]} windows */
const isUnheard = ([first, ...more], windows) =>
  more.every(({ id }) => id === first?.id) &&
  windows.some(({ name, begun }) => cutting.test(name) && first && Math.abs(first.at - begun) < aroundMs)

/** @param {Host} host */
async function untilSent({ operator }) {
  for (const until = performance.now() + mailPatienceMs; performance.now() < until; await wait(500)) {
    const { rows } = await operator().query(`select from outbox where state = 'pending'
      union all select from mailings where state in ('waiting', 'writing') and send_at <= now()
      union all select from whatsapp_inbox where state = 'received'
      union all select from chat_messages where channel = 'whatsapp' and direction = 'out' and state = 'pending'`)
    if (rows.length === 0) return
  }
}
