import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reports'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { findOpen } from './queries'

const mostShown = 50

export async function listOwnReports(ctx: OwnerCtx): Promise<Answer<typeof contract.listOwnReports>> {
  const { id, doubtedAt } = await requireOwnRestaurant(ctx)
  const found = await findOpen(ctx.db, id, mostShown)
  return {
    mayHaveChanged: doubtedAt !== null,
    reports: found.map(({ id: reportId, kind, sentence, createdAt }) => ({
      ...{ reportId, kind, sentence },
      createdAt: createdAt.toISOString(),
    })),
  }
}
