import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/wizard'
import { firstLanguage, ownerLanguage } from '@/contract/languages'
import type { OwnerCtx } from '@/server/ctx'
import { welcome } from '@/server/mails/definitions'
import { greetOwner } from '@/server/modules/greeting'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { requireSelf } from '@/server/require-self'
import { findTrialEnd, lockOwnRestaurant, markOnboarded, takeWelcome } from './queries'
import { isPublic } from './sheet-of'

/** The wizard makes this call each time it shows its last step. The mail and the chatbot's greeting are sent only once. */
export async function sendWelcomeEmail(ctx: OwnerCtx, { body }: Input<typeof contract.sendWelcomeEmail>) {
  requireSelf(ctx, body.ownerId)
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const restaurant = await lockOwnRestaurant(tx, ownerId)
    if (!restaurant) return
    const owner = await takeWelcome(tx, ownerId, now)
    if (!owner) return
    const language = ownerLanguage(owner.language) ?? firstLanguage
    await greetOwner(tx, { ownerId, firstName: owner.firstName, language, now })
    await markOnboarded(tx, restaurant.id, now)
    const trialEndsAt = await findTrialEnd(tx, ownerId)
    const data = { restaurantId: restaurant.id, isPublic: isPublic(restaurant), trialEndsAt }
    await queueMail(tx, welcome, { key: ownerId, to: owner.email, data, now })
  })
  sendSoon(ctx)
  return { success: true as const }
}
