import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/translations'
import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { AppError, invalidField } from '@/server/errors'
import { changed, requireOwnRestaurant } from '@/server/modules/restaurants'
import { keysOf } from './line-key'
import {
  countCorrections,
  deleteCorrections,
  findCorrection,
  lockCorrections,
  upsertCorrection,
} from './queries'

/** In each language. More than the dishes of years. */
export const mostCorrections = 1000

/** Answers with the text before, so that the page can offer to undo. */
export async function saveOwnTranslation(
  ctx: OwnerCtx,
  { params: { language }, body: { name, text } }: Input<typeof contract.saveOwnTranslation>,
): Promise<Answer<typeof contract.saveOwnTranslation>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const keys = keysOf(name)
  const [key = ''] = keys
  if (!key) throw invalidField('name', 'characters')
  if (text && !/[\p{L}\p{N}]/u.test(text)) throw invalidField('text', 'characters')
  const line = { restaurantId: restaurant.id, language, key }
  const now = ctx.clock()
  const before = await ctx.db.transaction(async (tx) => {
    await lockCorrections(tx, restaurant.id)
    const old = await findCorrection(tx, line, keys)
    if (old === (text || null)) return old
    if (text && old === null && (await countCorrections(tx, line)) >= mostCorrections)
      throw new AppError('conflict', 'too-many', { message: 'No caben más correcciones en este idioma.' })
    await deleteCorrections(tx, line, text ? keys.slice(1) : keys)
    if (text) await upsertCorrection(tx, { ...line, name, text, updatedAt: now })
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'owner', actorId: ctx.owner.ownerId, requestId: ctx.requestId },
      ...{ action: text ? 'translation.correct' : 'translation.take-back' },
      ...{ entityKind: 'restaurant', entityId: restaurant.id, details: { language } },
    })
    return old
  })
  if (before !== (text || null)) await ctx.webCache.expire(changed(restaurant))
  return { text: text || null, before }
}
