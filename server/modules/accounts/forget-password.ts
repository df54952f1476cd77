import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { resetCodeHash, resetCodeOf } from '@/server/links/reset-code'
import { resetCode } from '@/server/mails/definitions'
import { countQueued, queueMail, sendSoon } from '@/server/modules/mail'
import { findOwnerByEmail } from './queries'
import { findCode, lockOwner, replaceCode } from './queries-reset'
import { triesPerCode } from './reset-password'

const minute = 60_000
const lifetimeMs = 10 * minute
/** Whoever presses twice waits for the first mail. */
const patienceMs = minute
const codesAnHour = 5

export async function forgetPassword(ctx: Ctx, { body: { email } }: Input<typeof contract.forgetPassword>) {
  const owner = await findOwnerByEmail(ctx.db, email)
  if (!owner)
    throw new AppError('not-found', 'email-unknown', {
      message: 'El correo electrónico no existe.',
      fields: { email: 'unknown' },
    })
  const id = newId()
  const secretHash = await resetCodeHash(ctx.signer, id, await resetCodeOf(ctx.signer, id))
  await ctx.db.transaction((tx) =>
    sendCode(tx, { id, secretHash, ownerId: owner.ownerId, email }, ctx.clock()),
  )
  sendSoon(ctx)
  return { success: true as const, message: 'Te hemos enviado un código de 6 dígitos.' }
}

type Letter = { id: string; secretHash: Buffer; ownerId: string; email: string }

async function sendCode(tx: Transaction, { email, ...code }: Letter, now: Date) {
  await lockOwner(tx, code.ownerId)
  const last = await findCode(tx, code.ownerId)
  const isUsable = last && last.attempts < triesPerCode
  if (isUsable && now.getTime() - last.createdAt.getTime() < patienceMs) return
  await requireRoom(tx, email, now)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await replaceCode(tx, { ...code, createdAt: now, expiresAt })
  await queueMail(tx, resetCode, { key: code.id, to: email, data: { codeId: code.id }, now })
}

async function requireRoom(tx: Transaction, email: string, now: Date) {
  const sent = await countQueued(tx, resetCode.kind, email, new Date(now.getTime() - 60 * minute))
  if (sent >= codesAnHour)
    throw new AppError('too-many', 'address-limit', {
      message: 'Hemos enviado ya varios códigos a ese correo. Espera una hora y vuelve a intentarlo.',
      retryAfter: 3600,
    })
}
