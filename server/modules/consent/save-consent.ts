import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/consent'
import type { Ctx } from '@/server/ctx'
import { insertConsent } from './queries'

/** Stores the proof that a person answered a text, and the answer. The proof does not identify the person. */
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
