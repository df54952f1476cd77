import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/templates'
import { stockTemplates } from '@/contract/stock-templates'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { listTemplates } from './queries'

export async function listUserTemplates(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.listUserTemplates>,
): Promise<Answer<typeof contract.listUserTemplates>> {
  const { ownerId } = ctx.owner
  if (params.ownerId !== ownerId) throw new AppError('not-found', 'owner')
  const { id, templateId } = await requireOwnRestaurant(ctx)
  const own = await listTemplates(ctx.db, ownerId)
  return {
    templates: [
      ...own.map(({ id: _id, ...row }) => ({ _id, ...row, isStock: false })),
      ...stockTemplates.map(({ id: _id, template: { imageUrl, templateName } }) => ({
        ...{ _id, imageUrl, templateName },
        ...{ isStock: true, version: 1 },
      })),
    ],
    templateId,
    id,
  }
}
