import { cpSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { openReplica } from '@/server/db/replica/open-replica'
import { createGazetteer } from '@/server/ports/geocoder/gazetteer'
import { startTestDatabase } from '@/tests/api/support/database'

/** Which of the two databases the suite is running on. */
export const databaseKind = process.env.TEST_DATABASE ?? 'embedded'

/**
 * The database of this worker. Earlier and later test files share it, so each file brings its own data. Two files never use it at the same
 * time, since jobs process all due rows, by the clock of the file that runs them.
 */
export function connectTestDatabase(): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: workersDatabase(), dataDir: '', log: pino({ level: 'silent' }) })
}

export function workersDatabase(): string | undefined {
  const urls = inject('databaseUrls')
  return urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length]
}

/** One of a test file's own, for what looks at everybody's rows: jobs would take those of the other files. */
export const startOwnDatabase = () => startTestDatabase(databaseKind, inject('migrated'))

/** The embedded database in a folder of the test's own, as the first start leaves it: that is tried in process/main.test.ts. */
export function putMigrated(folder: string) {
  if (databaseKind === 'embedded') cpSync(inject('migrated'), folder, { recursive: true })
}

export async function connectOwnDatabase(): Promise<OpenDatabase> {
  const own = await startOwnDatabase()
  const opened = await openDatabase({ databaseUrl: own.url, dataDir: '', log: pino({ level: 'silent' }) })
  const close = async () => {
    await opened.close()
    await own.close()
  }
  return { ...opened, close }
}

/** With TEST_REPLICA=on, the same database on the replica of the run's server. */
export async function openTestReplica(primary: OpenDatabase) {
  const [url, server] = [inject('replicaUrl'), inject('serverUrl')]
  const own = primary.pool.options.connectionString
  if (!url || !own || new URL(own).host !== new URL(server).host) return null
  const address = new URL(url)
  address.pathname = new URL(own).pathname
  const replica = openReplica({
    url: address.href,
    primary,
    log: pino({ level: 'silent' }),
    mostBehindMs: 600_000,
  })
  while (!(await replica.has(0))) await wait(10)
  return { ...replica, geocoder: createGazetteer(replica.db) }
}
