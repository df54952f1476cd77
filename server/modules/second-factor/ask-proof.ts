import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { OwnerCtx } from '@/server/ctx'
import { openChallenge } from './challenges'
import { methodsOf } from './methods'
import { findPasskeys } from './queries'
import { passkeyQuestion } from './relying-party'

export async function askProof(ctx: OwnerCtx): Promise<Answer<typeof contract.askProof>> {
  const { ownerId } = ctx.owner
  const methods = await methodsOf(ctx.db, ownerId)
  if (methods.length === 0) return { methods: ['password'], passkey: null }
  if (!methods.includes('passkey')) return { methods, passkey: null }
  const options = await passkeyQuestion(ctx, await findPasskeys(ctx.db, ownerId))
  const asked = { purpose: 'proof', ownerId, passkeyChallenge: options.challenge } as const
  return { methods, passkey: { challenge: await openChallenge(ctx, asked), options } }
}
