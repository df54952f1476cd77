import { pino } from 'pino'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { startTestDatabase } from '@/tests/api/support/database'

/** Which of the two databases the suite is running on. */
export const databaseKind = process.env.TEST_DATABASE ?? 'embedded'

/** The database of this run, shared with the other test files: bring your own data. */
export function connectTestDatabase(): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: inject('databaseUrl'), dataDir: '', log: pino({ level: 'silent' }) })
}

/** One of a test file's own, for what looks at everybody's rows: jobs would take those of the other files. */
export async function connectOwnDatabase(): Promise<OpenDatabase> {
  const own = await startTestDatabase(databaseKind, inject('databaseUrl'))
  const opened = await openDatabase({ databaseUrl: own.url, dataDir: '', log: pino({ level: 'silent' }) })
  const close = async () => {
    await opened.close()
    await own.close()
  }
  return { ...opened, close }
}
