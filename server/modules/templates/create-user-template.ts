import type { Answer, Input } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints/templates'
import type { UserTemplate } from '@/contract/entities/template'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnTemplates } from '@/server/modules/plans'
import { noteChange } from './note-change'
import { countTemplates, findTwin, insertTemplate } from './queries'
import { requireBackground } from './require-background'
import { columnsOf } from './stored-template'

type MadeTemplate = Answer<typeof contract.createUserTemplate>

/** For this long, the same new template again means that the first answer was lost (docs/decisions/0270). */
const repeatedMs = 10 * 60_000

export function createUserTemplate(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.createUserTemplate>,
): Promise<MadeTemplate> {
  return makeTemplate(ctx, body, { isOnce: true })
}

type How = {
  /** A template whose pictures were checked when the template was saved. */
  original?: UserTemplate
  /** Whether the same content, sent twice, is one template. */
  isOnce?: boolean
}

export async function makeTemplate(
  ctx: OwnerCtx,
  template: UserTemplate,
  { original, isOnce }: How,
): Promise<MadeTemplate> {
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  const row = await ctx.db.transaction(async (tx) => {
    const count = await countTemplates(tx, ownerId)
    await requireOwnTemplates(tx, ctx)
    const since = new Date(now.getTime() - repeatedMs)
    const twin = isOnce ? await findTwin(tx, ownerId, columnsOf(template), since) : undefined
    if (twin) return twin
    if (count >= contract.maxTemplates) throw new AppError('conflict', 'too-many-templates')
    await requireBackground(tx, ownerId, template, original)
    const made = await insertTemplate(tx, ownerId, columnsOf(template), now)
    await noteChange(tx, ctx, { action: 'template.created', row: made, now })
    return made
  })
  return { success: true, id: row.id, version: row.version, templateName: row.templateName }
}
