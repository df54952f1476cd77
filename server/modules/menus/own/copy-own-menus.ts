import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import type { TimeZone } from '@/contract/entities/place'
import { hasPassed, releaseProblem, usualRelease } from '@/contract/rules/menu/menu-times'
import { localInstant, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError, invalidField } from '@/server/errors'
import { rightsIn } from '@/server/modules/plans'
import { isOut, type Menu, type NewMenu, ownMenuOf, type Slot, withNothingSoldOut } from '../menu'
import { deleteMenus, insertMenu, lockMenus, sumBytes } from '../queries/own'
import { changeMenus } from './change-menus'
import { requireWithinReach } from './save-menu'

type Pair = { from: Slot; to: Slot }

/** Copies all menus or none. Answers with the menus that the copy would replace, and replaces them only with `overwrite`. */
export async function copyOwnMenus(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.copyOwnMenus>,
): Promise<Answer<typeof contract.copyOwnMenus>> {
  const pairs = body.days.map(({ from, to }) => ({
    from,
    to: { date: to.date, service: to.service ?? from.service },
  }))
  requireDistinct(pairs, body.mode)
  return changeMenus(ctx, async ({ tx, restaurant, now }) => {
    await requireFewBytes(tx, restaurant.id, pairs)
    const rows = await lockMenus(
      tx,
      restaurant.id,
      pairs.flatMap(({ from, to }) => [from, to]),
    )
    const at = new Map(rows.map((row) => [keyOf(row), row]))
    const { scheduledMenus } = await rightsIn(tx, ctx.owner.ownerId, now)
    const copies = pairs.map(({ from, to }, i) => {
      const source = at.get(keyOf(from))
      if (!source) throw new AppError('not-found', 'menu', { fields: { [`days.${i}.from`]: 'missing' } })
      const place = {
        timeZone: restaurant.timeZone,
        now,
        mayPublish: ctx.owner.emailVerified,
        maySchedule: scheduledMenus,
      }
      return { source, to, copy: copyOf(source, to, { ...place, mode: body.mode, field: `days.${i}` }) }
    })
    const moved = body.mode === 'move' ? copies.map(({ source }) => source) : []
    const lost = pairs.flatMap(({ to }) => at.get(keyOf(to)) ?? []).filter((row) => !moved.includes(row))
    if (lost.length > 0 && !body.overwrite) throw wouldOverwrite(lost)
    await deleteMenus(
      tx,
      [...moved, ...lost].map(({ id }) => id),
    )
    const saved: Menu[] = []
    for (const { copy, to } of copies) {
      const row = await insertMenu(tx, copy)
      if (!row) throw wouldOverwrite(await lockMenus(tx, restaurant.id, [to]))
      saved.push(row)
    }
    return {
      answer: { menus: saved.map(ownMenuOf) },
      steps: saved.map((menu) => ({ action: body.mode === 'move' ? 'moved' : 'copied', menu })),
      isSeen: [...moved, ...lost].some(isOut),
    }
  })
}

/** The answer can contain the copied menus and also the replaced menus, so the limit counts both. */
const mostBytes = 2 * 1024 * 1024

async function requireFewBytes(tx: Transaction, restaurantId: string, pairs: Pair[]) {
  const slots = pairs.flatMap(({ from, to }) => [from, to])
  if ((await sumBytes(tx, restaurantId, slots)) > mostBytes)
    throw new AppError('too-large', 'menus', {
      message: 'Son menús muy largos para copiarlos todos a la vez. Copia menos días cada vez.',
    })
}

const keyOf = ({ date, service }: Slot) => `${date} ${service}`

/** Refuses two menus for the same slot and two moves of the same menu: both are mistakes. */
function requireDistinct(pairs: Pair[], mode: 'copy' | 'move') {
  const [targets, sources] = [new Set<string>(), new Set<string>()]
  for (const [i, { from, to }] of pairs.entries()) {
    if (keyOf(from) === keyOf(to) || targets.has(keyOf(to))) throw invalidField(`days.${i}.to`, 'same')
    if (mode === 'move' && sources.has(keyOf(from))) throw invalidField(`days.${i}.from`, 'same')
    targets.add(keyOf(to))
    sources.add(keyOf(from))
  }
}

const wouldOverwrite = (lost: Menu[]) =>
  new AppError('conflict', 'would-overwrite', {
    message: 'En esos días ya hay menú.',
    current: { menus: lost.map(ownMenuOf) },
  })

type How = {
  mode: 'copy' | 'move'
  field: string
  timeZone: TimeZone
  now: Date
  mayPublish: boolean
  /** Whether the plan allows scheduled menus. A menu that is already scheduled stays scheduled when it is moved. */
  maySchedule: boolean
}

/** The menu for its new slot: no dish is sold out, and the menu is not published before its owner can check it. */
function copyOf(source: Menu, to: Slot, how: How): NewMenu {
  const { mode, field, timeZone, now } = how
  const local = localNow(now, timeZone)
  if (to.date < local.date) throw invalidField(`${field}.to`, 'past')
  requireWithinReach(to.date, local.date, `${field}.to`)
  if (mode === 'move' && hasPassed(source, source.windowEndMinute, local))
    throw invalidField(`${field}.from`, 'past')
  const { id, version: _version, createdAt, ...content } = source
  return {
    ...content,
    ...to,
    ...(mode === 'move' ? { id, createdAt } : { source: 'copy', createdAt: now }),
    categories: withNothingSoldOut(source.categories),
    ...releaseOf(source, to, how),
    updatedAt: now,
  }
}

/**
 * A copy of a scheduled or published menu is scheduled at the same time of a later day. A copy for today stays a draft until the
 * owner publishes it.
 */
function releaseOf(source: Menu, to: Slot, { mode, timeZone, now, mayPublish, maySchedule }: How) {
  const draft = { state: 'draft', publishAt: null, publishedAt: null } as const
  const goesOn = maySchedule || (mode === 'move' && source.state === 'scheduled')
  if (source.state === 'draft' || !mayPublish || !goesOn || to.date <= localNow(now, timeZone).date)
    return draft
  const sameTime =
    source.publishAt && source.service === to.service && timeOn(source.publishAt, to.date, timeZone)
  const publishAt = sameTime || usualRelease(to, timeZone)
  if (releaseProblem(publishAt, to, timeZone, now)) return draft
  return { state: 'scheduled', publishAt, publishedAt: null } as const
}

const timeOn = (at: Date, date: string, timeZone: TimeZone) =>
  localInstant(date, localNow(at, timeZone).minute, timeZone)
