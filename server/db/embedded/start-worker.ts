import { Worker } from 'node:worker_threads'
import type { EmbeddedMessage, EmbeddedStart } from '@/server/db/embedded/worker'
import { embeddedWorkerUrl } from '@/server/db/embedded/worker-url'
import { isNoSpace } from '@/server/db/insides/failures'
import { AppStartError } from '@/server/start-error'

type RunningWorker = { close(): Promise<void> }

/** Resolves once the thread answers on its socket. Calls `onLost` if the thread later ends unasked. */
export async function startWorker(
  start: EmbeddedStart,
  onLost: (error: Error) => void,
): Promise<RunningWorker> {
  return (await startThread(start, onLost)) ?? (await startWorker(start, onLost))
}

/** Null when the thread has made the cluster and ended. */
function startThread(start: EmbeddedStart, onLost: (error: Error) => void): Promise<RunningWorker | null> {
  const worker = new Worker(embeddedWorkerUrl(), { workerData: start })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let phase: 'opening' | 'open' | 'closing' = 'opening'
  let reason: string | undefined
  return new Promise((resolve, reject) => {
    const close = () => {
      if (phase === 'open') worker.postMessage('close')
      phase = 'closing'
      return ended
    }
    const lost = (why: string) => {
      reason ??= why
      if (phase !== 'open') return
      phase = 'closing'
      onLost(lostError(start.directory, reason))
    }
    worker.on('message', (message: EmbeddedMessage) => {
      if (message.type === 'over') return lost(message.reason)
      if (message.type === 'created') {
        phase = 'closing'
        worker.terminate().then(() => resolve(null))
        return
      }
      phase = 'open'
      resolve({ close })
    })
    worker.once('error', (error) => lost(String(error)))
    worker.once('exit', (code) => {
      lost(`código ${code}`)
      if (phase === 'opening') reject(openError(start.directory, reason ?? ''))
    })
  })
}

function openError(directory: string, reason: string): AppStartError {
  if (isNoSpace(reason)) return fullError(directory)
  return new AppStartError(
    `No se pudo abrir la base de datos de ${directory} (${reason}): restaura una copia o elige otra carpeta con DATA_DIR.`,
  )
}

function lostError(directory: string, reason: string): Error {
  if (isNoSpace(reason)) return fullError(directory)
  return new Error(`La base de datos de ${directory} se ha detenido (${reason}): vuelve a arrancar Mantel.`)
}

function fullError(directory: string): AppStartError {
  return new AppStartError(
    `No queda espacio en el disco de ${directory}: libera sitio y vuelve a arrancar Mantel.`,
  )
}
