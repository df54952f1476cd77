import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { verifyEmail } from '@/server/mails/definitions'
import { countQueued, queueMail, sendSoon } from '@/server/modules/mail'
import { lockOwner } from './queries-reset'
import { findOwnerAddress } from './queries-verification'
import { keepVerification, newVerification } from './verify-email-token'

const hourMs = 3_600_000
/** The mail of the sign-up counts too. */
const mailsAnHour = 4

/** Sends the mail again with a new link. Earlier links stay valid. A verified owner gets no mail. */
export async function resendVerification(ctx: OwnerCtx) {
  const { ownerId } = ctx.owner
  const verification = await newVerification(ctx.signer)
  const now = ctx.clock()
  const isSent = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ownerId)
    const owner = await findOwnerAddress(tx, ownerId)
    if (!owner || owner.isVerified) return false
    const since = new Date(now.getTime() - hourMs)
    if ((await countQueued(tx, verifyEmail.kind, owner.email, since)) >= mailsAnHour) throw tooManyMails()
    await keepVerification(tx, verification, ownerId, now)
    const data = { tokenId: verification.id }
    await queueMail(tx, verifyEmail, { key: verification.id, to: owner.email, data, now })
    return true
  })
  if (isSent) sendSoon(ctx)
  return { success: true as const, alreadyVerified: !isSent }
}

const tooManyMails = () =>
  new AppError('too-many', 'address-limit', {
    message: 'Te hemos enviado ya varios enlaces. Mira en la carpeta de spam o espera una hora.',
    retryAfter: hourMs / 1000,
  })
