import type { Pool } from 'pg'

let filled: Set<string> | undefined

/** Leaves the database as migrations leave it, for the next year in it. */
export async function emptyAgain(pool: Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const names = rows.map(({ name }) => name)
  filled ??= new Set(await namesOfFilled(pool, names))
  const others = names.filter((name) => !filled?.has(name))
  await pool.query(`truncate ${others.join(', ')} restart identity cascade`)
  await pool.query('alter sequence menu_versions restart')
}

async function namesOfFilled(pool: Pool, names: string[]) {
  const filled: string[] = []
  for (const name of names) {
    const { rows } = await pool.query(`select from ${name} limit 1`)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}
