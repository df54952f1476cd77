import { notFound } from 'next/navigation'
import type { OwnMenus } from '@/contract/endpoints/own-menus'
import type { Menu } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { hasPassed, windowMinutes } from '@/contract/rules/menu/menu-times'
import { addDays, isDate, localNow } from '@/contract/rules/time/local-time'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { requireFeature } from '../host/features'
import { requireOwner } from '../owner'
import { getOwnRights } from './own-rights'
import { type Days, readUntil } from './read-own-menus'
import { getRestaurant } from './restaurants'

import 'server-only'

/** One day's menu as its owner may change it. Today's lunch unless the address names another. */
export async function getOwnMenuDay(day: unknown, service: unknown) {
  await requireFeature('menus')
  const owner = await requireOwner()
  const { restaurant } = owner
  if (!restaurant) notFound()
  const asked = typeof day === 'string' && isDate(day) ? day : null
  const around = asked ?? new Date().toISOString().slice(0, 10)
  const slotOf = ({ today }: OwnMenus) => ({ date: asked ?? today, service: serviceOf(service) })
  const [read, { scheduledMenus }, shown] = await Promise.all([
    readUntil(daysAround(around), (read) => lastBefore(slotOf(read), read.menus).isSameService),
    getOwnRights(),
    getRestaurant(restaurant.restaurantId),
  ])
  const { today, timeZone, emailVerified, hasAssistant, menus } = read
  const slot = slotOf(read)
  const menu = menus.find((one) => one.date === slot.date && one.service === slot.service) ?? null
  return {
    ...{ owner, restaurant, slot, today, timeZone, emailVerified, hasAssistant },
    /** The opening hours that diners see, in minutes of the week. Empty before the profile is public. */
    week: weekMinutes(shown?.schedule ?? []),
    maySchedule: scheduledMenus || slot.date <= today || menu?.state === 'scheduled',
    menu,
    isOver: hasPassed(
      slot,
      menu?.window ? windowMinutes(menu.window).end : null,
      localNow(new Date(), timeZone),
    ),
    last: lastBefore(slot, menus).menu,
  }
}

/** The day and its neighbours, then earlier days: a new menu begins with an earlier one. */
const daysAround = (day: string): [Days, Days, Days] => [
  [addDays(day, -1), addDays(day, 1)],
  [addDays(day, -8), addDays(day, -2)],
  [addDays(day, -30), addDays(day, -9)],
]

function lastBefore({ date, service }: Pick<Menu, 'date' | 'service'>, menus: OwnMenu[]) {
  const others = menus.filter((one) => one.date < date).reverse()
  const same = others.find((one) => one.service === service)
  return { menu: same ?? others[0] ?? null, isSameService: same !== undefined }
}

const serviceOf = (service: unknown): Menu['service'] => (service === 'cena' ? 'cena' : 'comida')

export type OwnMenuDay = Awaited<ReturnType<typeof getOwnMenuDay>>
