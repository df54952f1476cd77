import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { auditOwner } from './audit-owner'
import { findVerificationToken, useVerificationToken, verifyOwner } from './queries-verification'
import { verificationHash } from './verify-email-token'

/** How long a used link still answers «verified». The link has no other effect. */
const rememberedMs = 90 * 24 * 60 * 60 * 1000

/** The first use verifies the address. A later use, by the owner or by a mail scanner, changes nothing and gets the same answer. */
export async function verifyEmail(ctx: Ctx, { query }: Input<typeof contract.verifyEmail>) {
  if (!query.token) throw refusal('token-missing', 'Falta el token de verificación.')
  const now = ctx.clock()
  const token = await findVerificationToken(ctx.db, verificationHash(query.token))
  if (!token || token.expiresAt <= now)
    throw refusal('token-unknown', 'Enlace de verificación no válido o caducado.')
  if (!token.usedAt) {
    const used = { usedAt: now, expiresAt: new Date(now.getTime() + rememberedMs) }
    await ctx.db.transaction(async (tx) => {
      await useVerificationToken(tx, token.id, used)
      const isNew = await verifyOwner(tx, token.ownerId, now)
      if (isNew)
        await auditOwner(tx, {
          ownerId: token.ownerId,
          action: 'owner.email-verified',
          at: now,
          requestId: ctx.requestId,
        })
    })
  }
  return { success: true as const, message: '¡Correo electrónico verificado con éxito!' }
}

const refusal = (reason: string, message: string) => new AppError('invalid', reason, { message })
