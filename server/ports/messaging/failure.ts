import type { SendFailure } from './port'

export type GraphError = { code: number; message: string; status: number | null }

/** Nobody answered, or the answer was no answer. What may have gone out all the same waits for a word of that. */
export const unreachable = (reason: string, maybeSent: boolean): SendFailure => ({
  ...{ outcome: 'temporary', reason, maybeSent },
})

/** Asking too much: of this app, of this number, of one person. Meta's advice is 4^n seconds. */
const busy = new Set([4, 80007, 130429, 131048, 131056, 133016])
/** The service, not us: 1 and 2 are anything, 131000 and 131016 anything of WhatsApp's, 131057 their maintenance. */
const theirs = new Set([1, 2, 131000, 131016, 131057, 133004])
/** Token, rights, account, payment: the operator mends it, and then what waited goes out. */
const ours = new Set([0, 3, 10, 33, 190, 368, 131005, 131031, 131042, 131045, 133010])
/** Not on WhatsApp, has blocked us, has an old version, is ourselves, or a country we may not write to. */
const person = new Set([130497, 131021, 131026, 131030, 131049, 131050])

const reEngagement = 131047
const mediaUpload = 131053

/** What the Graph API's refusal means for this one message. Meta asks to go by the code, never by the words. */
export function failureOf({ code, message, status }: GraphError): SendFailure {
  const reason = `${code} ${message}`.slice(0, 300)
  if (code === reEngagement) return { outcome: 'closed', reason }
  if (busy.has(code) || status === 429) return { outcome: 'temporary', reason }
  if (person.has(code)) return { outcome: 'permanent', reason, refused: 'recipient' }
  if (theirs.has(code) || ours.has(code) || (code >= 200 && code <= 299))
    return { outcome: 'temporary', reason }
  if (code === mediaUpload || (status !== null && status < 500))
    return { outcome: 'permanent', reason, refused: 'message' }
  return { outcome: 'temporary', reason }
}

/** Of a status: there is no HTTP status, and what is not known to pass does not. */
export function failureOfStatus(code: number, message: string): SendFailure {
  return failureOf({ code, message, status: 400 })
}
