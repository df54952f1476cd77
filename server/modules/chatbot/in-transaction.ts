import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { sendSoon } from '@/server/modules/mail'
import type { ChangedRestaurant } from '@/server/ports/web-cache/port'

/**
 * The verbs of other modules, inside one transaction of ours: what they tell the web, and what they want done after their
 * answer, waits until it is committed. Of the latter only mail is begun here; all else has a job that finds it.
 */
export function inTransaction(ctx: Ctx, tx: Transaction) {
  const told: ChangedRestaurant[] = []
  let hasMail = false
  const inside: Ctx = {
    ...ctx,
    db: Object.assign(tx, { $client: ctx.db.$client }),
    webCache: { ...ctx.webCache, expire: async (changed) => void told.push(...changed) },
    background: {
      ...ctx.background,
      run(name) {
        hasMail ||= name === 'mail'
      },
    },
  }
  async function committed() {
    if (told.length > 0) await ctx.webCache.expire(told)
    if (hasMail) sendSoon(ctx)
  }
  return { inside, committed }
}
