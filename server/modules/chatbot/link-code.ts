import { createHash } from 'node:crypto'
import type { OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { answeringIn, t } from './engine/answer-language'
import { languageOfOwner } from './language-of'
import { findLinkToken, insertLinkToken } from './queries-link'

const lifetimeMs = 7 * 24 * 3_600_000

/** The text that an owner sends from their telephone. The text starts with the ownerId, and the code at the end proves the ownerId. */
export async function linkTextOf(ctx: OwnerCtx) {
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  const stillGood = await findLinkToken(ctx.db, ownerId, now)
  const id = stillGood?.id ?? newId()
  if (!stillGood)
    await insertLinkToken(ctx.db, {
      ...{ id, ownerId, purpose: 'link-chat', createdAt: now },
      ...{
        secretHash: createHash('sha256')
          .update(await codeOf(ctx, id))
          .digest(),
        expiresAt: new Date(now.getTime() + lifetimeMs),
      },
    })
  const code = `${id}-${await codeOf(ctx, id)}`
  return answeringIn(await languageOfOwner(ctx.db, ownerId), () => t('linkText', { ownerId, code }))
}

/** Computes the code from the row's id and our key, so a copy of the table is not enough to link a telephone. */
const codeOf = async ({ signer }: OwnerCtx, id: string) => (await signer.sign('link-chat', id)).slice(0, 20)
