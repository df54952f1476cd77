import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/alerts'
import { firstLanguage } from '@/contract/languages'
import { maxAlerts } from '@/contract/rules/search/dish-alerts'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { confirmAlert } from '@/server/mails/definitions'
import { countQueued, queueMail, sendSoon } from '@/server/modules/mail'
import { ipHash, upsertSubscriber } from '@/server/modules/subscribers'
import { foldedWords } from '@/server/text/fold-word'
import { consentIn } from './consent'
import { countActive, findAlert, upsertPending } from './queries'

const dayMs = 86_400_000
/** A second press within this time sends no second mail. */
const patienceMs = 2 * 60_000
const asksADay = 10

/** Double opt-in: until the confirmation, the address only gets the mail that asks for it. */
export async function askAlert(
  ctx: Ctx,
  { body: { email, ...wish } }: Input<typeof contract.askAlert>,
): Promise<Answer<typeof contract.askAlert>> {
  const now = ctx.clock()
  const textVersion = consentIn(ctx.language ?? firstLanguage)
  const proof = { textVersion, requestedAt: now, requestIpHash: await ipHash(ctx) }
  const state = await ctx.db.transaction(async (tx) => {
    const subscriberId = await upsertSubscriber(tx, email, ctx.language, now)
    const key = keyOf(wish)
    const known = await findAlert(tx, subscriberId, key)
    if (known?.state === 'confirmed') return 'already' as const
    const asked = known?.state === 'pending' && now.getTime() - known.requestedAt.getTime() < patienceMs
    if (asked) return 'asked' as const
    await requireRoom(tx, email, subscriberId, now)
    const alertId = await upsertPending(tx, { subscriberId, key, ...wish, ...proof })
    await queueMail(tx, confirmAlert, {
      key: `${alertId}:${now.getTime()}`,
      to: email,
      language: ctx.language,
      data: { alertId, dish: wish.dish, issuedAt: now },
      ...{ now, subscriberId },
    })
    return 'asked' as const
  })
  sendSoon(ctx)
  return { state }
}

type Wish = { dish: string; lat: number; lon: number }

/** Rounds the position to about a kilometre, so that a request from the next street counts as the same alert. */
const keyOf = ({ dish, lat, lon }: Wish) =>
  `${foldedWords(dish).join(' ')} ${lat.toFixed(2)} ${lon.toFixed(2)}`

async function requireRoom(tx: Transaction, email: string, subscriberId: string, now: Date) {
  const sent = await countQueued(tx, confirmAlert.kind, email, new Date(now.getTime() - dayMs))
  if (sent >= asksADay || (await countActive(tx, subscriberId)) >= maxAlerts)
    throw new AppError('too-many', 'address-limit', {
      message: 'Esa dirección ya tiene muchos avisos. Date de baja de alguno desde sus correos.',
      retryAfter: 3600,
    })
}
