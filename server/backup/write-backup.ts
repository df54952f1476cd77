import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDatabase } from '@/server/db/client'
import { copyStill } from '@/server/db/copy/hold-still'
import { pgDump } from '@/server/db/copy/pg-tools'
import { lastMigration } from '@/server/db/migrate'
import type { ServerEnv } from '@/server/env'
import type { Storage } from '@/server/ports/storage/port'
import { writeArchive } from './archive/file'
import type { Entry } from './archive/tar'
import { entriesOfFolder, entriesOfUploads, entryOf, entryOfFile } from './entries'
import { clusterFolder, completeName, dumpName, type Manifest, manifestName, secretsName } from './manifest'

type Needs = {
  env: Pick<ServerEnv, 'DATA_DIR' | 'DATABASE_URL' | 'PG_BIN' | 'path'>
  database: OpenDatabase
  /** Null: a copy of the database alone. */
  storage: Pick<Storage, 'list' | 'find'> | null
  hasSecrets?: boolean
  key?: string | undefined
  now: Date
}

export type Written = {
  uploads: number
  /** How long the embedded database let everybody wait. */
  heldMs: number
}

/**
 * Writes one archive with the database as of one moment, and the uploads. Uploads are read before and after that moment: an upload is
 * stored before a row names it, and never changes, so every upload that the copied database names is there.
 */
export async function writeBackup(path: string, needs: Needs): Promise<Written> {
  const { DATA_DIR: dataDir } = needs.env
  removeForgotten(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const scratch = mkdtempSync(join(dataDir, scratchPrefix))
  const written: Written = { uploads: 0, heldMs: 0 }
  try {
    await writeArchive(path, entriesOf(needs, scratch, written), needs.key)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return written
}

async function* entriesOf(needs: Needs, scratch: string, written: Written): AsyncGenerator<Entry> {
  const { database, env, storage, now } = needs
  const manifest: Manifest = {
    ...{ format: 1, database: database.kind, hasFiles: storage !== null, at: now.toISOString() },
    migration: await lastMigration(database.pool),
  }
  yield entryOf(manifestName, JSON.stringify(manifest))
  const taken = new Set<string>()
  if (storage) yield* entriesOfUploads(storage, taken)
  yield* database.kind === 'embedded' ? clusterOf(needs, scratch, written) : dumpOf(env, scratch)
  if (storage) yield* entriesOfUploads(storage, taken)
  if (needs.hasSecrets) yield await entryOfFile(secretsName, join(env.DATA_DIR, secretsName))
  written.uploads = taken.size
  yield entryOf(completeName, '')
}

async function* clusterOf({ database, env }: Needs, scratch: string, written: Written) {
  const copy = join(scratch, 'postgres')
  const { heldMs } = await copyStill(database.pool, join(env.DATA_DIR, 'postgres'), copy)
  written.heldMs = heldMs
  yield* entriesOfFolder(clusterFolder, copy)
}

async function* dumpOf(
  { DATABASE_URL: databaseUrl = '', PG_BIN: folder, path }: Needs['env'],
  scratch: string,
) {
  const dump = join(scratch, dumpName)
  await pgDump({ databaseUrl, folder, path }, dump)
  yield await entryOfFile(dumpName, dump)
}

const scratchPrefix = '.backup-'
const forgottenAfterMs = 24 * 60 * 60 * 1000

/** Folders of backups that were killed. */
function removeForgotten(dataDir: string) {
  for (const name of namesIn(dataDir).filter((name) => name.startsWith(scratchPrefix))) {
    const folder = join(dataDir, name)
    if (Date.now() - statSync(folder).mtimeMs > forgottenAfterMs)
      rmSync(folder, { recursive: true, force: true })
  }
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
