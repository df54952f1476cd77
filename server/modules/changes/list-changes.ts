import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/changes'
import type { Ctx } from '@/server/ctx'
import { findChangesAfter, findPositions } from '@/server/db/changes'
import { untilRung } from '@/server/ports/web-cache/bell'

type Changes = Answer<typeof contract.listChanges>

/** The most that one answer holds. The web then asks for the rest. */
const most = 1000

export async function listChanges(ctx: Ctx, { query }: Input<typeof contract.listChanges>): Promise<Changes> {
  const { after, waitMs } = query
  const until = performance.now() + waitMs
  for (;;) {
    const { first, last } = await findPositions(ctx.db)
    ctx.replica?.note(last)
    if (after === undefined) return { position: last, missed: false, restaurants: [] }
    if (after > last || after < first - 1) return { position: last, missed: true, restaurants: [] }
    if (after < last) return readOn(ctx, after)
    const left = until - performance.now()
    if (left <= 0 || !(await untilRung(ctx.db, Math.min(left, ctx.lookMs))))
      return { position: last, missed: false, restaurants: [] }
  }
}

async function readOn(ctx: Ctx, after: number): Promise<Changes> {
  const found = await findChangesAfter(ctx.db, after, most)
  const restaurants = found.map(({ position: _, ...changed }) => changed)
  return { position: found.at(-1)?.position ?? after, missed: false, restaurants }
}
