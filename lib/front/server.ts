import { createServer } from 'node:http'
import next from 'next'
import { env, requireSecrets } from '../env'
import { answerWithFile } from './remembered-files'
import { answerFromMemory } from './remembered-pages'
import { isReadable, setClientAddress } from './request'
import { FinishedResponse } from './response'
import { prepareStandIns } from './stand-ins'

/**
 * What `next start` does, and what it leaves out: the caller's true address, an answer to paths that are no text, a
 * strict Content-Security-Policy, and compression that remembers what it has compressed.
 */
requireSecrets()
const { PORT: port, HOST: host, TRUSTED_PROXIES: trustedProxies } = env()

const isAnyHost = (name: string) => name === '0.0.0.0' || name === '::'

const web = next({ dev: false, port, hostname: host })
await web.prepare()
const handle = web.getRequestHandler()

const server = createServer({ ServerResponse: FinishedResponse }, (request, response) => {
  if (!isReadable(request.url)) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('La dirección no es válida.')
    return
  }
  if (answerFromMemory(request, response) || answerWithFile(request, response)) return
  setClientAddress(request, trustedProxies)
  void handle(request, response)
})

server.keepAliveTimeout = 65_000
server.listen(port, host, () => {
  prepareStandIns(`http://${host && !isAnyHost(host) ? host : '127.0.0.1'}:${port}`).catch(
    (error: unknown) => {
      process.stderr.write(`No se han podido preparar las páginas de error: ${String(error)}\n`)
    },
  )
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 3000).unref()
  })
}
