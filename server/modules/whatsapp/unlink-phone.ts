import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/whatsapp'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { deleteTelephone } from './queries-links'

export async function unlinkPhone(
  { db, owner }: OwnerCtx,
  { params }: Input<typeof contract.unlinkPhone>,
): Promise<Answer<typeof contract.unlinkPhone>> {
  const isGone = await db.transaction((tx) => deleteTelephone(tx, owner.ownerId, params.id))
  if (!isGone) throw new AppError('not-found', 'phone')
  return { success: true }
}
