import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { findPostgres } from '@/scripts/test/find-postgres.mjs'
import { restoreBackup } from '@/server/backup/restore-backup'
import { writeBackup } from '@/server/backup/write-backup'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { createStorage } from '@/server/ports/storage'
import { databaseKind, putMigrated } from '@/tests/api/support/connect'
import { startEmptyDatabase, type TestDatabase } from '@/tests/api/support/database'

const log = pino({ level: 'silent' })
export const binaries = findPostgres() ?? undefined
export const programs = process.env.PATH ?? ''
export const isPostgres = databaseKind === 'postgres'

export type Place = Awaited<ReturnType<typeof newPlace>>

type Options = {
  isEmpty?: boolean
  /** Begins with all that is in another place, which is shut. */
  copyOf?: { dataDir: string; databaseUrl: string | undefined } | undefined
}

/** A data folder, and with PostgreSQL a database beside it: what one installation of Mantel has. Closed by `close`. */
export async function newPlace({ isEmpty = false, copyOf }: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-backup-'))
  const server: TestDatabase | null = isPostgres
    ? await startEmptyDatabase('postgres', inject('serverUrl'), copyOf?.databaseUrl)
    : null
  const databaseUrl = server?.url
  let database: OpenDatabase | undefined
  const open = async () => {
    database ??= await openDatabase({ dataDir, databaseUrl, log })
    return database
  }
  if (copyOf) cpSync(copyOf.dataDir, dataDir, { recursive: true })
  else if (!isEmpty) {
    putMigrated(dataDir)
    await migrate((await open()).pool)
  }
  const storage = createStorage({ dataDir, s3: undefined, stockFolder: dataDir })
  return {
    dataDir,
    databaseUrl,
    storage,
    open,
    async backUp(path: string, key?: string) {
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PG_BIN: binaries, path: programs }
      return writeBackup(path, { env, database: await open(), storage, key, now: new Date() })
    },
    async restore(path: string, key?: string) {
      const postgres = databaseUrl
        ? { pool: (await open()).pool, tools: { databaseUrl, folder: binaries, path: programs } }
        : undefined
      return restoreBackup(path, { dataDir, key, postgres })
    },
    /** Closes the database, so that another process may open it. */
    async shut() {
      await database?.close()
      database = undefined
    },
    async close() {
      await database?.close()
      await server?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
