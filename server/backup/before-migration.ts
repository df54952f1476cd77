import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { OpenDatabase } from '@/server/db/client'
import { migrate, nextMigration } from '@/server/db/migrate'
import type { ServerEnv } from '@/server/env'
import { AppStartError } from '@/server/start-error'
import { writeBackup } from './write-backup'

const kept = 3

type Needs = { env: ServerEnv; log: Pick<Logger, 'info' | 'warn'> }

/** Brings the database to this version, and copies it before its tables change. Every process that may come first calls this. */
export async function copyAndMigrate(database: OpenDatabase, needs: Needs): Promise<string[]> {
  await backUpBeforeMigration(database, needs)
  return migrate(database.pool)
}

/** Before a new version changes the tables, the database is copied to DATA_DIR/backups. Without a copy, nothing is changed. */
export async function backUpBeforeMigration(database: OpenDatabase, { env, log }: Needs) {
  const next = await nextMigration(database.pool)
  if (!next) return
  if (env.COPY_BEFORE_MIGRATION === 'off')
    return log.warn({ next }, 'COPY_BEFORE_MIGRATION is off: no copy before the migration')
  const folder = join(env.DATA_DIR, 'backups')
  const path = join(folder, `before-${next.replace(/\.sql$/, '')}.mantel`)
  const draft = `${path}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await writeBackup(draft, { env, database, storage: null, key: env.BACKUP_KEY, now: new Date() })
  } catch (error) {
    throw withoutCopy(error)
  }
  // Another process may have migrated meanwhile. It made its copy before, and this one may come after.
  if ((await nextMigration(database.pool)) !== next) return rmSync(draft)
  renameSync(draft, path)
  log.info({ path }, 'database copied before its migration')
  removeOlder(folder)
}

function withoutCopy(error: unknown) {
  const why = error instanceof AppStartError ? error.message : String(error)
  return new AppStartError(
    `${why} Esta versión cambia las tablas y antes guarda una copia de la base de datos; sin ella no cambia nada. Si tienes otra copia, arranca con COPY_BEFORE_MIGRATION=off.`,
    { cause: error },
  )
}

function removeOlder(folder: string) {
  const madeAt = (name: string) => statSync(join(folder, name)).mtimeMs
  const ours = readdirSync(folder).filter((name) => /^before-.+\.mantel$/.test(name))
  const older = ours.toSorted((a, b) => madeAt(b) - madeAt(a)).slice(kept)
  for (const name of older) rmSync(join(folder, name))
}
