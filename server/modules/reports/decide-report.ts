import type { ReportOutcome } from '@/contract/entities/report'
import type { Services } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { auditLog } from '@/server/db/schema'
import { AppError } from '@/server/errors'
import { changed } from '@/server/modules/restaurants'
import { closeReport, countNetworks, findReport, lockReported, saveDoubt } from './queries'
import { doubtfulNetworks } from './save-report'

type Actor = Pick<typeof auditLog.$inferInsert, 'actorKind' | 'actorId'>
type Decision = { reportId: string; outcome: ReportOutcome; actor: Actor; restaurantId?: string }

/**
 * Closes a report. The doubt on the profile ends when too small a number of networks is left. With `restaurantId`, the function does not
 * find reports on other restaurants. A report that is closed already stays as it is.
 */
export async function decideReport(ctx: Services, { reportId, outcome, actor, restaurantId }: Decision) {
  const now = ctx.clock()
  const found = await findReport(ctx.db, reportId)
  if (!found || (restaurantId !== undefined && found.restaurantId !== restaurantId))
    throw new AppError('not-found', 'report')
  const sure = await ctx.db.transaction(async (tx) => {
    const restaurant = await lockReported(tx, found.restaurantId)
    if (!restaurant || !(await closeReport(tx, reportId, outcome, now))) return undefined
    await insertAudit(tx, {
      ...{ at: now, ...actor, action: `report.${outcome}` },
      ...{ entityKind: 'restaurant', entityId: found.restaurantId, details: { reportId, kind: found.kind } },
    })
    const isStillDoubted = (await countNetworks(tx, found.restaurantId)) >= doubtfulNetworks
    if (!restaurant.doubtedAt || isStillDoubted) return undefined
    await saveDoubt(tx, found.restaurantId, null, now)
    return restaurant
  })
  if (sure) await ctx.webCache.expire(changed(sure))
}
