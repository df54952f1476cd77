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

/** Once in some thousand starts V8 crashes by a race of its own, while it compiles PGlite beside other threads (nodejs/node#64500). */
const CRASHES = new Set(['SIGTRAP', 'SIGSEGV', 'SIGILL', 'SIGABRT', 'SIGBUS'])
const MOST_TRIES = 3

/**
 * Starts a service and waits until it answers. Starts it again when Node itself has crashed before that.
 * @param {Service} service
 * @returns {Promise<Running>}
 */
export async function startService(service, tries = MOST_TRIES) {
  /** @type {Child[]} */
  const begun = []
  try {
    return await startOnce(service, (child) => begun.push(child))
  } catch (error) {
    const signal = begun[0]?.process.signalCode ?? ''
    if (tries === 1 || !CRASHES.has(signal)) throw error
    console.error(`${service.title} se ha caído al arrancar (señal ${signal}): vuelve a intentarlo.`)
    return startService(service, tries - 1)
  }
}

/**
 * Starts a service and waits until it answers. Holds back its stderr until then: if it cannot start, its last sentence is the reason,
 * which the supervisor repeats.
 * @param {Service} service
 * @param {(child: Child) => void} onBegun
 * @returns {Promise<Running>}
 */
async function startOnce(service, onBegun) {
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
  onBegun(child)
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
