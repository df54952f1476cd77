import type { Delivery } from './port'

type SmtpError = { message: string; code?: string; command?: string; responseCode?: number }

/** What an SMTP server's refusal means for this one message. */
export function deliveryOf(error: unknown): Delivery {
  const { message, code, command = '', responseCode = 0 } = smtpError(error)
  const reason = message.slice(0, 500)
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'permanent', reason, refused: 'recipient' }
  if (responseCode < 500) return { outcome: 'temporary', reason }
  if (command === 'RCPT TO')
    return { outcome: 'permanent', reason, refused: blamesAddress(reason) ? 'recipient' : 'message' }
  if (command === 'DATA') return { outcome: 'permanent', reason, refused: 'message' }
  // Our name, password or sender was refused: a mended configuration sends it.
  return { outcome: 'temporary', reason }
}

/** RFC 3463: 5.1 and 5.2 speak of the address and its mailbox, 5.7 of policy, which is no fault of theirs. */
function blamesAddress(reason: string) {
  const status = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(reason)?.[1]
  return status === undefined || status === '1' || status === '2'
}

function smtpError(error: unknown): SmtpError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, command, responseCode }: SmtpError = error
  return { message, code, command, responseCode }
}
