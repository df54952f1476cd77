import type { Delivery } from './port'

type SmtpError = { message: string; code?: string; command?: string; responseCode?: number }

/** Turns an SMTP server's refusal into the outcome of this mail. Null when the server gave no answer. */
export function deliveryOf(error: unknown): Delivery | null {
  const { message, code, command = '', responseCode = 0 } = smtpError(error)
  const reason = message.slice(0, 500)
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'permanent', reason, refused: 'recipient' }
  // The server refused Mantel's name, password or sender, or is shutting down: every other mail would fail in the same way.
  if (code === 'EAUTH' || command === 'MAIL FROM' || responseCode === 421)
    return { outcome: 'unreachable', reason }
  if (responseCode === 0) return null
  if (responseCode < 500) return { outcome: 'temporary', reason }
  if (command === 'RCPT TO') return { outcome: 'permanent', reason, refused: refusedPart(reason) }
  if (command === 'DATA') return { outcome: 'permanent', reason, refused: 'message' }
  return { outcome: 'unreachable', reason }
}

export const reasonOf = (error: unknown) => smtpError(error).message.slice(0, 500)

/** RFC 3463: 5.1 is about the address, 5.2 about its mailbox, 5.7 about policy, which is not the recipient's fault. */
function refusedPart(reason: string) {
  const status = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(reason)?.[1]
  if (status === undefined || status === '1') return 'recipient'
  return status === '2' ? 'mailbox' : 'message'
}

function smtpError(error: unknown): SmtpError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, command, responseCode }: SmtpError = error
  return { message, code, command, responseCode }
}
