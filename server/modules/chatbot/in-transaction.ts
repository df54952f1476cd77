import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { sendSoon } from '@/server/modules/mail'
import type { ChangedRestaurant } from '@/server/ports/web-cache/port'

/**
 * Runs verbs of other modules in one transaction of the chatbot. Page expiry and background work wait for the commit. Of the
 * background work, only mail starts here; a job finds all other work.
 */
export function inTransaction(ctx: Ctx, tx: Transaction) {
  const changedRestaurants: ChangedRestaurant[] = []
  let hasMail = false
  const inside: Ctx = {
    ...ctx,
    db: Object.assign(tx, { $client: ctx.db.$client }),
    webCache: { ...ctx.webCache, expire: async (changed) => void changedRestaurants.push(...changed) },
    background: {
      ...ctx.background,
      run(name) {
        hasMail ||= name === 'mail'
      },
    },
  }
  async function committed() {
    if (changedRestaurants.length > 0) await ctx.webCache.expire(changedRestaurants)
    if (hasMail) sendSoon(ctx)
  }
  return { inside, committed }
}
