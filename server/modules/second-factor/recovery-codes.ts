import { spacedRecoveryCode, tidyRecoveryCode } from '@/contract/rules/account/typed-code'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { replaceRecoveryCodes, spendRecoveryCode } from './queries'

const count = 10

const hashOf = ({ signer }: Pick<Ctx, 'signer'>, ownerId: string, code: string) =>
  signer.digest('recovery-code', `${ownerId} ${code}`)

/** Each code has 60 random bits. The codes are shown once and stored as hashes, under a key that is not in the database: 60 bits can be searched. */
export async function makeRecoveryCodes(tx: Transaction, ctx: Ctx, ownerId: string) {
  const codes = Array.from({ length: count }, newId)
  const hashes = await Promise.all(codes.map((code) => hashOf(ctx, ownerId, code)))
  const kept = hashes.map((hash) => ctx.sealer.covered(hash)[0])
  await replaceRecoveryCodes(tx, ownerId, kept, ctx.clock())
  return codes.map(spacedRecoveryCode)
}

export async function isRecoveryCode(ctx: Ctx, ownerId: string, typed: string) {
  const hash = await hashOf(ctx, ownerId, tidyRecoveryCode(typed))
  return spendRecoveryCode(ctx.db, ownerId, ctx.sealer.covered(hash), ctx.clock())
}
