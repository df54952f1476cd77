import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {ReturnType<typeof createTelephones>} Telephones */

const questions = [
  '¿Qué menú tengo hoy?',
  '¿Cuántos suscriptores tengo?',
  'Hola',
  '¿A qué hora se ve el menú?',
]

/**
 * People who write by WhatsApp, and Meta, which tells Mantel of their messages and of what has arrived. Each message has its id.
 * @param {import('./stand-ins.mjs').StandIns} standIns
 * @param {import('./calls.mjs').Caller} caller
 */
export function createTelephones({ graph, letters, access }, caller) {
  /** @type {string[]} */
  const written = []
  let phones = 0

  /** @param {object} letter */
  function send(letter) {
    const body = Buffer.from(JSON.stringify(letter))
    const signature = createHmac('sha256', access.appSecret).update(body).digest('hex')
    const headers = { 'x-hub-signature-256': `sha256=${signature}` }
    caller.send({ who: 'meta', path: '/api/whatsapp/webhook', sign: () => ({ headers, body }) })
  }

  /** @param {string} from @param {string} text */
  function say(from, text) {
    const id = `wamid.${randomUUID()}`
    graph.inbound.set(from, Date.now())
    written.push(id)
    send(letters.messagesOf(letters.textSent({ from, at: new Date(), id }, text)))
  }

  return {
    written,
    newPhone: () => `34600${String(++phones).padStart(6, '0')}`,
    say,
    /** Says that a message of ours has been sent. @param {(typeof graph.sent)[number]} sent */
    confirm({ id, message }) {
      const { biz_opaque_callback_data, to } = message
      send(letters.statusOf(id, 'sent', { biz_opaque_callback_data, recipient_id: to }))
    },
    /** Whether a person who writes gets an answer. @param {number} ms */
    async answers(ms) {
      const phone = `34611${String(++phones).padStart(6, '0')}`
      say(phone, 'Hola')
      for (const until = performance.now() + ms; performance.now() < until; await wait(50))
        if (graph.sent.some(({ message }) => message.to === phone)) return true
      return false
    },
  }
}

/**
 * An owner who links a telephone and then asks one thing after the other.
 * @param {import('./ask.mjs').Ask} ask
 * @param {import('./people.mjs').Publisher} publisher
 * @param {Telephones} telephones
 */
export function createWriter(ask, publisher, telephones) {
  const phone = telephones.newPhone()
  let isLinked = false
  let count = 0

  async function link() {
    const cookie = await publisher.cookie()
    if (!cookie) return
    const answer = await ask('writers', 'GET', '/api/chat/whatsapp', { cookie })
    if (!answer.ok) return
    telephones.say(phone, new URL(JSON.parse(answer.text).url).searchParams.get('text') ?? '')
    isLinked = true
  }

  return {
    async write() {
      if (!isLinked) return link()
      telephones.say(phone, questions[count++ % questions.length] ?? '')
    },
  }
}
