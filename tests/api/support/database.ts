import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startPostgres } from '@/scripts/test/start-postgres.mjs'
import { openDatabase } from '@/server/db/client'
import { startEmbedded } from '@/server/db/embedded/start-embedded'
import { migrate } from '@/server/db/migrate'

export type TestDatabase = { url: string; close(): Promise<void> }

const log = pino({ level: 'silent' })

/** A folder with an embedded database that is migrated, to be copied: making one takes a core six seconds. */
export async function makeMigrated(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-migrated-'))
  const { pool, close } = await openDatabase({ dataDir: folder, log })
  await migrate(pool)
  await close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** One migrated database, reached by its URL from every test process; `from` is a server's URL, or what makeMigrated made. */
export async function startTestDatabase(kind: string, from?: string): Promise<TestDatabase> {
  const database = kind === 'postgres' ? await startOnPostgres(from) : await startOnEmbedded(from)
  const opened = await openDatabase({ databaseUrl: database.url, dataDir: '', log })
  await migrate(opened.pool)
  // Fast and not durable, like PostgreSQL in these tests. All clients of the embedded database share one session.
  if (kind === 'embedded') await opened.pool.query('set synchronous_commit to off')
  await opened.close()
  return database
}

/** On PostgreSQL a copy of `copied`, if one is named, to which nobody may be connected. */
export function startEmptyDatabase(kind: string, serverUrl?: string, copied?: string): Promise<TestDatabase> {
  return kind === 'postgres' ? startOnPostgres(serverUrl, copied) : startOnEmbedded(undefined)
}

async function startOnEmbedded(copied: string | undefined): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-test-'))
  if (copied) cpSync(copied, dataDir, { recursive: true })
  const embedded = await startEmbedded(dataDir, (error) => {
    throw error
  })
  return {
    url: `postgres://postgres@localhost/postgres?host=${embedded.socketDirectory}`,
    close: async () => {
      await embedded.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A new database on the server named, or on one started for the purpose. */
async function startOnPostgres(serverUrl?: string, copied?: string): Promise<TestDatabase> {
  const server = serverUrl ? { url: serverUrl, stop: async () => undefined } : await startPostgres()
  if (!server) throw new Error('PostgreSQL is not installed and TEST_DATABASE_URL is not set')
  const name = `mantel_test_${randomBytes(6).toString('hex')}`
  const template = copied ? new URL(copied).pathname.slice(1) : 'template0'
  await execute(server.url, `create database ${name} template ${template} encoding 'UTF8'`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    close: async () => {
      await execute(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

async function execute(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
