import type { PasskeyAssertion } from '@/contract/entities/passkey'
import type { Ctx } from '@/server/ctx'
import { findPasskey, notePasskeyUse } from './queries'
import { relyingParty } from './relying-party'

type Answer = {
  passkey: PasskeyAssertion
  /** The challenge that the passkey has to sign. */
  asked: string | null
  /** The passkey replaces the password too, so the passkey must have verified its user. */
  isAlone?: boolean
}

/** Returns the owner of the passkey that signed the challenge, or null. */
export async function ownerByPasskey(ctx: Ctx, { passkey, asked, isAlone = false }: Answer) {
  const kept = await findPasskey(ctx.db, passkey.id)
  if (!kept || asked === null) return null
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { rpID, origin } = relyingParty(ctx)
  const { id, rawId, type, response } = passkey
  const { userHandle, ...signed } = response
  const result = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { ...signed, ...(userHandle && { userHandle }) },
    },
    ...{ expectedChallenge: asked, expectedOrigin: origin, expectedRPID: rpID },
    requireUserVerification: isAlone,
    credential: {
      id: kept.credentialId,
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
      counter: kept.counter,
    },
  }).catch(() => undefined)
  if (!result?.verified) return null
  const { newCounter } = result.authenticationInfo
  return (await notePasskeyUse(ctx.db, kept.id, kept.counter, newCounter, ctx.clock())) ? kept.ownerId : null
}
