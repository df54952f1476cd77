import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sessions'
import type { OwnerCtx } from '@/server/ctx'
import { networkMark } from './device'
import { findSessions } from './queries'

export async function listSessions(ctx: OwnerCtx): Promise<Answer<typeof contract.listSessions>> {
  const { ownerId, sessionHash } = ctx.owner
  const rows = await findSessions(ctx.db, ownerId, ctx.clock())
  const here = await networkMark(ctx, ownerId)
  const sessions = rows.map(({ tokenHash, networkMark: there, createdAt, seenAt, ...row }) => ({
    ...row,
    isCurrent: tokenHash.equals(sessionHash),
    isSameNetwork: here === null || there === null ? null : here === there,
    signedInAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }))
  return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
}
