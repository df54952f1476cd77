import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/tracking'
import { trackedRestaurant } from '@/contract/rules/tracked-page'
import type { Ctx } from '@/server/ctx'
import { countView, insertPageView, restaurantExists } from './queries'
import { visitOf } from './visitor'

/** Counts a visitor of a page once a day. Nobody can count for another: only our own web is believed the address. */
export async function saveTrack(ctx: Ctx, { body }: Input<typeof contract.saveTrack>) {
  const { componentName, userAgent, location } = body
  const restaurantId = trackedRestaurant(componentName)
  if (restaurantId && !(await restaurantExists(ctx.db, restaurantId))) return answer(false)
  const visit = await visitOf(ctx, { ipAddress: ctx.ip ?? body.ipAddress, userAgent, componentName })
  const counted = await ctx.db.transaction(async (tx) => {
    const isNew = await insertPageView(tx, { ...visit, ...location, createdAt: ctx.clock() })
    if (isNew && restaurantId) await countView(tx, restaurantId, visit.date)
    return isNew
  })
  return answer(counted)
}

const answer = (counted: boolean) => ({ success: true as const, counted })
