import { EventEmitter, once } from 'node:events'
import type { Pool } from 'pg'

/** Two clients that commit one number after the other to two tables, as tests/api/db/writer.ts does in a process of its own. */
export async function startNumbers(pool: Pool) {
  await pool.query('create table first (n int primary key, ballast text)')
  await pool.query('create table second (n int primary key)')
  const acknowledged: number[] = []
  const commits = new EventEmitter()
  let last = 0
  let isOver = false

  async function write() {
    const client = await pool.connect()
    while (!isOver) {
      const n = ++last
      await client.query('begin')
      await client.query('insert into first values ($1, repeat($2, 500))', [n, 'carga'])
      await client.query('insert into second values ($1)', [n])
      await client.query('commit')
      acknowledged.push(n)
      commits.emit('commit')
    }
    client.release()
  }
  const writers = [write(), write()]

  return {
    acknowledged: () => [...acknowledged],
    begun: () => last,
    async until(count: number) {
      while (acknowledged.length < count) await once(commits, 'commit')
    },
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}
