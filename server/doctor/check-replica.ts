import { openDatabase } from '@/server/db/client'
import { inspectReplica } from '@/server/db/inspect-replica'
import type { ServerEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { type Finding, findingsOf, messageOf } from './finding'

const { good, warning, bad } = findingsOf('Base de datos')

type Addresses = Pick<ServerEnv, 'DATABASE_URL' | 'DATABASE_REPLICA_URL' | 'DATA_DIR'>

/** Whether DATABASE_REPLICA_URL leads to a replica of the database. */
export async function checkReplica(env: Addresses): Promise<Finding[]> {
  const { DATABASE_URL, DATABASE_REPLICA_URL, DATA_DIR: dataDir } = env
  if (!DATABASE_REPLICA_URL) return []
  const open = (databaseUrl?: string) => openDatabase({ databaseUrl, dataDir, log: createLog('silent') })
  const opened: Awaited<ReturnType<typeof open>>[] = []
  try {
    for (const url of [DATABASE_REPLICA_URL, DATABASE_URL]) opened.push(await open(url))
    const [replica, primary] = opened
    return replica && primary ? judge(await inspectReplica(replica, primary)) : []
  } catch (error) {
    return [
      warning(
        `No se ha podido mirar la réplica: ${messageOf(error)}`,
        'Comprueba DATABASE_REPLICA_URL. Mientras, todo se lee en la principal.',
      ),
    ]
  } finally {
    for (const { close } of opened) await close()
  }
}

function judge({ isReplica, isOfPrimary, feedback }: Awaited<ReturnType<typeof inspectReplica>>): Finding[] {
  if (!isReplica)
    return [bad('DATABASE_REPLICA_URL no lleva a una réplica.', 'Quítala o llévala a una réplica en marcha.')]
  if (!isOfPrimary)
    return [
      bad(
        'La réplica no es de la base de datos de DATABASE_URL.',
        'Enseñaría datos de otra: corrige DATABASE_REPLICA_URL.',
      ),
    ]
  if (!feedback)
    return [
      good('La réplica responde.'),
      warning(
        'La réplica no tiene hot_standby_feedback.',
        'Sin él rechaza a veces una búsqueda larga, que se repite en la principal: ponlo en on.',
      ),
    ]
  return [good('La réplica responde.')]
}
