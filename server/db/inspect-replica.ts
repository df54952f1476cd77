import type { OpenDatabase } from './client'

/** What the doctor asks of a replica and of its primary. Changes nothing. */
export async function inspectReplica(replica: OpenDatabase, primary: OpenDatabase) {
  const [ofReplica, ofPrimary] = [await clusterOf(replica), await clusterOf(primary)]
  const { rows } = await replica.pool.query<{ isReplica: boolean; feedback: boolean }>(
    `select pg_is_in_recovery() as "isReplica", current_setting('hot_standby_feedback') = 'on' as feedback`,
  )
  return { isReplica: false, feedback: false, ...rows[0], isOfPrimary: ofReplica === ofPrimary }
}

/** The name that PostgreSQL gives to a cluster and its replicas. */
async function clusterOf({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return rows[0]?.id
}
