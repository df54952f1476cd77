import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'

/**
 * The token decides who the owner is. An owner id in path, body or header must be the same; for another owner's id the answer is
 * not-found.
 */
export function requireSelf({ owner }: OwnerCtx, ownerId: string | undefined) {
  if (ownerId && ownerId !== owner.ownerId) throw new AppError('not-found', 'owner')
}
