import { pino } from 'pino'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/server/db/client'

/** Which of the two databases the suite is running on. */
export const databaseKind = process.env.TEST_DATABASE ?? 'embedded'

/** The database of this run, shared with the other test files: bring your own data. */
export function connectTestDatabase(): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: inject('databaseUrl'), dataDir: '', log: pino({ level: 'silent' }) })
}
