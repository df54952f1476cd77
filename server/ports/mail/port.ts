/** An attachment: small, and made by Mantel. */
export type Attachment = { filename: string; contentType: string; content: string }

export type MailMessage = {
  /** A retry of a mail keeps the id, so that a recipient who gets the mail twice can recognise it. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  replyTo?: string
  attachments?: Attachment[]
}

/**
 * `temporary`: try again later. `permanent`: a retry never helps; `refused` says whether the address does not exist, its mailbox takes no
 * mail, or the server refuses only this message. `unreachable`: no server gave an answer about this mail.
 */
export type Delivery =
  | { outcome: 'accepted'; messageId: string }
  | { outcome: 'temporary'; reason: string }
  | { outcome: 'unreachable'; reason: string }
  | { outcome: 'permanent'; reason: string; refused: 'recipient' | 'mailbox' | 'message' }

export type MailPort = {
  /** Never throws: an error is part of the answer. */
  send(message: MailMessage): Promise<Delivery>
  /** The most mails a second in all, so that mails leave processor time for other work. Without it, no limit. */
  perSecond?: number | undefined
  /** The most mails a second for one domain. Without it, no limit. */
  perDomainPerSecond?: number | undefined
  close(): void
}
