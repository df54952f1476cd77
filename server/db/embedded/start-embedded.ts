import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { directoryError, prepareDataDirectory } from '@/server/db/embedded/data-directory'
import { type Guard, isGuarded, takeGuard } from '@/server/db/embedded/guard'
import {
  createRuntimeDirectory,
  publishedRuntimeDirectory,
  publishRuntimeDirectory,
} from '@/server/db/embedded/runtime-directory'
import { startWorker } from '@/server/db/embedded/start-worker'
import { isPlain } from '@/server/db/insides/plain'
import { AppStartError } from '@/server/start-error'

export const EMBEDDED_CONNECTIONS = 10
const SOCKET_CONNECTIONS = 60

export type Embedded = { socketDirectory: string; close(): Promise<void> }

export async function startEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<Embedded> {
  const directory = join(dataDir, 'postgres')
  prepareDataDirectory(dataDir, directory)
  const runtime = createRuntimeDirectory(dataDir)
  const guard = await guardDirectory(dataDir, runtime)
  const link = join(dataDir, 'postgres.run')
  const giveUp = async () => {
    rmSync(link, { force: true })
    await guard.release()
    rmSync(runtime, { recursive: true, force: true })
  }
  try {
    publishRuntimeDirectory(link, runtime)
    const socket = join(runtime, '.s.PGSQL.5432')
    const worker = await startWorker(
      { directory, socket, maxConnections: SOCKET_CONNECTIONS, isFrugal: !isPlain('frugal-parser') },
      onLost,
    )
    return {
      socketDirectory: runtime,
      close: async () => {
        await worker.close()
        await giveUp()
      },
    }
  } catch (error) {
    await giveUp()
    throw directoryError(dataDir, error)
  }
}

/** The socket directory of the database that another process has open on this data directory, if there is one. */
export async function findRunningEmbedded(dataDir: string): Promise<string | undefined> {
  const runtime = publishedRuntimeDirectory(join(dataDir, 'postgres.run'))
  if (!runtime) return undefined
  return (await isGuarded(guardSocket(runtime))) ? runtime : undefined
}

function guardSocket(runtime: string) {
  return join(runtime, 'data', 'postgres.guard')
}

async function guardDirectory(dataDir: string, runtime: string): Promise<Guard> {
  const guard = await takeGuard(guardSocket(runtime), join(dataDir, 'postgres.gate'))
  if (guard) return guard
  rmSync(runtime, { recursive: true, force: true })
  throw new AppStartError(
    `Otro proceso de Mantel ya usa los datos de ${dataDir}: deténlo, o elige otra carpeta con DATA_DIR.`,
  )
}
