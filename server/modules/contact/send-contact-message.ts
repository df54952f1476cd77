import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/contact'
import type { Ctx } from '@/server/ctx'
import { keepMessage } from './keep-message'

export function sendContactMessage(ctx: Ctx, { body }: Input<typeof contract.sendContactMessage>) {
  return keepMessage(ctx, { ...body, ownerId: null, restaurant: null })
}
