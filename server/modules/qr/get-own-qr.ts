import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/qr'
import { plainDesign, qrDesign } from '@/contract/entities/qr'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { siteUrl } from '@/server/links/urls'
import { findPublicRestaurant, requireOwnRestaurant } from '@/server/modules/restaurants'
import { findScans, ownCode, sumScans } from './queries'

const shownDays = 28

export async function getOwnQr(ctx: OwnerCtx): Promise<Answer<typeof contract.getOwnQr>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const now = ctx.clock()
  const { id, design } = await ownCode(ctx.db, restaurant.id, now)
  // Visits are counted by the days of Europe/Madrid.
  const today = localNow(now, 'Europe/Madrid').date
  const first = addDays(today, 1 - shownDays)
  const scans = await findScans(ctx.db, id, first, today)
  const byDate = new Map(scans.map(({ date, count }) => [date, count]))
  const dates = Array.from({ length: shownDays }, (_, ago) => addDays(first, ago))
  return {
    qrId: id,
    url: qrUrl(ctx, id),
    name: restaurant.name,
    isPublic: (await findPublicRestaurant(ctx.db, restaurant.id)) !== undefined,
    logoUrl: restaurant.logoUrl,
    design: qrDesign.safeParse(design).data ?? plainDesign,
    scans: {
      days: dates.map((date) => ({ date, count: byDate.get(date) ?? 0 })),
      total: await sumScans(ctx.db, id),
    },
  }
}

/**
 * A short address makes large squares in the code. The address has an id and no name, so a printed code works after the restaurant
 * changes its name.
 */
export const qrUrl = (ctx: Pick<OwnerCtx, 'site'>, id: string) => siteUrl(ctx, `/qr/${id}`)
