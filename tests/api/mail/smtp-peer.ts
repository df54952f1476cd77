import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Received = { from: string; to: string[]; raw: string }

/** What an SMTP server answers with instead of accepting. */
export function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}

/** A real SMTP server on a port of its own, gone with the test. */
export async function smtpPeer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      const raw = await text(stream)
      const to = envelope.rcptTo.map(({ address }) => address)
      received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to, raw })
      done()
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { received, host: `127.0.0.1:${portOf(listening)}` }
}

/** Takes the connection and what comes, and says nothing from a point on. */
export async function mutePeer(greets: boolean) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.resume()
    if (greets) socket.write('220 mute\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { host: `127.0.0.1:${portOf(server)}` }
}

/** Passes everything on until the whole mail went through, and drops the line instead of the last word. */
export async function droppingPeer(target: string) {
  const [host = '', port = ''] = target.split(':')
  const server = createServer((client) => {
    const onward = connect(Number(port), host)
    for (const end of [client, onward]) end.on('error', () => undefined)
    let isData = false
    client.on('data', (chunk) => {
      onward.write(chunk)
    })
    onward.on('data', (chunk) => {
      const reply = String(chunk)
      if (isData && reply.startsWith('250')) client.destroy()
      else client.write(chunk)
      if (/^354/m.test(reply)) isData = true
    })
    client.on('close', () => onward.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { host: `127.0.0.1:${portOf(server)}` }
}

function portOf(server: { address(): string | object | null }) {
  const address = server.address()
  if (typeof address !== 'object' || address === null || !('port' in address))
    throw new Error('not listening')
  return Number(address.port)
}
