import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { rightsIn } from '@/server/modules/plans'
import { changeMenus, isSeen } from './change-menus'
import { invalidField } from './conflicts'
import { copyOf } from './copy-of'
import { ownMenuOf } from './own-menu-shape'
import { deleteMenus, insertMenu, lockMenus, type MenuRow, type Slot } from './queries'

type Pair = { from: Slot; to: Slot }

/** All of them or none. What would be lost is named first, and replaced only by who says so. */
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
    const saved: MenuRow[] = []
    for (const { copy, to } of copies) {
      const row = await insertMenu(tx, copy)
      if (!row) throw wouldOverwrite(await lockMenus(tx, restaurant.id, [to]))
      saved.push(row)
    }
    return {
      answer: { menus: saved.map(ownMenuOf) },
      steps: saved.map((menu) => ({ action: body.mode === 'move' ? 'moved' : 'copied', menu })),
      seen: [...moved, ...lost].some(isSeen),
    }
  })
}

const keyOf = ({ date, service }: Slot) => `${date} ${service}`

/** Two menus for one day, or one moved twice, can only be a mistake. */
function requireDistinct(pairs: Pair[], mode: 'copy' | 'move') {
  const [targets, sources] = [new Set<string>(), new Set<string>()]
  for (const [i, { from, to }] of pairs.entries()) {
    if (keyOf(from) === keyOf(to) || targets.has(keyOf(to))) throw invalidField(`days.${i}.to`, 'same')
    if (mode === 'move' && sources.has(keyOf(from))) throw invalidField(`days.${i}.from`, 'same')
    targets.add(keyOf(to))
    sources.add(keyOf(from))
  }
}

const wouldOverwrite = (lost: MenuRow[]) =>
  new AppError('conflict', 'would-overwrite', {
    message: 'En esos días ya hay menú.',
    current: { menus: lost.map(ownMenuOf) },
  })
