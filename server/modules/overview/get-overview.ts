import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/overview'
import { firstLanguage, writtenLanguages } from '@/contract/languages'
import { localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { findKitchenLanguage, hasMenus, menuOf, menusInForce } from '@/server/modules/menus'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { weekOfVisits } from '@/server/modules/tracking'

export async function getOverview(ctx: OwnerCtx): Promise<Answer<typeof contract.getOverview>> {
  const { id, timeZone, verification, rejectionReason } = await requireOwnRestaurant(ctx)
  const now = ctx.clock()
  const [menus, language, visits] = await Promise.all([
    menusInForce(ctx.db, { id, timeZone }, now),
    findKitchenLanguage(ctx.db, id),
    weekOfVisits(ctx.db, id, localNow(now, timeZone).date),
  ])
  const writtenIn = language ?? ((await hasMenus(ctx.db, id)) ? firstLanguage : ownersLanguage(ctx))
  return { verification, rejectionReason, menusToday: menus.map(menuOf), writtenIn, visits }
}

/** Who has written no menu yet will most likely write it in the language that they read. */
const ownersLanguage = ({ language }: OwnerCtx) =>
  writtenLanguages.find((one) => one === language) ?? firstLanguage
