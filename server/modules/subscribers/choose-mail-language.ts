import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import type { Ctx } from '@/server/ctx'
import { requireSignedAddress } from './claimed'
import { updateLanguage } from './queries'

/** Applies from the next mail that is decided. */
export async function chooseMailLanguage(
  ctx: Ctx,
  { body: { email: address, sig, language } }: Input<typeof contract.chooseMailLanguage>,
): Promise<Answer<typeof contract.chooseMailLanguage>> {
  const email = await requireSignedAddress(ctx, { params: { email: address }, query: { sig } })
  await updateLanguage(ctx.db, email, language, ctx.language)
  return { language }
}
