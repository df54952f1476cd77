import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import { ownerLanguage } from '@/contract/languages'
import { termsVersion } from '@/contract/rules/account/consent'
import { trialEnd } from '@/contract/rules/account/plans'
import type { Ctx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { verifyEmail } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { openSession } from '@/server/modules/sessions'
import { auditOwner } from './audit-owner'
import { hashPassword, requireGoodPassword } from './passwords'
import { beginTrial, insertOwner, insertRestaurant } from './queries-registration'
import { keepVerification, newVerification } from './verify-email-token'

/** Creates owner, restaurant, trial and verification mail in one transaction. */
export async function register(ctx: Ctx, { body }: Input<typeof contract.register>) {
  const { password, timeZone, ...person } = body
  requireGoodPassword(password, person.email, 'password')
  const passwordHash = await hashPassword(password)
  const verification = await newVerification(ctx.signer)
  const [ownerId, restaurantId, now] = [newId(), newId(), ctx.clock()]
  const stamps = { createdAt: now, updatedAt: now }
  const terms = { termsVersion, termsAcceptedAt: now }
  const language = ownerLanguage(ctx.language)
  await ctx.db.transaction(async (tx) => {
    const isNew = await insertOwner(tx, {
      id: ownerId,
      ...person,
      passwordHash,
      language,
      ...terms,
      ...stamps,
    })
    if (!isNew) throw emailTaken()
    await insertRestaurant(tx, { id: restaurantId, ownerId, ...stamps })
    await beginTrial(tx, ownerId, trialEnd(now), now)
    await keepVerification(tx, verification, ownerId, now)
    const data = { tokenId: verification.id }
    await queueMail(tx, verifyEmail, { key: verification.id, to: person.email, data, now })
    await auditOwner(tx, { ownerId, action: 'owner.registered', at: now, requestId: ctx.requestId })
  })
  sendSoon(ctx)
  const { token } = await openSession(ctx, ownerId, timeZone)
  return { token, ownerId, restaurantId }
}

const emailTaken = () =>
  new AppError('conflict', 'email-taken', {
    message: 'Ya hay una cuenta con ese correo electrónico. Inicia sesión o recupera tu contraseña.',
    fields: { email: 'taken' },
  })
