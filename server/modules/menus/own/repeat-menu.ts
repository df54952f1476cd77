import type { OwnerCtx } from '@/server/ctx'
import { type Menu, withNothingSoldOut } from '../menu'
import { changeMenus } from './change-menus'
import { requireReady, saveMenu } from './save-menu'

/** Publishes a menu of an earlier day again, for an empty slot of today. */
export function repeatMenu(ctx: OwnerCtx, source: Menu, today: string) {
  const { priceCents, halfPriceCents, includes, windowStartMinute, windowEndMinute, observation } = source
  const content = {
    ...{ priceCents, halfPriceCents, includes, windowStartMinute, windowEndMinute, observation },
    categories: withNothingSoldOut(source.categories),
  }
  requireReady(ctx, content, 'menu')
  return changeMenus(ctx, async (change) => {
    const slot = { date: today, service: source.service }
    const save = { slot, content, release: 'publish' as const, version: null, source: 'copy' as const }
    const { saved, isSeen } = await saveMenu(ctx, change, save)
    return { answer: saved, steps: [{ action: 'repeated', menu: saved }], isSeen }
  })
}
