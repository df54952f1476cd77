import type { OwnerCtx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { forgetOtherProofs } from '@/server/modules/sessions'
import { methodsOf } from './methods'
import { deleteRecoveryCodes } from './queries'
import { makeRecoveryCodes } from './recovery-codes'

/** Adds a factor. The first factor also creates recovery codes, and removes the proofs that other sessions got with a password. */
export async function withFirstCodes(tx: Transaction, ctx: OwnerCtx, add: () => Promise<void>) {
  const { ownerId, sessionHash } = ctx.owner
  const isFirst = (await methodsOf(tx, ownerId)).length === 0
  await add()
  if (!isFirst) return null
  await forgetOtherProofs(tx, ownerId, sessionHash)
  return makeRecoveryCodes(tx, ctx, ownerId)
}

/** Recovery codes alone are not a second factor. */
export async function dropCodesOfNothing(tx: Transaction, ownerId: string) {
  const left = await methodsOf(tx, ownerId)
  if (left.length === 0) await deleteRecoveryCodes(tx, ownerId)
}
