import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/consent'
import type { Ctx } from '@/server/ctx'
import { insertConsent } from './queries'

/** The proof that a text was answered, and how. Nothing in it tells by whom. */
export async function saveConsent({ db, clock }: Ctx, { body }: Input<typeof contract.saveConsent>) {
  const createdAt = clock()
  await insertConsent(db, {
    optIn: body.opt_in,
    level: body.level,
    textVersion: body.version,
    createdAt,
  })
  return { success: true as const, date: createdAt.toISOString() }
}
