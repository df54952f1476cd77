import type { Signer } from './signer'

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
