import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '@/scripts/test/find-postgres.mjs'
import { startPostgres } from '@/scripts/test/start-postgres.mjs'
import { openDatabase, POSTGRES_CONNECTIONS } from '@/server/db/client'
import { isDatabaseAway } from '@/server/db/database-away'
import { databaseKind } from '@/tests/api/support/connect'

const log = pino({ level: 'silent' })
const patienceMs = 300

describe.runIf(databaseKind === 'postgres' && findPostgres())('lost connections', () => {
  /** A database behind a line that can fall silent. */
  async function behindALine() {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('PostgreSQL is not installed')
    const { port } = new URL(postgres.url)
    const sockets = new Set<Socket>()
    const line = { isSilent: false }
    const server = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1')
      for (const end of [near, far]) sockets.add(end.on('error', () => undefined))
      near.on('data', (part) => line.isSilent || far.write(part))
      far.on('data', (part) => line.isSilent || near.write(part))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const own = typeof address === 'object' && address ? address.port : 0
    const databaseUrl = postgres.url.replace(port, String(own))
    const database = await openDatabase({ databaseUrl, dataDir: '', log, patienceMs })
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await database.close().catch(() => undefined)
      await postgres.stop()
    })
    return { ...database, line }
  }

  const write = ({ db }: Awaited<ReturnType<typeof behindALine>>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      return 'written'
    })

  test('are given back when a transaction could not begin on them', async () => {
    const database = await behindALine()
    // As many as the pool has, so that each would be lost for good.
    const sessions = () => Promise.all(Array.from({ length: POSTGRES_CONNECTIONS }, () => write(database)))
    await sessions()
    database.line.isSilent = true
    await expect(sessions()).rejects.toSatisfy(isDatabaseAway)
    database.line.isSilent = false
    await expect(write(database)).resolves.toBe('written')
    await expect.poll(() => database.pool.waitingCount).toBe(0)
  })

  test('end a transaction, and not the process', async () => {
    const database = await behindALine()
    const { pool } = database
    const asked = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      // The news of the end comes while nothing is asked.
      await wait(300)
      await tx.execute(sql`select 1`)
    })
    await expect(asked).rejects.toSatisfy(isDatabaseAway)
    await expect(write(database)).resolves.toBe('written')
  })

  test('of a late transaction are not used again', async () => {
    const database = await behindALine()
    const asked = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      database.line.isSilent = true
      await tx.execute(sql`select 1`)
    })
    await expect(asked).rejects.toSatisfy(isDatabaseAway)
    expect(database.pool.totalCount).toBe(0)
    database.line.isSilent = false
    await expect(write(database)).resolves.toBe('written')
  })
})
