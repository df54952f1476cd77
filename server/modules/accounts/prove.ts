import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { OwnerCtx } from '@/server/ctx'
import {
  checkFactor,
  closeChallenge,
  countTry,
  methodsOf,
  takeChallenge,
  wrongFactor,
} from '@/server/modules/second-factor'
import { noteProof } from '@/server/modules/sessions'
import { isPassword } from './passwords'
import { findOwner } from './queries-profile'

/** Checks the owner's identity for calls that a stolen session must not make. */
export async function prove(ctx: OwnerCtx, { body }: Input<typeof contract.prove>) {
  const { ownerId, sessionHash } = ctx.owner
  const { password, challenge: token, ...given } = body
  if (password !== undefined) await provePassword(ctx, password)
  else if (given.passkey) {
    const { passkeyChallenge } = await takeChallenge(ctx, { token, purpose: 'proof', ownerId })
    await checkFactor(ctx, ownerId, given, passkeyChallenge)
    await closeChallenge(ctx, token ?? '', 'proof')
  } else await checkFactor(ctx, ownerId, given, null)
  await noteProof(ctx.db, sessionHash, ctx.clock())
  return { success: true as const }
}

/** A password is only a proof for owners without a second factor. */
async function provePassword(ctx: OwnerCtx, typed: string) {
  const { ownerId } = ctx.owner
  if ((await methodsOf(ctx.db, ownerId)).length > 0) throw wrongFactor('password')
  const owner = await findOwner(ctx.db, ownerId)
  await countTry(ctx, ownerId, 'password', () => isPassword(typed, owner?.passwordHash))
}
