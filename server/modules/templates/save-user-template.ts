import type { Answer, Current, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/templates'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnTemplates } from '@/server/modules/plans'
import { changeTemplate } from './change-template'
import { updateTemplate } from './queries'
import { requireBackground } from './require-background'
import { columnsOf, storedOf, templateOf } from './stored-template'

export function saveUserTemplate(
  ctx: OwnerCtx,
  { params, body }: Input<typeof contract.saveUserTemplate>,
): Promise<Answer<typeof contract.saveUserTemplate>> {
  const { version, ...template } = body
  return changeTemplate(ctx, {
    id: params.id,
    action: 'template.saved',
    async apply(tx, row, now) {
      await requireOwnTemplates(tx, ctx)
      const current: Current<typeof contract.saveUserTemplate> = { template: storedOf(row) }
      if (version !== undefined && version !== row.version)
        throw new AppError('conflict', 'version', { current })
      await requireBackground(tx, ctx.owner.ownerId, template, templateOf(row))
      return updateTemplate(tx, row.id, columnsOf(template), now)
    },
  })
}
