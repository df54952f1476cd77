import type { ChatChannel } from '@/contract/entities/chat'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'
import { firstLanguage, ownerLanguage } from '@/contract/languages'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Ctx, OwnerCtx } from '@/server/ctx'
import { findOwner } from '@/server/modules/accounts'
import { listOwnMenus } from '@/server/modules/menus'
import { imagesLeft, rightsOf } from '@/server/modules/plans'
import { findOwnRestaurant } from '@/server/modules/restaurants'
import { listUserTemplates } from '@/server/modules/templates'
import { weekOfVisits } from '@/server/modules/tracking'
import type { Facts } from './engine/facts'

const daysBack = 14
const daysAsked = 60

/** Loads the facts about the writer of a message. */
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
      written: [],
      isRepeated: false,
    },
    ...{ rights: { scheduledMenus: false, imagesLeft: 0 }, visits: null },
  }
  const owner = ownerId && (await findOwner(ctx.db, ownerId))
  if (!owner) return nobody
  const { firstName, emailVerifiedAt } = owner
  const known = {
    ...nobody,
    owner: {
      ...{ ownerId: owner.id, firstName, emailVerified: emailVerifiedAt !== null },
      language: ownerLanguage(owner.language) ?? firstLanguage,
    },
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

/** Loads the nearest days first. Menus that fill more than one reply are not realistic, so the days further away are left out. */
export async function loadMenus(ctx: OwnerCtx, today: string): Promise<OwnMenu[]> {
  const spans = [
    [-2, 13],
    [-daysBack, -3],
    [14, daysAsked - daysBack],
  ] as const
  const found: OwnMenu[] = []
  for (const [first, last] of spans) {
    const query = { from: addDays(today, first), to: addDays(today, last) }
    const { menus, nextFrom } = await listOwnMenus(ctx, { query })
    for (const menu of menus) found.push(ownMenu.parse(menu))
    if (nextFrom) break
  }
  return found.toSorted(byDate)
}

/** Does not compare the service: the sort keeps the order of lunch and dinner. */
const byDate = ({ date: one }: OwnMenu, { date: other }: OwnMenu) => Number(one > other) - Number(one < other)

/** A writer from a linked address acts as the owner, but has no session. */
export const ownerCtxOf = (ctx: Ctx, ownerId: string, emailVerified: boolean): OwnerCtx => ({
  ...ctx,
  owner: { ownerId, emailVerified, sessionHash: Buffer.alloc(0), provenAt: null },
})
