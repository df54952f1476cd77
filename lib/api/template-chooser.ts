import 'server-only'
import { notFound } from 'next/navigation'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { listUserTemplates } from '@/contract/endpoints/templates'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { addDays } from '@/contract/rules/local-time'
import { profilePath } from '@/contract/rules/profile-slug'
import { requireOwner } from '../owner'
import { absoluteUrl } from '../seo/absolute-url'
import { getSession } from '../session'
import { call } from './call'
import { getOwnRights } from './own-rights'

/** How far back and ahead a menu is looked for, where there is none today. */
const [back, ahead] = [40, 20]

/** An owner's templates and ours, and the menu they are shown with; `list` is null when they could not be had. */
export async function getTemplateChooser(askedMenu: unknown) {
  const { ownerId, restaurant } = await requireOwner()
  if (!restaurant) notFound()
  const { token } = await getSession()
  const around = new Date().toISOString().slice(0, 10)
  const query = { from: addDays(around, -back), to: addDays(around, ahead) }
  const [list, { today, menus }, { ownTemplates }] = await Promise.all([
    call(listUserTemplates, { params: { ownerId } }, { token }).catch(() => null),
    call(listOwnMenus, { query }, { token }),
    getOwnRights(),
  ])
  const menu = shownMenu(menus.filter(hasDishes), today, askedMenu)
  return {
    restaurantId: restaurant.restaurantId,
    name: restaurant.restaurantName,
    url: absoluteUrl(profilePath(restaurant)),
    list,
    mayDesign: ownTemplates,
    menu: menu && { menuId: menu.menuId, date: menu.date, why: whyShown(menu, today, askedMenu) },
  }
}

const hasDishes = ({ categories }: OwnMenu) => categories.some(({ items }) => items.length > 0)

/** The one asked for, today's, the last there was, or the next there will be. */
function shownMenu(menus: OwnMenu[], today: string, asked: unknown) {
  const ofToday = menus.filter(({ date }) => date === today)
  return (
    menus.find(({ menuId }) => menuId === asked) ??
    ofToday.find(({ state }) => state === 'published') ??
    ofToday[0] ??
    menus.findLast(({ date }) => date < today) ??
    menus[0] ??
    null
  )
}

function whyShown({ menuId, date }: OwnMenu, today: string, asked: unknown) {
  if (date === today) return 'today' as const
  return menuId === asked ? ('asked' as const) : ('nearest' as const)
}

export type TemplateChooserData = Awaited<ReturnType<typeof getTemplateChooser>>
