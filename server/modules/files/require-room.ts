import { accountBytes, maxPdfBytes } from '@/contract/rules/files/upload-limits'
import type { Ctx } from '@/server/ctx'
import { findOwner } from '@/server/modules/accounts'
import { countFilesSince, measureFiles } from './queries'
import { refuse } from './refuse'

const dayMs = 24 * 3_600_000
/** A full profile with all its cartas needs 30 files. */
const filesADay = 200
/** Leaves the database more disk space than it needs for its work and for repairs. A few uploads may arrive at the same time. */
const neededBytes = 256 * 1024 * 1024 + 4 * maxPdfBytes

/** Checks before the upload is read: the owner may upload another file, and there is room. */
export async function requireRoom(ctx: Ctx, ownerId: string) {
  const since = new Date(ctx.clock().getTime() - dayMs)
  if ((await countFilesSince(ctx.db, ownerId, since)) >= filesADay) throw refuse('daily-limit')
  await requireSpace(ctx, ownerId)
}

/** Checks that another file of the owner, uploaded or drawn, has room on the machine and in the account. */
export async function requireSpace(ctx: Ctx, ownerId: string) {
  const [bytes, owner] = await Promise.all([measureFiles(ctx.db, ownerId), findOwner(ctx.db, ownerId)])
  if (bytes >= accountBytes[owner?.emailVerifiedAt ? 'verified' : 'unverified']) throw refuse('account-full')
  const free = await ctx.freeBytes()
  if (free < neededBytes) {
    ctx.log.error({ freeMegabytes: Math.round(free / 1024 / 1024) }, 'the disk is nearly full')
    throw refuse('disk-full')
  }
}
