import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/tracking'
import { trackedAction, trackedScan } from '@/contract/rules/profile/tracked-page'
import type { Ctx } from '@/server/ctx'
import { invalidField } from '@/server/errors'
import { menusInForce } from '@/server/modules/menus'
import { countScan, findCode } from '@/server/modules/qr'
import { findCounted, insertPageView } from './queries'
import { countAction, countForMenu } from './queries-counts'
import { visitOf } from './visitor'

/**
 * Counts a visitor of a page, and each action there, once a day: for the restaurant, and for the menu that the restaurant shows
 * first at that moment. A client cannot count for another IP address: only our own web may name the IP address.
 */
export async function saveTrack(ctx: Ctx, { body }: Input<typeof contract.saveTrack>) {
  const { componentName, userAgent, location } = body
  const done = trackedAction(componentName)
  const qrId = trackedScan(componentName)
  if (qrId !== null && !(await findCode(ctx.db, qrId))) return answer(false)
  const restaurant = done && (await findCounted(ctx.db, done.restaurantId))
  if (done && !restaurant) return answer(false)
  const ipAddress = ctx.ip ?? body.ipAddress
  if (!ipAddress) throw invalidField('ipAddress', 'required')
  const visit = await visitOf(ctx, { ipAddress, userAgent, componentName })
  const [menu] = restaurant ? await menusInForce(ctx.db, restaurant, ctx.clock()) : []
  const counted = await ctx.db.transaction(async (tx) => {
    const isNew = await insertPageView(tx, { ...visit, ...location, createdAt: ctx.clock() })
    if (isNew && qrId !== null) await countScan(tx, qrId, visit.date)
    if (!isNew || !done) return isNew
    const what = { date: visit.date, action: done.action }
    await countAction(tx, done.restaurantId, what)
    if (menu) await countForMenu(tx, menu.id, what)
    return isNew
  })
  return answer(counted)
}

const answer = (counted: boolean) => ({ success: true as const, counted })
