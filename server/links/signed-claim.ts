import type { SignedUse, Signer } from './signer'

/** Says by itself what it confirms and since when, so that no mail on its way is made useless by the next one. */
export type Claim = { id: string; issuedAt: Date }

export type Confirming = Extract<SignedUse, 'confirm-subscription' | 'confirm-alert'>

export async function signClaim(signer: Signer, use: Confirming, { id, issuedAt }: Claim) {
  const claim = `${id}.${issuedAt.getTime().toString(36)}`
  return `${claim}.${await signer.sign(use, claim)}`
}

/** Null when it is none of ours. */
export async function readClaim(signer: Signer, use: Confirming, token: string): Promise<Claim | null> {
  const [, claim, id, time, signature] = /^((\w{12})\.(\w{1,10}))\.([\w-]{43})$/.exec(token) ?? []
  if (!claim || !id || !time || !signature) return null
  if (!(await signer.verify(use, claim, signature))) return null
  return { id, issuedAt: new Date(Number.parseInt(time, 36)) }
}
