import { createServer, type Server } from 'node:http'
import { measureProcess } from './process-metrics'
import type { Registry } from './registry'

type Where = { process: string; port: number; host: string; variable: string }

/**
 * Answers `/metrics`, and `/healthz` for a process that has no other port, on a port that only the operator should reach. Rejects with
 * one sentence if the port cannot be opened.
 */
export function serveMetrics(registry: Registry, where: Where): Promise<Server> {
  registry.turnOn(where.process)
  measureProcess(registry)
  const server = createServer(async ({ url = '', method = '' }, response) => {
    const path = url.split('?', 1)[0]
    response.setHeader('cache-control', 'no-store')
    if (!['GET', 'HEAD'].includes(method) || !(path === '/metrics' || path === '/healthz')) {
      response.statusCode = 404
      return response.end()
    }
    const [type, text] =
      path === '/metrics'
        ? ['text/plain; version=0.0.4; charset=utf-8', await registry.text()]
        : ['application/json', '{"ok":true}']
    response.setHeader('content-type', type)
    response.end(text)
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(sentenceOf(error, where), { cause: error })))
    server.listen(where.port, where.host, () => {
      // Nobody waits for the last scrape when the process ends.
      server.unref()
      resolve(server)
    })
  })
}

function sentenceOf(error: Error, { port, host, variable }: Where) {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `El puerto ${port} está ocupado: cierra el programa que lo usa o elige otro con ${variable}.`
  if (code === 'EACCES') return `No tienes permiso para abrir el puerto ${port}: elige otro con ${variable}.`
  return `No se puede escuchar en ${host}: corrige METRICS_HOST.`
}
