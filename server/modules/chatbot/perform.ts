import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { usualRelease } from '@/contract/rules/menu/menu-times'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { copyOwnMenus, deleteOwnMenu, markSoldOut, saveOwnMenu } from '@/server/modules/menus'
import { updateRestaurant } from '@/server/modules/profile'
import { releaseBack } from './engine/deeds/undo'
import type { Command, Facts } from './engine/facts'
import type { Slot } from './engine/state'

type Known = Pick<Facts, 'menus' | 'restaurant'>

/** Runs a command with the same verbs that the pages use. A command that is already fulfilled changes nothing. */
export async function perform(
  ctx: OwnerCtx,
  command: Exclude<Command, { do: 'unlink' }>,
  { menus, restaurant }: Known,
): Promise<void> {
  const at = (slot: Slot) => menus.find(({ date, service }) => date === slot.date && service === slot.service)
  switch (command.do) {
    case 'save':
      return save(ctx, command, at(command.slot), restaurant)
    case 'sold-out':
      return soldOut(ctx, command, at(command.slot))
    case 'delete': {
      const menu = at(command.slot)
      if (menu) await deleteOwnMenu(ctx, { params: command.slot, query: { version: menu.version } })
      return
    }
    case 'undo':
      return undo(ctx, command, { menus, restaurant })
    case 'copy': {
      const { from, to, mode } = command
      if (at(from)) await copyOwnMenus(ctx, { body: { days: [{ from, to }], mode, overwrite: true } })
      return
    }
    case 'template':
      return ofRestaurant(ctx, restaurant, { key: 'templateId', mode: 'replace', value: command.templateId })
    case 'attach':
      return attach(ctx, command, restaurant)
  }
}

/** Empties slots before it fills others, because a moved menu may come from a slot that is filled. */
async function undo(ctx: OwnerCtx, { slots }: Extract<Command, { do: 'undo' }>, { menus }: Known) {
  const at = (slot: Slot) => menus.find((menu) => menu.date === slot.date && menu.service === slot.service)
  for (const { slot, before } of slots) {
    const menu = at(slot)
    if (!before && menu) await deleteOwnMenu(ctx, { params: slot, query: { version: menu.version } })
  }
  for (const { slot, before } of slots) {
    if (!before) continue
    const { release, publishAt } = releaseBack(before, ctx.clock())
    const body = { content: before.content, version: at(slot)?.version ?? null, release, confirmed: true }
    await saveOwnMenu(ctx, { params: slot, body: { ...body, ...(publishAt && { publishAt }) } })
  }
}

type Save = Extract<Command, { do: 'save' }>
const stateOf = { draft: 'draft', schedule: 'scheduled', publish: 'published' } as const

async function save(
  ctx: OwnerCtx,
  { slot, content, release, publishAt }: Save,
  before: OwnMenu | undefined,
  restaurant: Known['restaurant'],
) {
  const isSame = before && before.state === stateOf[release] && sameContent(before, content)
  if (isSame && !publishAt) return
  const usual = restaurant && usualRelease(slot, restaurant.timeZone)
  // The usual time for the menu's day is already past: publishes the menu at once. A menu that is scheduled keeps its own time.
  const isLate =
    release === 'schedule' && !publishAt && before?.state !== 'scheduled' && usual && usual <= ctx.clock()
  const body = {
    content,
    version: before?.version ?? null,
    release: isLate ? ('publish' as const) : release,
    confirmed: true,
  }
  await saveOwnMenu(ctx, { params: slot, body: { ...body, ...(publishAt && { publishAt }) } })
}

const sameContent = (
  menu: OwnMenu,
  { price, halfPrice, includes, window, categories, observation }: MenuContent,
) =>
  JSON.stringify([
    menu.price,
    menu.halfPrice,
    menu.includes,
    menu.window,
    menu.categories,
    menu.observation,
  ]) === JSON.stringify([price, halfPrice, includes, window, categories, observation])

async function soldOut(
  ctx: OwnerCtx,
  { slot, dish, soldOut }: Extract<Command, { do: 'sold-out' }>,
  menu: OwnMenu | undefined,
) {
  const category = menu?.categories.findIndex(({ items }) => items.some(({ name }) => name === dish)) ?? -1
  const item = menu?.categories[category]?.items.findIndex(({ name }) => name === dish) ?? -1
  if (item < 0) return
  await markSoldOut(ctx, { params: slot, body: { category, item, name: dish, soldOut } })
}

type Change = Parameters<typeof updateRestaurant>[1]['body']

async function ofRestaurant(ctx: OwnerCtx, restaurant: Known['restaurant'], body: Change) {
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  await updateRestaurant(ctx, { params: { restaurantId: restaurant.restaurantId }, body })
}

function attach(
  ctx: OwnerCtx,
  { as, url, name, date }: Extract<Command, { do: 'attach' }>,
  restaurant: Known['restaurant'],
) {
  if (as === 'carta')
    return ofRestaurant(ctx, restaurant, { key: 'cartas', mode: 'push', value: { url, name } })
  const value = { url, name, description: '', startDate: date, endDate: date }
  return ofRestaurant(ctx, restaurant, { key: 'specialMenus', mode: 'push', value })
}
