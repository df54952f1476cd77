import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { asOwner, profileOf, signIn } from './as-owner.mjs'

/** Within the number of messages that an owner may send in a minute. */
const rounds = 16
const lookMs = 25

/**
 * Measures the machine's time from a menu written in the browser chat to its picture, and from «Publicar» to the public page. An owner
 * waits for the sum of both. Milliseconds.
 * @param {string} site
 * @param {string} api
 * @param {{ email: string, password: string }} owner
 */
export async function chatAnswered(site, api, owner) {
  const ask = asOwner(site, await signIn(site, owner))
  const profile = site + (await profileOf(api, owner))
  const rows = []
  for (let round = 0; round <= rounds; round++) {
    const dish = `Guiso de prueba ${round} de ${Date.now()}`
    const text = `Menú de hoy 12,50 €\nPrimeros\n${dish}\nEnsalada mixta\nSegundos\nMerluza a la plancha\nPollo asado`
    const began = performance.now()
    const read = await say(ask, { kind: 'text', text })
    const offer = read.findLast((/** @type {Reply} */ { reply }) => reply?.buttons)
    const button = offer?.reply?.buttons?.find(
      (/** @type {{ title: string }} */ { title }) => title === 'Publicar',
    )
    if (!offer || !button) throw new Error('The chat offers nothing to publish.')
    const answered = performance.now()
    await drawn(ask, offer.id)
    const pictured = performance.now()
    await say(ask, { kind: 'button', ...button })
    const html = await (await fetch(profile)).text()
    if (!html.includes(dish)) throw new Error('The page does not show what was published.')
    const live = performance.now()
    rows.push({
      'leído y contestado': answered - began,
      'con su imagen': pictured - began,
      'de «Publicar» a la página': live - pictured,
      todo: live - began,
    })
  }
  // Leaves the first round out: it also draws the template's background.
  const [, ...warm] = rows
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [name, shares(warm.map((row) => Reflect.get(row, name)))]),
  )
}

/** @param {number[]} all */
function shares(all) {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { p50: at(0.5), p95: at(0.95), 'la más lenta': Math.round(sorted.at(-1) ?? 0) }
}

/**
 * @typedef {{ id: string, isDrawing?: boolean, reply?: { image?: object, buttons?: { title: string, action: string }[] } }} Reply
 * @typedef {ReturnType<typeof asOwner>} Ask
 */

/** @param {Ask} ask @param {object} message @returns {Promise<Reply[]>} */
async function say(ask, message) {
  const answer = await ask('POST', '/api/chat/messages', {
    ...{ id: randomUUID(), at: new Date().toISOString() },
    ...message,
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).messages
}

/** @param {Ask} ask @param {string} id */
async function drawn(ask, id) {
  for (let looks = 0; looks < 1200; looks++) {
    const { messages } = await (await ask('GET', '/api/chat')).json()
    const reply = messages.find((/** @type {Reply} */ one) => one.id === id)
    if (reply?.reply.image) return
    if (reply && !reply.isDrawing) throw new Error('The menu was not drawn: has this owner pictures left?')
    await wait(lookMs)
  }
  throw new Error('The menu was not drawn.')
}
