import type { Answer, Input } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints/templates'
import type { UserTemplate } from '@/contract/entities/template'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnTemplates } from '@/server/modules/plans'
import { noteChange } from './note-change'
import { countTemplates, insertTemplate } from './queries'
import { requireBackground } from './require-background'
import { columnsOf } from './stored-template'

type Made = Answer<typeof contract.createUserTemplate>

export function createUserTemplate(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.createUserTemplate>,
): Promise<Made> {
  return makeTemplate(ctx, body)
}

/** `original`: a template whose pictures were checked when the template was saved. */
export async function makeTemplate(
  ctx: OwnerCtx,
  template: UserTemplate,
  original?: UserTemplate,
): Promise<Made> {
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  const row = await ctx.db.transaction(async (tx) => {
    if ((await countTemplates(tx, ownerId)) >= contract.maxTemplates)
      throw new AppError('conflict', 'too-many-templates')
    await requireOwnTemplates(tx, ctx)
    await requireBackground(tx, ownerId, template, original)
    const made = await insertTemplate(tx, ownerId, columnsOf(template), now)
    await noteChange(tx, ctx, { action: 'template.created', row: made, now })
    return made
  })
  return { success: true, id: row.id, version: row.version, templateName: row.templateName }
}
