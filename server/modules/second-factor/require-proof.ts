import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { methodsOf } from './methods'

export const proofHoldsMs = 10 * 60_000

/** Protects calls from a stolen session: an owner with a second factor must have shown it in this session within the last ten minutes. */
export async function requireProof(ctx: OwnerCtx) {
  if (!isProven(ctx) && (await hasFactor(ctx))) throw needed('second-factor-needed')
}

/**
 * The same, but an owner without a second factor must show the password, so that nobody else can add the first factor or take the
 * account to another address.
 */
export async function requireProofOrPassword(ctx: OwnerCtx) {
  if (isProven(ctx)) return
  throw needed((await hasFactor(ctx)) ? 'second-factor-needed' : 'password-needed')
}

const hasFactor = async ({ db, owner }: OwnerCtx) => (await methodsOf(db, owner.ownerId)).length > 0

const isProven = ({ owner: { provenAt }, clock }: OwnerCtx) =>
  provenAt !== null && clock().getTime() - provenAt.getTime() <= proofHoldsMs

/** Answers conflict, because 401 and 403 end the session. */
const needed = (reason: 'second-factor-needed' | 'password-needed') =>
  new AppError('conflict', reason, { message: 'Confirma que eres tú para seguir.' })
