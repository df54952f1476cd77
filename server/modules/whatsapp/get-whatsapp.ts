import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/whatsapp'
import { whatsappUrl } from '@/contract/rules/profile/phone'
import type { OwnerCtx } from '@/server/ctx'
import { linkTextOf, zoneOf } from '@/server/modules/chatbot'
import { listTelephones } from './queries-links'
import { findWaiting } from './queries-waiting'

/** Younger messages count as on their way. */
const patienceMs = 60_000

export async function getWhatsApp(ctx: OwnerCtx): Promise<Answer<typeof contract.getWhatsApp>> {
  const { db, owner, messaging, clock } = ctx
  const { number } = messaging
  const [phones, waiting, url, timeZone] = await Promise.all([
    listTelephones(db, owner.ownerId),
    number ? findWaiting(db, owner.ownerId, new Date(clock().getTime() - patienceMs)) : null,
    number ? linkTextOf(ctx).then((text) => whatsappUrl(number, text)) : null,
    zoneOf(ctx, owner.ownerId),
  ])
  return {
    number,
    url,
    phones: phones.map(({ id, address, linkedAt, lastInboundAt }) => ({
      ...{ id, phone: `+${address}`, linkedAt: linkedAt?.toISOString() ?? null },
      lastMessageAt: lastInboundAt?.toISOString() ?? null,
    })),
    waiting: waiting && { count: waiting.count, since: waiting.since.toISOString() },
    timeZone,
  }
}
