import type { PostalMimeOptions } from 'postal-mime'

/** `messageId`: the id of the bounced mail. Without an id, the address identifies the subscriber. */
export type Bounce = {
  kind: 'gone' | 'full' | 'complaint' | 'later'
  email: string | null
  messageId: string | null
}

const options = {
  ...{ maxNestingDepth: 10, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 },
  ...{ forceRfc822Attachments: true, attachmentEncoding: 'utf8' },
} satisfies PostalMimeOptions

const mostRecipients = 50
/** The report comes first, then the bounced mail. The head of the bounced mail is enough; the rest only costs time. */
const mostRead = { characters: 128 * 1024, lines: 2_000 }

const headOf = (mail: string) => mail.slice(0, mostRead.characters).split('\n', mostRead.lines).join('\n')

/**
 * Returns null if the mail is not a report, or if the reported mail is still on its way. A mail that is nested too deeply or is too
 * large is not a report.
 */
export async function readReport(mail: string): Promise<Bounce | null> {
  const parts = await partsOf(mail)
  const messageId = idIn(parts.get('rfc822') ?? parts.get('rfc822-headers'))
  const complaint = fieldsOf(parts.get('feedback-report'))
  const type = complaint.get('feedback-type')
  if (type && type !== 'not-spam')
    return { kind: 'complaint', email: addressOf(complaint.get('original-rcpt-to')), messageId }
  const recipients = (parts.get('delivery-status') ?? '').split(/\r?\n\r?\n/, mostRecipients).map(fieldsOf)
  const failed = recipients.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  const kind = kindOf(failed?.get('status') ?? '')
  return kind && { kind, email: addressOf(failed?.get('final-recipient')), messageId }
}

function kindOf(status: string) {
  if (!status.startsWith('5.')) return null
  if (status.startsWith('5.1.')) return 'gone'
  return status.startsWith('5.2.') ? 'full' : 'later'
}

/** The text of each part of a report, by its type without `global-` (`message/global-delivery-status`). */
async function partsOf(mail: string) {
  const { default: parser } = await import('postal-mime')
  const attachments = await parser.parse(headOf(mail), options).then(
    (email) => email.attachments,
    () => [],
  )
  return new Map(
    attachments.toReversed().map(({ mimeType, content }) => [nameOf(mimeType), String(content)] as const),
  )
}

const nameOf = (mimeType: string) =>
  mimeType
    .replace(/^(message|text)\//, '')
    .replace(/^global$/, 'rfc822')
    .replace(/^global-headers$/, 'rfc822-headers')
    .replace(/^global-/, '')

/** Reads the fields up to the first empty line, and joins continued lines. Of two fields with the same name, the first counts. */
function fieldsOf(text = '') {
  const [head = ''] = text.trimStart().split(/\r?\n\r?\n/, 1)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const fields = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? []
    return name && value ? [[name.toLowerCase(), value.trim()] as const] : []
  })
  return new Map(fields.reverse())
}

const addressOf = (recipient = '') =>
  recipient
    .replace(/^[\w-]+;/, '')
    .replace(/[<>\s]/g, '')
    .toLowerCase() || null

const idIn = (headers: string | undefined) =>
  /<[^<>\s]+>/.exec(fieldsOf(headers).get('message-id') ?? '')?.[0] ?? null
