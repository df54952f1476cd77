import 'server-only'
import { notFound } from 'next/navigation'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import type { Menu } from '@/contract/entities/menu'
import { addDays, localNow } from '@/contract/rules/local-time'
import { isDate } from '@/contract/rules/menu-day'
import { hasPassed } from '@/contract/rules/menu-release'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'
import { getOwnRights } from './own-rights'

/** How far back the menu is looked for that a new one begins with. */
const lookBack = 30

/** One day's menu as its owner may change it; today's lunch unless the address says otherwise. */
export async function getOwnMenuDay(day: unknown, service: unknown) {
  const owner = await requireOwner()
  const { token } = await getSession()
  const { restaurant } = owner
  if (!restaurant) notFound()
  const asked = typeof day === 'string' && isDate(day) ? day : null
  const around = asked ?? new Date().toISOString().slice(0, 10)
  const query = { from: addDays(around, -lookBack), to: addDays(around, 1) }
  const [{ today, timeZone, emailVerified, menus }, { scheduledMenus }] = await Promise.all([
    call(listOwnMenus, { query }, { token }),
    getOwnRights(),
  ])
  const slot = { date: asked ?? today, service: serviceOf(service) }
  const menu = menus.find((one) => one.date === slot.date && one.service === slot.service) ?? null
  const others = menus.filter(({ date }) => date < slot.date).reverse()
  return {
    ...{ owner, restaurant, slot, today, timeZone, emailVerified },
    maySchedule: scheduledMenus || slot.date <= today || menu?.state === 'scheduled',
    menu,
    isOver: hasPassed(slot, menu && endOf(menu), localNow(new Date(), timeZone)),
    last: others.find((one) => one.service === slot.service) ?? others[0] ?? null,
  }
}

const serviceOf = (service: unknown): Menu['service'] => (service === 'cena' ? 'cena' : 'comida')

/** In minutes of the menu's day, past midnight where it is served until then. */
function endOf({ window }: Menu) {
  if (!window) return null
  const [start, end] = [window.start, window.end].map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  )
  return start !== undefined && end !== undefined && end <= start ? end + 24 * 60 : (end ?? null)
}

export type OwnMenuDay = Awaited<ReturnType<typeof getOwnMenuDay>>
