import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Accepted = { to: string; id: string; at: number }

/** There are no such addresses here. */
export const isRefused = (address: string) => address.startsWith('nadie')

const busy = () => Object.assign(new Error('4.2.1 Busy, come back'), { responseCode: 450 })
const unknown = () => Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })

/**
 * A real SMTP server with problems: it refuses some addresses, delays some mails, cuts some connections in the middle of a mail, and never
 * answers some mails. It has received only the mails that it answered with 250.
 */
export async function troubledSmtp({ stalls = true } = {}) {
  const accepted: Accepted[] = []
  const troubles = { busy: 0, dropped: 0, stalled: 0, refused: 0 }
  let letters = 0
  let asked = 0
  let onAccepted: (count: number) => void = () => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _, done) {
      if (isRefused(address)) {
        troubles.refused++
        return done(unknown())
      }
      if (++asked % 41 === 0) {
        troubles.busy++
        return done(busy())
      }
      done()
    },
    onData(stream, session, done) {
      const turn = ++letters
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stalls && turn % 97 === 0) {
          troubles.stalled++
          return
        }
        if (turn % 53 === 0) {
          troubles.dropped++
          sockets.get(session.remotePort)?.destroy()
          return
        }
        const id = /^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
        accepted.push({ to: session.envelope.rcptTo[0]?.address ?? '', id, at: performance.now() })
        onAccepted(accepted.length)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const sockets = new Map<number, Socket>()
  const listening = server.listen(0, '127.0.0.1')
  listening.on('connection', (socket) => sockets.set(socket.remotePort ?? 0, socket))
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    troubles,
    /** Done when so many more were accepted. */
    more: (count: number) =>
      new Promise<void>((resolve) => {
        const goal = accepted.length + count
        onAccepted = (now) => {
          if (now >= goal) resolve()
        }
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
