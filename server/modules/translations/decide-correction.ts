import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Services } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { auditLog, StoredMenuCategory } from '@/server/db/schema'
import { AppError } from '@/server/errors'
import { changed } from '@/server/modules/restaurants'
import { lineKey } from './line-key'
import { deleteShared, findMenusWith, lockCorrection, saveDecision, upsertShared } from './queries-shared'

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

/** Pages of earlier days are made anew on the next day in any case. */
const shownDays = 1

async function expireMenusWith({ db, webCache }: Services, key: string, now: Date) {
  const [word = ''] = key.split(' ').toSorted((one, other) => other.length - one.length)
  const since = addDays(localNow(now, 'Europe/Madrid').date, -shownDays)
  const found = (await findMenusWith(db, word, since)).filter(({ categories }) => holds(categories, key))
  const byId = new Map(found.map((restaurant) => [restaurant.id, restaurant]))
  await webCache.expire([...byId.values()].flatMap(changed))
}

const holds = (categories: StoredMenuCategory[], key: string) =>
  categories.some(({ name, items }) =>
    [name, ...items.map((item) => item.name)].some((one) => lineKey(one) === key),
  )
