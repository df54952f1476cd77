import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reports'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { changed, findPublicRestaurant } from '@/server/modules/restaurants'
import { networkHash } from './network-hash'
import { countNetworks, countOpen, lockReported, saveDoubt, upsertReport } from './queries'

const weekMs = 7 * 86_400_000
/** This many networks make a doubt that visitors see. */
export const doubtfulNetworks = 3
/** More open reports than this on one restaurant tell nobody anything new. */
const mostOpen = 200

/** Keeps what a visitor reports. The third network within a week makes the profile show that it may have changed. */
export async function saveReport(
  ctx: Ctx,
  { body: { restaurantId, kind, sentence } }: Input<typeof contract.saveReport>,
): Promise<Answer<typeof contract.saveReport>> {
  const now = ctx.clock()
  const network = await networkHash(ctx, restaurantId)
  const doubted = await ctx.db.transaction(async (tx) => {
    const locked = await lockReported(tx, restaurantId)
    if (!locked || !(await findPublicRestaurant(tx, restaurantId)))
      throw new AppError('not-found', 'restaurant')
    if ((await countOpen(tx, restaurantId)) >= mostOpen)
      throw new AppError('too-many', 'report-limit', { retryAfter: 3600 })
    await upsertReport(tx, { restaurantId, kind, sentence, networkHash: network, createdAt: now })
    if (locked.doubtedAt) return undefined
    const since = new Date(now.getTime() - weekMs)
    if ((await countNetworks(tx, restaurantId, since)) < doubtfulNetworks) return undefined
    await saveDoubt(tx, restaurantId, now, now)
    return locked
  })
  if (doubted) await ctx.webCache.expire(changed(doubted))
  return { success: true }
}
