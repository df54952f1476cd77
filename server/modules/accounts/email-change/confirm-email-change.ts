import { timingSafeEqual } from 'node:crypto'
import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/email-change'
import type { OwnerCtx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { isDuplicateKey } from '@/server/db/duplicate-key'
import { AppError } from '@/server/errors'
import { emailCodeHash } from '@/server/links/tokens'
import { emailChanged } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { askAbout, askSoon } from '@/server/modules/payments'
import { requireProofOrPassword } from '@/server/modules/second-factor'
import { deleteOtherSessions, findDevice } from '@/server/modules/sessions'
import { auditOwner } from '../audit-owner'
import { triesPerCode } from '../code-tries'
import { deleteAllCodes, finishAsked, setEmail, takeChangeTry } from '../queries-email'
import { moveToAddress } from '../queries-email-move'
import { findOwner } from '../queries-profile'
import { lockOwner } from '../queries-reset'
import { getEmailChange } from './get-email-change'

/** The session that confirms the change stays. All other sessions end, and so do codes and links that went to the former address. */
export async function confirmEmailChange(
  ctx: OwnerCtx,
  { body: { code } }: Input<typeof contract.confirmEmailChange>,
): Promise<Answer<typeof contract.confirmEmailChange>> {
  await requireProofOrPassword(ctx)
  const { ownerId } = ctx.owner
  const change = await matchCode(ctx, code)
  await ctx.db
    .transaction((tx) => finish(ctx, tx, change))
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? addressTaken() : error
    })
  sendSoon(ctx)
  ctx.background.run('ask-about-payment', () => askAbout(ctx, ownerId))
  return getEmailChange(ctx)
}

/** Counted for the code, and from code to code for the account: the tenth failure has to be waited for. */
async function matchCode(ctx: OwnerCtx, typed: string) {
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  const tried = { client: `email of ${ownerId}` }
  const waitMs = await ctx.counts.beginTry(tried, now)
  if (waitMs > 0) throw new AppError('too-many', 'failed-tries', { retryAfter: Math.ceil(waitMs / 1000) })
  const change = await takeChangeTry(ctx.db, ownerId, now, triesPerCode.client)
  if (!change) throw refused('over')
  const given = await emailCodeHash(ctx.signer, change.id, typed)
  if (given.length !== change.secretHash.length || !timingSafeEqual(given, change.secretHash))
    throw refused('wrong')
  await ctx.counts.succeed(tried)
  return change
}

type Change = Awaited<ReturnType<typeof matchCode>>

async function finish(ctx: OwnerCtx, tx: Transaction, { id: changeId, email }: Change) {
  const { ownerId, sessionHash } = ctx.owner
  const at = ctx.clock()
  await lockOwner(tx, ownerId)
  const owner = await findOwner(tx, ownerId)
  if (!owner || !(await finishAsked(tx, changeId, at))) throw refused('over')
  const { email: former, language } = owner
  await setEmail(tx, ownerId, email, at)
  await deleteAllCodes(tx, ownerId)
  await deleteOtherSessions(tx, ownerId, sessionHash)
  await moveToAddress(tx, { ownerId, from: former, to: email })
  await askSoon(tx, ctx.payments.provider, ownerId)
  await auditOwner(tx, { ownerId, action: 'owner.email-changed', at, requestId: ctx.requestId })
  const data = { changeId, device: await findDevice(tx, sessionHash), at }
  await queueMail(tx, emailChanged, { key: changeId, to: former, language, data, now: at })
}

/** `over`: there is no valid code any more, and the owner needs another one. */
const refused = (code: 'wrong' | 'over') =>
  new AppError('invalid', 'code', {
    message: 'El código no es correcto o ha caducado.',
    fields: { code },
  })

/** Somebody has signed up with it since the code was mailed. Only who has the code learns it. */
const addressTaken = () =>
  new AppError('conflict', 'email-taken', {
    message: 'Ya hay una cuenta con ese correo electrónico.',
    fields: { email: 'taken' },
  })
