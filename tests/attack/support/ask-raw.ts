import { connect } from 'node:net'
import { web } from './mantel'

type Answer = { status: number; head: string; body: string }

/**
 * Sends the bytes unchanged, and reads until the connection closes or no more bytes come. `fetch` would refuse to send an attacker's bytes.
 * Without an answer, the status is 0.
 */
export function askRaw(bytes: string | Buffer, { port, hostname }: Target = web, silenceMs = 5000) {
  return new Promise<Answer>((resolve) => {
    const socket = connect({ port, host: hostname, noDelay: true })
    const chunks: Buffer[] = []
    const finish = () => {
      socket.destroy()
      resolve(parsed(Buffer.concat(chunks).toString('latin1')))
    }
    socket.setTimeout(silenceMs, finish)
    socket.on('error', finish)
    socket.on('close', finish)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('connect', () => socket.write(bytes))
  })
}

type Target = { port: number; hostname: string }

function parsed(text: string): Answer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  return { status: Number(head.match(/^HTTP\/1\.[01] (\d{3})/)?.[1] ?? 0), head, body: body.join('\r\n\r\n') }
}

/** One request that asks for the connection's end, so that the answer is whole. */
export function askedAs(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const all = { host: web.host, connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const length = body ? [`content-length: ${Buffer.byteLength(body)}`] : []
  return askRaw([`${method} ${path} HTTP/1.1`, ...lines, ...length, '', body].join('\r\n'))
}
