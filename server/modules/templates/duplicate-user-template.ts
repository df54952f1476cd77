import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/templates'
import type { OwnerCtx } from '@/server/ctx'
import { makeTemplate } from './create-user-template'
import { requireTemplate } from './get-user-template'

/** Also copies stock templates: an owner changes a stock template by a copy. */
export async function duplicateUserTemplate(
  ctx: OwnerCtx,
  { params, body }: Input<typeof contract.duplicateUserTemplate>,
): Promise<Answer<typeof contract.duplicateUserTemplate>> {
  const { _id, isStock, version, ...template } = await requireTemplate(ctx.db, ctx.owner.ownerId, params.id)
  const templateName = body.templateName ?? copyName(template.templateName)
  return makeTemplate(ctx, { ...template, templateName }, { original: template })
}

const longest = 120
const ending = ' (copia)'

const copyName = (name: string) => name.slice(0, longest - ending.length) + ending
