import type { Signer } from './signer'

export type ConfirmClaim = { subscriptionId: string; issuedAt: Date }

/** Says by itself what it confirms and since when, so that no mail on its way is made useless by the next one. */
export async function signConfirmToken(signer: Signer, { subscriptionId, issuedAt }: ConfirmClaim) {
  const claim = `${subscriptionId}.${issuedAt.getTime().toString(36)}`
  return `${claim}.${await signer.sign('confirm-subscription', claim)}`
}

/** Null when it is none of ours. */
export async function readConfirmToken(signer: Signer, token: string): Promise<ConfirmClaim | null> {
  const [, claim, subscriptionId, time, signature] = /^((\w{12})\.(\w{1,10}))\.([\w-]{43})$/.exec(token) ?? []
  if (!claim || !subscriptionId || !time || !signature) return null
  if (!(await signer.verify('confirm-subscription', claim, signature))) return null
  return { subscriptionId, issuedAt: new Date(Number.parseInt(time, 36)) }
}
