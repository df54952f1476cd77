import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from '@/contract/entities/chat'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { writeAnswer } from './answer-by-hand'
import {
  findTelephone,
  listTelephones,
  lockLinkToken,
  lockTelephone,
  moveTelephone,
  spendLinkToken,
} from './queries-links'

export type LinkCode = { tokenId: string; secret: string; ownerId: string | null }

const codePattern = /(?<![0-9a-z])([0-9a-hjkmnp-tv-z]{12})-([\w-]{20})(?![\w-])/
const ownerPattern = /^\s*([0-9a-hjkmnp-tv-z]{12})(?![\w-])/

/** The sentence of our link begins with the ownerId and ends with a code. People may write text around the sentence. */
export function linkCodeIn(text: string): LinkCode | null {
  const [, tokenId, secret] = codePattern.exec(text) ?? []
  return tokenId && secret ? { tokenId, secret, ownerId: ownerPattern.exec(text)?.[1] ?? null } : null
}

const mostPhones = 5

type LinkRequest = { address: string; message: IncomingMessage; code: LinkCode }

/** Links the telephone to the owner, or answers why not. The link and the answer are one transaction. */
export function linkPhone(ctx: Ctx, { code, ...question }: LinkRequest) {
  return ctx.db.transaction(async (tx) => {
    await lockTelephone(tx, question.address)
    const outcome = await link(ctx, tx, question.address, code)
    ctx.log.info({ outcome }, 'telephone linking')
    await writeAnswer(ctx, tx, question, (t) => t(`link.${outcome}`))
  })
}

async function link(ctx: Ctx, tx: Transaction, address: string, code: LinkCode) {
  const now = ctx.clock()
  const token = await lockLinkToken(tx, code.tokenId)
  if (!token || !isSecret(code.secret, token.secretHash)) return 'wrong'
  const { ownerId } = token
  if (code.ownerId && code.ownerId !== ownerId) return 'wrong'
  const known = await findTelephone(tx, address)
  if (known?.ownerId === ownerId) return 'already'
  if (token.usedAt) return 'used'
  if (token.expiresAt <= now) return 'expired'
  if (known?.ownerId) return 'elsewhere'
  if ((await listTelephones(tx, ownerId)).length >= mostPhones) return 'tooMany'
  await spendLinkToken(tx, token.id, now)
  await moveTelephone(tx, address, ownerId, now)
  return 'linked'
}

const isSecret = (secret: string, hash: Buffer) =>
  timingSafeEqual(createHash('sha256').update(secret).digest(), hash)
