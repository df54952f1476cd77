import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { openPrepared } from '@/server/open-prepared'
import { runCommand } from './command'

const usage = `npm run migrate

Deja la base de datos con las tablas, los lugares y las búsquedas de esta versión, y acaba. Es lo que hace la API al arrancar:
solo hace falta donde varias arrancan a la vez. Antes de cambiar tablas se hace una copia.`

runCommand(usage, async () => {
  const env = serverEnv()
  const fail = (error: Error) => {
    throw error
  }
  const database = await openPrepared({ env, log: createLog(env.LOG_LEVEL), fail })
  await database.close()
  return 'La base de datos está al día.'
})
