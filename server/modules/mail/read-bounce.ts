import { z } from 'zod'
import { AppError } from '@/server/errors'

/** `messageId`: of the mail that came back; without it the address says whose it was. */
export type Bounce = {
  kind: 'gone' | 'full' | 'complaint' | 'later'
  email: string | null
  messageId: string | null
}

const told = z.object({
  type: z.enum(['hard', 'soft', 'complaint']),
  email: z.email().optional(),
  messageId: z.string().max(300).optional(),
})

const kinds = { hard: 'gone', soft: 'full', complaint: 'complaint' } as const

/** As JSON, what providers' webhooks are turned into by a line of theirs or yours; else the bounce mail itself (RFC 3464). */
export function readBounce(contentType: string, body: string): Bounce | null {
  if (!/^application\/json\b/i.test(contentType)) return readReport(body)
  const { data, success } = told.safeParse(jsonOf(body))
  if (!success) throw new AppError('invalid', 'validation')
  const { type, email, messageId } = data
  return { kind: kinds[type], email: email?.toLowerCase() ?? null, messageId: messageId ?? null }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('invalid', 'body')
  }
}

/** Null for what is no report, or of a mail that is still under way. */
function readReport(mail: string): Bounce | null {
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*\\r?$`, 'im').exec(mail)?.[1]
  const complaint = field('Feedback-Type')
  const email = (field('Final-Recipient') ?? field('Original-Rcpt-To') ?? '').replace(/^rfc822;\s*/i, '')
  const known = { email: email.replace(/[<>]/g, '').toLowerCase() || null, messageId: originalId(mail) }
  if (complaint) return { kind: 'complaint', ...known }
  if (field('Action')?.toLowerCase() !== 'failed') return null
  const status = field('Status') ?? ''
  if (!status.startsWith('5.')) return null
  if (status.startsWith('5.1.')) return { kind: 'gone', ...known }
  return { kind: status.startsWith('5.2.') ? 'full' : 'later', ...known }
}

/** The last one in it is that of the mail that came back. */
const originalId = (mail: string) => [...mail.matchAll(/^Message-ID:\s*(<[^<>\s]+>)/gim)].at(-1)?.[1] ?? null
