import messages from '@/messages/es.json'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { openChallenge } from './challenges'
import { findPasskeys, lockOwner } from './queries'
import { algorithms, relyingParty } from './relying-party'
import { requireProofOrPassword } from './require-proof'

const mostPasskeys = 10

export async function beginPasskey(ctx: OwnerCtx) {
  await requireProofOrPassword(ctx)
  const { ownerId } = ctx.owner
  const owner = await ctx.db.transaction((tx) => lockOwner(tx, ownerId))
  if (!owner) throw new AppError('not-found', 'owner')
  const known = await findPasskeys(ctx.db, ownerId)
  if (known.length >= mostPasskeys) throw new AppError('conflict', 'passkey-limit')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    ...{ rpName: messages.site.name, rpID: relyingParty(ctx).rpID },
    ...{ userName: owner.email, userDisplayName: owner.firstName },
    userID: new TextEncoder().encode(ownerId),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  const challenge = await openChallenge(ctx, {
    ...{ purpose: 'add-passkey', ownerId, passkeyChallenge: options.challenge },
  })
  return { challenge, options }
}
