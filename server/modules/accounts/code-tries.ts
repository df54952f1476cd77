import { clientKey } from '@/server/client-key'
import type { Ctx } from '@/server/ctx'

/**
 * Tries for one code. Each client has its own tries, so that a stranger's guesses do not use up the owner's tries. The limit for all
 * clients bounds the guessing, and is higher than the tries of a client that requests the code as often as an hour allows.
 */
export const triesPerCode = { client: 5, all: 40 }

/** The key to count one client's tries at one thing. */
export const pairOf = ({ ip }: Pick<Ctx, 'ip'>, thing: string) => `${ip ? clientKey(ip) : 'nobody'} ${thing}`

const keyOf = (ctx: Ctx, codeId: string) => `code ${pairOf(ctx, codeId)}`

export const spentTries = async (ctx: Ctx, codeId: string) =>
  (await ctx.counts.counted(keyOf(ctx, codeId), ctx.clock())) >= triesPerCode.client

/** Counts a try before it is checked. False when the client has had its tries. */
export const takeClientTry = (ctx: Ctx, codeId: string) =>
  ctx.counts.count(keyOf(ctx, codeId), triesPerCode.client, ctx.clock())

/** A client that requests the code again gets new tries. */
export const giveTries = (ctx: Ctx, codeId: string) => ctx.counts.clear(keyOf(ctx, codeId))
