import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import type { Ctx } from '@/server/ctx'
import { requireSignedAddress } from './claimed'
import { findFrequency, findLanguage, listConfirmed } from './queries'

export async function listSubscriptions(
  ctx: Ctx,
  input: Input<typeof contract.listSubscriptions>,
): Promise<Answer<typeof contract.listSubscriptions>> {
  const email = await requireSignedAddress(ctx, input)
  const [restaurants, frequency, language] = await Promise.all([
    listConfirmed(ctx.db, email),
    findFrequency(ctx.db, email),
    findLanguage(ctx.db, email),
  ])
  return { restaurants, frequency, language }
}
