import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { closeChallenge, takeChallenge } from './challenges'
import { changeFactors } from './change-factors'
import { wrongFactor } from './check-factor'
import { withFirstCodes } from './first-factor'
import { insertPasskey } from './queries'
import { algorithms, relyingParty } from './relying-party'
import { requireProofOrPassword } from './require-proof'

export async function addPasskey(ctx: OwnerCtx, { body }: Input<typeof contract.addPasskey>) {
  await requireProofOrPassword(ctx)
  const { ownerId } = ctx.owner
  const made = await verified(ctx, body)
  const passkeyId = newId()
  const recoveryCodes = await changeFactors(ctx, 'passkey-added', (tx) =>
    withFirstCodes(tx, ctx, async () => {
      const row = { id: passkeyId, ownerId, name: body.name, createdAt: ctx.clock(), ...made }
      if (!(await insertPasskey(tx, row))) throw new AppError('conflict', 'passkey-known')
    }),
  )
  return { passkeyId, recoveryCodes }
}

async function verified(
  ctx: OwnerCtx,
  { challenge, attestation }: Input<typeof contract.addPasskey>['body'],
) {
  const purpose = 'add-passkey'
  const asked = await takeChallenge(ctx, { token: challenge, purpose, ownerId: ctx.owner.ownerId })
  if (!asked.passkeyChallenge) throw wrongFactor('passkey')
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { rpID, origin } = relyingParty(ctx)
  const { id, rawId, type, response } = attestation
  const { clientDataJSON, attestationObject, transports } = response
  const result = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    ...{ expectedChallenge: asked.passkeyChallenge, expectedOrigin: origin, expectedRPID: rpID },
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!result?.verified) throw wrongFactor('passkey')
  await closeChallenge(ctx, challenge, purpose)
  const { credential } = result.registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { credentialId: credential.id, publicKey, counter: credential.counter, transports }
}
