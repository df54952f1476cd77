import type { Ctx } from '@/server/ctx'
import type { findPasskeys } from './queries'

/** Passkeys belong to the site's hostname, and work only on pages of its origin. */
export function relyingParty({ site }: Pick<Ctx, 'site'>) {
  const { hostname, origin } = new URL(site.url)
  return { rpID: hostname, origin }
}

/** Ed25519, P-256 and RSA, best first. Every passkey supports at least one. */
export const algorithms = [-8, -7, -257]

type KnownPasskey = Pick<Awaited<ReturnType<typeof findPasskeys>>[number], 'credentialId' | 'transports'>

/** Without known passkeys, the passkey itself names its owner, and has to ask for the finger or the PIN. */
export async function passkeyQuestion(ctx: Ctx, known: KnownPasskey[]) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpID,
    userVerification: known.length > 0 ? 'preferred' : 'required',
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}
