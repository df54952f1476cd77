import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import { subscriptionReplies } from '@/contract/entities/subscription'
import { firstLanguage } from '@/contract/languages'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { confirmSubscription } from '@/server/mails/definitions'
import { countQueued, queueMail, sendSoon } from '@/server/modules/mail'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { translatorsOf } from '@/server/words/translators-of'
import { ipHash, textVersionOf } from './proof'
import { findSubscription, upsertPending, upsertSubscriber } from './queries'

const words = translatorsOf('subscription')

const hour = 3_600_000
/** A second press within this time sends no second mail. */
const patienceMs = 2 * 60_000
/** Keeps a stranger with a list of restaurants from filling a person's mailbox. */
const asksADay = 10

/** Double opt-in: until the confirmation, the address only gets the mail that asks for it. */
export async function subscribe(
  ctx: Ctx,
  { body: { email, restaurantId } }: Input<typeof contract.subscribe>,
): Promise<Answer<typeof contract.subscribe>> {
  const restaurant = await findPublicRestaurant(ctx.db, restaurantId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  const now = ctx.clock()
  const consent = words(ctx.language ?? firstLanguage).raw('consent')
  const proof = { textVersion: textVersionOf(consent), requestedAt: now, requestIpHash: await ipHash(ctx) }
  const message = await ctx.db.transaction(async (tx) => {
    const subscriberId = await upsertSubscriber(tx, email, ctx.language, now)
    const known = await findSubscription(tx, subscriberId, restaurantId)
    if (known?.state === 'confirmed') return subscriptionReplies.already
    const asked = known?.state === 'pending' && now.getTime() - known.requestedAt.getTime() < patienceMs
    if (asked) return subscriptionReplies.subscribed
    await requireRoom(tx, email, now)
    const subscriptionId = await upsertPending(tx, { subscriberId, restaurantId, ...proof })
    await queueMail(tx, confirmSubscription, {
      key: `${subscriptionId}:${now.getTime()}`,
      to: email,
      language: ctx.language,
      data: { subscriptionId, restaurantId, restaurantName: restaurant.name, issuedAt: now },
      ...{ now, subscriberId, restaurantId },
    })
    return subscriptionReplies.subscribed
  })
  sendSoon(ctx)
  return { message }
}

async function requireRoom(tx: Transaction, email: string, now: Date) {
  const sent = await countQueued(tx, confirmSubscription.kind, email, new Date(now.getTime() - 24 * hour))
  if (sent >= asksADay)
    throw new AppError('too-many', 'address-limit', {
      message:
        'Hemos enviado ya varios correos de confirmación a esa dirección. Búscalos en tu bandeja de entrada.',
      retryAfter: hour / 1000,
    })
}
