import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startReplica } from '@/scripts/test/start-postgres.mjs'
import { makeMigrated, startTestDatabase } from '@/tests/api/support/database'
import { addTexts } from '@/tests/api/upgrade/statements/kept'

declare module 'vitest' {
  interface ProvidedContext {
    /** On the server where a file makes one of its own. */
    serverUrl: string
    /** One for each worker. */
    databaseUrls: string[]
    /** What another database of this run begins as: see startTestDatabase. */
    migrated: string
    /** With TEST_REPLICA=on: the replica of the server, where public reads go. */
    replicaUrl: string
    /** With KEEP_DATA=on: where each worker writes the statements of its tests. */
    statementsFolder: string
  }
}

export default async function setup(project: TestProject) {
  const kind = project.config.env.TEST_DATABASE ?? 'embedded'
  const made = kind === 'embedded' ? await makeMigrated() : undefined
  const first = await startTestDatabase(kind, made?.folder ?? process.env.TEST_DATABASE_URL)
  const migrated = made?.folder ?? first.url
  const others = Array.from({ length: availableParallelism() - 1 }, () => startTestDatabase(kind, migrated))
  const databases = [first, ...(await Promise.all(others))]
  project.provide(
    'databaseUrls',
    databases.map(({ url }) => url),
  )
  project.provide('serverUrl', first.url)
  project.provide('migrated', migrated)
  const replica = process.env.TEST_REPLICA === 'on' && kind === 'postgres' ? await replicaOf(first.url) : null
  project.provide('replicaUrl', replica?.url ?? '')
  const statements = process.env.KEEP_DATA === 'on' ? mkdtempSync(join(tmpdir(), 'mantel-statements-')) : ''
  project.provide('statementsFolder', statements)
  return async () => {
    if (statements) keepStatements(statements)
    await replica?.stop()
    // The first has the server of the others.
    for (const database of databases.toReversed()) await database.close()
    made?.remove()
  }
}

function keepStatements(folder: string) {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  addTexts(lines.filter(Boolean).map((line) => String(JSON.parse(line))))
  rmSync(folder, { recursive: true })
}

/**
 * A replica that has each commit before it is acknowledged: tests write past the api, and read at once what they wrote. At the end nobody
 * waits for it any more.
 */
async function replicaOf(url: string) {
  const replica = await startReplica({ url })
  const client = new pg.Client(url)
  await client.connect()
  const set = async (standbys: string) => {
    await client.query(`alter system set synchronous_standby_names = '${standbys}'`)
    await client.query(`alter system set synchronous_commit = remote_apply`)
    await client.query('select pg_reload_conf()')
  }
  await set('*')
  const stop = async () => {
    await set('')
    await client.end()
    await replica.stop()
  }
  return { url: replica.url, stop }
}
