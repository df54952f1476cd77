import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {import('./ask.mjs').Ask} Ask */
/** @typedef {{ email: string, restaurantId: string, at: number, mailedMs?: number, confirmedAt?: number }} Reader */
/** @typedef {ReturnType<typeof createReaders>} Readers */

const mailPatienceMs = 150_000

/**
 * People who subscribe to a menu and confirm with the mail that comes. Only what was acknowledged is in `accepted`.
 * @param {Ask} ask
 * @param {import('./mail-server.mjs').MailServer} mail
 */
export function createReaders(ask, mail) {
  /** @type {Reader[]} */
  const accepted = []
  /** @type {Set<Promise<void>>} */
  const waiting = new Set()
  let count = 0

  /** @param {string} restaurantId @param {() => boolean} isOver */
  async function subscribe(restaurantId, isOver) {
    const email = `lector${++count}@correo-${count % 7}.example`
    const body = { email, restaurantId, restaurantName: '' }
    while (!(await ask('readers', 'POST', '/api/email/subscribe', { body })).ok) {
      if (isOver()) return undefined
      await wait(500)
    }
    /** @type {Reader} */
    const reader = { email, restaurantId, at: performance.now() }
    accepted.push(reader)
    return reader
  }

  /** @param {Reader} reader */
  async function confirm(reader) {
    const letter = await mail.mailTo(reader.email, mailPatienceMs)
    if (!letter) return
    reader.mailedMs = letter.at - reader.at
    const token = /confirmar-suscripcion\?token=([\w.~%-]+)/.exec(letter.text)?.[1]
    if (!token) throw new Error(`There is no link in the mail: ${letter.text.slice(0, 2_000)}`)
    const body = { token: decodeURIComponent(token) }
    for (let attempt = 0; attempt < 40; attempt++) {
      if ((await ask('readers', 'POST', '/api/email/confirm', { body })).ok) {
        reader.confirmedAt = performance.now()
        return
      }
      await wait(500)
    }
  }

  return {
    accepted,
    subscribe,
    /** Subscribes, and confirms when the mail comes. @param {string} restaurantId @param {() => boolean} isOver */
    async come(restaurantId, isOver) {
      const reader = await subscribe(restaurantId, isOver)
      if (!reader) return
      const confirming = confirm(reader).finally(() => waiting.delete(confirming))
      waiting.add(confirming)
    },
    settled: async () => void (await Promise.all(waiting)),
  }
}
