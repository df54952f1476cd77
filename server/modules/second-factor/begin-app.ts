import { randomBytes } from 'node:crypto'
import messages from '@/messages/es.json'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { sealedFor } from './app-code'
import { lockOwner, notePendingApp } from './queries'
import { requireProofOrPassword } from './require-proof'
import { base32 } from './totp'

/** The current app stays valid until the new app has shown a code. */
export async function beginApp(ctx: OwnerCtx) {
  await requireProofOrPassword(ctx)
  const { ownerId } = ctx.owner
  const secret = randomBytes(20)
  const pending = await ctx.sealer.seal(secret, sealedFor(ownerId))
  const owner = await ctx.db.transaction(async (tx) => {
    const found = await lockOwner(tx, ownerId)
    if (found) await notePendingApp(tx, ownerId, pending, ctx.clock())
    return found
  })
  if (!owner) throw new AppError('not-found', 'owner')
  return { secret: base32(secret), uri: uriOf(owner.email, base32(secret)) }
}

/** The address that apps read from a QR code. */
function uriOf(email: string, secret: string) {
  const { name } = messages.site
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(name)}`
}
