import { AppError } from '@/server/errors'

/** Every provider failure gives the same answer: the owner can only try again, and no money has moved. */
export function unavailable(cause: unknown): never {
  throw new AppError('unavailable', 'payment-provider', { cause, retryAfter: 60 })
}
