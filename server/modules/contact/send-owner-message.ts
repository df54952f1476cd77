import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/contact'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { keepMessage } from './keep-message'
import { findSender } from './queries'

export async function sendOwnerMessage(
  ctx: OwnerCtx,
  { body: { firstName, lastName, type, message } }: Input<typeof contract.sendOwnerMessage>,
) {
  const { ownerId } = ctx.owner
  const sender = await findSender(ctx.db, ownerId)
  if (!sender) throw new AppError('not-found', 'owner')
  const name = `${firstName} ${lastName}`
  const restaurant = sender.restaurant?.restaurantName ? sender.restaurant : null
  return keepMessage(ctx, { ownerId, name, email: sender.email, type, message, restaurant })
}
