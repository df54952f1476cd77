import 'server-only'
import { notFound } from 'next/navigation'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import type { Menu } from '@/contract/entities/menu'
import { addDays } from '@/contract/rules/local-time'
import { isDate } from '@/contract/rules/menu-day'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'

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
  const { today, timeZone, emailVerified, menus } = await call(listOwnMenus, { query }, { token })
  const slot = { date: asked ?? today, service: serviceOf(service) }
  const others = menus.filter(({ date }) => date < slot.date).reverse()
  return {
    ...{ owner, restaurant, slot, today, timeZone, emailVerified },
    menu: menus.find((menu) => menu.date === slot.date && menu.service === slot.service) ?? null,
    last: others.find((menu) => menu.service === slot.service) ?? others[0] ?? null,
  }
}

const serviceOf = (service: unknown): Menu['service'] => (service === 'cena' ? 'cena' : 'comida')

export type OwnMenuDay = Awaited<ReturnType<typeof getOwnMenuDay>>
