import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import type { Ctx } from '@/server/ctx'
import { requireSignedAddress } from './claimed'
import { updateFrequency } from './queries'

/** Applies from the next mail. A mail that was sent today is not sent again. */
export async function chooseFrequency(
  ctx: Ctx,
  { body: { email: address, sig, frequency } }: Input<typeof contract.chooseFrequency>,
): Promise<Answer<typeof contract.chooseFrequency>> {
  const email = await requireSignedAddress(ctx, { params: { email: address }, query: { sig } })
  await updateFrequency(ctx.db, email, frequency, ctx.language)
  return { frequency }
}
