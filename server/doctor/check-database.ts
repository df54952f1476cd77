import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { inspectDatabase } from '@/server/db/inspect-database'
import type { ServerEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { type Finding, findingsOf, messageOf } from './finding'

const { good, warning, bad, notAsked } = findingsOf('Base de datos')
const clock = findingsOf('Reloj')

const mostSkewMs = 5_000

export async function checkDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: ServerEnv) {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    return [notAsked(`En ${dataDir} aún no hay datos: la base integrada se crea en el primer arranque.`)]
  let database: OpenDatabase | undefined
  try {
    database = await openDatabase({ databaseUrl, dataDir, log: createLog('silent'), attach: true })
    return await inspect(database)
  } catch (error) {
    return [bad(messageOf(error), 'Hasta que la base de datos responda, la API no arranca.')]
  } finally {
    await database?.close()
  }
}

async function inspect(database: OpenDatabase): Promise<Finding[]> {
  const asked = Date.now()
  const { version, bytes, now, isReadOnly, hasTables, pending, missingExtensions } =
    await inspectDatabase(database)
  const skew = Math.abs(now.getTime() - (asked + Date.now()) / 2)
  const findings = [good(`PostgreSQL ${version} responde; ocupa ${megabytes(bytes)}.`)]
  if (missingExtensions.length > 0)
    findings.push(
      bad(
        `Al servidor le faltan extensiones: ${missingExtensions.join(', ')}.`,
        'Instala el paquete contrib de PostgreSQL (en Debian, postgresql-contrib).',
      ),
    )
  if (isReadOnly)
    findings.push(
      bad(
        'La base de datos solo deja leer.',
        'Es una réplica o está protegida: lleva DATABASE_URL a la principal.',
      ),
    )
  if (!hasTables) findings.push(notAsked('Está vacía: las tablas se crean en el primer arranque.'))
  else if (pending)
    findings.push(
      warning(
        `Falta la migración ${pending}.`,
        'Se aplica sola al arrancar la API de esta versión; antes se hace una copia.',
      ),
    )
  else findings.push(good('Tiene todas las migraciones de esta versión.'))
  if (database.kind === 'embedded') return findings
  return [...findings, skewOf(skew)]
}

function skewOf(ms: number) {
  if (ms <= mostSkewMs) return clock.good('El de la base de datos y el de esta máquina dan la misma hora.')
  return clock.bad(
    `El de la base de datos y el de esta máquina difieren ${Math.round(ms / 1000)} s.`,
    'Pon las dos en hora con NTP (timedatectl set-ntp true).',
  )
}

const megabytes = (bytes: number) =>
  `${(bytes / 1024 ** 2).toLocaleString('es-ES', { maximumFractionDigits: 0 })} MB`
