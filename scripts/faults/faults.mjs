import { databaseFaults } from './database-faults.mjs'
import { diskAndClockFaults } from './disk-and-clock-faults.mjs'
import { startAgain } from './postgres-processes.mjs'

/** @typedef {import('./host.mjs').Host} Host */
/**
 * What breaks. `begin` breaks it, and gives what ends the fault, which may give what is set right only after it is well again. `lacks` says
 * why it cannot be broken on this machine.
 * @typedef {{ name: string, holdMs?: number, lacks?(host: Host): string, begin(host: Host): Promise<() => Promise<void | (() => Promise<void>)>> }} Fault
 */

/** @param {number} which @returns {Fault[]} */
const killsOf = (which) =>
  /** @type {const} */ (['webs', 'apis', 'workers']).map((kind) => ({
    name: `kill -9 ${kind.slice(0, -1)}-${which + 1}`,
    holdMs: 1_500,
    async begin(host) {
      await host[kind][which]?.kill()
      return async () => host[kind][which]?.start()
    },
  }))

/** @type {Fault[]} */
const processes = [...killsOf(0), ...killsOf(1)]

/** @param {keyof Host['valves']} name @param {string} title @param {{ slowMs?: number, silentMs?: number }} [times] @returns {Fault[]} */
const lineOf = (name, title, { slowMs = 300, silentMs = 6_000 } = {}) =>
  /** @type {const} */ ([
    ['slow', 'lenta', 5_000],
    ['refusing', 'rechaza', 4_000],
    ['silent', 'muda', silentMs],
  ]).map(([state, word, holdMs]) => ({
    name: `${title} ${word}`,
    holdMs,
    async begin({ valves }) {
      valves[name].set(state, slowMs)
      return async () => valves[name].set('open')
    },
  }))

/** @type {Fault[]} */
const others = [
  {
    name: 'kill -9 réplica',
    async begin({ databases: { replica } }) {
      await replica.kill('SIGKILL')
      return () => startAgain(replica.start)
    },
  },
  {
    name: 'kill -9 Redis',
    async begin({ redis }) {
      await redis.stop()
      return redis.start
    },
  },
]

/** In the order of a short round. @type {Fault[]} */
export const faults = [
  ...processes,
  ...databaseFaults,
  ...lineOf('database', 'la línea de PostgreSQL', { slowMs: 60 }),
  ...others,
  ...lineOf('replica', 'la línea de la réplica', { slowMs: 60 }),
  ...lineOf('redis', 'la línea de Redis'),
  ...lineOf('s3', 'la línea de S3'),
  ...lineOf('smtp', 'la línea de SMTP'),
  ...lineOf('stripe', 'la línea de Stripe'),
  ...lineOf('whatsapp', 'la línea de WhatsApp'),
  ...lineOf('geocoder', 'la línea del geocodificador'),
  ...diskAndClockFaults,
]
