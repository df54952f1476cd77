import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { secretsName } from '@/server/backup/manifest'
import { writeBackup } from '@/server/backup/write-backup'
import { noteBackup } from '@/server/db/backup-notes'
import { openDatabase } from '@/server/db/client'
import { demoFilesFolder } from '@/server/db/seed'
import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { createStorage } from '@/server/ports/storage'
import { AppStartError } from '@/server/start-error'
import { runCommand, sizeText } from './command'

const usage = `npm run backup -- ARCHIVO [--secrets]

Copia la base de datos y los archivos subidos en ARCHIVO, también mientras Mantel funciona.
  --secrets    copia también secrets.json: sin él se cierran las sesiones al restaurar
  BACKUP_KEY   cifra la copia con esta clave`

runCommand(usage, async () => {
  const { file, hasSecrets } = asked()
  const env = serverEnv()
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BACKUP_KEY: key } = env
  if (existsSync(file)) throw new AppStartError(`Ya existe ${file}: elige otro nombre.`)
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new AppStartError(`En ${dataDir} no hay datos de Mantel: di la carpeta con DATA_DIR.`)
  if (hasSecrets && !existsSync(join(dataDir, secretsName)))
    throw new AppStartError(
      `En ${dataDir} no hay ${secretsName}: tus secretos están en variables de entorno.`,
    )
  const began = performance.now()
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog('error'), attach: true })
  const storage = createStorage({ dataDir, s3: env.s3, stockFolder: demoFilesFolder() })
  try {
    const written = await writeBackup(file, { env, database, storage, hasSecrets, key, now: new Date() })
    const isNoted = await noteBackup(database.db, written.uploads).then(
      () => true,
      () => false,
    )
    const held =
      database.kind === 'embedded' ? `, con la base de datos parada ${seconds(written.heldMs)}` : ''
    return `Copia guardada en ${file}: ${written.uploads} archivos subidos, ${sizeText(file)}, en ${seconds(performance.now() - began)}${held}${key ? ', cifrada' : ''}.${isNoted ? '' : ' No se ha podido anotar en la base de datos: el aviso de copias no la contará.'}`
  } finally {
    storage.close()
    await database.close()
  }
})

function asked() {
  const { values, positionals } = parseArgs({
    options: { secrets: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new AppStartError(usage)
  return { file: resolve(file), hasSecrets: values.secrets }
}

const seconds = (ms: number) => `${(ms / 1000).toLocaleString('es-ES', { maximumFractionDigits: 1 })} s`
