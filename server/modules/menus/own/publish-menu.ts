import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import { localMidnight, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { invalidField } from '@/server/errors'
import { contentOf, menuOf } from '../menu'
import { changeMenus } from './change-menus'
import { requireReady, saveMenu } from './save-menu'

/**
 * The published call. A second menu for the same slot replaces the first menu. A menu for today is published at once. A menu for a
 * later day is published at midnight of that day, in the restaurant's time zone.
 */
export async function publishMenu(ctx: OwnerCtx, { body }: Input<typeof contract.publishMenu>) {
  requireReady(ctx, body, 'categories')
  const content = contentOf(body)
  return changeMenus(ctx, async (change) => {
    const { timeZone } = change.restaurant
    const { date: today } = localNow(change.now, timeZone)
    const slot = { date: body.date ?? today, service: body.service }
    if (slot.date < today) throw invalidField('date', 'past')
    const release =
      slot.date === today
        ? ({ release: 'publish' } as const)
        : ({ release: 'schedule', publishAt: localMidnight(slot.date, timeZone) } as const)
    const save = { slot, content, ...release, version: undefined, source: 'web' as const }
    const { saved, isSeen } = await saveMenu(ctx, change, save)
    return { answer: menuOf(saved), steps: [{ action: saved.state, menu: saved }], isSeen }
  })
}
