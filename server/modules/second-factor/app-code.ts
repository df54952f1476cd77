import type { Ctx } from '@/server/ctx'
import { findApp, takeStep } from './queries'
import { stepOf } from './totp'

/** Binds a sealed secret to its owner, so that a row copied to another owner cannot be opened. */
export const sealedFor = (ownerId: string) => `app ${ownerId}`

/** Each code is valid once. */
export async function isAppCode({ db, sealer, clock }: Ctx, ownerId: string, code: string) {
  const app = await findApp(db, ownerId)
  const secret = app?.sealed ? await sealer.open(app.sealed, sealedFor(ownerId)) : null
  const step = secret && stepOf(secret, code, clock())
  return step !== null && takeStep(db, ownerId, step)
}
