import { notFound } from 'next/navigation'
import { getSheetDress } from '@/contract/endpoints/sheet-dress'
import { type ListedTemplate, listUserTemplates, type TemplateList } from '@/contract/endpoints/templates'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { firstLanguage } from '@/contract/languages'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { addDays } from '@/contract/rules/time/local-time'
import { hostHas, missingFeatures } from '../host/features'
import { stockTemplateNames } from '../i18n/stock-template-names'
import { requireOwner } from '../owner'
import { absoluteUrl } from '../seo/absolute-url'
import { getSession } from '../session'
import { call } from './call'
import { getOwnRights } from './own-rights'
import { type Days, readUntil } from './read-own-menus'

import 'server-only'

/** Today and its neighbours, then further days, the past before the future. Links name only menus of today. */
const daysAround = (day: string): [Days, ...Days[]] => [
  [addDays(day, -1), addDays(day, 1)],
  [addDays(day, -8), addDays(day, -2)],
  [addDays(day, -40), addDays(day, -9)],
  [addDays(day, 2), addDays(day, 20)],
]

/**
 * An owner's templates, the stock templates, and the menu that they are shown with. `list` is null when the api did not give the
 * templates.
 */
export async function getTemplateChooser(askedMenu: unknown) {
  const { ownerId, restaurant } = await requireOwner()
  if (!restaurant) notFound()
  const { token } = await getSession()
  const around = new Date().toISOString().slice(0, 10)
  const ownMenus = async () =>
    (await hostHas('menus'))
      ? readUntil(daysAround(around), ({ today, menus }) =>
          menus.some((menu) => menu.date <= today && hasDishes(menu)),
        )
      : { today: around, menus: [] }
  const [list, { today, menus }, { ownTemplates }, missing, dress] = await Promise.all([
    call(listUserTemplates, { params: { ownerId } }, { token })
      .then(named)
      .catch(() => null),
    ownMenus(),
    getOwnRights(),
    missingFeatures(),
    ownDress(token),
  ])
  const menu = shownMenu(menus.filter(hasDishes), today, askedMenu)
  return {
    restaurantId: restaurant.restaurantId,
    name: restaurant.restaurantName,
    url: absoluteUrl(profilePath(restaurant), firstLanguage),
    list,
    mayDesign: ownTemplates,
    missing,
    dress,
    menu: menu && { menuId: menu.menuId, date: menu.date, why: whyShown(menu, today, askedMenu) },
    writtenIn: menu?.writtenIn,
  }
}

/** `isNamedHere`: its name is in the language of the page. */
export type ShownTemplate = ListedTemplate & { isNamedHere?: boolean }
export type ShownTemplates = Omit<TemplateList, 'templates'> & { templates: ShownTemplate[] }

/** With the names of the stock templates that we know, in the language of the page. */
async function named(list: TemplateList): Promise<ShownTemplates> {
  const names = await stockTemplateNames()
  const templates = list.templates.map((one) => {
    const templateName = one.isStock ? names.get(one._id) : undefined
    return templateName === undefined ? one : { ...one, templateName, isNamedHere: true }
  })
  return { ...list, templates }
}

/** Null where the host api has none, or does not answer: the page works without it. */
const ownDress = async (token: string | undefined) =>
  (await hostHas('sheetDress')) ? call(getSheetDress, {}, { token }).catch(() => null) : null

const hasDishes = ({ categories }: OwnMenu) => categories.some(({ items }) => items.length > 0)

/** The menu that the address names, else today's, else the last before today, else the next. */
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
