import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { postmasterOf, signalFamily, startAgain } from './postgres-processes.mjs'
import { placeOf } from './servers.mjs'

/** @typedef {import('./host.mjs').Host} Host */
/** @typedef {import('./faults.mjs').Fault} Fault */

/** @param {NodeJS.Signals} signal @returns {Fault['begin']} */
const databaseEnds =
  (signal) =>
  async ({ databases: { primary } }) => {
    await primary.kill(signal)
    return () => startAgain(primary.start)
  }

/** @type {Fault[]} */
export const databaseFaults = [
  { name: 'PostgreSQL reiniciada', holdMs: 500, begin: databaseEnds('SIGINT') },
  { name: 'kill -9 PostgreSQL', holdMs: 1_500, begin: databaseEnds('SIGKILL') },
  {
    name: 'PostgreSQL congelada',
    holdMs: 6_000,
    async begin({ operator }) {
      const postmaster = await postmasterOf(operator())
      signalFamily(postmaster, 'SIGSTOP')
      return async () => signalFamily(postmaster, 'SIGCONT')
    },
  },
  {
    name: 'PostgreSQL de solo lectura',
    async begin({ operator }) {
      const setReadOnly = async (/** @type {'on' | 'off'} */ value) => {
        await operator().query(`alter system set default_transaction_read_only = ${value}`)
        await operator().query('select pg_reload_conf()')
      }
      await setReadOnly('on')
      return () => setReadOnly('off')
    },
  },
  {
    name: 'PostgreSQL sin conexiones libres',
    async begin({ operator }) {
      const setLimit = (/** @type {number} */ most) =>
        operator().query(`alter role mantel connection limit ${most}`)
      await setLimit(1)
      await endSessions(operator())
      return async () => void (await setLimit(-1))
    },
  },
  {
    name: 'PostgreSQL: pasa a la réplica',
    holdMs: 500,
    async begin(host) {
      await waitForReplica(host.operator())
      await host.databases.primary.kill('SIGKILL')
      return () => failOver(host)
    },
  },
]

/** As `alter role` works for new sessions. @param {pg.Pool} operator */
const endSessions = (operator) =>
  operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'mantel' and backend_type = 'client backend'`,
  )

/** From now on nothing is acknowledged that the replica does not have: else a failover may lose the last moment. @param {pg.Pool} operator */
async function waitForReplica(operator) {
  await operator.query(`alter system set synchronous_standby_names = '*'`)
  await operator.query('select pg_reload_conf()')
  for (let attempt = 0; attempt < 200; attempt++) {
    const { rows } = await operator.query(`select from pg_stat_replication where sync_state = 'sync'`)
    if (rows.length > 0) return
    await wait(50)
  }
  throw new Error('The replica does not follow.')
}

/** @param {Host} host */
async function failOver(host) {
  const { replica } = host.databases
  const place = placeOf(replica.url)
  const client = new pg.Client(replica.url)
  await client.connect()
  // It has copied nothing of the settings, which are a file of the old primary: there is no replica to wait for.
  await client.query('select pg_promote(true)')
  await client.end()
  host.valves.database.lead(place)
  return host.afterFailover()
}
