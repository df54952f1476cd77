import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** @typedef {{ to: string, id: string, at: number, text: string }} Arrived */
/** @typedef {Awaited<ReturnType<typeof startMailServer>>} MailServer */

/** How long it takes over a mail, so that a fault finds some under way. */
const workMs = 25

/** A real SMTP server. It has received what it answered with 250, and nothing else. */
export async function startMailServer() {
  /** @type {Arrived[]} */
  const arrived = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, session, done) {
      /** @type {Buffer[]} */
      const parts = []
      for await (const part of stream) parts.push(part)
      await wait(workMs)
      const text = Buffer.concat(parts).toString()
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? ''
      const to = session.envelope.rcptTo[0]?.address ?? ''
      arrived.push({
        to,
        id,
        at: performance.now(),
        text: text.replaceAll('=\r\n', '').replaceAll('=3D', '='),
      })
      done()
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', () => resolve(undefined)))
  const address = listening.address()
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    arrived,
    /** The mail to this address that has come after `since`. @param {string} to @param {number} ms */
    async mailTo(to, ms) {
      for (const until = performance.now() + ms; performance.now() < until; await wait(50)) {
        const mail = arrived.find((one) => one.to === to)
        if (mail) return mail
      }
      return undefined
    },
    /** Mails that came twice, by their Message-ID. */
    twice() {
      const counts = Map.groupBy(arrived, ({ id }) => id)
      return [...counts.values()].filter((same) => same.length > 1).map(([first]) => first?.to ?? '')
    },
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  }
}
