import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/templates'
import type { OwnerCtx } from '@/server/ctx'
import { changeTemplate } from './change-template'
import { updateTemplate } from './queries'

export function renameUserTemplate(
  ctx: OwnerCtx,
  { params, body: { templateName } }: Input<typeof contract.renameUserTemplate>,
): Promise<Answer<typeof contract.renameUserTemplate>> {
  return changeTemplate(ctx, {
    id: params.id,
    action: 'template.renamed',
    apply: (tx, row, now) => updateTemplate(tx, row.id, { templateName }, now),
  })
}
