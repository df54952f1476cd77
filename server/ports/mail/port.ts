export type MailMessage = {
  /** The same mail tried again keeps it, so that whoever gets it twice can tell. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  replyTo?: string
}

/**
 * `temporary` means try again later; `permanent` never will do. `recipient` says that the address itself was refused,
 * not this message.
 */
export type Delivery =
  | { outcome: 'accepted'; messageId: string }
  | { outcome: 'temporary'; reason: string }
  | { outcome: 'permanent'; reason: string; refused: 'recipient' | 'message' }

export type MailPort = {
  /** Never fails: what went wrong is the answer. */
  send(message: MailMessage): Promise<Delivery>
  close(): void
}
