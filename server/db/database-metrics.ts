import { registry } from '@/server/metrics'
import type { OpenDatabase } from './client'
import type { Replica } from './replica/open-replica'

/** Connections and answers of the database, and how far its replicas are behind. */
export function measureDatabase({ pool, kind }: OpenDatabase, replica?: Pick<Replica, 'behindMs'>) {
  if (replica)
    registry.reading('mantel_replica_behind_seconds', 'How late the replica is that is read.', [], () =>
      replica.behindMs() < Number.POSITIVE_INFINITY ? [[[], replica.behindMs() / 1000]] : [],
    )
  registry.reading('mantel_database_connections', 'Connections of this process.', ['state'], () => [
    [['busy'], pool.totalCount - pool.idleCount],
    [['idle'], pool.idleCount],
    [['waited-for'], pool.waitingCount],
  ])
  registry.reading('mantel_database_up', 'Whether the database answers.', [], async () => [
    [[], (await answerSeconds(pool)) === null ? 0 : 1],
  ])
  registry.reading('mantel_database_answer_seconds', 'Time of the smallest query.', [], async () => {
    const seconds = await answerSeconds(pool)
    return seconds === null ? [] : [[[], seconds]]
  })
  if (kind === 'postgres')
    registry.reading(
      'mantel_database_replica_lag_seconds',
      'How late the latest replica is.',
      [],
      async () => {
        const lag = await replicaLag(pool)
        return lag === null ? [] : [[[], lag]]
      },
    )
}

/** Shorter than the patience of a scrape, so that a database that hangs is said to be down. */
const patienceMs = 1_500

async function answerSeconds(pool: OpenDatabase['pool']) {
  const started = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null)
  })
  const answered = pool.query('select 1').then(
    () => (performance.now() - started) / 1000,
    () => null,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Null without a replica, or if this role may not see the replicas (`grant pg_monitor`). */
async function replicaLag(pool: OpenDatabase['pool']): Promise<number | null> {
  const { rows } = await pool.query<{ lag: number | null }>(
    `select max(extract(epoch from coalesce(replay_lag, interval '0')))::float8 as lag
     from pg_stat_replication where state is not null`,
  )
  return rows[0]?.lag ?? null
}
