import { copyAndMigrate } from '@/server/backup/before-migration'
import { openDatabase } from '@/server/db/client'
import { serverEnv } from '@/server/env'
import { AppError } from '@/server/errors'
import { createLog } from '@/server/log'
import { closeServices, createServices } from '@/server/services'
import { AppStartError } from '@/server/start-error'
import { commandOf, usage } from './admin/commands'
import { userName } from './admin/user-name'

/** `npm run admin -- <command>`: the platform's own work, beside a running Mantel or without one. */
async function admin() {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(`${usage}\n`)
  const command = commandOf(args)
  const env = serverEnv()
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  const log = createLog('error')
  const database = await openDatabase({ databaseUrl, dataDir, log, attach: true })
  try {
    await copyAndMigrate(database, { env, log })
    const services = createServices(env, log, database)
    try {
      process.stdout.write(`${await command({ ...services, admin: userName() })}\n`)
    } finally {
      await closeServices(services)
    }
  } finally {
    await database.close()
  }
}

function sentenceOf(error: unknown) {
  if (error instanceof AppStartError) return error.message
  if (error instanceof AppError) return reasons[error.reason] ?? error.reason
  return error instanceof Error ? error.stack : String(error)
}

const reasons: Record<string, string> = {
  restaurant: 'No hay ningún restaurante con ese identificador.',
  owner: 'Ese restaurante no tiene propietario.',
  order: 'No hay ningún pedido con ese identificador.',
  'order-state': 'Un pedido va de pedido a confirmado, impreso y enviado, y se cancela antes de enviarlo.',
  correction: 'No hay ninguna corrección con ese identificador.',
  report: 'No hay ningún aviso con ese identificador.',
  invoice: 'No hay ninguna factura con ese número.',
  'refunded-already': 'La devolución de esa factura ya está anotada.',
  'no-second-factor': 'Su propietario no tiene verificación en dos pasos: no hay nada que quitar.',
  'email-change': 'El correo de esa cuenta no ha cambiado en los últimos 90 días: no hay nada que devolver.',
  'email-taken': 'El correo anterior tiene ya otra cuenta: no se puede devolver mientras exista.',
  'not-granted': 'Ese restaurante no tiene un premium concedido a mano: no hay nada que retirar.',
}

admin().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
})
