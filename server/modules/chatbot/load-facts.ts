import type { ChatChannel } from '@/contract/entities/chat'
import { ownMenu } from '@/contract/entities/own-menu'
import { addDays, localNow } from '@/contract/rules/local-time'
import type { Ctx, OwnerCtx } from '@/server/ctx'
import { findOwner } from '@/server/modules/accounts'
import { listOwnMenus } from '@/server/modules/own-menus'
import { imagesLeft, rightsOf } from '@/server/modules/plans'
import { findOwnRestaurant } from '@/server/modules/restaurants'
import { listUserTemplates } from '@/server/modules/templates'
import { weekOfVisits } from '@/server/modules/tracking'
import type { Facts } from './engine/facts'

const daysBack = 14
const daysAsked = 60

/** What is known of whoever writes. */
export async function loadFacts(ctx: Ctx, ownerId: string | null, channel: ChatChannel): Promise<Facts> {
  const now = ctx.clock()
  const nobody = {
    ...{
      now,
      channel,
      siteUrl: ctx.site.url,
      hasWhatsApp: ctx.messaging.number !== null,
      owner: null,
      restaurant: null,
      menus: [],
      templates: [],
      reading: null,
      pages: null,
    },
    ...{ rights: { scheduledMenus: false, imagesLeft: 0 }, visits: null },
  }
  const owner = ownerId && (await findOwner(ctx.db, ownerId))
  if (!owner) return nobody
  const { firstName, emailVerifiedAt } = owner
  const known = {
    ...nobody,
    owner: { ownerId: owner.id, firstName, emailVerified: emailVerifiedAt !== null },
  }
  const restaurant = await findOwnRestaurant(ctx.db, owner.id)
  if (!restaurant) return known
  const asOwner = ownerCtxOf(ctx, owner.id, emailVerifiedAt !== null)
  const { id, name, timeZone, templateId, lat, verification } = restaurant
  const today = localNow(now, timeZone).date
  const { scheduledMenus } = await rightsOf(ctx, owner.id)
  const { left } = await imagesLeft(ctx, owner.id)
  const { templates } = await listUserTemplates(asOwner, { params: { ownerId: owner.id } })
  const visits = await weekOfVisits(ctx.db, id, today)
  return {
    ...known,
    restaurant: {
      ...{ restaurantId: id, restaurantName: name, timeZone, templateId },
      isPublic: name !== '' && lat !== null && verification !== 'rejected',
    },
    menus: await loadMenus(asOwner, today),
    rights: { scheduledMenus, imagesLeft: left },
    templates: templates.map(({ _id, templateName }) => ({ id: _id, name: templateName })),
    visits: {
      today: visits.days.at(-1)?.views ?? 0,
      week: visits.days.reduce((sum, { views }) => sum + views, 0),
      ...{ weekBefore: visits.weekBefore, calls: visits.actions.call, directions: visits.actions.directions },
    },
  }
}

export async function loadMenus(ctx: OwnerCtx, today: string) {
  const query = { from: addDays(today, -daysBack), to: addDays(today, daysAsked - daysBack) }
  const { menus } = await listOwnMenus(ctx, { query })
  return menus.map((menu) => ownMenu.parse(menu))
}

/** Who writes from a linked address acts as its owner, and holds no session. */
export const ownerCtxOf = (ctx: Ctx, ownerId: string, emailVerified: boolean): OwnerCtx => ({
  ...ctx,
  owner: { ownerId, emailVerified, sessionHash: Buffer.alloc(0) },
})
