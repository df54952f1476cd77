import { accountBytes, maxPdfBytes } from '@/contract/rules/files/upload-limits'
import type { Ctx } from '@/server/ctx'
import type { Queryable, Transaction } from '@/server/db/client'
import { findOwner, takeAsClient } from '@/server/modules/accounts'
import { countFilesSince, lockOwner, measureFiles } from './queries'
import { refuse } from './refuse'

const dayMs = 24 * 3_600_000
/** A full profile with all its cartas needs 30 files. */
const filesADay = 200
/** Leaves the database more disk space than it needs for its work and for repairs. A few uploads may arrive at the same time. */
const neededBytes = 256 * 1024 * 1024 + 4 * maxPdfBytes

/** Checks before the upload is read: the owner may upload another file, and there is room. */
export async function requireRoom(ctx: Ctx, ownerId: string) {
  await requireTurnOfDay(ctx, ctx.db, ownerId)
  if (!(await takeAsClient(ctx, ownerId, { name: 'files', most: filesADay }))) throw refuse('daily-limit')
  await requireSpace(ctx, ownerId)
}

/** Checks that another file of the owner, uploaded or drawn, has room on the machine and in the account. */
export async function requireSpace(ctx: Ctx, ownerId: string) {
  await requireBytes(ctx.db, ownerId, 1)
  const free = await ctx.freeBytes()
  if (free < neededBytes) {
    ctx.log.error({ freeMegabytes: Math.round(free / 1024 / 1024) }, 'the disk is nearly full')
    throw refuse('disk-full')
  }
}

/**
 * Registers an uploaded file if it has room. Files that arrive at the same time, in any process, are registered one after the other: none
 * of them could know before how many others there are.
 */
export async function registerUpload(ctx: Ctx, ownerId: string, bytes: number, insert: Insert<unknown>) {
  await requireBytesOfClient(ctx, ownerId, bytes)
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ownerId)
    await requireTurnOfDay(ctx, tx, ownerId)
    await requireBytes(tx, ownerId, bytes)
    await insert(tx)
  })
}

/**
 * The same for a drawn sheet, which needs only an account that is not yet full: a sheet that did not fit would be drawn again for each
 * of its visitors.
 */
export async function registerDrawing<T>(ctx: Ctx, ownerId: string, insert: Insert<T>) {
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ownerId)
    await requireBytes(tx, ownerId, 1)
    return insert(tx)
  })
}

/** A sheet is hardly larger. Counted before it is drawn: what is refused afterwards would be drawn and stored again and again. */
const drawingBytes = 512 * 1024

/** Checks, when an owner asks for a drawing, that their account and their client have room for it. */
export async function requireDrawing(ctx: Ctx, ownerId: string) {
  await requireSpace(ctx, ownerId)
  await requireBytesOfClient(ctx, ownerId, drawingBytes)
}

/** What the unverified accounts of a client store in a day is together no more than what one of them may have. */
async function requireBytesOfClient(ctx: Ctx, ownerId: string, bytes: number) {
  const kilobytes = { most: accountBytes.unverified / 1024, amount: Math.ceil(bytes / 1024) }
  if (!(await takeAsClient(ctx, ownerId, { name: 'kilobytes', ...kilobytes }))) throw refuse('account-full')
}

type Insert<T> = (tx: Transaction) => Promise<T>

async function requireTurnOfDay({ clock }: Pick<Ctx, 'clock'>, db: Queryable, ownerId: string) {
  const since = new Date(clock().getTime() - dayMs)
  if ((await countFilesSince(db, ownerId, since)) >= filesADay) throw refuse('daily-limit')
}

async function requireBytes(db: Queryable, ownerId: string, added: number) {
  const bytes = await measureFiles(db, ownerId)
  const owner = await findOwner(db, ownerId)
  if (bytes + added > accountBytes[owner?.emailVerifiedAt ? 'verified' : 'unverified'])
    throw refuse('account-full')
}
