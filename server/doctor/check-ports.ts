import { createServer } from 'node:net'
import type { ServerEnv } from '@/server/env'
import { codeOf, type Finding, findingsOf } from './finding'

const { good, bad } = findingsOf('Puertos')

type Wanted = { port: number; host: string; variable: string }

/** A port is free, or Mantel itself listens there. */
export function checkPorts(env: ServerEnv, web: { port: number; host: string }): Promise<Finding[]> {
  const wanted = [
    { ...web, variable: 'PORT' },
    { port: env.API_PORT, host: env.API_HOST, variable: 'API_PORT' },
  ]
  return Promise.all(wanted.map(checkPort))
}

async function checkPort({ port, host, variable }: Wanted): Promise<Finding> {
  if (await isMantel(host, port)) return good(`En el ${port} ya escucha Mantel (${variable}).`)
  const code = await whyNot(host, port)
  if (!code) return good(`El ${port} está libre (${variable}).`)
  if (code === 'EADDRINUSE')
    return bad(`El ${port} lo usa otro programa.`, `Ciérralo, o elige otro puerto con ${variable}.`)
  if (code === 'EACCES')
    return bad(`No tienes permiso para abrir el ${port}.`, `Elige con ${variable} uno por encima de 1023.`)
  return bad(`No se puede escuchar en ${host}:${port} (${code}).`, 'Corrige HOST o API_HOST.')
}

const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

async function isMantel(host: string, port: number) {
  try {
    const answer = await fetch(`http://${reachable(host)}:${port}/healthz`, {
      signal: AbortSignal.timeout(2_000),
    })
    return answer.ok && (await answer.text()) === '{"ok":true}'
  } catch {
    return false
  }
}

function whyNot(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
