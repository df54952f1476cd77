import type { z } from 'zod'
import type { secondStep } from '@/contract/entities/second-factor'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { isAppCode } from './app-code'
import { ownerByPasskey } from './check-passkey'
import { isRecoveryCode } from './recovery-codes'

type GivenProof = Pick<z.output<typeof secondStep>, 'code' | 'recoveryCode' | 'passkey'>
type Way = keyof GivenProof | 'password'

/** A guesser has a session or knows the password, so the wait can apply to the account: from the tenth failure on. */
export async function countTry(ctx: Ctx, ownerId: string, way: Way, isRight: () => Promise<boolean>) {
  const tried = { client: `owner ${ownerId}` }
  const waitMs = await ctx.counts.beginTry(tried, ctx.clock())
  if (waitMs > 0) throw new AppError('too-many', 'failed-tries', { retryAfter: Math.ceil(waitMs / 1000) })
  if (!(await isRight())) throw wrongFactor(way)
  await ctx.counts.succeed(tried)
}

/** Throws if the factor is not the owner's. A passkey cannot be guessed, so passkeys have no wait. */
export async function checkFactor(ctx: Ctx, ownerId: string, given: GivenProof, asked: string | null) {
  const { code, recoveryCode, passkey } = given
  if (code !== undefined) return countTry(ctx, ownerId, 'code', () => isAppCode(ctx, ownerId, code))
  if (recoveryCode !== undefined)
    return countTry(ctx, ownerId, 'recoveryCode', () => isRecoveryCode(ctx, ownerId, recoveryCode))
  if (!passkey || (await ownerByPasskey(ctx, { passkey, asked })) !== ownerId) throw wrongFactor('passkey')
}

/** Not 401, because 401 ends the session of an owner who mistyped. */
export const wrongFactor = (way: Way) =>
  new AppError('invalid', 'second-factor', { message: sentences[way], fields: { [way]: 'wrong' } })

const sentences: Record<Way, string> = {
  code: 'El código no es correcto o ya se ha usado. Espera a que salga el siguiente.',
  recoveryCode: 'Ese código de recuperación no es correcto o ya se ha usado.',
  passkey: 'No hemos podido comprobar esa llave de acceso.',
  password: 'La contraseña no es correcta.',
}
