import type { Ctx } from '@/server/ctx'
import { unverifiedClient } from '@/server/modules/accounts'

type Restaurant = { id: string; ownerId: string | null }

/** Whose turn a drawing takes: the restaurant's. The restaurants of a client's unverified owners take one turn together. */
export async function whoseTurn(ctx: Pick<Ctx, 'db' | 'ip'>, { id, ownerId }: Restaurant) {
  return (ownerId && (await unverifiedClient(ctx, ownerId))) ?? id
}
