import type { Context } from 'hono'
import { positionHeader } from '@/contract/changes-position'
import type { Ctx, Services } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { countPublicRead } from '@/server/metrics'
import type { HonoEnv } from './api'

type Replica = NonNullable<Services['replica']>

/**
 * Lets a verb that changes nothing read from the replica, if there is one that has everything the caller knows of. What the replica does
 * not answer, the primary does.
 */
export async function fromReplica<T>(c: Context<HonoEnv>, read: (ctx: Ctx) => Promise<T> | T): Promise<T> {
  const { ctx } = c.var
  const { replica } = ctx
  if (!replica) return read(ctx)
  if (await mayAnswer(c, replica))
    try {
      const answer = await read({ ...ctx, db: replica.db, geocoder: replica.geocoder })
      countPublicRead('replica')
      return answer
    } catch (error) {
      if (error instanceof AppError) throw error
      replica.failed(error)
    }
  countPublicRead('primary')
  return read(ctx)
}

/** An owner's own client expects what it has just saved. A web keeps what it reads, and says what it has been told of. */
async function mayAnswer(c: Context<HonoEnv>, replica: Replica) {
  if (c.req.header('authorization')) return false
  if (!c.var.internal) return replica.has(0)
  const position = Number(c.req.header(positionHeader) ?? Number.NaN)
  return Number.isSafeInteger(position) && replica.has(position)
}
