import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/purchase'
import { qrPacks } from '@/contract/entities/billing'
import { plainDesign, qrDesign } from '@/contract/entities/qr'
import type { OwnerCtx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { qrOrdered, qrOrderReceived } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { ownCode, qrUrl } from '@/server/modules/qr'
import { requireSelf } from '@/server/require-self'
import { findBuyer, insertOrder } from './queries'

/**
 * Takes an order that a person confirms later; nothing is charged. One transaction stores the order and queues the mails to the
 * operator and the owner.
 */
export async function sendPackData(
  ctx: OwnerCtx,
  { body: { ownerId, cardData } }: Input<typeof contract.sendPackData>,
): Promise<Answer<typeof contract.sendPackData>> {
  requireSelf(ctx, ownerId)
  const chosen = qrPacks.find(({ pack }) => pack === cardData.pack)
  const buyer = await findBuyer(ctx.db, ctx.owner.ownerId)
  if (!chosen || !buyer) throw new AppError('not-found', 'restaurant')
  const now = ctx.clock()
  const { restaurantId, restaurantName, logoUrl, name, email } = buyer
  const { pack, codes, priceCents } = chosen
  const orderId = newId()
  const data = { orderId, pack, codes, priceCents, name, email, restaurant: { restaurantId, restaurantName } }
  await ctx.db.transaction(async (tx) => {
    const { id: qrId, design } = await ownCode(tx, restaurantId, now)
    const { color, logo } = qrDesign.safeParse(design).data ?? plainDesign
    const printed = { url: qrUrl(ctx, qrId), color, logoUrl: logo ? logoUrl : null }
    await insertOrder(tx, {
      design,
      ...{ id: orderId, ownerId: ctx.owner.ownerId, restaurantId, pack: codes, priceCents },
      ...{ createdAt: now, updatedAt: now },
    })
    const forOperator = { ...data, design: printed }
    await queueMail(tx, qrOrdered, {
      ...{ key: orderId, to: ctx.site.supportEmail, data: forOperator, now, restaurantId },
    })
    await queueMail(tx, qrOrderReceived, { key: orderId, to: email, data, now, restaurantId })
  })
  sendSoon(ctx)
  return { success: true, message: 'Se ha enviado una solicitud de compra de códigos QR.' }
}
