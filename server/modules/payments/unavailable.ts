import { AppError } from '@/server/errors'

/** Whatever it was, an owner can only try again, and nothing has happened to their money. */
export function unavailable(cause: unknown): never {
  throw new AppError('unavailable', 'payment-provider', { cause, retryAfter: 60 })
}
