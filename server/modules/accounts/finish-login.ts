import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import {
  checkFactor,
  closeChallenge,
  methodsOf,
  openChallenge,
  ownerByPasskey,
  takeChallenge,
  wrongFactor,
} from '@/server/modules/second-factor'
import { openSession } from '@/server/modules/sessions'

/** After a correct password: opens a session, or asks for the second factor. Without the second factor, the owner gets no token. */
export async function openOrAsk(ctx: Ctx, ownerId: string, timeZone: string | undefined) {
  const methods = await methodsOf(ctx.db, ownerId)
  if (methods.length === 0) return openSession(ctx, ownerId, timeZone)
  const challenge = await openChallenge(ctx, { purpose: 'login', ownerId })
  throw new AppError('unauthenticated', 'second-factor-needed', {
    message: 'Tu cuenta pide un segundo paso para entrar.',
    secondFactor: { challenge, methods },
  })
}

export async function finishLogin(ctx: Ctx, { body }: Input<typeof contract.finishLogin>) {
  const { challenge: token, timeZone, ...given } = body
  const { ownerId, passkeyChallenge } = await takeChallenge(ctx, { token, purpose: 'login' })
  if (!ownerId) throw wrongFactor('code')
  await checkFactor(ctx, ownerId, given, passkeyChallenge)
  await closeChallenge(ctx, token, 'login')
  return openSession(ctx, ownerId, timeZone)
}

/** A passkey that verifies its user is two factors: something the owner has, and something the owner is or knows. */
export async function loginByPasskey(ctx: Ctx, { body }: Input<typeof contract.loginByPasskey>) {
  const { challenge: token, passkey, timeZone } = body
  const { passkeyChallenge } = await takeChallenge(ctx, { token, purpose: 'passkey-login' })
  const ownerId = await ownerByPasskey(ctx, { passkey, asked: passkeyChallenge, isAlone: true })
  if (!ownerId) throw wrongFactor('passkey')
  await closeChallenge(ctx, token, 'passkey-login')
  return openSession(ctx, ownerId, timeZone)
}
