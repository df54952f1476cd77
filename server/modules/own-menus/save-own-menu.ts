import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import type { MenuContent } from '@/contract/entities/menu'
import { menuQuestions } from '@/contract/rules/menu-questions'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { storedContentOf } from '@/server/modules/menus'
import { requireSchedule } from '@/server/modules/plans'
import { changeMenus, isSeen } from './change-menus'
import { invalidField, notVerified, olderVersion } from './conflicts'
import { ownMenuOf } from './own-menu-shape'
import { insertMenu, lockMenus, updateMenu } from './queries'
import { releaseOf } from './release'

/** Whoever started from an older version is told how things are now, and overwrites nothing. */
export async function saveOwnMenu(
  ctx: OwnerCtx,
  { params, body }: Input<typeof contract.saveOwnMenu>,
): Promise<Answer<typeof contract.saveOwnMenu>> {
  const { content, version, release, publishAt, confirmed } = body
  const stored = storedContentOf(content)
  if (release !== 'draft') requireReady(ctx, content, confirmed)
  return changeMenus(ctx, async ({ tx, restaurant, now }) => {
    const [before] = await lockMenus(tx, restaurant.id, [params])
    if ((before?.version ?? null) !== version) throw olderVersion(before)
    const wanted = { ...params, release, publishAt, windowEndMinute: stored.windowEndMinute }
    const columns = { ...stored, ...releaseOf(wanted, before, restaurant.timeZone, now), updatedAt: now }
    if (columns.state === 'scheduled')
      await requireSchedule(tx, ctx, { date: params.date, before, timeZone: restaurant.timeZone })
    const created = { restaurantId: restaurant.id, ...params, ...columns, createdAt: now }
    const saved = before ? await updateMenu(tx, before.id, columns) : await insertMenu(tx, created)
    if (!saved) throw olderVersion((await lockMenus(tx, restaurant.id, [params]))[0])
    return {
      answer: ownMenuOf(saved),
      steps: [{ action: saved.state, menu: saved }],
      seen: isSeen(before) || isSeen(saved),
    }
  })
}

/** What is not needed to prepare a menu, but to bring it out. */
function requireReady({ owner }: OwnerCtx, content: MenuContent, confirmed: boolean) {
  if (!owner.emailVerified) throw notVerified()
  const isEmpty = content.categories.every(({ items }) => items.length === 0)
  if (isEmpty && content.observation === '') throw invalidField('content.categories', 'empty')
  const questions = confirmed ? [] : menuQuestions(content)
  if (questions.length > 0)
    throw new AppError('conflict', 'unusual-price', {
      message: 'Revisa el precio antes de publicar.',
      fields: Object.fromEntries(questions.map(({ field, reason }) => [`content.${field}`, reason])),
    })
}
