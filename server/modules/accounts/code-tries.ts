import { clientKey } from '@/contract/client-key'
import type { Ctx } from '@/server/ctx'
import { createTallies } from '@/server/tallies'

/**
 * Tries for one code. Each client has its own tries, so that a stranger's guesses do not use up the owner's tries. The limit for all
 * clients bounds the guessing, and is higher than the tries of a client that requests the code as often as an hour allows.
 */
export const triesPerCode = { client: 5, all: 40 }

const tries = createTallies()

/** The key to count one client's tries at one thing. */
export const pairOf = ({ ip }: Pick<Ctx, 'ip'>, thing: string) => `${ip ? clientKey(ip) : 'nobody'} ${thing}`

export const spentTries = (ctx: Ctx, codeId: string) =>
  tries.count(pairOf(ctx, codeId), ctx.clock().getTime()) >= triesPerCode.client

export const countTry = (ctx: Ctx, codeId: string) => tries.add(pairOf(ctx, codeId), ctx.clock().getTime())

/** A client that requests the code again gets new tries. */
export const giveTries = (ctx: Ctx, codeId: string) => tries.clear(pairOf(ctx, codeId))
