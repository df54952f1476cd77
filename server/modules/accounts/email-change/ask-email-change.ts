import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/email-change'
import { type Language, ownerLanguage } from '@/contract/languages'
import type { OwnerCtx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { AppError, invalidField } from '@/server/errors'
import { emailCodeHash, emailCodeOf } from '@/server/links/tokens'
import { emailChangeAsked, emailCode, emailTaken } from '@/server/mails/definitions'
import { countQueued, queueMail, sendSoon } from '@/server/modules/mail'
import { requireProofOrPassword } from '@/server/modules/second-factor'
import { findDevice } from '@/server/modules/sessions'
import { takeAsClient } from '../as-client'
import { auditOwner } from '../audit-owner'
import { codeLifeMs, nextCode } from '../code-life'
import { triesPerCode } from '../code-tries'
import { findOwnerByEmail } from '../queries'
import { findAsked, prolongAsked, replaceAsked } from '../queries-email'
import { findOwner } from '../queries-profile'
import { lockOwner } from '../queries-reset'
import { getEmailChange } from './get-email-change'

const hourMs = 3_600_000
/** Codes in an hour: of one account, and to one address from all accounts together. */
const codesAnHour = { account: 5, address: 12 }
/** Requests in a day of all accounts of one client that are not verified: anybody can open such accounts. */
const unverifiedADay = 20

/**
 * Mails a code to the new address and tells the present one. The answer is the same for an address that has an account: its owner
 * gets a mail without a code instead.
 */
export async function askEmailChange(
  ctx: OwnerCtx,
  { body: { email } }: Input<typeof contract.askEmailChange>,
): Promise<Answer<typeof contract.askEmailChange>> {
  await requireProofOrPassword(ctx)
  const { ownerId } = ctx.owner
  if (!(await takeAsClient(ctx, ownerId, { name: 'email-change', most: unverifiedADay }))) throw tooMany()
  const id = newId()
  const secretHash = await emailCodeHash(ctx.signer, id, await emailCodeOf(ctx.signer, id))
  await ctx.db.transaction((tx) => ask(ctx, tx, { id, ownerId, email, secretHash }))
  sendSoon(ctx)
  return getEmailChange(ctx)
}

type Fresh = { id: string; ownerId: string; email: string; secretHash: Buffer }

async function ask(ctx: OwnerCtx, tx: Transaction, fresh: Fresh) {
  const { ownerId, email } = fresh
  const now = ctx.clock()
  await lockOwner(tx, ownerId)
  const owner = await findOwner(tx, ownerId)
  if (!owner) throw new AppError('not-found', 'owner')
  if (owner.email === email) throw invalidField('email', 'same')
  const last = await findAsked(tx, ownerId)
  const next = last?.email === email ? nextCode(last, triesPerCode.client, now) : 'new'
  if (next === 'sent') return
  await requireRoom(ctx, tx, { ownerId, email })
  const expiresAt = new Date(now.getTime() + codeLifeMs)
  const isNew = !last || next === 'new'
  const changeId = isNew ? fresh.id : last.id
  if (isNew) await replaceAsked(tx, { ...fresh, formerEmail: owner.email, createdAt: now, expiresAt })
  else await prolongAsked(tx, changeId, expiresAt)
  await sendCode(tx, { changeId, email, language: ownerLanguage(ctx.language) ?? owner.language, now })
  if (isNew) {
    const data = { changeId, device: await findDevice(tx, ctx.owner.sessionHash), at: now }
    await queueMail(tx, emailChangeAsked, { key: changeId, to: owner.email, data, now })
    await auditOwner(tx, { ownerId, action: 'owner.email-change-asked', at: now, requestId: ctx.requestId })
  }
  await ctx.counts.count(keyOf(ownerId), Number.MAX_SAFE_INTEGER, now)
}

type CodeMail = { changeId: string; email: string; language: Language; now: Date }

/** A mail goes out either way, so that the time of the answer does not show who has an account. */
async function sendCode(tx: Transaction, { changeId, email: to, language, now }: CodeMail) {
  const key = `${changeId} ${now.getTime()}`
  const isTaken = (await findOwnerByEmail(tx, to)) !== undefined
  if (isTaken) await queueMail(tx, emailTaken, { key, to, data: {}, now })
  else await queueMail(tx, emailCode, { key, to, language, data: { changeId }, now })
}

const keyOf = (ownerId: string) => `email change ${ownerId}`

async function requireRoom(
  ctx: OwnerCtx,
  tx: Transaction,
  { ownerId, email }: Omit<Fresh, 'id' | 'secretHash'>,
) {
  const now = ctx.clock()
  const since = new Date(now.getTime() - hourMs)
  const own = await ctx.counts.counted(keyOf(ownerId), now)
  const [codes, taken] = [
    await countQueued(tx, emailCode.kind, email, since),
    await countQueued(tx, emailTaken.kind, email, since),
  ]
  if (own >= codesAnHour.account || codes + taken >= codesAnHour.address) throw tooMany()
}

const tooMany = () =>
  new AppError('too-many', 'address-limit', {
    message: 'Hemos enviado ya varios códigos. Espera una hora y vuelve a intentarlo.',
    retryAfter: hourMs / 1000,
  })
