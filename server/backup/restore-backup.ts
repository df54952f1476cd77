import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDatabase } from '@/server/db/client'
import { isBeingRestored, isEmptyDatabase } from '@/server/db/copy/is-empty'
import { type PgTools, pgRestore } from '@/server/db/copy/pg-tools'
import { syncTree } from '@/server/db/insides/durable-files'
import type { Storage } from '@/server/ports/storage/port'
import { keepPrivate } from '@/server/private-folder'
import { AppStartError } from '@/server/start-error'
import { openEmptyPlace } from './empty-place'
import { dumpName, type Manifest, secretsName } from './manifest'
import { sendUploads } from './send-uploads'
import { unpack } from './unpack'

type Options = {
  dataDir: string
  key?: string | undefined
  /** Where a copy of a PostgreSQL database is restored. */
  postgres?: { pool: OpenDatabase['pool']; tools: PgTools } | undefined
  /** Where uploads go if they are not kept in `dataDir`. */
  uploads?: Pick<Storage, 'write'> | undefined
}

/**
 * Restores an archive into an empty place: everything or nothing. The archive is unpacked beside the data and read to its end first.
 * Uploads and secrets are put in their place before the database, which comes last and in one step: before it, nothing is restored.
 */
export async function restoreBackup(path: string, options: Options): Promise<Manifest> {
  const { dataDir, key, postgres, uploads } = options
  keepPrivate(dataDir)
  if (postgres) await requireEmpty(postgres.pool)
  const place = await openEmptyPlace(dataDir)
  try {
    const found = await unpack(path, key, place.staging)
    requireSameDatabase(found, postgres ? 'postgres' : 'embedded')
    syncTree(place.staging)
    const files = join(place.staging, 'files')
    if (!uploads) await place.take('files')
    else if (existsSync(files)) await sendUploads(files, uploads)
    await place.take(secretsName)
    if (postgres) await pgRestore(postgres.tools, join(place.staging, dumpName))
    else await place.take('postgres')
    return found
  } catch (error) {
    await place.giveBack()
    throw error
  } finally {
    await place.close()
  }
}

async function requireEmpty(pool: OpenDatabase['pool']) {
  if (await isBeingRestored(pool))
    throw new AppStartError('Otra restauración escribe aún en esa base de datos: espera a que termine.')
  if (!(await isEmptyDatabase(pool)))
    throw new AppStartError('La base de datos de DATABASE_URL no está vacía: restaura en una recién creada.')
}

function requireSameDatabase({ database }: Manifest, target: Manifest['database']) {
  if (database === target) return
  throw new AppStartError(
    database === 'embedded'
      ? 'La copia es de la base de datos incorporada: restáurala sin DATABASE_URL y llévala después con «npm run move».'
      : 'La copia es de PostgreSQL: pon en DATABASE_URL una base de datos vacía.',
  )
}
