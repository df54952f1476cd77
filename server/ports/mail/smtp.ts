import { createTransport } from 'nodemailer'
import type { MailMessage, MailPort } from './port'
import { deliveryOf } from './smtp-failure'

type Options = {
  /** smtp://user:password@host:port, smtps:// for TLS from the first byte; STARTTLS is used wherever it is offered. */
  url: string
  from: string
  /** How long a silent server is waited for. */
  silenceMs?: number
  /** How long one mail may take in all: a server can also stall a word at a time. */
  deadlineMs?: number
}

export function createSmtpMail({ url, from, silenceMs = 20_000, deadlineMs = 60_000 }: Options): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    /** A lost connection leaves open whether the mail went out: the outbox decides, not the pool. */
    maxRequeues: 0,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = domainOf(from)

  return {
    async send({ id, ...message }: MailMessage) {
      const messageId = `<${id}@${domain}>`
      try {
        const signal = AbortSignal.timeout(deadlineMs)
        await transport.sendMail({ ...message, ...automatic(message.headers), from, messageId, signal })
        return { outcome: 'accepted', messageId }
      } catch (error) {
        return deliveryOf(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** RFC 3834: no out-of-office notice shall answer a machine. */
const automatic = (headers: MailMessage['headers']) => ({
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
})

const domainOf = (from: string) => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
