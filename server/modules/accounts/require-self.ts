import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'

/** The owner comes from the token. One named in path, body or header has to be the same; another's does not exist. */
export function requireSelf({ owner }: OwnerCtx, ownerId: string) {
  if (ownerId !== owner.ownerId) throw new AppError('not-found', 'owner')
}
