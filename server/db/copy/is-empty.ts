import type { Pool } from 'pg'

/** Whether a database has no table of anybody. Tables of extensions do not count. */
export async function isEmptyDatabase(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query(`
    select count(*)::int as count
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`)
  return rows[0]?.count === 0
}

/** Whether pg_restore is writing to a database. It goes on when the command that started it was killed. */
export async function isBeingRestored(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'pg_restore'`)
  return rows[0]?.count > 0
}
