import { resolve } from 'node:path'
import { restoreBackup } from '@/server/backup/restore-backup'
import { openDatabase } from '@/server/db/client'
import { demoFilesFolder } from '@/server/db/seed'
import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { createStorage } from '@/server/ports/storage'
import { AppStartError } from '@/server/start-error'
import { runCommand } from './command'

const usage = `npm run restore -- ARCHIVO

Restaura una copia en un sitio vacío: una DATA_DIR sin datos y, si es de PostgreSQL, una DATABASE_URL recién creada.
  BACKUP_KEY   la clave de una copia cifrada`

runCommand(usage, async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new AppStartError(usage)
  const {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    BACKUP_KEY: key,
    PG_BIN: folder,
    path,
    s3,
  } = serverEnv()
  const database = databaseUrl
    ? await openDatabase({ databaseUrl, dataDir, log: createLog('error') })
    : undefined
  const uploads = s3 && createStorage({ dataDir, s3, stockFolder: demoFilesFolder() })
  const postgres =
    database && databaseUrl ? { pool: database.pool, tools: { databaseUrl, folder, path } } : undefined
  try {
    const { at } = await restoreBackup(resolve(file), { dataDir, key, postgres, uploads })
    const when = new Date(at).toLocaleString('es-ES', { dateStyle: 'long', timeStyle: 'short' })
    return `Restaurada en ${dataDir} la copia del ${when}. Arranca Mantel con «npm start».`
  } finally {
    uploads?.close()
    await database?.close()
  }
})
