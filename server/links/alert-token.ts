import type { Signer } from './signer'

export type AlertClaim = { alertId: string; issuedAt: Date }

/** As of a subscription: it says by itself what it confirms and since when. */
export async function signAlertToken(signer: Signer, { alertId, issuedAt }: AlertClaim) {
  const claim = `${alertId}.${issuedAt.getTime().toString(36)}`
  return `${claim}.${await signer.sign('confirm-alert', claim)}`
}

/** Null when it is none of ours. */
export async function readAlertToken(signer: Signer, token: string): Promise<AlertClaim | null> {
  const [, claim, alertId, time, signature] = /^((\w{12})\.(\w{1,10}))\.([\w-]{43})$/.exec(token) ?? []
  if (!claim || !alertId || !time || !signature) return null
  if (!(await signer.verify('confirm-alert', claim, signature))) return null
  return { alertId, issuedAt: new Date(Number.parseInt(time, 36)) }
}

/** Ends the alerts it names and nothing else: of one, or of all that a mail tells of. */
export async function signEndToken(signer: Signer, alertIds: string[]) {
  const claim = alertIds.join('.')
  return `${claim}.${await signer.sign('end-alerts', claim)}`
}

export async function readEndToken(signer: Signer, token: string): Promise<string[] | null> {
  const [, claim, signature] = /^(\w{12}(?:\.\w{12}){0,11})\.([\w-]{43})$/.exec(token) ?? []
  if (!claim || !signature || !(await signer.verify('end-alerts', claim, signature))) return null
  return claim.split('.')
}
