import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/mailbox'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findInMailbox, listMailbox as listRows } from './queries'

const shownMails = 100

export async function listMailbox(ctx: Ctx): Promise<Answer<typeof contract.listMailbox>> {
  requireOpen(ctx)
  const rows = await listRows(ctx.db, shownMails)
  return { mails: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })) }
}

export async function readMailbox(
  ctx: Ctx,
  { params }: Input<typeof contract.readMailbox>,
): Promise<Answer<typeof contract.readMailbox>> {
  requireOpen(ctx)
  const row = await findInMailbox(ctx.db, params.id)
  if (!row) throw new AppError('not-found', 'mail')
  return { ...row, receivedAt: row.receivedAt.toISOString() }
}

function requireOpen({ site }: Ctx) {
  if (!site.hasOpenMailbox) throw new AppError('not-found', 'mailbox-closed')
}
