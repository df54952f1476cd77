import { spacedRecoveryCode, tidyRecoveryCode } from '@/contract/rules/account/typed-code'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { replaceRecoveryCodes, spendRecoveryCode } from './queries'

const count = 10

const hashOf = ({ signer }: Pick<Ctx, 'signer'>, ownerId: string, code: string) =>
  signer.digest('recovery-code', `${ownerId} ${code}`)

/** Each code has 120 random bits, so a copy of the database with its key finds none. The codes are shown once and stored as hashes. */
export async function makeRecoveryCodes(tx: Transaction, ctx: Ctx, ownerId: string) {
  const codes = Array.from({ length: count }, () => newId() + newId())
  const hashes = await Promise.all(codes.map((code) => hashOf(ctx, ownerId, code)))
  await replaceRecoveryCodes(tx, ownerId, hashes, ctx.clock())
  return codes.map(spacedRecoveryCode)
}

export async function isRecoveryCode(ctx: Ctx, ownerId: string, typed: string) {
  return spendRecoveryCode(ctx.db, ownerId, await hashOf(ctx, ownerId, tidyRecoveryCode(typed)), ctx.clock())
}
