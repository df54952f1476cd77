import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { isEmptyDatabase } from '@/server/db/copy/is-empty'
import { moveRows } from '@/server/db/copy/move-rows'
import { lastMigration, nextMigration } from '@/server/db/migrate'
import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { AppStartError } from '@/server/start-error'
import { runCommand } from './command'

const usage = `npm run move -- --to postgres://usuario:clave@servidor:5432/mantel

Lleva la base de datos incorporada, con Mantel parado, a una de PostgreSQL recién creada. La incorporada se queda como está.`

const patienceMs = 60 * 60 * 1000

/** The source stays as it is, so an older one is not migrated here. */
async function requireThisVersion(pool: OpenDatabase['pool']) {
  await lastMigration(pool)
  if (await nextMigration(pool))
    throw new AppStartError(
      'Esos datos son de una versión anterior de Mantel: ponlos antes al día con «npm run migrate», que guarda una copia.',
    )
}

runCommand(usage, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const { DATA_DIR: dataDir } = serverEnv()
  if (!values.to || !URL.canParse(values.to)) throw new AppStartError(usage)
  if (!existsSync(join(dataDir, 'postgres')))
    throw new AppStartError(`En ${dataDir} no hay base de datos que llevar: di la carpeta con DATA_DIR.`)
  const log = createLog('error')
  const source = await openDatabase({ dataDir, log, patienceMs })
  try {
    await requireThisVersion(source.pool)
    const target = await openDatabase({ databaseUrl: values.to, dataDir, log, patienceMs })
    try {
      if (!(await isEmptyDatabase(target.pool)))
        throw new AppStartError(
          'La base de datos de --to no está vacía: lleva los datos a una recién creada.',
        )
      let [tables, rows] = [0, 0]
      await moveRows(source.pool, target.pool, (_, count) => {
        tables += 1
        rows += count
      })
      return `Llevadas ${rows.toLocaleString('es-ES')} filas de ${tables} tablas, comparadas una a una. Pon esa dirección en DATABASE_URL, con la misma DATA_DIR, y arranca Mantel.`
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})
