import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { type Dkim, signedFields } from './dkim'
import type { Delivery, MailMessage, MailPort } from './port'
import { deliveryOf, reasonOf } from './smtp-failure'

export type SmtpOptions = {
  /** smtp://user:password@host:port, smtps:// for TLS from the first byte; STARTTLS is used wherever it is offered. */
  url: string
  from: string
  dkim?: Dkim | undefined
  perSecond?: number
  perDomainPerSecond?: number
  /** How long a silent server is waited for. */
  silenceMs?: number
  /** How long one mail may take in all: a server can also stall a word at a time. */
  deadlineMs?: number
}

export function createSmtpMail({
  url,
  from,
  dkim,
  perSecond,
  perDomainPerSecond,
  ...times
}: SmtpOptions): MailPort {
  const { silenceMs = 20_000, deadlineMs = 60_000 } = times
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
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedFields } }),
  })
  const domain = domainOf(from)
  const closing = Promise.withResolvers<false>()
  let asking: Promise<boolean> | undefined

  /** Asked once for all that wait: was it this mail, or is nobody there? */
  function answers() {
    asking ??= Promise.race([
      transport.verify().then(
        () => true,
        () => false,
      ),
      wait(silenceMs, false, { ref: false }),
      closing.promise,
    ]).finally(() => {
      asking = undefined
    })
    return asking
  }

  async function failure(error: unknown): Promise<Delivery> {
    const said = deliveryOf(error)
    if (said) return said
    return { outcome: (await answers()) ? 'temporary' : 'unreachable', reason: reasonOf(error) }
  }

  return {
    perSecond,
    perDomainPerSecond,
    async send({ id, ...message }: MailMessage) {
      const messageId = `<${id}@${domain}>`
      try {
        const signal = AbortSignal.timeout(deadlineMs)
        await transport.sendMail({ ...message, ...automatic(message.headers), from, messageId, signal })
        return { outcome: 'accepted', messageId }
      } catch (error) {
        return failure(error)
      }
    },
    close() {
      closing.resolve(false)
      transport.close({ force: true })
    },
  }
}

/** RFC 3834: no out-of-office notice shall answer a machine. */
const automatic = (headers: MailMessage['headers']) => ({
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
})

const domainOf = (from: string) => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
