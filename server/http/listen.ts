import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { oneAtATime } from '@/contract/one-at-a-time'
import { AppStartError } from '@/server/start-error'
import type { Api } from './api'

const finishMs = 1_500
/** A connection on which nothing moves is closed: reading a large file takes a minute at most. */
const silenceMs = 180_000
/** Longer than proxies keep an idle connection: one that is closed just when a form is sent on it loses the form, which no proxy repeats. */
const idleMs = 65_000

export type Listening = {
  url: string
  /** Goes on answering while proxies learn from `/readyz` that this process ends. */
  drain(ms: number): Promise<void>
  /** Takes no more, and lets what is under way finish: for a moment, and for `moreMs` where nobody waits for the end. */
  close(moreMs?: number): Promise<void>
}

export function listen(api: Api, hostname: string, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const answer = getRequestListener(api.hono.fetch, { hostname })
    const server = createServer((request, response) =>
      oneAtATime(request, response, () => void answer(request, response)),
    )
    server.timeout = silenceMs
    server.keepAliveTimeout = idleMs
    server.listen(port, hostname, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return
      resolve({
        url: `http://${hostname}:${address.port}`,
        async drain(ms) {
          api.isEnding = true
          await wait(ms)
        },
        close: (moreMs = 0) => close(server, finishMs + moreMs),
      })
    })
    server.once('error', (error) => reject(listenError(error, hostname, port)))
  })
}

/** Stops accepting requests, lets running requests finish, and closes the connections that take too long. */
async function close(server: Server, patienceMs: number) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const hangUp = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(hangUp)
}

function listenError(error: Error, host: string, port: number) {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return new AppStartError(
      `El puerto ${port} está ocupado: cierra el programa que lo usa o elige otro con API_PORT=${port + 1}.`,
    )
  if (code === 'EACCES')
    return new AppStartError(`No tienes permiso para abrir el puerto ${port}: elige otro con API_PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new AppStartError(`No se puede escuchar en ${host}: corrige API_HOST.`)
  return error
}
