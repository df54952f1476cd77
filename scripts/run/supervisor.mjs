import { setTimeout as sleep } from 'node:timers/promises'
import { startNode } from './children.mjs'
import { endReason } from './end-reason.mjs'
import { Failure } from './failure.mjs'

/** @typedef {import('./services.mjs').Service} Service */
/** @typedef {import('./children.mjs').Child} Child */
/** @typedef {{ service: Service, child: Child, ended: Promise<never>, news: Record<string, unknown> }} Running */

const PATIENCE = 180_000
const KEPT = 60

/** @param {string} url @returns {Promise<number>} 0 when nobody answers */
async function statusOf(url) {
  try {
    const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await reply.body?.cancel()
    return reply.status
  } catch {
    return 0
  }
}

/** @param {NonNullable<Service['ready']>} ready */
async function answersWell({ url, accepts }) {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    if (accepts(await statusOf(url))) return
    await sleep(100)
  }
  throw new Failure(`${url} no responde después de ${PATIENCE / 1000} segundos: mira el registro de arriba.`)
}

/**
 * Starts a service and waits until it answers. What it says on stderr before that is held back: if it cannot start,
 * its last sentence is the reason, and ours to repeat.
 * @param {Service} service
 * @returns {Promise<Running>}
 */
export async function startService(service) {
  /** @type {string[]} */
  let errors = []
  let ready = false
  const child = startNode(service.args, {
    env: service.env,
    onLine(line, from) {
      if (from === 'stderr') errors = [...errors, line].slice(-KEPT)
      if (ready || (from === 'stdout' && !service.chatty)) process[from].write(`${line}\n`)
    },
  })
  /** @type {Record<string, unknown>} */
  const news = {}
  child.process.on('message', (message) => Object.assign(news, message))
  const ended = child.exit.then((exit) => {
    throw endReason(service, exit, errors, ready)
  })
  ended.catch(() => {})
  if (service.ready) await Promise.race([answersWell(service.ready), ended])
  ready = true
  for (const line of errors) console.error(line)
  return { service, child, ended, news }
}
