import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { boundConnections } from '@/contract/bound-connections'
import { askForBody, leftToUs, takeRequests } from '@/contract/take-requests'
import { AppStartError } from '@/server/start-error'
import type { Api } from './api'
import { BoundedRequest } from './bounded-request'

const finishMs = 1_500
/** A connection on which nothing moves is closed: reading a large file takes a minute at most. */
const silenceMs = 180_000
/** As the front's: how long a client may take for its headers and for a whole request with a file, and how often Node checks. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 11 * 60_000,
  connectionsCheckingInterval: 5000,
}
const mostConnections = 4096
/** One address has a quarter of them. The web comes from one address too, and never asks so much at once. */
const mostOfAnAddress = 1024
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
    // Half a second after an answer Hono would close what is left of a body, and the answer with it: `takeRequests` waits longer.
    const answer = getRequestListener(api.hono.fetch, { hostname, autoCleanupIncoming: false })
    const server = createServer({ IncomingMessage: BoundedRequest, ...timeouts, ...leftToUs })
    takeRequests<BoundedRequest, ServerResponse>(server, (request, response) => {
      askForBody(request, response)
      void answer(request, response)
    })
    server.timeout = silenceMs
    server.maxConnections = mostConnections
    // With a proxy in front, all come from its address, and it counts them itself.
    if (api.options.trustedProxies === 0)
      boundConnections(server, mostOfAnAddress, (address) => api.webAddresses.has(address))
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
