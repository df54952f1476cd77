import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import { ownerLanguage } from '@/contract/languages'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { resetCodeHash, resetCodeOf } from '@/server/links/tokens'
import { resetCode } from '@/server/mails/definitions'
import { countQueued, queueMail, sendSoon } from '@/server/modules/mail'
import { codeLifeMs, nextCode } from './code-life'
import { giveTries, pairOf, spentTries, triesPerCode } from './code-tries'
import { findOwnerByEmail } from './queries'
import { findCode, lockOwner, prolongCode, replaceCode } from './queries-reset'

const hourMs = 3_600_000
/**
 * Codes in an hour to one e-mail address: the limit of each client, and the limit of all clients together. Above the second limit,
 * each client gets one code.
 */
const codesAnHour = { client: 5, all: 12 }

export async function forgetPassword(ctx: Ctx, { body: { email } }: Input<typeof contract.forgetPassword>) {
  const owner = await findOwnerByEmail(ctx.db, email)
  if (!owner)
    throw new AppError('not-found', 'email-unknown', {
      message: 'El correo electrónico no existe.',
      fields: { email: 'unknown' },
    })
  const { ownerId } = owner
  const whose = `code request ${pairOf(ctx, email)}`
  const id = newId()
  const fresh = {
    id,
    ownerId,
    secretHash: await resetCodeHash(ctx.signer, id, await resetCodeOf(ctx.signer, id)),
  }
  await ctx.db.transaction((tx) => sendCode(ctx, tx, { email, whose, fresh }))
  sendSoon(ctx)
  return { success: true as const, message: 'Te hemos enviado un código de 6 dígitos.' }
}

type Fresh = { id: string; ownerId: string; secretHash: Buffer }
/** `whose`: who asks for whose code. `fresh`: a new code, used if no valid code exists. */
type CodeMail = { email: string; whose: string; fresh: Fresh }

/** Sends a valid code again instead of a new code, so that a stranger's request does not invalidate the owner's code. */
async function sendCode(ctx: Ctx, tx: Transaction, { email, whose, fresh }: CodeMail) {
  const now = ctx.clock()
  await lockOwner(tx, fresh.ownerId)
  // The account may have got another address meanwhile.
  if ((await findOwnerByEmail(tx, email))?.ownerId !== fresh.ownerId) return
  const last = await findCode(tx, fresh.ownerId)
  const next = nextCode(last, triesPerCode.all, now)
  if (last && next === 'sent' && !(await spentTries(ctx, last.id))) return
  await requireRoom(ctx, tx, { email, whose })
  const expiresAt = new Date(now.getTime() + codeLifeMs)
  const id = last && next !== 'new' ? last.id : fresh.id
  if (id !== fresh.id) await prolongCode(tx, id, expiresAt)
  else await replaceCode(tx, { ...fresh, createdAt: now, expiresAt })
  await giveTries(ctx, id)
  await queueMail(tx, resetCode, {
    key: `${id} ${now.getTime()}`,
    to: email,
    language: ownerLanguage(ctx.language),
    data: { codeId: id },
    now,
  })
  await ctx.counts.count(whose, Number.MAX_SAFE_INTEGER, now)
}

async function requireRoom(ctx: Ctx, tx: Transaction, { email, whose }: Pick<CodeMail, 'email' | 'whose'>) {
  const now = ctx.clock()
  const sent = await countQueued(tx, resetCode.kind, email, new Date(now.getTime() - hourMs))
  const own = await ctx.counts.counted(whose, now)
  if (own >= (sent < codesAnHour.all ? codesAnHour.client : 1))
    throw new AppError('too-many', 'address-limit', {
      message: 'Hemos enviado ya varios códigos a ese correo. Espera una hora y vuelve a intentarlo.',
      retryAfter: 3600,
    })
}
