import type { Pool, QueryConfig } from 'pg'

const patienceMs = 10 * 60_000

/** Does autovacuum's work: the embedded database has no autovacuum. */
export async function vacuum(pool: Pool) {
  const query: QueryConfig & { query_timeout: number } = { text: 'vacuum analyze', query_timeout: patienceMs }
  await pool.query(query)
}
