import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/qr'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { qrUrl } from './get-own-qr'
import { logoOf } from './logo-of'
import { ownCode } from './queries'

/** Drawn when somebody asks: what it is drawn with is not loaded before. */
export async function getQrCard(
  ctx: OwnerCtx,
  { query }: Input<typeof contract.getQrCard>,
): Promise<Answer<typeof contract.getQrCard>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const { id } = await ownCode(ctx.db, restaurant.id, ctx.clock())
  const logo = query.logo ? await logoOf(ctx, restaurant.logoUrl) : null
  const { drawCard } = await import('@/server/cards/draw-card')
  const pdf = await drawCard({ url: qrUrl(ctx, id), name: restaurant.name, color: query.color, logo })
  return { name: 'tarjeta-qr.pdf', pdf: Buffer.from(pdf).toString('base64') }
}
