import type { Release } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import { hasPassed, menuDaysAhead, releaseProblem, usualRelease } from '@/contract/rules/menu/menu-times'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { AppError, invalidField } from '@/server/errors'
import { requireSchedule } from '@/server/modules/plans'
import { isOut, type Menu, type NewMenu, type Slot } from '../menu'
import { insertMenu, lockMenus, updateMenu } from '../queries/own'
import { type Change, olderVersion } from './change-menus'

type Content = Pick<
  Menu,
  | 'priceCents'
  | 'halfPriceCents'
  | 'includes'
  | 'categories'
  | 'observation'
  | 'windowStartMinute'
  | 'windowEndMinute'
>

type Save = {
  slot: Slot
  content: Content
  release: Release
  publishAt?: Date | undefined
  /** The version that the owner edited. Null: an empty slot. Undefined: replaces any menu. */
  version: number | null | undefined
  source?: Menu['source']
}

/** A save from an older version fails: the answer contains the current menu, and nothing is overwritten. */
export async function saveMenu(ctx: OwnerCtx, { tx, restaurant, now }: Change, save: Save) {
  const { slot, content, release, publishAt, version, source } = save
  const [before] = await lockMenus(tx, restaurant.id, [slot])
  if (version !== undefined && (before?.version ?? null) !== version) throw olderVersion(before)
  const wanted = { ...slot, release, publishAt, windowEndMinute: content.windowEndMinute }
  const released = releaseOf(wanted, before, restaurant.timeZone, now)
  if (released.state === 'scheduled')
    await requireSchedule(tx, ctx, { date: slot.date, before, timeZone: restaurant.timeZone })
  const columns: Partial<NewMenu> = { ...content, ...released, ...(source && { source }), updatedAt: now }
  const created = { restaurantId: restaurant.id, ...slot, ...columns, createdAt: now }
  const saved = before ? await updateMenu(tx, before.id, columns) : await insertMenu(tx, created)
  if (!saved && version === undefined) return saveMenu(ctx, { tx, restaurant, now }, save)
  if (!saved) throw olderVersion((await lockMenus(tx, restaurant.id, [slot]))[0])
  return { saved, isSeen: isOut(before) || isOut(saved) }
}

type WantedRelease = Slot & { release: Release; publishAt?: Date | undefined; windowEndMinute: number | null }
type Before = Pick<Menu, 'state' | 'publishAt' | 'publishedAt'> | undefined

/** The columns that say whether and when a menu is published. */
function releaseOf(wanted: WantedRelease, before: Before, timeZone: TimeZone, now: Date) {
  const local = localNow(now, timeZone)
  if (hasPassed(wanted, wanted.windowEndMinute, local)) throw invalidField('date', 'past')
  requireWithinReach(wanted.date, local.date)
  if (wanted.release === 'draft') return { state: 'draft', publishAt: null, publishedAt: null } as const
  if (wanted.release === 'schedule') {
    const planned = before?.state === 'scheduled' ? before.publishAt : null
    const publishAt = wanted.publishAt ?? planned ?? usualRelease(wanted, timeZone)
    const problem = releaseProblem(publishAt, wanted, timeZone, now)
    if (problem) throw invalidField('publishAt', problem)
    return { state: 'scheduled', publishAt, publishedAt: null } as const
  }
  if (wanted.date > local.date) throw invalidField('release', 'future')
  const publishedAt = (before?.state === 'published' ? before.publishedAt : null) ?? now
  return { state: 'published', publishAt: before?.publishAt ?? null, publishedAt } as const
}

export function requireWithinReach(date: string, today: string, field = 'date') {
  if (date > addDays(today, menuDaysAhead)) throw invalidField(field, 'too-far')
}

/**
 * A draft may be empty, and its owner may be unverified. A published menu needs a dish or an observation, and an owner with a
 * verified e-mail.
 */
type Filled = { categories: { items: unknown[] }[]; observation: string }

export function requireReady({ owner }: OwnerCtx, { categories, observation }: Filled, field: string) {
  if (!owner.emailVerified) throw notVerified()
  const hasDishes = categories.some(({ items }) => items.length > 0)
  if (!hasDishes && observation === '') throw invalidField(field, 'empty')
}

const notVerified = () =>
  new AppError('conflict', 'email-not-verified', { message: 'Verifica tu correo electrónico para publicar.' })
