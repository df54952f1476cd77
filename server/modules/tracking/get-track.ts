import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/tracking'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { isCounted } from './queries'
import { visitOf } from './visitor'

const noPlace = { city: null, state: null, country: null }

/** A client that is not our own process may only ask about its own IP address. */
export async function getTrack(ctx: Ctx, { params, query }: Input<typeof contract.getTrack>) {
  if (ctx.ip !== null && ctx.ip !== params.ip) throw new AppError('not-found', 'visitor')
  const { componentName, userAgent } = query
  if (!componentName) return { location: noPlace, tracked: false }
  const visit = await visitOf(ctx, { ipAddress: params.ip, userAgent, componentName })
  return { location: noPlace, tracked: await isCounted(ctx.db, visit) }
}
