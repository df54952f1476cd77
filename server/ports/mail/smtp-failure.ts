import type { Delivery } from './port'

type SmtpError = { message: string; code?: string; command?: string; responseCode?: number }

/** What an SMTP server's refusal means for this one message; null where there was no answer to go by. */
export function deliveryOf(error: unknown): Delivery | null {
  const { message, code, command = '', responseCode = 0 } = smtpError(error)
  const reason = message.slice(0, 500)
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'permanent', reason, refused: 'recipient' }
  // Our name, password or sender was refused, or the server ends its work: so it would be for every other mail.
  if (code === 'EAUTH' || command === 'MAIL FROM' || responseCode === 421)
    return { outcome: 'unreachable', reason }
  if (responseCode === 0) return null
  if (responseCode < 500) return { outcome: 'temporary', reason }
  if (command === 'RCPT TO') return { outcome: 'permanent', reason, refused: blamed(reason) }
  if (command === 'DATA') return { outcome: 'permanent', reason, refused: 'message' }
  return { outcome: 'unreachable', reason }
}

export const reasonOf = (error: unknown) => smtpError(error).message.slice(0, 500)

/** RFC 3463: 5.1 speaks of the address, 5.2 of its mailbox, 5.7 of policy, which is no fault of theirs. */
function blamed(reason: string) {
  const status = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(reason)?.[1]
  if (status === undefined || status === '1') return 'recipient'
  return status === '2' ? 'mailbox' : 'message'
}

function smtpError(error: unknown): SmtpError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, command, responseCode }: SmtpError = error
  return { message, code, command, responseCode }
}
