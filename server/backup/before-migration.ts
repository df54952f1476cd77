import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { OpenDatabase } from '@/server/db/client'
import { nextMigration } from '@/server/db/migrate'
import type { ServerEnv } from '@/server/env'
import { writeBackup } from './write-backup'

const kept = 3

/** Before a new version changes the tables, the database is copied to DATA_DIR/backups. */
export async function backUpBeforeMigration(
  database: OpenDatabase,
  { env, log }: { env: ServerEnv; log: Pick<Logger, 'info' | 'warn'> },
) {
  const next = await nextMigration(database.pool)
  if (!next) return
  const folder = join(env.DATA_DIR, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `before-${next.replace(/\.sql$/, '')}.mantel`)
  const needs = { env, database, storage: null, key: env.BACKUP_KEY, now: new Date() }
  try {
    await writeBackup(path, needs)
    log.info({ path }, 'database copied before its migration')
    removeOlder(folder)
  } catch (error) {
    // A server of their own has backups of its own. The embedded database has no other.
    if (database.kind === 'embedded') throw error
    log.warn({ err: error }, 'no backup before the migration: see PG_BIN')
  }
}

function removeOlder(folder: string) {
  const madeAt = (name: string) => statSync(join(folder, name)).mtimeMs
  const ours = readdirSync(folder).filter((name) => /^before-.+\.mantel$/.test(name))
  const older = ours.toSorted((a, b) => madeAt(b) - madeAt(a)).slice(kept)
  for (const name of older) rmSync(join(folder, name))
}
