import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Delivery, MailMessage, MailPort } from './port'
import { deliveryOf, reasonOf } from './smtp-failure'

type Dkim = { domainName: string; keySelector: string; privateKey: string }

/** The headers that the DKIM signature covers. RFC 8058 wants List-Unsubscribe-Post in it; nodemailer's default leaves it out. */
const signedFields = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

export type SmtpOptions = {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. STARTTLS is used wherever the server offers it. */
  url: string
  from: string
  dkim?: Dkim | undefined
  perSecond?: number
  perDomainPerSecond?: number
  /** How long to wait for a server that sends nothing. */
  silenceMs?: number
  /** How long one mail may take in all: a server can also be slow while it keeps sending. */
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
    /** After a lost connection it is unknown whether the mail went out. The outbox decides on a retry, not the pool. */
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

  /** Finds out whether the server answers at all, or whether only this mail fails. All waiting mails share one check. */
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
    const known = deliveryOf(error)
    if (known) return known
    return { outcome: (await answers()) ? 'temporary' : 'unreachable', reason: reasonOf(error) }
  }

  return {
    perSecond,
    perDomainPerSecond,
    async send({ id, ...message }: MailMessage) {
      const messageId = `<${id}@${domain}>`
      try {
        const signal = AbortSignal.timeout(deadlineMs)
        await transport.sendMail({
          ...message,
          ...automaticHeaders(message.headers),
          from,
          messageId,
          signal,
        })
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

/** RFC 3834: marks the mail as automatic, so that no out-of-office notice answers it. */
const automaticHeaders = (headers: MailMessage['headers']) => ({
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
})

const domainOf = (from: string) => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
