/** A file that goes along: small, and written by us. */
export type Attachment = { filename: string; contentType: string; content: string }

export type MailMessage = {
  /** The same mail tried again keeps it, so that whoever gets it twice can tell. */
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
 * `temporary` means try again later; `permanent` never will do. `refused` says whether there is no such address, its mailbox
 * takes nothing, or only this message was refused. `unreachable`: nobody there who could say anything of this mail.
 */
export type Delivery =
  | { outcome: 'accepted'; messageId: string }
  | { outcome: 'temporary'; reason: string }
  | { outcome: 'unreachable'; reason: string }
  | { outcome: 'permanent'; reason: string; refused: 'recipient' | 'mailbox' | 'message' }

export type MailPort = {
  /** Never fails: what went wrong is the answer. */
  send(message: MailMessage): Promise<Delivery>
  /** How many a second it shall be given in all, so that others find the processor free; without it as many as it takes. */
  perSecond?: number | undefined
  /** How many a second it shall be given for one domain; without it as many as there are. */
  perDomainPerSecond?: number | undefined
  close(): void
}
