import type { SendFailure } from './port'

export type GraphError = { code: number; message: string; status: number | null }

/** No answer, or an answer that cannot be read. A message that may have been sent waits for its delivery state. */
export const unreachable = (reason: string, maybeSent: boolean): SendFailure => ({
  ...{ outcome: 'temporary', reason, maybeSent },
})

/** Too many requests: of this app, of this number or to one person. Meta advises a wait of 4^n seconds. */
const tooManyRequests = new Set([4, 80007, 130429, 131048, 131056, 133016])
/** The fault is WhatsApp's: 1 and 2 are any error of the API, 131000 and 131016 any error of WhatsApp, 131057 maintenance. */
const faultsOfWhatsApp = new Set([1, 2, 131000, 131016, 131057, 133004])
/** The fault is the token, the rights, the account or the payment. The operator repairs it; then the waiting messages go out. */
const faultsOfOperator = new Set([0, 3, 10, 33, 190, 368, 131005, 131031, 131042, 131045, 133010])
/** The person is not on WhatsApp, has blocked us, has an old version, is our own number, or lives in a country that we may not write to. */
const faultsOfPerson = new Set([130497, 131021, 131026, 131030, 131049, 131050])

const reEngagement = 131047
const mediaUpload = 131053

/** Turns the Graph API's refusal into the outcome of this message. Meta asks to read the code, never the text. */
export function failureOf({ code, message, status }: GraphError): SendFailure {
  const reason = `${code} ${message}`.slice(0, 300)
  if (code === reEngagement) return { outcome: 'closed', reason }
  if (tooManyRequests.has(code) || status === 429) return { outcome: 'temporary', reason }
  if (faultsOfPerson.has(code)) return { outcome: 'permanent', reason, refused: 'recipient' }
  if (faultsOfWhatsApp.has(code) || faultsOfOperator.has(code) || (code >= 200 && code <= 299))
    return { outcome: 'temporary', reason }
  if (code === mediaUpload || (status !== null && status < 500))
    return { outcome: 'permanent', reason, refused: 'message' }
  return { outcome: 'temporary', reason }
}

/** Turns an error in a delivery state into an outcome. A delivery state has no HTTP status; an unknown error counts as permanent. */
export function failureOfStatus(code: number, message: string): SendFailure {
  return failureOf({ code, message, status: 400 })
}
