import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/templates'
import { findStockTemplate } from '@/contract/stock-templates'
import type { OwnerCtx } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { findTemplate } from './queries'
import { stockOf, storedOf } from './stored-template'

export async function getUserTemplate(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.getUserTemplate>,
): Promise<Answer<typeof contract.getUserTemplate>> {
  return { template: await requireTemplate(ctx.db, ctx.owner.ownerId, params.id) }
}

/**
 * Finds a template of the owner or a stock template. A restaurant without an owner only has stock templates. For another owner's
 * template, the answer is not-found.
 */
export async function requireTemplate(db: Queryable, ownerId: string | null, id: string) {
  const stock = findStockTemplate(id)
  if (stock) return stockOf(stock)
  const row = ownerId === null ? undefined : await findTemplate(db, ownerId, id)
  if (!row) throw new AppError('not-found', 'template')
  return storedOf(row)
}
