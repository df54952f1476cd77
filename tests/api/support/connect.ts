import { cpSync } from 'node:fs'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
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
