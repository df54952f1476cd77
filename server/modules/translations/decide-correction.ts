import type { Services } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { auditLog } from '@/server/db/schema'
import { AppError } from '@/server/errors'
import { expireMenusWith } from './expire-menus-with'
import { deleteShared, lockCorrection, saveDecision, upsertShared } from './queries-shared'

type Actor = Pick<typeof auditLog.$inferInsert, 'actorKind' | 'actorId'>
type Decision = { correctionId: string; outcome: 'taken' | 'dismissed'; actor: Actor }

/** Takes an owner's correction for every restaurant, or not (any more). Its owner keeps it in either case. */
export async function decideCorrection(ctx: Services, { correctionId, outcome, actor }: Decision) {
  const now = ctx.clock()
  const correction = await ctx.db.transaction(async (tx) => {
    const found = await lockCorrection(tx, correctionId)
    if (!found) throw new AppError('not-found', 'correction')
    if (outcome === 'taken') await upsertShared(tx, found, now)
    else if (found.state === 'taken') await deleteShared(tx, found)
    await saveDecision(tx, found, outcome)
    await insertAudit(tx, {
      ...{ at: now, ...actor, action: `translation.${outcome}` },
      ...{ entityKind: 'restaurant', entityId: found.restaurantId },
      details: { correctionId, language: found.language },
    })
    return found
  })
  await expireMenusWith(ctx, correction.key, now)
  return correction
}
