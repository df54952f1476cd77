import type { SignedUse, Signer } from './signer'

/** A token that holds its own subject and time, so that a new mail does not make the token of an earlier mail invalid. */
export type Claim = { id: string; issuedAt: Date }

export type Claimed = Extract<
  SignedUse,
  'confirm-subscription' | 'confirm-alert' | 'open-invoice' | 'repeat-menu'
>

export async function signClaim(signer: Signer, use: Claimed, { id, issuedAt }: Claim) {
  const claim = `${id}.${issuedAt.getTime().toString(36)}`
  return `${claim}.${await signer.sign(use, claim)}`
}

/** Null when the token is not Mantel's. */
export async function readClaim(signer: Signer, use: Claimed, token: string): Promise<Claim | null> {
  const [, claim, id, time, signature] = /^((\w{12})\.(\w{1,10}))\.([\w-]{43})$/.exec(token) ?? []
  if (!claim || !id || !time || !signature) return null
  if (!(await signer.verify(use, claim, signature))) return null
  return { id, issuedAt: new Date(Number.parseInt(time, 36)) }
}

/** A token that ends the named alerts and nothing else: one alert, or all alerts of a mail. */
export async function signEndToken(signer: Signer, alertIds: string[]) {
  const claim = alertIds.join('.')
  return `${claim}.${await signer.sign('end-alerts', claim)}`
}

export async function readEndToken(signer: Signer, token: string): Promise<string[] | null> {
  const [, claim, signature] = /^(\w{12}(?:\.\w{12}){0,11})\.([\w-]{43})$/.exec(token) ?? []
  if (!claim || !signature || !(await signer.verify('end-alerts', claim, signature))) return null
  return claim.split('.')
}

/** Computed from the token's id, so that neither the outbox nor a copy of the table can be used to verify an address. */
export const verificationTokenOf = (signer: Signer, tokenId: string) => signer.sign('verify-email', tokenId)

/** A code of six digits in a mail, each kind with its own purpose. */
type Coded = Extract<SignedUse, 'reset-code' | 'email-code'>

/** Computed from the code's id and not stored: neither the outbox nor a copy of the codes reveals it. */
async function codeOf(signer: Signer, use: Coded, codeId: string) {
  const digest = await signer.digest(use, codeId)
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Keyed, because a million guesses reverse a plain hash of six digits. */
const codeHash = (signer: Signer, use: Coded, codeId: string, code: string) =>
  signer.digest(use, `${codeId}:${code}`)

export const resetCodeOf = (signer: Signer, codeId: string) => codeOf(signer, 'reset-code', codeId)

export const resetCodeHash = (signer: Signer, codeId: string, code: string) =>
  codeHash(signer, 'reset-code', codeId, code)

export const emailCodeOf = (signer: Signer, changeId: string) => codeOf(signer, 'email-code', changeId)

export const emailCodeHash = (signer: Signer, changeId: string, code: string) =>
  codeHash(signer, 'email-code', changeId, code)
