import type { ServerEnv } from '@/server/env'
import { createConnection } from '@/server/ports/counts/resp'
import { type Finding, findingsOf, messageOf } from './finding'

const { good, bad, notAsked } = findingsOf('Redis')

const patienceMs = 3_000

/** Whether it answers, takes the password, and runs scripts. Nothing is written. */
export async function checkRedis({ REDIS_URL: url }: Pick<ServerEnv, 'REDIS_URL'>): Promise<Finding[]> {
  if (!url) return [notAsked('No hay REDIS_URL: cada api cuenta por su cuenta los límites de sus clientes.')]
  const connection = createConnection(new URL(url), patienceMs)
  try {
    await connection.send(['EVAL', 'return 1', '0'])
    return [good('Redis responde: los límites se cuentan entre todas las api.')]
  } catch (error) {
    return [
      bad(
        `Redis no cuenta los límites: ${messageOf(error)}.`,
        'Comprueba que está en marcha y que la dirección y la clave de REDIS_URL son las suyas. Mientras, cada api cuenta por su cuenta.',
      ),
    ]
  } finally {
    connection.close()
  }
}
