import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/templates'
import type { OwnerCtx } from '@/server/ctx'
import { changeTemplate } from './change-template'
import { deleteTemplate, forgetChoice } from './queries'

export async function deleteUserTemplate(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.deleteUserTemplate>,
): Promise<Answer<typeof contract.deleteUserTemplate>> {
  await changeTemplate(ctx, {
    id: params.id,
    action: 'template.deleted',
    async apply(tx, row, now, chosenBy) {
      await deleteTemplate(tx, row.id)
      if (chosenBy) await forgetChoice(tx, chosenBy.id, now)
      return row
    },
  })
  return { success: true }
}
