import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { Ctx } from '@/server/ctx'
import { addPasskeyChallenge, openChallenge, whoseChallenge } from './challenges'
import { findPasskeys } from './queries'
import { passkeyQuestion } from './relying-party'

export async function askPasskeyAtLogin(ctx: Ctx, { body }: Input<typeof contract.askPasskeyAtLogin>) {
  const { challenge } = body
  const ownerId = await whoseChallenge(ctx, challenge, 'login')
  const options = await passkeyQuestion(ctx, await findPasskeys(ctx.db, ownerId))
  await addPasskeyChallenge(ctx, challenge, options.challenge)
  return { challenge, options }
}

/** Names no account, so that nobody can find out which accounts have passkeys. */
export async function askPasskey(ctx: Ctx) {
  const options = await passkeyQuestion(ctx, [])
  const asked = { purpose: 'passkey-login', ownerId: null, passkeyChallenge: options.challenge } as const
  return { challenge: await openChallenge(ctx, asked), options }
}
